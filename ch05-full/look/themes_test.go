// themes_test.go says of each theme what theme_test.go says of yours.

package look

import (
	"math"
	"testing"
)

func TestThemes(t *testing.T) {
	for _, name := range Themes {
		t.Run(name, func(t *testing.T) {
			c := Named(name)
			backs := map[string]Color{
				"light squares": c.Light, "dark squares": c.Dark, "the piece that would move": c.Own,
				"a square to move to": c.Move, "a capture": c.Capture, "a forbidden square": c.Forbidden,
				"the last move": c.Last, "what is drawn": noted,
			}
			for back, color := range backs {
				isFixed(t, color)
				for side, ink := range map[string]Color{"White": c.White, "Black": c.Black} {
					if got := contrast(ink, color); got < leastOfPieces {
						t.Errorf("%s on %s has a contrast of %.1f, want %.1f", side, back, got, leastOfPieces)
					}
				}
				for other, otherColor := range backs {
					if other != back && otherColor == color {
						t.Errorf("%s and %s are both %s", back, other, hex(color))
					}
				}
			}
			if got := contrast(c.Light, c.Dark); got < leastOfSquares {
				t.Errorf("light and dark squares have a contrast of %.1f, want %.1f", got, leastOfSquares)
			}
		})
	}
}

// An eye that does not tell red from green sees one amount of both, and blue.
func TestBlueDoesWithoutRedAndGreen(t *testing.T) {
	seen := func(c Color) (yellow, blue float64) {
		r, g, b := rgb(c)
		return math.Sqrt(0.25*linear(r) + 0.75*linear(g)), math.Sqrt(linear(b))
	}
	c := Named("blue")
	marks := []Color{c.Own, c.Move, c.Capture, c.Forbidden, c.Last, noted}
	for i, one := range marks {
		for _, other := range marks[:i] {
			yellow, blue := seen(one)
			otherYellow, otherBlue := seen(other)
			if d := math.Hypot(yellow-otherYellow, blue-otherBlue); d < 0.1 {
				t.Errorf("%s and %s look the same to it: they are %.2f apart, want 0.10", hex(one), hex(other), d)
			}
		}
	}
}

// Each mark has its place in a theme, and in that of theme.go the colors are those of [Square.Paint].
func TestPaintIn(t *testing.T) {
	for _, mark := range append([]Mark{None}, marks...) {
		for _, piece := range []byte("Pp.") {
			for _, dark := range []bool{false, true} {
				s := Square{Piece: piece, Dark: dark, Mark: mark}
				if got, want := s.PaintIn(Theme(), "x"), s.Paint("x"); got != want {
					t.Errorf("%+v is %q in the theme, want %q", s, got, want)
				}
			}
		}
		if mark != None && blue.of(mark) == mark.Color {
			t.Errorf("the mark %q has the color of another theme", mark.Sign)
		}
	}
}

// The head of an arrow points to where it goes, and each of the eight has a sign of its own.
func TestHead(t *testing.T) {
	seen := ""
	for up := 1; up >= -1; up-- {
		for right := -1; right <= 1; right++ {
			seen += Head(7*right, 7*up).Sign
		}
	}
	if want := "↖↑↗←o→↙↓↘"; seen != want {
		t.Errorf("the heads are %s, want %s", seen, want)
	}
	for _, sign := range seen + Noted.Sign + OnWay.Sign {
		if !isOneColumn(string(sign)) {
			t.Errorf("%q takes more than one column", sign)
		}
	}
}
