// Ch04-special lets two players at one terminal play by all the rules of moving:
// with castling, en passant and promotion, or one against an opponent that the learner
// writes. Moves can be taken back, and counted.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"

	"mateinfive/ch04-special/terminal"
	"mateinfive/internal/console"
)

func main() {
	set := flag.NewFlagSet("ch04-special", flag.ContinueOnError)
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
