// count.go counts moves: perft and divide.

package session

import (
	"context"
	"fmt"
	"strconv"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/script"
)

// mostPlies is how far we count at the prompt. It would take years.
const mostPlies = 20

func (s *Session) cmdPerft(args []string) error {
	return s.count("perft", args[0], func(out Out, i int, done chess.MoveCount, total int) {
		out.Progress(fmt.Sprintf("%d: up to %s %d nodes", i, done.Move, total))
	})
}

func (s *Session) cmdDivide(args []string) error {
	return s.count("divide", args[0], func(out Out, _ int, done chess.MoveCount, _ int) {
		out.say("%s: %d", done.Move, done.Nodes)
	})
}

// count counts in how many ways one can go on, to the depth that a command was typed
// with, and says the total. Ctrl-C ends it with what is known by then. Report is told
// about each first move that is done, and which one it is.
func (s *Session) count(name, word string, report func(out Out, i int, done chess.MoveCount, total int)) error {
	depth, err := parsePlies(name, word, mostPlies, 3)
	if err != nil {
		return err
	}
	p := s.game.Position()
	s.work("counting", func(ctx context.Context, out Out) (func(*Session) error, error) {
		i := 0
		total, err := script.Count(ctx, p, depth, func(done chess.MoveCount, total int) {
			i++
			report(out, i, done, total)
		})
		if err != nil {
			return nil, fmt.Errorf("stopped after %d of %d first moves: %d nodes until then", i, len(p.LegalMoves()), total)
		}
		out.say("%d", total)
		return nil, nil
	})
	return nil
}

// parsePlies reads how many plies a command looks ahead, up to most. If it
// cannot, it gives an example.
func parsePlies(form, word string, most, example int) (int, error) {
	depth, err := strconv.Atoi(word)
	if err != nil || depth < 1 || depth > most {
		return 0, fmt.Errorf("%s looks from 1 to %d plies ahead here: try %s %d", form, most, form, example)
	}
	return depth, nil
}
