// options.go finds out what the program begins with: from the command line, the disk and the
// terminal.

package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"runtime"
	"slices"
	"time"

	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/script"
	"mateinfive/ch05-full/session"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
)

// options are what the command line says.
type options struct {
	session.Options
	plain   bool   // line after line, and no table
	kept    string // on or off
	version bool   // it is only to be said
}

// newOptions returns the options of a command line without a word. Engines become part of the others.
func newOptions(others *engines) *options {
	o := &options{Options: session.NewOptions()}
	o.Cast.Open, o.Cast.Version = others.open, others.openVersion
	o.Tasks.Tree = drawTree
	o.Outside = !console.InCourse()
	o.Cast.Outside = o.Outside
	return o
}

// flags returns the flags, which set the options.
func (o *options) flags() *flag.FlagSet {
	set := flag.NewFlagSet(folder, flag.ContinueOnError)
	o.Define(set)
	set.Func("keep", "keep games on the disk, `on|off`: on works at a terminal only",
		console.OneOf(&o.kept, "on", "off"))
	set.BoolVar(&o.plain, "plain", false, "print line after line, and the board anew each time")
	set.BoolVar(&o.version, "version", false, "say the name of the program and its version, and end")
	playing := set.Usage
	set.Usage = func() {
		playing()
		fmt.Fprint(set.Output(), script.Usage(forms()))
	}
	return set
}

// parse reads the command line. Engines become part of the others. The error is a sentence, or
// [flag.ErrHelp].
func parse(words []string, others *engines) (*options, error) {
	// What a learner has written is tried here already.
	guard.Watch(func() string { return "No game had begun." })
	o := newOptions(others)
	if err := console.Parse(o.flags(), words); err != nil {
		return nil, err
	}
	return o, o.Check()
}

// open finds where lines come from, and which game there is to begin with: one that -load or
// -file names. The error is a sentence.
func (o *options) open() (in io.Reader, err error) {
	if in, err = o.Open(os.Stdin); err != nil {
		return nil, err
	}
	if !isTerminal(os.Stdout) && isTerminal(os.Stderr) { // as with | tee log
		o.Aside = os.Stderr
	}
	if o.Live = !o.Echo && isTerminal(os.Stdout); o.Live {
		o.Date = time.Now()
		if o.kept != "off" {
			o.findGames()
		}
	}
	if o.Load != "" {
		o.Game, err = pgn.ReadGame(o.Load, 1)
	}
	if o.File == "" {
		return in, err
	}
	o.Game, o.Text, err = keep.Read(o.File)
	if errors.Is(err, fs.ErrNotExist) {
		return in, nil // a new one
	}
	if err == nil && o.SetsUpGame() {
		err = fmt.Errorf("%s holds a game with players and clocks of its own: "+
			"leave out the flags for those, or name a new file", o.File)
	}
	return in, err
}

func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// findGames finds where games are kept, what was remembered, and the last games that may go on.
// What fails is news.
func (o *options) findGames() {
	var unread, unlisted error
	folder, err := keep.Folder()
	if o.Folder = folder; err == nil {
		o.Settings, unread = keep.LoadSettings(folder)
		o.Cast.Recall(o.Settings)
		o.Last, unlisted = lastGames(folder, o.Patience)
	}
	if err := errors.Join(err, unread, unlisted); err != nil {
		o.News = append(o.News, err.Error())
	}
}

// lastGames returns the last games of a folder that may go on. They are read by the rules, which
// a learner may be at work on.
func lastGames(folder string, patience time.Duration) ([]keep.Entry, error) {
	var entries []keep.Entry
	var err error
	if failure := guard.Run(patience, func() { entries, err = keep.List(folder, 20, nil) }); failure != nil {
		return nil, failure
	}
	entries = slices.DeleteFunc(entries, func(e keep.Entry) bool {
		return e.Err != nil || e.Result != "*" || e.Moves == 0
	})
	return entries[:min(3, len(entries))], err
}

// hasTable reports whether the table is wanted, and can be shown.
func (o *options) hasTable() bool {
	name := os.Getenv("TERM")
	draws := name != "dumb" && (name != "" || runtime.GOOS == "windows") // where terminals have no name
	return o.Live && !o.plain && !o.Quiet && o.Pretend == 0 && draws
}
