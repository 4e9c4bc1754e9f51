// pins.go is yours: the pinned piece, its pinner, and the line.

package exercises

import "mateinfive/ch03-check/chess"

// Pins returns the pins against the king of side. A piece of side is pinned if
// it is the only piece between its king and an enemy rook, bishop or queen that
// would attack the king along that line without it. It is pinned even if it may
// move along the line, and whether or not the king is in check by another
// piece.
//
// The pins are in the order of their Pinned squares, a1 first. Each Line holds
// the squares from the king to the pinner, the nearest to the king first,
// without the squares of the king, of the pinner and of the pinned piece.
func Pins(b *chess.Board, side chess.Color) []Pin {
	panic("task Pins: not written yet")
}
