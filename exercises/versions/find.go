// find.go finds a version by what a learner calls it.

package versions

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/internal/console"
	"mateinfive/internal/tasks"
)

// dateForm is a date, and perhaps a time, as the folders of exercises/.kept have them.
var dateForm = regexp.MustCompile(`^(\d{4}-\d\d-\d\d)(?:-(\d\d):?(\d\d))?$`)

// Find returns a version by the number or name of its task, 5.14 or quiet, and of several the
// last; or by a date, 2026-11-20 or 2026-11-20-1504: the last that was green by then, perhaps
// one that List leaves out. The word champion@ may stand before it. The error says which
// versions there are, or what the version needs.
func Find(d *desk.Desk, word string) (Version, error) {
	asked := strings.TrimPrefix(strings.ToLower(word), "champion@")
	list := all(d)
	isAsked, err := meaning(d, asked)
	if err == nil && len(list) == 0 {
		err = ErrNone(d)
	}
	if err != nil {
		return Version{}, err
	}
	for _, v := range slices.Backward(list) {
		if isAsked(v) {
			return v, v.Damage()
		}
	}
	if dateForm.MatchString(asked) {
		return Version{}, fmt.Errorf("nothing of your champion was green by %s: "+
			"the first is %s, of %s", asked, list[0].Title(), list[0].When)
	}
	x, _ := d.Course.Find(asked, Chapter)
	return Version{}, missing(d, x, List(d))
}

// meaning says which versions a word asks for.
func meaning(d *desk.Desk, asked string) (func(Version) bool, error) {
	if m := dateForm.FindStringSubmatch(asked); m != nil {
		by := m[1] + " 99" // the end of the day
		if m[2] != "" {
			by = m[1] + " " + m[2] + ":" + m[3]
		}
		return func(v Version) bool { return v.When <= by }, nil
	}
	x, err := d.Course.Find(asked, Chapter)
	switch {
	case err != nil:
		return nil, fmt.Errorf("%.40q is no version of your champion: "+
			"name one by its task, champion@5.14, or by a day, champion@2026-11-20", asked)
	case !IsStep(x):
		steps := Steps(d.Course)
		return nil, fmt.Errorf("%s is no step of your champion: its steps are %s to %s",
			course.Title(x), course.Title(steps[0]), course.Title(steps[len(steps)-1]))
	}
	return func(v Version) bool { return v.Task == x }, nil
}

// Steps are the tasks whose functions are the champion.
func Steps(c *course.Course) []tasks.Task {
	return slices.DeleteFunc(c.Of(Chapter), func(x tasks.Task) bool { return !IsStep(x) })
}

// missing says why there is no version of a step, and which there are.
func missing(d *desk.Desk, x tasks.Task, list []Version) error {
	var there []string
	for _, v := range list {
		there = append(there, fmt.Sprintf("%s (%s)", v.Task.Number(), v.Day()))
	}
	text := course.Title(x) + " has not been green yet"
	if d.Progress.Done[course.Key(x)] {
		text = fmt.Sprintf("%s was green, and how your champion stood then is not kept: "+
			"go run ./exercises check %s keeps how it stands now, once that is green",
			course.Title(x), x.Number())
	}
	return fmt.Errorf("%s.\nKept are %s", text, strings.Join(there, ", "))
}

// ErrNone says that no version is kept yet, and what to do.
func ErrNone(d *desk.Desk) error {
	first := Steps(d.Course)[0]
	return fmt.Errorf("no version of your champion is kept yet: "+
		"the first is there when %s is green, go run ./exercises next %s",
		course.Title(first), first.Number())
}

// Damage is what keeps a version from being built, or nil.
func (v Version) Damage() error {
	if len(v.Gone) == 0 {
		return nil
	}
	return fmt.Errorf("%s of %s needs what is gone or cannot be read: %s\n"+
		"If you have it elsewhere, copy it there; or go run ./exercises check %s "+
		"keeps your champion as it stands now",
		v.Title(), v.When, console.Printable(v.Gone[0]), v.Task.Number())
}
