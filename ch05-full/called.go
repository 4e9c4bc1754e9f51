// called.go is how the program is called: by its name, with flags, with a game or with a position.

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
// flag -load, a FEN that of -fen, and help is the flag -h, for the program or the command behind it.
func asFlags(words []string) []string {
	switch {
	case len(words) == 0, strings.HasPrefix(words[0], "-"):
		return words
	case strings.EqualFold(filepath.Ext(words[0]), ".pgn"):
		return append([]string{"-load"}, words...)
	case isFEN(words[0]):
		return append([]string{"-fen"}, words...)
	case words[0] == "help":
		return append(words[1:len(words):len(words)], "-h")
	}
	return words
}

// isFEN reports whether a word is written like a FEN: eight ranks, with slashes between them, of which
// a path would begin with one.
func isFEN(word string) bool {
	placement, _, _ := strings.Cut(word, " ")
	return strings.Count(placement, "/") == 7 && placement[0] != '/'
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
