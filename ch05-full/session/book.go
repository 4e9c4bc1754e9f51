// book.go names the opening, and shows what the games of a file played in the position on the board.

package session

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/find"
	"mateinfive/ch05-full/openings"
	"mateinfive/ch05-full/pgn"
)

// A book is what was played in the games of a file. The zero book has no file.
type book struct {
	name   string // of the file, as it was typed
	player string // whose games they are, or "" for all
	games  *find.Explorer
}

// String says what the book is made from: "club.pgn, games with Anna: 12".
func (b book) String() string {
	text := b.name + ", games"
	if b.player != "" {
		text += " with " + b.player
	}
	return fmt.Sprintf("%s: %d", text, b.games.Games)
}

// page returns what was played in a position.
func (b book) page(p chess.Position) string {
	if table := b.games.Table(p); table != "" {
		return fmt.Sprintf("%v; %s to move\n%s", b, p.SideToMove, table)
	}
	if _, known := b.games.At(p); !known {
		return fmt.Sprintf("%s has too many positions, and this one was left out: book %[1]s counts it",
			b.name)
	}
	return fmt.Sprintf("%v; none of them reaches this position and goes on, in its first %d moves", b, find.Deepest/2)
}

// cmdBook names the opening. Once a file was named, it shows what was played here, until off.
func (s *Session) cmdBook(args []string) error {
	if len(args) == 1 && strings.EqualFold(args[0], "off") {
		s.book = book{}
		args = nil
	}
	if len(args) > 0 {
		return s.readBook(args)
	}
	at := s.game.at
	if s.book.games == nil {
		s.say("%s", openings.Book(at.Tree, at.Node))
		return nil
	}
	lines := append(openings.Note(at.Tree, at.Node), s.book.page(s.game.position()))
	s.say("%s", strings.Join(lines, "\n"))
	return nil
}

// readBook has the games of a file counted that words ask for, and shows what was played here.
func (s *Session) readBook(words []string) error {
	me := s.settings.words["name"]
	query, others, err := find.Read(words, me, s.game.position())
	if err != nil {
		return err
	}
	name, who := fileAndPlayer(others)
	if strings.TrimSpace(name) == "" {
		return errors.New("book needs the name of a file: try book club.pgn")
	}
	if who != "" {
		if err := query.SetPlayer(who, me); err != nil {
			return err
		}
	}
	return work(s, "reading", counting(name, query, s.game.position()), func(s *Session, b book) error {
		s.book = b
		return s.cmdBook(nil)
	})
}

// fileAndPlayer reads the name of a file that ends with .pgn, and of a player behind it. If none
// ends so, all words are the file's.
func fileAndPlayer(words []string) (name, who string) {
	for i, word := range words {
		if strings.EqualFold(filepath.Ext(word), ".pgn") {
			return fileName(words[:i+1]), strings.Join(words[i+1:], " ")
		}
	}
	return fileName(words), ""
}

// mostBroken is how many games that cannot be read are told of, each with its line.
const mostBroken = 5

// counting returns the work of counting the games of a file, and all of those that come to the
// position here.
func counting(name string, q *find.Query, here chess.Position) jobFunc[book] {
	return func(ctx context.Context, out Out) (book, error) {
		b := book{name: name, player: q.Player}
		file, err := pgn.Open(name)
		if err != nil {
			return b, err
		}
		defer file.Close()
		if b.games, err = find.NewExplorer(here); err != nil {
			return b, err
		}
		broken := 0
		tell := func(err error) {
			if broken++; broken <= mostBroken {
				out.say("left out: %v", err)
			}
		}
		err = b.games.Read(ctx, file, name, q, tell, func(games int) {
			if games%1000 == 0 {
				out.Progress(fmt.Sprintf("%d games", games))
			}
		})
		if broken > mostBroken {
			out.say("left out in all: %d; the command pgn check for scripts says why", broken)
		}
		return b, err
	}
}
