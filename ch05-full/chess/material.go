// material.go says what the pieces that are left can do: whether they are enough to
// give checkmate.

package chess

import "strings"

// CanMate reports whether one side has the material to give checkmate by any series
// of legal moves, however badly the other plays. If not, it cannot win when the other
// resigns or runs out of time (FIDE Laws of Chess, articles 5.1.2 and 6.9).
//
// A pawn, a rook or a queen can do it, and so can two knights, or a knight and a
// bishop. A lone knight needs an enemy piece that takes a square from its own king,
// and a queen will not do: from there it captures the knight. Bishops need a bishop of
// either side on the other color, or an enemy knight or pawn that takes such a square
// from its king; a rook or a queen would step between.
func (b *Board) CanMate(c Color) bool {
	mine, theirs := b.material(c), b.material(c.Other())
	switch {
	case strings.ContainsAny(mine, "QRP") || strings.Count(mine, "N") > 1:
		return true
	case strings.Contains(mine, "N"):
		return strings.Contains(mine, "B") || strings.ContainsAny(theirs, "RBNP")
	case strings.Contains(mine, "B"):
		return strings.ContainsAny(theirs, "NP") || !b.bishopsOnOneColor()
	default:
		return false
	}
}

// material returns the letters of the pieces of one side, in any order: "KBN".
func (b *Board) material(c Color) string {
	var letters []byte
	for s := A1; s <= H8; s++ {
		if p := b.At(s); p != nil && p.Color() == c {
			letters = append(letters, byte(p.Type()))
		}
	}
	return string(letters)
}

// bishopsOnOneColor reports whether all bishops of both sides stand on squares of the
// same color, which none of them ever leaves.
func (b *Board) bishopsOnOneColor() bool {
	light, dark := false, false
	for s := A1; s <= H8; s++ {
		if p := b.At(s); p != nil && p.Type() == TypeBishop {
			dark = dark || s.IsDark()
			light = light || !s.IsDark()
		}
	}
	return !(light && dark)
}
