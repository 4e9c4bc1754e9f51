// isolate.go lays ours over what is not the task's own.

package judge

import (
	"slices"

	"mateinfive/exercises/course"
	"mateinfive/exercises/learner"
	"mateinfive/exercises/progress"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// Isolated lays the course's own files over all that is empty, red or a fault in a
// chapter, but for the task that is judged: so each task is judged by itself. Beside a
// hunt ours stand everywhere, so that only the fault can be red.
func Isolated(l *learner.Learner, x tasks.Task) gotool.Overlay {
	isRed := make(map[string]bool)
	for _, y := range l.Course.Of(x.Chapter) {
		s := l.Status(y)
		isRed[y.Path()] = s == progress.Red || s == progress.Broken
	}
	own := l.Files(x)
	o := make(gotool.Overlay)
	for file, text := range l.Course.Archives[x.Chapter].Ours {
		content := l.Course.Content(file)
		staysYours := content == course.Yours && x.Kind != tasks.Hunt && !isRed[file] && !l.IsHunted(file)
		if content != course.Ours && !staysYours && !slices.Contains(own, file) {
			o[l.Course.Abs(file)] = []byte(text)
		}
	}
	return o
}
