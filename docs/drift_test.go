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

	"mateinfive/docs/source"
)

// change is a declaration that is new, differs from the one of the same name
// in the chapter before, or is there no more.
type change struct {
	names []string // "Board.At"; of a group, all
	file  string   // in the chapter, "chess/board.go"
	href  string   // the file, from the root
	what  string   // body, signature, comment, ... or gone, or new
}

// inRules reports whether the change is part of the lesson: in the rules, not
// in their tests.
func (c change) inRules() bool {
	return path.Dir(c.file) == "chess" && !strings.HasSuffix(c.file, "_test.go")
}

// kind is the change in a word.
func (c change) kind() string {
	if c.what == "new" || c.what == "gone" {
		return c.what
	}
	return "changed"
}

// label is how the page calls the declaration.
func (c change) label() string {
	if len(c.names) > 1 && c.what != "new" {
		return "`" + c.names[0] + "` and its group"
	}
	return "`" + strings.Join(c.names, "`, `") + "`"
}

// key is what ties the Why of a row to its declaration.
func (c change) key() string { return path.Dir(c.file) + " " + c.names[0] }

// changes compares two chapters, declaration by declaration. New tests are left
// out: whoever wants to know them reads them.
func (b *book) changes(older, newer string) (changes []change, err error) {
	before, err := b.declsOf(older)
	if err != nil {
		return nil, err
	}
	after, err := b.declsOf(newer)
	if err != nil {
		return nil, err
	}
	seen := make(map[*placed]bool)
	for _, old := range before {
		now := counterpart(old, after)
		if now == nil {
			changes = append(changes, change{old.Names, old.file, older + "/" + old.file, "gone"})
			continue
		}
		seen[now] = true
		if what := difference(old, now, older, newer); what != "" {
			changes = append(changes, change{now.Names, now.file, newer + "/" + now.file, what})
		}
	}
	for _, d := range after {
		if !seen[d] && !strings.HasSuffix(d.file, "_test.go") {
			changes = append(changes, change{d.Names, d.file, newer + "/" + d.file, "new"})
		}
	}
	slices.SortStableFunc(changes, func(a, b change) int {
		return cmp.Or(strings.Compare(a.file, b.file), strings.Compare(a.kind(), b.kind()))
	})
	return changes, nil
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
