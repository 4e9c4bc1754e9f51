// bench_test.go measures what taking back buys.

package chess

import "testing"

// BenchmarkKingSafe asks the same question in two ways: is the king safe after a
// move? On a copy, as chapter 3 does, or by making the move and taking it back.
func BenchmarkKingSafe(b *testing.B) {
	p, capture := positionOf(b, kiwipete), Move{From: E2, To: A6}
	b.Run("copy", func(b *testing.B) {
		for b.Loop() {
			after := p.After(capture)
			if after.InCheck(White) {
				b.Fatal("the king is safe after e2a6")
			}
		}
	})
	b.Run("make", func(b *testing.B) {
		for b.Loop() {
			if !p.keepsKingSafe(capture) {
				b.Fatal("the king is safe after e2a6")
			}
		}
	})
}
