// rules_test.go tries the rules before the screen is tested. The screen shows
// what the rules say: while these are broken, its own tests could only repeat it.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch04-special/chess"
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
	for _, fen := range []string{startFEN, "4k3/8/8/3pP3/8/8/8/4K2R w K d6 7 29", "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1"} {
		p, err := chess.ParseFEN(fen)
		if err != nil {
			return err
		}
		if got := p.FEN(); got != fen {
			return fmt.Errorf("a position that was read from %s is written %s", fen, got)
		}
	}
	return nil
}

// gameWorks plays games in which every kind of piece moves and captures, both
// sides castle, pawns capture en passant and become something. Each is taken
// back and played again.
func gameWorks() error {
	for _, game := range []struct{ start, moves, record, end string }{
		{startFEN, "e2e4 d7d5 e4d5 d8d5 g1f3 c8g4 f1e2 d5e4 h1g1 e8d8",
			"e2-e4 d7-d5 e4xd5 Qd8xd5 Ng1-f3 Bc8-g4 Bf1-e2 Qd5-e4 Rh1-g1 Ke8-d8",
			"rn1k1bnr/ppp1pppp/8/8/4q1b1/5N2/PPPPBPPP/RNBQK1R1 w Q - 6 6"},
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1 e8c8", "O-O O-O-O", "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2"},
		{"4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "d2d4 e4d3", "d2-d4 e4xd3", "4k3/8/8/8/8/3p4/8/4K3 w - - 0 2"},
		{"2r1k3/1P6/8/8/8/8/p7/4K3 w - - 0 1", "b7c8q e8e7 e1e2 a2a1n", "b7xc8=Q+ Ke8-e7 Ke1-e2 a2-a1=N", "2Q5/4k3/8/8/8/8/4K3/n7 w - - 0 3"},
	} {
		if err := gameWorksOut(game.start, strings.Fields(game.moves), strings.Fields(game.record), game.end); err != nil {
			return fmt.Errorf("in the game from %s, %w", game.start, err)
		}
	}
	if err := chess.NewGame().Refusal(chess.Move{From: chess.A1, To: chess.A3}); err == nil {
		return fmt.Errorf("a rook jumps from a1 over a2 to a3")
	}
	return nil
}

// gameWorksOut plays a game, and says where it goes wrong.
func gameWorksOut(start string, moves, record []string, end string) error {
	g := chess.NewGameFrom(chess.MustParseFEN(start))
	for i, text := range moves {
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
		if got := g.Record()[i].String(); got != record[i] {
			return fmt.Errorf("the move %s is written %q, want %q", text, got, record[i])
		}
	}
	for _, turn := range []struct {
		name string
		step func() error
		want string
	}{
		{"played", func() error { return nil }, end},
		{"taken back", g.Undo, start},
		{"played again", g.Redo, end},
	} {
		for range moves {
			if err := turn.step(); err != nil {
				return fmt.Errorf("it cannot be %s: %w", turn.name, err)
			}
		}
		if p := g.Position(); p.FEN() != turn.want {
			return fmt.Errorf("%s it leads to %s, want %s", turn.name, p.FEN(), turn.want)
		}
	}
	return nil
}

// startPlacement is how a game begins.
const startPlacement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
