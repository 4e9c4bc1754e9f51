// list.go lists the versions that there are.

package versions

import (
	"slices"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/progress"
	"mateinfive/internal/tasks"
)

// List lists the versions, the oldest first. Of some in a row of the same step it has the last
// alone: that is one step, looked at again.
func List(d *desk.Desk) []Version {
	list := all(d)
	last := make([]Version, 0, len(list))
	for i, v := range list {
		if i+1 == len(list) || list[i+1].Task != v.Task {
			last = append(last, v)
		}
	}
	return last
}

// all lists the versions, the oldest first, with each time that a step became green.
func all(d *desk.Desk) []Version {
	list := recorded(d)
	for _, x := range d.Course.Of(Chapter) {
		isOfX := func(v Version) bool { return v.Task == x }
		if IsStep(x) && !slices.ContainsFunc(list, isOfX) {
			list = append(list, told(d, x)...)
		}
	}
	slices.SortStableFunc(list, earlier)
	return list
}

// recorded lists the versions that were recorded. A record that cannot be read, or is of a task
// that the course does not have any more, is none.
func recorded(d *desk.Desk) (list []Version) {
	for _, e := range kept.Versions(d.Course.Root, record, mark) {
		lines := strings.Split(strings.TrimSpace(d.Course.Text(e.Path)), "\n")
		isNamed := func(x tasks.Task) bool { return IsStep(x) && course.Key(x) == lines[0] }
		i := slices.IndexFunc(d.Course.Tasks, isNamed)
		if i < 0 {
			continue
		}
		v := newVersion(d.Course.Tasks[i], e)
		for _, at := range lines[1:] {
			v.take(d.Course, at)
		}
		list = append(list, v)
	}
	return list
}

// newVersion is a version of a step, without files, of the time of an entry.
func newVersion(step tasks.Task, e kept.Entry) Version {
	return Version{Task: step, When: e.When, number: e.Number(), Files: map[string]string{}}
}

// take adds a file to a version, as it is kept at a path.
func (v *Version) take(c *course.Course, at string) {
	i := strings.Index(at, folder+"/")
	text := c.Text(at)
	if i >= 0 && strings.HasPrefix(at, kept.Dir+"/") && IsCode(at[i:]) && text != "" {
		v.Files[at[i:]] = text
		return
	}
	v.Gone = append(v.Gone, at)
}

// told is the version of a task that was green before versions were recorded, if that can be
// told: the first text of it that is kept and known to be green, and what else of the champion
// was kept until then.
func told(d *desk.Desk, x tasks.Task) []Version {
	c, key := d.Course, course.Key(x)
	greens := slices.Clone(d.Progress.Greens[key])
	if was := d.Progress.Judged[key]; was.Status == progress.Green {
		greens = append(greens, was.Sum)
	}
	for _, e := range kept.Versions(c.Root, x.Path(), "") {
		if !slices.Contains(greens, tasks.Sum(c.Text(e.Path))) {
			continue
		}
		v := newVersion(x, e)
		isNoCode := func(file string) bool { return !IsCode(file) }
		files := slices.DeleteFunc(d.Keeper.KeptOf(Chapter), isNoCode)
		slices.Sort(files)
		for _, file := range slices.Compact(files) {
			for _, other := range kept.Versions(c.Root, file, "") {
				if other.Number() <= v.number {
					v.take(c, other.Path)
				}
			}
		}
		return []Version{v}
	}
	return nil
}
