// ansi.go reads what a program printed, with its colors, into lines of cells.

package picture

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A style is what the color sequences have switched on. The zero value is plain text.
type style struct {
	fg, bg string // "#rrggbb", "" for the terminal's own
	bold   bool
}

// colors returns the colors of a cell, which are never empty.
func (s style) colors() (fg, bg string) {
	fg, bg = s.fg, s.bg
	if fg == "" {
		fg = screenText
	}
	if bg == "" {
		bg = screenColor
	}
	return fg, bg
}

// A glyph is one cell of the screen.
type glyph struct {
	char rune
	style
}

// blank tells whether the cell shows nothing but its background.
func (g glyph) blank() bool { return g.char == ' ' }

var colorSequence = regexp.MustCompile(`^\x1b\[([0-9;]*)m`)

// parseANSI reads the text into lines of cells, without the blanks at their ends. A
// newline at the very end starts no line of its own.
func parseANSI(text string) (lines [][]glyph, err error) {
	var now style
	for i, row := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		var line []glyph
		for at := 0; at < len(row) && err == nil; {
			if m := colorSequence.FindStringSubmatch(row[at:]); m != nil {
				err = now.apply(m[1])
				at += len(m[0])
				continue
			}
			char, size := utf8.DecodeRuneInString(row[at:])
			at += size
			switch {
			case unicode.Is(unicode.Variation_Selector, char):
				// It asks for text instead of an emoji: the figures are drawn anyway.
			case !drawable(char), unicode.IsMark(char), '\u2654' <= char && char <= '\u2659':
				err = fmt.Errorf("the character %q cannot be drawn", char)
			default:
				line = append(line, glyph{char, now})
			}
		}
		if err != nil {
			return nil, fmt.Errorf("line %d, %q: %w", i+1, row, err)
		}
		for len(line) > 0 && line[len(line)-1].blank() && line[len(line)-1].bg == "" {
			line = line[:len(line)-1]
		}
		lines = append(lines, line)
	}
	return lines, nil
}

// apply switches on or off what the numbers of a color sequence say.
func (s *style) apply(numbers string) (err error) {
	for codes := strings.Split(numbers, ";"); len(codes) > 0 && err == nil; codes = codes[1:] {
		switch code := codes[0]; code {
		case "", "0":
			*s = style{}
		case "1":
			s.bold = true
		case "22":
			s.bold = false
		case "38", "48":
			if len(codes) < 3 || codes[1] != "5" {
				return fmt.Errorf("after %s comes 5;n", code)
			}
			color := &s.fg
			if code == "48" {
				color = &s.bg
			}
			*color, err = cubeColor(codes[2])
			codes = codes[2:]
		default:
			return fmt.Errorf("unknown number %s in a color sequence", code)
		}
	}
	return err
}
