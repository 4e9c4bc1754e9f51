// look.go is how the player wants to see the board, and what is remembered for the next time.

package session

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"mateinfive/ch05-full/chess"
)

// lookNow is how the board is drawn now: seen by the side to move, or against a program by the
// person, if the player wants it to turn by itself.
func (s *Session) lookNow() Look {
	look := Look{Flip: s.Flip, Figures: s.Figures, Color: s.Color}
	look.Size, _ = strconv.Atoi(s.Settings["size"])
	if s.Settings["flip"] == "auto" {
		look.Flip = s.speaker() == chess.Black
	}
	return look
}

// remember sets a setting, which on a terminal is remembered for the next time.
func (s *Session) remember(name, value string) {
	settings := maps.Clone(s.Settings)
	if settings == nil {
		settings = map[string]string{}
	}
	settings[name] = value
	s.Settings = settings
	if s.Live {
		s.reply.Settings = settings
	}
}

// choose sets a setting to one of a few words. Sentence says what it is about.
func (s *Session) choose(name, value, sentence string, words ...string) error {
	if !slices.Contains(words, value) {
		return fmt.Errorf("%s; not %s", sentence, chess.Quote(value))
	}
	s.remember(name, value)
	return nil
}

func (s *Session) cmdFlip(args []string) error {
	if len(args) > 0 {
		if err := s.choose("flip", args[0], "flip turns the board around, and flip auto to the side to move", "auto", "off"); err != nil {
			return err
		}
	} else {
		s.Flip = !s.lookNow().Flip
		if s.Settings["flip"] == "auto" {
			s.remember("flip", "off")
		}
	}
	s.showBoard()
	return nil
}

func (s *Session) cmdPieces(args []string) error {
	if err := s.choose("pieces", args[0], "pieces are drawn as letters or as figures", "letters", "figures"); err != nil {
		return err
	}
	s.Figures = args[0] == "figures"
	s.showBoard()
	return nil
}

func (s *Session) cmdSize(args []string) error {
	err := s.choose("size", args[0], "a square has from 1 to 4 rows, or what there is room for: size auto", "1", "2", "3", "4", "auto")
	if err == nil && !s.Table {
		s.say("that is for the table; here a square has one row")
	}
	return err
}

// cmdSettings lists what is remembered, and where.
func (s *Session) cmdSettings([]string) error {
	if len(s.Settings) == 0 || !s.Live {
		s.say("nothing is remembered: name Anna, pieces letters, size 2 and flip auto are")
	}
	for _, name := range slices.Sorted(maps.Keys(s.Settings)) {
		s.say("%s: %s", name, s.Settings[name])
	}
	if s.Folder != "" {
		s.say("games are kept in %s", s.Folder)
	}
	return nil
}
