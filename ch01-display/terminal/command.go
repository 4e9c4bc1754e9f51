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
	args string // what to type after it, as many words: [3] may be left out, and more may follow dots
	help string // what it does
	do   func(s *session, args []string) error
}

// A group is the part of the table that one asks help for. The first of all is what
// one needs to play.
type group struct {
	name     string
	commands []command
}

// groups returns all commands, in the order in which help lists them.
func groups() []group {
	return []group{
		{"game", []command{
			{"again", "", "put everything back as -fen, -diagram or fen had it", (*session).cmdAgain},
			{"clear", "", "take all pieces off", (*session).cmdClear},
			{"help", "[tasks]", "say how to play, or what a group or a command does", (*session).cmdHelp},
			{"put", "N f3", "put a piece down: KQRBNP are White's, kqrbnp Black's", (*session).cmdPut},
			{"quit", "", "leave; exit does the same", (*session).cmdQuit},
			{"reset", "", "set up the pieces for a new game", (*session).cmdReset},
			{"take", "e4", "take a piece off", (*session).cmdTake},
		}},
		{"position", []command{
			{"board", "", "draw the board", (*session).cmdBoard},
			{"fen", "[FEN|start]...", "print the position in one line, or begin from another", (*session).cmdFEN},
			{"flip", "", "turn the board around", (*session).cmdFlip},
			{"pieces", "letters|figures", "choose how pieces are drawn", (*session).cmdPieces},
		}},
		{"tasks", []command{
			{"letters", "KDTLSB", "task Letters: print the board in another alphabet", (*session).cmdLetters},
			{"changed", "", "task Changed: mark what changed since the reset", (*session).cmdChanged},
			{"framed", "", "task Framed: print the board with a frame", (*session).cmdFramed},
			{"start", "bqnrkbnr", "task FromBackRank: begin with another back rank", (*session).cmdStart},
			{"witness", "", "task ResetWitness: show what the crooked reset leaves", (*session).cmdWitness},
		}},
	}
}

// commands returns the commands of all groups.
func commands() []command {
	var all []command
	for _, g := range groups() {
		all = append(all, g.commands...)
	}
	return all
}

// form returns how to type a command: "put N f3".
func (c command) form() string {
	return strings.TrimSpace(c.name + " " + strings.TrimSuffix(c.args, "..."))
}

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
	most, more := len(strings.Fields(c.args)), strings.HasSuffix(c.args, "...")
	least := most - strings.Count(c.args, "[")
	if len(args) < least || len(args) > most && !more {
		return fmt.Errorf("that is not how to type it: try %s", c.form())
	}
	return c.do(s, args)
}

func (s *session) cmdAgain([]string) error {
	s.setUp(s.given)
	return nil
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

func (s *session) cmdFEN(args []string) error {
	if len(args) == 0 {
		s.say("%s", s.board.Placement())
		return nil
	}
	board, err := readPlacement(strings.Join(args, " "))
	if err != nil {
		return err
	}
	s.given = board
	s.setUp(board)
	return nil
}

// setUp puts the pieces where they stand on another board.
func (s *session) setUp(b chess.Board) {
	s.start, s.board = b, b
	s.showBoard()
}

func (s *session) cmdFlip([]string) error {
	s.view.flip = !s.view.flip
	s.showBoard()
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
	s.setUp(chess.StartingBoard())
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
