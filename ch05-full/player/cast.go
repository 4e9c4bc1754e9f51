// cast.go knows by name who can play.

package player

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
	"mateinfive/internal/guard"
)

const (
	Friend   = "friend"  // the word for a person, where one has to say so
	Computer = "careful" // who plays if a person wants to play against the computer
)

// A Cast is who can play: the players of [Names], the learner's own two, and other programs.
type Cast struct {
	Opponent func(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move // the task that plays as mine
	Champion func() (name string, p Player)                                                 // the task that plays as champion
	Others   map[string]Player                                                              // by name, most of them a [Program]
}

// about says how each player of a cast plays.
var about = map[string]string{
	"random": "any legal move", "greedy": "takes what it can", "careful": "looks at the answer, too",
	"mine": "your task Opponent", "champion": "your task Champion",
}

// About says in a few words how a player plays, or "" for another program.
func About(name string) string { return about[name] }

// Called returns what a player is called in a sentence: a learner's own by its task.
func Called(name string) string {
	if task, ok := strings.CutPrefix(about[name], "your "); ok {
		return task
	}
	return name
}

// Has reports whether there is a player of a name, perhaps a task that is not written.
func (c Cast) Has(name string) bool {
	_, other := c.Others[name]
	return other || about[name] != ""
}

// Make returns the player of a name. Chance begins with the seed.
func (c Cast) Make(name string, seed uint64) Player {
	switch name {
	case "mine":
		return mine{c, seed}
	case "champion":
		return champion{c}
	}
	if p, ok := New(name, seed); ok {
		return p
	}
	return c.Others[name]
}

// mine is the learner's task Opponent. The same seed and the same ply choose the same numbers:
// a player that is asked once more does not change its mind.
type mine struct {
	Cast
	seed uint64
}

// Choose asks the task.
func (x mine) Choose(_ context.Context, r Request, _ func(string)) (Decision, error) {
	p, err := r.Position()
	if err != nil {
		return Decision{}, err
	}
	source := rand.New(rand.NewPCG(x.seed, uint64(len(r.Moves))))
	m := x.Opponent(&p, p.LegalMoves(), func(n int) int {
		if n < 1 {
			panic(fmt.Sprintf("choose(%d): there is nothing to choose from", n))
		}
		return source.IntN(n)
	})
	return Decision{Move: m}, nil
}

// champion is the learner's task Champion.
type champion struct{ Cast }

// Choose asks the player that the task returns.
func (x champion) Choose(ctx context.Context, r Request, report func(string)) (Decision, error) {
	_, p := x.Champion()
	if p == nil {
		return Decision{}, errors.New("task Champion returns no player")
	}
	return p.Choose(ctx, r, report)
}

// FullName returns the name of a player for the score sheet: that which the learner has given
// the champion, or the word for it here.
func (c Cast) FullName(name string) string {
	given := ""
	if name != "champion" || guard.Run(guard.Patience(), func() { given, _ = c.Champion() }) != nil || strings.TrimSpace(given) == "" {
		return name
	}
	return strings.TrimSpace(given)
}

// unwritten returns the failure that says which task has to be written for a player, or nil.
func (c Cast) unwritten(name string) error {
	if Called(name) == name {
		return nil
	}
	failure := guard.Run(guard.Patience(), func() {
		_, _ = c.Make(name, 0).Choose(context.Background(), Request{Start: chess.StartingPosition()}, func(string) {})
	})
	if failure != nil && failure.Unwritten() != "" {
		return failure
	}
	return nil
}

// Names returns the names of the players: those of the learner once they are written.
func (c Cast) Names() []string {
	names := append(Names(), "mine", "champion")
	return slices.DeleteFunc(names, func(name string) bool { return c.unwritten(name) != nil })
}

// Usual returns the player that plays where none is named: the learner's own, once it is written.
func (c Cast) Usual() string {
	if c.unwritten("mine") == nil {
		return "mine"
	}
	return Computer
}

// Named reads the name of a player, or the path of another program, which becomes one of the
// cast; a copy of it keeps its own. For a person the name is "". The error says who there is, or which
// task is to be written first.
func (c *Cast) Named(word string) (name string, err error) {
	if IsPath(word) {
		return c.programAt(word)
	}
	switch word = strings.ToLower(word); {
	case word == Friend:
		return "", nil
	case word == "computer":
		return Computer, nil
	case !c.Has(word):
		return "", fmt.Errorf("%s is no player: there is %s, and %s for a person", chess.Quote(word), strings.Join(c.Names(), ", "), Friend)
	}
	return word, c.unwritten(word)
}

// programAt adds another program. Its name is that of the folder or file, or if there is
// such a player already, its path.
func (c *Cast) programAt(path string) (name string, err error) {
	x, err := NewProgram(path)
	if err != nil {
		return "", err
	}
	name = filepath.Base(x.Path)
	if old := c.program(name); c.Has(name) && (old == nil || old.Path != x.Path) {
		name = x.Path
	}
	others := map[string]Player{}
	maps.Copy(others, c.Others)
	others[name], c.Others = x, others
	return name, nil
}

// program returns the player of a name if it is another program, or nil.
func (c Cast) program(name string) *Program {
	x, _ := c.Others[name].(*Program)
	return x
}

// Builds reports whether one of some players has to be built, which may take seconds.
func (c Cast) Builds(names ...string) bool {
	return slices.ContainsFunc(names, func(name string) bool { return c.program(name) != nil })
}

// Build builds those of some players that are other programs, unless that is done.
func (c Cast) Build(names ...string) error {
	for _, name := range names {
		if x := c.program(name); x != nil {
			if err := x.Build(); err != nil {
				return err
			}
		}
	}
	return nil
}
