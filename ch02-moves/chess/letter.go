// letter.go is the letter of a piece in diagrams.

package chess

// Letter returns the letter that stands for p: upper case for White, lower
// case for Black, and '.' for nil, the empty square.
func Letter(p Piece) byte {
	switch {
	case p == nil:
		return '.'
	case p.Color() == White:
		return byte(p.Type())
	default:
		return lower(byte(p.Type()))
	}
}
