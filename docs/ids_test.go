// ids_test.go looks up the numbers a page speaks of: exercises, chairs, the
// documents' features, slips and cases.

package docs

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

var (
	exerciseNamed = regexp.MustCompile(`(?i)(?:\bexercises?|\./exercises (?:hint|check|solution)) (\d\.\d+)\b`)
	exerciseStub  = regexp.MustCompile(`"exercise (\d\.\d+): not written yet`)
	erratumNamed  = regexp.MustCompile(`\bE[0-9R]-\d\d\b`)
	featureNamed  = regexp.MustCompile(`\bS[0-4]R?-\d\d+\b`)
	caseNamed     = regexp.MustCompile(`\b` + caseID + `\b`)
)

// checkIDs sees to it that each number leads to what it names.
func checkIDs(b *book, p *page) (findings []finding) {
	exercises := b.exerciseIDs()
	lists := []struct {
		form *regexp.Regexp
		ids  map[string]bool
		none string
	}{
		{erratumNamed, b.idsOn("docs/errata.md", erratumNamed), "docs/errata.md has no row, heading or anchor %s"},
		{featureNamed, b.idsOn("docs/features.md", featureNamed), "docs/features.md has no row %s"},
		{caseNamed, b.idsOn("docs/test-cases.md", caseNamed), "docs/test-cases.md has no row %s; -update writes the rows of the cases that a test runs"},
	}
	generated := generatedLines(p)
	for i, line := range p.prose {
		if generated[i] {
			continue
		}
		for _, m := range exerciseNamed.FindAllStringSubmatch(line, -1) {
			if !exercises[m[1]] {
				findings = append(findings, at(i, "there is no exercise %s: no stub in exercises/testdata says so", m[1]))
			}
		}
		for _, m := range chairAt.FindAllStringSubmatch(line, -1) {
			findings = append(findings, b.checkChairNamed(chair{line: i, chapter: m[1], folder: m[2], symbol: m[3]})...)
		}
		for _, list := range lists {
			for _, id := range named(list.form, line) {
				if !list.ids[id] {
					findings = append(findings, at(i, list.none, id))
				}
			}
		}
	}
	return findings
}

// named are the ids in a line, each once.
func named(form *regexp.Regexp, line string) []string {
	ids := form.FindAllString(line, -1)
	slices.Sort(ids)
	return slices.Compact(ids)
}

// checkChairNamed looks up the function of an `empty` command.
func (b *book) checkChairNamed(c chair) []finding {
	chapter, err := b.chapter(c.chapter)
	if err == nil {
		_, err = b.folderOf(chapter, c)
	}
	if err != nil {
		return []finding{at(c.line, "%v", err)}
	}
	return nil
}

// exerciseIDs are the exercises that there are, by their stubs.
func (b *book) exerciseIDs() map[string]bool {
	ids := make(map[string]bool)
	stubs, _ := filepath.Glob(b.file("exercises/testdata/*/stub.go"))
	for _, stub := range stubs {
		text, err := os.ReadFile(stub)
		if err != nil {
			continue
		}
		for _, m := range exerciseStub.FindAllStringSubmatch(string(text), -1) {
			ids[m[1]] = true
		}
	}
	return ids
}

// idsOn are the ids that a reference page explains: those that begin a table
// row or a heading, and those that are anchors.
func (b *book) idsOn(file string, form *regexp.Regexp) map[string]bool {
	ids := make(map[string]bool)
	p := b.page(file)
	if p == nil {
		return ids
	}
	for anchor := range p.anchors() {
		ids[anchor] = true
		ids[strings.ToUpper(anchor)] = true
	}
	for _, line := range p.prose {
		text := strings.TrimLeft(line, "|#>*`[- ")
		if id := form.FindString(text); id != "" && strings.HasPrefix(text, id) && text != line {
			ids[id] = true
		}
	}
	return ids
}
