// command.go is the table of commands, from which help is printed too.

package terminal

import (
	"errors"
	"fmt"
	"strings"

	"mateinfive/ch01-display/chess"
)

// A command is a word that the prompt understands.
type command struct {
	name string
	args string // what to type after it, for the help
	help string // what it does, for the help
	run  func(s *session, args []string) error
}

// commands returns the commands in the order in which help lists them.
func commands() []command {
	return append([]command{
		{"board", "", "draw the board", (*session).cmdBoard},
		{"clear", "", "take all pieces off", (*session).cmdClear},
		{"fen", "", "print the board in one line", (*session).cmdFEN},
		{"flip", "", "turn the board around", (*session).cmdFlip},
		{"help", "", "list the commands", (*session).cmdHelp},
		{"pieces", "letters|figures", "choose how pieces are drawn", (*session).cmdPieces},
		{"put", "N f3", "put a piece down: KQRBNP are White's, kqrbnp Black's", (*session).cmdPut},
		{"quit", "", "leave; exit does the same", (*session).cmdQuit},
		{"reset", "", "put everything back as it was at the start", (*session).cmdReset},
		{"take", "e4", "take a piece off", (*session).cmdTake},
	}, exerciseCommands()...)
}

// errUsage says that a command was typed with the wrong arguments.
var errUsage = errors.New("that is not how to type it")

// usage returns the error for a command typed with the wrong arguments.
func usage(form string) error {
	return fmt.Errorf("%w: try %s", errUsage, form)
}

func (s *session) cmdBoard([]string) error {
	s.draw(nil)
	return nil
}

func (s *session) cmdClear([]string) error {
	s.board = chess.Board{}
	s.showBoard()
	s.say("The board is empty. To have the pieces back: reset.")
	return nil
}

func (s *session) cmdFEN([]string) error {
	s.say("%s", s.board.Placement())
	return nil
}

func (s *session) cmdFlip([]string) error {
	s.view.flip = !s.view.flip
	s.showBoard()
	return nil
}

func (s *session) cmdHelp([]string) error {
	s.say("A move names two squares: e2e4, e2 e4 or e2-e4.")
	for _, c := range commands() {
		s.say("  %-22s %s", strings.TrimSpace(c.name+" "+c.args), c.help)
	}
	return nil
}

func (s *session) cmdPieces(args []string) error {
	switch strings.Join(args, " ") {
	case "letters":
		s.view.figures = false
	case "figures":
		s.view.figures = true
	default:
		return usage("pieces letters, or pieces figures")
	}
	s.showBoard()
	return nil
}

func (s *session) cmdPut(args []string) error {
	if len(args) != 2 {
		return usage("put N f3")
	}
	p, err := chess.ParsePiece(args[0])
	if err != nil {
		return err
	}
	to, err := chess.ParseSquare(args[1])
	if err != nil {
		return err
	}
	s.board.Set(to, p)
	s.showBoard()
	return nil
}

func (s *session) cmdQuit([]string) error {
	s.over = true
	return nil
}

func (s *session) cmdReset([]string) error {
	s.board = s.start
	s.showBoard()
	return nil
}

func (s *session) cmdTake(args []string) error {
	if len(args) != 1 {
		return usage("take e4")
	}
	from, err := chess.ParseSquare(args[0])
	if err != nil {
		return err
	}
	if s.board.At(from) == nil {
		return fmt.Errorf("nothing stands on %s", from)
	}
	s.board.Set(from, nil)
	s.showBoard()
	return nil
}
