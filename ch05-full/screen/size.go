// size.go finds out how much room the terminal has.

package screen

import (
	"os"

	"golang.org/x/term"
)

// The size of a [Table], in columns and rows. In a window that is larger it stands at
// the top left; a smaller one cannot show it.
const (
	Width  = 80
	Height = 24
)

// Size returns the columns and rows of the window that out is written to. It is not ok
// if out is no terminal, or one that does not say.
func Size(out *os.File) (columns, rows int, ok bool) {
	columns, rows, err := term.GetSize(int(out.Fd()))
	return columns, rows, isSize(columns, rows, err)
}

// isSize reports whether that is the size of a window: terminals that do not know theirs
// say 0.
func isSize(columns, rows int, err error) bool { return err == nil && columns > 0 && rows > 0 }
