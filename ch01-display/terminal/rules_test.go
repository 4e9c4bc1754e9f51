// rules_test.go tries the rules before the screen is tested. The screen shows
// what the rules say: while these are broken, its own tests could only repeat it.

package terminal

import (
	"fmt"

	"mateinfive/ch01-display/chess"
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

// startPlacement is how a game begins.
const startPlacement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
