// exercise.go connects the learner's own functions to the prompt. The program
// plays without them; each that is written becomes a command or a line.

package terminal

import (
	"errors"
	"fmt"
	"strings"

	"mateinfive/ch02-moves/chess"
	"mateinfive/ch02-moves/exercises"
	"mateinfive/exercises/sandbox"
)

// exerciseFile is where the learner writes.
const exerciseFile = "ch02-moves/exercises/exercises.go"

// The learner's functions. They are variables so that a test can put others in
// their place.
var (
	learnersMobility      = exercises.Mobility
	learnersTargets       = exercises.Targets
	learnersNewChancellor = exercises.NewChancellor
	learnersNewStack      = func() stack { return new(exercises.Stack[chess.Piece]) }
	learnersKnightSteps   = exercises.KnightSteps
	learnersCases         = exercises.Cases
)

// A stack is what the learner's Stack of pieces can do.
type stack interface {
	Push(chess.Piece)
	Pop() (chess.Piece, bool)
}

// footer prints what the exercises say under every board. An exercise that is
// not written says nothing.
func (s *session) footer() {
	p := s.game.Position() // a copy, here and below: the learner's code may change it
	err := s.sayAnswer("Mobility", func() string {
		white := learnersMobility(&p.Board, chess.White)
		black := learnersMobility(&p.Board, chess.Black)
		return fmt.Sprintf("moves: white %d, black %d", white, black)
	})
	if !errors.Is(err, sandbox.ErrUnwritten) {
		s.complain(err)
	}
}

// sayAnswer says the text that the learner's code answers. The error says why
// there is none.
func (s *session) sayAnswer(id string, answer func() string) error {
	text, err := sandbox.Attempt(id, exerciseFile, answer)
	if err == nil {
		s.say("%s", strings.TrimRight(text, "\n"))
	}
	return err
}

func (s *session) cmdTargets([]string) error {
	p := s.game.Position()
	squares, err := sandbox.Attempt("Targets", exerciseFile, func() []chess.Square {
		return learnersTargets(&p.Board, p.SideToMove)
	})
	if err != nil {
		return err
	}
	m := marks{}
	for _, sq := range squares {
		m[sq] = captureMark
	}
	s.draw(m)
	s.say("pieces that %s could take: %d", s.game.Turn(), len(squares))
	return nil
}

// cmdPut puts a chancellor on the board: the only piece that this chapter does
// not know. The game begins anew from there. In the sandbox it is tried out on
// every square: later the rules will ask it, and they expect an answer.
func (s *session) cmdPut(args []string) error {
	if !strings.EqualFold(args[0], "C") {
		return errors.New("putting pieces on the board by hand ended with chapter 1; fen begins from any position, and the chancellor of task NewChancellor can be put here: put C e4, or put c e4 for Black")
	}
	to, err := chess.ParseSquare(args[1])
	if err != nil {
		return err
	}
	side := chess.White
	if args[0] == "c" {
		side = chess.Black
	}
	p, err := sandbox.Attempt("NewChancellor", exerciseFile, func() chess.Position {
		p, chancellor := s.game.Position(), learnersNewChancellor(side)
		for from := chess.A1; from <= chess.H8; from++ {
			trial := p
			trial.Set(from, chancellor)
			trial.Reach(from)
		}
		p.Set(to, chancellor)
		return p
	})
	if err != nil {
		return err
	}
	s.begin(p)
	s.showBoard()
	return nil
}

// newestFirst adds to the captured pieces their order on a stack.
func (s *session) newestFirst(captured []chess.Piece) {
	err := s.sayAnswer("Stack", func() string {
		stack := learnersNewStack()
		for _, p := range captured {
			stack.Push(p)
		}
		var newest []chess.Piece
		for p, ok := stack.Pop(); ok && len(newest) <= len(captured); p, ok = stack.Pop() {
			newest = append(newest, p) // one too many says enough about a stack that never ends
		}
		return "newest first: " + letters(newest)
	})
	if !errors.Is(err, sandbox.ErrUnwritten) {
		s.complain(err)
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
	steps, err := sandbox.Attempt("KnightSteps", exerciseFile, func() [64]int { return learnersKnightSteps(&p.Board, from) })
	if err != nil {
		return err
	}
	m := marks{}
	for i, n := range steps {
		switch {
		case n > 9:
			m[chess.Square(i)] = '+'
		case n >= 0:
			m[chess.Square(i)] = mark('0' + n)
		}
	}
	s.draw(m)
	return nil
}

func (s *session) cmdImpostors([]string) error {
	report, err := sandbox.Attempt("Cases", exerciseFile, func() exercises.Report { return exercises.Judge(learnersCases()) })
	if err != nil {
		return err
	}
	for _, sentence := range report.Wrong {
		s.say("of no use: %s", sentence)
	}
	for _, name := range report.Caught {
		s.say("caught: %s", name)
	}
	s.say("%d of %d caught", len(report.Caught), len(report.Caught)+len(report.Loose))
	return nil
}
