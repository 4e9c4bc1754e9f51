// rules_test.go tries the rules before the screen is tested. The screen shows
// what the rules say: while these are broken, its own tests could only repeat it.

package terminal

import (
	"fmt"

	"mateinfive/ch03-check/chess"
)

// brokenRules returns what is wrong with the rules, or nil. A panic there is an
// answer too.
func brokenRules() (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("they panic: %v", v)
		}
	}()
	for _, try := range rules {
		if err := try(); err != nil {
			return err
		}
	}
	return nil
}

// lessonDiagram is a board with all there is: every piece of both sides, on
// light and dark squares.
const lessonDiagram = `8 r n b q k . . .
7 p p . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 P P . . . . . .
1 R N B Q K . . .
  a b c d e f g h`

// startDiagram is the board as a game begins.
const startDiagram = `8 r n b q k b n r
7 p p p p p p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 P P P P P P P P
1 R N B Q K B N R
  a b c d e f g h`

// lesson is the board of lessonDiagram. TestMain sets it up.
var lesson chess.Board

// boardWorks tries what every screen needs: a board read, drawn and written
// down.
func boardWorks() (err error) {
	if lesson, err = chess.ParseDiagram(lessonDiagram); err != nil {
		return err
	}
	if got := lesson.String(); got != lessonDiagram {
		return fmt.Errorf("a board that was read from\n%s\nis drawn as\n%s", lessonDiagram, got)
	}
	if got, want := lesson.Placement(), "rnbqk3/pp6/8/8/8/8/PP6/RNBQK3"; got != want {
		return fmt.Errorf("the placement of a board is %q, want %q", got, want)
	}
	start := chess.StartingBoard()
	if got := start.Placement(); got != startPlacement {
		return fmt.Errorf("the placement of the starting board is %q, want %q", got, startPlacement)
	}
	return nil
}

// gameWorks plays a game in which every kind of piece moves and two capture.
func gameWorks() error {
	g := chess.NewGame()
	want := []string{"e2-e4", "d7-d5", "e4xd5", "Qd8xd5", "Ng1-f3", "Bc8-g4", "Bf1-e2", "Qd5-e4", "Rh1-g1", "Ke8-d8"}
	for i, text := range []string{"e2e4", "d7d5", "e4d5", "d8d5", "g1f3", "c8g4", "f1e2", "d5e4", "h1g1", "e8d8"} {
		m, _, err := chess.ParseMove(text)
		if err != nil {
			return err
		}
		if err := g.Play(m); err != nil {
			return fmt.Errorf("the move %s is refused: %w", text, err)
		}
		if n := len(g.Record()); n != i+1 {
			return fmt.Errorf("after %d moves the record has %d", i+1, n)
		}
		if got := g.Record()[i].String(); got != want[i] {
			return fmt.Errorf("the move %s is written %q, want %q", text, got, want[i])
		}
	}
	if err := g.Refusal(chess.Move{From: chess.A1, To: chess.A3}); err == nil {
		return fmt.Errorf("a rook jumps from a1 over a2 to a3")
	}
	return nil
}

// startPlacement is how a game begins.
const startPlacement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
