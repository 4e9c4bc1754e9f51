// square.go names the 64 squares and turns names into squares and back.

package chess

import "fmt"

// A Square is one of the 64 squares of the board: a1 is 0, b1 is 1, and so on
// along each rank up to h8, which is 63. [NoSquare] stands for "none".
//
// A number instead of two keeps a square comparable and cheap to pass around.
// File and Rank take it apart again, both counted from 0.
type Square int8

// NoSquare is the answer where there is no square to give.
const NoSquare Square = -1

// The squares, from White's left hand corner to the right, rank by rank.
const (
	A1 Square = iota
	B1
	C1
	D1
	E1
	F1
	G1
	H1
	A2
	B2
	C2
	D2
	E2
	F2
	G2
	H2
	A3
	B3
	C3
	D3
	E3
	F3
	G3
	H3
	A4
	B4
	C4
	D4
	E4
	F4
	G4
	H4
	A5
	B5
	C5
	D5
	E5
	F5
	G5
	H5
	A6
	B6
	C6
	D6
	E6
	F6
	G6
	H6
	A7
	B7
	C7
	D7
	E7
	F7
	G7
	H7
	A8
	B8
	C8
	D8
	E8
	F8
	G8
	H8
)

// NewSquare returns the square on the given file and rank, both from 0 (file
// a, rank 1) to 7 (file h, rank 8). Off the board it returns [NoSquare], so
// that code walking along a line may simply walk until it falls off.
func NewSquare(file, rank int) Square {
	if file < 0 || file > 7 || rank < 0 || rank > 7 {
		return NoSquare
	}
	return Square(8*rank + file)
}

// ParseSquare reads a square's name, a letter and a digit such as "e4". Upper
// case letters are fine. The error wraps [ErrSquare].
func ParseSquare(text string) (Square, error) {
	if len(text) == 2 {
		file := int(lower(text[0])) - 'a'
		rank := int(text[1]) - '1'
		if s := NewSquare(file, rank); s != NoSquare {
			return s, nil
		}
	}
	return NoSquare, fmt.Errorf("%w: %s (squares run from a1 to h8)", ErrSquare, Quote(text))
}

// File returns the column of s, from 0 for the a-file to 7 for the h-file. The
// square must be on the board.
func (s Square) File() int { return int(s) % 8 }

// Rank returns the row of s, from 0 for the first rank (White's side of the
// board) to 7 for the eighth. The square must be on the board.
func (s Square) Rank() int { return int(s) / 8 }

// OnBoard reports whether s is one of the 64 squares.
func (s Square) OnBoard() bool { return A1 <= s && s <= H8 }

// IsDark reports whether s is a dark square. The corner a1 is dark, and each
// step along a rank or a file changes the shade. The square must be on the board.
func (s Square) IsDark() bool { return (s.File()+s.Rank())%2 == 0 }

// String returns the name of s, such as "e4", and "-" for [NoSquare].
func (s Square) String() string {
	switch {
	case s.OnBoard():
		return string([]byte{'a' + byte(s.File()), '1' + byte(s.Rank())})
	case s == NoSquare:
		return "-"
	default:
		return fmt.Sprintf("Square(%d)", int8(s))
	}
}
