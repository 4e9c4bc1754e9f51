// exercise_test.go watches the prompt deal with the learner's answers: right
// ones, wrong ones, and none at all.
//
// No test here asks what the learner wrote. All of them put answers of their
// own in its place.

package terminal

import (
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"mateinfive/ch04-special/chess"
	"mateinfive/ch04-special/exercises"
	"mateinfive/internal/console/consoletest"
)

func TestTasksThatAreNotWritten(t *testing.T) {
	tests := []struct{ line, task string }{
		{"castling?", "CastlingPlan"}, {"best e7e8", "BestPromotion"}, {"goto 0", "Goto"}, {"kinds 1", "PerftKinds"}, {"witnesses", "Witnesses"},
	}
	for _, tt := range tests {
		t.Run(tt.line, func(t *testing.T) {
			got := strings.Replace(reply(begin(quietGame()), tt.line), "\n", " ", strings.Count(tt.task, "BestPromotion")) // its line is too long
			consoletest.Compare(t, got, "task "+tt.task+" is not written yet: go run ./exercises next ch04 "+tt.task+"\n")
		})
	}
}

// lesson is a position in which a pawn has just made a double step past another,
// a rook may castle and a second pawn is close to the end of the board.
const lesson = "4k3/P7/8/3pP3/8/8/8/4K2R w K d6 3 20"

func TestFooter(t *testing.T) {
	tests := []struct {
		name   string
		answer func(p *chess.Position) bool
		want   string // the beginning of what follows the board
	}{
		{"not written", unwritten.onlyEnPassant, ""},
		{"yes", func(*chess.Position) bool { return true }, "en passant is the only way\n"},
		{"no", func(*chess.Position) bool { return false }, ""},
		{"stopped", func(*chess.Position) bool { panic("oh\x1b") }, "TestFooter panics at ch04-special/terminal/exercise_test.go:"},
		{"it changes the position", func(p *chess.Position) bool { *p = chess.Position{}; return false }, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o := quietGame()
			o.tasks.onlyEnPassant = tt.answer
			s := begin(o)
			got := reply(s, "board")
			if after, found := strings.CutPrefix(got, consoletest.InSigns(startDiagram, consoletest.Letter)); !found || !strings.HasPrefix(after, tt.want) || tt.want == "" && after != "" {
				t.Errorf("the board and what follows is\n%s\nwant after the board\n%s", got, tt.want)
			}
			if p := s.game.Position(); p != s.given {
				t.Errorf("the game's position has become\n%s", p)
			}
		})
	}
}

// A task under the board that does not come back is asked once: it costs its time at one
// board only, and the line is done all the same.
func TestAFooterThatNeverComesBack(t *testing.T) {
	end := make(chan bool)
	defer close(end)
	var asked atomic.Int32
	o := game()
	o.patience = 300 * time.Millisecond
	o.tasks.onlyEnPassant = func(*chess.Position) bool { asked.Add(1); <-end; return false }
	s := begin(o)
	if got := reply(s, "e2e4"); !strings.HasPrefix(got, "1. e2-e4\n") || !strings.HasSuffix(got, "left out.\n") {
		t.Errorf("the move is answered by\n%s", got)
	}
	if got := reply(s, "board"); !strings.HasSuffix(got, "a b c d e f g h\n") || asked.Load() != 1 {
		t.Errorf("it was asked %d times, and the next board is\n%s", asked.Load(), got)
	}
}

// The prompt says what it is told, however odd that is.
func TestCastlingPlan(t *testing.T) {
	o := quietGame()
	o.tasks.castlingPlan = func(p *chess.Position) [4]exercises.Castling {
		*p = chess.Position{} // which must not reach the game
		return [4]exercises.Castling{
			{Move: chess.Move{From: chess.E1, To: chess.G1}, Right: true, King: true, Rook: true},
			{Move: chess.Move{From: chess.E1, To: chess.C1}, King: true, Occupied: []chess.Square{chess.D1}},
			{Move: chess.Move{From: chess.E8, To: chess.G8}, Right: true, Occupied: []chess.Square{chess.F8, chess.G8},
				Attacked: []chess.Square{chess.E8, chess.F8, chess.G8}},
			{Move: chess.Move{From: 100, To: chess.NoSquare}, Attacked: []chess.Square{chess.NoSquare}},
		}
	}
	s := from(t, lesson, o)
	consoletest.Compare(t, "\n"+reply(s, "castling?"), `
O-O for white (e1g1): nothing against it
O-O-O for white (e1c1): the right is gone; no rook in the corner; d1 is occupied
O-O for black (e8g8): no king on e8; no rook in the corner; f8 g8 are occupied;
e8 f8 g8 are attacked
O-O-O for black (Square(100)-): the right is gone; no king on Square(100); no
rook in the corner; - is attacked
`)
	consoletest.Compare(t, reply(s, "fen"), lesson+"\n")
}

func TestBestPromotion(t *testing.T) {
	tests := []struct {
		name, fen, line string
		answer          chess.PieceType
		want            string
	}{
		{"a rook", lesson, "best a7a8", chess.TypeRook, "best is a rook: a7a8r\nqueen: check, rook: check, bishop: no check, knight: no check\n"},
		{"what stands behind does not matter", lesson, "BEST a7-a8=N", chess.TypeRook, "best is a rook: a7a8r\nqueen: check, rook: check, bishop: no check, knight: no check\n"},
		{"mate and stalemate", "8/1PQ5/k7/8/8/4PK2/8/1Q6 w", "best b7 b8", chess.TypeKnight,
			"best is a knight: b7b8n\nqueen: stalemate, rook: stalemate, bishop: stalemate, knight: checkmate\n"},
		{"none", lesson, "best a7a8", 0, "no pawn can go from a7 to a8 now and become another piece\n"},
		{"no promotion at all", lesson, "best e1e2", chess.TypeQueen, "best is a queen: e1e2q\nqueen: not legal, rook: not legal, bishop: not legal, knight: not legal\n"},
		{"nonsense", lesson, "best a7a8", '\x1b', "best is a piece '\\x1b': a7a8\\x1b\nqueen: check, rook: check, bishop: no check, knight: no check\n"},
		{"no move", lesson, "best a7", 0, "not a move: \"a7\" (a move names two squares, such as e2e4)\n"},
		{"no square", lesson, "best i7i8", 0, "no such square: \"i7\" (squares run from a1 to h8)\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o := quietGame()
			o.tasks.bestPromotion = func(p *chess.Position, from, _ chess.Square) chess.PieceType {
				p.Set(from, nil) // which must not reach the game
				return tt.answer
			}
			consoletest.Compare(t, reply(from(t, tt.fen, o), tt.line), tt.want)
		})
	}
}

func TestGoto(t *testing.T) {
	const other = "task Goto has changed the moves of the game, or has made another: the game stays\nas it was\n"
	tests := []struct {
		name   string
		answer func(g *chess.Game, ply int) error
		want   string
		plies  int // of the game, afterward
	}{
		{"on", func(g *chess.Game, _ int) error { return g.Redo() }, "ply 3 of 3\n", 3},
		{"back", func(g *chess.Game, _ int) error { return g.Undo() }, "ply 1 of 3\n", 1},
		{"refused, after a step", func(g *chess.Game, ply int) error {
			g.Undo()
			return fmt.Errorf("there is no ply %d\x1b", ply)
		}, "there is no ply 7\\x1b\n", 2},
		{"stopped, after a step", func(g *chess.Game, _ int) error {
			g.Undo()
			panic("oh")
		}, "TestGoto panics at ch04-special/terminal/exercise_test.go: oh\nThe game stays as it was.\n", 2},
		{"another move", func(g *chess.Game, _ int) error {
			g.Undo()
			return g.Play(chess.Move{From: chess.E8, To: chess.E7})
		}, other, 2},
		{"a move too many", func(g *chess.Game, _ int) error {
			g.Redo()
			return g.Play(chess.Move{From: chess.D7, To: chess.E7})
		}, other, 2},
		{"what was taken back is forgotten", func(g *chess.Game, _ int) error {
			g.Undo()
			return g.Play(chess.Move{From: chess.E8, To: chess.D7})
		}, other, 2},
		{"another game", func(g *chess.Game, _ int) error { *g = *chess.NewGame(); return nil }, other, 2},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o := quietGame()
			o.tasks.goTo = tt.answer
			s := from(t, lesson, o)
			for _, line := range []string{"e1g1", "e8d7", "a7a8q", "undo"} {
				reply(s, line)
			}
			consoletest.Compare(t, withoutLines(reply(s, "goto 7")), tt.want)
			if plies, left := len(s.game.Record()), s.game.Undone(); plies != tt.plies || plies+left != 3 {
				t.Errorf("the game has %d moves and %d that were taken back, want %d and %d", plies, left, tt.plies, 3-tt.plies)
			}
		})
	}
	consoletest.Compare(t, reply(from(t, lesson, quietGame()), "goto x"), "goto needs the number of a ply: try goto 5\n")
}

func TestPerftKinds(t *testing.T) {
	o := quietGame()
	o.tasks.perftKinds = func(p *chess.Position, depth int) exercises.Kinds {
		*p = chess.Position{}
		return exercises.Kinds{Nodes: depth, Captures: 2, EnPassant: 3, Castlings: 4, Promotions: 5, Checks: 6, Mates: -7}
	}
	s := from(t, lesson, o)
	consoletest.Compare(t, reply(s, "kinds 3"), "nodes 3\ncaptures 2, en passant 3, castlings 4, promotions 5\nchecks 6, mates -7\n")
	consoletest.Compare(t, reply(s, "kinds 4"), "kinds looks from 1 to 3 plies ahead here: try kinds 3\n")
	consoletest.Compare(t, reply(s, "fen"), lesson+"\n")
}

// It needs no answer of the learner's: it is what the exercise is solved with.
func TestCrooked(t *testing.T) {
	tests := []struct{ name, fen, line, want string }{
		{"only what differs is listed", "4k3/8/8/3pP3/8/8/8/4K3 w - d6", "crooked B 2", `
move       rules       B
e5d6           4       5
moves on which they differ: 1 of 7
`},
		{"a move that the rules do not have comes last", "8/8/8/K2pP2r/8/8/8/4k3 w - d6", "CROOKED c 1", `
move       rules       C
e5d6           -       1
moves on which they differ: 1 of 7
`},
		{"a move that the crooked rules do not have is listed too", "8/8/8/3pP3/2K5/8/8/7k w - d6", "crooked C 1", `
move       rules       C
e5d6           1       -
moves on which they differ: 1 of 9
`},
		{"no move at all", "7k/5Q2/6K1/8/8/8/8/8 b", "crooked a 1", "\nmoves on which they differ: 0 of 0\n"},
		{"no difference", chess.StartFEN, "crooked A 2", "\nmoves on which they differ: 0 of 20\n"},
		{"another letter", chess.StartFEN, "crooked D 2", "\nthe crooked rules are A, B and C: try crooked A 2\n"},
		{"too deep", chess.StartFEN, "crooked b 4", "\ncrooked B looks from 1 to 3 plies ahead here: try crooked B 2\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { consoletest.Compare(t, "\n"+reply(from(t, tt.fen, quietGame()), tt.line), tt.want) })
	}
	t.Run("a screen is enough", func(t *testing.T) {
		got := reply(from(t, "4k3/8/8/1N6/8/8/8/Q3K2b w K", quietGame()), "crooked A 3")
		if !strings.Contains(got, "\nand 6 more\nmoves on which they differ: 24 of 29\n") || strings.Count(got, "\n") > 23 {
			t.Errorf("crooked A 3 is answered by\n%s", got)
		}
	})
}

// The first convicts. The others do not, in different ways: the prompt shows
// what it gets.
func TestWitnesses(t *testing.T) {
	found := [3]exercises.Witness{
		{FEN: "4k3/8/8/8/8/8/8/4K2b w K", Depth: 1, Move: chess.Move{From: chess.E1, To: chess.G1}, Slip: exercises.PassedPawnStays},
		{FEN: "4k3/8/8/8/8/8/8/4K2R w K", Depth: 2, Move: chess.Move{From: chess.E1, To: chess.G1}},
		{FEN: "4k3/8/8/8/8/8/8/4K2R w K", Depth: 1, Move: chess.Move{From: 100, To: chess.NoSquare, Promotion: '\x1b'}, Slip: 7},
	}
	o := quietGame()
	o.tasks.witnesses = func() [3]exercises.Witness { return found }
	s := begin(o)
	consoletest.Compare(t, "\n"+reply(s, "witnesses"), `
Against A, white to move: Against B, white to move: Against C, white to move:
8 . . . . k . . .         8 . . . . k . . .         8 . . . . k . . .
7 . . . . . . . .         7 . . . . . . . .         7 . . . . . . . .
6 . . . . . . . .         6 . . . . . . . .         6 . . . . . . . .
5 . . . . . . . .         5 . . . . . . . .         5 . . . . . . . .
4 . . . . . . . .         4 . . . . . . . .         4 . . . . . . . .
3 . . . . . . . .         3 . . . . . . . .         3 . . . . . . . .
2 . . . . . . . .         2 . . . . . . . .         2 . . . . . . . .
1 . . . . K . . b         1 . . . . K . . R         1 . . . . K . . R
  a b c d e f g h           a b c d e f g h           a b c d e f g h
e1g1 at depth 1: the rules count -, A counts 1: convicted
e1g1 at depth 2: the rules count 3, B counts 3: no difference
Square(100)-\x1b at depth 1: the rules count -, C counts -: no difference
Your diagnoses: A PassedPawnStays, B no slip, C Slip(7)
`)

	found = [3]exercises.Witness{{FEN: "8/8/8/8/8/8/8/8 \x1b"}, {FEN: chess.StartFEN, Depth: 0}, {FEN: chess.StartFEN, Depth: 4}}
	const want = "The witness against A: not a FEN: side to move \"\\x1b\": expected w or b\n" +
		"The witness against B has depth 0, and should have one from 1 to 3.\n" +
		"The witness against C has depth 4, and should have one from 1 to 3.\n" +
		"Your diagnoses: A no slip, B no slip, C no slip\n"
	if got := reply(s, "witnesses"); !strings.HasSuffix(got, want) {
		t.Errorf("the answer is\n%s\nwant it to end with\n%s", got, want)
	}
}
