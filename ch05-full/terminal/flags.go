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
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/screen"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
)

// Options are what the command line says, and what it is said to.
type Options struct {
	environment

	position chess.Position // what to begin with, and what again goes back to
	view     screen.View    // how to draw it
	quiet    bool           // draw it only when asked to
	echo     bool           // repeat each line after its prompt: the input is no keyboard

	load string // the file whose first game it begins with, or ""

	players [2]string // who plays for White and for Black, or "" where a person does
	names   [2]string // of the persons
	seed    uint64    // what chance begins with

	controls [2]*clock.Control // the time of both sides, or nil
	ownClock [2]bool           // by a flag for this side alone, which goes before
	tick     time.Duration     // what each line takes on a pretended clock, or 0
	now      func() time.Time  // what the clocks go by

	autoFlip bool      // the board is turned to whoever moves
	plain    bool      // the board has no place of its own on the screen
	live     bool      // somebody sits at the screen
	noKeep   bool      // games are not kept
	file     string    // in which the game is kept, or ""
	notKept  error     // why games are not kept, or nil
	keeping  *keeping  // where the game is kept, or nil
	last     *lastGame // that one may go on with, or nil
	size     func() (columns, rows int, ok bool)

	width int // of the screen; 0 stands for screenWidth

	broken error // why there is no board to begin with, or nil

	pieces, color, play string // the flags of these names, for Open
}

// Flags defines the flags of the program in set. After set.Parse the options
// hold what the command line says, and after [Options.Open] what follows from it.
func Flags(set *flag.FlagSet) *Options {
	o := &Options{environment: usual()}
	o.define(set)
	return o
}

// define defines the flags in set.
func (o *Options) define(set *flag.FlagSet) {
	o.position, o.broken = guarded(o.patience, chess.StartingPosition) // a learner may be at work on it
	set.Usage = func() {
		fmt.Fprintln(set.Output(), "Usage: go run ./ch05-full [flags]")
		set.PrintDefaults()
	}
	set.Func("fen", "begin in this position, a `FEN` in quotation marks", o.setFEN)
	set.BoolFunc("flip", "draw the board with Black's side below; -flip auto, with that of whoever moves", o.setFlip)
	set.Func("pieces", "draw pieces as `letters|figures|auto`: auto is figures where color is on and text is UTF-8", oneOf(&o.pieces, "letters", "figures", "auto"))
	set.Func("color", "send color codes `always|never|auto`: auto is only to a terminal that says it has 256, and never with NO_COLOR or CLICOLOR=0", oneOf(&o.color, "always", "never", "auto"))
	set.StringVar(&o.load, "load", "", "begin with the first game of this PGN `FILE`")
	for side, name := range []string{chess.White: "white", chess.Black: "black"} {
		set.Func(name, fmt.Sprintf("have a `PLAYER` of the program play for %s: %s", chess.Color(side), o.playerNames()), func(value string) (err error) {
			o.players[side], err = o.playerNamed(value)
			return err
		})
		set.Func(name+"clock", fmt.Sprintf("the `TIME` of %s, if the sides have different ones", chess.Color(side)), o.setControl(side))
	}
	set.Func("clock", "play with clocks: `5+3` is five minutes a side and three seconds more for each move, 40/90:30+30 forty moves in 90 minutes, then 30 more with 30 seconds a move; 5d3 and 5h are your tasks Bronstein and Hourglass", o.setControl(0, 1))
	set.Func("movetime", "play with so much `TIME` for each move, such as 30s", o.setMoveTime)
	set.Func("tick", "let each line and each answer take so much `TIME` on a pretended clock, such as 10s", o.setTick)
	set.Func("names", "the `NAMES` of White and Black, such as Anna,Ben", o.setNames)
	set.Func("keep", "keep games on the disk, `on|off`: on is only on a terminal", o.setKeep)
	set.StringVar(&o.file, "file", "", "keep the game in this `FILE`, and go on with the one that it holds")
	set.BoolVar(&o.plain, "plain", false, "print line after line, and the board anew each time")
	o.seed = rand.Uint64()
	set.Func("seed", "let chance begin with this `NUMBER`: the same number, the same game or match", o.setSeed)
	set.StringVar(&o.play, "play", "", "play the lines of this `FILE` instead of what is typed")
	set.BoolVar(&o.quiet, "quiet", false, "draw the board only when asked to")
}

// setFEN reads the value of the flag -fen.
func (o *Options) setFEN(value string) (err error) {
	o.position, err = readPosition(value)
	return err
}

// setFlip reads the value of the flag -flip.
func (o *Options) setFlip(value string) (err error) {
	if value == "auto" {
		o.autoFlip = true
		return nil
	}
	if o.view.Flip, err = strconv.ParseBool(value); err != nil {
		return errors.New("it can be auto")
	}
	return nil
}

// setControl returns a function that reads the value of a flag for the time of some sides.
func (o *Options) setControl(sides ...int) func(string) error {
	return func(value string) error {
		c, err := clock.Parse(value)
		if err != nil { // which names the value, as the flag package does
			return errors.New(strings.TrimPrefix(err.Error(), chess.Quote(value)+": "))
		}
		for _, side := range sides {
			if len(sides) == 1 || !o.ownClock[side] {
				o.controls[side] = &c
			}
			o.ownClock[side] = o.ownClock[side] || len(sides) == 1
		}
		return nil
	}
}

// setMoveTime reads the value of the flag -movetime.
func (o *Options) setMoveTime(value string) error {
	each, err := time.ParseDuration(value)
	if err != nil {
		return errors.New("it is a time such as 30s or 2m")
	}
	c, err := clock.EachMove(each)
	o.controls = [2]*clock.Control{&c, &c}
	return err
}

// setTick reads the value of the flag -tick.
func (o *Options) setTick(value string) (err error) {
	if o.tick, err = time.ParseDuration(value); err != nil || o.tick <= 0 {
		return errors.New("it is a time such as 10s")
	}
	return nil
}

// setNames reads the value of the flag -names.
func (o *Options) setNames(value string) error {
	white, black, ok := strings.Cut(value, ",")
	if !ok {
		return errors.New("it is two names with a comma between them, such as Anna,Ben")
	}
	o.names = [2]string{strings.TrimSpace(white), strings.TrimSpace(black)}
	return nil
}

// setKeep reads the value of the flag -keep.
func (o *Options) setKeep(value string) error {
	if value != "on" && value != "off" {
		return errors.New("it can be on or off")
	}
	o.noKeep = value == "off"
	return nil
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
	if i := slices.Index(words, "-flip"); i >= 0 && i+1 < len(words) && words[i+1] == "auto" {
		words = slices.Replace(slices.Clone(words), i, i+2, "-flip=auto")
	}
	out := set.Output()
	set.SetOutput(io.Discard) // the flag package would print what was typed as it is
	err, failure := guarded(guard.Patience(), func() error { return set.Parse(words) })
	set.SetOutput(out)
	switch {
	case failure != nil:
		return failure
	case errors.Is(err, flag.ErrHelp):
		set.Usage()
		return err
	case err != nil:
		text := console.Printable(err.Error())
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
	if err := o.checkClocks(); err != nil {
		return nil, err
	}
	o.view.Color = o.color == "always" || o.color != "never" && wantsColor(o.noColor)
	o.view.Figures = o.pieces == "figures" || o.pieces != "letters" && o.view.Color && knowsFigures()
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

// checkClocks sees that both sides have a clock or none, of one kind, and one that can run.
func (o *Options) checkClocks() error {
	white, black := o.controls[chess.White], o.controls[chess.Black]
	switch {
	case white == nil && black == nil:
		return nil
	case white == nil || black == nil:
		return errors.New("one side has a clock and the other has none: -clock gives both the same")
	case white.Kind != black.Kind:
		return fmt.Errorf("clocks of one kind belong together, not %s and %s", white, black)
	}
	return o.tryRule(white.Kind)
}

// asks reports whether the program asks against whom to play: where somebody sits at the
// screen and has not said so.
func (o *Options) asks() bool {
	return o.live && o.load == "" && o.file == "" && o.players == [2]string{} && o.position == chess.StartingPosition()
}

// seek finds where the game is to be kept, and a game that was kept before.
func (o *Options) seek() error {
	o.keeping = &keeping{}
	if o.live && !o.noKeep {
		folder, err := o.gamesFolder()
		if err != nil {
			o.notKept = err
		} else {
			o.keeping.folder = folder
			_, missing := os.Stat(folder)
			o.keeping.told = missing == nil // by an earlier game
		}
	}
	switch {
	case o.file != "" && o.load != "":
		return errors.New("-load begins with a game from a file, and -file keeps one in a file: use one of them, and save for the other")
	case o.file != "":
		file, game, err := keep.File(o.file)
		if err != nil {
			return err
		}
		if game != nil && (o.players != [2]string{} || o.controls != [2]*clock.Control{} || o.position != chess.StartingPosition()) {
			file.Close()
			return fmt.Errorf("%s holds a game with players and clocks of its own: leave out the flags for those, or name a new file", o.file)
		}
		if game != nil {
			o.last = &lastGame{file, game}
		} else {
			o.keeping.file, o.keeping.game = file, 1 // the session begins with its first game
		}
	case o.keeping.folder != "" && o.asks():
		if file, game, ok := keep.Last(o.keeping.folder); ok {
			o.last = &lastGame{file, game}
		}
	}
	return nil
}
