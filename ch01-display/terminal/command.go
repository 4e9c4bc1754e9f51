// command.go is the table of commands, from which help is printed too.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch01-display/chess"
)

// A command is a word that the prompt understands.
type command struct {
	name string
	args string // what to type after it, as many words
	help string // what it does
	do   func(s *session, args []string) error
}

// commands returns the commands in the order in which help lists them.
func commands() []command {
	return []command{
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
		{"letters", "KDTLSB", "exercise 1.1: print the board in another alphabet", (*session).cmdLetters},
		{"changed", "", "exercise 1.3: mark what changed since the reset", (*session).cmdChanged},
		{"framed", "", "exercise 1.4: print the board with a frame", (*session).cmdFramed},
		{"start", "bqnrkbnr", "exercise 1.5: begin with another back rank", (*session).cmdStart},
		{"witness", "", "exercise 1.6: show what the crooked reset leaves behind", (*session).cmdWitness},
	}
}

// form returns how to type a command: "put N f3".
func (c command) form() string { return strings.TrimSpace(c.name + " " + c.args) }

// findCommand returns the command that a word names, in upper or lower case.
func findCommand(word string) (c command, found bool) {
	if strings.EqualFold(word, "exit") {
		word = "quit"
	}
	for _, c := range commands() {
		if strings.EqualFold(word, c.name) {
			return c, true
		}
	}
	return command{}, false
}

// run does what a command says, if it was typed with as many words as it needs.
func (s *session) run(c command, args []string) error {
	if len(args) != len(strings.Fields(c.args)) {
		return fmt.Errorf("that is not how to type it: try %s", c.form())
	}
	return c.do(s, args)
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
		s.say("  %-22s %s", c.form(), c.help)
	}
	return nil
}

func (s *session) cmdPieces(args []string) error {
	switch args[0] {
	case "letters":
		s.view.figures = false
	case "figures":
		s.view.figures = true
	default:
		return fmt.Errorf("pieces are drawn as letters or as figures, not as %s", chess.Quote(args[0]))
	}
	s.showBoard()
	return nil
}

func (s *session) cmdPut(args []string) error {
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
