// command.go is the table of commands, from which help is printed too.

package terminal

import (
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch04-special/chess"
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
			{"again", "", "begin again from the position that -fen or fen gave", (*session).cmdAgain},
			{"captured", "", "list the captured pieces", (*session).cmdCaptured},
			{"help", "[tasks]", "say how to play, or what a group or a command does", (*session).cmdHelp},
			{"moves", "e2", "show where a piece can go", (*session).cmdMoves},
			{"quit", "", "leave; exit does the same", (*session).cmdQuit},
			{"record", "", "list the moves played", (*session).cmdRecord},
			{"redo", "[3]", "play again what was taken back: one move, or 3", (*session).cmdRedo},
			{"reset", "", "begin a new game from the starting position", (*session).cmdReset},
			{"undo", "[3]", "take back the last move, or the last 3", (*session).cmdUndo},
			{"why", "e2e4...", "say why a move is not legal", (*session).cmdWhy},
		}},
		{"position", []command{
			{"attackers", "e5", "mark the pieces of both sides that attack a square", (*session).cmdAttackers},
			{"board", "", "draw the board", (*session).cmdBoard},
			{"divide", "3", "perft, told apart by the first move", (*session).cmdDivide},
			{"fen", "[FEN|start]...", "print the position in one line, or begin from another", (*session).cmdFEN},
			{"flip", "", "turn the board around", (*session).cmdFlip},
			{"perft", "3", "count the ways to play 3 plies", (*session).cmdPerft},
			{"pieces", "letters|figures", "choose how pieces are drawn", (*session).cmdPieces},
		}},
		{"tasks", []command{
			{"castling?", "", "task CastlingPlan: list what is against each castling", (*session).cmdCastlingPlan},
			{"best", "e7e8...", "task BestPromotion: say what the pawn should become", (*session).cmdBestPromotion},
			{"goto", "5", "task Goto: take back or play again to that ply", (*session).cmdGoto},
			{"kinds", "3", "task PerftKinds: perft, told apart by kinds of moves", (*session).cmdPerftKinds},
			{"crooked", "A 2", "task Witnesses: divide, beside that of crooked rules", (*session).cmdCrooked},
			{"witnesses", "", "task Witnesses: show where crooked rules fail", (*session).cmdWitnesses},
			{"go", "", "task Opponent: have it play a move for the side to move", (*session).cmdGo},
			{"match", "20", "task Opponent: 20 games of it against random moves", (*session).cmdMatch},
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

// form returns how to type a command: "moves e2".
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
		m[from] = attackMark
	}
	s.draw(m)
	s.sayAttackers(sq, chess.White, white)
	s.sayAttackers(sq, chess.Black, black)
	return nil
}

// sayAttackers names the pieces with which a side attacks a square.
func (s *session) sayAttackers(sq chess.Square, side chess.Color, attackers []chess.Square) {
	if len(attackers) == 0 {
		s.say("%s does not attack %s", side, sq)
		return
	}
	s.say("%s attacks %s with %s", side, sq, s.game.Position().Names(attackers...))
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
	var found []string
	for _, p := range pieces {
		found = append(found, string(chess.Letter(p)))
	}
	return strings.Join(found, " ")
}

func (s *session) cmdFEN(args []string) error {
	if len(args) == 0 {
		s.print(s.game.Position().FEN() + "\n") // in one line, however long, to be copied
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
	s.say("%s", p.Explain(m))
	return nil
}
