// drift_test.go holds two neighboring chapters against each other, and keeps the
// page that tells what a chapter changes in the one before it.

package docs

import (
	"cmp"
	"errors"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/gotool"
	"mateinfive/internal/source"
)

// changesPage is where each chapter has its table.
const changesPage = "docs/changes.md"

// checkChanged compares each table of changes with the code. A Why is written
// by hand, and there must be one.
func checkChanged(b *book, p *page) (findings []finding) {
	chapters := gotool.Chapters(b.root)
	for i := 1; i < len(chapters) && p.path == changesPage; i++ {
		pair := chapters[i-1] + " " + chapters[i]
		if !slices.ContainsFunc(p.named("changed"), func(d directive) bool { return d.arg == pair }) {
			findings = append(findings, at(0, "nothing tells what changed: the page needs <!-- changed: %s --> and <!-- end --> below", pair))
		}
	}
	for _, d := range p.named("changed") {
		var unexplained []string
		findings = append(findings, p.renew(d, "changed", func(old []string) (lines []string, err error) {
			older, newer, _ := strings.Cut(d.arg, " ")
			changes, err := b.changes(older, newer)
			if err != nil {
				return nil, err
			}
			lines, unexplained, err = changeTable(changes, readWhys(old))
			return lines, err
		})...)
		if len(unexplained) > 0 {
			findings = append(findings, at(d.line,
				"Why? Write a sentence into the last column, or carry the declaration over unchanged:\n  %s", strings.Join(unexplained, "\n  ")))
		}
	}
	return findings
}

// change is a declaration that is new, differs from the one of the same name
// in the chapter before, or is there no more.
type change struct {
	names []string // "Board.At"; of a group, all
	file  string   // from the root
	what  string   // code, comment alone, gone, or new
}

// changes compares two chapters, declaration by declaration. New tests are left
// out: whoever wants to know them reads them.
func (b *book) changes(older, newer string) (changes []change, err error) {
	before, err := b.declsOf(older)
	after, errAfter := b.declsOf(newer)
	if err = errors.Join(err, errAfter); err != nil {
		return nil, err
	}
	seen := make(map[int]bool)
	for _, old := range before {
		dir := strings.Replace(path.Dir(b.slash(old.File)), older, newer, 1)
		i := slices.IndexFunc(after, func(now source.Decl) bool {
			shares := func(name string) bool { return slices.Contains(now.Names, name) }
			return path.Dir(b.slash(now.File)) == dir && slices.ContainsFunc(old.Names, shares)
		})
		if seen[i] = true; i < 0 {
			changes = append(changes, change{old.Names, b.slash(old.File), "gone"})
		} else if what := difference(strings.ReplaceAll(old.Text, older, newer), after[i].Text); what != "" {
			changes = append(changes, change{after[i].Names, b.slash(after[i].File), what})
		}
	}
	for i, d := range after {
		if !seen[i] && !d.Test {
			changes = append(changes, change{d.Names, b.slash(d.File), "new"})
		}
	}
	key := func(c change) string { return c.place() + " " + c.kind() }
	slices.SortStableFunc(changes, func(a, b change) int { return strings.Compare(key(a), key(b)) })
	return changes, nil
}

// declsOf lists the declarations of a chapter. Its exercises are left out, and
// so is the file of the terminal that makes commands of them: they are new in
// every chapter, and the learner's own.
func (b *book) declsOf(chapter string) (all []source.Decl, err error) {
	for _, dir := range b.packagesOf(chapter) {
		decls, err := b.declsIn(dir)
		if err != nil {
			return nil, err
		}
		for _, d := range decls {
			if !strings.Contains(b.slash(d.File), "/exercise") {
				all = append(all, d)
			}
		}
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("there is no chapter %q: want <!-- changed: OLDER NEWER -->", chapter)
	}
	return all, nil
}

// place is the file in its chapter: "chess/board.go".
func (c change) place() string {
	_, file, _ := strings.Cut(c.file, "/")
	return file
}

// difference says what differs between two declarations.
func difference(old, now string) string {
	switch {
	case old == now:
		return ""
	case withoutDoc(old) == withoutDoc(now):
		return "comment"
	}
	return "code"
}

// kind is the change in a word.
func (c change) kind() string {
	if c.what == "new" || c.what == "gone" {
		return c.what
	}
	return "changed"
}

// changeTable writes what belongs between the directive and its end: the rules
// with a Why each and what is new in them, then all else by name. It also
// returns the changes that lack their Why.
func changeTable(changes []change, whys map[string]string) (lines, unexplained []string, err error) {
	table := []string{"", "| Declaration | Where | Change | Why |", "| --- | --- | --- | --- |"}
	added := []string{"", "New:", ""}
	rest := []string{"", "<details><summary>Beside the rules, by name: terminal, tests and main</summary>", ""}
	for _, c := range changes {
		names, link := "`"+strings.Join(c.names, "`, `")+"`", fmt.Sprintf("[%s](../%s)", c.place(), c.file)
		if len(c.names) > 1 && c.what != "new" {
			names = "`" + c.names[0] + "` and its group"
		}
		switch {
		case path.Dir(c.place()) != "chess" || strings.HasSuffix(c.file, "_test.go"):
			rest = listNames(rest, "`"+c.place()+"`, "+c.kind(), names)
		case c.kind() == "new":
			added = listNames(added, link, names)
		default:
			why := ""
			for _, name := range c.names { // the row may have been that of another name in its group
				why = cmp.Or(why, whys[name])
				delete(whys, name)
			}
			table = append(table, strings.TrimRight(fmt.Sprintf("| %s | %s | %s | %s", names, link, c.what, why), " ")+" |")
			if why == "" {
				unexplained = append(unexplained, fmt.Sprintf("%s in %s (%s)", c.names[0], c.place(), c.what))
			}
		}
	}
	for name, why := range whys {
		if why != "" {
			err = fmt.Errorf("the row of %s has no place any more, and what it says would be lost: %q; delete it by hand", name, why)
		}
	}
	return slices.Concat(table, added, rest, []string{"", "</details>", ""}), unexplained, err
}

// listNames adds names to a list that has a line for each head.
func listNames(list []string, head, names string) []string {
	last := len(list) - 1
	if strings.HasPrefix(list[last], "- "+head+": ") {
		list[last] += ", " + names
		return list
	}
	return append(list, "- "+head+": "+names)
}

var rowForm = regexp.MustCompile("^\\| *`([^`]+)`[^|]*\\|[^|]*\\|[^|]*\\|(.*)\\| *$")

// readWhys reads the last column of a table, by declaration.
func readWhys(lines []string) map[string]string {
	whys := make(map[string]string)
	for _, line := range lines {
		if m := rowForm.FindStringSubmatch(line); m != nil {
			whys[m[1]] = strings.TrimSpace(m[2])
		}
	}
	return whys
}
