// position.go holds the commands that ask about one position.

package script

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// mostPlies is how far perft looks ahead. Nobody lives to see the end of it, except
// where there is hardly a move.
const mostPlies = 99

// longestFEN is how much of the standard input is read where a FEN is expected, in
// bytes.
const longestFEN = 1000

// position reads the argument FEN of a command. A dash stands for what the standard
// input holds.
func (j *job) position(ctx context.Context, arg string) (chess.Position, error) {
	if arg == "-" {
		text, err := io.ReadAll(io.LimitReader(stoppable(ctx, j.in), longestFEN))
		if err != nil {
			return chess.Position{}, fmt.Errorf("standard input: %w", err)
		}
		arg = string(text)
	}
	return chess.ParseFEN(arg)
}

func (j *job) perft(ctx context.Context, args []string) error {
	depth, err := strconv.Atoi(args[1])
	if err != nil || depth < 0 || depth > mostPlies {
		return usageError{fmt.Errorf("depth %s: expected a number of plies, from 0 to %d", chess.Quote(args[1]), mostPlies)}
	}
	p, err := j.position(ctx, args[0])
	if err != nil {
		return err
	}
	moves, done := len(p.LegalMoves()), 0
	total, err := Count(ctx, p, depth, func(c chess.MoveCount, total int) {
		done++
		j.progress.show("first moves: %d of %d, nodes: %d", done, moves, total)
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

func (j *job) move(ctx context.Context, args []string) error {
	p, err := j.position(ctx, args[0])
	if err != nil {
		return err
	}
	m, err := notation.Read(&p, args[1])
	if err != nil {
		return err
	}
	fmt.Fprintf(j.out, "%s\t%s\t%s\n", notation.SAN(p, m), notation.UCI(m), p.After(m).FEN())
	return nil
}

func (j *job) moves(ctx context.Context, args []string) error {
	p, err := j.position(ctx, args[0])
	if err != nil {
		return err
	}
	var texts []string
	for _, m := range p.LegalMoves() {
		texts = append(texts, notation.SAN(p, m))
	}
	slices.Sort(texts)
	for _, text := range texts {
		fmt.Fprintln(j.out, text)
	}
	return nil
}

func (j *job) status(ctx context.Context, args []string) error {
	p, err := j.position(ctx, args[0])
	if err != nil {
		return err
	}
	switch reason := p.Termination(); {
	case reason == chess.ByCheckmate:
		fmt.Fprintf(j.out, "checkmate: %s has won\n", p.SideToMove.Other())
	case reason != chess.NotOver:
		fmt.Fprintln(j.out, reason)
	case p.CanClaimFifty():
		fmt.Fprintf(j.out, "%s; claim: %s\n", p.Status(), chess.ByFiftyMoves)
	default:
		fmt.Fprintln(j.out, p.Status())
	}
	return nil
}

func (j *job) validate(ctx context.Context, args []string) error {
	p, err := j.position(ctx, args[0])
	if err != nil {
		return err
	}
	if faults := p.Validate(); faults != nil {
		fmt.Fprintln(j.out, faults)
		return errNo
	}
	fmt.Fprintln(j.out, "ok")
	return nil
}
