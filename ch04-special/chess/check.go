// check.go asks whether a king is attacked.

package chess

// InCheck reports whether the king of one color is attacked. Without a king the
// answer is no.
func (b *Board) InCheck(c Color) bool {
	// Checkers knows it, too. But this question comes after every move that is
	// tried, and the king stands on its square already, for an enemy to capture:
	// no copy of the board is needed.
	king := b.King(c)
	for from := A1; from <= H8; from++ {
		if p := b.At(from); p != nil && p.Color() != c && p.IsValid(b, from, king) {
			return true
		}
	}
	return false
}
