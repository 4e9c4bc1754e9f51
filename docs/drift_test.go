// drift_test.go holds two neighboring chapters against each other.

package docs

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"mateinfive/exercises/source"
)

// change is a declaration that differs from the one of the same name in the
// chapter before, or is there no more.
type change struct {
	symbol string   // "Board.At"; of a group, the first
	also   []string // further symbols of the same file that share the row
	group  bool
	file   string // in the chapter, "chess/board.go"
	href   string // the file, from the root
	what   string // body, signature, comment, ... or gone
}

// label is how the table calls the declaration.
func (c change) label() string {
	if c.group {
		return "`" + c.symbol + "` and its group"
	}
	return "`" + strings.Join(append([]string{c.symbol}, c.also...), "`, `") + "`"
}

// shared reports whether the row may tell of several declarations of its file:
// what is gone, and tests, need no sentence each.
func (c change) shared() bool { return c.what == "gone" || strings.HasSuffix(c.file, "_test.go") }

// sharedWhat puts rows that are shared behind the others of their file, and
// beside each other.
func (c change) sharedWhat() string {
	if c.shared() {
		return c.what
	}
	return ""
}

// key is what ties the Why of a row to its declaration, or to its file.
func (c change) key() string {
	if c.shared() {
		return c.file + " " + c.what
	}
	return path.Dir(c.file) + " " + c.symbol
}

// gather puts changes that may share a row, and stand one after the other, into
// one.
func gather(changes []change) []change {
	var rows []change
	for _, c := range changes {
		last := len(rows) - 1
		if c.shared() && last >= 0 && rows[last].key() == c.key() {
			rows[last].also = append(rows[last].also, c.symbol)
			rows[last].group = false
			continue
		}
		rows = append(rows, c)
	}
	return rows
}

// addition is a file and the names that are new in it.
type addition struct {
	file, names string
}

// changes compares the packages of two chapters. It returns what differs or is
// gone, and for each file the names that are new.
func (b *book) changes(older, newer string) (changes []change, added []addition, err error) {
	before, err := b.declsOf(older)
	if err != nil {
		return nil, nil, err
	}
	after, err := b.declsOf(newer)
	if err != nil {
		return nil, nil, err
	}
	seen := make(map[*placed]bool)
	for _, old := range before {
		c := change{symbol: old.Symbol, group: len(old.Names) > 1, file: old.file, href: older + "/" + old.file, what: "gone"}
		if now := counterpart(old, after); now != nil {
			seen[now] = true
			if c.what = difference(old, now, older, newer); c.what == "" {
				continue
			}
			c.file, c.href = now.file, newer+"/"+now.file
		}
		changes = append(changes, c)
	}
	slices.SortStableFunc(changes, func(a, b change) int {
		return cmp.Or(compareFiles(a.file, b.file), strings.Compare(a.sharedWhat(), b.sharedWhat()))
	})
	after = slices.DeleteFunc(after, func(d *placed) bool { return seen[d] })
	slices.SortStableFunc(after, func(a, b *placed) int { return compareFiles(a.file, b.file) })
	return gather(changes), newNames(after), nil
}

// placed is a declaration and the file in its chapter that has it.
type placed struct {
	source.Decl
	file string
}

// declsOf lists the declarations of a chapter. Its exercises are left out, and
// so is the file of the terminal that makes commands of them: they are new in
// every chapter, and the learner's own.
func (b *book) declsOf(chapter string) ([]*placed, error) {
	dirs := b.packagesOf(chapter)
	if len(dirs) == 0 {
		return nil, fmt.Errorf("there is no chapter %q: want <!-- changed: OLDER NEWER -->", chapter)
	}
	var all []*placed
	for _, dir := range dirs {
		if path.Base(dir) == "exercises" {
			continue
		}
		decls, err := b.declsIn(dir)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		for _, d := range decls {
			rel, err := filepath.Rel(b.file(chapter), d.File)
			if err != nil {
				return nil, err
			}
			if base := filepath.Base(rel); base == "exercise.go" || base == "exercise_test.go" {
				continue
			}
			all = append(all, &placed{d, filepath.ToSlash(rel)})
		}
	}
	return all, nil
}

// counterpart finds the declaration of the same folder with the same name; of
// a group, with one of its names.
func counterpart(old *placed, after []*placed) *placed {
	for _, name := range old.Names {
		for _, now := range after {
			if path.Dir(now.file) == path.Dir(old.file) && slices.Contains(now.Names, name) {
				return now
			}
		}
	}
	return nil
}

// difference says what differs between two declarations; nothing if they are
// the same but for the chapter's own name in them.
func difference(old, now *placed, older, newer string) string {
	docOld, headOld, bodyOld := old.parts()
	docNow, headNow, bodyNow := now.parts()
	differ := func(old, now string) bool { return strings.ReplaceAll(old, older, newer) != now }
	head := "declaration"
	if now.IsFunc {
		head = "signature"
	}
	var parts []string
	if differ(docOld, docNow) {
		parts = append(parts, "comment")
	}
	if differ(headOld, headNow) {
		parts = append(parts, head)
	}
	if differ(bodyOld, bodyNow) {
		parts = append(parts, "body")
	}
	return strings.Join(parts, ", ")
}

// parts cuts a declaration into its comment, its head and, of a function, its
// body.
func (d *placed) parts() (doc, head, body string) {
	code := withoutDoc(d.Text)
	doc = strings.TrimSuffix(d.Text, code)
	if d.BodyStart == 0 {
		return doc, code, ""
	}
	return doc, d.Text[len(doc) : d.BodyStart-d.Start], d.Text[d.BodyStart-d.Start:]
}

// compareFiles orders the rules before the screen, each before its tests, and
// main last.
func compareFiles(a, b string) int {
	rank := func(file string) int {
		for i, dir := range []string{"chess", "terminal"} {
			if path.Dir(file) == dir {
				return i
			}
		}
		return 9
	}
	test := func(file string) int { return strings.Count(file, "_test.go") }
	return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(test(a), test(b)), cmp.Compare(a, b))
}

// newNames tells for each file what is new in it. Tests are left out: whoever
// wants to know reads them.
func newNames(decls []*placed) []addition {
	var added []addition
	for _, d := range decls {
		if strings.HasSuffix(d.file, "_test.go") {
			continue
		}
		names := "`" + strings.Join(d.Names, "`, `") + "`"
		if last := len(added) - 1; last >= 0 && added[last].file == d.file {
			added[last].names += ", " + names
			continue
		}
		added = append(added, addition{d.file, names})
	}
	return added
}
