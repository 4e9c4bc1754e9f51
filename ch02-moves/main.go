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
