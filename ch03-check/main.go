// Ch03-check lets two players at one terminal play until a king is checkmated
// or nobody can move. Castling, en passant and promotion are not known yet.
package main

import (
	"flag"
	"fmt"
	"os"

	"mateinfive/ch03-check/terminal"
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
