// Ch02-moves lets two players at one terminal move pieces by the way each of
// them moves, in turns. That a king must be kept safe is not known yet.
package main

import (
	"flag"
	"fmt"
	"os"

	"mateinfive/ch02-moves/terminal"
)

func main() {
	options := terminal.Flags(flag.CommandLine)
	flag.Parse() // a bad flag ends the program here, with status 2
	if flag.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "%q is one word too many: flags begin with a dash, -h lists them, and a FEN stands in quotation marks\n", flag.Arg(0))
		os.Exit(2)
	}
	in, err := options.Open(os.Stdin)
	if err == nil {
		err = terminal.Play(in, os.Stdout, *options)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, terminal.Printable(err.Error()))
		os.Exit(1)
	}
}
