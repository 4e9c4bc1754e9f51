// ansi.go reads text with ANSI color sequences into lines of colored cells.

package picture

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A style is what the color sequences have switched on. The zero value is
// plain text. Styles are compared with ==.
type style struct {
	fg, bg                                        string // "#rrggbb", "" for the terminal's own
	bold, dim, italic, underline, strike, reverse bool
}

// A glyph is one cell of the screen.
type glyph struct {
	char      rune
	combining string // marks that go on top of char
	style
}

// blank tells whether the cell shows nothing but its background.
func (g glyph) blank() bool {
	return g.char == ' ' || g.char == '\u00a0'
}

// unseen tells whether the cell could be left out at the end of a line.
func (g glyph) unseen() bool {
	_, bg := g.colors()
	return g.blank() && bg == screenColor && !g.underline && !g.strike
}

// An ansiReader walks through a text.
type ansiReader struct {
	text  string
	at    int // the next byte to read
	style style
	lines [][]glyph
}

// parseANSI reads the text into lines of cells. A newline at the very end
// starts no line of its own.
func parseANSI(text string) ([][]glyph, error) {
	r := ansiReader{text: text, lines: [][]glyph{nil}}
	for r.at < len(text) {
		char, size := utf8.DecodeRuneInString(text[r.at:])
		if char == '\x1b' {
			if err := r.sequence(); err != nil {
				return nil, err
			}
			continue
		}
		if err := r.char(char); err != nil {
			return nil, err
		}
		r.at += size
	}
	if last := len(r.lines) - 1; last > 0 && len(r.lines[last]) == 0 {
		r.lines = r.lines[:last]
	}
	return r.lines, nil
}

// char puts one character on the screen.
func (r *ansiReader) char(char rune) error {
	line := &r.lines[len(r.lines)-1]
	switch {
	case char == '\n':
		r.lines = append(r.lines, nil)
	case char == '\r' && strings.HasPrefix(r.text[r.at:], "\r\n"):
		// The line ending of a Windows terminal: the newline does the work.
	case char == '\t':
		*line = append(*line, glyph{char: ' ', style: r.style})
		for len(*line)%8 != 0 {
			*line = append(*line, glyph{char: ' ', style: r.style})
		}
	case unicode.IsControl(char):
		return r.errorf("the control character %q cannot be drawn", char)
	case unicode.In(char, unicode.Mn, unicode.Me):
		// A variation selector asks for text instead of an emoji: the figures
		// are drawn, so there is nothing to choose. Accents join their letter.
		if n := len(*line); n > 0 && !unicode.Is(unicode.Variation_Selector, char) {
			(*line)[n-1].combining += string(char)
		}
	case unicode.Is(unicode.Cf, char):
		// Joiners and marks of direction take no cell.
	default:
		*line = append(*line, glyph{char: xmlRune(char), style: r.style})
	}
	return nil
}

// sequence reads a color sequence: ESC [ numbers m.
func (r *ansiReader) sequence() error {
	rest := r.text[r.at:]
	if !strings.HasPrefix(rest, "\x1b[") {
		return r.errorf("an escape character that begins no color sequence")
	}
	end := strings.IndexFunc(rest[2:], func(c rune) bool { return c != ';' && (c < '0' || c > '9') })
	if end < 0 {
		return r.errorf("the escape sequence %q does not end", rest)
	}
	end += 2
	if rest[end] != 'm' {
		_, size := utf8.DecodeRuneInString(rest[end:])
		return r.errorf("the escape sequence %q is not a color", rest[:end+size])
	}
	if err := r.style.apply(rest[2:end]); err != nil {
		return r.errorf("the escape sequence %q: %w", rest[:end+1], err)
	}
	r.at += end + 1
	return nil
}

// errorf makes an error that says where in the text the reader is.
func (r *ansiReader) errorf(format string, args ...any) error {
	before := r.text[:r.at]
	column := utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:]) + 1
	err := fmt.Errorf(format, args...)
	return fmt.Errorf("line %d, character %d (byte %d): %w", strings.Count(before, "\n")+1, column, r.at, err)
}

// apply switches on or off what the numbers of a color sequence say.
func (s *style) apply(numbers string) error {
	list := strings.Split(numbers, ";")
	codes := make([]int, len(list))
	for i, text := range list {
		if text == "" {
			continue // an empty number means 0
		}
		code, err := strconv.Atoi(text)
		if err != nil || code > 255 {
			return fmt.Errorf("the number %s is too large", text)
		}
		codes[i] = code
	}
	for len(codes) > 0 {
		code := codes[0]
		codes = codes[1:]
		if code == 38 || code == 48 {
			color, used, err := extended(codes)
			if err != nil {
				return err
			}
			codes = codes[used:]
			if code == 38 {
				s.fg = color
			} else {
				s.bg = color
			}
			continue
		}
		if !s.set(code) {
			return fmt.Errorf("unknown number %d", code)
		}
	}
	return nil
}

// set obeys one number of a color sequence, and tells whether it is known.
func (s *style) set(code int) bool {
	switch {
	case code == 0:
		*s = style{}
	case code == 1:
		s.bold = true
	case code == 2:
		s.dim = true
	case code == 3, code == 23:
		s.italic = code == 3
	case code == 4, code == 24:
		s.underline = code == 4
	case code == 7, code == 27:
		s.reverse = code == 7
	case code == 9, code == 29:
		s.strike = code == 9
	case code == 22:
		s.bold, s.dim = false, false
	case code == 25, code == 28:
		// No longer blinking, no longer hidden: nothing ever is, but fatih/color
		// writes 25 after a palette color.
	case 30 <= code && code <= 37:
		s.fg = paletteColor(code - 30)
	case code == 39:
		s.fg = ""
	case 40 <= code && code <= 47:
		s.bg = paletteColor(code - 40)
	case code == 49:
		s.bg = ""
	case 90 <= code && code <= 97:
		s.fg = paletteColor(code - 90 + 8)
	case 100 <= code && code <= 107:
		s.bg = paletteColor(code - 100 + 8)
	default:
		return false
	}
	return true
}
