// flags.go says what the command line of this chapter can say.

package terminal

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"strconv"
	"time"

	"mateinfive/ch04-special/chess"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
)

// Options are what the command line says.
type Options struct {
	console.Options
	begin    func() chess.Position // what to begin with, and what again goes back to
	players  [2]string             // who plays for White and for Black, or "" where a person does
	seed     uint64                // what chance begins with
	tasks    tasks                 // what the learner has written
	patience time.Duration         // how long a line may take
}

// Flags defines the flags of the program in set. After set.Parse the options
// hold what the command line says, and after [console.Options.Open] what follows from it.
func Flags(set *flag.FlagSet) *Options {
	o := &Options{begin: chess.StartingPosition, seed: rand.Uint64(), tasks: learners, patience: guard.Patience()}
	o.Define(set)
	set.Func("fen", "begin in this position, a `FEN` in quotation marks", o.setFEN)
	for side, name := range []string{chess.White: "white", chess.Black: "black"} {
		set.Func(name, fmt.Sprintf("have the program play for %s, by `mine|random`: mine is your task Opponent, random takes any move", chess.Color(side)), func(value string) error {
			return o.setPlayer(chess.Color(side), value)
		})
	}
	set.Func("seed", "let chance begin with this `NUMBER`: the same number, the same game or match", o.setSeed)
	return o
}

// setFEN reads the value of the flag -fen.
func (o *Options) setFEN(value string) error {
	p, err := readPosition(value)
	o.begin = func() chess.Position { return p }
	return err
}

// setPlayer reads the value of the flag -white or -black.
func (o *Options) setPlayer(side chess.Color, value string) error {
	if o.players[side.Other()] != "" {
		return errors.New("one side is yours: to see two of the program play, type match 20")
	}
	return console.OneOf(&o.players[side], "mine", "random")(value)
}

// setSeed reads the value of the flag -seed.
func (o *Options) setSeed(value string) (err error) {
	if o.seed, err = strconv.ParseUint(value, 10, 64); err != nil {
		return errors.New("it is a whole number, such as 1")
	}
	return nil
}
