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
