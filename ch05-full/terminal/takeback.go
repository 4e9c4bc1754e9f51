// takeback.go takes moves back and plays them again.

package terminal

import (
	"errors"
	"fmt"
	"strconv"

	"mateinfive/ch05-full/chess"
)

// cmdUndo takes back the last move or the last few, or what came after it: how the
// players have ended the game, or a pawn's move that is not played yet, as we have asked
// what it becomes.
func (s *session) cmdUndo(args []string) error {
	if s.promoting != (chess.Move{}) && len(args) == 0 {
		s.say("the pawn stays on %s", s.promoting.From)
		s.letGo()
		return nil
	}
	if s.isOfTwo() && !s.inPlay() && s.isLast() {
		return errors.New("the result stands: prev steps back through the game, and rematch plays another")
	}
	if s.isDecided() && len(args) == 0 {
		s.say("taken back: %s", s.tree.Result)
		s.reopen()
		s.showBoard()
		return nil
	}
	if s.asksToResign() && len(args) == 0 {
		s.say("%s plays on", s.speaker())
		return nil
	}
	record := s.plies()
	n, err := s.howMany("undo", args, len(record))
	switch most := s.removable(); {
	case err != nil:
		return err
	case len(s.at.Next) > 0:
		return errors.New("moves follow here, and only the last move of a line is taken back: prev steps back")
	case len(record) == 0:
		return chess.ErrNothingToUndo
	case most == 0:
		return errors.New("there is a variation to this move, so it stays: prev steps back")
	case n > most:
		return fmt.Errorf("other moves go on from there: try undo %d, and prev to step back", most)
	}
	if s.needsConsent() {
		s.takeback = n
		s.say("one side asks to take back %s: the other says accept or decline", lastOf(record, n))
		return nil
	}
	return s.takeBack(n)
}

// needsConsent reports whether a move is taken back only if both agree.
func (s *session) needsConsent() bool { return s.isOfTwo() && s.isLast() && s.inPlay() }

// isOfTwo reports whether two persons play against each other with clocks. Without them
// the program takes anything back for anybody: it may be a lesson.
func (s *session) isOfTwo() bool { return s.clock != nil && s.players == [2]string{} }

// takeBack takes back the last moves, so many.
func (s *session) takeBack(n int) error {
	record := s.plies()
	for range n {
		s.cut()
	}
	s.say("taken back: %s", lastOf(record, n))
	s.showWaiting()
	return nil
}

// showWaiting shows the board after moves were taken back or played again. A player whose
// turn it is then waits, and loses no time.
func (s *session) showWaiting() {
	name := s.answers()
	if name != "" && s.clock != nil {
		s.paused = true
		s.clock.Stop()
	}
	s.showBoard()
	if name != "" {
		s.say("%s waits: go makes it move, or play for it yourself", name)
	}
}

func (s *session) cmdRedo(args []string) error {
	n, err := s.howMany("redo", args, len(s.undone))
	if err != nil {
		return err
	}
	if len(s.undone) == 0 {
		return chess.ErrNothingToRedo
	}
	for range n {
		s.paste()
	}
	s.say("played again: %s", lastOf(s.plies(), n))
	s.showWaiting()
	return nil
}

// bare returns how many moves undo alone takes back, of so many, or redo plays again: one,
// or two if the program plays for the side whose turn it would be.
func (s *session) bare(most int) int {
	if s.players[s.game.Turn().Other()] != "" && most > 1 {
		return 2
	}
	return 1
}

// howMany reads how many moves to take back or to play again, of so many, which
// may be none. If there are any, it must not be more than there are.
func (s *session) howMany(name string, args []string, most int) (int, error) {
	if len(args) == 0 {
		return s.bare(most), nil
	}
	n, err := strconv.Atoi(args[0])
	if errors.Is(err, strconv.ErrRange) {
		err = nil // n is the nearest number that there is
	}
	switch {
	case err != nil || n < 1:
		return 0, fmt.Errorf("%s needs a number of moves: try %s 3, or %s alone", name, name, name)
	case most > 0 && n > most:
		return 0, fmt.Errorf("there are fewer moves than that: try %s %d", name, most)
	default:
		return n, nil
	}
}

// lastOf names the last n moves of a record: the one, or the first and the last.
func lastOf(record []chess.Ply, n int) string {
	last := numbered(record[len(record)-1])
	if n == 1 {
		return last
	}
	return fmt.Sprintf("%s to %s", numbered(record[len(record)-n]), last)
}
