// count.go counts moves: perft and divide.

package terminal

import (
	"fmt"
	"strconv"

	"mateinfive/ch04-special/chess"
)

// mostPlies is how far perft and divide look ahead: nothing can be typed meanwhile.
const mostPlies = 6

func (s *session) cmdPerft(args []string) error  { return s.count("perft", args[0]) }
func (s *session) cmdDivide(args []string) error { return s.count("divide", args[0]) }

// count says in how many ways one can go on, to the depth that a command was typed
// with, and for divide also move by move. It gives up where that takes too long.
func (s *session) count(name, word string) error {
	depth, err := parsePlies(name, word, mostPlies, 3)
	if err != nil {
		return err
	}
	p, total := s.game.Position(), 0
	for _, m := range p.LegalMoves() {
		nodes := perft(p.After(m), depth-1, s.mostNodes-total)
		if total += nodes; total > s.mostNodes {
			return fmt.Errorf("%s %d counts more than %d nodes, which takes too long here: try %s %d", name, depth, s.mostNodes, name, depth-1)
		}
		if name == "divide" {
			s.Say("%s: %d", m, nodes)
		}
	}
	s.Say("%d", total)
	return nil
}

// perft is [chess.Position.Perft] with a limit: soon after the count has passed
// it, counting ends. Two plies are too few nodes to look in between.
func perft(p chess.Position, depth, limit int) int {
	if depth <= 2 {
		return p.Perft(depth)
	}
	nodes := 0
	for _, m := range p.LegalMoves() {
		if nodes <= limit {
			nodes += perft(p.After(m), depth-1, limit-nodes)
		}
	}
	return nodes
}

// parsePlies reads how many plies a command looks ahead, up to most. The error gives an example.
func parsePlies(form, word string, most, example int) (int, error) {
	depth, err := strconv.Atoi(word)
	if err != nil || depth < 1 || depth > most {
		return 0, fmt.Errorf("%s looks from 1 to %d plies ahead here: try %s %d", form, most, form, example)
	}
	return depth, nil
}
