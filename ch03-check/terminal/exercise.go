// exercise.go connects the learner's own functions to the prompt. The program
// plays without them; each that is written becomes a command or a line.

package terminal

import (
	"cmp"
	"fmt"
	"slices"

	"mateinfive/ch03-check/chess"
	"mateinfive/ch03-check/exercises"
	"mateinfive/ch03-check/look"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
)

// tasks are the functions that the learner writes.
type tasks struct {
	doubleCheck   func(*chess.Board, chess.Color) []chess.Square
	flights       func(*chess.Board, chess.Color) []chess.Square
	pins          func(*chess.Board, chess.Color) []exercises.Pin
	mateInOne     func(*chess.Position) []chess.Move
	escapes       func(*chess.Position) exercises.Ways
	mateWitnesses func() (capture, block chess.Board)
	ghostWitness  func() (chess.Board, chess.Move)
	opponent      func(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move
	netGain       func(*chess.Position, chess.Move) int
	// before is an earlier opponent, where check lays one beside the program, or nil.
	before func(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move
}

// learners are the learner's own. A test puts others in their place.
var learners = tasks{
	doubleCheck:   exercises.DoubleCheck,
	flights:       exercises.Flights,
	pins:          exercises.Pins,
	mateInOne:     exercises.MateInOne,
	escapes:       exercises.Escapes,
	mateWitnesses: exercises.MateWitnesses,
	ghostWitness:  exercises.GhostWitness,
	opponent:      exercises.Opponent,
	netGain:       exercises.NetGain,
}

// footer prints what the tasks say under every board.
func (s *session) footer() {
	p := s.game.Position() // a copy, here and below: the learner's code may change it
	var squares []chess.Square
	if s.ask(func() { squares = s.tasks.doubleCheck(&p.Board, p.SideToMove) }) && len(squares) > 0 {
		s.Say("double check over %s", names(squares))
	}
}

// ask asks the learner's code for what the program can do without, and reports whether
// there is an answer. A task that is not written says nothing, and once one does not come
// back none is asked again.
func (s *session) ask(do func()) bool {
	if s.leftOut {
		return false
	}
	failure := guard.Run(s.patience, do)
	switch {
	case failure == nil:
		return true
	case failure.Kind == guard.Late:
		s.leftOut = true
		s.Say("%v From now on it is left out.", failure)
	case failure.Unwritten() == "":
		s.Say("%v", failure)
	}
	return false
}

func (s *session) cmdFlights([]string) error {
	p := s.game.Position()
	squares := s.tasks.flights(&p.Board, p.SideToMove)
	m := marks{}
	for _, sq := range squares {
		m[sq] = look.Move
		if s.game.At(sq) != nil {
			m[sq] = look.Capture
		}
	}
	s.draw(m)
	s.Say("squares for the king of %s: %d", s.game.Turn(), len(squares))
	return nil
}

func (s *session) cmdPins([]string) error {
	p := s.game.Position()
	pins := s.tasks.pins(&p.Board, p.SideToMove)
	m := marks{}
	for _, pin := range pins {
		for _, sq := range pin.Line {
			m[sq] = look.Forbidden
		}
	}
	for _, pin := range pins {
		m[pin.Pinned], m[pin.Pinner] = look.Own, look.Attack
	}
	s.draw(m)
	for _, pin := range pins {
		s.Say("%s is pinned from %s", pin.Pinned, pin.Pinner)
	}
	if len(pins) == 0 {
		s.Say("%s has no pinned piece", s.game.Turn())
	}
	return nil
}

func (s *session) cmdMateInOne([]string) error {
	p := s.game.Position()
	moves := s.tasks.mateInOne(&p)
	s.Say("moves that mate: %s", namesOrNone(moves))
	return nil
}

func (s *session) cmdEscapes([]string) error {
	p := s.game.Position()
	ways := s.tasks.escapes(&p)
	s.Say("flee: %s", namesOrNone(ways.Flee))
	s.Say("capture: %s", namesOrNone(ways.Capture))
	s.Say("block: %s", namesOrNone(ways.Block))
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
	capture, block := s.tasks.mateWitnesses()
	boards := []console.TitledBoard{{Title: "A capture helps:", Diagram: capture.String()}, {Title: "A block helps:", Diagram: block.String()}}
	var ghost chess.Board
	var m chess.Move
	failure := guard.Run(s.patience, func() { ghost, m = s.tasks.ghostWitness() })
	if failure == nil {
		boards = append(boards, console.TitledBoard{Title: "The ghost:", Diagram: ghost.String()})
	}
	s.SayBoards(boards...)
	s.sayVerdicts("where a capture helps", exercises.KingOnlyMate, capture)
	s.sayVerdicts("where a block helps", exercises.KingOnlyMate, block)
	if failure != nil {
		return fmt.Errorf("GhostWitness, the other half: %w", failure)
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
	var gains []gain
	for _, m := range p.LegalMoves() {
		if asked := p; p.At(m.To) != nil {
			gains = append(gains, gain{m, s.tasks.netGain(&asked, m)})
		}
	}
	slices.SortStableFunc(gains, func(a, b gain) int { return cmp.Compare(b.wins, a.wins) })
	for _, g := range gains {
		s.Say("%-8s %+d", chess.Ply{Before: p, Move: g.move}, g.wins)
	}
	if len(gains) == 0 {
		s.Say("%s can capture nothing", p.SideToMove)
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
	s.Say("%s: the crooked rule says %s, the rules say %s", where, crooked, verdict)
}
