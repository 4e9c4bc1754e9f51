// flags.go says what the command line of this chapter can say.

package terminal

import (
	"errors"
	"flag"
	"io"
	"os"
	"strings"
	"time"

	"mateinfive/ch01-display/chess"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
)

// Options are what the command line says.
type Options struct {
	console.Options
	begin    func() chess.Board // what to begin with, and what again goes back to
	tasks    tasks              // what the learner has written
	patience time.Duration      // how long a line may take
}

// Flags defines the flags of the program in set. After set.Parse the options
// hold what the command line says, and after [console.Options.Open] what follows from it.
func Flags(set *flag.FlagSet) *Options {
	o := &Options{begin: chess.StartingBoard, tasks: learners, patience: guard.Patience()}
	o.Define(set)
	set.Func("diagram", "begin with the board drawn in this text `FILE`", o.setDiagram)
	set.Func("fen", "begin with this `PLACEMENT`, the first field of a FEN", o.setFEN)
	return o
}

// setFEN reads the value of the flag -fen.
func (o *Options) setFEN(value string) error {
	board, err := readPlacement(value)
	o.begin = func() chess.Board { return board }
	return err
}

// readPlacement reads the first field of a FEN as it is typed or pasted, or start.
func readPlacement(text string) (chess.Board, error) {
	switch text = strings.Trim(text, `"'`); {
	case strings.EqualFold(text, "start"):
		return chess.StartingBoard(), nil
	case strings.Contains(text, " "):
		return chess.Board{}, errors.New("only the first field of a FEN, up to the first space: whose turn it is comes in chapter 2, the rest in chapter 4")
	default:
		return chess.ParsePlacement(text)
	}
}

// setDiagram reads the file that the flag -diagram names. A diagram has about 160
// bytes, so there is no need to read all of a file that has a gigabyte.
func (o *Options) setDiagram(name string) error {
	file, err := os.Open(name)
	if err != nil {
		return err
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, 10_000))
	if err != nil {
		return err
	}
	board, err := chess.ParseDiagram(strings.TrimPrefix(string(text), "\ufeff")) // some editors begin a file with this mark
	o.begin = func() chess.Board { return board }
	return err
}
