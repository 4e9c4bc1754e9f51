// players.go knows by name who can play for a side.

package session

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
)

const (
	friend   = "friend"  // the word for a side that is played by a person, where one has to say so
	computer = "careful" // who plays if a person wants to play against the computer
)

// A maker makes a player for a program. Chance begins with the seed.
type maker func(o *Options, seed uint64) player.Player

// makers returns those of all players that there are, by name.
func makers() map[string]maker {
	all := map[string]maker{"mine": newMine, "champion": newChampion}
	for _, name := range player.Names() {
		all[name] = func(_ *Options, seed uint64) player.Player {
			p, _ := player.New(name, seed)
			return p
		}
	}
	return all
}

// player makes the player of a name.
func (o *Options) player(name string, seed uint64) player.Player { return o.makers[name](o, seed) }

// A chooser is a player that is a function.
type chooser func(ctx context.Context, r player.Request, report func(string)) (player.Decision, error)

// Choose calls the function.
func (c chooser) Choose(ctx context.Context, r player.Request, report func(string)) (player.Decision, error) {
	return c(ctx, r, report)
}

// newMine returns the learner's task Opponent. The same seed and the same ply choose the same
// numbers: a player that is asked once more does not change its mind.
func newMine(o *Options, seed uint64) player.Player {
	return chooser(func(_ context.Context, r player.Request, _ func(string)) (player.Decision, error) {
		p, err := r.Position()
		if err != nil {
			return player.Decision{}, err
		}
		source := rand.New(rand.NewPCG(seed, uint64(len(r.Moves))))
		m := o.tasks.opponent(&p, p.LegalMoves(), func(n int) int {
			if n < 1 {
				panic(fmt.Sprintf("choose(%d): there is nothing to choose from", n))
			}
			return source.IntN(n)
		})
		return player.Decision{Move: m}, nil
	})
}

// newChampion returns the learner's task Champion: a player with a name of its own.
func newChampion(o *Options, _ uint64) player.Player {
	return chooser(func(ctx context.Context, r player.Request, report func(string)) (player.Decision, error) {
		_, p := o.tasks.champion()
		if p == nil {
			return player.Decision{}, errors.New("task Champion returns no player")
		}
		return p.Choose(ctx, r, report)
	})
}

// taskOr returns what a player is called in a sentence: the name of the task, if a learner
// has written it.
func taskOr(name string) string {
	switch name {
	case "mine":
		return "task Opponent"
	case "champion":
		return "task Champion"
	}
	return name
}

// fullName returns the name of a player for the score sheet: that which the learner has
// given the champion, or the word for it here.
func (o *Options) fullName(name string) string {
	given := ""
	if name != "champion" || o.guarded(func() { given, _ = o.tasks.champion() }) != nil || strings.TrimSpace(given) == "" {
		return name
	}
	return console.Printable(strings.TrimSpace(given))
}

// unwritten returns the failure that says which task has to be written for a player, or nil.
func (o *Options) unwritten(name string) error {
	if taskOr(name) == name {
		return nil
	}
	var failure *guard.Failure
	err := o.guarded(func() {
		_, _ = o.player(name, 0).Choose(context.Background(), player.Request{Start: chess.StartingPosition()}, func(string) {})
	})
	if errors.As(err, &failure) && failure.Unwritten() != "" {
		return failure
	}
	return nil
}

// names returns the names of the players: those of the learner once they are written.
func (o *Options) names() []string {
	names := append(player.Names(), "mine", "champion")
	return slices.DeleteFunc(names, func(name string) bool { return o.unwritten(name) != nil })
}

// usual returns the player that plays where none is named: the learner's own, once that is written.
func (o *Options) usual() string {
	if o.unwritten("mine") == nil {
		return "mine"
	}
	return computer
}

// playerNamed reads the name of a player. For a person it is "".
func (o *Options) playerNamed(word string) (string, error) {
	if player.IsPath(word) {
		return o.programAt(word)
	}
	switch word = strings.ToLower(word); {
	case word == friend:
		return "", nil
	case word == "computer":
		return computer, nil
	case o.makers[word] == nil:
		return "", fmt.Errorf("%s is no player: there is %s, and %s for a person", chess.Quote(word), strings.Join(o.names(), ", "), friend)
	}
	return word, o.unwritten(word)
}

// programAt makes another program one of the players, and returns its name: that of the
// folder or file, or if there is such a player already, its path.
func (o *Options) programAt(path string) (name string, err error) {
	x, err := player.NewProgram(path)
	if err != nil {
		return "", err
	}
	name = filepath.Base(x.Path)
	if old := o.program(name); o.makers[name] != nil && (old == nil || old.Path != x.Path) {
		name = x.Path
	}
	o.makers = maps.Clone(o.makers) // the session before keeps its own
	o.makers[name] = func(*Options, uint64) player.Player { return x }
	return name, nil
}

// program returns the player of a name if it is another program, or nil.
func (o *Options) program(name string) (x *player.Program) {
	if o.makers[name] != nil {
		x, _ = o.player(name, 0).(*player.Program)
	}
	return x
}

// ready goes on with what needs some players, at once or, where they are other programs, when
// these are built.
func (s *Session) ready(names []string, do then) error {
	if !slices.ContainsFunc(names, func(name string) bool { return s.program(name) != nil }) {
		return do(s)
	}
	o := s.Options
	s.work("building", func(context.Context, Out) (then, error) { return do, o.build(names) })
	return nil
}

// build builds those of some players that are other programs, unless that is done.
func (o *Options) build(names []string) error {
	for _, name := range names {
		if x := o.program(name); x != nil {
			if err := x.Build(); err != nil {
				return err
			}
		}
	}
	return nil
}

// cmdPlayers says who can play.
func (s *Session) cmdPlayers([]string) error {
	about := map[string]string{"random": "any legal move", "greedy": "takes what it can", "careful": "looks at the answer, too", "mine": "your task Opponent", "champion": "your task Champion"}
	for _, name := range s.names() {
		s.say("  %-10s %s", name, about[name])
	}
	s.say("  %-10s %s", friend, "a person at this keyboard")
	s.say("new careful begins a game; a program of your own plays by its folder: new ~/mychess")
	return nil
}
