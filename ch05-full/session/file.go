// file.go saves games in files, reads them from there, and shows the game as files have it.

package session

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/keep"
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

// saying is what follows from a job that is done: it is said.
func saying(format string, args ...any) then {
	return func(s *Session) error {
		s.say(format, args...)
		return nil
	}
}

// cmdSave saves the game in a file. If there is one of this name, it asks first.
func (s *Session) cmdSave(args []string) error {
	name, write := fileName(args), s.saver(fileName(args))
	s.work("saving", func(context.Context, Out) (then, error) {
		switch info, err := os.Stat(name); {
		case err == nil && info.IsDir():
			return nil, fmt.Errorf("%s is a folder: name a file in it", name)
		case err == nil:
			return func(s *Session) error { return s.askExists(name) }, nil
		}
		return write("saved in %s", pgn.Save)
	})
	return nil
}

// A writer writes games into a file: [pgn.Save] or [pgn.Append].
type writer = func(path string, games ...*pgn.Game) error

// saver returns a function that writes the game as it stands into a file, and notes and says it.
func (s *Session) saver(name string) func(done string, write writer) (then, error) {
	g, edits := s.tree, s.edits
	return func(done string, write writer) (then, error) {
		return func(s *Session) error {
			s.saved = edits
			s.say(done, name)
			return nil
		}, write(name, g)
	}
}

// askExists asks what to do with a file that exists.
func (s *Session) askExists(name string) error {
	s.say("%s exists: append the game, replace all that is in it, or leave it?", name)
	take := func(s *Session, text string) (bool, error) {
		write, done := pgn.Append, "added to the games in %s"
		switch text = strings.ToLower(text); {
		case text == "append", text == "a":
		case text == "replace": // the whole word, since it takes other games away
			write, done = pgn.Save, "saved in %s, in place of what it held"
		case text == "leave", text == "l", text == "no", text == "n":
			s.say("%s is left as it is", name)
			return true, nil
		case s.isLine(text):
			s.say("%s is left as it is", name)
			return false, nil
		default:
			return false, nil
		}
		save := s.saver(name)
		s.work("saving", func(context.Context, Out) (then, error) { return save(done, write) })
		return true, nil
	}
	s.question = &question{prompt: "exists> ", answers: []string{"append", "replace", "leave"}, help: "type append, replace or leave", take: take}
	return nil
}

// cmdLoad goes on with a kept game, by its number, or with a game from a file.
func (s *Session) cmdLoad(args []string) error {
	get := func(name string, n int) (then, error) {
		g, err := pgn.ReadGame(name, n)
		return func(s *Session) error { return s.read(g, name, n) }, err
	}
	name, n := fileAndNumber(args)
	if _, err := strconv.Atoi(args[0]); err == nil && len(args) == 1 {
		if name, err = s.keptGame(args[0]); err != nil {
			return err
		}
		get = func(path string, _ int) (then, error) {
			g, text, err := keep.Read(path)
			return func(s *Session) error {
				s.resume(g, path, text)
				return nil
			}, err
		}
	}
	return s.confirmIf(s.leaves(), func(s *Session) error {
		s.work("reading", func(context.Context, Out) (then, error) { return get(name, n) })
		return nil
	})
}

// read takes over a game from a file. One that was played here goes on with its players and
// clocks; in any other no program plays and no clock runs.
func (s *Session) read(g *pgn.Game, name string, n int) error {
	if g.Tag("WhitePlayer") != "" || g.Tag("BlackPlayer") != "" {
		s.resume(g, "", "")
		return nil
	}
	s.Players, s.Controls = [2]string{}, nil
	s.show(g, name, n)
	return nil
}

// mostListed is how many games of a file are listed at once: a screen of them.
const mostListed = 20

// listFile lists the games of a file. It reads no further than it has to.
func (s *Session) listFile(args []string) error {
	name, first := fileAndNumber(args)
	s.work("reading", func(ctx context.Context, out Out) (then, error) {
		file, err := pgn.Open(name)
		if err != nil {
			return nil, err
		}
		defer file.Close()
		r := pgn.NewReader(file, "")
		for n := 1; ; n++ {
			g, err := r.Next()
			switch {
			case ctx.Err() != nil:
				return nil, fmt.Errorf("stopped at game %d", n)
			case err == io.EOF && n <= first:
				return nil, fmt.Errorf("%s has no game %d", name, first)
			case err == io.EOF:
				return nil, nil
			case n < first:
				if n%1000 == 0 {
					out.Progress(fmt.Sprintf("game %d", n))
				}
			case n == first+mostListed:
				out.say("more follow: games %s %d goes on, load %s %d loads one", name, n, name, first)
				return nil, nil
			case err != nil:
				out.say("      %v", err)
			default:
				out.say("%4d  %s", n, g.Title())
			}
		}
	})
	return nil
}

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
