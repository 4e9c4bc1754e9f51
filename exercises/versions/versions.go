// versions.go is what a version is, and the record of one.

// Package versions knows the learner's champion as it stood each time that a step of it became
// green: it records such a moment (here), lists what is recorded or can still be told
// (list.go), and finds a version by the number of its task or by a date (find.go).
//
// What is recorded is an entry of exercises/.kept with the mark green: a list of the files that
// were the learner's then, each by the entry that holds it. All others stood there as the
// course has them.
package versions

import (
	"cmp"
	"crypto/sha256"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/keeper"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/progress"
	"mateinfive/internal/tasks"
)

// Chapter is the one of the champion.
const Chapter = "ch05-full"

const (
	folder = Chapter + "/champion"
	record = folder + "/green.txt" // where the list lies in its entry
	mark   = "green"
)

// A Version is the champion as it stood when a step of it became green.
type Version struct {
	Task  tasks.Task        // the step
	When  string            // "2026-11-22 15:04"
	Files map[string]string // what was the learner's, by its path from the root
	Gone  []string          // what it needs and is not kept any more: then it cannot be built

	number int // of its entry: a later version has a greater one
}

// Title says which version it is: "5.14 Search.Quiet".
func (v Version) Title() string { return course.Title(v.Task) }

// Day is when it became green: "2026-11-22".
func (v Version) Day() string { return v.When[:len("2006-01-02")] }

// Sum is a short print of the version's code. Comments are not looked at.
func (v Version) Sum() string {
	sum := sha256.New()
	for _, file := range slices.Sorted(maps.Keys(v.Files)) {
		fmt.Fprintf(sum, "%s\n%s\n", file, tasks.Bare(v.Files[file]))
	}
	return fmt.Sprintf("%x", sum.Sum(nil)[:6])
}

// A Moment is what is to be recorded if a task turns out to be green.
type Moment struct {
	keeper *keeper.Keeper
	text   string // empty: nothing
}

// Now is the champion as it stands and was just kept, before the tests of a task run: so a file
// that is saved meanwhile is none of it. Of a task that is no step there is nothing to record.
func Now(k *keeper.Keeper, x tasks.Task) Moment {
	if !IsStep(x) {
		return Moment{}
	}
	var list strings.Builder
	fmt.Fprintln(&list, course.Key(x))
	for _, file := range standing(k, x) {
		if !k.IsKept(file) {
			return Moment{} // it could not be kept
		}
		versions := kept.Versions(k.Course.Root, file, "")
		fmt.Fprintln(&list, versions[len(versions)-1].Path)
	}
	return Moment{keeper: k, text: list.String()}
}

// Record records that the task was green, unless it is recorded of the same code already.
func (m Moment) Record() error {
	if m.text == "" {
		return nil
	}
	c := m.keeper.Course
	isThere := func(e kept.Entry) bool { return c.Text(e.Path) == m.text }
	if slices.ContainsFunc(kept.Versions(c.Root, record, mark), isThere) {
		return nil
	}
	_, err := kept.Add(c.Root, record, mark, []byte(m.text), m.keeper.Now())
	return err
}

// IsStep reports whether a task is a step of the champion.
func IsStep(x tasks.Task) bool { return x.Dir() == folder }

// standing lists the files of the champion that are the learner's, while a task is judged. One
// whose own task is red or does not compile is left out, as check leaves it out.
func standing(k *keeper.Keeper, judged tasks.Task) []string {
	c := k.Course
	isOut := make(map[string]bool)
	for _, y := range c.Of(Chapter) {
		status := k.Status(y)
		isOut[y.Path()] = y != judged && (status == progress.Red || status == progress.Broken)
	}
	files := slices.Concat(c.YoursIn(Chapter), c.Added(Chapter), c.Edited(Chapter))
	files = slices.DeleteFunc(files, func(file string) bool {
		return !IsCode(file) || isOut[file] || c.Content(file) == course.Missing
	})
	slices.Sort(files)
	return slices.Compact(files)
}

// IsCode reports whether a file is a part of the champion, and no test.
func IsCode(file string) bool {
	return path.Dir(file) == folder && strings.HasSuffix(file, ".go") &&
		!strings.HasSuffix(file, "_test.go")
}

// earlier compares two versions by when they became green.
func earlier(a, b Version) int { return cmp.Compare(a.number, b.number) }
