// copy.go copies a chapter, with a fault in it.

package hunt

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/internal/safefile"
	"mateinfive/internal/tasks"
)

// layOut copies the chapter of a hunt. In the functions of tasks it has ours: so the program is
// right but for the fault, and the file with the fault does not stand out as ours among the
// learner's. What the learner has written in files of their own comes along where it is green. All
// files bear the same time.
func layOut(d *desk.Desk, x tasks.Task) error {
	tmp, err := unfinished(d)
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	texts := textsOf(d, x)
	now := d.Now()
	err = fs.WalkDir(os.DirFS(d.Course.Root), x.Chapter, func(name string, e fs.DirEntry, err error) error {
		to := filepath.Join(tmp, filepath.FromSlash(name))
		switch {
		case err != nil:
			return err
		case e.IsDir() && isAnother(d, name):
			return fs.SkipDir
		case e.IsDir():
			return os.MkdirAll(to, 0o755)
		case !e.Type().IsRegular() || strings.HasPrefix(e.Name(), safefile.Prefix):
			return nil
		}
		text, err := os.ReadFile(d.Course.Abs(name))
		if ours, is := texts[name]; is {
			text = []byte(ours)
		}
		if strings.HasSuffix(name, "_test.go") {
			text = []byte(d.Course.Without(x, string(text)))
		}
		if strings.HasSuffix(name, ".go") {
			text = []byte(course.Away(string(text), x.Chapter))
		}
		return errors.Join(err, os.WriteFile(to, text, 0o644), os.Chtimes(to, now, now))
	})
	if err != nil {
		return err
	}
	return os.Rename(filepath.Join(tmp, x.Chapter), d.Course.Abs(course.CopyOf(x.Chapter)))
}

// textsOf are the texts that do not stand in the copy as they do in the chapter: those of the
// files of tasks, with the fault in its place.
func textsOf(d *desk.Desk, x tasks.Task) map[string]string {
	a := d.Course.Archives[x.Chapter]
	texts := make(map[string]string)
	for file, ours := range a.Ours {
		texts[file] = ours
	}
	for _, y := range d.Course.Of(x.Chapter) {
		if y.IsOwn() && d.IsGreen(y) {
			for _, file := range y.Paths() {
				delete(texts, file)
			}
		}
	}
	for file, fault := range a.Faults[x.Name] {
		texts[file] = fault
	}
	return texts
}

// isAnother reports whether a folder of a chapter is a module of its own, or none of the program's.
func isAnother(d *desk.Desk, folder string) bool {
	_, err := os.Stat(d.Course.Abs(folder + "/go.mod"))
	return err == nil || strings.HasPrefix(path.Base(folder), ".")
}

// unfinished is a new folder for what is not whole yet, or no longer.
func unfinished(d *desk.Desk) (string, error) {
	dir := d.Course.Abs(course.HuntDir)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	return os.MkdirTemp(dir, safefile.Prefix)
}
