// file.go keeps games in files, and reads them from there.

package terminal

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/console"
)

// fileName returns the name of a file from the words of a command. It may have spaces,
// and quotation marks around it.
func fileName(words []string) string {
	name := unquote(strings.Join(words, " "))
	if rest, ok := strings.CutPrefix(name, "~/"); ok { // as a shell has it
		if home, err := os.UserHomeDir(); err == nil {
			return filepath.Join(home, rest)
		}
	}
	return name
}

// unquote takes away the quotation marks around a text, if they are at both ends.
func unquote(text string) string {
	if inner, ok := strings.CutPrefix(text, `"`); ok && strings.HasSuffix(inner, `"`) {
		return strings.TrimSuffix(inner, `"`)
	}
	return text
}

// fileAndNumber returns the name of a file and, if the last of several words is a
// number, that number. Otherwise it is 1.
func fileAndNumber(words []string) (name string, n int) {
	last := len(words) - 1
	if n, err := strconv.Atoi(words[last]); err == nil && last > 0 && n > 0 {
		return fileName(words[:last]), n
	}
	return fileName(words), 1
}

// cmdSave saves the game in a file. If there is one of this name, it asks first.
func (s *session) cmdSave(args []string) error {
	name := fileName(args)
	switch info, err := os.Stat(name); {
	case err == nil && info.IsDir():
		return fmt.Errorf("%s is a folder: name a file in it", name)
	case err == nil:
		s.saving = name
		s.say("%s exists: append the game, replace all that is in it, or leave it?", name)
		return nil
	}
	return s.save(name, "saved in %s", s.saveFile)
}

// answerExists takes the answer to the question what to do with a file that exists.
func (s *session) answerExists(text string) error {
	name := s.saving
	switch strings.ToLower(text) {
	case "append", "a":
		s.saving = ""
		return s.save(name, "added to the games in %s", s.appendFile)
	case "replace": // the whole word, since it takes other games away
		s.saving = ""
		return s.save(name, "saved in %s, in place of what it held", s.saveFile)
	case "leave", "l":
		s.leaveFile()
		return nil
	default:
		return fmt.Errorf("%s: type append, replace or leave", chess.Quote(text))
	}
}

// leaveFile answers the question about a file that exists with leave, if it is open.
func (s *session) leaveFile() {
	if s.saving != "" {
		s.say("%s is left as it is", s.saving)
		s.saving = ""
	}
}

// save writes the game into a file and says what it has done.
func (s *session) save(name, done string, write func(name string, games ...*pgn.Game) error) error {
	if err := write(name, s.tree); err != nil {
		return err
	}
	s.changed = false
	s.say(done, name)
	return nil
}

// cmdLoad goes on with a game from a file. A game that would be lost is kept until the
// line is typed again.
func (s *session) cmdLoad(args []string) error {
	name, n := fileAndNumber(args)
	g, err := pgn.ReadGame(name, n)
	if err != nil {
		return err
	}
	if err := s.refuseIfUnsaved("to load the other one"); err != nil {
		return err
	}
	s.given = g.Start
	s.open(g)
	s.say("%s, game %d: %s", name, n, title(g))
	s.showBoard()
	if line := s.line(); len(line) > 0 {
		s.say("plies: %d; next, or Enter alone, steps on", len(line))
	}
	s.sayWaits()
	return nil
}

// refuseIfUnsaved returns an error if a game would be lost, unless the line is typed for
// the second time in a row.
func (s *session) refuseIfUnsaved(what string) error {
	if !s.changed || s.keeping.isKept(s) || s.live && s.tree.Root.Next == nil || strings.EqualFold(s.typed, s.before) {
		return nil
	}
	s.again = s.typed
	return fmt.Errorf("the game is not saved: save it, or type the line again %s", what)
}

// refuseToLose is refuseIfUnsaved for commands that a file of lines may hold too: that
// knows what it does, so we ask only where somebody sits at the screen.
func (s *session) refuseToLose(what string) error {
	if !s.live {
		return nil
	}
	return s.refuseIfUnsaved(what)
}

// refuseToBreakOff is refuseToLose for a game that goes on, even if it is kept: another
// one is not begun by mistake.
func (s *session) refuseToBreakOff(what string) error {
	if s.live && s.keeping.isKept(s) && s.inPlay() && s.refuseIfOver() == nil && s.tree.Root.Next != nil && !strings.EqualFold(s.typed, s.before) {
		s.again = s.typed
		return fmt.Errorf("this game is not over: type the line again %s", what)
	}
	return s.refuseToLose(what)
}

// title returns what a game is called in a list: who played, when, and the result.
// What is not known is left out.
func title(g *pgn.Game) string {
	text := fmt.Sprintf("%s - %s", orUnknown(g.Tag("White")), orUnknown(g.Tag("Black")))
	if date := g.Tag("Date"); date != "" && !strings.HasPrefix(date, "?") {
		text += ", " + date
	}
	return text + ", " + g.Result.String()
}

// orUnknown returns a name, or a question mark if there is none.
func orUnknown(name string) string {
	if name == "" {
		return "?"
	}
	return name
}

// mostListed is how many games of a file are listed at once: a screen of them.
const mostListed = 20

// cmdGames lists the games of a file. It reads no further than it has to.
func (s *session) cmdGames(args []string) error {
	name, first := fileAndNumber(args)
	file, err := pgn.Open(name)
	if err != nil {
		return err
	}
	defer file.Close()
	ctx, release := s.interruptible()
	defer release()
	r := pgn.NewReader(file, "")
	for n := 1; ; n++ {
		g, err := r.Next()
		switch {
		case ctx.Err() != nil:
			return fmt.Errorf("stopped at game %d", n)
		case err == io.EOF && n <= first:
			return fmt.Errorf("%s has no game %d", name, first)
		case err == io.EOF:
			return nil
		case n < first:
		case n == first+mostListed:
			s.say("more follow: games %s %d goes on, load %s %d loads one", name, n, name, first)
			return nil
		case err != nil:
			s.say("      %v", err)
		default:
			s.say("%4d  %s", n, title(g))
		}
	}
}

// cmdPGN prints the game as a file would have it, to be copied.
func (s *session) cmdPGN([]string) error {
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
func (s *session) cmdLink([]string) error {
	s.print("https://lichess.org/analysis/standard/" + strings.ReplaceAll(s.game.Position().FEN(), " ", "_") + "\n")
	return nil
}

// cmdTag lists the tags of the game, shows one, or sets one.
func (s *session) cmdTag(args []string) error {
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
	s.tree.SetTag(name, value)
	s.edited()
	return s.showTags([]string{name})
}

// tagName returns the name of a tag as it is written, if there is one of that name in
// upper or lower case.
func (s *session) tagName(word string) string {
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
func (s *session) showTags(names []string) error {
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
