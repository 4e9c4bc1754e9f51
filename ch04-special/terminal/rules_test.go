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
	return questionsWork()
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

// questionsWork asks what the commands ask: where a rook gives check, where a pawn
// is about to become something, and after a capture and a move taken back.
func questionsWork() error {
	checked := chess.MustParseFEN("4r1k1/8/8/8/8/8/8/R3K3 w Q - 0 1")
	free := chess.MustParseFEN("6k1/P7/8/8/8/8/8/R3K3 w Q - 0 1")
	inCheck, before, after := chess.NewGameFrom(checked), chess.NewGameFrom(free), chess.NewGameFrom(checked)
	castling, _ := chess.ParseCastling("O-O-O", chess.White)
	start, board, castled := chess.StartingPosition(), before.Board(), free.After(castling)
	for _, m := range []chess.Move{{From: chess.E1, To: chess.D1}, {From: chess.E8, To: chess.E1}, {From: chess.D1, To: chess.E1}, {From: chess.G8, To: chess.G7}} {
		if err := after.Play(m); err != nil {
			return err
		}
	}
	if err := after.Undo(); err != nil {
		return err
	}
	for _, ask := range []struct {
		about string
		got   any
		want  string
	}{
		{"the starting position", start.FEN(), startFEN},
		{"the board of a game", board.Placement(), "6k1/P7/8/8/8/8/8/R3K3"},
		{"castling by its sign", castling, "e1c1"},
		{"the position after castling", castled.FEN(), "6k1/P7/8/8/8/8/8/2KR4 b - - 1 1"},
		{"the attackers of e1", checked.Attackers(chess.E1, chess.Black), "[e8]"},
		{"who gives check", checked.Checkers(chess.White), "[e8]"},
		{"where the king can go", checked.Destinations(chess.E1), "[d1 f1 d2 e2 f2]"},
		{"the legal moves", checked.LegalMoves(), "[e1d1 e1f1 e1d2 e1f2]"},
		{"perft 2", checked.Perft(2), "68"},
		{"divide 2", checked.Divide(2), "[{e1d1 17} {e1f1 17} {e1d2 17} {e1f2 17}]"},
		{"castling", inCheck.Refusal(castling), "a king does not castle out of, through or into attack: the king is in check on e1, attacked by the rook on e8"},
		{"a rook in check", inCheck.Explain(chess.Move{From: chess.A1, To: chess.A8}), "the rook on e8 gives check to the king on e1 over e7 e6 e5 e4 e3 e2: move the king, capture the rook on e8, or put a piece between"},
		{"a promotion", before.Refusal(chess.Move{From: chess.A7, To: chess.A8}), "promotion: say what the pawn becomes: a7a8q, a7a8r, a7a8b or a7a8n"},
		{"what was captured", len(after.Captured()), "1"},
		{"what was taken back", after.Undone(), "1"},
	} {
		if got := fmt.Sprint(ask.got); got != ask.want {
			return fmt.Errorf("asked about %s they answer %s, want %s", ask.about, got, ask.want)
		}
	}
	return nil
}

// startPlacement is how a game begins.
const startPlacement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
