// script.go is the table of commands, and runs the one that is named.

// Package script holds the jobs that other programs ask for: a command line in, plain
// text out, and an exit status. [Forms] lists the commands.
//
// A FEN is one argument, and need not be a position that can occur, which only validate
// judges. Fields are told apart by tabs. The line of a game has its number, players, result,
// opening, date and plies. In the line of a game that cannot be read, pgn check
// has the word error in place of the result, and then what is wrong, and where; a game of a
// variant has the word skipped. The line of a move in book has how many games played it, how many of
// those the side to move won, drew and lost, and the average rating of that side, or a dash; the
// games of all files count. With more than one file, each line begins with its name.
// What else goes wrong is told on the standard error, and the other games are still read.
package script

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"syscall"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/find"
	"mateinfive/internal/console"
)

type command struct {
	name string // one word or two
	// What stands after it: as many words, or one and more where dots follow.
	form string
	help string // what it does
	// Args are without the FEN.
	do func(j *job, ctx context.Context, args []string) error
}

var commands = []command{
	{
		name: "perft", form: "[-divide] FEN DEPTH", help: "count the ways to play DEPTH plies",
		do: (*job).perft,
	},
	{
		name: "move", form: "FEN TEXT", help: "read a move: its SAN, its UCI, the FEN after it",
		do: (*job).move,
	},
	{name: "moves", form: "FEN", help: "list the legal moves in SAN", do: (*job).moves},
	{
		name: "status", form: "FEN", help: "say how things stand: none, check, checkmate, ...",
		do: (*job).status,
	},
	{
		name: "validate", form: "FEN", help: "say ok, or all that is wrong with a position",
		do: (*job).validate,
	},
	{
		name: "games",
		form: "[-player NAME] [-result 1-0] [-opening NAME|ECO] [-position FEN] [-mate] [-pgn] [-json] FILE...",
		help: "find games: number, players, result, opening, date, plies", do: (*job).find,
	},
	{
		name: "book", form: "[-player NAME] FEN FILE...",
		help: "moves played there: SAN, games, won, drawn, lost, rating", do: (*job).book,
	},
	{
		name: "pgn check", form: "FILE...", help: "result, plies and last FEN of each game",
		do: (*job).pgnCheck,
	},
	{
		name: "pgn format", form: "FILE", help: "write the games of a file anew, in export format",
		do: (*job).pgnFormat,
	},
}

// A job is one run of a command.
type job struct {
	command
	in       io.Reader
	out      *bufio.Writer
	errs     io.Writer
	divide   bool
	lister   find.Lister
	position chess.Position // that of the FEN
	games    int            // that were checked or written
	exit     int            // the exit status
}

// Run runs the command that args begin with and returns the exit status of the program: 0 for
// yes, 1 if the job failed or the answer is no, 2 for wrong usage. Answers go to stdout, and
// what went wrong to stderr. A long job stops soon after ctx is canceled, with status 1: what
// it has found until then is not lost.
func Run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) (status int) {
	j := &job{in: stdin, out: bufio.NewWriter(stdout), errs: stderr}
	c, ok := commandOf(args)
	if !ok {
		j.complain(NoCommand(args, Forms()))
		return 2
	}
	j.command = c
	switch err := cmp.Or(j.try(ctx, args[len(strings.Fields(c.name)):]), j.out.Flush()); {
	case errors.Is(err, syscall.EPIPE):
		j.exit = 1 // no one reads on
	case err != nil:
		j.complain(err)
	}
	return j.exit
}

// commandOf returns the command that args begin with.
func commandOf(args []string) (c command, ok bool) {
	for _, c := range commands {
		if n := len(strings.Fields(c.name)); len(args) >= n && strings.Join(args[:n], " ") == c.name {
			return c, true
		}
	}
	return command{}, false
}

// Knows reports whether args begin with a command of this package.
func Knows(args []string) bool {
	_, ok := commandOf(args)
	return ok
}

// NoCommand returns the error that args begin with none of some commands.
func NoCommand(args []string, forms []Form) error {
	var names []string
	for _, f := range forms {
		names = append(names, f.Name)
	}
	return fmt.Errorf("%s is no command: they are %s, and -h says more",
		chess.Quote(strings.Join(args, " ")), strings.Join(names, ", "))
}

// complain says what is wrong: the answer is no.
func (j *job) complain(err error) {
	j.exit = 1
	fmt.Fprintln(j.errs, console.Printable(err.Error()))
}

// misused says what is wrong with the command line, and how to type it.
func (j *job) misused(err error) error {
	j.complain(err)
	j.exit = 2
	_, err = io.WriteString(j.errs, j.usage())
	return err
}

// try does the job if the words after its name are those that it needs.
func (j *job) try(ctx context.Context, args []string) error {
	set := flag.NewFlagSet(j.name, flag.ContinueOnError)
	set.SetOutput(io.Discard)
	switch j.name {
	case "perft":
		set.BoolVar(&j.divide, "divide", false, "")
	case "games":
		j.lister.Define(set)
	case "book":
		set.StringVar(&j.lister.Player, "player", "", "")
	}
	args, err := find.Parse(set, args)
	form := strings.TrimSpace(j.form[strings.LastIndex(j.form, "]")+1:]) // behind the flags
	hasFEN, words := strings.HasPrefix(form, "FEN"), len(strings.Fields(form))
	switch {
	case errors.Is(err, flag.ErrHelp):
		_, err = j.out.WriteString(j.usage())
		return err
	case err != nil:
		return j.misused(err)
	case len(args) < words:
		return j.misused(fmt.Errorf("%s takes %s", j.name, form))
	case len(args) > words && !strings.HasSuffix(form, "..."):
		return j.misused(fmt.Errorf("%s takes %s: too many words, "+
			"perhaps because there are no quotation marks around it", j.name, form))
	}
	if hasFEN {
		if j.position, err = ReadFEN(ctx, args[0], j.in); err != nil {
			return err
		}
		args = args[1:]
	}
	return j.do(j, ctx, args)
}

func (c command) usage() string {
	return fmt.Sprintf("Usage: %s %s %s\n", console.Call("ch05-full"), c.name, c.form)
}

// A Form is how to type a command of the program, and what it does.
type Form struct{ Name, Args, Help string }

// Forms returns the commands of this package.
func Forms() (forms []Form) {
	for _, c := range commands {
		forms = append(forms, Form{c.name, c.form, c.help})
	}
	return forms
}

// Usage returns how to type each command, and what it does.
func Usage(forms []Form) string {
	text := "Usage for scripts, where - for a FEN or a file is the standard input:\n"
	for _, f := range forms {
		form := f.Name + " " + f.Args
		if len(form) > 26 {
			text += "  " + form + "\n"
			form = ""
		}
		text += fmt.Sprintf("  %-26s %s\n", form, f.Help)
	}
	return text
}
