// exercise_test.go watches the prompt deal with the learner's answers: right
// ones, wrong ones, and none at all.
//
// No test here asks what the learner wrote. All of them put answers of their
// own in its place.

package terminal

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"
	"mateinfive/ch04-special/exercises"
)

// chapter is the folder of this chapter, and rules are what must work before its
// screen is worth a test.
const chapter = "ch04-special"

var rules = []func() error{boardWorks, gameWorks}

// forgetAnswers puts the exercises back to what they are before the learner has
// written one.
func forgetAnswers() {
	answers.castlingPlan = func(*chess.Position) [4]exercises.Castling { panic("exercise 4.1: not written yet") }
	answers.bestPromotion = func(p *chess.Position, from, to chess.Square) chess.PieceType {
		panic("exercise 4.2: not written yet")
	}
	answers.onlyEnPassant = func(*chess.Position) bool { panic("exercise 4.3: not written yet") }
	answers.goTo = func(*chess.Game, int) error { panic("exercise 4.4: not written yet") }
	answers.perftKinds = func(*chess.Position, int) exercises.Kinds { panic("exercise 4.5: not written yet") }
	answers.witnesses = func() [3]exercises.Witness { panic("exercise 4.6: not written yet") }
}

// fromHere is what an exercise says that has panicked in a test: the tests do
// not stand in the learner's file, so no line is named.
const fromHere = " stopped in ch04-special/exercises/exercises.go: "

// passing is a lesson in which a pawn has just made a double step past another,
// a rook may castle and a second pawn is close to the end of the board.
const passing = "4k3/P7/8/3pP3/8/8/8/4K2R w K d6 3 20"

// asked returns a session in the lesson, and a function that complains if an
// exercise is asked about another position.
func asked(t *testing.T) (*session, func(p *chess.Position)) {
	t.Helper()
	lesson := chess.MustParseFEN(passing)
	return newSession(nil, Options{Position: lesson, Quiet: true}), func(p *chess.Position) {
		t.Helper()
		if *p != lesson {
			t.Errorf("the exercise is asked about %s, want %s", p.FEN(), passing)
		}
	}
}

// An exercise that changes what it is asked about changes a copy.
func TestFooter(t *testing.T) {
	const board = "8 . . . . k . . .\n7 P . . . . . . .\n6 . . . . . . . .\n5 . . . p P . . .\n" +
		"4 . . . . . . . .\n3 . . . . . . . .\n2 . . . . . . . .\n1 . . . . K . . R\n  a b c d e f g h\n"
	s, same := asked(t)
	before := position(s)
	compare(t, answer(s, "board"), board)

	swap(t, &answers.onlyEnPassant, func(p *chess.Position) bool {
		same(p)
		*p = chess.Position{}
		return true
	})
	compare(t, answer(s, "board"), board+"en passant is the only way\n")
	compare(t, position(s), before)

	swap(t, &answers.onlyEnPassant, func(*chess.Position) bool { return false })
	compare(t, answer(s, "board"), board)

	swap(t, &answers.onlyEnPassant, func(*chess.Position) bool { panic("oh\x1b[2J") })
	compare(t, answer(s, "board"), board+"exercise 4.3"+fromHere+`oh\x1b[2J`+"\n")
}

// The line stands under every board, above what else is said: also under the
// one that a move leads to.
func TestFooterAfterAMove(t *testing.T) {
	swap(t, &answers.onlyEnPassant, func(p *chess.Position) bool { return p.EnPassant() == chess.G3 })
	s := newSession(nil, Options{Position: at("8/6Q1/1K6/7k/7p/8/6P1/8", chess.White)})
	compare(t, "\n"+answer(s, "g2g4"), `
1. g2-g4+
8 . . . . . . . .
7 . . . . . . Q .
6 . K . . . . . .
5 . . . . . . .+k
4 . . . . . . P p
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . . .
  a b c d e f g h
en passant is the only way
check: the king on h5 is attacked by the pawn on g4
`)
}

// The prompt says what it is told, however odd that is.
func TestCastlingPlan(t *testing.T) {
	s, same := asked(t)
	before := position(s)
	swap(t, &answers.castlingPlan, func(p *chess.Position) [4]exercises.Castling {
		same(p)
		p.Set(chess.E1, nil)
		return [4]exercises.Castling{
			{Move: chess.Move{From: chess.E1, To: chess.G1}, Right: true, King: true, Rook: true},
			{Move: chess.Move{From: chess.E1, To: chess.C1}, King: true, Occupied: []chess.Square{chess.D1}},
			{
				Move: chess.Move{From: chess.E8, To: chess.G8}, Right: true,
				Occupied: []chess.Square{chess.F8, chess.G8}, Attacked: []chess.Square{chess.E8, chess.F8, chess.G8},
			},
			{Move: chess.Move{From: 100, To: chess.NoSquare}, Attacked: []chess.Square{chess.NoSquare}},
		}
	})
	compare(t, "\n"+answer(s, "castling?"), `
O-O for white (e1g1): nothing against it
O-O-O for white (e1c1): the right is gone; no rook in the corner; d1 is occupied
O-O for black (e8g8): no king on e8; no rook in the corner; f8 g8 are occupied;
e8 f8 g8 are attacked
O-O-O for black (Square(100)-): the right is gone; no king on Square(100); no
rook in the corner; - is attacked
`)
	compare(t, position(s), before)
}

func TestBestPromotion(t *testing.T) {
	s, same := asked(t)
	before := position(s)
	best := chess.TypeRook
	swap(t, &answers.bestPromotion, func(p *chess.Position, from, to chess.Square) chess.PieceType {
		same(p)
		if from != chess.A7 || to != chess.A8 {
			t.Errorf("the exercise is asked about a pawn from %s to %s", from, to)
		}
		p.Set(from, nil)
		return best
	})
	compare(t, answer(s, "best a7a8"), "best is a rook: a7a8r\nqueen: check, rook: check, bishop: no check, knight: no check\n")
	compare(t, answer(s, "BEST a7-a8=N"), "best is a rook: a7a8r\nqueen: check, rook: check, bishop: no check, knight: no check\n")
	best = 0
	compare(t, answer(s, "best a7a8"), "no pawn can go from a7 to a8 now and become another piece\n")
	best = 27 // what a terminal takes for the beginning of a command
	compare(t, answer(s, "best a7a8"), "best is a piece '\\x1b': a7a8\\x1b\nqueen: check, rook: check, bishop: no check, knight: no check\n")
	compare(t, position(s), before)

	swap(t, &answers.bestPromotion, func(*chess.Position, chess.Square, chess.Square) chess.PieceType { return chess.TypeQueen })
	compare(t, answer(s, "best e1e2"), "best is a queen: e1e2q\nqueen: not legal, rook: not legal, bishop: not legal, knight: not legal\n")
	for _, line := range []string{"best", "best a7", "best x", "best a7a8 a8", "best i7i8", "best a7a8k"} {
		compare(t, answer(s, line), "that is not how to type it: try best e7e8\n")
	}
}

// The other outcomes: a mate, and a stalemate.
func TestBestPromotionOutcomes(t *testing.T) {
	swap(t, &answers.bestPromotion, func(*chess.Position, chess.Square, chess.Square) chess.PieceType { return chess.TypeKnight })
	s := newSession(nil, Options{Position: at("8/1PQ5/k7/8/8/4PK2/8/1Q6", chess.White), Quiet: true})
	compare(t, answer(s, "best b7b8"), "best is a knight: b7b8n\nqueen: stalemate, rook: stalemate, bishop: stalemate, knight: checkmate\n")
}

func TestGoto(t *testing.T) {
	s := newSession(nil, Options{Position: chess.MustParseFEN(passing)})
	for _, line := range []string{"e1g1", "e8d7", "a7a8q", "undo"} {
		answer(s, line)
	}
	before := position(s)
	game := s.game

	// A right answer, here the shortest way to one that is always the same.
	swap(t, &answers.goTo, func(g *chess.Game, ply int) error {
		if g == game {
			t.Error("the learner's code works on the game itself, and not on a copy")
		}
		if p, was := g.Position(), game.Position(); ply != 3 || p != was || len(g.Record()) != 2 || g.Undone() != 1 {
			t.Errorf("asked for ply %d of a game with %v played, %d undone and the position %s", ply, g.Record(), g.Undone(), p.FEN())
		}
		return g.Redo()
	})
	answer(s, "f1") // the rook is touched, and let go of
	compare(t, "\n"+answer(s, "goto 3"), `
ply 3 of 3
8 Q . . . . . . .
7 . . . k . . . .
6 . . . . . . . .
5 . . . p P . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . R K .
  a b c d e f g h
`)
	if s.touched != chess.NoSquare {
		t.Errorf("after goto %s is still touched", s.touched)
	}
	compare(t, answer(s, "record"), "20. O-O Ke8-d7\n21. a7-a8=Q\n")
	answer(s, "undo")
	compare(t, position(s), before)

	// A refusal, and whatever has been done to the game before it.
	swap(t, &answers.goTo, func(g *chess.Game, ply int) error {
		for g.Undo() == nil {
			continue
		}
		return fmt.Errorf("there is no ply %d\x1b[2J", ply)
	})
	compare(t, answer(s, "goto -7"), `there is no ply -7\x1b[2J`+"\n")
	compare(t, position(s), before)
	swap(t, &answers.goTo, func(g *chess.Game, ply int) error {
		if err := g.Undo(); err != nil {
			return err
		}
		panic("half way")
	})
	compare(t, answer(s, "goto 0"), "exercise 4.4"+fromHere+"half way\n")
	compare(t, position(s), before)

	swap(t, &answers.goTo, func(*chess.Game, int) error { return errors.New("asked") })
	for _, line := range []string{"goto", "goto x", "goto 1 2", "goto 99999999999999999999"} {
		compare(t, answer(s, line), "that is not how to type it: try goto 5\n")
	}
	compare(t, position(s), before)
}

func TestPerftKinds(t *testing.T) {
	s, same := asked(t)
	before := position(s)
	swap(t, &answers.perftKinds, func(p *chess.Position, depth int) exercises.Kinds {
		same(p)
		p.Set(chess.E1, nil)
		return exercises.Kinds{Nodes: depth, Captures: 2, EnPassant: 3, Castlings: 4, Promotions: 5, Checks: 6, Mates: -7}
	})
	compare(t, "\n"+answer(s, "kinds 3"), `
nodes 3
captures 2, en passant 3, castlings 4, promotions 5
checks 6, mates -7
`)
	compare(t, position(s), before)
	for _, line := range []string{"kinds", "kinds 1 2"} {
		compare(t, answer(s, line), "that is not how to type it: try kinds 3\n")
	}
	for _, line := range []string{"kinds 0", "kinds 4", "kinds x", "kinds -1"} {
		compare(t, answer(s, line), "kinds looks from 1 to 3 plies ahead here: try kinds 3\n")
	}
}

// It needs no answer of the learner's: it is what the exercise is solved with.
func TestCrooked(t *testing.T) {
	tests := []struct{ name, fen, line, want string }{
		{
			"a line that differs is marked", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "crooked B 2", `
move       rules       B
e1d1           6       6
e1f1           6       6
e1d2           6       6
e1e2           6       6
e1f2           6       6
e5d6           4       5  <
e5e6           4       4
moves on which they differ: 1
`,
		},
		{
			"a move that the rules do not have comes last", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "CROOKED c 1", `
move       rules       C
a5a4           1       1
a5b4           1       1
a5b5           1       1
a5a6           1       1
a5b6           1       1
e5e6           1       1
e5d6           -       1  <
moves on which they differ: 1
`,
		},
		{
			"a move that the crooked rules do not have stays in its place", "8/8/8/3pP3/2K5/8/8/7k w - d6 0 1", "crooked C 1", `
move       rules       C
c4b3           1       1
c4c3           1       1
c4d3           1       1
c4b4           1       1
c4d4           1       1
c4b5           1       1
c4c5           1       1
c4d5           1       1
e5d6           1       -  <
moves on which they differ: 1
`,
		},
		{
			"no move at all", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "crooked a 1", `
move       rules       A
moves on which they differ: 0
`,
		},
		{"a letter alone", startFEN, "crooked A", "\nthat is not how to type it: try crooked A 2\n"},
		{"nothing", startFEN, "crooked", "\nthat is not how to type it: try crooked A 2\n"},
		{"another letter", startFEN, "crooked D 2", "\nthe crooked rules are A, B and C: try crooked A 2\n"},
		{"the other way round", startFEN, "crooked 2 A", "\nthe crooked rules are A, B and C: try crooked A 2\n"},
		{"too deep", startFEN, "crooked b 4", "\ncrooked B looks from 1 to 3 plies ahead here: try crooked B 2\n"},
		{"not deep enough", startFEN, "crooked b 0", "\ncrooked B looks from 1 to 3 plies ahead here: try crooked B 2\n"},
		{"a word too many", startFEN, "crooked A 2 3", "\nthat is not how to type it: try crooked A 2\n"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			s := newSession(nil, Options{Position: chess.MustParseFEN(tt.fen), Quiet: true})
			before := position(s)
			compare(t, "\n"+answer(s, tt.line), tt.want)
			compare(t, position(s), before)
		})
	}
}

// The first convicts. The others do not, in different ways: the prompt shows
// what it gets.
func TestWitnesses(t *testing.T) {
	s := newSession(nil, quietGame)
	before := position(s)
	found := [3]exercises.Witness{
		{FEN: "4k3/8/8/8/8/8/8/4K2b w K - 0 1", Depth: 1, Move: chess.Move{From: chess.E1, To: chess.G1}},
		{FEN: "4k3/8/8/8/8/8/8/4K2R w K", Depth: 2, Move: chess.Move{From: chess.E1, To: chess.G1}},
		{FEN: "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", Depth: 1, Move: chess.Move{From: 100, To: chess.NoSquare, Promotion: 27}},
	}
	swap(t, &answers.witnesses, func() [3]exercises.Witness { return found })
	compare(t, "\n"+answer(s, "witnesses"), `
The witness against A, white to move:
8 . . . . k . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . K . . b
  a b c d e f g h
e1g1 at depth 1: the rules count -, A counts 1: convicted
The witness against B, white to move:
8 . . . . k . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . K . . R
  a b c d e f g h
e1g1 at depth 2: the rules count 3, B counts 3: no difference
The witness against C, white to move:
8 . . . . . . . .
7 . . . . . . . .
6 . . . . . . . .
5 K . . p P . . r
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . k . . .
  a b c d e f g h
Square(100)-\x1b at depth 1: the rules count -, C counts -: no difference
`)
	found = [3]exercises.Witness{
		{FEN: "nonsense\x1b", Depth: 1},
		{FEN: startFEN, Depth: 0},
		{FEN: startFEN, Depth: 4},
	}
	got := answer(s, "witnesses")
	for _, want := range []string{
		"The witness against A: not a FEN: ",
		"\nThe witness against B has depth 0, and should have one from 1 to 3.\n",
		"\nThe witness against C has depth 4, and should have one from 1 to 3.\n",
	} {
		if !strings.Contains(got, want) || strings.Contains(got, "\x1b") {
			t.Errorf("witnesses that are none are answered by %q, want %q in it", got, want)
		}
	}
	compare(t, position(s), before)
}

func TestExercisesThatPanic(t *testing.T) {
	s := newSession(nil, quietGame)
	before := position(s)
	t.Cleanup(forgetAnswers)
	answers.castlingPlan = func(*chess.Position) [4]exercises.Castling { panic("\x1b]0;one\a") }
	answers.bestPromotion = func(*chess.Position, chess.Square, chess.Square) chess.PieceType { panic("two\u202e") }
	answers.goTo = func(*chess.Game, int) error { panic("four\n\r") }
	answers.perftKinds = func(*chess.Position, int) exercises.Kinds { panic("five\xff") }
	answers.witnesses = func() [3]exercises.Witness { panic("six\x00") }
	compare(t, answer(s, "castling?"), "exercise 4.1"+fromHere+`\x1b]0;one\x07`+"\n")
	compare(t, answer(s, "best e7e8"), "exercise 4.2"+fromHere+`two\u202e`+"\n")
	compare(t, answer(s, "goto 0"), "exercise 4.4"+fromHere+`four\x0a\x0d`+"\n")
	compare(t, answer(s, "kinds 1"), "exercise 4.5"+fromHere+`five\xff`+"\n")
	compare(t, answer(s, "witnesses"), "exercise 4.6"+fromHere+`six\x00`+"\n")
	compare(t, position(s), before)
}

func TestExercisesNotWritten(t *testing.T) {
	s := newSession(nil, quietGame)
	for line, id := range map[string]string{"castling?": "4.1", "best e7e8": "4.2", "goto 5": "4.4", "kinds 3": "4.5", "witnesses": "4.6"} {
		compare(t, answer(s, line), "exercise "+id+" is not written yet: ch04-special/exercises/exercises.go\n")
	}
}
