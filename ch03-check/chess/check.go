// check.go asks whether a king is attacked.

package chess

// InCheck reports whether the king of one color is attacked. Without a king the
// answer is no.
func (b *Board) InCheck(c Color) bool {
	return len(b.Checkers(c)) > 0
}
