// command.go is the table of commands, from which help is printed too.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch01-display/chess"
	"mateinfive/internal/console"
)

// commands returns all commands, in the order in which help lists them.
func (s *session) commands() console.Table {
	return console.Table{
		{Name: "game", Commands: []console.Command{
			{Name: "again", Help: "put everything back as -fen, -diagram or fen had it", Do: s.cmdAgain},
			{Name: "clear", Help: "take all pieces off", Do: s.cmdClear},
			{Name: "help", Args: "[tasks]", Help: "say how to play, or what a group or a command does", Do: s.cmdHelp},
			{Name: "put", Args: "N f3", Help: "put a piece down: KQRBNP are White's, kqrbnp Black's", Do: s.cmdPut},
			{Name: "quit", Help: "leave; exit does the same", Do: s.cmdQuit},
			{Name: "reset", Help: "set up the pieces for a new game", Do: s.cmdReset},
			{Name: "take", Args: "e4", Help: "take a piece off", Do: s.cmdTake},
		}},
		{Name: "position", Commands: []console.Command{
			{Name: "board", Help: "draw the board", Do: s.cmdBoard},
			{Name: "fen", Args: "[FEN|start]...", Help: "print the position in one line, or begin from another", Do: s.cmdFEN},
			{Name: "flip", Help: "turn the board around", Do: s.cmdFlip},
			{Name: "pieces", Args: "letters|figures", Help: "choose how pieces are drawn", Do: s.cmdPieces},
		}},
		{Name: "tasks", Commands: []console.Command{
			{Name: "letters", Args: "KDTLSB", Help: "task Letters: print the board in another alphabet", Do: s.cmdLetters},
			{Name: "changed", Help: "task Changed: mark what changed since the reset", Do: s.cmdChanged},
			{Name: "framed", Help: "task Framed: print the board with a frame", Do: s.cmdFramed},
			{Name: "start", Args: "bqnrkbnr", Help: "task FromBackRank: begin with another back rank", Do: s.cmdStart},
			{Name: "witness", Help: "task ResetWitness: show what the crooked reset leaves", Do: s.cmdWitness},
		}},
	}
}

// howToMove is what one has to know first.
const howToMove = `A move names two squares, from and to: e2e4, e2 e4 or e2-e4. Any piece may go
anywhere: the rules come in chapter 2.`

func (s *session) cmdHelp(args []string) error { return s.Help(s.commands(), args, howToMove, "") }

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
	s.Say("The board is empty. To have the pieces back: reset.")
	return nil
}

func (s *session) cmdFEN(args []string) error {
	if len(args) == 0 {
		s.Say("%s", s.board.Placement())
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
	var how string
	if console.OneOf(&how, "letters", "figures")(args[0]) != nil {
		return fmt.Errorf("pieces are drawn as letters or as figures, not as %s", chess.Quote(args[0]))
	}
	s.view.figures = how == "figures"
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
