// count.go counts moves: perft and divide.

package terminal

import (
	"fmt"
	"strconv"

	"mateinfive/ch04-special/chess"
)

// How far we count at the prompt, where nothing can be typed meanwhile. To count
// the most nodes takes some seconds.
const mostPlies = 6

var mostNodes = 5_000_000

func (s *session) cmdPerft(args []string) error {
	_, total, err := s.count("perft", args[0])
	if err != nil {
		return err
	}
	s.say("%d", total)
	return nil
}

func (s *session) cmdDivide(args []string) error {
	counts, total, err := s.count("divide", args[0])
	if err != nil {
		return err
	}
	for _, c := range counts {
		s.say("%s: %d", c.Move, c.Nodes)
	}
	s.say("%d", total)
	return nil
}

// count counts in how many ways one can go on, move by move and in total, to the
// depth that a command was typed with. It gives up where that takes too long.
func (s *session) count(name, word string) (counts []chess.MoveCount, total int, err error) {
	depth, err := parsePlies(name, word, mostPlies, 3)
	if err != nil {
		return nil, 0, err
	}
	p := s.game.Position()
	for _, m := range p.LegalMoves() {
		c := chess.MoveCount{Move: m, Nodes: perft(p.After(m), depth-1, mostNodes-total)}
		counts, total = append(counts, c), total+c.Nodes
		if total > mostNodes {
			return nil, 0, fmt.Errorf("%s %d counts more than %d nodes, which takes too long here: try %s %d", name, depth, mostNodes, name, depth-1)
		}
	}
	return counts, total, nil
}

// perft is [chess.Position.Perft] with a limit: soon after the count has passed
// it, counting ends. Two plies are too few nodes to look in between.
func perft(p chess.Position, depth, limit int) int {
	if depth <= 2 {
		return p.Perft(depth)
	}
	nodes := 0
	for _, m := range p.LegalMoves() {
		if nodes > limit {
			break
		}
		nodes += perft(p.After(m), depth-1, limit-nodes)
	}
	return nodes
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
