// ids_test.go looks up the numbers and names a page speaks of: tasks, and the
// documents' features, slips and cases.

package docs

import (
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/tasks"
)

var (
	taskNamed    = regexp.MustCompile(`(?i)\btasks?\b[^.;|\d]{0,40}?\s(\d+\.\d+(?:(?:,| and| or| to|, and) \d+\.\d+)*)`)
	taskCommand  = regexp.MustCompile(`\./exercises (?:check|hint|solution|next|hunt|start|restore) (\d+\.\d+|[A-Za-z]\w*(?:\.\w+)?)`)
	taskNumber   = regexp.MustCompile(`\d+\.\d+`)
	erratumNamed = regexp.MustCompile(`\bE[0-9R]-\d\d\b`)
	featureNamed = regexp.MustCompile(`\bS[0-4]R?-\d\d+\b`)
	caseNamed    = regexp.MustCompile(`\b` + caseID + `\b`)
)

// checkIDs sees to it that each number leads to what it names. A number may stand
// on the line below the word before it.
func checkIDs(b *book, p *page) (findings []finding) {
	ids := map[*regexp.Regexp]string{erratumNamed: "docs/errata.md", featureNamed: "docs/features.md", caseNamed: "docs/test-cases.md"}
	written := p.written()
	for i, line := range p.prose {
		if written[i] {
			continue
		}
		for form, file := range ids {
			for _, id := range form.FindAllString(line, -1) {
				if !b.idsOn(file, form)[id] {
					findings = append(findings, at(i, "%s has no row, heading or anchor %s", file, id))
				}
			}
		}
		text := line + " " + strings.TrimLeft(strings.Join(p.prose[i+1:min(i+2, len(p.prose))], ""), "> ")
		for _, m := range taskNamed.FindAllStringSubmatchIndex(text, -1) {
			for _, number := range taskNumber.FindAllString(text[m[2]:m[3]], -1) {
				if m[0] < len(line) && !b.hasTask(number) {
					findings = append(findings, at(i, "there is no task %s in %s", number, tasks.File))
				}
			}
		}
		for _, m := range taskCommand.FindAllStringSubmatch(line, -1) {
			if _, err := b.chapter(m[1]); err != nil && m[1] != "more" && !b.hasTask(m[1]) {
				findings = append(findings, at(i, "there is no task %s in %s", m[1], tasks.File))
			}
		}
	}
	return findings
}

// hasTask reports whether a task has this number or this name.
func (b *book) hasTask(name string) bool {
	list, err := b.tasks() // checkTasks tells of an error
	return err != nil || slices.ContainsFunc(list, func(t tasks.Task) bool { return t.Number() == name || t.Name == name })
}

// idsOn are the ids that a reference page explains: those that begin a table
// row or a heading, and those that are anchors.
func (b *book) idsOn(file string, form *regexp.Regexp) map[string]bool {
	ids, _ := b.ids.do(file, func() (map[string]bool, error) {
		ids := make(map[string]bool)
		p := b.page(file)
		if p == nil {
			return nil, nil
		}
		for anchor := range p.anchors() {
			ids[anchor] = true
		}
		for _, line := range p.prose {
			text := strings.TrimLeft(line, "|#>*`[- ")
			if id := form.FindString(text); strings.HasPrefix(text, id) && text != line {
				ids[id] = true
			}
		}
		return ids, nil
	})
	return ids
}
