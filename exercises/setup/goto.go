// goto.go sets a task up, and says what to read, where to write and what to run.

package setup

import (
	"cmp"
	"fmt"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/hunt"
	"mateinfive/exercises/progress"
	"mateinfive/exercises/sheet"
	"mateinfive/internal/tasks"
)

// goTo takes the learner to a task.
func goTo(d *desk.Desk, x tasks.Task) error {
	if err := arrive(d, x.Chapter); err != nil {
		return err
	}
	where, err := setUp(d, x)
	if err != nil {
		return err
	}
	if err := d.Progress.Remember(func(p *progress.Progress) { p.At = course.Key(x) }); err != nil {
		return err
	}
	weight := ""
	if !x.Core {
		weight = "   (" + x.Weight() + ")"
	}
	d.Say("%s%s\n  %s\n", course.Title(x), weight, x.Line)
	if x.Kind == tasks.Hunt {
		d.Say("  first: three suspects on paper, before you open a file   (where to see it: the hints)\n")
	}
	d.Say("  read:  %s\n  write: %s\n", sheet.Read(d.Course, x), where)
	if d.IsInCopy(x) {
		d.Say("  play:  go run ./%s\n", d.Ground(x))
	}
	d.Say("  test:  %s\n", testOf(d, x))
	d.Say("  then:  go run ./exercises check        stuck: go run ./exercises hint\n")
	if x.Place == 1 { // once a chapter
		d.Say("  (The exercises of this chapter that are not written yet: go test -run Task ./%s/...)\n", x.Chapter)
	}
	for _, h := range d.Course.Of(x.Chapter) {
		if course.Key(h) != course.Key(x) && d.IsOn(h) && !d.IsInCopy(h) {
			d.Say("  (The fault of %s is still in %s: what the program says may be wrong.)\n",
				course.Title(h), x.Chapter)
		}
	}
	if core := d.After(x, false); !x.Core && core != nil {
		d.Say("  (The core goes on with %s: go run ./exercises next %s)\n", course.Title(*core), core.Number())
	}
	return nil
}

// testOf is the command that runs the tests which speak of a task.
func testOf(d *desk.Desk, x tasks.Task) string {
	switch {
	case x.Kind == tasks.Hunt:
		return fmt.Sprintf("go test ./%s/...", d.Ground(x))
	case x.IsOwn():
		return fmt.Sprintf("go test -run %s ./%s", x.Test, x.Dir())
	}
	return fmt.Sprintf("go test -timeout 10s -failfast ./%s -run %s", x.Dir(), x.Test)
}

// setUp takes a function out, or lets a fault into a copy of the chapter, and says where to write.
func setUp(d *desk.Desk, x tasks.Task) (where string, err error) {
	if x.Kind == tasks.Hunt {
		err := hunt.LetIn(d, x)
		where = fmt.Sprintf("somewhere in %s/%s", d.Ground(x), x.File)
		if d.IsInCopy(x) {
			where += "   (a copy of the chapter, with the fault in it: nothing of yours is changed)"
		}
		return where, err
	}
	if d.IsInHunt(x) {
		return "", hunt.UnderFault(x)
	}
	note := ""
	a := d.Course.Archives[x.Chapter]
	switch d.Course.Content(x.Path()) {
	case course.Ours, course.Missing:
		if err := d.Progress.Remember(func(p *progress.Progress) { p.Begun[x.Path()] = true }); err != nil {
			return "", err
		}
		if _, err := d.Keeper.Put(x.Path(), "", cmp.Or(a.Stubs[x.Path()], a.Ours[x.Path()])); err != nil {
			return "", err
		}
		if !x.IsOwn() {
			note = "   (empty now; restore brings ours back)"
		}
	case course.Empty:
		note = "   (empty)"
	case course.Yours:
		note = "   (yours)"
	}
	return d.Course.Where(x) + note, nil
}
