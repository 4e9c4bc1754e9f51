// tags.go shows the game as files have it, and its tags.

package session

import (
	"errors"
	"fmt"
	"slices"
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

// cmdLink prints the address under which lichess.org opens the position. Nothing is
// sent: it is for the player to follow.
func (s *Session) cmdLink([]string) error {
	s.print("https://lichess.org/analysis/standard/" + strings.ReplaceAll(s.game.Position().FEN(), " ", "_") + "\n")
	return nil
}

// cmdTag lists the tags of the game, shows one, or sets one.
func (s *Session) cmdTag(args []string) error {
	if len(args) < 2 {
		return s.showTags(args)
	}
	name, value := s.tagName(args[0]), unquote(strings.Join(args[1:], " "))
	switch name {
	case "Result":
		return errors.New("the result is written when the game ends: by a mate or a draw, claim, accept or resign")
	case "FEN", "SetUp":
		return errors.New("where a game begins is no matter of tags: fen begins one from any position")
	}
	if strings.Trim(name, tagLetters) != "" {
		return fmt.Errorf("a tag is named by letters, digits and _, not %s: try tag White Anna", chess.Quote(name))
	}
	s.own()
	s.tree.SetTag(name, value)
	s.edits++
	return s.showTags([]string{name})
}

// tagName returns the name of a tag as it is written, if there is one of that name in
// upper or lower case.
func (s *Session) tagName(word string) string {
	for _, t := range slices.Concat(s.tree.Tags, []pgn.Tag{{Name: "FEN"}, {Name: "SetUp"}}) {
		if strings.EqualFold(t.Name, word) {
			return t.Name
		}
	}
	return word
}

// tagLetters are what the name of a tag is made of.
const tagLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_"

// showTags prints the tag of a name, or all tags.
func (s *Session) showTags(names []string) error {
	found := false
	for _, t := range s.tree.Tags {
		if len(names) == 0 || t.Name == s.tagName(names[0]) {
			s.say("%s: %s", t.Name, t.Value)
			found = true
		}
	}
	if !found {
		return fmt.Errorf("the game has no tag %s: try tag White Anna", chess.Quote(names[0]))
	}
	return nil
}
