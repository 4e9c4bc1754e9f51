// command.go is the table of commands, from which help is printed too.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch02-moves/chess"
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
		{"captured", "", "list the captured pieces", (*session).cmdCaptured},
		{"fen", "", "print the board and the side to move in one line", (*session).cmdFEN},
		{"flip", "", "turn the board around", (*session).cmdFlip},
		{"help", "", "list the commands", (*session).cmdHelp},
		{"moves", "e2", "show where a piece can go", (*session).cmdMoves},
		{"pieces", "letters|figures", "choose how pieces are drawn", (*session).cmdPieces},
		{"quit", "", "leave; exit does the same", (*session).cmdQuit},
		{"record", "", "list the moves played", (*session).cmdRecord},
		{"reset", "", "begin the game again", (*session).cmdReset},
		{"targets", "", "exercise 2.2: mark the enemy pieces you could take", (*session).cmdTargets},
		{"put", "C e4", "exercise 2.3: put a chancellor, C or c, on the board", (*session).cmdPut},
		{"steps", "g1", "exercise 2.5: count a knight's moves to every square", (*session).cmdSteps},
		{"impostors", "", "exercise 2.6: see how many your cases catch", (*session).cmdImpostors},
	}
}

// form returns how to type a command: "moves e2".
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

func (s *session) cmdCaptured([]string) error {
	captured := s.game.Captured()
	if len(captured) == 0 {
		s.say("nothing has been captured yet")
		return nil
	}
	s.say("captured: %s", letters(captured))
	s.newestFirst(captured)
	return nil
}

// letters returns the letters of pieces, with a space between them.
func letters(pieces []chess.Piece) string {
	var found []string
	for _, p := range pieces {
		found = append(found, string(chess.Letter(p)))
	}
	return strings.Join(found, " ")
}

func (s *session) cmdFEN([]string) error {
	s.say("%s", s.game.Position().FEN())
	return nil
}

func (s *session) cmdFlip([]string) error {
	s.view.flip = !s.view.flip
	s.showBoard()
	return nil
}

func (s *session) cmdHelp([]string) error {
	s.say("A move names two squares: e2e4, e2 e4 or e2-e4. Or name one, e2, to touch")
	s.say("the piece, then another, e4, to move it there; e2 again lets go.")
	for _, c := range commands() {
		s.say("  %-22s %s", c.form(), c.help)
	}
	s.say("On the board * is a square to go to, x a piece to capture, > the piece itself.")
	s.say("Check comes in chapter 3; castling, en passant, promotion and undo in chapter 4.")
	return nil
}

func (s *session) cmdMoves(args []string) error {
	from, err := chess.ParseSquare(args[0])
	if err != nil {
		return err
	}
	if s.game.At(from) == nil {
		return fmt.Errorf("%s: nothing stands there", from)
	}
	s.showMoves(from)
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

func (s *session) cmdQuit([]string) error {
	s.over = true
	return nil
}

func (s *session) cmdRecord([]string) error {
	record := s.game.Record()
	if len(record) == 0 {
		s.say("no move has been played yet")
		return nil
	}
	s.say("%s", scoreSheet(record))
	return nil
}

func (s *session) cmdReset([]string) error {
	s.begin(s.start)
	s.showBoard()
	return nil
}
