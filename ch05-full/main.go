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
	"mateinfive/internal/console"
)

func main() {
	if len(os.Args) > 1 && !strings.HasPrefix(os.Args[1], "-") {
		os.Exit(runScript(os.Args[1:]))
	}
	set := flag.NewFlagSet("ch05-full", flag.ContinueOnError)
	o := newOptions(set)
	playing := set.Usage
	set.Usage = func() {
		playing()
		fmt.Fprint(set.Output(), script.Usage())
	}
	switch err := console.Parse(set, os.Args[1:]); {
	case errors.Is(err, flag.ErrHelp):
		return
	case err != nil:
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	in, err := o.open()
	if err == nil {
		err = prompt.Play(in, os.Stdout, o.Options)
	}
	if err != nil {
		for _, line := range strings.Split(err.Error(), "\n") {
			fmt.Fprintln(os.Stderr, console.Printable(line))
		}
		os.Exit(1)
	}
}

// runScript runs a command for scripts until it is done or is interrupted by Ctrl-C, and
// returns the exit status. A second Ctrl-C ends the program whatever it does.
func runScript(args []string) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	context.AfterFunc(ctx, stop)
	return script.Run(ctx, args, os.Stdin, os.Stdout, os.Stderr)
}
