// learner.go says how the tasks stand for a learner, and which of them comes next.

// Package learner says how each task stands: from what stands in its files (course) and from what
// was said of it (progress). It only answers questions, and changes nothing.
package learner

import (
	"errors"
	"maps"
	"slices"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/progress"
	"mateinfive/internal/tasks"
)

// A Learner is somebody on the way through the course.
type Learner struct {
	Course   *course.Course
	Progress *progress.Progress
}

// Here is the task where the learner is, if they have begun.
func (l *Learner) Here() (x tasks.Task, begun bool) {
	at := l.Progress.At
	i := slices.IndexFunc(l.Course.Tasks, func(x tasks.Task) bool { return course.Key(x) == at })
	if i < 0 {
		return tasks.Task{}, false
	}
	return l.Course.Tasks[i], true
}

// Task returns the task that is named by its number or its name, or else the one where we are.
func (l *Learner) Task(args []string) (tasks.Task, error) {
	here, begun := l.Here()
	switch {
	case len(args) > 0:
		return l.Course.Find(strings.Join(args, " "), here.Chapter)
	case !begun:
		return here, errors.New("you are at no task yet: the first is set up by go run ./exercises next")
	}
	return here, nil
}

// Files lists the files of a task; of a hunt that is on those of the copy or, where an earlier
// version of the tool has let the fault into the clone, those that were swapped: the course may
// have had its fault elsewhere then.
func (l *Learner) Files(x tasks.Task) []string {
	was := l.Progress.Hunts[course.Key(x)]
	switch {
	case was == nil:
		return l.Course.Files(x)
	case l.IsInCopy(x):
		return tasks.GoFiles(l.Course.Root, course.CopyOf(x.Chapter))
	}
	return slices.Sorted(maps.Keys(was))
}

// Sum is a short print of what stands in the files of a task.
func (l *Learner) Sum(x tasks.Task) string {
	var all strings.Builder
	for _, file := range l.Files(x) {
		all.WriteString(l.Course.Text(file))
	}
	return tasks.Sum(all.String())
}

// SumAround is a short print of all Go files of the folder where a task is done, tests included.
func (l *Learner) SumAround(x tasks.Task) string {
	var all strings.Builder
	for _, file := range tasks.GoFiles(l.Course.Root, l.Ground(x)) {
		all.WriteString(file + "\n" + l.Course.Text(file))
	}
	return tasks.Sum(all.String())
}

// Status says how a task stands.
func (l *Learner) Status(x tasks.Task) progress.Status {
	content := l.Course.Content(x.Path())
	isYours := content == course.Yours
	isOn := l.IsOn(x)
	was := l.Progress.Judged[course.Key(x)]
	isDone := l.Progress.Done[course.Key(x)]
	switch {
	case l.IsInHunt(x) && isDone: // and as it was before the hunt
		return progress.Green
	case l.IsInHunt(x):
		return progress.Open
	case course.HasTwoVersions(l.Course.Text(x.Path())):
		return progress.Broken
	case (isOn || isYours) && was.Sum == l.Sum(x):
		return was.Status
	case isOn, content == course.Empty, isYours && l.isEmptyStill(x):
		return progress.Red
	case isYours && !l.isAsCarried(x.Path()):
		return progress.Changed
	case content == course.Missing && x.Kind != tasks.Hunt:
		return progress.Broken
	case isDone && !x.IsOwn():
		return progress.Green // ours is back
	}
	return progress.Open
}

// isAsCarried reports whether a file that was carried is as it came.
func (l *Learner) isAsCarried(file string) bool {
	return l.Progress.Carried[file] == tasks.Sum(l.Course.Text(file))
}

// IsGreen reports whether a task is done.
func (l *Learner) IsGreen(x tasks.Task) bool { return l.Status(x) == progress.Green }

// IsOn reports whether a hunt is on: its fault has been let in, and is not found yet.
func (l *Learner) IsOn(x tasks.Task) bool { return l.Progress.Hunts[course.Key(x)] != nil }

// IsInCopy reports whether a hunt is on, and in a copy of its chapter, as all are but those that
// an earlier version of the tool has set up.
func (l *Learner) IsInCopy(x tasks.Task) bool {
	_, is := l.Progress.Hunts[course.Key(x)][course.CopyOf(x.Chapter)]
	return is
}

// Ground is the folder in which a task is done, from the root: its chapter or, for a hunt that is
// on there, the copy.
func (l *Learner) Ground(x tasks.Task) string {
	if l.IsInCopy(x) {
		return course.CopyOf(x.Chapter)
	}
	return x.Chapter
}

// IsHunted reports whether a file of a chapter has been swapped for a hunt that is on.
func (l *Learner) IsHunted(file string) bool {
	for _, was := range l.Progress.Hunts {
		if _, is := was[file]; is {
			return true
		}
	}
	return false
}

// IsInHunt reports whether in the file of another task something of a hunt stands: the fault,
// perhaps half mended, or as an earlier version of the course had it.
func (l *Learner) IsInHunt(x tasks.Task) bool {
	if x.Kind == tasks.Hunt {
		return false
	}
	content := l.Course.Content(x.Path())
	return content == course.Faulty || content == course.Yours && l.IsHunted(x.Path())
}

// isEmptyStill reports whether the function of a task is as it was taken out, in a file around
// which an earlier version of the course had other words.
func (l *Learner) isEmptyStill(x tasks.Task) bool {
	stub := tasks.CodeOf(l.Course.Archives[x.Chapter].Stubs[x.Path()], x.Name)
	return stub != "" && tasks.CodeOf(l.Course.Text(x.Path()), x.Name) == stub
}

// IsOff reports whether a task is not set up: ours stands there, and not because the learner
// wrote it word for word; or the fault of a hunt is out.
func (l *Learner) IsOff(x tasks.Task) bool {
	if x.Kind == tasks.Hunt {
		return !l.IsOn(x)
	}
	isOurs := l.Course.Content(x.Path()) == course.Ours && !l.Progress.Begun[x.Path()]
	return x.Kind == tasks.Rebuild && isOurs
}

// After is the core task that comes next and is not done: behind x in its chapter, or left open
// before it, or in a later chapter. With more, those of its chapter that are marked so count too.
func (l *Learner) After(x tasks.Task, more bool) *tasks.Task {
	own := l.Course.Of(x.Chapter)
	isEarlier := func(y tasks.Task) bool { return y.Chapter <= x.Chapter }
	later := slices.DeleteFunc(slices.Clone(l.Course.Tasks), isEarlier)
	for _, y := range slices.Concat(own[x.Place:], own[:x.Place-1], later) {
		counts := y.Core || more && y.Chapter == x.Chapter
		if counts && !l.IsGreen(y) {
			return &y
		}
	}
	return nil
}
