// command.go is the table of commands, from which help is printed too.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch02-moves/chess"
	"mateinfive/internal/console"
)

// commands returns all commands, in the order in which help lists them.
func (s *session) commands() console.Table {
	return console.Table{
		{Name: "game", Commands: []console.Command{
			{Name: "again", Help: "begin again from the position that -fen or fen gave", Do: s.cmdAgain},
			{Name: "captured", Help: "list the captured pieces", Do: s.cmdCaptured},
			{Name: "help", Args: "[tasks]", Help: "say how to play, or what a group or a command does", Do: s.cmdHelp},
			{Name: "moves", Args: "e2", Help: "show where a piece can go", Do: s.cmdMoves},
			{Name: "quit", Help: "leave; exit does the same", Do: s.cmdQuit},
			{Name: "record", Help: "list the moves played", Do: s.cmdRecord},
			{Name: "reset", Help: "begin a new game from the starting position", Do: s.cmdReset},
		}},
		{Name: "position", Commands: []console.Command{
			{Name: "board", Help: "draw the board", Do: s.cmdBoard},
			{Name: "fen", Args: "[FEN|start]...", Help: "print the position in one line, or begin from another", Do: s.cmdFEN},
			{Name: "flip", Help: "turn the board around", Do: s.cmdFlip},
			{Name: "pieces", Args: "letters|figures", Help: "choose how pieces are drawn", Do: s.cmdPieces},
		}},
		{Name: "tasks", Commands: []console.Command{
			{Name: "targets", Help: "task Targets: mark the enemy pieces you could take", Do: s.cmdTargets},
			{Name: "put", Args: "C e4", Help: "task NewChancellor: put a chancellor, C or c, down", Do: s.cmdPut},
			{Name: "steps", Args: "g1", Help: "task KnightSteps: count a knight's moves to each square", Do: s.cmdSteps},
			{Name: "impostors", Help: "task Cases: see how many your cases catch", Do: s.cmdImpostors},
		}},
	}
}

// howToMove is what one has to know first.
const howToMove = `A move names two squares, from and to: e2e4, e2 e4 or e2-e4. Or name one, e2,
to touch the piece, then another, e4, to move it there; e2 again lets go.`

// goodToKnow stands below the commands.
const goodToKnow = `On the board * is a square to go to, x a piece to capture, > the piece itself.
Check comes in chapter 3; castling, en passant, promotion and undo in chapter 4.`

func (s *session) cmdHelp(args []string) error {
	return s.Help(s.commands(), args, howToMove, goodToKnow)
}

func (s *session) cmdAgain([]string) error {
	s.begin(s.given)
	s.showBoard()
	return nil
}

func (s *session) cmdBoard([]string) error {
	s.draw(nil)
	return nil
}

func (s *session) cmdCaptured([]string) error {
	captured := s.game.Captured()
	if len(captured) == 0 {
		s.Say("nothing has been captured yet")
		return nil
	}
	s.Say("captured: %s", letters(captured))
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

func (s *session) cmdFEN(args []string) error {
	if len(args) == 0 {
		s.Print(s.game.Position().FEN() + "\n") // in one line, however long, to be copied
		return nil
	}
	p, err := readPosition(strings.Join(args, " "))
	if err != nil {
		return err
	}
	s.given = p
	s.begin(p)
	s.showBoard()
	return nil
}

// readPosition reads a FEN as it is typed or pasted, or start.
func readPosition(text string) (chess.Position, error) {
	if strings.EqualFold(text, "start") {
		return chess.StartingPosition(), nil
	}
	return chess.ParseFEN(strings.Trim(text, `"'`))
}

func (s *session) cmdFlip([]string) error {
	s.view.flip = !s.view.flip
	s.showBoard()
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
	var how string
	if console.OneOf(&how, "letters", "figures")(args[0]) != nil {
		return fmt.Errorf("pieces are drawn as letters or as figures, not as %s", chess.Quote(args[0]))
	}
	s.view.figures = how == "figures"
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
		s.Say("no move has been played yet")
		return nil
	}
	s.Say("%s", scoreSheet(record))
	return nil
}

func (s *session) cmdReset([]string) error {
	s.begin(chess.StartingPosition())
	s.showBoard()
	return nil
}
