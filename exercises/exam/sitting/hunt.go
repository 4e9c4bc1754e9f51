// hunt.go lets a fault into a copy of the learner's own program, and judges whether it is mended.

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

// huntOwn goes on with the hunt that is on, or begins one.
func huntOwn(d *desk.Desk, x examination, tmp string) error {
	was := d.Progress.OwnHunt
	copied := d.Course.Abs(ownCopy)
	if _, err := os.Stat(copied); was.Fault != "" && err == nil {
		if was.Level != x.level || was.Dir != x.program.Dir {
			return fmt.Errorf("a hunt is on already: go run ./exercises exam %d -hunt %s", was.Level, was.Dir)
		}
		return judgeHunt(d, x, tmp)
	}
	t, err := newTrial(d, x, tmp)
	if err != nil {
		return err
	}
	var hidden *own.Found
	err = t.Each(d.Ctx, x.seed, func(f own.Found) bool {
		if f.Answer == nil || f.Ended != nil { // a crash names its place
			return true
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
	err = d.Progress.Remember(func(p *progress.Progress) {
		p.OwnHunt = progress.OwnHunt{Level: x.level, Dir: x.program.Dir, Seed: x.seed, Fault: hidden.String()}
	})
	if err != nil {
		return err
	}
	d.Say("A fault has moved into a copy of your program, %s. Before you look at its code: three suspects.\n", ownCopy)
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
		d.Say("The fault is still there. The simplest of the wrong answers:\n%s", f)
		return desk.ErrNotGreen
	}
	if len(asked.Ends) > 0 {
		return asked.Ends[0].Err
	}
	found := 0
	err := d.Progress.Remember(func(p *progress.Progress) {
		p.OwnHunt = progress.OwnHunt{}
		p.OwnFound++
		found = p.OwnFound
	})
	if err != nil {
		return err
	}
	d.Say("Found. It was %s\nThat is number %d. The copy is gone, and your own folder is as it was.\n", was.Fault, found)
	return os.RemoveAll(p.Dir)
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
		text, err := os.ReadFile(filepath.Join(from, filepath.FromSlash(name)))
		if name == f.File {
			text = f.In(text)
		}
		return errors.Join(err, os.WriteFile(target, text, 0o644))
	})
}
