// ansi.go writes a screen down as a program would that only prints.

package cells

import (
	"fmt"
	"strings"
)

// ANSI returns what the screen shows as lines with color codes: printed on another
// terminal they show the same. What is blank at the end of a row is left out, and so are
// blank rows at the end.
func (s *Screen) ANSI() string {
	var text strings.Builder
	for row := range s.cells {
		last := Width
		for last > 0 && s.cells[row][last-1] == (Cell{" ", plain}) {
			last--
		}
		now := plain
		for _, c := range s.cells[row][:last] {
			if c.Style != now {
				text.WriteString(c.Style.code())
				now = c.Style
			}
			text.WriteString(c.Text)
		}
		if now != plain {
			text.WriteString(plain.code())
		}
		text.WriteString("\n")
	}
	return strings.TrimRight(text.String(), "\n") + "\n"
}

// code returns the code that switches a style on, whatever was on before.
func (s Style) code() string {
	numbers := "0"
	if s.Bold {
		numbers += ";1"
	}
	if s.Reverse {
		numbers += ";7"
	}
	if s.Ink != Default {
		numbers += fmt.Sprintf(";38;5;%d", s.Ink)
	}
	if s.Background != Default {
		numbers += fmt.Sprintf(";48;5;%d", s.Background)
	}
	return "\x1b[" + numbers + "m"
}
