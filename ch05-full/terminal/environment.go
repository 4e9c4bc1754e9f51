// environment.go holds what the program needs besides the game.

package terminal

import (
	"context"
	"os"
	"os/signal"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/exercises"
	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
	"mateinfive/exercises/sandbox"

	"github.com/fatih/color"
)

// An environment is what the program needs besides the game. A test gives it one of its
// own: nothing here is shared.
type environment struct {
	learners    learners
	makers      map[string]maker                  // of the players, by their names
	patience    time.Duration                     // with whatever a learner may be at work on
	noColor     bool                              // the output is no terminal, as far as the color library knows
	gamesFolder func() (folder string, err error) // where games are kept

	// Both write games into a file: in place of what it holds, or behind it.
	saveFile, appendFile func(name string, games ...*pgn.Game) error

	// interruptible returns a context that Ctrl-C cancels, until it is released.
	interruptible func() (ctx context.Context, release context.CancelFunc)
}

// Learners are the functions that the learner writes. The program plays without them; each
// that is written becomes a command, a line, a player or a clock.
type learners struct {
	oppositeBishops func(b *chess.Board) (dark chess.Color, ok bool)
	clock           func(comment string) (left time.Duration, ok bool)
	repeated        func(game []chess.Position, times int) (ply int, ok bool)
	sanCases        func() []exercises.SANCase
	opponent        func(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move
	champion        func() (name string, p player.Player)
	bronstein       func(left, spent, delay time.Duration) time.Duration
	hourglass       func(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration
}

// usual is the environment of the program.
func usual() environment {
	return environment{
		learners: learners{
			oppositeBishops: exercises.OppositeBishops,
			clock:           exercises.Clock,
			repeated:        exercises.Repeated,
			sanCases:        exercises.SANCases,
			opponent:        exercises.Opponent,
			champion:        exercises.Champion,
			bronstein:       exercises.Bronstein,
			hourglass:       exercises.Hourglass,
		},
		makers:        makers(),
		patience:      sandbox.Patience,
		noColor:       color.NoColor,
		gamesFolder:   keep.Folder,
		saveFile:      pgn.Save,
		appendFile:    pgn.Append,
		interruptible: interruptible,
	}
}

// interruptible returns a context that Ctrl-C cancels, until it is released.
func interruptible() (ctx context.Context, release context.CancelFunc) {
	ctx, release = signal.NotifyContext(context.Background(), os.Interrupt)
	context.AfterFunc(ctx, release) // a second Ctrl-C is for whatever listens besides
	return ctx, release
}
