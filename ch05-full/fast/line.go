// line.go looks along a line, in both directions at once.

package fast

import "math/bits"

// A line is two rays from one square: the squares with lower numbers, and those with higher
// ones. Which two of a piece's rays are taken together does not matter.
type line struct{ lower, upper uint64 }

// seen returns the squares of a line as far as it is open, and with them the first one each
// way that is occupied. For a rook on d1, with something on b1, f1 and h1:
//
//	               a b c d e f g h
//	lower          x x x . . . . .
//	upper          . . . . x x x x
//	occupied       . o . R . o . o
//	nearest        . 1 . . . . . .    the highest that is occupied in lower, or a1
//	upper part     . . . . . 1 . 1    what is occupied in upper
//	minus nearest  . 1 1 1 1 . . 1    borrows from the first 1 after it
//	which differs  . x x x x x . .    and is, without d1, what the rook sees
//
// (Higher bits stand to the right here.) This is the obstruction difference of Gerd Isenberg.
func (l *line) seen(occupied uint64) uint64 {
	upper := l.upper & occupied
	nearest := uint64(1) << (uint(bits.Len64(l.lower&occupied|1)-1) & 63)
	return (upper ^ (upper - nearest)) & (l.lower | l.upper)
}

// sees returns where a piece of some kind, but no pawn, can go, and what it protects.
func sees(kind uint8, from int, occupied uint64) (set uint64) {
	for i := range lines[kind][from] {
		set |= lines[kind][from][i].seen(occupied)
	}
	return set
}
