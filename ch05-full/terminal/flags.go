// flags.go reads the command line.

package terminal

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/exercises/sandbox"
)

// Options are what the command line says. The zero Options show an empty board
// in letters without color.
type Options struct {
	position chess.Position // what to begin with, and what again goes back to
	view     view           // how to draw it
	quiet    bool           // draw it only when asked to
	echo     bool           // repeat each line after its prompt: the input is no keyboard

	load string // the file whose first game it begins with, or ""

	players [2]string // who plays for White and for Black, or "" where a person does
	seed    uint64    // what chance begins with

	width int // of the screen; 0 stands for screenWidth

	broken *sandbox.Failure // why there is no board to begin with, or nil

	pieces, color, play string // the flags of these names, for Open
}

// Flags defines the flags of the program in set. After set.Parse the options
// hold what the command line says, and after [Options.Open] what follows from it.
func Flags(set *flag.FlagSet) *Options {
	o := new(Options)
	o.position, o.broken = sandbox.Run(sandbox.Patience, chess.StartingPosition) // a learner may be at work on it
	set.Usage = func() {
		fmt.Fprintln(set.Output(), "Usage: go run ./ch05-full [flags]")
		set.PrintDefaults()
	}
	set.Func("fen", "begin in this position, a `FEN` in quotation marks", o.setFEN)
	set.BoolVar(&o.view.flip, "flip", false, "draw the board with Black's side below")
	set.Func("pieces", "draw pieces as `letters|figures|auto`: auto is figures where color is on and text is UTF-8", oneOf(&o.pieces, "letters", "figures", "auto"))
	set.Func("color", "send color codes `always|never|auto`: auto is only to a terminal that says it has 256, and never with NO_COLOR or CLICOLOR=0", oneOf(&o.color, "always", "never", "auto"))
	set.StringVar(&o.load, "load", "", "begin with the first game of this PGN `FILE`")
	for side, name := range []string{chess.White: "white", chess.Black: "black"} {
		set.Func(name, fmt.Sprintf("have the program play for %s, by `mine|random`: mine is your task Opponent, random takes any move", chess.Color(side)), func(value string) error {
			return o.setPlayer(chess.Color(side), value)
		})
	}
	o.seed = rand.Uint64()
	set.Func("seed", "let chance begin with this `NUMBER`: the same number, the same game or match", o.setSeed)
	set.StringVar(&o.play, "play", "", "play the lines of this `FILE` instead of what is typed")
	set.BoolVar(&o.quiet, "quiet", false, "draw the board only when asked to")
	return o
}

// setFEN reads the value of the flag -fen.
func (o *Options) setFEN(value string) (err error) {
	o.position, err = readPosition(value)
	return err
}

// setPlayer reads the value of the flag -white or -black.
func (o *Options) setPlayer(side chess.Color, value string) error {
	if o.players[side.Other()] != "" {
		return errors.New("one side is yours: to see two of the program play, type match 20")
	}
	return oneOf(&o.players[side], "mine", "random")(value)
}

// setSeed reads the value of the flag -seed.
func (o *Options) setSeed(value string) (err error) {
	if o.seed, err = strconv.ParseUint(value, 10, 64); err != nil {
		return errors.New("it is a whole number, such as 1")
	}
	return nil
}

// Parse reads the words of a command line into what [Flags] has defined in set. The
// error is a sentence that can be printed, or [flag.ErrHelp] once -h has been answered.
func Parse(set *flag.FlagSet, words []string) error {
	out := set.Output()
	set.SetOutput(io.Discard) // the flag package would print what was typed as it is
	err, failure := sandbox.Run(sandbox.Patience, func() error { return set.Parse(words) })
	set.SetOutput(out)
	switch {
	case failure != nil:
		return failure.Err("reading the command line", "")
	case errors.Is(err, flag.ErrHelp):
		set.Usage()
		return err
	case err != nil:
		text := Printable(err.Error())
		if name, unknown := strings.CutPrefix(text, "flag provided but not defined: "); unknown {
			text = "there is no flag " + name
		}
		return errors.New(text + "; -h lists the flags")
	case set.NArg() > 0:
		return fmt.Errorf("%q is one word too many: flags begin with a dash, -h lists them, and a FEN stands in quotation marks", set.Arg(0))
	default:
		return nil
	}
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
	o.view.color = o.color == "always" || o.color != "never" && wantsColor()
	o.view.figures = o.pieces == "figures" || o.pieces != "letters" && o.view.color && knowsFigures()
	if o.play != "" {
		o.echo = true
		return os.Open(o.play)
	}
	info, err := keyboard.Stat()
	o.echo = err != nil || info.Mode()&os.ModeCharDevice == 0
	if !o.echo {
		o.width = width()
	}
	return keyboard, nil
}
