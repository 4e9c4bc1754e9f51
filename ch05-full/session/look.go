// look.go is how the player wants to see the board, and what of it is remembered.

package session

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"mateinfive/ch05-full/chess"
	"mateinfive/internal/console"
)

func (s *Session) cmdFlip(args []string) error {
	switch {
	case len(args) > 0 && args[0] == "off":
		s.autoFlip = false
		s.remember("flip", "off")
	case len(args) > 0 && args[0] != "auto":
		return fmt.Errorf("flip turns the board around, and flip auto to the side to move; not %s", chess.Quote(args[0]))
	case len(args) > 0:
		s.autoFlip = true
		s.remember("flip", "auto")
	default:
		s.Flip, s.autoFlip = !s.lookNow().Flip, false
	}
	s.showBoard()
	return nil
}

// lookNow is how the board is drawn now: seen by the side to move, or against a program by the
// person, if the player wants it to turn by itself.
func (s *Session) lookNow() Look {
	look := Look{Flip: s.Flip, Figures: s.Figures, Color: s.Color, Size: s.size}
	if s.autoFlip {
		look.Flip = s.speaker() == chess.Black
	}
	return look
}

func (s *Session) cmdPieces(args []string) error {
	var how string
	if console.OneOf(&how, "letters", "figures")(args[0]) != nil {
		return fmt.Errorf("pieces are drawn as letters or as figures, not as %s", chess.Quote(args[0]))
	}
	s.Figures = how == "figures"
	s.remember("pieces", how)
	s.showBoard()
	return nil
}

func (s *Session) cmdSize(args []string) error {
	n, err := strconv.Atoi(args[0])
	if args[0] != "auto" && (err != nil || n < 1 || n > 4) {
		return fmt.Errorf("a square has from 1 to 4 rows, or what there is room for: size auto; not %s", chess.Quote(args[0]))
	}
	s.size = n
	s.remember("size", args[0])
	if !s.Table {
		s.say("that is for the table; here a square has one row")
	}
	return nil
}

// remember has a setting remembered for the next time.
func (s *Session) remember(name, value string) {
	if !s.Live {
		return
	}
	settings := maps.Clone(s.Settings)
	if settings == nil {
		settings = map[string]string{}
	}
	settings[name] = value
	s.Settings, s.reply.Settings = settings, settings
}

// recall takes over what was remembered, where the command line does not say otherwise.
func (s *Session) recall() {
	if how := s.Settings["pieces"]; how != "" && !s.PiecesGiven() {
		s.Figures = how == "figures"
	}
	s.size, _ = strconv.Atoi(s.Settings["size"])
	s.autoFlip = s.Settings["flip"] == "auto"
}

func (s *Session) cmdSettings([]string) error {
	if len(s.Settings) == 0 {
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
