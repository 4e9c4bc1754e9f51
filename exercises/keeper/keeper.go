// keeper.go writes over the files of tasks, and keeps what the learner had there.

// Package keeper is the one place that writes over a learner's files: [Keeper.Put]. What is
// theirs is kept first, as a whole file in exercises/.kept (the package kept), and a file that
// an editor saves meanwhile is left as it is.
package keeper

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"mateinfive/exercises/course"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/learner"
	"mateinfive/internal/safefile"
	"mateinfive/internal/tasks"
)

// HuntMark marks what is kept of the files of a hunt, mended or not: it is no version of the
// learner's own function.
const HuntMark = "hunt"

// A Keeper keeps the files of a learner.
type Keeper struct {
	*learner.Learner
	Now func() time.Time
}

// Put writes a text over a file of a task. What is the learner's is kept first, and returned.
func (k *Keeper) Put(file, mark, text string) (e kept.Entry, err error) {
	path := k.Course.Abs(file)
	before, _ := os.ReadFile(path)
	switch content := k.Course.Content(file); {
	case text == "":
		return e, fmt.Errorf("what is to stand in %s cannot be found in exercises/testdata: "+
			"git checkout brings that folder back", file)
	case content == course.Missing:
		return e, safefile.Create(path, []byte(text))
	case tasks.Plain(before) == text:
		return e, nil
	case content == course.Yours:
		if e, err = kept.Add(k.Course.Root, file, mark, before, k.Now()); err != nil {
			return e, fmt.Errorf("%s could not be kept, so nothing was changed: %w", file, err)
		}
	}
	return e, safefile.Replace(path, before, []byte(text))
}

// Keep keeps all files of a chapter that are not the course's own, as they stand.
func (k *Keeper) Keep(chapter string) error {
	c := k.Course
	for _, file := range slices.Concat(c.YoursIn(chapter), c.Added(chapter), c.Edited(chapter)) {
		if err := k.KeepFile(file, k.MarkOf(file)); err != nil {
			return err
		}
	}
	_, err := k.KeepCopy(chapter)
	return err
}

// KeepCopy keeps what the learner has changed in the copy of a chapter in which a hunt goes on: as
// files of the chapter, under [HuntMark]. It returns the last version of each.
func (k *Keeper) KeepCopy(chapter string) (list []kept.Entry, err error) {
	for _, file := range tasks.GoFiles(k.Course.Root, course.CopyOf(chapter)) {
		text := course.Home(k.Course.Text(file), chapter)
		file = strings.TrimPrefix(file, course.HuntDir+"/")
		if k.Course.IsTheCourses(file, text) || k.isAsCopied(file, text) {
			continue
		}
		if k.last(file, HuntMark) != text {
			if _, err := kept.Add(k.Course.Root, file, HuntMark, []byte(text), k.Now()); err != nil {
				return list, err
			}
		}
		versions := kept.Versions(k.Course.Root, file, HuntMark)
		list = append(list, versions[len(versions)-1])
	}
	return list, nil
}

// isAsCopied reports whether a text, in the copy of a chapter, is that of a file of the chapter as a
// hunt copies it.
func (k *Keeper) isAsCopied(file, text string) bool {
	there := k.Course.Text(file)
	if text == there {
		return true
	}
	chapter, _, _ := strings.Cut(file, "/")
	isFrom := func(x tasks.Task) bool { return x.Kind == tasks.Hunt && text == k.Course.Without(x, there) }
	return slices.ContainsFunc(k.Course.Of(chapter), isFrom)
}

// MarkOf is the mark under which a file is kept that may have been swapped for a hunt.
func (k *Keeper) MarkOf(file string) string {
	if k.IsHunted(file) {
		return HuntMark
	}
	return ""
}

// KeepFile keeps a file as it stands, unless that is its last version already.
func (k *Keeper) KeepFile(file, mark string) error {
	text, err := os.ReadFile(k.Course.Abs(file))
	if err != nil || k.last(file, mark) == tasks.Plain(text) {
		return nil // it is gone, or kept
	}
	_, err = kept.Add(k.Course.Root, file, mark, text, k.Now())
	return err
}

// last is the last version of a file that is kept under a mark, or nothing.
func (k *Keeper) last(file, mark string) string {
	versions := kept.Versions(k.Course.Root, file, mark)
	if len(versions) == 0 {
		return ""
	}
	return k.Course.Text(versions[len(versions)-1].Path)
}

// IsKept reports whether a file stands there as it was kept last.
func (k *Keeper) IsKept(file string) bool { return k.last(file, "") == k.Course.Text(file) }

// LastOther is the last version of a learner's file that is kept and does not stand there now, or nil.
func (k *Keeper) LastOther(file string) *kept.Entry {
	a := k.Course.ArchiveOf(file)
	for _, e := range slices.Backward(kept.Versions(k.Course.Root, file, "")) {
		text := k.Course.Text(e.Path)
		isTheCourses := text == a.Ours[file] || text == a.Stubs[file] || course.HasTwoVersions(text)
		if text != k.Course.Text(file) && !isTheCourses {
			return &e
		}
	}
	return nil
}

// KeptOf lists the files of a chapter of which a version is kept.
func (k *Keeper) KeptOf(chapter string) (files []string) {
	c := k.Course
	folders, _ := filepath.Glob(c.Abs(kept.Dir + "/*/" + chapter))
	for _, folder := range folders {
		for _, file := range tasks.GoFiles(c.Root, c.FromRoot(folder)) {
			files = append(files, file[strings.LastIndex(file, chapter+"/"):])
		}
	}
	return files
}
