// newgame.go begins games: it reads who plays, seats the players and names them.

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
)

// sideNames are the sides as tags and sentences have them, by color.
var sideNames = [2]string{"White", "Black"}

// sides are the colors by their names, and in short.
var sides = map[string]chess.Color{"white": chess.White, "w": chess.White, "black": chess.Black, "b": chess.Black}

// seats are who plays a game, and with how much time.
type seats struct {
	players  [2]string
	controls *[2]clock.Control
}

// cmdNew begins a new game: with the same players and the same time, or with those that
// are named.
func (s *Session) cmdNew(args []string) error {
	to, err := s.readNew(args)
	if err != nil {
		return err
	}
	return s.confirmIf(s.unsaved(), func(s *Session) error { return s.seat(to, chess.StartingPosition()) })
}

// cmdRematch begins the game once more, with the sides changed.
func (s *Session) cmdRematch([]string) error {
	return s.confirmIf(s.unsaved(), func(s *Session) error {
		to := seats{players: [2]string{s.Players[1], s.Players[0]}, controls: s.Controls}
		if c := s.Controls; c != nil {
			to.controls = &[2]clock.Control{c[1], c[0]}
		}
		s.Names[0], s.Names[1] = s.Names[1], s.Names[0]
		return s.seat(to, s.Position)
	})
}

func (s *Session) cmdAgain([]string) error { return s.beginAt(s.Position) }

// beginAt begins a game with the same players in a position, to which again goes back.
func (s *Session) beginAt(p chess.Position) error {
	return s.confirmIf(s.unsaved(), func(s *Session) error {
		s.Position = p
		s.begin(p)
		s.goOn()
		return nil
	})
}

// seat begins a game for these seats. A program that was not built yet is built before.
func (s *Session) seat(to seats, p chess.Position) error {
	return s.ready(to.players[:], func(s *Session) error {
		if s.path != "" && !s.lost {
			s.say("the game before is kept: %s", s.path)
		}
		s.Players, s.Controls, s.Position = to.players, to.controls, p
		s.begin(p)
		s.sayWho()
		s.goOn()
		return nil
	})
}

// begin begins a game for those who have their seats.
func (s *Session) begin(p chess.Position) {
	s.open(pgn.New(p), "", "")
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

// readNew reads who plays and with how much time: the name of a player, computer or
// friend, or two players of the program; the side that the person plays; and a time or
// untimed. What is not named stays as it is.
func (s *Session) readNew(words []string) (to seats, err error) {
	to = seats{s.Players, s.Controls}
	var named []string
	side, times := "", ""
	for _, word := range words {
		switch lower := strings.ToLower(word); {
		case slices.Contains([]string{"untimed", "unlimited", "none", "0"}, lower):
			to.controls = nil
		case word[0] >= '0' && word[0] <= '9':
			times = strings.TrimSpace(times + " " + word)
		case lower == "white", lower == "black":
			side = cmp.Or(side, lower)
		default:
			name, err := s.cast.Named(word)
			if err != nil {
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
		to.controls = &pair
	}
	switch {
	case len(named) == 1:
		to.players = [2]string{"", named[0]}
	case len(named) > 1:
		to.players = [2]string{named[0], named[1]}
	}
	// The side is the person's, or that of the player named first: black careful white greedy.
	if len(named) > 1 && side == "black" || len(named) < 2 && side != "" && to.players[sides[side]] != "" {
		to.players[0], to.players[1] = to.players[1], to.players[0]
	}
	return to, nil
}

// sayWho says who plays, and with how much time.
func (s *Session) sayWho() {
	white, black := s.Players[chess.White], s.Players[chess.Black]
	text, example := "White begins", "e4"
	switch {
	case white != "" && black != "":
		text, example = fmt.Sprintf("%s plays White, and %s Black", white, black), "e5"
	case white != "":
		text, example = white+" plays White", "e5"
	case black != "":
		text = black + " plays Black"
	}
	if s.Controls != nil {
		text += "; the clocks: " + strings.Replace(clock.PairText(*s.Controls), ",", " and ", 1)
	}
	s.say("%s. Type a move, such as %s, or help.", text, example)
}

// sign writes into the tags of a new game who plays, when and with how much time, as far
// as that is known.
func (s *Session) sign() {
	for side, color := range sideNames {
		if name := s.Players[side]; name != "" {
			s.tree.SetTag(color, s.fullName(name))
			s.tree.SetTag(color+"Type", "program")
			s.tree.SetTag(color+"Player", name) // a tag of our own: who sits there again
		} else if name := cmp.Or(s.Names[side], s.myName()); name != "" {
			s.tree.SetTag(color, name)
		}
	}
	if !s.Date.IsZero() {
		s.tree.SetTag("Date", s.Date.Format("2006.01.02"))
	}
	if s.Controls != nil {
		for _, t := range clock.Tags(*s.Controls) {
			s.tree.SetTag(t.Name, t.Value)
		}
	}
}

// myName returns the name of the person who plays against a program, or "".
func (s *Session) myName() string {
	if !s.againstProgram() {
		return ""
	}
	return s.Settings["name"]
}

// cmdName names a player of this game, or the person who plays here, for all games.
func (s *Session) cmdName(args []string) error {
	side, isSide := sides[strings.ToLower(args[0])]
	name := unquote(strings.Join(args, " "))
	switch {
	case isSide && len(args) == 1:
		return errors.New("a player has a name: try name white Anna")
	case isSide:
		name = unquote(strings.Join(args[1:], " "))
		s.Names[side] = name
		return s.setTag(sideNames[side], name)
	}
	s.remember("name", name)
	if s.againstProgram() {
		return s.setTag(sideNames[s.speaker()], name)
	}
	s.say("your name is %s: games against the computer have it", name)
	return nil
}
