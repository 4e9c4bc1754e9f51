// newgame.go begins games: it says who can play, seats the players and names them.

package session

import (
	"errors"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/console"
)

// sides are the sides as they are typed.
var sides = map[string]chess.Color{
	"white": chess.White, "w": chess.White,
	"black": chess.Black, "b": chess.Black,
}

// newGame returns a game before there is one, for a session with these options.
func newGame(o Options) game {
	return game{
		seats:   o.Seats,
		rules:   o.clockRules(),
		onTable: o.Table,
		quiet:   o.Quiet,
		touched: chess.NoSquare,
	}
}

// A beginning is how a game begins: from where, and with whom.
type beginning struct {
	position chess.Position
	seats    player.Seats
	fresh    bool        // nothing is left of the game before, the board is turned as at first
	cast     player.Cast // who can play, with those that were named for it
}

func (s *Session) cmdPlayers([]string) error {
	for _, text := range s.cast.Who() {
		s.say("  %s", text)
	}
	s.say("%s", player.Scale)
	s.say("new level 3 begins a game; a program of your own plays by its folder: new ~/mychess; " +
		"an engine by its command: new uci:stockfish")
	return nil
}

func (s *Session) cmdNew(args []string) error {
	is := s.game.seats
	isFriend := func(word string) bool { return strings.EqualFold(word, player.Friend) }
	isFresh := slices.ContainsFunc(args, isFriend)
	if isFresh {
		is.Controls = nil
	}
	b, err := s.readNew(args, is)
	if err != nil {
		return err
	}
	b.fresh = isFresh
	return s.confirmIf(s.leaveQuestion(), b.seat)
}

// readNew reads who plays and with how much time, where that is not as it is, and tries the task of a
// kind of clock.
func (s *Session) readNew(words []string, is player.Seats) (b beginning, err error) {
	b = beginning{position: chess.StartingPosition(), cast: s.cast}
	b.seats, err = b.cast.ReadSeats(words, is)
	if err != nil {
		return b, err
	}
	if c := b.seats.Controls; c != nil && c != s.game.seats.Controls {
		return b, s.game.rules.try(c[0])
	}
	return b, nil
}

func (s *Session) cmdRematch([]string) error {
	b := beginning{position: s.again, seats: s.game.seats.Swapped(), cast: s.cast}
	return s.confirmIf(s.leaveQuestion(), b.seat)
}

func (s *Session) cmdAgain([]string) error { return s.beginAt(s.again, s.again) }

func (s *Session) cmdReset([]string) error { return s.beginAt(chess.StartingPosition(), s.again) }

func (s *Session) cmdFEN(args []string) error {
	if len(args) == 0 {
		s.print(s.game.position().FEN() + "\n")
		return nil
	}
	p, err := readPosition(strings.Join(args, " "))
	if err != nil {
		return err
	}
	return s.beginAt(p, p)
}

// leaveQuestion asks whether to leave the game for another, or is "" where there is no need to ask.
func (s *Session) leaveQuestion() string { return s.files.leaveQuestion(s.snapshot()) }

// beginAt begins a game with the same players, and notes the position to which again goes back.
func (s *Session) beginAt(p, again chess.Position) error {
	return s.confirmIf(s.leaveQuestion(), func(s *Session) error {
		s.beginGame(p, s.game.seats)
		s.again = again
		s.goOn()
		return nil
	})
}

// seat begins the game. A program that was not built yet is built before.
func (b beginning) seat(s *Session) error {
	return s.whenBuilt(b.cast, b.seats.Players[:], func(s *Session) error {
		s.cast = b.cast
		s.again = b.position
		s.beginGame(b.position, b.seats)
		if b.fresh {
			s.settings.look.Flip = s.options.Flip
		}
		s.say("%s", b.seats.Describe())
		s.goOn()
		return nil
	})
}

// beginGame begins a new game in a position for those who have its seats.
func (s *Session) beginGame(p chess.Position, seats player.Seats) {
	s.open(pgn.New(p), seats, "", "")
	s.sign()
	s.turnBoard()
}

// open begins a game, new or from a file, before its first move.
func (s *Session) open(g *pgn.Game, seats player.Seats, file, text string) {
	if s.files.path != "" && !s.files.lost {
		s.say("the game before is kept: %s", s.files.path)
	}
	s.game.open(g, seats)
	s.files.begin(file, text)
	s.analysis.forget()
	s.thinking = nil
}

// turnBoard turns the board to the person who plays against a program.
func (s *Session) turnBoard() {
	if s.options.Live && s.game.seats.AgainstProgram() {
		s.settings.look.Flip = s.game.seats.Players[chess.White] != ""
	}
}

// sign writes into the tags who plays, when and with how much time, as far as that is known.
func (s *Session) sign() {
	tree := s.game.at.Tree
	seats := s.game.seats
	for side, color := range sideNames {
		if name := seats.Players[side]; name != "" {
			tree.SetTag(color, console.Printable(s.cast.FullName(name)))
			tree.SetTag(color+"Type", "program")
			tree.SetTag(color+"Player", name) // a tag of our own: who sits there again
			s.rememberEngine(name)
			continue
		}
		name := seats.Names[side]
		if name == "" && seats.AgainstProgram() {
			name = s.settings.words["name"]
		}
		if name != "" {
			tree.SetTag(color, name)
		}
	}
	if !s.options.Date.IsZero() {
		tree.SetTag("Date", s.options.Date.Format("2006.01.02"))
	}
	if seats.Controls != nil {
		for _, t := range clock.Tags(*seats.Controls) {
			tree.SetTag(t.Name, t.Value)
		}
	}
}

// rememberEngine remembers the command of an engine, so that the next session knows its name.
func (s *Session) rememberEngine(name string) {
	setting, command, ok := s.cast.Setting(name)
	if ok && s.settings.words[setting] != command {
		s.settings.remember(setting, command)
	}
}

func (s *Session) cmdName(args []string) error {
	if side, ok := sides[strings.ToLower(args[0])]; ok {
		if len(args) == 1 {
			return errors.New("a player has a name: try name white Anna")
		}
		name := unquote(strings.Join(args[1:], " "))
		s.game.seats.Names[side] = name
		return s.game.setTag(sideNames[side], name)
	}
	name := unquote(strings.Join(args, " "))
	s.settings.remember("name", name)
	if s.game.seats.AgainstProgram() {
		return s.game.setTag(sideNames[s.game.speaker()], name)
	}
	s.say("your name is %s: games against the computer have it", name)
	return nil
}
