// engine.go has the program of level 6 judged as an engine, once its answers are right.

package sitting

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"mateinfive/exercises/desk"
	"mateinfive/exercises/exam/uci"
	"mateinfive/internal/gotool"
	"mateinfive/internal/outside"
)

// engines is the level from which on a program is an engine, too.
const engines = 6

// isEngine reports whether the program is judged over UCI, too.
func (x examination) isEngine() bool { return x.level >= engines && x.station.Name == "" }

// tryEngine judges the program as an engine; say hears how that goes on.
func tryEngine(
	d *desk.Desk, x examination, tmp string, say func(format string, args ...any),
) (*uci.Result, error) {
	rival := "" // not built before the first game
	ctx, end := context.WithCancel(d.Ctx)
	defer end()
	t := &uci.Trial{
		Start: func() (uci.Engine, error) { return uci.Program(x.program) },
		Rival: func(game int) (_ uci.Engine, err error) {
			if rival == "" {
				if rival, err = buildRival(d, tmp); err != nil {
					return nil, err
				}
			}
			seed := strconv.FormatUint(100*x.seed+uint64(game), 10)
			return uci.Program(outside.Program{Command: []string{rival, "level3", seed}})
		},
		Watch: uci.NewWatch(ctx), Seed: x.seed, Say: say,
	}
	return t.Run(ctx)
}

// buildRival compiles the course's players by its own files, whatever the learner has written.
func buildRival(d *desk.Desk, tmp string) (file string, err error) {
	file = filepath.Join(tmp, "house.exe")
	ours := gotool.Overlay{}
	if archive := d.Course.Archives["ch05-full"]; archive != nil {
		for file, text := range archive.Ours {
			ours[d.Course.Abs(file)] = []byte(text)
		}
	}
	const house = "./exercises/testdata/league/house"
	out, exit, err := d.Go(d.Ctx, d.Course.Root, ours, "build", "-o", file, house)
	if err == nil && exit != 0 {
		err = fmt.Errorf("the player of the course does not compile:\n%s", out)
	}
	return file, err
}

// judgeEngine judges the program as an engine, and says what became of it; typed runs the
// program.
func judgeEngine(d *desk.Desk, x examination, tmp, typed string) (green bool, err error) {
	d.Say("Now the same program as an engine, over UCI, which takes some minutes:\n")
	r, err := tryEngine(d, x, tmp, d.Say)
	if err != nil {
		return false, err
	}
	return r.IsGreen(), tellEngine(d, x, r, typed)
}

// tellEngine says what became of an engine. On a busy computer no fault is told, as it may be
// none.
func tellEngine(d *desk.Desk, x examination, r *uci.Result, typed string) error {
	if r.Fault != nil && !r.IsBusy {
		text := strings.Join(r.Fault.Sent, "\n") + "\n"
		file := filepath.Join(x.program.Dir, "failed.txt")
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			return err
		}
		d.Say("\n%s: this is where it went wrong.\n%s", r.Fault.Rule, r.Fault)
		d.Say("To repeat it, in %s: %s, and type the lines of failed.txt\n", x.program.Dir, typed)
	}
	if r.IsBusy {
		d.Say("\nThe computer was busy each time, and a clock says nothing then. " +
			"Close what else runs, and call the exam again.\n")
	}
	if r.Won+r.Drawn+r.Lost > 0 && !r.IsGreen() && r.Fault == nil {
		d.Say("\nIt plays by the rules, and not yet well enough: %d points are wanted.\n", uci.Needed)
	}
	d.Say("\n%s is %s, -seed %d\n", x.called(), colored(r.IsGreen()), x.seed)
	return nil
}

// judgeAsEngine adds to a verdict what becomes of the program as an engine.
func (v *verdict) judgeAsEngine(d *desk.Desk, x examination, tmp string) {
	r, err := tryEngine(d, x, tmp, func(string, ...any) {})
	if err != nil {
		v.Green, v.Error = false, err.Error()
		return
	}
	v.addEngine(r)
}

// addEngine adds what became of an engine, as tellEngine says it.
func (v *verdict) addEngine(r *uci.Result) {
	v.Green = r.IsGreen()
	for _, s := range r.Scores {
		v.Rules = append(v.Rules, count(s))
	}
	if n := r.Won + r.Drawn + r.Lost; n > 0 {
		v.Games = &games{Won: r.Won, Drawn: r.Drawn, Lost: r.Lost, Wanted: uci.Needed}
	}
	if r.IsBusy {
		v.Error = "the computer was too busy for a clock: call the exam again"
	}
	if f := r.Fault; f != nil && !r.IsBusy {
		v.Wrong = &wrong{Lines: f.Sent, Answer: f.Got, Wanted: f.Wanted}
	}
}
