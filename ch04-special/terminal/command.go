// command.go is the table of commands, from which help is printed too.

package terminal

import (
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch04-special/chess"
	"mateinfive/ch04-special/look"
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
			{Name: "redo", Args: "[3]", Help: "play again what was taken back: one move, or 3", Do: s.cmdRedo},
			{Name: "reset", Help: "begin a new game from the starting position", Do: s.cmdReset},
			{Name: "undo", Args: "[3]", Help: "take back the last move, or the last 3", Do: s.cmdUndo},
			{Name: "why", Args: "e2e4...", Help: "say why a move is not legal", Do: s.cmdWhy},
		}},
		{Name: "position", Commands: []console.Command{
			{Name: "attackers", Args: "e5", Help: "mark the pieces of both sides that attack a square", Do: s.cmdAttackers},
			{Name: "board", Help: "draw the board", Do: s.cmdBoard},
			{Name: "divide", Args: "3", Help: "perft, told apart by the first move", Do: s.cmdDivide, Slow: true},
			{Name: "fen", Args: "[FEN|start]...", Help: "print the position in one line, or begin from another", Do: s.cmdFEN},
			{Name: "flip", Help: "turn the board around", Do: s.cmdFlip},
			{Name: "perft", Args: "3", Help: "count the ways to play 3 plies", Do: s.cmdPerft, Slow: true},
			{Name: "pieces", Args: "letters|figures", Help: "choose how pieces are drawn", Do: s.cmdPieces},
		}},
		{Name: "tasks", Commands: []console.Command{
			{Name: "castling?", Help: "task CastlingPlan: list what is against each castling", Do: s.cmdCastlingPlan},
			{Name: "best", Args: "e7e8...", Help: "task BestPromotion: say what the pawn should become", Do: s.cmdBestPromotion},
			{Name: "goto", Args: "5", Help: "task Goto: take back or play again to that ply", Do: s.cmdGoto},
			{Name: "kinds", Args: "3", Help: "task PerftKinds: perft, told apart by kinds of moves", Do: s.cmdPerftKinds},
			{Name: "crooked", Args: "A 2", Help: "task Witnesses: divide, beside that of crooked rules", Do: s.cmdCrooked, Slow: true},
			{Name: "witnesses", Help: "task Witnesses: show where crooked rules fail", Do: s.cmdWitnesses},
			{Name: "go", Help: "task Opponent: have it play a move for the side to move", Do: s.cmdGo},
			{Name: "match", Args: "20", Help: "task Opponent: 20 games of it against random moves", Do: s.cmdMatch, Slow: true},
		}},
	}
}

// howToMove is what one has to know first.
const howToMove = `A move names two squares, from and to: e2e4, e2 e4 or e2-e4. Or name one, e2,
to touch the piece, then another, e4, to move it there; e2 again lets go.
Castling is O-O or O-O-O, or the king's move e1g1. A pawn that reaches the end
of the board becomes a queen, a rook, a bishop or a knight: e7e8q.`

// goodToKnow stands below the commands.
const goodToKnow = `On the board * is a square to go to, x a piece to capture, > the piece itself,
- a square that its king forbids, + a king in check, ! a piece that attacks.
Draws and files come in chapter 5.`

func (s *session) cmdHelp(args []string) error {
	return s.Help(s.commands(), args, howToMove, goodToKnow)
}

func (s *session) cmdAgain([]string) error {
	s.begin(s.given)
	s.goOn()
	return nil
}

func (s *session) cmdAttackers(args []string) error {
	sq, err := chess.ParseSquare(args[0])
	if err != nil {
		return err
	}
	p := s.game.Position()
	white, black := p.Attackers(sq, chess.White), p.Attackers(sq, chess.Black)
	m := marks{}
	for _, from := range slices.Concat(white, black) {
		m[from] = look.Attack
	}
	s.draw(m)
	s.sayAttackers(sq, chess.White, white)
	s.sayAttackers(sq, chess.Black, black)
	return nil
}

// sayAttackers names the pieces with which a side attacks a square.
func (s *session) sayAttackers(sq chess.Square, side chess.Color, attackers []chess.Square) {
	if len(attackers) == 0 {
		s.Say("%s does not attack %s", side, sq)
		return
	}
	s.Say("%s attacks %s with %s", side, sq, s.game.Position().Names(attackers...))
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
	s.goOn()
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
	s.goOn()
	return nil
}

func (s *session) cmdWhy(args []string) error {
	p := s.game.Position()
	m, err := p.ReadMove(strings.Join(args, " "))
	if err != nil {
		return err
	}
	s.Say("%s", p.Explain(m))
	return nil
}
