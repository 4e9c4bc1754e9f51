// given_test.go tests what is given: that each of the three crooked rule sets has
// its one mistake and no other, and that it can be found. It asks nothing of your
// answers. If you want to hunt, do not read on.

package exercises_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"
	"mateinfive/ch04-special/exercises"
)

func TestCrookedSets(t *testing.T) {
	setA, setB, setC := exercises.CrookedA, exercises.CrookedB, exercises.CrookedC
	tests := []struct {
		name  string
		set   exercises.Crooked
		fen   string
		depth int
		want  string // the moves on which it differs, with the count by the rules and by the set
	}{
		{"the beginning is no place to find A", setA, chess.StartFEN, 3, ""},
		{"nor B", setB, chess.StartFEN, 3, ""},
		{"nor C", setC, chess.StartFEN, 3, ""},

		{"E2-06: A castles with a bishop", setA, "4k3/8/8/8/8/8/8/b3K3 w Q - 0 1", 1, "[e1c1 - 1]"},
		{"E4-04: A castles with a bishop on the other side", setA, "4k3/8/8/8/8/8/8/4K2b w K - 0 1", 1, "[e1g1 - 1]"},
		{"A castles with nothing at all, for Black as well", setA, "4k3/8/8/8/8/8/8/4K3 b kq - 0 1", 1, "[e8g8 - 1 e8c8 - 1]"},
		{"A lets a captured rook castle", setA, "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", 2, "[g3h1 4 5]"},
		{"A lets Black's captured rook castle", setA, "r3k3/8/1N6/8/8/8/8/4K3 w q - 0 1", 2, "[b6a8 5 6]"},
		{"A knows that a rook that moves loses the right", setA, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", 3, ""},
		{"A knows that the king must have the right", setA, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 1, ""},
		{"A knows that the squares between must be empty", setA, "4k3/8/8/8/8/8/8/bN2K1Nb w KQ - 0 1", 1, ""},
		{"A knows that the king may not be attacked, by the piece in the corner either", setA, "4k3/8/8/8/8/8/8/4K2r w K - 0 1", 1, ""},
		{"A knows that the king must be there", setA, "4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", 1, ""},
		{"A knows that a queen does not castle, and that her king is in check", setA, "r6k/8/8/8/8/8/8/K3Q3 w Q - 0 1", 1, ""},

		{
			"E2-04: B loses a right when two moves are taken back", setB, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 2,
			"[e1d1 26 25 e1f1 26 25 e1d2 26 25 e1e2 26 25 e1f2 26 25 h1f1 23 22 h1g1 25 24 h1h2 25 24 h1h3 24 23 h1h4 23 22 h1h5 22 21 h1h6 21 20 h1h7 17 16 e1g1 23 22 e1c1 23 22]",
		},
		{"B loses the right to capture en passant", setB, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 2, "[e5d6 4 5]"},
		{"B takes one move back well", setB, "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1", 1, ""},
		{"B takes two back well if there is nothing to lose", setB, "4k3/8/8/3pP3/8/8/8/R3K2R w - - 0 1", 2, ""},
		{"B keeps the captured pieces apart", setB, "4k3/8/2p1p3/3P4/8/2n1n3/3P4/4K3 w - - 0 1", 3, ""},

		{"E4-01: C allows what the king forbids", setC, "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", 1, "[e5d6 - 1]"},
		{"E4-01: C forbids what ends a check", setC, "8/8/8/3pP3/2K5/8/8/7k w - d6 0 1", 1, "[e5d6 1 -]"},
		{"the same for Black: C allows", setC, "8/8/8/8/k2Pp2Q/8/8/4K3 b - d3 0 1", 1, "[e4d3 - 1]"},
		{"the same for Black: C forbids", setC, "8/6Q1/1K6/7k/6Pp/8/8/8 b - g3 0 1", 1, "[h4g3 1 -]"},
		{"C takes the pawn off afterward", setC, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 3, ""},
		{"C sees that the capturing pawn is pinned", setC, "7k/6b1/8/3pP3/8/2K5/8/8 w - d6 0 1", 1, ""},
		{"C sees a check that has nothing to do with the two", setC, "8/8/8/3pP3/8/8/k7/r3K3 w - d6 0 1", 1, ""},
		{"C knows that a king is not captured", setC, "8/8/3k4/3pP3/8/8/8/4K3 w - d6 0 1", 1, ""},
		{"C treats ordinary captures as the rules do", setC, "4k3/8/3p1p2/4P3/8/8/8/4K3 w - - 0 1", 1, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := chess.MustParseFEN(tt.fen)
			asked := p
			tt.set.Divide(&asked, tt.depth)
			if asked != p {
				t.Fatalf("%s changes the position: %s", tt.set.Name(), asked.FEN())
			}
			if got := fmt.Sprint(differences(tt.set, p, tt.depth)); got != "["+strings.Trim(tt.want, "[]")+"]" {
				t.Errorf("at depth %d %s differs on %s, want %s\n%s", tt.depth, tt.set.Name(), got, tt.want, p)
			}
		})
	}
}

// What the learner will try first is enough: the positions that the chapter
// counts anyway.
func TestCrookedSets_canBeFound(t *testing.T) {
	known := []string{
		"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
		"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
		"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
	}
	for _, set := range exercises.CrookedSets {
		t.Run(set.Name(), func(t *testing.T) {
			found := func(fen string) bool { return disagree(set, chess.MustParseFEN(fen), 3) }
			if !slices.ContainsFunc(known, found) {
				t.Errorf("no known position convicts %s at depth 3", set.Name())
			}
		})
	}
}

// Each set is what the rules become by its mistake, said in another way. That
// way is slow and looks different, but it has to count the same.
func TestCrookedSets_haveOneMistake(t *testing.T) {
	tests := []struct {
		set    exercises.Crooked
		divide func(p chess.Position, depth int) []chess.Share
	}{
		{exercises.CrookedA, func(p chess.Position, depth int) []chess.Share {
			return byCopies(p, depth, movesOfA, afterOfA)
		}},
		{exercises.CrookedB, divideOfB},
		{exercises.CrookedC, func(p chess.Position, depth int) []chess.Share {
			return byCopies(p, depth, movesOfC, chess.Position.After)
		}},
	}
	for _, tt := range tests {
		t.Run(tt.set.Name(), func(t *testing.T) {
			r := rand.New(rand.NewPCG(4, 6))
			differ := 0
			for i := range 200 {
				p := randomHomes(r)
				if i%2 == 0 {
					p = randomPassing(r)
				}
				got, want := tt.set.Divide(&p, 2), tt.divide(p, 2)
				if !slices.Equal(got, want) {
					t.Fatalf("%s divides\n%v, want\n%v\n%s\n%s", tt.set.Name(), got, want, p.FEN(), p)
				}
				if !slices.Equal(got, p.Divide(2)) {
					differ++
				}
			}
			if differ < 5 || differ > 195 {
				t.Errorf("on %d of 200 positions %s differs from the rules: want some, and not all", differ, tt.set.Name())
			}
		})
	}
}

// byCopies divides by any moves, and makes them on copies.
func byCopies(p chess.Position, depth int, moves func(p chess.Position) []chess.Move, after func(p chess.Position, m chess.Move) chess.Position) []chess.Share {
	var shares []chess.Share
	for _, m := range moves(p) {
		share := chess.Share{Move: m, Nodes: 1}
		if depth > 1 {
			share.Nodes = 0
			for _, next := range byCopies(after(p, m), depth-1, moves, after) {
				share.Nodes += next.Nodes
			}
		}
		shares = append(shares, share)
	}
	return shares
}

// movesOfA are the legal moves, and the castlings that lack nothing but a rook.
func movesOfA(p chess.Position) []chess.Move {
	moves := p.LegalMoves()
	for i, objections := range planOf(&p) {
		if chess.Color(i/2) == p.SideToMove && objections == "right, king" {
			moves = append(moves, parseMove(kingMoves[i]))
		}
	}
	return moves
}

// afterOfA is the position after a move, in which a captured rook has kept its
// right.
func afterOfA(p chess.Position, m chess.Move) chess.Position {
	after := p.After(m)
	if i := slices.Index(corners[:], m.To); i >= 0 {
		after.Castling |= p.Castling & (1 << i)
	}
	return after
}

// divideOfB goes by copies as well. A board that is put back has the rights that
// the last note says, and the last note is that of the last move made.
func divideOfB(p chess.Position, depth int) []chess.Share {
	shares, _ := divideWithNote(p, depth)
	return shares
}

// divideWithNote divides, and returns a position with the rights that were
// written down last.
func divideWithNote(p chess.Position, depth int) (shares []chess.Share, note chess.Position) {
	for _, m := range p.LegalMoves() {
		share := chess.Share{Move: m, Nodes: 1}
		note = p
		if depth > 1 {
			next, later := divideWithNote(p.After(m), depth-1)
			share.Nodes = 0
			for _, s := range next {
				share.Nodes += s.Nodes
			}
			if len(next) > 0 {
				note = later
			}
		}
		shares = append(shares, share)
		p.Castling = note.Castling
		p.SetEnPassant(note.EnPassant())
	}
	return shares, note
}

// movesOfC are the legal moves but those en passant, and those en passant that
// would be legal as ordinary captures, with the passing pawn left where it is.
func movesOfC(p chess.Position) []chess.Move {
	passed := p.EnPassant()
	ordinary := p
	ordinary.Set(passed, chess.NewPiece(chess.TypePawn, p.SideToMove.Other()))
	ordinary.SetEnPassant(chess.NoSquare)
	pawn := chess.NewPiece(chess.TypePawn, p.SideToMove)
	var moves, passing []chess.Move
	for from := chess.A1; from <= chess.H8; from++ {
		m := chess.Move{From: from, To: passed}
		if p.At(from) == pawn && pawn.IsValid(&p.Board, from, passed) && ordinary.IsLegal(m) {
			passing = append(passing, m)
		}
	}
	for _, m := range p.LegalMoves() {
		if m.To != passed || p.At(m.From) != pawn {
			moves = append(moves, m)
		}
	}
	return append(moves, passing...)
}

// randomPassing returns a random position in which a pawn has just made its
// double step past another. On the rank of the two stand a king and a rook: that
// is where the order of questions matters.
func randomPassing(r *rand.Rand) chess.Position {
	p := chess.Position{SideToMove: chess.Color(r.IntN(2)), FullmoveNumber: 1}
	side, enemy := p.SideToMove, p.SideToMove.Other()
	rank, back := 5, -1 // the rank of the square that was passed, and the way to the pawn
	if side == chess.Black {
		rank, back = 2, 1
	}
	file := r.IntN(7)
	for range r.IntN(7) {
		t := chess.PieceTypes[1+r.IntN(len(chess.PieceTypes)-1)] // no king
		s := chess.Square(r.IntN(64))
		if t != chess.TypePawn || 0 < s.Rank() && s.Rank() < 7 {
			p.Set(s, chess.NewPiece(t, chess.Color(r.IntN(2))))
		}
	}
	p.Set(chess.Square(r.IntN(64)), chess.NewPiece(chess.TypeKing, enemy))
	p.Set(chess.NewSquare(r.IntN(8), rank+back), chess.NewPiece(chess.TypeKing, side))
	p.Set(chess.NewSquare(r.IntN(8), rank+back), chess.NewPiece(chess.TypeRook, enemy))
	p.Set(chess.NewSquare(file, rank), nil)
	p.Set(chess.NewSquare(file, rank-back), nil)
	p.Set(chess.NewSquare(file, rank+back), chess.NewPiece(chess.TypePawn, enemy))
	p.Set(chess.NewSquare(file+1, rank+back), chess.NewPiece(chess.TypePawn, side))
	p.SetEnPassant(chess.NewSquare(file, rank))
	return p
}
