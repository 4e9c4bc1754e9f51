// screen.go finds out what the screen can show, from what the environment says.

package terminal

import (
	"cmp"
	"os"
	"runtime"
	"strconv"
	"strings"
)

// wantsColor answers what auto means for color: never with NO_COLOR, always with
// CLICOLOR_FORCE, never with CLICOLOR=0, and otherwise on a terminal that knows the
// colors of the board. The color library knows a terminal from a pipe.
func wantsColor(isPipe bool) bool {
	force := os.Getenv("CLICOLOR_FORCE")
	switch {
	case os.Getenv("NO_COLOR") != "":
		return false
	case force != "" && force != "0":
		return true
	case os.Getenv("CLICOLOR") == "0":
		return false
	default:
		return !isPipe && knows256Colors()
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
	for _, part := range []string{"256color", "direct", "kitty", "alacritty", "foot", "ghostty", "wezterm"} {
		if strings.Contains(name, part) {
			return true
		}
	}
	return false
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

// screenWidth is the width of the screen that we write for, in characters, unless
// it is narrower.
const screenWidth = 80

// width returns how many characters a line has room for. Shells know the width of
// their window; they tell us if they are asked to: export COLUMNS.
func width() int {
	columns, err := strconv.Atoi(os.Getenv("COLUMNS"))
	if err != nil || columns < 20 {
		return screenWidth
	}
	return min(columns, screenWidth)
}
