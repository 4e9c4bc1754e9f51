// command.go has what the commands do that are no task.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch02-moves/chess"
	"mateinfive/internal/console"
)

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
