// judge.go runs the tests of a task, and remembers what they say.

// Package judge finds out whether a task is done. It lays ours over what is not the task's own
// (isolate.go), runs go test, reads what the tests say (report.go), and puts into a sentence how a
// test program ended (printing.go, and internal/digest) and what a compiler meant (compiler.go).
package judge

import (
	"errors"
	"fmt"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/hunt"
	"mateinfive/exercises/progress"
	"mateinfive/exercises/versions"
	"mateinfive/internal/digest"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// A Verdict is what the tests of a task say.
type Verdict struct {
	Status progress.Status
	Rows   []digest.Row
	Broken string // why it cannot be judged, in sentences
	Ended  string // how the test program ended before its time, in a sentence
	Fault  string // what the test itself says, without a row
}

// Reds are the red rows.
func (v Verdict) Reds() (reds []digest.Row) {
	for _, r := range v.Rows {
		if !r.Green {
			reds = append(reds, r)
		}
	}
	return reds
}

// Judge runs the tests of a task, and remembers what they say. All that the learner has
// in the chapter is kept first.
func Judge(d *desk.Desk, x tasks.Task) (Verdict, error) {
	if err := d.Keeper.Keep(x.Chapter); err != nil {
		fmt.Fprintf(d.Err, "(What you have written could not be kept: %v)\n", err)
	}
	moment := versions.Now(d.Keeper, x)
	now := progress.Judged{Sum: d.Sum(x), Around: d.SumAround(x)} // before: the learner may go on writing
	v, err := run(d, x)
	switch {
	case err != nil || v.Status != progress.Green:
	case d.IsOn(x):
		err = hunt.End(d, x)
	case x.Kind == tasks.Rebuild && d.Course.Content(x.Path()) == course.Ours: // word for word what we wrote
		err = d.Keeper.KeepFile(x.Path(), "")
	}
	if err != nil {
		return v, err
	}
	now.Status = v.Status
	err = d.Progress.Remember(func(p *progress.Progress) {
		key := course.Key(x)
		p.Judged[key] = now
		p.Done[key] = p.Done[key] || now.Status == progress.Green
	})
	if err != nil {
		fmt.Fprintf(d.Err, "(How %s stands could not be noted: %v)\n", course.Title(x), err)
	}
	if v.Status == progress.Green {
		if err := moment.Record(); err != nil {
			fmt.Fprintf(d.Err, "(That your champion stands like this could not be kept: %v)\n", err)
		}
	}
	return v, nil
}

// IsDone judges a task if that has to be: one that has been changed, and one that was red,
// which may be green now for another reason than its own code.
func IsDone(d *desk.Desk, x tasks.Task) (bool, error) {
	status := d.Status(x)
	content := d.Course.Content(x.Path())
	isWordForWord := content == course.Ours && !d.IsOff(x) && !x.IsOwn() // the learner's, and as we wrote it
	isNotBegun := content == course.Empty || status == progress.Open && !isWordForWord
	if status == progress.Green || isNotBegun {
		return status == progress.Green, nil
	}
	v, err := Judge(d, x)
	return err == nil && v.Status == progress.Green, err
}

// The limits of go test for a function's own test, and for all others.
const (
	ownLimit = "10s"
	allLimit = "1m"

	// For a package of a whole chapter: some take half a minute where nothing else goes on.
	chapterLimit = "5m"
)

// run runs the tests of a task: the one that speaks of it, and where that is green,
// all of its folder; for a hunt all of the chapter, or of its copy.
func run(d *desk.Desk, x tasks.Task) (Verdict, error) {
	o := Isolated(d.Learner, x)
	switch {
	case x.Kind == tasks.Hunt:
		return runTests(d, o, x, "./"+d.Ground(x)+"/...", "", chapterLimit)
	case x.IsOwn():
		// The word Task in -run turns what is not written from skipped to red.
		return runTests(d, o, x, "./"+x.Dir(), "^"+x.Test+"$", allLimit)
	}
	v, err := runTests(d, o, x, "./"+x.Dir(), "^"+x.Test, ownLimit)
	if err != nil || v.Status != progress.Green {
		return v, err
	}
	all, err := runTests(d, o, x, "./"+x.Dir(), "", allLimit)
	if all.Status != progress.Red {
		return v, err
	}
	all.Rows = append(v.Rows, all.Reds()...)
	return all, err
}

// runTests runs tests and reads what they say. A pattern asks for the task's own test.
func runTests(d *desk.Desk, o gotool.Overlay, x tasks.Task, packages, pattern, limit string) (Verdict, error) {
	args := []string{"test", "-json", "-timeout", limit}
	if pattern != "" {
		args = append(args, "-run", pattern)
	}
	out, _, err := d.Go(d.Ctx, d.Course.Root, o, append(args, packages)...)
	switch {
	case errors.Is(err, gotool.ErrFlood):
		return Verdict{Status: progress.Red, Ended: printsWithoutEnd(d.Course, x)}, nil
	case errors.Is(err, gotool.ErrNotBegun):
		return Verdict{Status: progress.Red, Ended: digest.NeverBegan(gotool.ReadEvents(out).Output)}, nil
	case err != nil:
		return Verdict{}, fmt.Errorf("running go test: %w", err)
	}
	r := gotool.ReadEvents(out)
	switch said := r.Broken(); {
	case said == "":
		v := readReport(r, x)
		if pattern != "" && v.Status == progress.Green && !hasPassed(r, x.Test) {
			return Verdict{Status: progress.Broken, Broken: noTest}, nil
		}
		return v, nil
	case isVet(said):
		const refused = "It compiles, and `go vet`, which go test asks, says that it cannot be meant:"
		return Verdict{Status: progress.Red, Ended: Explained(d.Course, refused, said)}, nil
	default:
		return Verdict{Status: progress.Broken, Broken: Explained(d.Course, "It does not compile:", said)}, nil
	}
}

// isVet reports whether it is go vet that speaks: under a heading with brackets.
func isVet(said string) bool {
	return strings.Contains(said, "\n# [") && !strings.Contains(said, "vet: ")
}
