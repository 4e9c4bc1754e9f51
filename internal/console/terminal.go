// terminal.go finds out what a terminal can show, from what the environment says.

package console

import (
	"cmp"
	"os"
	"regexp"
	"runtime"
	"strconv"
	"strings"

	"github.com/fatih/color"
)

// isTerminal is what the color package has found out about the standard output: a terminal that
// is not a dumb one, and no pipe and no file.
var isTerminal = !color.NoColor

// isInColor decides, for the whole program, whether there is color: what draws is told, and
// never asks again. The flag -color has the first word, then come the variables that people set
// for all their programs: NO_COLOR, CLICOLOR_FORCE, CLICOLOR. Where nothing is said there is
// color on a terminal that knows the colors of the board.
func isInColor(flag string, isTerminal bool) bool {
	force := os.Getenv("CLICOLOR_FORCE")
	switch {
	case flag == "always", flag == "never":
		return flag == "always"
	case os.Getenv("NO_COLOR") != "":
		return false
	case force != "" && force != "0":
		return true
	case os.Getenv("CLICOLOR") == "0":
		return false
	default:
		return isTerminal && knows256Colors()
	}
}

// knows256Colors reports whether the terminal says that it has 256 colors. One of
// which we know nothing gets none.
func knows256Colors() bool {
	if os.Getenv("COLORTERM") != "" {
		return true
	}
	name := os.Getenv("TERM")
	if name == "" {
		return runtime.GOOS == "windows" // where terminals have no name
	}
	return regexp.MustCompile("256color|direct|kitty|alacritty|foot|ghostty|wezterm").MatchString(name)
}

// knowsFigures reports whether the terminal reads UTF-8, without which a figure is
// three odd letters.
func knowsFigures() bool {
	locale := cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_CTYPE"), os.Getenv("LANG"))
	if locale == "" {
		return runtime.GOOS == "windows" // which has no such variables
	}
	locale = strings.ToLower(locale)
	return strings.Contains(locale, "utf-8") || strings.Contains(locale, "utf8")
}

// width returns how many characters a line has room for, 80 at most. Shells know the width
// of their window; they tell us if they are asked to: export COLUMNS.
func width() int {
	columns, err := strconv.Atoi(os.Getenv("COLUMNS"))
	if err != nil || columns < 20 {
		return 80
	}
	return min(columns, 80)
}
