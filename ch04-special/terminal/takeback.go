// takeback.go takes moves back and plays them again.

package terminal

import (
	"errors"
	"fmt"
	"strconv"

	"mateinfive/ch04-special/chess"
)

// cmdUndo takes moves back, or a pawn's move that waits for what the pawn becomes.
func (s *session) cmdUndo(args []string) error {
	if s.promoting != (chess.Move{}) && len(args) == 0 {
		s.Say("the pawn stays on %s", s.promoting.From)
		s.letGo()
		return nil
	}
	return s.steps("undo", args, len(s.game.Record()), s.game.Undo)
}

func (s *session) cmdRedo(args []string) error {
	return s.steps("redo", args, s.game.Undone(), s.game.Redo)
}

// steps takes back or plays again as many moves as were typed, of at most so many. A
// command alone means one, or two if the program plays for the side whose turn it would
// be. Where there is none, the error is that of the step.
func (s *session) steps(name string, args []string, most int, step func() error) (err error) {
	n := 1
	if s.players[s.game.Turn().Other()] != "" && most > 1 {
		n = 2
	}
	if len(args) > 0 {
		n, err = strconv.Atoi(args[0])
	}
	switch {
	case err != nil && !errors.Is(err, strconv.ErrRange) || n < 1: // out of range, n is the nearest number that there is
		return fmt.Errorf("%s needs a number of moves: try %s 3, or %s alone", name, name, name)
	case most > 0 && n > most:
		return fmt.Errorf("there are fewer moves than that: try %s %d", name, most)
	}
	record, done := s.game.Record(), "taken back"
	for range n {
		if err := step(); err != nil {
			return err
		}
	}
	if name == "redo" {
		record, done = s.game.Record(), "played again"
	}
	moves := numbered(record[len(record)-1])
	if n > 1 {
		moves = numbered(record[len(record)-n]) + " to " + moves
	}
	s.letGo()
	s.Say("%s: %s", done, moves)
	s.showBoard()
	return nil
}
