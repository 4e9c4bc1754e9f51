// tags.go shows the game as files have it, and its tags.

package session

import (
	"errors"
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/console"
)

// cmdPGN prints the game as a file would have it, to be copied.
func (s *Session) cmdPGN([]string) error {
	var text strings.Builder
	if err := pgn.Write(&text, s.tree); err != nil {
		return err
	}
	for line := range strings.Lines(strings.TrimSpace(text.String()) + "\n") {
		s.print(console.Printable(strings.TrimSuffix(line, "\n")) + "\n")
	}
	return nil
}

// tagLetters are what the name of a tag is made of.
const tagLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_"

// cmdTag lists the tags of the game, shows one, or sets one. A tag that the game has may be
// named in upper or lower case.
func (s *Session) cmdTag(args []string) error {
	if len(args) == 0 {
		for _, t := range s.tree.Tags {
			s.say("%s: %s", t.Name, t.Value)
		}
		return nil
	}
	name := args[0]
	for _, t := range s.tree.Tags {
		if strings.EqualFold(t.Name, name) {
			name = t.Name
		}
	}
	switch {
	case len(args) > 1:
		return s.setTag(name, unquote(strings.Join(args[1:], " ")))
	case s.tree.Tag(name) == "":
		return fmt.Errorf("the game has no tag %s: try tag White Anna", chess.Quote(name))
	}
	s.say("%s: %s", name, s.tree.Tag(name))
	return nil
}

// setTag sets a tag, unless it is one that the game itself sets.
func (s *Session) setTag(name, value string) error {
	switch {
	case name == "Result":
		return errors.New("the result is written when the game ends: by a mate or a draw, claim, accept or resign")
	case strings.EqualFold(name, "FEN"), strings.EqualFold(name, "SetUp"):
		return errors.New("where a game begins is no matter of tags: fen begins one from any position")
	case strings.Trim(name, tagLetters) != "":
		return fmt.Errorf("a tag is named by letters, digits and _, not %s: try tag White Anna", chess.Quote(name))
	}
	s.edit()
	s.tree.SetTag(name, value)
	s.say("%s: %s", name, value)
	return nil
}
