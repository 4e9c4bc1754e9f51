// count.go counts moves: perft and divide.

package terminal

import (
	"fmt"
	"strconv"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/script"
)

// mostPlies is how far we count at the prompt. Nobody waits for so many.
const mostPlies = 20

func (s *session) cmdPerft(args []string) error {
	return s.count("perft", args[0], func(i int, done chess.MoveCount, total int) {
		s.showProgress(fmt.Sprintf("%d: up to %s %d nodes", i, done.Move, total))
	})
}

func (s *session) cmdDivide(args []string) error {
	return s.count("divide", args[0], func(_ int, done chess.MoveCount, _ int) {
		s.clearProgress()
		s.say("%s: %d", done.Move, done.Nodes)
	})
}

// count counts in how many ways one can go on, to the depth that a command was typed
// with, and says the total. Ctrl-C ends it with what is known by then. Report is told
// about each first move that is done, and which one it is.
func (s *session) count(name, word string, report func(i int, done chess.MoveCount, total int)) error {
	depth, err := parsePlies(name, word, mostPlies, 3)
	if err != nil {
		return err
	}
	ctx, release := s.interruptible()
	defer release()
	s.showProgress("counting; Ctrl-C ends it")
	p, i := s.game.Position(), 0
	total, err := script.Count(ctx, p, depth, func(done chess.MoveCount, total int) {
		i++
		report(i, done, total)
	})
	s.clearProgress()
	if err != nil {
		s.say("stopped after %d of %d first moves: %d nodes until then", i, len(p.LegalMoves()), total)
		return nil
	}
	s.say("%d", total)
	return nil
}

// progressLine is a line that overwrites itself.
const progressLine = "\r%-50s"

// showProgress says on a terminal how far the count has come.
func (s *session) showProgress(text string) {
	if s.live && !s.table {
		s.print(fmt.Sprintf(progressLine, text))
	}
}

// clearProgress leaves nothing of the progress on the screen.
func (s *session) clearProgress() {
	if s.live && !s.table {
		s.print(fmt.Sprintf(progressLine, "") + "\r")
	}
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
