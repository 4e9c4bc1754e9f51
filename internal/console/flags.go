// flags.go reads the command line: the flags that all chapters have.

package console

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"mateinfive/internal/guard"
)

// Options are what the flags say that all chapters have. After [Options.Open] they also say
// what follows from that.
type Options struct {
	Flip    bool // draw the board with Black's side below
	Quiet   bool // draw it only when asked to
	Color   bool // send color codes
	Figures bool // draw ♞ and not N
	Echo    bool // repeat each line after its prompt: the input is no keyboard
	Width   int  // of the screen in characters, or 0 for 80

	color, pieces, play string // the values of these flags
}

// Define defines the flags in set, whose name is that of the chapter's folder.
func (o *Options) Define(set *flag.FlagSet) {
	set.Usage = func() {
		fmt.Fprintf(set.Output(), "Usage: %s [flags]\n", Call(set.Name()))
		set.PrintDefaults()
	}
	set.BoolVar(&o.Flip, "flip", false, "draw the board with Black's side below")
	set.BoolVar(&o.Quiet, "quiet", false, "draw the board only when asked to")
	set.Func("pieces", "draw pieces as `letters|figures|auto`: "+
		"auto is figures where color is on and text is UTF-8",
		OneOf(&o.pieces, "letters", "figures", "auto"))
	set.Func("color", "send color codes `always|never|auto`: "+
		"auto is only to a terminal that says it has 256, and never with NO_COLOR or CLICOLOR=0",
		OneOf(&o.color, "always", "never", "auto"))
	set.StringVar(&o.play, "play", "", "play the lines of this `FILE` instead of what is typed")
}

// PiecesGiven reports whether the command line says how pieces are drawn.
func (o *Options) PiecesGiven() bool { return o.pieces == "letters" || o.pieces == "figures" }

// OneOf returns a function that reads the value of a flag, one of a few words, into a
// variable.
func OneOf(variable *string, words ...string) func(string) error {
	return func(value string) error {
		if !slices.Contains(words, value) {
			return fmt.Errorf("it can be %s", strings.Join(words, ", "))
		}
		*variable = value
		return nil
	}
}

// Parse reads the words of a command line into what was defined in set. The error is a
// sentence that can be printed, in lines as of [Broken], or [flag.ErrHelp] once -h has been
// answered. It runs under guard: the value of a flag may be read by a learner's code.
func Parse(set *flag.FlagSet, words []string) error {
	var err error
	out := set.Output()
	set.SetOutput(io.Discard) // the flag package would print what was typed as it is
	failure := guard.Run(guard.Patience(), func() { err = set.Parse(words) })
	switch {
	case failure != nil:
		return errors.New(Printable(failure.Error()))
	case errors.Is(err, flag.ErrHelp):
		set.SetOutput(out)
		set.Usage()
		return err
	case err != nil:
		text := Printable(err.Error())
		if name, unknown := strings.CutPrefix(text, "flag provided but not defined: "); unknown {
			text = "there is no flag " + name
		}
		return errors.New(Broken(text + "; -h lists the flags"))
	case set.NArg() > 0:
		return fmt.Errorf("%q is one word too many: flags begin with a dash, -h lists them, "+
			"and a FEN stands in quotation marks", set.Arg(0))
	default:
		return nil
	}
}

// Open returns where the lines come from: the file of -play, or else the keyboard. It also
// settles what auto means, and whether to echo: what is typed at a terminal is on the screen
// already.
func (o *Options) Open(keyboard *os.File) (in io.Reader, err error) {
	o.Color = isInColor(o.color, isTerminal)
	o.Figures = o.pieces == "figures" || o.pieces != "letters" && o.Color && knowsFigures()
	if o.play != "" {
		o.Echo = true
		return os.Open(o.play)
	}
	info, err := keyboard.Stat()
	o.Echo = err != nil || info.Mode()&os.ModeCharDevice == 0
	if !o.Echo {
		o.Width = width()
	}
	return keyboard, nil
}
