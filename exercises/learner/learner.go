// learner.go says how the tasks stand for a learner, and which of them comes next.

// Package learner says how each task stands: from what stands in its files (course) and from what
// was said of it (progress). It only answers questions, and changes nothing.
package learner

import (
	"errors"
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

// Status says how a task stands.
func (l *Learner) Status(x tasks.Task) progress.Status {
	content, isOn := l.Course.Content(x.Path()), l.IsOn(x)
	was, sum := l.Progress.Judged[course.Key(x)], ""
	if isOn || content == course.Yours {
		sum = l.Course.Sum(x)
	}
	switch {
	case sum != "" && was.Sum == sum:
		return was.Status
	case isOn, content == course.Empty:
		return progress.Red
	case content == course.Yours && !l.isAsCarried(x.Path()):
		return progress.Changed
	case content == course.Missing && x.Kind != tasks.Hunt:
		return progress.Broken
	case l.Progress.Done[course.Key(x)] && !x.IsOwn():
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

// IsHunted reports whether a file has been swapped for a hunt that is on.
func (l *Learner) IsHunted(file string) bool {
	for _, was := range l.Progress.Hunts {
		if _, is := was[file]; is {
			return true
		}
	}
	return false
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
		if (y.Core || more && y.Chapter == x.Chapter) && !l.IsGreen(y) {
			return &y
		}
	}
	return nil
}
