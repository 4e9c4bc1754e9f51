// theme_test.go says what every theme has to keep to, yours as well as ours: pieces stand out on
// each square, and no message is made of color alone.

package look

import (
	"fmt"
	"math"
	"testing"
)

// The least contrast, from 1 (none) to 21 (black on white), between a piece and its square is
// what the Web's guidelines ask of whatever is not text: WCAG 2.2, criterion 1.4.11. Two
// squares side by side are told apart with less.
const (
	leastOfPieces  = 3.0
	leastOfSquares = 1.2
)

func TestLookTheme(t *testing.T) {
	c := Theme()
	tests := []struct {
		name       string
		text, back Color
		least      float64
	}{
		{name: "White's pieces stand out on light squares", text: c.White, back: c.Light, least: leastOfPieces},
		{name: "White's pieces stand out on dark squares", text: c.White, back: c.Dark, least: leastOfPieces},
		{name: "Black's pieces stand out on light squares", text: c.Black, back: c.Light, least: leastOfPieces},
		{name: "Black's pieces stand out on dark squares", text: c.Black, back: c.Dark, least: leastOfPieces},
		{name: "light squares are told from dark ones", text: c.Light, back: c.Dark, least: leastOfSquares},
		{name: "White stands out on the piece that would move", text: c.White, back: c.Own, least: leastOfPieces},
		{name: "Black stands out on the piece that would move", text: c.Black, back: c.Own, least: leastOfPieces},
		{name: "White stands out on a square to move to", text: c.White, back: c.Move, least: leastOfPieces},
		{name: "Black stands out on a square to move to", text: c.Black, back: c.Move, least: leastOfPieces},
		{name: "White stands out on a capture", text: c.White, back: c.Capture, least: leastOfPieces},
		{name: "Black stands out on a capture", text: c.Black, back: c.Capture, least: leastOfPieces},
		{name: "White stands out on a forbidden square", text: c.White, back: c.Forbidden, least: leastOfPieces},
		{name: "Black stands out on a forbidden square", text: c.Black, back: c.Forbidden, least: leastOfPieces},
		{name: "White stands out on the last move", text: c.White, back: c.Last, least: leastOfPieces},
		{name: "Black stands out on the last move", text: c.Black, back: c.Last, least: leastOfPieces},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			isFixed(t, tt.text)
			isFixed(t, tt.back)
			if got := contrast(tt.text, tt.back); got < tt.least {
				t.Errorf("the contrast between %s and %s is %.1f, want %.1f or more\n%s", hex(tt.text), hex(tt.back), got, tt.least,
					"(1 is none, black on white is 21: the lighter the one, the darker has to be the other.)")
			}
		})
	}
	t.Run("White's pieces are lighter than Black's", func(t *testing.T) {
		if luminance(c.White) <= luminance(c.Black) {
			t.Errorf("White's pieces are %s and Black's %s, want White's lighter", hex(c.White), hex(c.Black))
		}
	})
	t.Run("a marked square is told from one without a mark", func(t *testing.T) {
		for _, mark := range []Color{c.Own, c.Move, c.Capture, c.Forbidden, c.Last} {
			if mark == c.Light || mark == c.Dark {
				t.Errorf("a mark and a square without one are both %s", hex(mark))
			}
		}
	})
}

// isFixed fails the test if a color is one of the first sixteen.
func isFixed(t *testing.T, c Color) {
	t.Helper()
	if c < 16 {
		t.Fatalf("the color with the number %d is another on each terminal: make one with mix or gray", c)
	}
}

// Whoever sees no color, or not this one from that, has the signs.
func TestLookTellsMarksApartWithoutColor(t *testing.T) {
	later := []Mark{Move, Capture, Own, Forbidden, Check, Attack, Last} // chapter 1 has Changed alone
	for i, one := range later {
		for _, other := range later[:i] {
			if one.Sign == other.Sign {
				t.Errorf("two marks have the sign %q", one.Sign)
			}
		}
	}
}

// The numbers come from the Web's own examples: gray #767676 is the lightest on which white
// text is still allowed, with 4.5.
func TestLookContrast(t *testing.T) {
	tests := []struct {
		name string
		a, b Color
		want string
	}{
		{name: "black on white", a: mix(0, 0, 0), b: mix(5, 5, 5), want: "21.00"},
		{name: "white on black is the same", a: mix(5, 5, 5), b: mix(0, 0, 0), want: "21.00"},
		{name: "a color on itself", a: mix(3, 2, 1), b: mix(3, 2, 1), want: "1.00"},
		{name: "white on gray", a: mix(5, 5, 5), b: gray(11), want: "4.54"},
		{name: "red on white", a: mix(5, 0, 0), b: mix(5, 5, 5), want: "4.00"},
		{name: "green on white", a: mix(0, 5, 0), b: mix(5, 5, 5), want: "1.37"},
		{name: "blue on white", a: mix(0, 0, 5), b: mix(5, 5, 5), want: "8.59"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := fmt.Sprintf("%.2f", contrast(tt.a, tt.b)); got != tt.want {
				t.Errorf("the contrast of %s and %s is %s, want %s", hex(tt.a), hex(tt.b), got, tt.want)
			}
		})
	}
}

// contrast is the contrast ratio of WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio.
func contrast(a, b Color) float64 {
	light, dark := max(luminance(a), luminance(b)), min(luminance(a), luminance(b))
	return (light + 0.05) / (dark + 0.05)
}

// luminance is how bright a color looks, from 0 to 1: the relative luminance of WCAG 2.2.
func luminance(c Color) float64 {
	red, green, blue := rgb(c)
	return 0.2126*linear(red) + 0.7152*linear(green) + 0.0722*linear(blue)
}

// linear turns the number that a screen is sent, from 0 to 255, into an amount of light.
func linear(n int) float64 {
	x := float64(n) / 255
	if x <= 0.04045 {
		return x / 12.92
	}
	return math.Pow((x+0.055)/1.055, 2.4)
}

// rgb returns what terminals show for a color of the palette, each part from 0 to 255. For the
// first sixteen that is each terminal's own affair.
func rgb(c Color) (red, green, blue int) {
	if c >= 232 {
		light := 8 + 10*int(c-232)
		return light, light, light
	}
	steps := [...]int{0, 95, 135, 175, 215, 255}
	n := max(0, int(c)-16)
	return steps[n/36], steps[n/6%6], steps[n%6]
}

// hex writes a color as the Web does: "#af875f".
func hex(c Color) string {
	red, green, blue := rgb(c)
	return fmt.Sprintf("#%02x%02x%02x", red, green, blue)
}
