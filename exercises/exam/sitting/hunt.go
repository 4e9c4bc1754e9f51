// hunt.go plants a fault in a copy of the learner's program, and judges whether it is mended.

package sitting

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/exam"
	"mateinfive/exercises/exam/own"
	"mateinfive/exercises/progress"
	"mateinfive/internal/outside"
)

// ownCopy is the copy of the learner's program in which the fault is, from the root.
const ownCopy = course.HuntDir + "/own"

// biggest is the size in bytes of a file that comes along into the copy.
const biggest = 1 << 20

// isHuntOn reports whether a fault is in the copy.
func isHuntOn(d *desk.Desk) bool {
	_, err := os.Stat(d.Course.Abs(ownCopy))
	return d.Progress.OwnHunt.Fault != "" && err == nil
}

// goOnHunting judges the copy of the hunt that is on, or with -stop gives it up.
func goOnHunting(d *desk.Desk, x examination, tmp string) error {
	was := d.Progress.OwnHunt
	if x.isStop {
		d.Say("It was %s\n", was.Fault)
		return endHunt(d, func(*progress.Progress) {})
	}
	if was.Level != x.level || was.Station != x.station.Name || was.Dir != x.program.Dir {
		only := ""
		if was.Station != "" {
			only = " -only " + was.Station
		}
		typed := fmt.Sprintf("go run ./exercises exam %d -hunt%s %s", was.Level, only, was.Dir)
		return fmt.Errorf("a hunt is on already: %s goes on with it, "+
			"and with -stop behind -hunt it is given up", typed)
	}
	return judgeHunt(d, x, tmp)
}

// endHunt throws the copy away.
func endHunt(d *desk.Desk, note func(*progress.Progress)) error {
	err := d.Progress.Remember(func(p *progress.Progress) {
		p.OwnHunt = progress.OwnHunt{}
		note(p)
	})
	return errors.Join(err, os.RemoveAll(d.Course.Abs(ownCopy)))
}

// huntOwn begins a hunt.
func huntOwn(d *desk.Desk, x examination, tmp string) error {
	copied := d.Course.Abs(ownCopy)
	t, err := newTrial(d, x, tmp)
	if err != nil {
		return err
	}
	var hidden *own.Found
	err = t.Each(d.Ctx, x.seed, func(f own.Found) bool {
		if f.Answer == nil || f.Ended != nil || !f.IsPlain() {
			return true // a crash names its place, and !(a < b) is seen at once
		}
		hidden = &f
		return false
	})
	if err != nil {
		return err
	}
	if hidden == nil {
		return errors.New("no fault was found that your program's answers would show")
	}
	if err := copyOwn(x.program.Dir, copied, *hidden); err != nil {
		return err
	}
	if err := (&outside.Program{Dir: copied}).Build(d.Ctx, tmp); err != nil {
		err = fmt.Errorf("a copy of your program cannot be built "+
			"(links, and files of more than a megabyte, do not come along): %w", err)
		return errors.Join(err, os.RemoveAll(copied))
	}
	err = d.Progress.Remember(func(p *progress.Progress) {
		p.OwnHunt = progress.OwnHunt{
			Level: x.level, Station: x.station.Name, Dir: x.program.Dir, Seed: x.seed,
			Fault: hidden.String(),
		}
	})
	if err != nil {
		return err
	}
	d.Say("A fault has moved into a copy of your program, %s. "+
		"Before you look at its code: three suspects.\n", ownCopy)
	d.Say("%s", shownBy(*hidden))
	d.Say("Mend it there, and type the same again. Your own folder is as it was.\n")
	return nil
}

// judgeHunt asks the copy the questions under which the fault was found.
func judgeHunt(d *desk.Desk, x examination, tmp string) error {
	was := d.Progress.OwnHunt
	p := outside.Program{Dir: d.Course.Abs(ownCopy)}
	if err := p.Build(d.Ctx, tmp); err != nil {
		return err
	}
	x.seed = was.Seed
	cases := x.questions()
	asked := exam.Ask(d.Ctx, p, cases, exam.Patience(x.level))
	if d.Ctx.Err() != nil {
		return d.Ctx.Err()
	}
	if f := exam.Judge(cases, asked.Answers).Answer; f != nil {
		asked.Leftover(d.Ctx, f)
		asked.Shorten(d.Ctx, f)
		d.Say("The fault is still there. The simplest of the wrong answers:\n%s", f)
		return desk.ErrNotGreen
	}
	if len(asked.Ends) > 0 {
		return asked.Ends[0].Err
	}
	found := 0
	err := endHunt(d, func(p *progress.Progress) {
		p.OwnFound++
		found = p.OwnFound
	})
	if err != nil {
		return err
	}
	d.Say("Found. It was %s\nThat is number %d. "+
		"The copy is gone, and your own folder is as it was.\n", was.Fault, found)
	return nil
}

// copyOwn copies a program with a fault in it.
func copyOwn(from, to string, f own.Found) error {
	if err := os.RemoveAll(to); err != nil {
		return err
	}
	return fs.WalkDir(os.DirFS(from), ".", func(name string, e fs.DirEntry, err error) error {
		target := filepath.Join(to, filepath.FromSlash(name))
		switch {
		case err != nil:
			return err
		case e.IsDir() && name != "." && strings.HasPrefix(e.Name(), "."):
			return fs.SkipDir
		case e.IsDir():
			return os.MkdirAll(target, 0o755)
		}
		info, err := e.Info()
		if err != nil || !info.Mode().IsRegular() || info.Size() > biggest {
			return err
		}
		text := f.Text()
		if name != f.File {
			if text, err = os.ReadFile(filepath.Join(from, filepath.FromSlash(name))); err != nil {
				return err
			}
		}
		return os.WriteFile(target, text, 0o644)
	})
}
