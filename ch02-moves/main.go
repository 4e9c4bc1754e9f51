// Ch02-moves lets two players at one terminal move pieces by the way each of
// them moves, in turns. That a king must be kept safe is not known yet.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"

	"mateinfive/ch02-moves/terminal"
	"mateinfive/internal/console"
)

func main() {
	set := flag.NewFlagSet("ch02-moves", flag.ContinueOnError)
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
