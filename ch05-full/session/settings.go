// settings.go is what the player has chosen: how to see the board, and what is remembered for the
// next time.

package session

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/look"
)

// settings are what the player has chosen.
type settings struct {
	voice
	live  bool              // a person sits at the screen: it is remembered for the next time
	look  Look              // without what depends on the game
	words map[string]string // by name, as they are remembered
}

// lookFor returns how the board is drawn now: seen by a side, if the player wants it to turn by itself.
func (c *settings) lookFor(side chess.Color, turns bool) Look {
	seen := c.look
	seen.Size, _ = strconv.Atoi(c.words["size"])
	seen.Theme = c.words["theme"]
	if turns && c.words["flip"] == "auto" {
		seen.Flip = side == chess.Black
	}
	return seen
}

// usual are the values of settings that are as good as none: they are not remembered.
var usual = map[string]string{
	"flip": "off", "pace": "human", "pieces": "auto", "size": "auto", "theme": look.Themes[0],
	"thoughts": "off",
}

// isSet reports whether a setting has a value that is not the usual one.
func (c *settings) isSet(name, value string) bool { return c.words[name] == value }

// remember sets a setting, which on a terminal is remembered for the next time.
func (c *settings) remember(name, value string) {
	words := map[string]string{}
	maps.Copy(words, c.words)
	words[name] = value
	if usual[name] == value {
		delete(words, name)
	}
	c.words = words
	if c.live {
		c.reply.Settings = words
	}
}

// choose sets a setting to one of a few words.
func (c *settings) choose(name, word string, words ...string) error {
	if !slices.Contains(words, word) {
		all := strings.Join(words, ", ")
		return fmt.Errorf("%s takes one of these: %s; not %s", name, all, chess.Quote(word))
	}
	c.remember(name, word)
	return nil
}

func (c *settings) choosePieces(args []string) error {
	if err := c.choose("pieces", args[0], "letters", "figures", "auto"); err != nil {
		return err
	}
	isAutoInColor := args[0] == "auto" && c.look.Color
	c.look.Figures = args[0] == "figures" || isAutoInColor
	return nil
}

func (c *settings) chooseSize(args []string) error {
	return c.choose("size", args[0], "1", "2", "3", "4", "auto")
}

// chooseTheme sets the colors of the board, and says so where it has none.
func (c *settings) chooseTheme(args []string) error {
	if err := c.choose("theme", args[0], look.Themes...); err != nil {
		return err
	}
	if !c.look.Color {
		c.say("the board has no colors here: %s shows where it has them", args[0])
	}
	return nil
}

// flip turns the board around, from how it is seen now, or lets it turn by itself.
func (c *settings) flip(now Look, args []string) error {
	if len(args) > 0 {
		return c.choose("flip", args[0], "auto", "off")
	}
	c.look.Flip = !now.Flip
	if c.words["flip"] == "auto" {
		c.remember("flip", "off")
	}
	return nil
}

// list lists what is remembered.
func (c *settings) list() {
	if len(c.words) == 0 {
		c.say("nothing is set: name Anna, pieces letters, size 2, theme blue, flip auto, pace fast and " +
			"thoughts on are remembered")
	}
	for _, name := range slices.Sorted(maps.Keys(c.words)) {
		c.say("%s: %s", name, c.words[name])
	}
}
