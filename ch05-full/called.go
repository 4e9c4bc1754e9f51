// called.go is how the program is called: by its name, with flags, or with a game.

package main

import (
	"path/filepath"
	"runtime/debug"
	"strings"

	"mateinfive/internal/console"
)

// folder is the chapter's.
const folder = "ch05-full"

// asFlags returns the words of a command line in which a game file that stands first is the one of the
// flag -load.
func asFlags(words []string) []string {
	if len(words) == 0 || strings.HasPrefix(words[0], "-") || !strings.EqualFold(filepath.Ext(words[0]), ".pgn") {
		return words
	}
	return append([]string{"-load"}, words...)
}

// version returns the name of the program, and what it was built from as far as that is known.
func version() string {
	text := console.Printable(console.Name())
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return text
	}
	text += " " + info.Main.Version
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" {
			text += " " + s.Value
		}
	}
	return text + ", " + info.GoVersion
}
