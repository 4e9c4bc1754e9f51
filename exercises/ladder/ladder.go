// ladder.go is the command ladder: it reads what is wanted, has the games played, and shows
// them.

// Package ladder has each version of the learner's champion play against the one before, and
// shows what each step gave. The versions are those of the package versions. Read it from
// below: build.go makes a program of a version, games.go keeps how games ended, rungs.go has
// those played that are missing, and the result is shown in blocks (chart.go), as a picture
// (svg.go) or as JSON (json.go). The command version (version.go) gives a version to other
// programs.
package ladder

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"path/filepath"

	"mateinfive/exercises/desk"
	"mateinfive/exercises/versions"
	"mateinfive/internal/gotool"
	"mateinfive/internal/outside"
)

// mostGames of a rung are as many as there are: each of the 56 openings twice.
const mostGames = 112

// A Ladder is one call of the command.
type Ladder struct {
	games     int    // of each rung
	positions int    // that a version may look at for a move
	svg       string // the file of the picture, or ""
	json      bool

	play    playing
	arbiter string // its program, once that is built
}

// A playing has an arbiter play the games of two programs from one number to another, and tells
// of each line that it prints.
type playing func(
	ctx context.Context, root string, tell func(line string), arbiter string, args ...string,
) (out string, exit int, err error)

// Command plays what is missing of the ladder, and shows it.
func Command(d *desk.Desk, args []string) error {
	l, err := read(args)
	if err != nil {
		return err
	}
	l.play = gotool.Follow
	return l.run(d)
}

func (l *Ladder) run(d *desk.Desk) error {
	list := versions.List(d)
	if len(list) < 2 {
		return errTooFew(d, list)
	}
	rungs, err := l.climb(d, list)
	if d.Ctx.Err() != nil && len(rungs) == 0 {
		return errors.New("stopped before the first game was over: the same command begins again")
	}
	if err != nil && d.Ctx.Err() == nil {
		return err
	}
	if showErr := l.show(d, list, rungs); showErr != nil {
		return showErr
	}
	if d.Ctx.Err() != nil {
		fmt.Fprintln(d.Err, "\nStopped: the same command goes on from there.")
		return desk.ErrNotGreen
	}
	return nil
}

// show shows the rungs as it is wanted. After Ctrl-C, when some are missing, it draws no
// picture: there may be a finished one in its place.
func (l *Ladder) show(d *desk.Desk, list []versions.Version, rungs []Rung) error {
	if l.json {
		if err := writeJSON(d.Out, list, rungs); err != nil {
			return err
		}
	} else {
		d.Say("\n%s", l.chart(list, rungs))
	}
	if l.svg == "" || d.Ctx.Err() != nil {
		return nil
	}
	svg := []byte(l.picture(list, rungs))
	if err := desk.WritePicture(l.svg, svg, "a ladder", isPicture); err != nil {
		return err
	}
	if !l.json {
		d.Say("\nThe same as a picture: %s\n", l.svg)
	}
	return nil
}

func errTooFew(d *desk.Desk, list []versions.Version) error {
	if len(list) == 0 {
		return versions.ErrNone(d)
	}
	return fmt.Errorf("a ladder has two versions of your champion at least, and there is one: "+
		"%s of %s. Each step that is green adds another", list[0].Title(), list[0].When)
}

var errUsage = errors.New("ladder takes -games 20, -positions 5000, -svg FILE and -json: " +
	"go run ./exercises ladder -games 40")

// read reads the flags of the command.
func read(args []string) (*Ladder, error) {
	l := &Ladder{}
	set := flag.NewFlagSet("ladder", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.IntVar(&l.games, "games", 20, "")
	set.IntVar(&l.positions, "positions", 5000, "")
	set.StringVar(&l.svg, "svg", "", "")
	set.BoolVar(&l.json, "json", false, "")
	err := set.Parse(args)
	switch {
	case err != nil || set.NArg() > 0:
		return nil, errUsage
	case l.games < 2 || l.games > mostGames:
		return nil, fmt.Errorf("a rung has from 2 to %d games, each of 56 openings twice: "+
			"-games 20", mostGames)
	case l.positions < 1 || l.positions > 100_000_000:
		return nil, errors.New("-positions is how many positions a version may look at for a move, " +
			"from 1 to 100000000")
	case l.svg != "" && filepath.Ext(l.svg) != ".svg":
		return nil, fmt.Errorf("the picture is an SVG file, so its name ends in .svg: "+
			"-svg ladder.svg, and not %.60q", l.svg)
	}
	if l.svg != "" {
		l.svg, err = outside.Path(l.svg)
	}
	return l, err
}
