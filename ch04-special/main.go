// Ch04-special lets two players at one terminal play by all the rules of moving:
// with castling, en passant and promotion. Moves can be taken back, and counted.
package main

import (
	"flag"
	"fmt"
	"os"

	"mateinfive/ch04-special/terminal"
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
