// command.go is the table of commands, from which help is printed too.

package terminal

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/screen"
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
			{"go", "", "have the program play a move for the side to move", (*session).cmdGo},
			{"help", "[tasks]", "say how to play, or what a group or a command does", (*session).cmdHelp},
			{"moves", "e2", "show where a piece can go", (*session).cmdMoves},
			{"new", "[careful] [5+3]...", "begin a game, for instance new careful black 5+3", (*session).cmdNew},
			{"quit", "", "leave; exit does the same", (*session).cmdQuit},
			{"record", "", "list the moves played", (*session).cmdRecord},
			{"redo", "[3]", "play again what was taken back: one move, or 3", (*session).cmdRedo},
			{"undo", "[3]", "take back the last move, or the last 3", (*session).cmdUndo},
			{"why", "e2e4...", "say why a move is not legal", (*session).cmdWhy},
		}},
		{"begin", []command{
			{"again", "", "begin again from what -fen, fen or load gave", (*session).cmdAgain},
			{"match", "[20] [mine] [random]...", "20 games of each pair; ~/mychess is your program", (*session).cmdMatch},
			{"name", "white Anna...", "name a player", (*session).cmdName},
			{"rematch", "", "play once more, with the sides changed", (*session).cmdRematch},
			{"reset", "", "begin a new game from the starting position", (*session).cmdReset},
		}},
		{"time", []command{
			{"clock", "", "say what the clocks show", (*session).cmdClock},
			{"pause", "", "stop the clocks, or have them run again", (*session).cmdPause},
		}},
		{"end", []command{
			{"accept", "", "accept a draw, or that a move is taken back", (*session).cmdAccept},
			{"claim", "[Nf3]...", "claim a draw: now, or with a move that is not played", (*session).cmdClaim},
			{"decline", "", "decline the draw, or that a move is taken back", (*session).cmdDecline},
			{"draw", "", "offer a draw", (*session).cmdDraw},
			{"resign", "", "give the game up", (*session).cmdResign},
		}},
		{"position", []command{
			{"attackers", "e5", "mark the pieces of both sides that attack a square", (*session).cmdAttackers},
			{"board", "", "draw the board", (*session).cmdBoard},
			{"captured", "", "list the captured pieces", (*session).cmdCaptured},
			{"divide", "3", "perft, told apart by the first move", (*session).cmdDivide},
			{"fen", "[FEN|start]...", "print the position in one line, or begin from another", (*session).cmdFEN},
			{"flip", "[auto]", "turn the board around; auto turns it to whoever moves", (*session).cmdFlip},
			{"link", "", "print where lichess.org analyses the position", (*session).cmdLink},
			{"perft", "3", "count the ways to play 3 plies; Ctrl-C ends it", (*session).cmdPerft},
			{"pieces", "letters|figures", "choose how pieces are drawn", (*session).cmdPieces},
		}},
		{"steps", []command{
			{"first", "", "go to the beginning", (*session).cmdFirst},
			{"goto", "5", "go to White's move 5; 5... is Black's", (*session).cmdGoto},
			{"into", "2", "step into variation 2", (*session).cmdInto},
			{"last", "", "go to the end of the line", (*session).cmdLast},
			{"next", "", "step on by a move, as Enter alone does", (*session).cmdNext},
			{"out", "", "go back to where the variation begins", (*session).cmdOut},
			{"prev", "", "step back by a move", (*session).cmdPrev},
			{"variations", "", "list the ways in which the game goes on here", (*session).cmdVariations},
		}},
		{"files", []command{
			{"games", "FILE [21]...", "list the games of a file, or those from 21 on", (*session).cmdGames},
			{"load", "FILE [3]...", "go on with the first game of a file, or with game 3", (*session).cmdLoad},
			{"pgn", "", "print the game as files have it", (*session).cmdPGN},
			{"save", "FILE...", "save the game in a file", (*session).cmdSave},
			{"tag", "[White] [Anna]...", "list the tags of the game, or set one", (*session).cmdTag},
		}},
		{"tasks", []command{
			{"clocks", "", "task Clock: list what the clock showed", (*session).cmdClocks},
			{"repeated", "3", "task Repeated: find the position that stood three times", (*session).cmdRepeated},
			{"caught", "", "task SANCases: put your cases to three crooked writers", (*session).cmdCaught},
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
	return s.beginAgain(s.given)
}

// beginAgain begins a game that was there before, or a new one.
func (s *session) beginAgain(p chess.Position) error {
	if err := s.refuseToBreakOff("to begin again"); err != nil {
		return err
	}
	s.begin(p)
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
	m := screen.Marks{}
	for _, from := range slices.Concat(white, black) {
		m[from] = screen.AttackMark
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
	s.sayNotes()
	return nil
}

func (s *session) cmdCaptured([]string) error {
	var captured []chess.Piece
	for _, ply := range s.captures() {
		captured = append(captured, ply.Captured())
	}
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
	if err == nil {
		err = s.refuseToLose("to begin another game")
	}
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

func (s *session) cmdFlip(args []string) error {
	switch {
	case len(args) > 0 && args[0] == "off":
		s.autoFlip = false
	case len(args) > 0 && args[0] != "auto":
		return fmt.Errorf("flip turns the board around, and flip auto to whoever moves; not %s", chess.Quote(args[0]))
	case len(args) > 0:
		s.autoFlip = true
	default:
		s.view.Flip, s.autoFlip = !s.viewNow().Flip, false
	}
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
		s.view.Figures = false
	case "figures":
		s.view.Figures = true
	default:
		return fmt.Errorf("pieces are drawn as letters or as figures, not as %s", chess.Quote(args[0]))
	}
	s.showBoard()
	return nil
}

func (s *session) cmdQuit([]string) error {
	if err := s.refuseToLose("to leave"); err != nil {
		return err
	}
	s.over = true
	return nil
}

func (s *session) cmdRecord([]string) error {
	record := s.plies()
	if len(record) == 0 {
		s.say("no move has been played yet")
	} else {
		s.say("%s", scoreSheet(record))
	}
	if len(s.at.Next) > 0 {
		s.say("more moves follow: next steps on")
	}
	return nil
}

func (s *session) cmdReset([]string) error {
	return s.beginAgain(chess.StartingPosition())
}

func (s *session) cmdWhy(args []string) error {
	p := s.game.Position()
	text := strings.Join(args, " ")
	m, err := notation.Read(&p, text)
	if err == nil {
		s.say("%s", p.Explain(m))
		return nil
	}
	if !errors.Is(err, notation.ErrIllegal) && !errors.Is(err, chess.ErrPromotion) {
		return err
	}
	reason := err.Error()
	if m, ok := twoSquares(text); ok && !p.IsLegal(m) {
		reason = p.Explain(m) // which names pins and lines
	}
	s.say("%s", reason)
	return nil
}
