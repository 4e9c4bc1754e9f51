// themes.go has other themes than that of theme.go, by their names.

package look

import (
	"cmp"
	"strings"

	"github.com/fatih/color"
)

// Themes are the names of all themes. The first is the one of theme.go.
var Themes = []string{"wood", "green", "blue"}

// green is a board as in tournaments.
var green = Colors{
	Light:     gray(14),
	Dark:      mix(0, 2, 1), // green
	White:     mix(5, 5, 5),
	Black:     mix(0, 0, 0),
	Own:       mix(1, 1, 3), // violet
	Move:      mix(1, 2, 4), // blue
	Capture:   mix(4, 1, 1), // red
	Forbidden: gray(10),
	Last:      mix(2, 2, 0), // olive
}

// blue does without red and green, which many people cannot tell apart: marks are blue or orange, each
// of them light or dark.
var blue = Colors{
	Light:     gray(14),
	Dark:      gray(9),
	White:     mix(5, 5, 5),
	Black:     mix(0, 0, 0),
	Own:       mix(2, 1, 0), // dark orange
	Move:      mix(0, 2, 4), // light blue
	Capture:   mix(4, 1, 0), // light orange
	Forbidden: gray(12),
	Last:      mix(0, 1, 3), // dark blue
}

// Named returns the colors of a theme by its name. The first of [Themes], and any name that is not
// among them, is [Theme].
func Named(name string) Colors {
	switch name {
	case "green":
		return green
	case "blue":
		return blue
	}
	return Theme()
}

// PaintIn is [Square.Paint] in the colors of a theme.
func (s Square) PaintIn(c Colors, text string) string {
	shade, ink := c.Light, c.White
	if s.Dark {
		shade = c.Dark
	}
	if 'a' <= s.Piece && s.Piece <= 'z' {
		ink = c.Black
	}
	shade = cmp.Or(c.of(s.Mark), shade)
	var sb strings.Builder
	turn(&sb, background, palette, color.Attribute(shade), foreground, palette, color.Attribute(ink))
	sb.WriteString(text)
	turn(&sb, color.Reset)
	return sb.String()
}

// of returns the color of a mark, or 0 for none.
func (c Colors) of(m Mark) Color {
	switch m {
	case Own, Changed:
		return c.Own
	case Move:
		return c.Move
	case Capture, Check, Attack:
		return c.Capture
	case Forbidden:
		return c.Forbidden
	case Last:
		return c.Last
	}
	return m.Color
}
