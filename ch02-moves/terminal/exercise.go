// exercise.go connects the learner's own functions to the prompt. The program
// plays without them; each that is written becomes a command or a line.

package terminal

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"mateinfive/ch02-moves/chess"
	"mateinfive/ch02-moves/exercises"
	"mateinfive/ch02-moves/look"
	"mateinfive/internal/guard"
)

// tasks are the functions that the learner writes.
type tasks struct {
	mobility      func(*chess.Board, chess.Color) int
	targets       func(*chess.Board, chess.Color) []chess.Square
	newChancellor func(chess.Color) chess.Piece
	newStack      func() stack
	knightSteps   func(*chess.Board, chess.Square) [64]int
	cases         func() []exercises.Case
}

// A stack is what the learner's Stack of pieces can do.
type stack interface {
	Push(chess.Piece)
	Pop() (chess.Piece, bool)
}

// learners are the learner's own. A test puts others in their place.
var learners = tasks{
	mobility:      exercises.Mobility,
	targets:       exercises.Targets,
	newChancellor: exercises.NewChancellor,
	newStack:      func() stack { return new(exercises.Stack) },
	knightSteps:   exercises.KnightSteps,
	cases:         exercises.Cases,
}

// footer prints what the tasks say under every board.
func (s *session) footer() {
	p := s.game.Position() // a copy, here and below: the learner's code may change it
	var white, black int
	if s.ask(func() {
		white, black = s.tasks.mobility(&p.Board, chess.White), s.tasks.mobility(&p.Board, chess.Black)
	}) {
		s.Say("moves: white %d, black %d", white, black)
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

func (s *session) cmdTargets([]string) error {
	p := s.game.Position()
	squares := s.tasks.targets(&p.Board, p.SideToMove)
	m := marks{}
	for _, sq := range squares {
		m[sq] = look.Capture
	}
	s.draw(m)
	s.Say("pieces that %s could take: %d", s.game.Turn(), len(squares))
	return nil
}

// cmdPut puts a piece of a kind on the board that this chapter does not know. The game
// begins anew from there. It is tried out on every square: later the rules will ask it,
// and they expect an answer.
func (s *session) cmdPut(args []string) error {
	piece, err := s.seventh(args[0])
	if err != nil {
		return err
	}
	to, err := chess.ParseSquare(args[1])
	if err != nil {
		return err
	}
	p := s.game.Position()
	for from := chess.A1; from <= chess.H8; from++ {
		trial := p
		trial.Set(from, piece)
		trial.Reach(from)
	}
	p.Set(to, piece)
	s.begin(p)
	s.showBoard()
	return nil
}

// seventh returns a piece of the learner's own kind: one that package chess has got since, or
// the chancellor of the task.
func (s *session) seventh(letter string) (chess.Piece, error) {
	if p, err := chess.ParsePiece(letter); err == nil && !strings.ContainsRune("KQRBNP", rune(p.Type())) {
		return p, nil
	}
	switch letter {
	case "C":
		return s.tasks.newChancellor(chess.White), nil
	case "c":
		return s.tasks.newChancellor(chess.Black), nil
	default:
		return nil, errors.New("putting pieces on the board by hand ended with chapter 1; fen begins from any position, and the chancellor of task NewChancellor can be put here: put C e4, or put c e4 for Black")
	}
}

// newestFirst adds to the captured pieces their order on a stack.
func (s *session) newestFirst(captured []chess.Piece) {
	var newest []chess.Piece
	if s.ask(func() {
		stack := s.tasks.newStack()
		for _, p := range captured {
			stack.Push(p)
		}
		for p, ok := stack.Pop(); ok && len(newest) <= len(captured); p, ok = stack.Pop() {
			newest = append(newest, p) // one too many says enough about a stack that never ends
		}
	}) {
		s.Say("newest first: %s", letters(newest))
	}
}

func (s *session) cmdSteps(args []string) error {
	from, err := chess.ParseSquare(args[0])
	if err != nil {
		return err
	}
	p := s.game.Position()
	if knight := p.At(from); knight == nil || knight.Type() != chess.TypeKnight {
		return fmt.Errorf("no knight stands on %s", from)
	}
	steps := s.tasks.knightSteps(&p.Board, from)
	m := marks{}
	for i, n := range steps {
		switch {
		case n > 9:
			m[chess.Square(i)] = look.Mark{Sign: "+", Color: look.Move.Color}
		case n >= 0:
			m[chess.Square(i)] = look.Mark{Sign: strconv.Itoa(n), Color: look.Move.Color}
		}
	}
	s.draw(m)
	return nil
}

func (s *session) cmdImpostors([]string) error {
	report := exercises.Judge(s.tasks.cases())
	for _, sentence := range report.Wrong {
		s.Say("of no use: %s", sentence)
	}
	for _, name := range report.Caught {
		s.Say("caught: %s", name)
	}
	s.Say("%d of %d caught", len(report.Caught), len(report.Caught)+len(report.Loose))
	return nil
}
