// make_test.go tests moves that are made on a position and taken back.

package chess

import (
	"slices"
	"testing"
)

// Each case makes one move and takes it back. What the piece may do is not asked
// here.
var makeTests = []struct {
	name     string
	fen      string
	move     string
	want     string
	captured string
}{
	{"a quiet move counts one more ply", "4k3/8/8/8/8/8/8/R3K3 w - - 5 9", "a1a5", "4k3/8/8/R7/8/8/8/4K3 b - - 6 9", ""},
	{"after Black's move the next number comes", "r3k3/8/8/8/8/8/8/4K3 b - - 5 9", "a8a5", "4k3/8/8/r7/8/8/8/4K3 w - - 6 10", ""},
	{"a pawn's step begins the count again", "4k3/8/8/8/8/8/4P3/4K3 w - - 5 9", "e2e3", "4k3/8/8/8/8/4P3/8/4K3 b - - 0 9", ""},
	{"so does a step of Black's pawn", "4k3/4p3/8/8/8/8/8/4K3 b - - 5 9", "e7e6", "4k3/8/4p3/8/8/8/8/4K3 w - - 0 10", ""},
	{"and a capture", "4k3/8/8/8/8/3n4/8/R3KB2 w - - 5 9", "f1d3", "4k3/8/8/8/8/3B4/8/R3K3 b - - 0 9", "n"},
	{"and a capture by a king", "4k3/8/8/8/8/8/4q3/4K3 w - - 5 9", "e1e2", "4k3/8/8/8/8/8/4K3/8 b - - 0 9", "q"},
	{"a double step leaves a square behind", "4k3/8/8/8/8/8/4P3/4K3 w - - 5 9", "e2e4", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 9", ""},
	{"a double step of Black's too", "4k3/p7/8/8/8/8/8/4K3 b - - 5 9", "a7a5", "4k3/8/8/p7/8/8/8/4K3 w - a6 0 10", ""},
	{"any move ends the right to capture in passing", "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 9", "e1e2", "4k3/8/8/3Pp3/8/8/4K3/8 b - - 1 9", ""},
	{"a new double step replaces the old one", "4k3/p7/8/8/7P/8/8/4K3 b - h3 0 9", "a7a5", "4k3/8/8/p7/7P/8/8/4K3 w - a6 0 10", ""},
	{"a capture in passing", "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 9", "d5e6", "4k3/8/4P3/8/8/8/8/4K3 b - - 0 9", "p"},
	{"a capture in passing by Black", "4k3/8/8/8/pP6/8/8/4K3 b - b3 0 9", "a4b3", "4k3/8/8/8/8/1p6/8/4K3 w - - 0 10", "P"},
	{"a pawn that walks straight onto the square captures nothing", "4k3/8/8/4P3/8/8/8/4K3 w - e6 0 9", "e5e6", "4k3/8/4P3/8/8/8/8/4K3 b - - 0 9", ""},
	{"a piece that goes onto the square captures nothing", "4k3/8/8/4p3/8/8/4R3/4K3 w - e6 0 9", "e2e6", "4k3/8/4R3/4p3/8/8/8/4K3 b - - 1 9", ""},
	{"castling", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 9", "e1g1", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 6 9", ""},
	{"castling on the queen's side", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 9", "e1c1", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 6 9", ""},
	{"castling of Black", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 5 9", "e8g8", "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 6 10", ""},
	{"castling of Black on the queen's side", "r3k2r/8/8/8/8/8/8/R3K2R b Qq - 5 9", "e8c8", "2kr3r/8/8/8/8/8/8/R3K2R w Q - 6 10", ""},
	{"a king's step is no castling", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 9", "e1f1", "r3k2r/8/8/8/8/8/8/R4K1R b kq - 6 9", ""},
	{"a queen's way from e1 to g1 is none either", "k7/8/8/8/8/8/8/R3Q2R w - - 5 9", "e1g1", "k7/8/8/8/8/8/8/R5QR b - - 6 9", ""},
	{"a rook captures a rook, and two rights end", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 9", "h1h8", "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 9", "r"},
	{"promotion", "8/4P2k/8/8/8/8/8/4K3 w - - 5 9", "e7e8n", "4N3/7k/8/8/8/8/8/4K3 b - - 0 9", ""},
	{"promotion of Black with a capture", "4k3/8/8/8/8/8/1p6/R3K3 b Q - 5 9", "b2a1r", "4k3/8/8/8/8/8/8/r3K3 w - - 0 10", "R"},
	{"a move from corner to corner", "4k2b/8/8/8/8/8/8/B3K3 w - - 5 9", "a1h8", "4k2B/8/8/8/8/8/8/4K3 b - - 0 9", "b"},

	{"nobody asks whether the piece may: a king jumps", "4k3/8/8/8/8/8/8/4K3 w - - 5 9", "e1a7", "4k3/K7/8/8/8/8/8/8 b - - 6 9", ""},
	{"nor whether its king is safe", "4k3/8/8/8/8/4r3/4B3/4K3 w - - 5 9", "e2a6", "4k3/8/B7/8/8/4r3/8/4K3 b - - 6 9", ""},
	{"nor whether the target is a king", "4k3/8/8/8/8/8/4R3/4K3 w - - 5 9", "e2e8", "4R3/8/8/8/8/8/8/4K3 b - - 0 9", "k"},
	{"nor whether castling is allowed", "4k3/8/8/8/8/5r2/8/4K2R w - - 5 9", "e1g1", "4k3/8/8/8/8/5r2/8/5RK1 b - - 6 9", ""},
	{"a pawn without a choice stays a pawn", "8/4P2k/8/8/8/8/8/4K3 w - - 5 9", "e7e8", "4P3/7k/8/8/8/8/8/4K3 b - - 0 9", ""},
	{"a rook with a choice stays a rook", "8/R6k/8/8/8/8/8/4K3 w - - 5 9", "a7a8q", "R7/7k/8/8/8/8/8/4K3 b - - 6 9", ""},
}

func TestMakeAndUnmake(t *testing.T) {
	for _, tt := range makeTests {
		row(t, tt.name, func(t *testing.T) {
			p, m := setUpFEN(t, tt.fen), moveOf(tt.move)
			undo := p.Make(m)
			samePosition(t, p, setUpFEN(t, tt.want), "after Make")
			if want := pieceOf[tt.captured]; undo.captured != want {
				t.Errorf("captured is %s, want %s", named(undo.captured), named(want))
			}
			if t.Failed() {
				return // what was made wrong cannot be taken back right
			}
			p.Unmake(m, undo)
			samePosition(t, p, setUpFEN(t, tt.fen), "after Unmake")
		})
	}
}

func TestAfterIsMakeOnACopy(t *testing.T) {
	for _, tt := range makeTests {
		row(t, tt.name, func(t *testing.T) {
			p := setUpFEN(t, tt.fen)
			samePosition(t, p.After(moveOf(tt.move)), setUpFEN(t, tt.want), "what After returns:")
			samePosition(t, p, setUpFEN(t, tt.fen), "where After was asked,")
		})
	}
}

// Every move that a piece can make by its IsValid can be taken back, legal or
// not, and so can every castling.
func TestEveryMoveCanBeUnmade(t *testing.T) {
	moves := 0
	manyPositions(t, func(before Position) {
		p := before
		try := func(m Move) {
			undo := p.Make(m)
			made := p
			p.Unmake(m, undo)
			if p != before {
				t.Fatalf("after %v was made and taken back: %s\nbefore: %s", m, fenOf(p), fenOf(before))
			}
			if after := p.After(m); after != made {
				t.Fatalf("after %v: %s\nwith Make: %s\nin %s", m, fenOf(after), fenOf(made), fenOf(before))
			}
			moves++
		}
		for from := A1; from <= H8; from++ {
			piece := before.At(from)
			if piece == nil || piece.Color() != before.SideToMove {
				continue
			}
			for _, to := range before.Destinations(from) {
				try(Move{From: from, To: to})
				if end := to.Rank() == 0 || to.Rank() == 7; end && piece.Type() == TypePawn {
					try(Move{From: from, To: to, Promotion: TypeKnight})
				}
			}
		}
		for _, m := range []Move{moveOf("e1g1"), moveOf("e1c1"), moveOf("e8g8"), moveOf("e8c8")} {
			if judge := refereeOf(before); slices.Contains(judge.moves(), m) {
				try(m)
			}
		}
	})
	if moves < 50_000 {
		t.Errorf("%d moves are too few to prove anything", moves)
	}
}

// A whole game can be taken back, each move with what Make returned for it.
func TestAWholeGameCanBeTakenBack(t *testing.T) {
	type ply struct {
		before Position
		move   Move
		undo   Undo
	}
	var plies []ply
	var p Position
	unwind := func() {
		for i := len(plies) - 1; i >= 0; i-- {
			p.Unmake(plies[i].move, plies[i].undo)
			if p != plies[i].before {
				t.Fatalf("with ply %d taken back: %s\nbefore it: %s", i+1, fenOf(p), fenOf(plies[i].before))
			}
		}
		plies = nil
	}
	eachWalk(t, 30, func(before Position, m Move) {
		if p != before { // another game begins
			unwind()
			p = before
		}
		plies = append(plies, ply{before, m, p.Make(m)})
	})
	unwind()
}

// Make and Unmake are the innermost part of every count: what they keep, they
// keep on the stack.
func TestMakeAndUnmakeAllocateNothing(t *testing.T) {
	for _, tt := range makeTests {
		row(t, tt.name, func(t *testing.T) {
			p, m := setUpFEN(t, tt.fen), moveOf(tt.move)
			allocs := testing.AllocsPerRun(10, func() {
				p.Unmake(m, p.Make(m))
			})
			if allocs != 0 {
				t.Errorf("%v allocations, want none", allocs)
			}
		})
	}
}

// BenchmarkMake makes a move of each kind and takes it back.
func BenchmarkMake(b *testing.B) {
	moves := []struct {
		name, fen, move string
	}{
		{"quiet move", kiwipeteText, "e2d3"},
		{"capture", kiwipeteText, "e2a6"},
		{"castling", kiwipeteText, "e1g1"},
		{"en passant", "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "d5e6"},
		{"promotion", "8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7e8q"},
	}
	for _, bb := range moves {
		b.Run(bb.name, func(b *testing.B) {
			p, m := setUpFEN(b, bb.fen), moveOf(bb.move)
			b.ReportAllocs()
			for b.Loop() {
				p.Unmake(m, p.Make(m))
			}
		})
	}
}
