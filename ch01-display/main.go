// Ch01-display shows a chess board on the terminal and lets you push pieces
// around on it, as on a table: there are no rules yet.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"

	"mateinfive/ch01-display/terminal"
	"mateinfive/internal/console"
)

func main() {
	set := flag.NewFlagSet("ch01-display", flag.ContinueOnError)
	options := terminal.Flags(set)
	switch err := console.Parse(set, os.Args[1:]); {
	case errors.Is(err, flag.ErrHelp):
		return
	case err != nil:
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	in, err := options.Open(os.Stdin)
	if err == nil {
		err = terminal.Play(in, os.Stdout, *options)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, console.Printable(err.Error()))
		os.Exit(1)
	}
}
