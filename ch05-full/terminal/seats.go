// seats.go knows by name who can play for a side.

package terminal

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/screen"
	"mateinfive/exercises/sandbox"
)

// A seat is a player that has a name here.
type seat struct {
	new      func(seed uint64) player.Player // chance begins with the seed
	patience time.Duration                   // how long its answer may take
}

// seats are the players by their names. A learner may be at work on each of them, and none
// needs longer. One that comes back when its context is canceled may have all the time
// there is, [sandbox.Forever].
//
// It is a variable so that a test can seat others.
var seats = map[string]seat{
	"mine":     {func(seed uint64) player.Player { return mine{seed} }, sandbox.Patience},
	"champion": {func(uint64) player.Player { return champion{} }, sandbox.Patience},
	"random":   {house("random"), sandbox.Patience},
	"greedy":   {house("greedy"), sandbox.Patience},
	"careful":  {house("careful"), sandbox.Patience},
}

// house returns what makes a player of the house.
func house(name string) func(seed uint64) player.Player {
	return func(seed uint64) player.Player {
		p, _ := player.New(name, seed)
		return p
	}
}

// friend is the word for a side that is played by a person, where one has to say so.
const friend = "friend"

// seatNames names all players, for a sentence.
func seatNames() string {
	names := append(player.Names(), "mine", "champion")
	names = slices.DeleteFunc(names, func(name string) bool { return seats[name].new == nil })
	return strings.Join(names, ", ")
}

// seatOf reads the name of a player. For a person it is "".
func seatOf(word string) (string, error) {
	word = strings.ToLower(word)
	if word == friend {
		return "", nil
	}
	if seats[word].new == nil {
		return "", fmt.Errorf("%s is no player: there is %s, and %s for a person", chess.Quote(word), seatNames(), friend)
	}
	return word, nil
}

// seat returns the player of a name.
func (s *session) seat(name string) player.Player { return seats[name].new(s.seed + uint64(s.games)) }

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
type mine struct{ seed uint64 }

// Choose returns the learner's move.
func (o mine) Choose(_ context.Context, r player.Request, _ func(string)) (player.Decision, error) {
	p, err := r.Position()
	if err != nil {
		return player.Decision{}, err
	}
	legal := p.LegalMoves()
	m, err := sandbox.Attempt("Opponent", exerciseFile, func() chess.Move {
		return learnersOpponent(&p, legal, chooser(o.seed, len(r.Moves)))
	})
	return player.Decision{Move: m}, toBegin(err, "Opponent")
}

// toBegin adds to the error of a task that is not written how to begin it.
func toBegin(err error, task string) error {
	if errors.Is(err, sandbox.ErrUnwritten) {
		return fmt.Errorf("%w\nTo begin it: go run ./exercises next ch05 %s", err, task)
	}
	return err
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
type champion struct{}

// Choose asks the learner's player.
func (champion) Choose(ctx context.Context, r player.Request, report func(string)) (player.Decision, error) {
	c, err := sandbox.Attempt("Champion", exerciseFile, func() choice {
		_, p := learnersChampion()
		if p == nil {
			panic("Champion returns no player")
		}
		decision, err := p.Choose(ctx, r, report)
		return choice{decision, err}
	})
	if err != nil {
		return player.Decision{}, toBegin(err, "Champion")
	}
	return c.decision, c.err
}

// fullName returns the name of a player for the score sheet: that which the learner has
// given the champion, or the word for it here.
func fullName(name string) string {
	if name != "champion" {
		return name
	}
	given, err := sandbox.Attempt("Champion", exerciseFile, func() string {
		given, _ := learnersChampion()
		return given
	})
	if given = strings.TrimSpace(given); err != nil || given == "" {
		return name
	}
	return screen.Printable(given)
}
