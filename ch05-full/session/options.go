// options.go is what a session begins with, and reads it from the command line.

package session

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/exercises"
	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
)

// Options are what a session begins with: what the command line says and what the program finds out.
type Options struct {
	console.Options
	player.Seats
	Position chess.Position // what to begin with, and what again goes back to
	Seed     uint64         // what chance begins with
	Seeded   bool           // the flags say so
	Load     string         // the file whose first game it begins with, or ""
	Pretend  time.Duration  // what each line takes on a pretended clock, or 0

	// What the program finds out:
	Outside  bool              // it runs outside of the course: nothing of that shows
	Live     bool              // a person sits at the screen
	Aside    io.Writer         // shows how far a job is, where the screen is a pipe or a file; or nil
	Table    bool              // the board has a place of its own on the screen, and is not printed
	News     []string          // to be said first
	Folder   string            // where games are kept, or "" where they are not
	Game     *pgn.Game         // that the file of -load or -file holds, or nil
	File     string            // in which the game is kept, or "" for a new one in the folder
	Text     string            // what that file holds
	Last     []keep.Entry      // kept games to go on with, the newest first
	Settings map[string]string // as they were remembered
	Date     time.Time         // of today, for the tags of a game; the zero time for none
	Patience time.Duration     // with whatever a learner may be at work on

	Tasks  Tasks       // the learner's own
	Cast   player.Cast // who can play
	broken error       // why there is no board to begin with, or nil
}

// before makes an earlier version of the learner's own player, where check lays one beside the program.
var before func(seed uint64) player.Player

// NewOptions returns the options of a game between two persons from the starting position.
func NewOptions() Options {
	o := Options{
		Seed:     rand.Uint64(),
		Patience: guard.Patience(),
		Tasks: Tasks{
			OppositeBishops: exercises.OppositeBishops,
			Repeated:        exercises.Repeated,
			SANCases:        exercises.SANCases,
			Clock:           exercises.Clock,
			Bronstein:       exercises.Bronstein,
			Hourglass:       exercises.Hourglass,
		},
		Cast: player.Cast{
			Opponent: exercises.Opponent,
			Champion: exercises.Champion,
			Grown:    champion.Named,
			Before:   before,
		},
	}
	failure := guard.Run(o.Patience, func() { o.Position = chess.StartingPosition() })
	if failure != nil {
		o.broken = failure
	}
	return o
}

// Define defines the flags in set, whose name is that of the chapter's folder.
func (o *Options) Define(set *flag.FlagSet) {
	o.Options.Define(set)
	set.Func("fen", "begin in this position, a `FEN` in quotation marks", func(value string) (err error) {
		o.Position, err = readPosition(value)
		return err
	})
	set.StringVar(&o.Load, "load", "", "begin with the first game of this PGN `FILE`")
	set.StringVar(&o.File, "file", "", "keep the game in this `FILE`, and go on with the one that it holds")
	o.definePlayers(set)
	o.defineTime(set)
	names := "the `NAMES` of White and Black, such as Anna,Ben"
	set.Func("names", names, func(value string) error {
		white, black, ok := strings.Cut(value, ",")
		if !ok {
			return errors.New("it is two names with a comma between them, such as Anna,Ben")
		}
		o.Names = [2]string{strings.TrimSpace(white), strings.TrimSpace(black)}
		return nil
	})
	seed := "let chance begin with this `NUMBER`: the same number, the same game or match"
	set.Func("seed", seed, func(value string) (err error) {
		if o.Seed, err = strconv.ParseUint(value, 10, 64); err != nil {
			return errors.New("it is a whole number, such as 1")
		}
		o.Seeded = true
		return nil
	})
}

// definePlayers defines the flags that seat players of the program.
func (o *Options) definePlayers(set *flag.FlagSet) {
	players := o.Cast.Listed() // once: the tasks that are tried may take their time
	for side, name := range []string{chess.White: "white", chess.Black: "black"} {
		usage := fmt.Sprintf("have a `PLAYER` of the program play for %s: %s, or an engine as uci:stockfish",
			chess.Color(side), players)
		set.Func(name, usage, func(value string) (err error) {
			o.Players[side], err = o.Cast.Named(value)
			return err
		})
	}
}

// defineTime defines the flags about clocks.
func (o *Options) defineTime(set *flag.FlagSet) {
	clocks := "play with clocks, a `TIME` for both or White's,Black's: " +
		"5+3 is five minutes a side and three seconds more for each move, " +
		"40/90:30+30 is forty moves in 90 minutes, then 30 more with 30 seconds a move"
	if !o.Outside {
		clocks += "; 5d3 and 5h are your tasks Bronstein and Hourglass"
	}
	set.Func("clock", clocks, func(value string) error {
		pair, err := clock.ParsePair(value)
		if err != nil { // which names the value, as the flag package does
			return errors.New(strings.TrimPrefix(err.Error(), chess.Quote(value)+": "))
		}
		return o.setTime(pair)
	})
	tick := "let each line and each answer take so much `TIME` on a pretended clock, such as 10s"
	set.Func("tick", tick, func(value string) (err error) {
		if o.Pretend, err = time.ParseDuration(value); err != nil || o.Pretend <= 0 {
			return errors.New("it is a time such as 10s")
		}
		return nil
	})
	set.Func("movetime", "play with so much `TIME` for each move, such as 30s", func(value string) error {
		c, err := clock.Parse(value + " a move")
		if err != nil {
			return errors.New("it is a time such as 30s or 2m")
		}
		return o.setTime([2]clock.Control{c, c})
	})
}

func (o *Options) setTime(pair [2]clock.Control) error {
	if o.Controls != nil {
		return errors.New("the time is said already: -clock and -movetime are one or the other")
	}
	o.Controls = &pair
	return nil
}

// Check returns an error if what the flags say cannot be done, or contradicts itself.
func (o *Options) Check() error {
	switch {
	case o.broken != nil:
		return o.broken
	case o.Load != "" && o.File != "":
		return errors.New("-load begins with a game from a file, and -file keeps one in a file: " +
			"use one of them, and save for the other")
	case o.Load != "" && o.Position != chess.StartingPosition():
		return errors.New("-load begins with a game from a file, and -fen with a position: use one of them")
	case o.Controls != nil:
		return o.asHere(o.clockRules().try(o.Controls[0]))
	}
	return nil
}

// errLeftOut is said where a task is asked for, outside of the course.
var errLeftOut = errors.New("this program was built without that")

// asHere returns an error as it is said here: outside of the course nothing tells of its tasks.
func (o *Options) asHere(err error) error {
	var failure *guard.Failure
	if o.Outside && errors.As(err, &failure) && failure.Unwritten() != "" {
		return errLeftOut
	}
	return err
}

// SetsUpGame reports whether the flags say with whom, with which time or from where to play, which a
// game that was begun before has of its own.
func (o *Options) SetsUpGame() bool {
	return o.Players != [2]string{} || o.Controls != nil || o.Position != chess.StartingPosition()
}

// clockRules returns the rules of the learner's clocks.
func (o *Options) clockRules() clockRules {
	return clockRules{bronstein: o.Tasks.Bronstein, hourglass: o.Tasks.Hourglass, patience: o.Patience}
}

// look returns how the board is to be drawn, as the command line or the settings say.
func (o *Options) look() Look {
	look := Look{Flip: o.Flip, Figures: o.Figures, Color: o.Color}
	if how := o.Settings["pieces"]; how != "" && !o.PiecesGiven() {
		look.Figures = how == "figures"
	}
	return look
}

// readPosition reads a FEN as it is typed or pasted, or start.
func readPosition(text string) (chess.Position, error) {
	if strings.EqualFold(text, "start") || strings.EqualFold(text, "startpos") {
		return chess.StartingPosition(), nil
	}
	return chess.ParseFEN(strings.Trim(text, `"'`))
}
