// file.go saves games in files, reads them from there, and shows the game as files have it.

package session

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/find"
	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/openings"
	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/console"
	"mateinfive/internal/outside"
)

// fileName returns the name of a file from the words of a command. It may have spaces, and
// quotation marks around it; ~/ at its beginning is the home folder, as a shell has it.
func fileName(words []string) string {
	name := unquote(strings.Join(words, " "))
	if full, err := outside.Path(name); err == nil && strings.HasPrefix(name, "~") {
		return full
	}
	return name
}

func unquote(text string) string { return strings.Trim(text, `"`) }

// fileAndNumber reads the name of a file and a number behind it, or 1.
func fileAndNumber(words []string) (name string, n int) {
	last := len(words) - 1
	if n, err := strconv.Atoi(words[last]); err == nil && last > 0 && n > 0 {
		return fileName(words[:last]), n
	}
	return fileName(words), 1
}

// writes returns the command that writes the game into a file: save or append.
func (s *Session) writes(done string, write func(path string, games ...*pgn.Game) error) func(args []string) error {
	return func(args []string) error { return s.write(fileName(args), done, write) }
}

// write has the game as it stands written into a file, and says that it is done. If there is one
// already and write does not replace it, it asks first.
func (s *Session) write(name, done string, write func(path string, games ...*pgn.Game) error) error {
	if name != "" && (name == s.path || name == s.file) {
		return fmt.Errorf("the game is kept in %s with each move: name another file", name)
	}
	g, edits := openings.Tagged(s.at.Tree), s.edits
	replace := func(s *Session) error { return s.write(name, "saved in %s, in place of what it held", pgn.Save) }
	return s.work("saving", func(context.Context, Out) (then, error) {
		err := write(name, g)
		if errors.Is(err, fs.ErrExist) {
			return func(s *Session) error {
				return s.confirm(name+" exists: replace all that is in it? append adds the game to it", replace)
			}, nil
		}
		return func(s *Session) error {
			s.saved = edits
			s.say(done, name)
			return nil
		}, err
	})
}

func (s *Session) cmdLoad(args []string) error {
	name, n := fileAndNumber(args)
	read := func(context.Context, Out) (then, error) {
		g, err := pgn.ReadGame(name, n)
		return func(s *Session) error { return s.read(g, name, n) }, err
	}
	if _, err := strconv.Atoi(args[0]); err == nil && len(args) == 1 {
		path, err := s.keptGame(args[0])
		if err != nil {
			return err
		}
		read = func(context.Context, Out) (then, error) {
			g, text, err := keep.Read(path)
			return func(s *Session) error { return s.resume(g, path, text) }, err
		}
	}
	return s.confirmIf(s.leaves(), func(s *Session) error {
		return s.work("reading", read)
	})
}

// read takes over a game from a file. One that was played here goes on with its players and
// clocks; in any other no program plays and no clock runs.
func (s *Session) read(g *pgn.Game, name string, n int) error {
	if g.Tag("WhitePlayer") != "" || g.Tag("BlackPlayer") != "" {
		return s.resume(g, "", "")
	}
	s.Players, s.Controls = [2]string{}, nil
	return s.show(g, name, n)
}

// mostListed is how many games of a file are listed at once: a screen of them.
const mostListed = 20

func (s *Session) listFile(args []string, q *find.Query) error {
	name, first := fileAndNumber(args)
	return s.work("reading", func(ctx context.Context, out Out) (then, error) {
		next, err := find.Page(ctx, name, q, first, mostListed, func(n int, title string) { out.say("%4d  %s", n, title) })
		if next > 0 {
			out.say("games %s %d%s goes on, load %s %d loads one", name, next, q, name, first)
		}
		return nil, err
	})
}

func (s *Session) cmdPGN([]string) error {
	var text strings.Builder
	if err := pgn.Write(&text, openings.Tagged(s.at.Tree)); err != nil {
		return err
	}
	for line := range strings.Lines(strings.TrimSpace(text.String()) + "\n") {
		s.print(console.Printable(strings.TrimSuffix(line, "\n")) + "\n")
	}
	return nil
}

func (s *Session) cmdTag(args []string) error {
	name := ""
	for _, t := range s.at.Tree.Tags {
		if len(args) == 0 || strings.EqualFold(t.Name, args[0]) {
			name = t.Name
			if len(args) < 2 {
				s.say("%s: %s", name, t.Value)
			}
		}
	}
	switch {
	case len(args) > 1:
		return s.setTag(cmp.Or(name, args[0]), unquote(strings.Join(args[1:], " ")))
	case name == "":
		return fmt.Errorf("the game has no tag %s: try tag White Anna", chess.Quote(args[0]))
	}
	return nil
}

// setTag sets a tag, unless it is one that the game itself sets.
func (s *Session) setTag(name, value string) error {
	switch {
	case name == "Result":
		return errors.New("the result is written when the game ends: by a mate or a draw, claim, accept or resign")
	case strings.EqualFold(name, "FEN"), strings.EqualFold(name, "SetUp"):
		return errors.New("where a game begins is no matter of tags: fen begins one from any position")
	case !pgn.IsTagName(name):
		return fmt.Errorf("a tag is named by letters, digits and _, not %s: try tag White Anna", chess.Quote(name))
	}
	s.edit()
	s.at.Tree.SetTag(name, value)
	s.say("%s: %s", name, value)
	return nil
}
