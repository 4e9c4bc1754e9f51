// cast.go knows by name who can play.

package player

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
)

const (
	Friend   = "friend"   // the word for a person, where one has to say so
	machine  = "computer" // the word for the computer, whoever that is
	Computer = "level1"   // who it is: for those who have just learned the rules
	unnamed  = "level3"   // who plays for a person, or a match, if none is named
)

// A Cast is who can play: the players of [Names] and [Levels], the learner's own, and other programs.
type Cast struct {
	// Opponent is the task that plays as mine.
	Opponent func(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move
	// Champion is the task that plays as champion.
	Champion func() (name string, p Player)
	// Grown plays as champion as long as that task is not written, and as champion-quiet. It may be nil.
	Grown func(name string, seed uint64) (Player, error)
	// Before plays as before: an earlier version of the learner's own player, where check lays one
	// beside the program, or nil.
	Before func(seed uint64) Player
	// Others are other players by name, most of them a [Program].
	Others map[string]Player
	// Open starts an engine that speaks UCI.
	Open func(command string) (Player, error)
	// Version opens an earlier version of the learner's champion, by what stands behind champion@: the
	// number of a task, or a date. It may be nil.
	Version func(version string) (Player, error)
	// Outside says that the program runs outside of the course: a task that is not written is no player.
	Outside bool
	// Engines are the commands of engines by name, those of earlier sessions too.
	Engines map[string]string
}

// about says how each player of a cast plays.
var about = map[string]string{
	"random": "any legal move", "greedy": "takes what it can", "careful": "looks at the answer, too",
	"vera": "Vera's openings, and as far as she looks",
	"mine": "your task Opponent", "champion": "your task Champion",
}

// About says in a few words how a player plays, or "" for another program.
func About(name string) string {
	if n := slices.Index(Levels(), name); n >= 0 {
		return fmt.Sprintf("%s; about %d", levels[n].about, levels[n].elo)
	}
	return about[name]
}

// Explains reports whether a player says why it has moved to whoever plays against it, who is to learn
// from that: random, greedy and careful do, and the learner's own. Any other keeps to itself what it
// expects.
func Explains(name string) bool {
	first, _, _ := strings.Cut(name, "-") // champion-quiet
	return about[first] != "" && first != "vera"
}

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
	grown, _ := c.grown(name, 0)
	isBefore := name == "before" && c.Before != nil
	return other || grown != nil || isBefore || About(name) != ""
}

// grown returns the learner's engine by its name, champion, or champion-quiet without a step. For
// any other name it is nil, and the error says which steps there are.
func (c Cast) grown(name string, seed uint64) (Player, error) {
	if first, _, _ := strings.Cut(name, "-"); first != "champion" || c.Grown == nil {
		return nil, nil
	}
	return c.Grown(name, seed)
}

// Make returns the player of a name. Chance begins with the seed.
func (c Cast) Make(name string, seed uint64) Player {
	switch name {
	case "mine":
		return mine{Cast: c, seed: seed}
	case "champion":
		return champion{Cast: c, seed: seed}
	case "before":
		if c.Before != nil {
			return c.Before(seed)
		}
	}
	if p, ok := New(name, seed); ok {
		return p
	}
	if p, _ := c.grown(name, seed); p != nil {
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

// champion is the learner's task Champion, or until that is written their engine.
type champion struct {
	Cast
	seed uint64
}

// Choose asks the player that the task returns, or the engine. If neither is written, it is the
// engine that says what is to be written first.
func (x champion) Choose(ctx context.Context, r Request, report func(string)) (Decision, error) {
	if grown := x.asEngine(); grown != nil {
		return grown.Choose(ctx, r, report)
	}
	_, p := x.Champion()
	if p == nil {
		return Decision{}, errors.New("task Champion returns no player")
	}
	return p.Choose(ctx, r, report)
}

// asEngine returns the engine of the learner if it plays, as the task is not written yet, or nil.
func (x champion) asEngine() Player {
	grown, _ := x.grown("champion", x.seed)
	if grown == nil || unwrittenIn(guard.Patience(), func() { x.Champion() }) == nil {
		return nil
	}
	return grown
}

// Takes returns how long the engine may think about a request at most, also where the task returns it.
func (x champion) Takes(r Request) time.Duration {
	p := x.asEngine()
	if p == nil {
		guard.Run(guard.Patience(), func() { _, p = x.Champion() })
	}
	if grown, ok := p.(interface{ Takes(Request) time.Duration }); ok {
		return grown.Takes(r)
	}
	return 0
}

// FullName returns the name of a player for the score sheet: that which the learner has given
// the champion, Level 3 for level3, Vera for vera, or the word for it here.
func (c Cast) FullName(name string) string {
	if x, ok := c.Others[name].(interface{ Name() string }); ok {
		return x.Name()
	}
	if slices.Contains(Levels(), name) {
		return "Level " + name[len("level"):]
	}
	if name == "vera" {
		return "Vera"
	}
	if name != "champion" {
		return name
	}
	given := ""
	failure := guard.Run(guard.Patience(), func() { given, _ = c.Champion() })
	given = strings.TrimSpace(given)
	if failure != nil || given == "" {
		return name
	}
	return given
}

// unwritten returns the failure that says which task has to be written for a player, or nil.
func (c Cast) unwritten(name string) error {
	if grown, _ := c.grown(name, 0); Called(name) == name && grown == nil {
		return nil
	}
	return tried(c.Make(name, 0))
}

// tried returns the failure that says which task has to be written for a player, or nil. A player
// that listens need not think: the answer is not wanted.
func tried(p Player) error {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	return unwrittenIn(guard.Patience()/8, func() {
		_, _ = p.Choose(ctx, Request{Start: chess.StartingPosition()}, func(string) {})
	})
}

// unwrittenIn returns the failure that says that a task is not written yet, or nil. That is said at
// once, unless the computer is busy: a task that takes longer is written.
func unwrittenIn(patience time.Duration, f func()) error {
	if failure := guard.Run(patience, f); failure != nil && failure.Unwritten() != "" {
		return failure
	}
	return nil
}

// Names returns the names of the players: those of the learner once they are written.
func (c Cast) Names() []string {
	names := slices.Concat(Names(), Levels(), []string{"mine", "champion"})
	return slices.DeleteFunc(names, func(name string) bool { return c.unwritten(name) != nil })
}

// Who says who can play, each in a line: the name, and how it plays.
func (c Cast) Who() (lines []string) {
	say := func(name, about string) { lines = append(lines, fmt.Sprintf("%-10s %s", name, about)) }
	for _, name := range c.Names() {
		say(name, About(name))
	}
	for _, name := range slices.Sorted(maps.Keys(c.Engines)) {
		say(name, "an engine, uci:"+c.Engines[name])
	}
	say(Friend, "a person at this keyboard")
	return lines
}

// Listed names the players in a line.
func (c Cast) Listed() string {
	all, levels := strings.Join(c.Names(), ", "), strings.Join(Levels(), ", ")
	return strings.Replace(all, levels, "level1 to "+Strongest, 1)
}

// Usual returns the player that plays where none is named: the learner's own, once it is written.
func (c Cast) Usual() string {
	if c.unwritten("mine") == nil {
		return "mine"
	}
	return unnamed
}

// Named reads the name of a player, the path of another program, or uci: and the command of
// an engine, with its arguments. A word that is no player's may be a well-known engine that
// is installed, such as stockfish. Programs and engines become part of the cast; a copy of it
// keeps its own. For a person the name is "". The error says who there is, or which task is
// to be written first.
func (c *Cast) Named(word string) (name string, err error) {
	switch {
	case len(word) > len(uci) && strings.EqualFold(word[:len(uci)], uci) && c.Open != nil:
		return c.engine(word[len(uci):])
	case IsPath(word):
		return c.programAt(word)
	case isVersion(word) && c.Version != nil:
		return c.version(strings.ToLower(word)), nil
	}
	typed := word
	switch word = strings.ToLower(strings.Join(Words([]string{word}), "")); {
	case word == Friend:
		return "", nil
	case word == machine:
		return Computer, nil
	case c.Engines[word] != "" && c.Open != nil:
		return c.engine(c.Engines[word])
	case !c.Has(word), c.Outside && c.unwritten(word) != nil:
		if _, err := c.grown(word, 0); err != nil {
			return "", err
		}
		switch isThere := c.Open != nil && isInstalled(typed); {
		case isThere && isWellKnown(typed):
			return c.engine(typed)
		case isThere:
			command := strings.Join(strings.FieldsFunc(typed, isBetween), ",")
			return "", fmt.Errorf("%s is no player; if it is an engine, say uci:%s",
				chess.Quote(word), console.Printable(command))
		case c.Open != nil && isWellKnown(typed):
			return "", fmt.Errorf("%s is an engine, but it is not installed in a folder of PATH: "+
				"say where it is, such as uci:/usr/games/%s", chess.Quote(word), console.Printable(word))
		}
		return "", fmt.Errorf("%s is no player: there is %s, %s for a person, "+
			"and uci:stockfish for an engine", chess.Quote(word), c.Listed(), Friend)
	}
	return word, c.unwritten(word)
}
