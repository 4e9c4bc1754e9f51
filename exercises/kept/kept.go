// kept.go keeps whole files before anything is written over them.

// Package kept keeps what a learner has written, in exercises/.kept. An entry is a folder,
// 0012-2026-11-22-1504, with one file in it at its path from the root. Entries are only
// added, never changed or removed: each is a new folder, and its file stands in it whole or
// not at all. So two tools at once do no harm, and neither does
// a kill.
package kept

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"mateinfive/internal/safefile"
)

// Dir is where the entries lie, from the root.
const Dir = "exercises/.kept"

// An Entry is one file as it was at a moment.
type Entry struct {
	Path string // of the entry's own file, from the root: "exercises/.kept/0012-.../ch02-moves/chess/rook.go"
	When string // "2026-11-22 15:04"
}

var entryForm = regexp.MustCompile(`^(\d{4,9})-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(-\w+)?$`)

// Versions lists what is kept of a file, named from the root, the oldest first: of the
// entries with a mark, or without one.
func Versions(root, file, mark string) []Entry {
	var list []Entry
	for _, name := range names(root) {
		m := entryForm.FindStringSubmatch(name)
		at := Dir + "/" + name + "/" + file
		if _, err := os.Stat(abs(root, at)); err == nil && strings.TrimPrefix(m[5], "-") == mark {
			list = append(list, Entry{at, m[2] + " " + m[3] + ":" + m[4]})
		}
	}
	return list
}

// names lists the folders of the entries, the lowest number first.
func names(root string) (names []string) {
	folders, _ := os.ReadDir(abs(root, Dir)) // if nothing can be read, nothing is known
	for _, f := range folders {
		if entryForm.MatchString(f.Name()) {
			names = append(names, f.Name())
		}
	}
	slices.SortStableFunc(names, func(a, b string) int { return number(a) - number(b) })
	return names
}

// number is the number of an entry.
func number(name string) int {
	n, _ := strconv.Atoi(entryForm.FindStringSubmatch(name)[1])
	return n
}

// Add keeps the text of a file; mark, if there is one, says what it was kept for. When it
// returns without an error, the entry is on the disk.
func Add(root, file, mark string, text []byte, now time.Time) (Entry, error) {
	dir := abs(root, Dir)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return Entry{}, err
	}
	if mark != "" {
		mark = "-" + mark
	}
	n := 1
	if list := names(root); len(list) > 0 {
		n = number(list[len(list)-1]) + 1
	}
	name := ""
	for ; ; n++ { // another tool may have taken the number
		name = fmt.Sprintf("%04d-%s%s", n, now.Format("2006-01-02-1504"), mark)
		err := os.Mkdir(filepath.Join(dir, name), 0o755)
		if err == nil {
			break
		} else if !errors.Is(err, fs.ErrExist) {
			return Entry{}, err
		}
	}
	e := Entry{Dir + "/" + name + "/" + file, now.Format("2006-01-02 15:04")}
	if err := os.MkdirAll(filepath.Dir(abs(root, e.Path)), 0o755); err != nil {
		return Entry{}, err
	}
	return e, safefile.Create(abs(root, e.Path), text)
}

// Replace writes a text over a file, named from the root, that still holds what was read
// of it, once that is kept; nil means that there must be none. The file as it was is
// returned as an entry.
func Replace(root, file, mark string, old, text []byte, now time.Time) (e Entry, err error) {
	if old == nil {
		return e, safefile.Create(abs(root, file), text)
	}
	if e, err = Add(root, file, mark, old, now); err != nil {
		return e, fmt.Errorf("%s could not be kept, so nothing was changed: %w", file, err)
	}
	return e, safefile.Replace(abs(root, file), old, text)
}

// abs is the place of a path from the root.
func abs(root, name string) string { return filepath.Join(root, filepath.FromSlash(name)) }
