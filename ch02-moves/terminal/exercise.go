// exercise.go connects the learner's own functions to the prompt. The program
// plays without them; each that is written becomes a command or a line.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch02-moves/chess"
	"mateinfive/ch02-moves/exercises"
)

// answers are the learner's functions. They are gathered here so that tests of
// the prompt can put others in their place.
var answers = struct {
	mobility      func(b *chess.Board, side chess.Color) int
	targets       func(b *chess.Board, side chess.Color) []chess.Square
	newChancellor func(c chess.Color) chess.Piece
	newStack      func() stack
	knightSteps   func(b *chess.Board, from chess.Square) [64]int
	cases         func() []exercises.Case
}{
	mobility:      exercises.Mobility,
	targets:       exercises.Targets,
	newChancellor: exercises.NewChancellor,
	newStack:      func() stack { return new(exercises.Stack[chess.Piece]) },
	knightSteps:   exercises.KnightSteps,
	cases:         exercises.Cases,
}

// exerciseCommands returns the commands that the exercises of this chapter add.
func exerciseCommands() []command {
	return []command{
		{"targets", "", "exercise 2.2: mark the enemy pieces you could take", (*session).cmdTargets},
		{"put", "C e4", "exercise 2.3: put a chancellor, C or c, on the board", (*session).cmdPut},
		{"steps", "g1", "exercise 2.5: count a knight's moves to every square", (*session).cmdSteps},
		{"impostors", "", "exercise 2.6: see how many your cases catch", (*session).cmdImpostors},
	}
}

// footer prints what the exercises say under every board. An exercise that is
// not written says nothing.
func (s *session) footer() {
	board := s.game.Board()
	line, err := attempt("2.1", func() string {
		white := answers.mobility(&board, chess.White)
		black := answers.mobility(&board, chess.Black)
		return fmt.Sprintf("moves: white %d, black %d", white, black)
	})
	if err == nil {
		s.say("%s", line)
	}
	s.complain(err)
}

func (s *session) cmdTargets([]string) error {
	board, side := s.game.Board(), s.game.Turn()
	squares, err := attempt("2.2", func() []chess.Square { return answers.targets(&board, side) })
	if err != nil {
		return err
	}
	m := marks{}
	for _, sq := range squares {
		m[sq] = captureMark
	}
	s.draw(m)
	s.say("pieces that %s could take: %d", side, len(squares))
	return nil
}

// cmdPut puts a chancellor on the board: the only piece that this chapter does
// not know. The game begins anew from there.
func (s *session) cmdPut(args []string) error {
	if len(args) != 2 || !strings.EqualFold(args[0], "C") {
		return fmt.Errorf("putting pieces on the board by hand ended with chapter 1; only the chancellor of exercise 2.3 can be put here: put C e4, or put c e4 for Black")
	}
	to, err := chess.ParseSquare(args[1])
	if err != nil {
		return err
	}
	side := chess.White
	if args[0] == "c" {
		side = chess.Black
	}
	chancellor, err := attempt("2.3", func() chess.Piece { return answers.newChancellor(side) })
	if err != nil {
		return err
	}
	board := s.game.Board()
	board.Set(to, chancellor)
	s.begin(board, s.game.Turn())
	s.showBoard()
	return nil
}

// A stack is what the learner's Stack of pieces can do.
type stack interface {
	Push(chess.Piece)
	Pop() (chess.Piece, bool)
}

// newestFirst adds to the captured pieces their order on a stack.
func (s *session) newestFirst(captured []chess.Piece) {
	line, err := attempt("2.4", func() string {
		stack := answers.newStack()
		for _, p := range captured {
			stack.Push(p)
		}
		var newest []chess.Piece
		for p, ok := stack.Pop(); ok && len(newest) <= len(captured); p, ok = stack.Pop() {
			newest = append(newest, p) // one too many says enough about a stack that never ends
		}
		return letters(newest)
	})
	if err == nil {
		s.say("newest first: %s", line)
	}
	s.complain(err)
}

func (s *session) cmdSteps(args []string) error {
	if len(args) != 1 {
		return usage("steps g1")
	}
	from, err := chess.ParseSquare(args[0])
	if err != nil {
		return err
	}
	board := s.game.Board()
	if p := board.At(from); p == nil || p.Type() != chess.TypeKnight {
		return fmt.Errorf("no knight stands on %s", from)
	}
	steps, err := attempt("2.5", func() [64]int { return answers.knightSteps(&board, from) })
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
	report, err := attempt("2.6", func() exercises.Report { return exercises.Judge(answers.cases()) })
	if err != nil {
		return err
	}
	for _, sentence := range report.Wrong {
		s.say("of no use: %s", printable(sentence))
	}
	for _, name := range report.Caught {
		s.say("caught: %s", name)
	}
	s.say("%d of %d caught", len(report.Caught), len(report.Caught)+len(report.Loose))
	return nil
}
