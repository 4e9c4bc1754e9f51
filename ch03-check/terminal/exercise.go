// exercise.go connects the learner's own functions to the prompt. The program
// plays without them; each that is written becomes a command or a line.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch03-check/chess"
	"mateinfive/ch03-check/exercises"
)

// answers are the learner's functions. They are gathered here so that tests of
// the prompt can put others in their place.
var answers = struct {
	doubleCheck   func(b *chess.Board, side chess.Color) []chess.Square
	flights       func(b *chess.Board, side chess.Color) []chess.Square
	pins          func(b *chess.Board, side chess.Color) []exercises.Pin
	mateInOne     func(b *chess.Board, side chess.Color) []chess.Move
	escapes       func(b *chess.Board, side chess.Color) exercises.Ways
	mateWitnesses func() (capture, block chess.Board)
	ghostWitness  func() (chess.Board, chess.Move)
}{
	doubleCheck:   exercises.DoubleCheck,
	flights:       exercises.Flights,
	pins:          exercises.Pins,
	mateInOne:     exercises.MateInOne,
	escapes:       exercises.Escapes,
	mateWitnesses: exercises.MateWitnesses,
	ghostWitness:  exercises.GhostWitness,
}

// exerciseCommands returns the commands that the exercises of this chapter add.
func exerciseCommands() []command {
	return []command{
		{"flights", "", "exercise 3.2: mark the squares your king could flee to", (*session).cmdFlights},
		{"pins", "", "exercise 3.3: mark your pinned pieces and their pinners", (*session).cmdPins},
		{"mate?", "", "exercise 3.4: list every move that mates at once", (*session).cmdMateInOne},
		{"escapes", "", "exercise 3.5: list the ways out of check", (*session).cmdEscapes},
		{"witnesses", "", "exercise 3.6: show where two crooked rules fail", (*session).cmdWitnesses},
	}
}

// footer prints what the exercises say under every board. An exercise that is
// not written says nothing.
func (s *session) footer() {
	board, side := s.game.Board(), s.game.Turn()
	squares, err := attempt("3.1", func() []chess.Square { return answers.doubleCheck(&board, side) })
	if err == nil && len(squares) > 0 {
		s.say("double check over %s", squareNames(squares))
	}
	s.complain(err)
}

// squareNames names squares, with a space between them.
func squareNames(squares []chess.Square) string {
	var names []string
	for _, sq := range squares {
		names = append(names, sq.String())
	}
	return strings.Join(names, " ")
}

// moveNames names moves, with a space between them, or says that there is none.
func moveNames(moves []chess.Move) string {
	var names []string
	for _, m := range moves {
		names = append(names, m.String())
	}
	if len(names) == 0 {
		return "none"
	}
	return strings.Join(names, " ")
}

func (s *session) cmdFlights([]string) error {
	board, side := s.game.Board(), s.game.Turn()
	squares, err := attempt("3.2", func() []chess.Square { return answers.flights(&board, side) })
	if err != nil {
		return err
	}
	m := marks{}
	for _, sq := range squares {
		m[sq] = moveMark
		if board.At(sq) != nil {
			m[sq] = captureMark
		}
	}
	s.draw(m)
	s.say("squares for the king of %s: %d", side, len(squares))
	return nil
}

func (s *session) cmdPins([]string) error {
	board, side := s.game.Board(), s.game.Turn()
	pins, err := attempt("3.3", func() []exercises.Pin { return answers.pins(&board, side) })
	if err != nil {
		return err
	}
	m := marks{}
	for _, p := range pins {
		for _, sq := range p.Line {
			m[sq] = forbiddenMark
		}
	}
	for _, p := range pins {
		m[p.Pinned], m[p.Pinner] = ownMark, attackMark
	}
	s.draw(m)
	for _, p := range pins {
		s.say("%s is pinned from %s", p.Pinned, p.Pinner)
	}
	if len(pins) == 0 {
		s.say("%s has no pinned piece", side)
	}
	return nil
}

func (s *session) cmdMateInOne([]string) error {
	board, side := s.game.Board(), s.game.Turn()
	moves, err := attempt("3.4", func() []chess.Move { return answers.mateInOne(&board, side) })
	if err != nil {
		return err
	}
	s.say("moves that mate: %s", moveNames(moves))
	return nil
}

func (s *session) cmdEscapes([]string) error {
	board, side := s.game.Board(), s.game.Turn()
	ways, err := attempt("3.5", func() exercises.Ways { return answers.escapes(&board, side) })
	if err != nil {
		return err
	}
	s.say("flee: %s", moveNames(ways.Flee))
	s.say("capture: %s", moveNames(ways.Capture))
	s.say("block: %s", moveNames(ways.Block))
	return nil
}

func (s *session) cmdWitnesses([]string) error {
	text, err := attempt("3.6", func() string {
		capture, block := answers.mateWitnesses()
		ghost, m := answers.ghostWitness()
		after := ghost.After(m)
		return "A mate for the king alone, where a capture helps:\n" + capture.String() +
			verdicts(exercises.KingOnlyMate(&capture, chess.Black), &capture) +
			"A mate for the king alone, where a block helps:\n" + block.String() +
			verdicts(exercises.KingOnlyMate(&block, chess.Black), &block) +
			"The ghost, before " + m.String() + ":\n" + ghost.String() +
			verdicts(exercises.GhostMate(&after, chess.Black), &after)
	})
	if err != nil {
		return err
	}
	s.print(text)
	return nil
}

// verdicts says for the line under a board what the crooked rule and the rules
// say about Black.
func verdicts(crooked bool, b *chess.Board) string {
	says := "no mate"
	if crooked {
		says = "mate"
	}
	return fmt.Sprintf("\nthe crooked rule says %s, the rules say %s\n", says, b.Status(chess.Black))
}
