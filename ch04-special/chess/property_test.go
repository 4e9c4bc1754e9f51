// property_test.go tests what is true of every move on every board, on boards
// filled at random. The dice fall the same way in every run.

package chess

import (
	"slices"
	"testing"
)

// bothColors holds the two sides, for tests that try each.
var bothColors = []Color{White, Black}

// allPieces returns one piece of each kind and color.
func allPieces() []Piece {
	var pieces []Piece
	for _, t := range PieceTypes {
		for _, c := range bothColors {
			pieces = append(pieces, NewPiece(t, c))
		}
	}
	return pieces
}

// The steps of the pieces, written down a second time and in another way: the
// code measures the distance between two squares, this table walks.
var (
	straightSteps = [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	diagonalSteps = [][2]int{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}
	allSteps      = slices.Concat(straightSteps, diagonalSteps)
	knightSteps   = [][2]int{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
)

// reach returns the squares to which p could go from a square, found by walking
// there step by step.
func reach(b *Board, p Piece, from Square) [64]bool {
	switch p.Type() {
	case TypeKing:
		return walkAlong(b, p, from, allSteps, 1)
	case TypeQueen:
		return walkAlong(b, p, from, allSteps, 7)
	case TypeRook:
		return walkAlong(b, p, from, straightSteps, 7)
	case TypeBishop:
		return walkAlong(b, p, from, diagonalSteps, 7)
	case TypeKnight:
		return walkAlong(b, p, from, knightSteps, 1)
	default:
		return walkAsPawn(b, p.Color(), from)
	}
}

// walkAlong takes each step up to limit times, as far as the board and the
// pieces on it let p go.
func walkAlong(b *Board, p Piece, from Square, steps [][2]int, limit int) [64]bool {
	var found [64]bool
	for _, step := range steps {
		file, rank := from.File(), from.Rank()
		for range limit {
			file, rank = file+step[0], rank+step[1]
			to := NewSquare(file, rank)
			if to == NoSquare {
				break
			}
			target := b.At(to)
			found[to] = target == nil || target.Color() != p.Color()
			if target != nil {
				break
			}
		}
	}
	return found
}

// walkAsPawn walks straight ahead and looks to both sides.
func walkAsPawn(b *Board, c Color, from Square) [64]bool {
	ahead, first := 1, 1
	if c == Black {
		ahead, first = -1, 6
	}
	steps := 1
	if from.Rank() == first {
		steps = 2
	}
	var found [64]bool
	for i := 1; i <= steps; i++ {
		to := NewSquare(from.File(), from.Rank()+i*ahead)
		if to == NoSquare || b.At(to) != nil {
			break
		}
		found[to] = true
	}
	for _, side := range []int{-1, 1} {
		to := NewSquare(from.File()+side, from.Rank()+ahead)
		if to != NoSquare && b.At(to) != nil && b.At(to).Color() != c {
			found[to] = true
		}
		beside := NewSquare(from.File()+side, from.Rank())
		if to == b.EnPassant() && from.Rank() == first+3*ahead && b.At(to) == nil && b.At(beside) == NewPiece(TypePawn, c.Other()) {
			found[to] = true // it takes the pawn beside
		}
	}
	return found
}

func TestIsValidIsWhatWalkingSquareBySquareFinds(t *testing.T) {
	r := dice()
	for range 3000 {
		b := randomBoard(r, 1+r.IntN(8))
		b.SetEnPassant(Square(r.IntN(64)))
		before := b
		p, from := randomPiece(r), Square(r.IntN(64))
		want := reach(&b, p, from)
		for to := A1; to <= H8; to++ {
			if got := p.IsValid(&b, from, to); got != want[to] {
				t.Fatalf("%v %v from %v to %v: IsValid = %t, want %t, on %s", p.Color(), p.Type(), from, to, got, want[to], b.Placement())
			}
		}
		if b != before {
			t.Fatalf("IsValid of a %v changed the board on %s", p.Type(), differences(b, before))
		}
	}
}

func TestDestinationsAreAllSquaresThatIsValidAllows(t *testing.T) {
	r := dice()
	for range 200 {
		b := anyPosition(r).Board
		before := b
		for from := A1; from <= H8; from++ {
			var want []Square
			if p := b.At(from); p != nil {
				for to, reached := range reach(&b, p, from) {
					if reached {
						want = append(want, Square(to))
					}
				}
			}
			if got := b.Destinations(from); !slices.Equal(got, want) {
				t.Fatalf("%s: Destinations(%v) = %v, want %v, on %s", named(b.At(from)), from, got, want, b.Placement())
			}
		}
		if b != before {
			t.Fatalf("Destinations changed the board on %s", differences(b, before))
		}
	}
}

// everyMove calls f for each piece, and from each square to each other, on a
// few boards.
func everyMove(f func(b *Board, p Piece, from, to Square)) {
	r := dice()
	for range 8 {
		b := randomBoard(r, 2+r.IntN(4))
		for _, p := range allPieces() {
			for from := A1; from <= H8; from++ {
				for to := A1; to <= H8; to++ {
					f(&b, p, from, to)
				}
			}
		}
	}
}

func TestAKnightAlwaysChangesTheShadeOfItsSquare(t *testing.T) {
	everyMove(func(b *Board, p Piece, from, to Square) {
		if p.Type() == TypeKnight && p.IsValid(b, from, to) && from.IsDark() == to.IsDark() {
			t.Fatalf("%v to %v", from, to)
		}
	})
}

func TestABishopNeverChangesTheShadeOfItsSquare(t *testing.T) {
	everyMove(func(b *Board, p Piece, from, to Square) {
		if p.Type() == TypeBishop && p.IsValid(b, from, to) && from.IsDark() != to.IsDark() {
			t.Fatalf("%v to %v", from, to)
		}
	})
}

func TestAQueenIsARookOrABishop(t *testing.T) {
	everyMove(func(b *Board, p Piece, from, to Square) {
		if p.Type() != TypeQueen {
			return
		}
		rook, bishop := NewPiece(TypeRook, p.Color()), NewPiece(TypeBishop, p.Color())
		asOne, asOther := rook.IsValid(b, from, to), bishop.IsValid(b, from, to)
		if asOne && asOther {
			t.Fatalf("%v to %v is a move of a rook and of a bishop", from, to)
		}
		if got := p.IsValid(b, from, to); got != (asOne || asOther) {
			t.Fatalf("%v to %v: queen %t, rook %t, bishop %t", from, to, got, asOne, asOther)
		}
	})
}

func TestNoPieceCapturesItsOwn(t *testing.T) {
	everyMove(func(b *Board, p Piece, from, to Square) {
		if target := b.At(to); target != nil && target.Color() == p.Color() && p.IsValid(b, from, to) {
			t.Fatalf("%v %v from %v takes its own %v on %v", p.Color(), p.Type(), from, target.Type(), to)
		}
	})
}

func TestNoPieceStandsStill(t *testing.T) {
	everyMove(func(b *Board, p Piece, from, to Square) {
		if from == to && p.IsValid(b, from, to) {
			t.Fatalf("%v %v stays on %v", p.Color(), p.Type(), from)
		}
	})
}

func TestThePieceNeedNotStandOnTheFirstSquare(t *testing.T) {
	r := dice()
	for range 8 {
		b := randomBoard(r, 2+r.IntN(4))
		for _, p := range allPieces() {
			for from := A1; from <= H8; from++ {
				vacant, taken := b, b
				vacant.Set(from, nil)
				taken.Set(from, p)
				for to := A1; to <= H8; to++ {
					if got, want := p.IsValid(&vacant, from, to), p.IsValid(&taken, from, to); got != want {
						t.Fatalf("%v %v from %v to %v: %t, but %t when it stands there", p.Color(), p.Type(), from, to, got, want)
					}
				}
			}
		}
	}
}

// mirrored returns the board as the other side sees it: the ranks in opposite
// order and the colors exchanged.
func mirrored(b Board) Board {
	var other Board
	if s := b.EnPassant(); s != NoSquare {
		other.SetEnPassant(mirroredSquare(s))
	}
	for s := A1; s <= H8; s++ {
		if p := b.At(s); p != nil {
			other.Set(mirroredSquare(s), mirroredPiece(p))
		}
	}
	return other
}

func mirroredSquare(s Square) Square { return NewSquare(s.File(), 7-s.Rank()) }

func mirroredPiece(p Piece) Piece { return NewPiece(p.Type(), p.Color().Other()) }

func TestTheRulesAreTheSameForBothSides(t *testing.T) {
	r := dice()
	for range 8 {
		b := anyPosition(r).Board
		other := mirrored(b)
		for _, p := range allPieces() {
			twin := mirroredPiece(p)
			for from := A1; from <= H8; from++ {
				for to := A1; to <= H8; to++ {
					mine := p.IsValid(&b, from, to)
					yours := twin.IsValid(&other, mirroredSquare(from), mirroredSquare(to))
					if mine != yours {
						t.Fatalf("%v %v from %v to %v: %t, its twin: %t, on %s", p.Color(), p.Type(), from, to, mine, yours, b.Placement())
					}
				}
			}
		}
	}
}

func TestOffTheBoardTheAnswerIsNo(t *testing.T) {
	r := dice()
	b := randomBoard(r, 4)
	before := b
	for _, p := range allPieces() {
		for i := -128; i <= 127; i++ {
			off := Square(i)
			if off.OnBoard() {
				continue
			}
			for s := A1; s <= H8; s++ {
				if p.IsValid(&b, off, s) || p.IsValid(&b, s, off) || p.IsValid(&b, off, off) {
					t.Fatalf("%v %v between %v and %v: true", p.Color(), p.Type(), off, s)
				}
			}
		}
	}
	sameBoard(t, b, before)
}

func TestIsValidAllocatesNothing(t *testing.T) {
	b := setUp(t, startDiagram)
	for _, p := range allPieces() {
		t.Run(p.Color().String()+" "+p.Type().String(), func(t *testing.T) {
			allocs := testing.AllocsPerRun(1, func() {
				for from := A1; from <= H8; from++ {
					for to := A1; to <= H8; to++ {
						p.IsValid(&b, from, to)
					}
				}
			})
			if allocs != 0 {
				t.Errorf("%v allocations, want none", allocs)
			}
		})
	}
}

// Games are played at random, and the referee keeps up with them. Whoever can
// castle, capture en passant or promote does so.
func TestARandomGameAddsUp(t *testing.T) {
	r := dice()
	castled, passed, promoted := 0, 0, 0
	for range 10 {
		g := NewGame()
		ref := refereeOf(setUpFEN(t, startText))
		var captured []Piece
		for n := range 100 {
			p, moves := ref.position(), ref.moves()
			if len(moves) == 0 {
				break
			}
			r.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
			m := moves[0]
			for _, other := range moves {
				if isSpecial(p, other) {
					m = other
				}
			}
			taken := p.At(m.To)
			switch {
			case m.Promotion != 0:
				promoted++
			case !isSpecial(p, m):
			case p.At(m.From).Type() == TypeKing:
				castled++
			default:
				passed++
				taken = NewPiece(TypePawn, p.SideToMove.Other())
			}
			if taken != nil {
				captured = append(captured, taken)
			}
			if err := g.Play(m); err != nil {
				t.Fatal(err)
			}
			ref = ref.play(m)
			if got, want := g.Position(), ref.position(); got != want {
				t.Fatalf("after %d moves, %v the last, the game stands\n%s, want\n%s", n+1, m, fenOf(got), fenOf(want))
			}
			if got := len(g.Record()); got != n+1 {
				t.Fatalf("after %d moves the record has %d", n+1, got)
			}
		}
		if !slices.Equal(g.Captured(), captured) {
			t.Fatalf("captured are %v, want %v", g.Captured(), captured)
		}
	}
	if castled == 0 || passed == 0 || promoted == 0 {
		t.Errorf("there were %d castlings, %d captures en passant and %d promotions: this test wants some of each", castled, passed, promoted)
	}
}

// isSpecial reports whether a legal move is one of those that chapter 4 is about.
func isSpecial(p Position, m Move) bool {
	files := m.To.File() - m.From.File()
	switch p.At(m.From).Type() {
	case TypeKing:
		return files*files == 4
	case TypePawn:
		return m.Promotion != 0 || files != 0 && p.At(m.To) == nil
	default:
		return false
	}
}
