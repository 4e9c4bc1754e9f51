// Ch01-display shows a chess board on the terminal and lets you push pieces
// around on it, as on a table: there are no rules yet.
package main

import (
	"flag"
	"fmt"
	"os"

	"mateinfive/ch01-display/terminal"
)

func main() {
	options := terminal.Flags(flag.CommandLine)
	flag.Parse() // a bad flag ends the program here, with status 2
	if flag.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "%q is one word too many: flags begin with a dash, and -h lists them\n", flag.Arg(0))
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
