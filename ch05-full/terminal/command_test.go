// command_test.go goes through the table of commands. What each of them does
// stands in the transcripts.

package terminal

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

func TestEveryCommandIsTypedAsTheHelpSays(t *testing.T) {
	o := quietIn(writeNoFiles())
	for _, c := range commands() {
		t.Run(c.name, func(t *testing.T) {
			form, _, _ := strings.Cut(strings.NewReplacer("FEN|start", "start", "[", "", "]", "").Replace(c.form()), "|")
			wrong := "that is not how to type it: try " + c.form() + "\n"
			if got := reply(newSession(nil, o), form); got == wrong || strings.Contains(got, "not a command") {
				t.Errorf("%s is answered by %s", form, got)
			}
			mistyped := form + " please"
			if strings.HasSuffix(c.args, "...") {
				mistyped = c.name // there is no number of words that is too many
			}
			if strings.HasPrefix(c.args, "[") && mistyped == c.name {
				return // and it needs none
			}
			compare(t, reply(newSession(nil, o), mistyped), wrong)
		})
	}
}

// Whatever is written like a move is a move: no command and no word that we know stands
// in the way of one.
func TestNoCommandIsWrittenLikeAMove(t *testing.T) {
	words := slices.Collect(maps.Keys(elsewhere))
	for _, c := range commands() {
		words = append(words, c.name)
	}
	p := chess.StartingPosition()
	for _, word := range append(words, "exit", "append", "replace", "leave", "a", "l") {
		if _, err := notation.Read(&p, word); !errors.Is(err, chess.ErrMove) {
			t.Errorf("%s is read as a move: %v", word, err)
		}
	}
}
