// cases_test.go writes the table of the documents' cases from a run of the
// tests.

package docs

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
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
		findings = append(findings, p.renew(d, "the tests run", func([]string) ([]string, error) {
			events, err := b.allTests()
			return caseTable(casesIn(events)), err
		})...)
	}
	return findings
}

// allTests runs the tests of all chapters, once.
func (b *book) allTests() ([]testEvent, error) {
	return b.tests.do("", func() ([]testEvent, error) {
		o, err := b.overlay("")
		if err != nil {
			return nil, err
		}
		var where []string
		for _, chapter := range gotool.Chapters(b.root) {
			where = append(where, "./"+chapter+"/...")
		}
		v, err := b.judge(o, where...)
		if err == nil && !v.built {
			err = fmt.Errorf("the chapters' tests do not compile:\n%s", v.output)
		}
		return v.events, err
	})
}

// casesIn collects the subtests that bear the name of a case and pass.
func casesIn(events []testEvent) []docCase {
	// Packages run side by side, so the order of events is a matter of luck.
	events = slices.Clone(events)
	slices.SortStableFunc(events, func(a, b testEvent) int {
		return cmp.Or(strings.Compare(a.Package, b.Package), strings.Compare(a.Test, b.Test))
	})
	byID := make(map[string]*docCase)
	for _, e := range events {
		parts := strings.Split(e.Test, "/")
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

// compareIDs orders ids by their parts, numbers as numbers: 1, 1k, 2, 10.
func compareIDs(a, b string) int {
	return slices.CompareFunc(strings.Split(a, "-"), strings.Split(b, "-"), func(a, b string) int {
		n, restA := leadingNumber(a)
		m, restB := leadingNumber(b)
		return cmp.Or(cmp.Compare(n, m), strings.Compare(restA, restB))
	})
}

// leadingNumber splits a part of an id into the number it begins with, which is
// below all others if there is none, and the rest.
func leadingNumber(part string) (number int, rest string) {
	rest = strings.TrimLeft(part, "0123456789")
	number, err := strconv.Atoi(strings.TrimSuffix(part, rest))
	if err != nil {
		return -1, rest
	}
	return number, rest
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
	got := casesIn([]testEvent{
		{Action: "pass", Package: pkg, Test: "TestRules"},
		{Action: "pass", Package: pkg, Test: "TestRules/T4-pawn-10_one/step"},
		{Action: "pass", Package: pkg, Test: "TestRules/rook/T4-pawn-9_a/b"},
		{Action: "pass", Package: "mateinfive/ch01-display/chess", Test: "TestText/T4-pawn-9_other_words"},
		{Action: "pass", Package: pkg, Test: "TestRules/T4-pawn-9k"},
		{Action: "fail", Package: pkg, Test: "TestRules/T4-pawn-8_blocked"},
		{Action: "pass", Package: pkg, Test: "TestRules/TX-farrook"},
		{Action: "pass", Package: pkg, Test: "TestRules/T0-val-Q"},
		{Action: "pass", Package: pkg, Test: "TestRules/T-bone"},
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
