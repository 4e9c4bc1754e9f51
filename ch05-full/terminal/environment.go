// environment.go holds what the program needs besides the game.

package terminal

import (
	"context"
	"os"
	"os/signal"
	"time"

	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/guard"

	"github.com/fatih/color"
)

// An environment is what the program needs besides the game. A test gives it one of its
// own: nothing here is shared.
type environment struct {
	tasks       tasks
	makers      map[string]maker                  // of the players, by their names
	patience    time.Duration                     // with whatever a learner may be at work on
	noColor     bool                              // the output is no terminal, as far as the color library knows
	gamesFolder func() (folder string, err error) // where games are kept

	// Both write games into a file: in place of what it holds, or behind it.
	saveFile, appendFile func(name string, games ...*pgn.Game) error

	// interruptible returns a context that Ctrl-C cancels, until it is released.
	interruptible func() (ctx context.Context, release context.CancelFunc)
}

// usual is the environment of the program.
func usual() environment {
	return environment{
		tasks:         learners,
		makers:        makers(),
		patience:      guard.Patience(),
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
