// flags.go says what the command line of this chapter can say.

package terminal

import (
	"flag"
	"time"

	"mateinfive/ch02-moves/chess"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
)

// Options are what the command line says.
type Options struct {
	console.Options
	begin    func() chess.Position // what to begin with, and what again goes back to
	tasks    tasks                 // what the learner has written
	patience time.Duration         // how long a line may take
}

// Flags defines the flags of the program in set. After set.Parse the options
// hold what the command line says, and after [console.Options.Open] what follows from it.
func Flags(set *flag.FlagSet) *Options {
	o := &Options{begin: chess.StartingPosition, tasks: learners, patience: guard.Patience()}
	o.Define(set)
	set.Func("fen", "begin with this `PLACEMENT`, the first field of a FEN, and w or b for the side to move", o.setFEN)
	return o
}

// setFEN reads the value of the flag -fen.
func (o *Options) setFEN(value string) error {
	p, err := readPosition(value)
	o.begin = func() chess.Position { return p }
	return err
}
