// seat.go reads who plays, and has them ready.

package league

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"mateinfive/exercises/desk"
	"mateinfive/internal/console"
	"mateinfive/internal/outside"
)

// A Seat is a player of the league.
type Seat struct {
	Name    string
	Version string // of an own program: changes with its files; of the course's players ""
	player  player
}

// A player answers positions with moves.
type player interface {
	// build makes it ready; tmp is a folder of its own.
	build(d *desk.Desk, tmp string) error
	// choose returns a move, such as e2e4. If there is none, or ctx ends, the error is a
	// forfeit, or it says why no game can go on.
	choose(ctx context.Context, g *game) (string, error)
	// end is called after each game.
	end()
}

const (
	mostSeats   = 12
	longestName = 16 // letters: a line of the table has two names
)

// usualHouse are the players of the course that play where only folders are named.
var usualHouse = []string{"random", "greedy", "careful", "crooked-a"}

// readSeats reads the words behind the command: a player of the course by its name, a folder, or a
// folder with a name for it, as in anna=~/anna/chess. Where only folders are named, some of the
// house play, too.
func readSeats(words, house []string) (seats []*Seat, err error) {
	add := func(s *Seat) error {
		for _, other := range seats {
			if other.Name == s.Name {
				return fmt.Errorf("two of them are called %s: give one of the folders another name, as in anna=~/anna/chess", s.Name)
			}
		}
		seats = append(seats, s)
		return nil
	}
	hasHouse := false
	for _, word := range words {
		s, err := readSeat(word)
		if err == nil {
			err = add(s)
		}
		if err != nil {
			return nil, err
		}
		hasHouse = hasHouse || !s.isOwn()
	}
	if !hasHouse {
		for _, name := range house {
			if err := add(houseSeat(name)); err != nil {
				return nil, err
			}
		}
	}
	switch {
	case len(seats) < 2:
		return nil, errors.New("a league wants two players at least: league ~/mychess random")
	case len(seats) > mostSeats:
		return nil, fmt.Errorf("a league has room for %d players", mostSeats)
	}
	return seats, nil
}

// readSeat reads one of the words.
func readSeat(word string) (*Seat, error) {
	if s := houseSeat(strings.ToLower(word)); s != nil {
		return s, nil
	}
	name, path, isNamed := strings.Cut(word, "=")
	if !isNamed {
		path = word
	}
	dir, err := outside.Path(path)
	if err != nil {
		return nil, err
	}
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return nil, fmt.Errorf("%s is neither a folder nor a player of the course: there is %s", console.Printable(path), allHouse)
	}
	if !isNamed {
		name = filepath.Base(dir)
	}
	if short := []rune(console.Printable(name)); len(short) > 0 {
		name = string(short[:min(len(short), longestName)])
	}
	name = strings.NewReplacer(`"`, "'", `\`, "/").Replace(strings.TrimSpace(name))
	if name == "" || houseSeat(strings.ToLower(name)) != nil {
		return nil, fmt.Errorf("%s cannot be called %q: give it a name of its own, as in anna=%s", path, name, path)
	}
	return &Seat{Name: name, player: &own{program: outside.Program{Dir: dir}}}, nil
}

func (s *Seat) isOwn() bool {
	_, ok := s.player.(*own)
	return ok
}

// build makes the player of a seat ready, and finds its version.
func (s *Seat) build(d *desk.Desk, tmp string) error {
	if err := s.player.build(d, tmp); err != nil {
		return err
	}
	if x, ok := s.player.(*own); ok {
		s.Version = x.version
	}
	return nil
}

// knowsBest asks an own program for its first move. The error says which word it does not know;
// whatever else it does wrong loses games.
func (s *Seat) knowsBest(ctx context.Context) error {
	g := newGame(nil)
	_, err := s.player.choose(ctx, g)
	var f *forfeit
	if errors.As(err, &f) && f.reason == noWord || err != nil && f == nil {
		return err
	}
	return nil
}

// names lists the names of some seats.
func names(seats []*Seat) []string {
	list := make([]string, len(seats))
	for i, s := range seats {
		list[i] = s.Name
	}
	return list
}
