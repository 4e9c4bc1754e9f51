// color.go names the two sides.

package chess

// A Color is one of the two sides, White or Black. It says who owns a piece;
// it has nothing to do with the light and dark squares of the board.
type Color uint8

// The two sides. White is the zero value and, by the rules, moves first.
const (
	White Color = iota
	Black
)

// Other returns the opponent of c.
func (c Color) Other() Color {
	if c == White {
		return Black
	}
	return White
}

// String returns "white" or "black".
func (c Color) String() string {
	if c == White {
		return "white"
	}
	return "black"
}
