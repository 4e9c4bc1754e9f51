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
