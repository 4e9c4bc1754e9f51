// count.go counts moves: perft and divide.

package terminal

import (
	"fmt"
	"strconv"

	"mateinfive/ch04-special/chess"
)

// mostPlies and mostNodes are how far we count at the prompt, where nothing can
// be typed meanwhile. So many nodes take a quarter of a minute.
const (
	mostPlies = 6
	mostNodes = 20_000_000
)

func (s *session) cmdPerft(args []string) error {
	p := s.game.Position()
	depth, err := countable(p, "perft", args)
	if err != nil {
		return err
	}
	s.say("%d", p.Perft(depth))
	return nil
}

func (s *session) cmdDivide(args []string) error {
	p := s.game.Position()
	depth, err := countable(p, "divide", args)
	if err != nil {
		return err
	}
	total := 0
	for _, share := range p.Divide(depth) {
		s.say("%s: %d", share.Move, share.Nodes)
		total += share.Nodes
	}
	s.say("%d", total)
	return nil
}

// countable reads the depth of a command that counts, if the count will not take
// too long. The first plies are counted, and the others guessed: each multiplies
// by as much as the last that was counted.
func countable(p chess.Position, form string, args []string) (int, error) {
	depth, err := parsePlies(form, args, mostPlies, 3)
	if err != nil {
		return 0, err
	}
	plies, nodes, growth := 0, 1.0, 1.0
	for plies < depth && nodes < 10_000 {
		plies++
		next := float64(p.Perft(plies))
		nodes, growth = next, next/nodes
		if nodes == 0 {
			return depth, nil // the game ends before
		}
	}
	for ; plies < depth; plies++ {
		nodes *= growth
		if nodes > mostNodes {
			return 0, fmt.Errorf("%s %d would count about %.0f million nodes, and take minutes: try %s %d", form, plies+1, nodes/1e6, form, plies)
		}
	}
	return depth, nil
}

// parsePlies reads how many plies a command looks ahead, at most so many. If it
// cannot, it gives an example.
func parsePlies(form string, args []string, most, example int) (int, error) {
	if len(args) != 1 {
		return 0, usage(fmt.Sprintf("%s %d", form, example))
	}
	depth, err := strconv.Atoi(args[0])
	if err != nil || depth < 1 || depth > most {
		return 0, fmt.Errorf("%s looks from 1 to %d plies ahead here: try %s %d", form, most, form, example)
	}
	return depth, nil
}
