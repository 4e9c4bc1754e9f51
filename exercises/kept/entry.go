// entry.go keeps whole files in folders that are only added to.

// Package kept keeps what a learner has written, in exercises/.kept. An entry is a folder,
// 00012-2026-11-22-1504, with one file in it at its path from the root. Entries are only
// added, never changed or removed: each is a new folder, and its file stands in it whole or
// not at all. So two tools at once do no harm, and neither does a kill. What is kept, and when, is
// decided in the package keeper.
package kept

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"

	"mateinfive/internal/safefile"
)

// Dir is where the entries lie, from the root.
const Dir = "exercises/.kept"

// An Entry is one file as it was at a moment.
type Entry struct {
	Path string // of the entry's own file, from the root: "exercises/.kept/00012-.../ch02-moves/chess/rook.go"
	When string // "2026-11-22 15:04"
}

// Number counts the entries, from 1: one with a greater number was kept later.
func (e Entry) Number() int {
	folder, _, _ := strings.Cut(strings.TrimPrefix(e.Path, Dir+"/"), "-")
	n, _ := strconv.Atoi(folder)
	return n
}

var entryForm = regexp.MustCompile(`^\d{5}-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)-?(\w*)$`)

// Versions lists what is kept of a file, under a mark or under none; the oldest first.
func Versions(root, file, mark string) []Entry {
	var list []Entry
	folders, _ := os.ReadDir(abs(root, Dir)) // if nothing can be read, nothing is known
	for _, f := range folders {
		m := entryForm.FindStringSubmatch(f.Name())
		at := Dir + "/" + f.Name() + "/" + file
		if _, err := os.Stat(abs(root, at)); err == nil && m != nil && m[4] == mark {
			list = append(list, Entry{Path: at, When: m[1] + " " + m[2] + ":" + m[3]})
		}
	}
	return list
}

// Add keeps the text of a file; mark, if there is one, says what it was kept for. When it
// returns without an error, the entry is on the disk.
func Add(root, file, mark string, text []byte, now time.Time) (Entry, error) {
	if err := os.MkdirAll(abs(root, Dir), 0o755); err != nil {
		return Entry{}, err
	}
	if mark != "" {
		mark = "-" + mark
	}
	folders, err := os.ReadDir(abs(root, Dir))
	if err != nil {
		return Entry{}, err
	}
	last := 0 // the number of the last entry
	for _, f := range folders {
		if m := entryForm.FindString(f.Name()); m != "" {
			last, _ = strconv.Atoi(m[:5])
		}
	}
	for n := last + 1; ; n++ { // another tool may take the number meanwhile
		e := Entry{When: now.Format("2006-01-02 15:04")}
		dir := fmt.Sprintf("%s/%05d-%s%s", Dir, n, now.Format("2006-01-02-1504"), mark)
		e.Path = dir + "/" + file
		err := os.Mkdir(abs(root, dir), 0o755)
		switch {
		case errors.Is(err, fs.ErrExist):
			continue
		case err != nil:
			return e, err
		}
		if err := os.MkdirAll(filepath.Dir(abs(root, e.Path)), 0o755); err != nil {
			return e, err
		}
		return e, safefile.Create(abs(root, e.Path), text)
	}
}

func abs(root, name string) string { return filepath.Join(root, filepath.FromSlash(name)) }
