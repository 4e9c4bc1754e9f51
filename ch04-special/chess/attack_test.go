// attack_test.go tests which pieces attack a square, and finds them a second
// time by looking from the square outward.

package chess

import (
	"slices"
	"testing"
)

func TestAttackers(t *testing.T) {
	const pawns = `
		8 . . . . . . . .
		7 . . . . . . . .
		6 . . p . . . . p
		5 . . . . . . . .
		4 . . . . P . . .
		3 . . . P . . . .
		2 P . . . . . . .
		1 . . . . . . . .
		  a b c d e f g h`
	const crowd = `
		8 . . . q . . . .
		7 . . . . . . . b
		6 . . . . . k . .
		5 . n . . . . . .
		4 r . P . . . R .
		3 . . . . K . . .
		2 . B . N . . . .
		1 . . . Q . . . .
		  a b c d e f g h`
	const pins = `
		8 . . . . r . . .
		7 . . . . . . . .
		6 . . . . . . . .
		5 . . . . . . . .
		4 . . . . R . . k
		3 . . . . . . . .
		2 . . . . . N . .
		1 . . . . K . . b
		  a b c d e f g h`
	tests := []struct {
		name    string
		diagram string
		square  Square
		by      Color
		want    string
	}{
		{"a white pawn attacks the square ahead of it to the left, though it is empty", pawns, D5, White, "e4"},
		{"and to the right", pawns, F5, White, "e4"},
		{"a white pawn does not attack the square it walks to", pawns, E5, White, ""},
		{"nor the one of its double step", pawns, A4, White, ""},
		{"nor a square behind it", pawns, D2, White, ""},
		{"nor one beside it", pawns, F4, White, ""},
		{"a pawn on the edge attacks one square", pawns, B3, White, "a2"},
		{"the edge is no way to the other side", pawns, H3, White, ""},
		{"nor to the next rank", pawns, H2, White, ""},
		{"a pawn attacks the square of a friend: it protects it", pawns, E4, White, "d3"},
		{"a black pawn attacks downwards", pawns, D5, Black, "c6"},
		{"to both sides", pawns, B5, Black, "c6"},
		{"a black pawn does not attack the square it walks to", pawns, C5, Black, ""},
		{"a black pawn on the edge attacks one square", pawns, G5, Black, "h6"},
		{"the edge is no way for Black either", pawns, A5, Black, ""},
		{"nor to the next rank, for Black", pawns, A4, Black, ""},

		{"several at once, from a1 to h8; the queen behind the knight is not among them", crowd, D4, White, "b2 e3 g4"},
		{"a pawn in the line is in the way", crowd, D4, Black, "b5 d8"},
		{"the square of an enemy", crowd, C4, Black, "a4"},
		{"the square of a friend", crowd, C4, White, "d2 g4"},
		{"a line goes no farther than the first piece", crowd, D1, Black, ""},
		{"a knight, a bishop and a king", crowd, E4, White, "d2 e3 g4"},
		{"the enemy's pieces are not asked", crowd, E4, Black, "h7"},
		{"a king attacks its neighbors", crowd, G7, Black, "f6"},
		{"no piece attacks its own square", crowd, H7, Black, ""},
		{"the corner at the beginning", crowd, A1, White, "d1 b2"},
		{"the corner at the end", crowd, H8, Black, "d8"},

		{"a pinned rook attacks", pins, B4, White, "e4"},
		{"a pinned rook attacks the king", pins, H4, White, "e4"},
		{"a piece attacks its own king as it does any friend: nobody could go there", pins, E1, White, "e4"},
		{"a blocked rook does not attack the king behind", pins, E1, Black, ""},
		{"a bishop and a rook attack the square of an enemy", pins, E4, Black, "h1 e8"},

		{"nobody attacks a square off the board", crowd, NoSquare, White, ""},
		{"nor one past the last", crowd, H8 + 1, Black, ""},
		{"nor any other number", crowd, Square(127), White, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := MustParseDiagram(tt.diagram)
			if got := namesOf(b.Attackers(tt.square, tt.by)); got != tt.want {
				t.Errorf("Attackers(%v, %v) = %q, want %q, on\n%v", tt.square, tt.by, got, tt.want, b)
			}
		})
	}
}

// A kind of piece that nobody has heard of attacks as well: only its IsValid is
// asked.
func TestAPieceWithARuleOfItsOwnAttacks(t *testing.T) {
	var b Board
	b.Set(E4, picky{})
	b.Set(G4, picky{lazy: true})
	if got, want := namesOf(b.Attackers(F5, White)), "e4 g4"; got != want {
		t.Errorf("Attackers(f5, white) = %q, want %q", got, want)
	}
	if got := namesOf(b.Attackers(E6, White)); got != "" {
		t.Errorf("Attackers(e6, white) = %q, want nobody", got)
	}
}

// attackersAround finds the attackers of a square without asking any piece for
// its rule: it looks from the square outward, along the eight lines to the
// first piece and at the squares a knight's jump away.
func attackersAround(b *Board, sq Square, by Color) []Square {
	var found []Square
	look := func(steps [][2]int, limit int, attacks func(t PieceType, distance, ranks int) bool) {
		for _, step := range steps {
			file, rank := sq.File(), sq.Rank()
			for distance := 1; distance <= limit; distance++ {
				file, rank = file+step[0], rank+step[1]
				p := b.At(NewSquare(file, rank))
				if p == nil {
					continue
				}
				if p.Color() == by && attacks(p.Type(), distance, step[1]) {
					found = append(found, NewSquare(file, rank))
				}
				break
			}
		}
	}
	below := -1 // a white pawn attacks from below, a black one from above
	if by == Black {
		below = 1
	}
	look(straightSteps, 7, func(t PieceType, distance, _ int) bool {
		return t == TypeQueen || t == TypeRook || t == TypeKing && distance == 1
	})
	look(diagonalSteps, 7, func(t PieceType, distance, ranks int) bool {
		return t == TypeQueen || t == TypeBishop || distance == 1 && (t == TypeKing || t == TypePawn && ranks == below)
	})
	look(knightSteps, 1, func(t PieceType, _, _ int) bool { return t == TypeKnight })
	slices.Sort(found)
	return found
}

func TestAttackersAreThoseWhomTheSquareSees(t *testing.T) {
	r := dice()
	for range 150 {
		b := randomBoard(r, 1+r.IntN(8))
		before := b
		for s := A1; s <= H8; s++ {
			for _, by := range bothColors {
				got, want := b.Attackers(s, by), attackersAround(&b, s, by)
				if !slices.Equal(got, want) {
					t.Fatalf("Attackers(%v, %v) = %v, want %v, on\n%v", s, by, got, want, b)
				}
			}
		}
		sameBoard(t, b, before)
	}
}

// Who stands on a square makes no difference to those who attack it.
func TestAttackersDoNotMindWhoStandsThere(t *testing.T) {
	r := dice()
	for range 20 {
		b := randomBoard(r, 2+r.IntN(6))
		for s := A1; s <= H8; s++ {
			vacant, taken := b, b
			vacant.Set(s, nil)
			taken.Set(s, randomPiece(r))
			for _, by := range bothColors {
				if got, want := taken.Attackers(s, by), vacant.Attackers(s, by); !slices.Equal(got, want) {
					t.Fatalf("Attackers(%v, %v) = %v, but %v when nobody stands there, on\n%v", s, by, got, want, taken)
				}
			}
		}
	}
}

// Captures are attacks: whoever may capture on a square attacks it, and of
// those who attack an enemy's square each may capture there.
func TestWhoAttacksAnEnemyMayCaptureIt(t *testing.T) {
	r := dice()
	for range 50 {
		b := randomBoard(r, 1+r.IntN(6))
		for s := A1; s <= H8; s++ {
			target := b.At(s)
			if target == nil {
				continue
			}
			by := target.Color().Other()
			var want []Square
			for from := A1; from <= H8; from++ {
				if p := b.At(from); p != nil && p.Color() == by && slices.Contains(b.Destinations(from), s) {
					want = append(want, from)
				}
			}
			if got := b.Attackers(s, by); !slices.Equal(got, want) {
				t.Fatalf("Attackers(%v, %v) = %v, but %v may capture there, on\n%v", s, by, got, want, b)
			}
		}
	}
}
