// count.go counts moves: perft and divide.

package terminal

import (
	"fmt"
	"math"
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
// too long. That is a guess: every two plies multiply by what the first two give.
func countable(p chess.Position, form string, args []string) (int, error) {
	depth, err := parsePlies(form, args, mostPlies, 3)
	if err != nil {
		return 0, err
	}
	nodes := math.Pow(float64(p.Perft(min(depth, 2))), max(1, float64(depth)/2))
	if nodes > mostNodes {
		return 0, fmt.Errorf("that would be about %.0f million nodes, and take minutes: one ply less will do", nodes/1e6)
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
