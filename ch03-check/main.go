// Ch03-check lets two players at one terminal play until a king is checkmated
// or a side has no move, or one against an opponent that the learner writes. Castling, en
// passant and promotion are not known yet.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"

	"mateinfive/ch03-check/terminal"
	"mateinfive/internal/console"
)

func main() {
	set := flag.NewFlagSet("ch03-check", flag.ContinueOnError)
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
