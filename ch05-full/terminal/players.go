// players.go knows by name who can play for a side.

package terminal

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/console"
)

// A maker makes a player for a program. Chance begins with the seed.
type maker func(e environment, seed uint64) player.Player

// makers returns those of all players that there are, by name.
func makers() map[string]maker {
	all := map[string]maker{
		"mine":     func(e environment, seed uint64) player.Player { return mine{e, seed} },
		"champion": func(e environment, _ uint64) player.Player { return champion{e} },
	}
	for _, name := range player.Names() {
		all[name] = func(_ environment, seed uint64) player.Player {
			p, _ := player.New(name, seed)
			return p
		}
	}
	return all
}

// friend is the word for a side that is played by a person, where one has to say so.
const friend = "friend"

// playerNames names all players, for a sentence.
func (e environment) playerNames() string {
	names := append(player.Names(), "mine", "champion")
	names = slices.DeleteFunc(names, func(name string) bool { return e.makers[name] == nil })
	return strings.Join(names, ", ")
}

// playerNamed reads the name of a player. For a person it is "".
func (e environment) playerNamed(word string) (string, error) {
	if player.IsPath(word) {
		return e.programAt(word)
	}
	word = strings.ToLower(word)
	if word == friend {
		return "", nil
	}
	if e.makers[word] == nil {
		return "", fmt.Errorf("%s is no player: there is %s, and %s for a person", chess.Quote(word), e.playerNames(), friend)
	}
	return word, nil
}

// programAt makes another program one of the players, and returns its name: that of the
// folder or file, or if there is such a player already, its path.
func (e environment) programAt(path string) (name string, err error) {
	x, err := player.NewProgram(path)
	if err != nil {
		return "", err
	}
	name = filepath.Base(x.Path)
	if old := e.program(name); e.makers[name] != nil && (old == nil || old.Path != x.Path) {
		name = x.Path
	}
	e.closeProgram(name) // it may have changed
	e.makers[name] = func(environment, uint64) player.Player { return x }
	return name, nil
}

// lowered returns words in small letters, but for those that say where a program lies.
func lowered(words []string) []string {
	words = slices.Clone(words)
	for i, word := range words {
		if !player.IsPath(word) {
			words[i] = strings.ToLower(word)
		}
	}
	return words
}

// program returns the player of a name if it is another program, or nil.
func (e environment) program(name string) (x *player.Program) {
	if e.makers[name] != nil {
		x, _ = e.makers[name](e, 0).(*player.Program)
	}
	return x
}

// closeProgram removes what was made of another program, if the name is that of one.
func (e environment) closeProgram(name string) {
	if x := e.program(name); x != nil {
		x.Close()
	}
}

// newPlayer makes the player of a name. Another program is built first; if that fails, it
// says so when it is asked.
func (e environment) newPlayer(name string, seed uint64) player.Player {
	p := e.makers[name](e, seed)
	if x, ok := p.(*player.Program); ok {
		_ = x.Build()
	}
	return p
}

// player makes the player of a name for the game that is played.
func (s *session) player(name string) player.Player { return s.newPlayer(name, s.seed+uint64(s.games)) }

// taskOr returns what a player is called in a sentence: the name of the task, if a learner
// has written it.
func taskOr(name string) string {
	switch name {
	case "mine":
		return "task Opponent"
	case "champion":
		return "task Champion"
	default:
		return name
	}
}

// mine is the learner's task Opponent.
type mine struct {
	environment
	seed uint64
}

// Choose returns the learner's move.
func (o mine) Choose(_ context.Context, r player.Request, _ func(string)) (player.Decision, error) {
	p, err := r.Position()
	if err != nil {
		return player.Decision{}, err
	}
	return player.Decision{Move: o.tasks.opponent(&p, p.LegalMoves(), chooser(o.seed, len(r.Moves)))}, nil
}

// chooser returns a function that chooses a number below n by chance. The same seed and
// the same ply choose the same numbers: a player that is asked once more does not change
// its mind.
func chooser(seed uint64, ply int) func(n int) int {
	source := rand.New(rand.NewPCG(seed, uint64(ply)))
	return func(n int) int {
		if n < 1 {
			panic(fmt.Sprintf("choose(%d): there is nothing to choose from", n))
		}
		return source.IntN(n)
	}
}

// champion is the learner's task Champion: a player with a name of its own.
type champion struct{ environment }

// Choose asks the learner's player.
func (o champion) Choose(ctx context.Context, r player.Request, report func(string)) (player.Decision, error) {
	_, p := o.tasks.champion()
	if p == nil {
		return player.Decision{}, errors.New("task Champion returns no player")
	}
	return p.Choose(ctx, r, report)
}

// fullName returns the name of a player for the score sheet: that which the learner has
// given the champion, or the word for it here.
func (e environment) fullName(name string) string {
	if name != "champion" {
		return name
	}
	given, err := guarded(e.patience, func() string {
		given, _ := e.tasks.champion()
		return given
	})
	if given = strings.TrimSpace(given); err != nil || given == "" {
		return name
	}
	return console.Printable(given)
}
