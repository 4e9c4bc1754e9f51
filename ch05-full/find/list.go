// list.go writes the games that are found, in one of three forms.

package find

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"io"

	"mateinfive/internal/console"
)

// A Lister writes the games that a query wants: a line each, or whole.
type Lister struct {
	Query
	PGN  bool // as they stood in their files
	JSON bool // each in a line
}

// Define defines the flags of a query in set, and pgn and json.
func (l *Lister) Define(set *flag.FlagSet) {
	l.Query.Define(set)
	set.BoolVar(&l.PGN, "pgn", false, "")
	set.BoolVar(&l.JSON, "json", false, "")
}

// Parse reads flags that may stand before, between and behind other words, which it returns.
func Parse(set *flag.FlagSet, words []string) (others []string, err error) {
	for err = set.Parse(words); err == nil && set.NArg() > 0; err = set.Parse(set.Args()[1:]) {
		others = append(others, set.Arg(0))
	}
	return others, err
}

// Files writes the games of files. If there are several, each line begins with the name of its
// file. If one cannot be opened, complain hears of it, and the others are still read. Files
// returns how many games were found, and how many cannot be read.
func (l *Lister) Files(ctx context.Context, names []string, open func(name string) (io.ReadCloser, error),
	out *bufio.Writer, complain func(error)) (found, broken int, err error) {
	for _, name := range names {
		in, err := open(name)
		if err != nil {
			complain(err)
			continue
		}
		label := ""
		if len(names) > 1 {
			label = console.Printable(name) + "\t"
		}
		n, bad, err := l.List(ctx, in, name, label, out)
		in.Close()
		found += n
		broken += bad
		if err != nil {
			return found, broken, err
		}
	}
	return found, broken, nil
}

// List writes the games of a file, each at once, with a label in front of its line. It returns
// how many were found, and how many cannot be read.
func (l *Lister) List(ctx context.Context, in io.Reader, file, label string,
	out *bufio.Writer) (found, broken int, err error) {
	err = Games(ctx, in, l.Query, l.PGN, func(f Found) error {
		if f.Err != nil {
			broken++
			return nil
		}
		found++
		switch {
		case l.PGN:
			if err := f.Write(out); err != nil {
				return err
			}
		case l.JSON:
			line, err := f.JSON(file)
			if err != nil {
				return err
			}
			fmt.Fprintln(out, line)
		default:
			fmt.Fprintf(out, "%s%s\n", label, f.Line())
		}
		return out.Flush()
	})
	return found, broken, err
}
