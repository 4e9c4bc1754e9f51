// file.go saves games in files, and reads them from there.

package session

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/pgn"
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
func (s *Session) cmdSave(args []string) error {
	name, g := fileName(args), s.tree
	s.work("saving", func(context.Context, Out) (func(*Session) error, error) {
		switch info, err := os.Stat(name); {
		case err == nil && info.IsDir():
			return nil, fmt.Errorf("%s is a folder: name a file in it", name)
		case err == nil:
			return func(s *Session) error { return s.askExists(name) }, nil
		}
		return saved(name, "saved in %s", s.edits, pgn.Save(name, g))
	})
	return nil
}

// askExists asks what to do with a file that exists.
func (s *Session) askExists(name string) error {
	s.say("%s exists: append the game, replace all that is in it, or leave it?", name)
	s.question = &question{prompt: "exists> ", answers: []string{"append", "replace", "leave"}, stays: true, take: func(s *Session, text string) (bool, error) {
		write, done := pgn.Append, "added to the games in %s"
		switch strings.ToLower(text) {
		case "append", "a":
		case "replace": // the whole word, since it takes other games away
			write, done = pgn.Save, "saved in %s, in place of what it held"
		case "leave", "l", "no", "n":
			s.say("%s is left as it is", name)
			return true, nil
		default:
			if !s.isLine(text) {
				return false, fmt.Errorf("%s: type append, replace or leave", chess.Quote(text))
			}
			s.say("%s is left as it is", name)
			return false, errNoAnswer
		}
		g, edits := s.tree, s.edits
		s.work("saving", func(context.Context, Out) (func(*Session) error, error) {
			return saved(name, done, edits, write(name, g))
		})
		return true, nil
	}}
	return nil
}

// saved says what was done with the file, if it was.
func saved(name, done string, edits int, err error) (func(*Session) error, error) {
	return func(s *Session) error {
		s.saved = edits
		s.say(done, name)
		return nil
	}, err
}

// cmdLoad goes on with a kept game, or with a game from a file.
func (s *Session) cmdLoad(args []string) error {
	if n, err := strconv.Atoi(args[0]); err == nil && len(args) == 1 {
		return s.loadKept(n)
	}
	name, n := fileAndNumber(args)
	return s.confirmIf(s.leaves(), func(s *Session) error {
		s.work("reading", func(context.Context, Out) (func(*Session) error, error) {
			g, err := pgn.ReadGame(name, n)
			return func(s *Session) error { return s.read(g, name, n) }, err
		})
		return nil
	})
}

// read takes over a game from a file. One that was played here goes on with its players and
// clocks; in any other no program plays and no clock runs.
func (s *Session) read(g *pgn.Game, name string, n int) error {
	if g.Tag("WhitePlayer") != "" || g.Tag("BlackPlayer") != "" {
		s.resume(g, origin{})
		return nil
	}
	s.Players, s.Controls = [2]string{}, [2]*clock.Control{}
	s.show(g, name, n)
	return nil
}

// show shows a game from its beginning.
func (s *Session) show(g *pgn.Game, name string, n int) {
	s.Position = g.Start
	s.open(g, origin{})
	s.say("%s, game %d: %s", name, n, title(g))
	s.showBoard()
	if line := s.line(); len(line) > 0 {
		s.say("plies: %d; next, or Enter alone, steps on", len(line))
	}
	s.sayWaits()
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

// listFile lists the games of a file. It reads no further than it has to.
func (s *Session) listFile(args []string) error {
	name, first := fileAndNumber(args)
	s.work("reading", func(ctx context.Context, out Out) (func(*Session) error, error) {
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
				out.say("%4d  %s", n, title(g))
			}
		}
	})
	return nil
}
