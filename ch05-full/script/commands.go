// commands.go holds the commands: those that ask about one position, then those that read
// game files.

package script

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/find"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/console"
)

// ReadFEN reads the argument FEN of a command. A dash stands for what the standard input
// holds; of that a thousand bytes are read, which is more than any FEN has.
func ReadFEN(ctx context.Context, arg string, in io.Reader) (chess.Position, error) {
	if arg == "-" {
		text, err := io.ReadAll(io.LimitReader(stdin(ctx, in), 1000))
		if err != nil {
			return chess.Position{}, fmt.Errorf("standard input: %w", err)
		}
		arg = string(text)
	}
	if arg == "start" || arg == "startpos" {
		return chess.StartingPosition(), nil
	}
	return chess.ParseFEN(arg)
}

func (j *job) perft(ctx context.Context, args []string) error {
	depth, err := strconv.Atoi(args[0])
	if err != nil || depth < 0 || depth > 99 {
		return j.misused(fmt.Errorf("depth %s: expected a number of plies, from 0 to 99", chess.Quote(args[0])))
	}
	moves, done := len(j.position.LegalMoves()), 0
	total, err := j.position.Count(ctx, depth, func(c chess.MoveCount, total int) {
		done++
		if j.divide {
			fmt.Fprintf(j.out, "%s: %d\n", c.Move, c.Nodes)
			j.out.Flush() // the next one may take an hour
		}
	})
	if err != nil {
		return fmt.Errorf("stopped; first moves: %d of %d, nodes: %d", done, moves, total)
	}
	fmt.Fprintln(j.out, total)
	return nil
}

func (j *job) move(_ context.Context, args []string) error {
	m, err := notation.Read(&j.position, args[0])
	if err == nil {
		fmt.Fprintf(j.out, "%s\t%s\t%s\n", notation.SAN(j.position, m), notation.UCI(m), j.position.After(m).FEN())
	}
	return err
}

func (j *job) moves(context.Context, []string) error {
	var texts []string
	for _, m := range j.position.LegalMoves() {
		texts = append(texts, notation.SAN(j.position, m)+"\n")
	}
	slices.Sort(texts)
	_, err := j.out.WriteString(strings.Join(texts, ""))
	return err
}

func (j *job) status(context.Context, []string) error {
	p := j.position
	text := p.Status().String()
	switch reason := p.Termination(); {
	case reason == chess.ByCheckmate:
		text = fmt.Sprintf("checkmate: %s has won", p.SideToMove.Other())
	case reason != chess.NotOver:
		text = reason.String()
	case p.CanClaimFifty():
		text += "; claim: " + chess.ByFiftyMoves.String()
	}
	fmt.Fprintln(j.out, text)
	return nil
}

func (j *job) validate(context.Context, []string) error {
	answer := "ok"
	if faults := j.position.Validate(); faults != nil {
		answer, j.exit = faults.Error(), 1
	}
	fmt.Fprintln(j.out, answer)
	return nil
}

func (j *job) pgnCheck(ctx context.Context, names []string) error {
	for _, name := range names {
		label, number := console.Printable(name)+"\t", 0 // of the game in its file
		if len(names) == 1 {
			label = ""
		}
		err := j.eachGame(ctx, name, "", "checked", func(g *pgn.Game, err error) bool {
			number++
			if err != nil && !errors.Is(err, pgn.ErrVariant) {
				j.exit = 1
			}
			fmt.Fprintf(j.out, "%s%d\t%s\n", label, number, verdict(g, err))
			return true
		})
		switch {
		case ctx.Err() != nil:
			return err
		case err != nil:
			j.complain(err)
		}
	}
	return nil
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
	return j.eachGame(ctx, args[0], args[0], "written", func(g *pgn.Game, err error) bool {
		if err != nil {
			j.complain(err)
			return false
		}
		return pgn.Write(j.out, g) == nil // a disk that is full is told at the end
	})
}

// find finds games in files. No games are the answer no.
func (j *job) find(ctx context.Context, names []string) error {
	open := func(name string) (io.ReadCloser, error) { return j.open(ctx, name) }
	found, broken, err := j.lister.Files(ctx, names, open, j.out, j.complain)
	if broken > 0 {
		fmt.Fprintf(j.errs, "games that cannot be read, and were left out: %d; pgn check says why\n", broken)
	}
	if found == 0 || ctx.Err() != nil {
		j.exit = 1
	}
	return err
}

// book counts the moves that the games of files played in the position. No move is the answer no.
func (j *job) book(ctx context.Context, names []string) error {
	games, err := find.NewExplorer(j.position)
	if err != nil {
		return err
	}
	leftOut := func(err error) { fmt.Fprintf(j.errs, "left out: %s\n", console.Printable(err.Error())) }
	for _, name := range names {
		in, err := j.open(ctx, name)
		if err != nil {
			j.complain(err)
			continue
		}
		err = games.Read(ctx, in, name, &j.lister.Query, leftOut, func(int) {})
		in.Close()
		if err != nil {
			return err
		}
	}
	moves, _ := games.At(j.position)
	for _, m := range moves {
		fmt.Fprintf(j.out, "%s\t%d\t%d\t%d\t%d\t%s\n",
			notation.SAN(j.position, m.Move), m.Games, m.Won, m.Drawn, m.Lost, m.Rating())
	}
	if len(moves) == 0 {
		j.exit = 1
	}
	return nil
}

// open opens a file, or for a dash the standard input.
func (j *job) open(ctx context.Context, name string) (io.ReadCloser, error) {
	if name == "-" {
		return io.NopCloser(stdin(ctx, j.in)), nil
	}
	return pgn.Open(name)
}

// eachGame calls do with each of the games of a file, or what is wrong with it, until ctx is
// canceled. It counts those that do has done. Errors call the file what label says.
func (j *job) eachGame(ctx context.Context, name, label, done string, do func(*pgn.Game, error) bool) error {
	in, err := j.open(ctx, name)
	if err != nil {
		return err
	}
	defer in.Close()
	for games := pgn.NewReader(in, label); ; {
		g, err := games.Next()
		switch {
		case ctx.Err() != nil:
			return fmt.Errorf("stopped; games %s: %d", done, j.games)
		case err == io.EOF:
			return nil
		case do(g, err):
			j.games++
		}
	}
}

// stdin returns a reader of the standard input. When ctx is canceled, reading ends, even where
// it waits for something to be typed.
func stdin(ctx context.Context, from io.Reader) io.Reader {
	out, in := io.Pipe()
	context.AfterFunc(ctx, func() { in.CloseWithError(errors.New("stopped")) })
	go func() {
		_, err := io.Copy(in, from)
		in.CloseWithError(err)
	}()
	return out
}
