// look.go is how the player wants to see the board, and what is remembered for the next time.

package session

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
)

// lookNow is how the board is drawn now: seen by the side to move, or against a program by the
// person, if the player wants it to turn by itself.
func (s *Session) lookNow() Look {
	look := Look{Flip: s.Flip, Figures: s.Figures, Color: s.Color}
	look.Size, _ = strconv.Atoi(s.Settings["size"])
	if s.Settings["flip"] == "auto" && (s.Players[0] == "" || s.Players[1] == "") {
		look.Flip = s.speaker() == chess.Black
	}
	return look
}

// remember sets a setting, which on a terminal is remembered for the next time.
func (s *Session) remember(name, value string) {
	settings := map[string]string{}
	maps.Copy(settings, s.Settings)
	settings[name] = value
	if value == "off" || value == "auto" && name != "flip" { // as without it
		delete(settings, name)
	}
	s.Settings = settings
	if s.Live {
		s.reply.Settings = settings
	}
}

// choose returns the command that sets a setting to one of a few words.
func (s *Session) choose(name string, words ...string) func(args []string) error {
	return func(args []string) error {
		if !slices.Contains(words, args[0]) {
			return fmt.Errorf("%s takes one of these: %s; not %s", name, strings.Join(words, ", "), chess.Quote(args[0]))
		}
		s.remember(name, args[0])
		if name == "pieces" {
			s.Figures = args[0] == "figures" || args[0] == "auto" && s.Color
		}
		s.showBoard()
		return nil
	}
}

// cmdFlip turns the board around, or has it turned to the side to move.
func (s *Session) cmdFlip(args []string) error {
	if len(args) > 0 {
		return s.choose("flip", "auto", "off")(args)
	}
	s.Flip = !s.lookNow().Flip
	if s.Settings["flip"] == "auto" {
		s.remember("flip", "off")
	}
	s.showBoard()
	return nil
}

// cmdSettings lists what is remembered, and where.
func (s *Session) cmdSettings([]string) error {
	if len(s.Settings) == 0 {
		s.say("nothing is set: name Anna, pieces letters, size 2 and flip auto are remembered")
	}
	for _, name := range slices.Sorted(maps.Keys(s.Settings)) {
		s.say("%s: %s", name, s.Settings[name])
	}
	if s.Folder != "" {
		s.say("games are kept in %s", s.Folder)
	}
	return nil
}
