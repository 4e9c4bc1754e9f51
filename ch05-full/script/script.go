// script.go is the table of commands, and runs the one that is named.

package script

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/internal/console"
)

// A command is a job for a script.
type command struct {
	name string // one word or two
	form string // what stands after it: -flag where it names one, as many words, or one and more where dots follow
	help string // what it does
	do   func(j *job, ctx context.Context, args []string) error
}

// commands returns the commands in the order in which they are listed.
func commands() []command {
	return []command{
		{"perft", "[-divide] FEN DEPTH", "count the ways to play DEPTH plies", (*job).perft},
		{"move", "FEN TEXT", "read a move: its SAN, its UCI, the FEN after it", (*job).move},
		{"moves", "FEN", "list the legal moves in SAN", (*job).moves},
		{"status", "FEN", "say how things stand: none, check, checkmate, ...", (*job).status},
		{"validate", "FEN", "say ok, or all that is wrong with a position", (*job).validate},
		{"pgn check", "FILE...", "result, plies and last FEN of each game", (*job).pgnCheck},
		{"pgn format", "FILE", "write the games of a file anew, in export format", (*job).pgnFormat},
	}
}

// A job is one run of a command.
type job struct {
	in       io.Reader
	out      *bufio.Writer
	errs     io.Writer
	progress *progress
	divide   bool // the flag -divide of perft
}

// A usageError says what is wrong with the command line. Any other error says that
// the job failed.
type usageError struct{ error }

// errNo is the error of a job that has said already that the answer is no.
var errNo = errors.New("no")

// Run runs the command that args begin with and returns the exit status of the
// program: 0 for yes, 1 if the job failed or the answer is no, 2 for wrong usage.
// Answers go to stdout; what went wrong, and on a terminal how far a long job is, to
// stderr. A job that takes long stops soon after ctx is canceled: then the status is
// 1, and what it has found until then is not lost.
func Run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) (status int) {
	return runBeside(ctx, newProgress(stderr), args, stdin, stdout, stderr)
}

// runBeside is Run with a line of progress.
func runBeside(ctx context.Context, line *progress, args []string, stdin io.Reader, stdout, stderr io.Writer) (status int) {
	c, args, found := find(args)
	if !found {
		fmt.Fprintf(stderr, "%s is no command: they are %s, and -h says more\n", chess.Quote(strings.Join(args, " ")), names())
		return 2
	}
	j := &job{in: stdin, out: bufio.NewWriter(line.before(stdout)), errs: line.before(stderr), progress: line}
	err := c.run(ctx, j, args)
	if flushed := j.out.Flush(); err == nil {
		err = flushed
	}
	switch {
	case err == nil:
		return 0
	case errors.As(err, new(usageError)):
		fmt.Fprintf(j.errs, "%s%s", sentence(err), c.usage())
		return 2
	default:
		fmt.Fprint(j.errs, sentence(err))
		return 1
	}
}

// find returns the command that args begin with, and the arguments after it.
func find(args []string) (c command, rest []string, found bool) {
	for _, c := range commands() {
		words := strings.Fields(c.name)
		if len(args) >= len(words) && strings.Join(args[:len(words)], " ") == c.name {
			return c, args[len(words):], true
		}
	}
	return command{}, args, false
}

// run does the job if there are as many words as the command needs.
func (c command) run(ctx context.Context, j *job, args []string) error {
	set := flag.NewFlagSet(c.name, flag.ContinueOnError)
	set.SetOutput(io.Discard)
	form, divides := strings.CutPrefix(c.form, "[-divide] ")
	if divides {
		set.BoolVar(&j.divide, "divide", false, "")
	}
	err := set.Parse(args)
	switch words, more := len(strings.Fields(form)), strings.HasSuffix(form, "..."); {
	case errors.Is(err, flag.ErrHelp):
		_, err = j.out.WriteString(c.usage())
		return err
	case err != nil:
		return usageError{err}
	case set.NArg() < words:
		return usageError{fmt.Errorf("%s takes %s", c.name, form)}
	case set.NArg() > words && strings.Contains(form, "FEN"):
		return usageError{fmt.Errorf("%s takes %s: too many words, perhaps because the FEN is without quotation marks", c.name, form)}
	case set.NArg() > words && !more:
		return usageError{fmt.Errorf("%s takes %s: too many words", c.name, form)}
	}
	return c.do(j, ctx, set.Args())
}

// usage returns how to type a command.
func (c command) usage() string {
	return fmt.Sprintf("Usage: go run ./ch05-full %s %s\n", c.name, c.form)
}

// Usage returns how to type each command, and what it does.
func Usage() string {
	text := "Usage for scripts, where - for a FEN or a file is the standard input:\n"
	for _, c := range commands() {
		text += fmt.Sprintf("  %-26s %s\n", c.name+" "+c.form, c.help)
	}
	return text
}

// names lists the commands for a sentence.
func names() string {
	var found []string
	for _, c := range commands() {
		found = append(found, c.name)
	}
	return strings.Join(found, ", ")
}

// sentence returns the line that tells people of an error. If it is told already, the
// line is empty.
func sentence(err error) string {
	if errors.Is(err, errNo) {
		return ""
	}
	return console.Printable(err.Error()) + "\n"
}
