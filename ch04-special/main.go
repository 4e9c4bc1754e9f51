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
	flags := terminal.NewFlags(flag.CommandLine)
	flag.Parse() // a bad flag ends the program here, with status 2

	options, err := flags.Options(os.Stdin)
	if err == nil {
		err = terminal.Play(os.Stdin, os.Stdout, options)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(terminal.ExitStatus(err))
	}
}
