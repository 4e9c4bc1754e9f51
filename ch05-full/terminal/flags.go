// flags.go reads the command line.

package terminal

import (
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"

	"github.com/fatih/color"
)

// Options are what the command line says. The zero Options show an empty board
// in letters without color.
type Options struct {
	position chess.Position // what to begin with, and what reset goes back to
	view     view           // how to draw it
	quiet    bool           // draw it only when asked to
	echo     bool           // repeat each line after its prompt: the input is no keyboard

	load string // the file whose first game it begins with, or ""

	pieces, color, play string // the flags of these names, for Open
}

// Flags defines the flags of the program in set. After set.Parse the options
// hold what the command line says, and after [Options.Open] what follows from it.
func Flags(set *flag.FlagSet) *Options {
	o := &Options{position: chess.StartingPosition()}
	set.Usage = func() {
		fmt.Fprintln(set.Output(), "Usage: go run ./ch05-full [flags]")
		set.PrintDefaults()
	}
	set.Func("fen", "begin in this position, a `FEN` in quotation marks", o.setFEN)
	set.BoolVar(&o.view.flip, "flip", false, "draw the board with Black's side below")
	set.Func("pieces", "draw pieces as `letters|figures|auto`: auto is figures where color is on", oneOf(&o.pieces, "letters", "figures", "auto"))
	set.Func("color", "send color codes `always|never|auto`: auto is only to a terminal, and never with NO_COLOR", oneOf(&o.color, "always", "never", "auto"))
	set.StringVar(&o.load, "load", "", "begin with the first game of this PGN `FILE`")
	set.StringVar(&o.play, "play", "", "play the lines of this `FILE` instead of what is typed")
	set.BoolVar(&o.quiet, "quiet", false, "draw the board only when asked to")
	return o
}

// setFEN reads the value of the flag -fen.
func (o *Options) setFEN(value string) (err error) {
	o.position, err = chess.ParseFEN(value)
	return err
}

// oneOf returns a function that reads the value of a flag, one of a few words,
// into a variable.
func oneOf(variable *string, words ...string) func(string) error {
	return func(value string) error {
		if !slices.Contains(words, value) {
			return fmt.Errorf("it can be %s", strings.Join(words, ", "))
		}
		*variable = value
		return nil
	}
}

// Open returns where the lines come from: the file of -play, or else the keyboard.
// It also settles what auto means, and whether to echo: what is typed at a terminal
// is on the screen already.
func (o *Options) Open(keyboard *os.File) (in io.Reader, err error) {
	// The color library knows where color makes sense: on a terminal, unless
	// NO_COLOR is set or TERM is dumb.
	o.view.color = o.color == "always" || o.color != "never" && !color.NoColor
	o.view.figures = o.pieces == "figures" || o.pieces != "letters" && o.view.color
	if o.play != "" {
		o.echo = true
		return os.Open(o.play)
	}
	info, err := keyboard.Stat()
	o.echo = err != nil || info.Mode()&os.ModeCharDevice == 0
	return keyboard, nil
}
