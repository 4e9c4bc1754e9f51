// command.go is the table of commands, from which help is printed too.

package terminal

import (
	"errors"
	"fmt"
	"strings"

	"mateinfive/ch04-special/chess"
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
		{"attackers", "e5", "mark the pieces of both sides that attack a square", (*session).cmdAttackers},
		{"board", "", "draw the board", (*session).cmdBoard},
		{"captured", "", "list the captured pieces", (*session).cmdCaptured},
		{"divide", "3", "perft, told apart by the first move", (*session).cmdDivide},
		{"fen", "[FEN]", "print the position in one line, or begin from another", (*session).cmdFEN},
		{"flip", "", "turn the board around", (*session).cmdFlip},
		{"help", "", "list the commands", (*session).cmdHelp},
		{"moves", "e2", "show where a piece can go", (*session).cmdMoves},
		{"perft", "3", "count the ways to play so many plies", (*session).cmdPerft},
		{"pieces", "letters|figures", "choose how pieces are drawn", (*session).cmdPieces},
		{"quit", "", "leave; exit does the same", (*session).cmdQuit},
		{"record", "", "list the moves played", (*session).cmdRecord},
		{"redo", "[3]", "play again what was taken back, one move or so many", (*session).cmdRedo},
		{"reset", "", "begin the game again", (*session).cmdReset},
		{"undo", "[3]", "take back the last move, or so many", (*session).cmdUndo},
		{"why", "e2e4", "say why a move is not legal", (*session).cmdWhy},
	}, exerciseCommands()...)
}

// errUsage says that a command was typed with the wrong arguments.
var errUsage = errors.New("that is not how to type it")

// usage returns the error for a command typed with the wrong arguments.
func usage(form string) error {
	return fmt.Errorf("%w: try %s", errUsage, form)
}

func (s *session) cmdAttackers(args []string) error {
	if len(args) != 1 {
		return usage("attackers e5")
	}
	sq, err := chess.ParseSquare(args[0])
	if err != nil {
		return err
	}
	board := s.game.Board()
	m := marks{}
	for _, side := range []chess.Color{chess.White, chess.Black} {
		for _, from := range board.Attackers(sq, side) {
			m[from] = attackMark
		}
	}
	s.draw(m)
	for _, side := range []chess.Color{chess.White, chess.Black} {
		attackers := board.Attackers(sq, side)
		if len(attackers) == 0 {
			s.say("%s does not attack %s", side, sq)
		} else {
			s.say("%s attacks %s with %s", side, sq, s.pieces(attackers))
		}
	}
	return nil
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
	return nil
}

// letters returns the letters of pieces, with a space between them.
func letters(pieces []chess.Piece) string {
	var sb strings.Builder
	for i, p := range pieces {
		if i > 0 {
			sb.WriteByte(' ')
		}
		sb.WriteByte(chess.Letter(p))
	}
	return sb.String()
}

func (s *session) cmdFEN(args []string) error {
	if len(args) == 0 {
		p := s.game.Position()
		s.print(p.FEN() + "\n") // in one line, however long, to be copied
		return nil
	}
	p, err := chess.ParseFEN(strings.Trim(strings.Join(args, " "), `"'`))
	if err != nil {
		return err
	}
	s.begin(p)
	s.showBoard()
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
	s.say("Castling is O-O or O-O-O, or the king's move e1g1. A pawn that reaches the end")
	s.say("of the board becomes a queen, a rook, a bishop or a knight: e7e8q.")
	for _, c := range commands() {
		s.say("  %-22s %s", strings.TrimSpace(c.name+" "+c.args), c.help)
	}
	s.say("On the board * is a square to go to, x a piece to capture, > the piece itself,")
	s.say("- a square that its king forbids, + a king in check, ! a piece that attacks.")
	s.say("Draws, clocks, files and an opponent come in chapter 5.")
	return nil
}

func (s *session) cmdMoves(args []string) error {
	if len(args) != 1 {
		return usage("moves e2")
	}
	from, err := chess.ParseSquare(args[0])
	if err != nil {
		return err
	}
	board := s.game.Board()
	if board.At(from) == nil {
		return fmt.Errorf("%s: %w", from, chess.ErrNoPiece)
	}
	s.showMoves(from)
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
	s.say("%s", numbered(record, s.start))
	return nil
}

func (s *session) cmdReset([]string) error {
	s.begin(s.start)
	s.showBoard()
	return nil
}

func (s *session) cmdWhy(args []string) error {
	m, _, err := s.parseMove(strings.Join(args, " "))
	switch {
	case errors.Is(err, chess.ErrMove):
		return usage("why e2e4")
	case err != nil:
		return err
	}
	s.say("%s", s.game.Explain(m))
	return nil
}
