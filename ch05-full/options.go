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
	"time"

	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/session"
	"mateinfive/internal/console"
)

// options are what the command line says.
type options struct {
	session.Options
	plain bool   // line after line, and no table
	kept  string // on or off
}

// newOptions returns options whose flags are defined in set.
func newOptions(set *flag.FlagSet) *options {
	o := &options{Options: session.NewOptions()}
	o.Define(set)
	set.Func("keep", "keep games on the disk, `on|off`: on is only on a terminal", console.OneOf(&o.kept, "on", "off"))
	set.BoolVar(&o.plain, "plain", false, "print line after line, and the board anew each time")
	return o
}

// open finds where lines come from, and which game there is to begin with. The error is a
// sentence.
func (o *options) open() (in io.Reader, err error) {
	if err := o.Check(); err != nil {
		return nil, err
	}
	if in, err = o.Open(os.Stdin); err != nil {
		return nil, err
	}
	info, err := os.Stdout.Stat()
	o.Live = !o.Echo && err == nil && info.Mode()&os.ModeCharDevice != 0
	if o.Live {
		o.Date = time.Now()
	}
	if o.Live && o.kept != "off" {
		o.findGames()
	}
	return in, o.readGame()
}

// findGames finds where games are kept, what was remembered, and the last games that may go on.
func (o *options) findGames() {
	folder, err := keep.Folder()
	if err != nil {
		fmt.Printf("games are not kept: %v\n", err)
		return
	}
	o.Folder = folder
	if o.Settings, err = keep.LoadSettings(folder); err != nil {
		fmt.Println(console.Printable(err.Error()))
	}
	const looked, most = 20, 3
	entries, _ := keep.List(folder, looked)
	for _, e := range entries {
		if e.Err == nil && !e.Over && e.Moves > 0 && len(o.Last) < most {
			o.Last = append(o.Last, e)
		}
	}
}

// readGame reads the game that -load or -file names.
func (o *options) readGame() (err error) {
	switch {
	case o.Load != "":
		o.Game, err = pgn.ReadGame(o.Load, 1)
	case o.File != "":
		o.Game, o.Text, err = keep.Read(o.File)
		if errors.Is(err, fs.ErrNotExist) {
			return nil // a new one
		}
		if err == nil && o.Game != nil && o.Own() {
			return fmt.Errorf("%s holds a game with players and clocks of its own: leave out the flags for those, or name a new file", o.File)
		}
	}
	return err
}
