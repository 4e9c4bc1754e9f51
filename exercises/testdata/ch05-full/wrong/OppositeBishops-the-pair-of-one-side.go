// Tempting: one bishop on light squares and one on dark ones, that is all. But
// they can belong to the same side.

package exercises

import "mateinfive/ch05-full/chess"

// OppositeBishops counts the bishops of each kind of square, whosever they are.
func OppositeBishops(b *chess.Board) (dark chess.Color, ok bool) {
	light, darks := 0, 0
	for s := chess.A1; s <= chess.H8; s++ {
		if p := b.At(s); p != nil && p.Type() == chess.TypeBishop {
			if s.IsDark() {
				darks++
				dark = p.Color()
			} else {
				light++
			}
		}
	}
	if light != 1 || darks != 1 {
		return chess.White, false
	}
	return dark, true
}
