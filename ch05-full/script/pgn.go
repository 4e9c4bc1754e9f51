// pgn.go holds the commands that read game files.

package script

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"

	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/console"
)

func (j *job) pgnCheck(ctx context.Context, names []string) error {
	var answer error
	checked := 0 // games, of all files
	for _, name := range names {
		label := ""
		if len(names) > 1 {
			label = console.Printable(name) + "\t"
		}
		games, err := j.games(ctx, name, "")
		if err != nil {
			fmt.Fprint(j.errs, sentence(err))
			answer = errNo
			continue
		}
		number := 0 // of the game in its file
		for g, err := range games {
			number++
			if err != nil && !errors.Is(err, pgn.ErrVariant) {
				answer = errNo
			}
			fmt.Fprintf(j.out, "%s%d\t%s\n", label, number, verdict(g, err))
			checked++
			j.progress.show("games checked: %d", checked)
		}
		if ctx.Err() != nil {
			return fmt.Errorf("stopped; games checked: %d", checked)
		}
	}
	return answer
}

// verdict returns what pgn check says of a game after its number, with tabs between.
func verdict(g *pgn.Game, err error) string {
	switch {
	case errors.Is(err, pgn.ErrVariant):
		return fmt.Sprintf("skipped\t%v", err)
	case err != nil:
		return fmt.Sprintf("error\t%v", err)
	}
	last := g.End()
	return fmt.Sprintf("%s\t%d\t%s", g.Result, len(last.Path()), g.Position(last).FEN())
}

func (j *job) pgnFormat(ctx context.Context, args []string) error {
	games, err := j.games(ctx, args[0], args[0])
	if err != nil {
		return err
	}
	var answer error
	written := 0
	for g, err := range games {
		if err != nil {
			fmt.Fprint(j.errs, sentence(err))
			answer = errNo
			continue
		}
		if err := pgn.Write(j.out, g); err != nil {
			return err
		}
		written++
		j.progress.show("games written: %d", written)
	}
	if ctx.Err() != nil {
		return fmt.Errorf("stopped; games written: %d", written)
	}
	return answer
}

// games opens a file, or for a dash the standard input, and returns its games, each
// or what is wrong with it. They end with the file, or when ctx is canceled. Errors
// call the file what label says.
func (j *job) games(ctx context.Context, name, label string) (iter.Seq2[*pgn.Game, error], error) {
	file := io.NopCloser(j.in)
	if name != "-" {
		var err error
		if file, err = pgn.Open(name); err != nil {
			return nil, err
		}
	}
	return func(yield func(*pgn.Game, error) bool) {
		defer file.Close()
		ctx, cancel := context.WithCancel(ctx)
		defer cancel()
		games := pgn.NewReader(stoppable(ctx, file), label)
		for {
			g, err := games.Next()
			if err == io.EOF || ctx.Err() != nil || !yield(g, err) {
				return
			}
		}
	}, nil
}

// errStopped is the error of reading after somebody has typed Ctrl-C.
var errStopped = errors.New("stopped")

// stoppable returns a reader of what r holds. When ctx is canceled, reading ends, even
// where r waits for somebody to type.
func stoppable(ctx context.Context, r io.Reader) io.Reader {
	out, in := io.Pipe()
	context.AfterFunc(ctx, func() { in.CloseWithError(errStopped) })
	go func() {
		_, err := io.Copy(in, r)
		in.CloseWithError(err)
	}()
	return out
}
