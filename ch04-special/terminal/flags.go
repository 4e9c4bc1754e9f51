// flags.go reads the command line.

package terminal

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"

	"mateinfive/ch04-special/chess"

	"github.com/fatih/color"
)

// Flags are what the command line says.
type Flags struct {
	set                      *flag.FlagSet
	fen, pieces, color, play string
	flip, quiet              bool
}

// NewFlags defines the flags of the program in set, which then has to parse
// the command line.
func NewFlags(set *flag.FlagSet) *Flags {
	f := &Flags{set: set}
	set.Usage = func() {
		fmt.Fprintln(set.Output(), "Usage: go run ./ch04-special [flags]")
		set.PrintDefaults()
	}
	set.StringVar(&f.fen, "fen", "", "begin in this position, a `FEN` in quotation marks")
	set.BoolVar(&f.flip, "flip", false, "draw the board with Black's side below")
	set.StringVar(&f.pieces, "pieces", "auto", "draw pieces as `letters|figures|auto`: auto is figures where color is on")
	set.StringVar(&f.color, "color", "auto", "send color codes `always|never|auto`: auto is only to a terminal, and never with NO_COLOR")
	set.StringVar(&f.play, "play", "", "play the lines of this `FILE` instead of what is typed")
	set.BoolVar(&f.quiet, "quiet", false, "draw the board only when asked to")
	return f
}

// ErrFlag says that the command line makes no sense.
var ErrFlag = errors.New("bad command line")

// ExitStatus returns the exit status for an error that ended the program: 2 if
// the command line is to blame, 1 if the job failed, 0 for nil.
func ExitStatus(err error) int {
	switch {
	case err == nil:
		return 0
	case errors.Is(err, ErrFlag):
		return 2
	default:
		return 1
	}
}

// Options turns the parsed flags into options, reading the files they name.
// The keyboard is where the lines come from if no file is played: what comes
// from elsewhere than a terminal is echoed.
func (f *Flags) Options(keyboard *os.File) (Options, error) {
	o := Options{Flip: f.flip, Quiet: f.quiet, Echo: f.play != "" || !isTerminal(keyboard)}
	if f.set.NArg() > 0 && f.fen != "" {
		return o, fmt.Errorf("%w: %s is one word too many: a FEN has spaces, so put it in quotation marks, -fen %q", ErrFlag, shorten(f.set.Arg(0)), chess.StartFEN)
	}
	if f.set.NArg() > 0 {
		return o, fmt.Errorf("%w: %s is one word too many: flags begin with a dash, and -h lists them", ErrFlag, shorten(f.set.Arg(0)))
	}
	var err error
	if o.Color, err = choose("-color", f.color, "always", "never", !color.NoColor); err != nil {
		return o, err
	}
	if o.Figures, err = choose("-pieces", f.pieces, "figures", "letters", o.Color); err != nil {
		return o, err
	}
	if o.Position, err = f.position(); err != nil {
		return o, err
	}
	if f.play == "" {
		return o, nil
	}
	script, err := openFile(f.play)
	if err != nil {
		return o, err // and no o.Script: a nil *os.File in it would not be nil
	}
	o.Script = script
	return o, nil
}

// position returns the position to begin with.
func (f *Flags) position() (chess.Position, error) {
	if f.fen == "" {
		return chess.StartingPosition(), nil
	}
	p, err := chess.ParseFEN(f.fen)
	if err != nil {
		err = fmt.Errorf("%w: -fen: %w", ErrFlag, err)
	}
	return p, err
}

// choose reads a flag with three values: yes, no, and auto.
func choose(name, value, yes, no string, auto bool) (bool, error) {
	switch value {
	case yes:
		return true, nil
	case no:
		return false, nil
	case "auto":
		return auto, nil
	default:
		return false, fmt.Errorf("%w: %s %s: it can be %s, %s or auto", ErrFlag, name, shorten(value), yes, no)
	}
}

// isTerminal reports whether f is a terminal, or another device that hands out
// characters, such as /dev/null.
func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&fs.ModeCharDevice != 0
}

// openFile opens a file for reading.
func openFile(name string) (*os.File, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, openError(name, err)
	}
	if info, err := file.Stat(); err == nil && info.IsDir() {
		file.Close()
		return nil, fmt.Errorf("%s: this is a folder, not a file", shorten(name))
	}
	return file, nil
}

// openError has a sentence for each way in which a file fails to open.
func openError(name string, err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%s: there is no such file", shorten(name))
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("%s: you may not read this file", shorten(name))
	default:
		return fmt.Errorf("%s: cannot be opened: %w", shorten(name), errors.Unwrap(err))
	}
}
