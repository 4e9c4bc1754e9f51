// command.go is the table of commands, from which help is printed too.

package session

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
	"mateinfive/internal/console"
)

// commands returns all commands, in the order in which help lists them.
func (s *Session) commands() console.Table {
	type c = console.Command
	return console.Table{
		{Name: "game", Commands: []c{
			{Name: "go", Args: "[careful]", Help: "have the program play a move for the side to move", Do: s.cmdGo},
			{Name: "help", Args: "[tasks]", Help: "say how to play, or what a group or a command does", Do: s.cmdHelp},
			{Name: "moves", Args: "[e2]", Help: "show where a piece can go, or list all moves", Do: s.cmdMoves},
			{Name: "new", Args: "[careful] [5+3]...", Help: "begin a game, for instance new careful black 5+3", Do: s.cmdNew},
			{Name: "quit", Help: "leave; exit does the same", Do: s.cmdQuit},
			{Name: "record", Help: "list the moves played", Do: s.cmdRecord},
			{Name: "redo", Args: "[3]", Help: "play again what was taken back: one move, or 3", Do: s.cmdRedo},
			{Name: "undo", Args: "[3]", Help: "take back the last move, or the last 3", Do: s.cmdUndo},
			{Name: "why", Args: "[e2e4]...", Help: "say why a move is not legal; alone, the last one", Do: s.cmdWhy},
		}},
		{Name: "begin", Commands: []c{
			{Name: "again", Help: "begin again from what -fen, fen or load gave", Do: s.cmdAgain},
			{Name: "match", Args: "[20] [mine] [random]...", Help: "20 games of each pair; -pgn FILE keeps them", Do: s.cmdMatch},
			{Name: "name", Args: "[white] Anna...", Help: "name a player; name Anna is you, next time as well", Do: s.cmdName},
			{Name: "players", Help: "say who can play", Do: s.cmdPlayers},
			{Name: "rematch", Help: "play once more, with the sides changed", Do: s.cmdRematch},
			{Name: "reset", Help: "begin a new game from the starting position", Do: s.cmdReset},
		}},
		{Name: "time", Commands: []c{
			{Name: "clock", Help: "say what the clocks show", Do: s.cmdClock},
			{Name: "pause", Help: "stop the clocks, or have them run again", Do: s.cmdPause},
		}},
		{Name: "end", Commands: []c{
			{Name: "accept", Help: "accept a draw", Do: s.cmdAccept},
			{Name: "claim", Args: "[Nf3]...", Help: "claim a draw: now, or with a move that is not played", Do: s.cmdClaim},
			{Name: "decline", Help: "decline the draw", Do: s.cmdDecline},
			{Name: "draw", Help: "offer a draw", Do: s.cmdDraw},
			{Name: "resign", Help: "give the game up", Do: s.cmdResign},
		}},
		{Name: "position", Commands: []c{
			{Name: "attackers", Args: "e5", Help: "mark the pieces of both sides that attack a square", Do: s.cmdAttackers},
			{Name: "board", Help: "draw the board", Do: s.cmdBoard},
			{Name: "captured", Help: "list the captured pieces", Do: s.cmdCaptured},
			{Name: "divide", Args: "3", Help: "perft, told apart by the first move", Do: s.cmdDivide},
			{Name: "fen", Args: "[FEN|start]...", Help: "print the position in one line, or begin from another", Do: s.cmdFEN},
			{Name: "link", Help: "print where lichess.org analyses the position", Do: s.cmdLink},
			{Name: "perft", Args: "3", Help: "count the ways to play 3 plies; Ctrl-C ends it", Do: s.cmdPerft},
		}},
		{Name: "look", Commands: []c{
			{Name: "flip", Args: "[auto]", Help: "turn the board around; auto turns it to the side to move", Do: s.cmdFlip},
			{Name: "pieces", Args: "letters|figures", Help: "choose how pieces are drawn", Do: s.cmdPieces},
			{Name: "settings", Help: "list what is remembered for the next time", Do: s.cmdSettings},
			{Name: "size", Args: "1|2|3|4|auto", Help: "choose how large a square is on the table", Do: s.cmdSize},
		}},
		{Name: "steps", Commands: []c{
			{Name: "first", Help: "go to the beginning", Do: s.cmdFirst},
			{Name: "goto", Args: "5", Help: "go to White's move 5; 5... is Black's", Do: s.cmdGoto},
			{Name: "into", Args: "2", Help: "step into variation 2", Do: s.cmdInto},
			{Name: "last", Help: "go to the end of the line", Do: s.cmdLast},
			{Name: "next", Help: "step on by a move, as Enter alone does", Do: s.cmdNext},
			{Name: "out", Help: "go back to where the variation begins", Do: s.cmdOut},
			{Name: "prev", Help: "step back by a move", Do: s.cmdPrev},
			{Name: "variations", Help: "list the ways in which the game goes on here", Do: s.cmdVariations},
		}},
		{Name: "notes", Commands: []c{
			{Name: "comment", Args: "[TEXT]...", Help: "comment on the last move; alone, take the comments away", Do: s.cmdComment},
			{Name: "drop", Help: "take this variation out of the game", Do: s.cmdDrop},
			{Name: "glyph", Args: "[!?]", Help: "add a sign to the last move; alone, take the signs away", Do: s.cmdGlyph},
			{Name: "promote", Help: "put this variation in the place of the line", Do: s.cmdPromote},
		}},
		{Name: "files", Commands: []c{
			{Name: "delete", Args: "3", Help: "delete a kept game, by its number in games", Do: s.cmdDelete},
			{Name: "games", Args: "[FILE] [21]...", Help: "list the kept games, or those of a file, from 21 on", Do: s.cmdGames},
			{Name: "load", Args: "3|FILE [3]...", Help: "go on with kept game 3, or with a game of a file", Do: s.cmdLoad},
			{Name: "pgn", Help: "print the game as files have it", Do: s.cmdPGN},
			{Name: "save", Args: "FILE...", Help: "save the game in a file", Do: s.cmdSave},
			{Name: "tag", Args: "[White] [Anna]...", Help: "list the tags of the game, or set one", Do: s.cmdTag},
		}},
		{Name: "tasks", Commands: []c{
			{Name: "clocks", Help: "task Clock: list what the clock showed", Do: s.cmdClocks},
			{Name: "repeated", Args: "3", Help: "task Repeated: find the position that stood three times", Do: s.cmdRepeated},
			{Name: "caught", Help: "task SANCases: put your cases to three crooked writers", Do: s.cmdCaught},
		}},
	}
}

func (s *Session) cmdAgain([]string) error { return s.beginAgain(s.Position) }
func (s *Session) cmdReset([]string) error { return s.beginAgain(chess.StartingPosition()) }

// beginAgain begins a game that was there before, or a new one.
func (s *Session) beginAgain(p chess.Position) error {
	return s.confirmIf(s.leaves(), func(s *Session) error {
		s.begin(p)
		s.goOn()
		return nil
	})
}

func (s *Session) cmdAttackers(args []string) error {
	sq, err := chess.ParseSquare(args[0])
	if err != nil {
		return err
	}
	p := s.game.Position()
	white, black := p.Attackers(sq, chess.White), p.Attackers(sq, chess.Black)
	m := Marks{}
	for _, from := range slices.Concat(white, black) {
		m[from] = AttackMark
	}
	s.draw(m)
	s.sayAttackers(sq, chess.White, white)
	s.sayAttackers(sq, chess.Black, black)
	return nil
}

// sayAttackers names the pieces with which a side attacks a square.
func (s *Session) sayAttackers(sq chess.Square, side chess.Color, attackers []chess.Square) {
	if len(attackers) == 0 {
		s.say("%s does not attack %s", side, sq)
		return
	}
	s.say("%s attacks %s with %s", side, sq, s.game.Position().Names(attackers...))
}

func (s *Session) cmdBoard([]string) error {
	s.draw(nil)
	s.sayNotes()
	return nil
}

func (s *Session) cmdCaptured([]string) error {
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

func (s *Session) cmdFEN(args []string) error {
	if len(args) == 0 {
		s.print(s.game.Position().FEN() + "\n") // in one line, however long, to be copied
		return nil
	}
	p, err := readPosition(strings.Join(args, " "))
	if err != nil {
		return err
	}
	return s.confirmIf(s.leaves(), func(s *Session) error {
		s.Position = p
		s.begin(p)
		s.goOn()
		return nil
	})
}

// cmdMoves shows where a piece can go, or lists all legal moves.
func (s *Session) cmdMoves(args []string) error {
	if len(args) == 0 {
		p := s.game.Position()
		var found []string
		for _, m := range p.LegalMoves() {
			found = append(found, notation.SAN(p, m))
		}
		if err := s.refuseIfOver(); err != nil {
			return err
		}
		s.say("%d legal moves: %s", len(found), strings.Join(found, " "))
		return nil
	}
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

func (s *Session) cmdQuit([]string) error {
	return s.confirmIf(s.unsaved(), func(s *Session) error { return Leave{}.happen(s) })
}

func (s *Session) cmdRecord([]string) error {
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

// cmdWhy says why a move is not legal: the one that is named, or the one that was refused last.
func (s *Session) cmdWhy(args []string) error {
	text := strings.Join(args, " ")
	if text == "" {
		text = s.refused
	}
	if text == "" {
		return errors.New("no move was refused here: try why e2e4")
	}
	p := s.game.Position()
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

// howToMove is what one has to know first.
const howToMove = `A move is e4, Nf3, exd5, O-O or e8=Q, or names both squares: e2e4. Or touch a
piece by its square, g1, then name where it goes, f3; g1 again lets go. Enter
alone steps on where moves follow.`

// goodToKnow stands below the commands.
const goodToKnow = `On the board * is a square to go to, x a piece to capture, > the piece itself,
- a square that its king forbids, + a king in check, ! a piece that attacks.
new careful begins a game against the computer; players lists the others.`

// onTheTable stands there where the board has a place of its own.
const onTheTable = `
Click a piece and then its square. Up and Down bring back what you typed, Tab
completes it, Left and Right step through the game, PgUp and PgDn page.`

func (s *Session) cmdHelp(args []string) error {
	screen := console.Screen{Out: writer{s}, Width: math.MaxInt} // the faces break lines
	last := goodToKnow
	if s.Table {
		last += onTheTable
	}
	return screen.Help(s.commands(), args, howToMove, last)
}

// A writer says what is written to it.
type writer struct{ s *Session }

func (w writer) Write(text []byte) (int, error) {
	w.s.say("%s", strings.TrimSuffix(string(text), "\n"))
	return len(text), nil
}
