// cases_test.go writes the table of the documents' cases from a run of the
// tests.

package docs

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/gotool"
	"mateinfive/internal/source"
)

// caseID is what the cases of the documents are called: T4-orth-1, TX-farrook.
const caseID = `T[0-9X][A-Z]?-[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*`

var (
	caseTest    = regexp.MustCompile(`^(Test\w*)/(?:.*?/)?(` + caseID + `)(?:[_ /](.*))?$`)
	chapterPart = regexp.MustCompile(`/(ch\d\d)-`)
	testInTable = regexp.MustCompile("(ch\\d\\d) `(Test\\w+)`")
	numberPart  = regexp.MustCompile(`-\d+`)
)

// checkCases compares the table of cases with what the tests run.
func checkCases(b *book, p *page) (findings []finding) {
	for _, d := range p.named("cases") {
		findings = append(findings, p.renew(d, "the tests run", b.caseTable)...)
	}
	return findings
}

// caseTable runs the tests that a table names and those whose code names a case that it does
// not have; with -full, all of the chapters. They must be green: a case that is red now has
// its row all the same.
func (b *book) caseTable(table []string) ([]string, error) {
	o, err := b.overlay("")
	if err != nil {
		return nil, err
	}
	args := b.testsNamed(table)
	if b.full || len(args) == 0 {
		args = nil
		for _, chapter := range gotool.Chapters(b.root) {
			args = append(args, "./"+chapter+"/...")
		}
	}
	v, err := b.judge(o, args...)
	if err == nil && !v.green {
		err = fmt.Errorf("the chapters' tests are red, so their cases are not known: %s\n%s", v.reds(), v.Broken())
	}
	if err != nil {
		return nil, err
	}
	return casesIn(v.Tests), nil
}

// testsNamed are the arguments of go test for the tests that a table names, for those of the
// packages in which a case is named that it does not have, and for the packages that have them.
func (b *book) testsNamed(table []string) []string {
	names, dirs := b.testsOfNewCases(strings.Join(table, "\n"))
	tests := slices.Sorted(slices.Values(testInTable.FindAllString(strings.Join(table, "\n"), -1)))
	for _, test := range slices.Compact(tests) {
		m := testInTable.FindStringSubmatch(test)
		chapter, _ := b.chapter(m[1])
		for _, dir := range b.packagesOf(chapter) {
			if _, err := b.find(dir, m[2]); err == nil {
				names, dirs = append(names, m[2]), append(dirs, "./"+dir)
			}
		}
	}
	if len(dirs) == 0 {
		return nil
	}
	slices.Sort(dirs)
	return append([]string{"-run", topLevel(names)}, slices.Compact(dirs)...)
}

var anyCase = regexp.MustCompile(`"` + caseID)

// testsOfNewCases are the tests of the packages that name a case which a table does not have.
func (b *book) testsOfNewCases(table string) (names, dirs []string) {
	for _, chapter := range gotool.Chapters(b.root) {
		for _, dir := range b.packagesOf(chapter) {
			decls, err := b.declsIn(dir)
			if err != nil {
				continue // who prints its code says so
			}
			isNew := func(quoted string) bool { return !strings.Contains(table, "| "+quoted[1:]+" |") }
			hasNew := func(d source.Decl) bool {
				return d.Test && slices.ContainsFunc(anyCase.FindAllString(d.Text, -1), isNew)
			}
			if !slices.ContainsFunc(decls, hasNew) {
				continue
			}
			dirs = append(dirs, "./"+dir)
			for _, d := range decls {
				if d.Test && strings.HasPrefix(d.Name, "Test") {
					names = append(names, d.Name)
				}
			}
		}
	}
	return names, dirs
}

// casesIn are the rows of the subtests that bear the name of a case and pass: in the
// order of their numbers, 1, 1k, 2, 10.
func casesIn(tests []*gotool.TestResult) []string {
	says, by := make(map[string]string), make(map[string][]string)
	for _, e := range tests {
		m, chapter := caseTest.FindStringSubmatch(e.Name), chapterPart.FindStringSubmatch(e.Package)
		if m == nil || chapter == nil || e.Action != "pass" {
			continue
		}
		id, what, test := m[2], strings.ReplaceAll(m[3], "_", " "), chapter[1]+" `"+m[1]+"`"
		// Packages run side by side, so the order of tests is a matter of luck.
		if first := by[id]; len(first) == 0 || test < slices.Min(first) || test == slices.Min(first) && what < says[id] {
			says[id] = what
		}
		if !slices.Contains(by[id], test) {
			by[id] = append(by[id], test)
		}
	}
	var rows []string
	for id, tests := range by {
		slices.Sort(tests)
		key := numberPart.ReplaceAllStringFunc(id, func(n string) string { return fmt.Sprintf("~%9s", n) })
		rows = append(rows, fmt.Sprintf("%s\x00| %s | %s | %s |", key, id, strings.ReplaceAll(says[id], "|", `\|`), strings.Join(tests, ", ")))
	}
	slices.Sort(rows)
	lines := []string{"", "| Case | What | Test |", "| --- | --- | --- |"}
	for _, row := range rows {
		_, line, _ := strings.Cut(row, "\x00")
		lines = append(lines, line)
	}
	return append(lines, "")
}
