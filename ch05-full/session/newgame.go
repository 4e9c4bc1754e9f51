// newgame.go begins games: it says who can play, reads who plays, seats the players and names them.

package session

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/console"
)

// sideNames are the sides as tags and sentences have them, by color.
var sideNames = [2]string{"White", "Black"}

// sides are the colors by their names, and in short.
var sides = map[string]chess.Color{"white": chess.White, "w": chess.White, "black": chess.Black, "b": chess.Black}

// cmdPlayers says who can play.
func (s *Session) cmdPlayers([]string) error {
	for _, name := range s.Cast.Names() {
		s.say("  %-10s %s", name, player.About(name))
	}
	s.say("  %-10s a person at this keyboard", player.Friend)
	s.say("new level 3 begins a game; a program of your own plays by its folder: new ~/mychess; an engine by its command: new uci:stockfish")
	return nil
}

// cmdNew begins a new game; what is not named stays as it is.
func (s *Session) cmdNew(args []string) error {
	to, err := s.readNew(args)
	if err != nil {
		return err
	}
	return s.confirmIf(s.leaves(), to.seat)
}

// cmdRematch begins the game once more, with the sides changed.
func (s *Session) cmdRematch([]string) error {
	to := s.Options
	to.Players[0], to.Players[1] = to.Players[1], to.Players[0]
	to.Names[0], to.Names[1] = to.Names[1], to.Names[0]
	if c := to.Controls; c != nil {
		to.Controls = &[2]clock.Control{c[1], c[0]}
	}
	return s.confirmIf(s.leaves(), to.seat)
}

func (s *Session) cmdAgain([]string) error { return s.beginAt(s.Position, s.Position) }

func (s *Session) cmdReset([]string) error { return s.beginAt(chess.StartingPosition(), s.Position) }

// beginAt begins a game with the same players, and notes the position to which again goes back.
func (s *Session) beginAt(p, again chess.Position) error {
	return s.confirmIf(s.leaves(), func(s *Session) error {
		s.Position = p
		s.begin()
		s.Position = again
		s.goOn()
		return nil
	})
}

// seat begins a game as the options say. A program that was not built yet is built before.
func (o Options) seat(s *Session) error {
	return s.ready(o.Cast, o.Players[:], func(s *Session) error {
		if s.path != "" && !s.lost {
			s.say("the game before is kept: %s", s.path)
		}
		s.Options = o
		s.begin()
		s.sayWho()
		s.goOn()
		return nil
	})
}

// open begins a game, new or from a file, before its first move.
func (s *Session) open(g *pgn.Game, file, text string) {
	s.keeping = keeping{number: s.number + 1, file: file, text: text}
	s.at, s.thinking = pgn.Begin(g), nil
	s.arrive()
	s.setClocks()
}

// begin begins a game for those who have their seats.
func (s *Session) begin() {
	s.open(pgn.New(s.Position), "", "")
	s.sign()
	s.turnBoard()
}

// turnBoard turns the board to the person who plays against a program.
func (s *Session) turnBoard() {
	if s.Live && s.againstProgram() {
		s.Flip = s.Players[chess.White] != ""
	}
}

// againstProgram reports whether a person plays against a program.
func (s *Session) againstProgram() bool {
	return (s.Players[chess.White] == "") != (s.Players[chess.Black] == "")
}

// readNew reads who plays and with how much time: the name of a player, computer or friend, or
// two players of the program; the side that the person plays; and a time or untimed. What is not
// named stays as it is.
func (s *Session) readNew(words []string) (to Options, err error) {
	to = s.Options
	to.Position = chess.StartingPosition()
	var named []string
	side, times := "", ""
	for _, word := range player.Words(words) {
		switch lower := strings.ToLower(word); {
		case lower == "untimed":
			to.Controls = nil
		case word[0] >= '0' && word[0] <= '9':
			times = strings.TrimSpace(times + " " + word)
		case lower == "white", lower == "black":
			side = cmp.Or(side, lower)
		default:
			name, err := to.Cast.Named(word)
			switch {
			case err != nil && to.Cast.Has(lower): // it is not written yet
				return to, err
			case err != nil:
				return to, fmt.Errorf("%w; or name your side, black, or a time, 5+3", err)
			}
			named = append(named, name)
		}
	}
	if times != "" {
		pair, err := clock.ParsePair(times)
		if err = cmp.Or(err, s.tryRule(pair[0])); err != nil {
			return to, err
		}
		to.Controls = &pair
	}
	if len(named) == 1 {
		named = []string{"", named[0]}
	}
	copy(to.Players[:], named)
	// The side is the person's, or that of the player named first: black careful white greedy.
	if alone := slices.Contains(to.Players[:], ""); !alone && side == "black" || alone && side != "" && to.Players[sides[side]] != "" {
		to.Players[0], to.Players[1] = to.Players[1], to.Players[0]
	}
	return to, nil
}

// sayWho says who plays, and with how much time.
func (s *Session) sayWho() {
	text, example := "", "e4"
	for side, name := range s.Players {
		if name != "" {
			text += fmt.Sprintf(", %s plays %s", name, sideNames[side])
		}
	}
	if s.Players[0] != "" {
		example = "e5"
	}
	text = cmp.Or(strings.TrimPrefix(text, ", "), "White begins")
	if s.Controls != nil {
		text += "; the clocks: " + strings.Replace(clock.PairText(*s.Controls), ",", " and ", 1)
	}
	if s.Players[0] != "" && s.Players[1] != "" {
		s.say("%s. Ctrl-C stops them.", text)
		return
	}
	s.say("%s. Type a move, such as %s, or help.", text, example)
}

// sign writes into the tags who plays, when and with how much time, as far as that is known.
func (s *Session) sign() {
	for side, color := range sideNames {
		if name := s.Players[side]; name != "" {
			s.at.Tree.SetTag(color, console.Printable(s.Cast.FullName(name)))
			s.at.Tree.SetTag(color+"Type", "program")
			s.at.Tree.SetTag(color+"Player", name) // a tag of our own: who sits there again
			continue
		}
		name := s.Names[side]
		if name == "" && s.againstProgram() {
			name = s.Settings["name"]
		}
		if name != "" {
			s.at.Tree.SetTag(color, name)
		}
	}
	if !s.Date.IsZero() {
		s.at.Tree.SetTag("Date", s.Date.Format("2006.01.02"))
	}
	if s.Controls != nil {
		for _, t := range clock.Tags(*s.Controls) {
			s.at.Tree.SetTag(t.Name, t.Value)
		}
	}
}

// cmdName names a player of this game, or the person who plays here, for all games.
func (s *Session) cmdName(args []string) error {
	if side, ok := sides[strings.ToLower(args[0])]; ok {
		if len(args) == 1 {
			return errors.New("a player has a name: try name white Anna")
		}
		s.Names[side] = unquote(strings.Join(args[1:], " "))
		return s.setTag(sideNames[side], s.Names[side])
	}
	name := unquote(strings.Join(args, " "))
	s.remember("name", name)
	if s.againstProgram() {
		return s.setTag(sideNames[s.speaker()], name)
	}
	s.say("your name is %s: games against the computer have it", name)
	return nil
}
