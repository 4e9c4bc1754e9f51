// Ch05-full lets two players at one terminal play by all the rules of chess, with clocks if
// they like, or one against a player of the program. With a command for scripts as its
// first argument it does that job instead, and ends.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strings"

	"mateinfive/ch05-full/prompt"
	"mateinfive/ch05-full/script"
	"mateinfive/ch05-full/table"
	"mateinfive/internal/console"
)

func main() {
	words := asFlags(os.Args[1:])
	if len(words) > 0 && !strings.HasPrefix(words[0], "-") {
		ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
		context.AfterFunc(ctx, stop) // a second Ctrl-C ends the program whatever it does
		if do := jobNamed(words[0]); do != nil {
			status, err := do(ctx, words, os.Stdin, os.Stdout)
			if !errors.Is(err, flag.ErrHelp) {
				exitIf(err, status)
			}
			return
		}
		if !script.Knows(words) {
			exitIf(script.NoCommand(words, forms()), 2)
		}
		os.Exit(script.Run(ctx, words, os.Stdin, os.Stdout, os.Stderr))
	}
	var others engines
	o, err := parse(words, &others)
	if errors.Is(err, flag.ErrHelp) {
		return
	}
	exitIf(err, 2)
	if o.version {
		fmt.Println(version())
		return
	}
	in, err := o.open()
	if err == nil {
		err = o.Cast.Build(o.Players[:]...) // now, to have their names
	}
	if err != nil {
		others.close()
	}
	exitIf(err, 1)
	face := prompt.Play
	if o.Table = o.hasTable(); o.Table {
		face = table.Play
	}
	err = face(in, os.Stdout, o.Options)
	others.close()
	exitIf(err, 1)
}

// exitIf says what is wrong and ends the program, if something is: with 2 for a wrong command
// line, with 1 if a game or the input cannot be read.
func exitIf(err error, status int) {
	if err == nil {
		return
	}
	for line := range strings.SplitSeq(err.Error(), "\n") {
		fmt.Fprintln(os.Stderr, console.Broken(line))
	}
	os.Exit(status)
}
