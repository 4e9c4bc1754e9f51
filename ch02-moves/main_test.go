// main_test.go runs the program as its user does: with arguments, an input,
// two outputs and an exit status.
package main

import (
	"os"
	"testing"

	"mateinfive/internal/console/consoletest"
	"mateinfive/internal/digest"
)

func TestMain(m *testing.M) {
	consoletest.AsProgram(main)
	os.Exit(digest.Main(m))
}

func TestProgram(t *testing.T) {
	consoletest.Programs(t, []consoletest.Program{
		{Name: "the input ends", Args: "-quiet", Input: "# nothing\n", Out: "white> # nothing\nwhite> \n"},
		{Name: "quit", Input: "quit\nfen\n", Out: "white> quit\n"},
		{Name: "help", Args: "-h", Err: "Usage: go run ./ch02-moves [flags]\n"},
		{Name: "a flag that there is not", Args: "-sound", Status: 2, Err: "there is no flag -sound; -h lists the flags\n"},
		{Name: "a bad position", Args: "-fen 9/8", Status: 2, Err: "not a FEN: not a piece placement"},
		{Name: "a file that there is not", Args: "-play none\x1b.txt", Status: 1, Err: `none\x1b.txt`},
	})
}
