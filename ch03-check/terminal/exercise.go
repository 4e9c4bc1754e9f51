// exercise.go connects the learner's own functions to the prompt. The program
// plays without them; each that is written becomes a command or a line.

package terminal

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"mateinfive/ch03-check/chess"
	"mateinfive/ch03-check/exercises"
	"mateinfive/exercises/sandbox"
)

// exerciseFile is where the learner writes.
const exerciseFile = "ch03-check/exercises/exercises.go"

// The learner's functions. They are variables so that a test can put others in
// their place.
var (
	learnersDoubleCheck   = exercises.DoubleCheck
	learnersFlights       = exercises.Flights
	learnersPins          = exercises.Pins
	learnersMateInOne     = exercises.MateInOne
	learnersEscapes       = exercises.Escapes
	learnersMateWitnesses = exercises.MateWitnesses
	learnersGhostWitness  = exercises.GhostWitness
	learnersOpponent      = exercises.Opponent
	learnersNetGain       = exercises.NetGain
)

// footer prints what the exercises say under every board. An exercise that is
// not written says nothing.
func (s *session) footer() {
	p := s.game.Position() // a copy, here and below: the learner's code may change it
	squares, err := sandbox.Attempt("DoubleCheck", exerciseFile, func() []chess.Square {
		return learnersDoubleCheck(&p.Board, p.SideToMove)
	})
	if len(squares) > 0 {
		s.say("double check over %s", names(squares))
	}
	if !errors.Is(err, sandbox.ErrUnwritten) {
		s.complain(err)
	}
}

func (s *session) cmdFlights([]string) error {
	p := s.game.Position()
	squares, err := sandbox.Attempt("Flights", exerciseFile, func() []chess.Square {
		return learnersFlights(&p.Board, p.SideToMove)
	})
	if err != nil {
		return err
	}
	m := marks{}
	for _, sq := range squares {
		m[sq] = moveMark
		if s.game.At(sq) != nil {
			m[sq] = captureMark
		}
	}
	s.draw(m)
	s.say("squares for the king of %s: %d", s.game.Turn(), len(squares))
	return nil
}

func (s *session) cmdPins([]string) error {
	p := s.game.Position()
	pins, err := sandbox.Attempt("Pins", exerciseFile, func() []exercises.Pin {
		return learnersPins(&p.Board, p.SideToMove)
	})
	if err != nil {
		return err
	}
	m := marks{}
	for _, pin := range pins {
		for _, sq := range pin.Line {
			m[sq] = forbiddenMark
		}
	}
	for _, pin := range pins {
		m[pin.Pinned], m[pin.Pinner] = ownMark, attackMark
	}
	s.draw(m)
	for _, pin := range pins {
		s.say("%s is pinned from %s", pin.Pinned, pin.Pinner)
	}
	if len(pins) == 0 {
		s.say("%s has no pinned piece", s.game.Turn())
	}
	return nil
}

func (s *session) cmdMateInOne([]string) error {
	p := s.game.Position()
	moves, err := sandbox.Attempt("MateInOne", exerciseFile, func() []chess.Move { return learnersMateInOne(&p) })
	if err != nil {
		return err
	}
	s.say("moves that mate: %s", namesOrNone(moves))
	return nil
}

func (s *session) cmdEscapes([]string) error {
	p := s.game.Position()
	ways, err := sandbox.Attempt("Escapes", exerciseFile, func() exercises.Ways { return learnersEscapes(&p) })
	if err != nil {
		return err
	}
	s.say("flee: %s", namesOrNone(ways.Flee))
	s.say("capture: %s", namesOrNone(ways.Capture))
	s.say("block: %s", namesOrNone(ways.Block))
	return nil
}

// namesOrNone names moves, or says that there is none.
func namesOrNone(moves []chess.Move) string {
	if len(moves) == 0 {
		return "none"
	}
	return names(moves)
}

func (s *session) cmdWitnesses([]string) error {
	var capture, block, ghost chess.Board
	var m chess.Move
	_, err := sandbox.Attempt("MateWitnesses", exerciseFile, func() struct{} {
		capture, block = learnersMateWitnesses()
		return struct{}{}
	})
	if err != nil {
		return err
	}
	_, err = sandbox.Attempt("MateWitnesses (GhostWitness)", exerciseFile, func() struct{} {
		ghost, m = learnersGhostWitness()
		return struct{}{}
	})
	boards := []titledBoard{{"A capture helps:", capture.String()}, {"A block helps:", block.String()}}
	if err == nil {
		boards = append(boards, titledBoard{"The ghost:", ghost.String()})
	}
	s.sayBoards(boards...)
	s.sayVerdicts("where a capture helps", exercises.KingOnlyMate, capture)
	s.sayVerdicts("where a block helps", exercises.KingOnlyMate, block)
	if errors.Is(err, sandbox.ErrUnwritten) {
		return errors.New("GhostWitness, the other half of the task, is not written yet")
	}
	if err != nil {
		return err
	}
	after := chess.Position{Board: ghost}.After(m)
	s.sayVerdicts(fmt.Sprintf("the ghost, after %s", m), exercises.GhostMate, after.Board)
	return nil
}

// A gain is a capture and what the learner's code says that it wins.
type gain struct {
	move chess.Move
	wins int
}

// cmdGains lists every capture of the side to move, the best first.
func (s *session) cmdGains([]string) error {
	p := s.game.Position()
	gains, err := sandbox.Attempt("NetGain", exerciseFile, func() []gain {
		var found []gain
		for _, m := range p.LegalMoves() {
			if asked := p; p.At(m.To) != nil {
				found = append(found, gain{m, learnersNetGain(&asked, m)})
			}
		}
		return found
	})
	if err != nil {
		return err
	}
	slices.SortStableFunc(gains, func(a, b gain) int { return cmp.Compare(b.wins, a.wins) })
	for _, g := range gains {
		s.say("%-8s %+d", chess.Ply{Before: p, Move: g.move}, g.wins)
	}
	if len(gains) == 0 {
		s.say("%s can capture nothing", p.SideToMove)
	}
	return nil
}

// sayVerdicts says whether Black is mated by a crooked rule, and what the rules
// say.
func (s *session) sayVerdicts(where string, crookedRule func(*chess.Board, chess.Color) bool, b chess.Board) {
	crooked := "no mate"
	if crookedRule(&b, chess.Black) {
		crooked = "mate"
	}
	p := chess.Position{Board: b, SideToMove: chess.Black}
	verdict := p.Status().String()
	if p.Status() == chess.Normal {
		verdict = "no mate" // "none" would be no answer
	}
	s.say("%s: the crooked rule says %s, the rules say %s", where, crooked, verdict)
}
