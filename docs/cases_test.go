// cases_test.go writes the table of the documents' cases from a run of the
// tests.

package docs

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"mateinfive/exercises/gotool"
)

// caseID is what the cases of the documents are called: T4-orth-1, TX-farrook.
const caseID = `T[0-9X][A-Z]?-[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*`

var caseName = regexp.MustCompile(`^(` + caseID + `)(?:[_ ](.*))?$`)

// docCase is a row of the table: a case and the tests that run it.
type docCase struct {
	id, says string
	tests    []string // "ch02 `TestRules`"
}

// checkCases compares the table of cases with what the tests run.
func checkCases(b *book, p *page) (findings []finding) {
	for _, d := range p.named("cases") {
		findings = append(findings, p.renew(d, "the tests run", func(table []string) ([]string, error) {
			ran, err := b.runTests(table)
			if err != nil {
				return nil, err
			}
			return caseTable(casesIn(ran.Tests)), nil
		})...)
	}
	return findings
}

// runTests runs the tests that a table names; with -full and for -update, all of
// the chapters. They must be green: a case that is red now has its row all the
// same.
func (b *book) runTests(table []string) (*gotool.Report, error) {
	o, err := b.overlay("")
	if err != nil {
		return nil, err
	}
	args := b.testsNamed(table)
	if b.full || *update || len(args) == 0 {
		args = nil
		for _, chapter := range gotool.Chapters(b.root) {
			args = append(args, "./"+chapter+"/...")
		}
	}
	v, err := b.judge(o, args...)
	if said := v.Broken(); err == nil && said != "" {
		err = fmt.Errorf("the chapters' tests do not compile:\n%s", said)
	} else if err == nil && !v.green {
		err = fmt.Errorf("the chapters' tests are red, so their cases are not known: %s", v.reds())
	}
	return v.Report, err
}

var testInTable = regexp.MustCompile("(ch\\d\\d) `(Test\\w+)`")

// testsNamed are the arguments of go test for the tests that a table names, and the
// packages that have them.
func (b *book) testsNamed(table []string) []string {
	tests := testInTable.FindAllString(strings.Join(table, "\n"), -1)
	slices.Sort(tests)
	var names, dirs []string
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

// casesIn collects the subtests that bear the name of a case and pass.
func casesIn(tests []*gotool.TestResult) []docCase {
	// Packages run side by side, so the order of tests is a matter of luck.
	tests = slices.Clone(tests)
	slices.SortStableFunc(tests, func(a, b *gotool.TestResult) int {
		return cmp.Or(strings.Compare(a.Package, b.Package), strings.Compare(a.Name, b.Name))
	})
	byID := make(map[string]*docCase)
	for _, e := range tests {
		parts := strings.Split(e.Name, "/")
		for i, part := range parts[1:] {
			m := caseName.FindStringSubmatch(part)
			if m == nil || e.Action != "pass" {
				continue
			}
			if byID[m[1]] == nil {
				says := strings.Join(append([]string{m[2]}, parts[i+2:]...), "/")
				byID[m[1]] = &docCase{id: m[1], says: strings.ReplaceAll(says, "_", " ")}
			}
			test := chapterIn(e.Package) + " `" + parts[0] + "`"
			if c := byID[m[1]]; !slices.Contains(c.tests, test) {
				c.tests = append(c.tests, test)
			}
			break
		}
	}
	var cases []docCase
	for _, c := range byID {
		slices.Sort(c.tests)
		cases = append(cases, *c)
	}
	slices.SortFunc(cases, func(a, b docCase) int { return compareIDs(a.id, b.id) })
	return cases
}

var chapterPart = regexp.MustCompile(`/(ch\d\d)-`)

// chapterIn is the chapter's number in a package path.
func chapterIn(pkg string) string {
	if m := chapterPart.FindStringSubmatch(pkg); m != nil {
		return m[1]
	}
	return pkg
}

var numberPart = regexp.MustCompile(`(^|-)(\d+)`)

// compareIDs orders ids by their parts, words first, and numbers as numbers: 1,
// 1k, 2, 10.
func compareIDs(a, b string) int {
	form := func(id string) string {
		return numberPart.ReplaceAllStringFunc(id, func(part string) string {
			number := strings.TrimPrefix(part, "-")
			return part[:len(part)-len(number)] + "~" + strings.Repeat("0", max(0, 9-len(number))) + number
		})
	}
	return strings.Compare(form(a), form(b))
}

// caseTable writes what belongs between the directive and its end.
func caseTable(cases []docCase) []string {
	lines := []string{""}
	if len(cases) == 0 {
		return lines
	}
	lines = append(lines, "| Case | What | Test |", "| --- | --- | --- |")
	for _, c := range cases {
		says := strings.ReplaceAll(c.says, "|", `\|`)
		lines = append(lines, fmt.Sprintf("| %s | %s | %s |", c.id, says, strings.Join(c.tests, ", ")))
	}
	return append(lines, "")
}

func TestCasesIn(t *testing.T) {
	pkg := "mateinfive/ch02-moves/chess"
	got := casesIn([]*gotool.TestResult{
		{Action: "pass", Package: pkg, Name: "TestRules"},
		{Action: "pass", Package: pkg, Name: "TestRules/T4-pawn-10_one/step"},
		{Action: "pass", Package: pkg, Name: "TestRules/rook/T4-pawn-9_a/b"},
		{Action: "pass", Package: "mateinfive/ch01-display/chess", Name: "TestText/T4-pawn-9_other_words"},
		{Action: "pass", Package: pkg, Name: "TestRules/T4-pawn-9k"},
		{Action: "fail", Package: pkg, Name: "TestRules/T4-pawn-8_blocked"},
		{Action: "pass", Package: pkg, Name: "TestRules/TX-farrook"},
		{Action: "pass", Package: pkg, Name: "TestRules/T0-val-Q"},
		{Action: "pass", Package: pkg, Name: "TestRules/T-bone"},
	})
	want := []docCase{
		{id: "T0-val-Q", tests: []string{"ch02 `TestRules`"}},
		{id: "T4-pawn-9", says: "other words", tests: []string{"ch01 `TestText`", "ch02 `TestRules`"}},
		{id: "T4-pawn-9k", tests: []string{"ch02 `TestRules`"}},
		{id: "T4-pawn-10", says: "one/step", tests: []string{"ch02 `TestRules`"}},
		{id: "TX-farrook", tests: []string{"ch02 `TestRules`"}},
	}
	if d := gocmp.Diff(want, got, gocmp.AllowUnexported(docCase{})); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
}
