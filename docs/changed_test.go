// changed_test.go keeps the tables in which a chapter tells what it changes.

package docs

import (
	"cmp"
	"fmt"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"mateinfive/exercises/gotool"
)

// checkChanged compares each table of changes with the code. A Why is written
// by hand, and there must be one.
func checkChanged(b *book, p *page) []finding {
	var findings []finding
	for _, d := range p.named("changed") {
		older, newer, _ := strings.Cut(d.arg, " ")
		newer = strings.TrimSpace(newer)
		from, to, ok := p.region(d)
		if !ok {
			findings = append(findings, at(d.first, "the table of changes has no <!-- end --> below it"))
			continue
		}
		changes, added, err := b.changes(older, newer)
		if err != nil {
			findings = append(findings, at(d.first, "%v", err))
			continue
		}
		whys := readWhys(p.lines[from:to])
		table := changeTable(p, newer, changes, added, whys)
		if !slices.Equal(table, p.lines[from:to]) {
			problem := at(d.first, "the table is not what changed from %s to %s (-page +code):\n%s",
				older, newer, diff(p.lines[from:to], table))
			problem.fix = &fix{from: from, to: to, lines: table}
			findings = append(findings, problem)
		}
		var unexplained []string
		for _, c := range changes {
			if whys[c.key()] == "" {
				unexplained = append(unexplained, fmt.Sprintf("%s in %s (%s)", c.symbol, c.file, c.what))
			}
		}
		if len(unexplained) > 0 {
			findings = append(findings, at(d.first,
				"Why? Write a sentence into the last column, or carry the declaration over unchanged:\n  %s", strings.Join(unexplained, "\n  ")))
		}
	}
	return findings
}

// TestNeighborsAreCompared sees to it that a chapter's pages tell what it
// changes at all.
func TestNeighborsAreCompared(t *testing.T) {
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	for _, problem := range missingTables(newBook(t, root, false)) {
		t.Error(problem)
	}
}

// missingTables names the chapters that have pages in docs/, but none with a
// table of changes.
func missingTables(b *book) []string {
	var problems []string
	chapters := gotool.Chapters(b.root)
	for i := 1; i < len(chapters); i++ {
		first := ""
		told := false
		for _, p := range b.pages {
			if path.Dir(p.path) != "docs" || b.chapterOf(p) != chapters[i] {
				continue
			}
			first = cmp.Or(first, p.path)
			for _, d := range p.named("changed") {
				told = told || d.arg == chapters[i-1]+" "+chapters[i]
			}
		}
		if first != "" && !told {
			problems = append(problems, fmt.Sprintf("%s:1: nothing tells what changed: it needs <!-- changed: %s %s --> and <!-- end --> below",
				first, chapters[i-1], chapters[i]))
		}
	}
	return problems
}

// changeTable writes what belongs between the directive and its end.
func changeTable(p *page, newer string, changes []change, added []addition, whys map[string]string) []string {
	lines := []string{""}
	if len(changes) > 0 {
		lines = append(lines, "| Declaration | Where | Change | Why |", "| --- | --- | --- | --- |")
		for _, c := range changes {
			row := fmt.Sprintf("| %s | [%s](%s) | %s | %s", c.label(), c.file, p.linkTo(c.href), c.what, whys[c.key()])
			lines = append(lines, strings.TrimRight(row, " ")+" |")
		}
		lines = append(lines, "")
	}
	if len(added) > 0 {
		lines = append(lines, "New:", "")
		for _, a := range added {
			lines = append(lines, fmt.Sprintf("- [%s](%s): %s", a.file, p.linkTo(newer+"/"+a.file), a.names))
		}
		lines = append(lines, "")
	}
	return lines
}

// linkTo is the relative link from the page to a file named from the root.
func (p *page) linkTo(file string) string {
	rel, err := filepath.Rel(filepath.FromSlash(path.Dir(p.path)), filepath.FromSlash(file))
	if err != nil {
		return file
	}
	return filepath.ToSlash(rel)
}

var rowForm = regexp.MustCompile("^\\| *`([^`]+)`[^|]*\\| *\\[([^\\]]+)\\][^|]*\\| *([^|]*?) *\\|(.*)\\| *$")

// readWhys reads the last column of a table, by declaration.
func readWhys(lines []string) map[string]string {
	whys := make(map[string]string)
	for _, line := range lines {
		if m := rowForm.FindStringSubmatch(line); m != nil {
			c := change{symbol: m[1], file: m[2], what: m[3]}
			whys[c.key()] = strings.TrimSpace(m[4])
		}
	}
	return whys
}
