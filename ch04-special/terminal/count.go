// count.go counts moves: perft and divide.

package terminal

import (
	"fmt"
	"strconv"
)

// mostPlies is how deep we count at the prompt. One ply more takes some thirty
// times as long, and nothing can be typed meanwhile.
const mostPlies = 5

func (s *session) cmdPerft(args []string) error {
	depth, err := parseDepth("perft", args)
	if err != nil {
		return err
	}
	p := s.game.Position()
	s.say("%d", p.Perft(depth))
	return nil
}

func (s *session) cmdDivide(args []string) error {
	depth, err := parseDepth("divide", args)
	if err != nil {
		return err
	}
	p := s.game.Position()
	total := 0
	for _, share := range p.Divide(depth) {
		s.say("%s: %d", share.Move, share.Nodes)
		total += share.Nodes
	}
	s.say("%d", total)
	return nil
}

// parseDepth reads the one argument of a command that counts.
func parseDepth(name string, args []string) (int, error) {
	if len(args) != 1 {
		return 0, usage(name + " 3")
	}
	depth, err := strconv.Atoi(args[0])
	if err != nil || depth < 1 || depth > mostPlies {
		return 0, fmt.Errorf("%s counts from 1 to %d plies ahead here: try %s 3", name, mostPlies, name)
	}
	return depth, nil
}
