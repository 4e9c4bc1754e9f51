// ids_test.go looks up the numbers and names a page speaks of: tasks, functions to
// empty, the documents' features, slips and cases.

package docs

import (
	"regexp"
	"slices"
	"strings"

	"mateinfive/exercises/tasks"
)

var (
	taskNamed     = regexp.MustCompile(`(?i)\btasks?\b[^.;|\d]{0,40}?\s(\d+\.\d+(?:(?:,| and| or| to|, and) \d+\.\d+)*)`)
	exerciseNamed = regexp.MustCompile(`(?i)\bexercises? (\d+\.\d+)`)
	taskCommand   = regexp.MustCompile(`\./exercises (?:check|hint|solution|next|hunt|start|lesson) (\d+\.\d+|[A-Za-z]\w*(?:\.\w+)?)`)
	emptyCommand  = regexp.MustCompile(`\./exercises empty (ch\d\d)\S* (?:([a-z]+)[ /])?(\w+(?:\.\w+)?)`)
	taskNumber    = regexp.MustCompile(`\d+\.\d+`)
	erratumNamed  = regexp.MustCompile(`\bE[0-9R]-\d\d\b`)
	featureNamed  = regexp.MustCompile(`\bS[0-4]R?-\d\d+\b`)
	caseNamed     = regexp.MustCompile(`\b` + caseID + `\b`)
)

// checkIDs sees to it that each number leads to what it names.
func checkIDs(b *book, p *page) (findings []finding) {
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
		findings = append(findings, b.tasksIn(p, i)...)
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

// tasksIn looks up the tasks that a line speaks of, and those of its commands. A
// number may stand on the next line.
func (b *book) tasksIn(p *page, line int) (findings []finding) {
	text, next := p.prose[line], ""
	if line+1 < len(p.prose) {
		next = " " + strings.TrimLeft(p.prose[line+1], "> ")
	}
	list, err := b.tasks()
	if err != nil {
		return nil // checkTasks says so
	}
	resolve := func(name string) {
		if _, err := b.chapter(name); err == nil || name == "more" {
			return // `next ch03`, `next more`
		}
		if !slices.ContainsFunc(list, func(t tasks.Task) bool { return t.Number() == name || t.Name == name }) {
			findings = append(findings, at(line, "there is no task %s in %s", name, tasks.File))
		}
	}
	for _, m := range taskNamed.FindAllStringSubmatchIndex(text+next, -1) {
		if m[0] < len(text) {
			for _, number := range taskNumber.FindAllString((text + next)[m[2]:m[3]], -1) {
				resolve(number)
			}
		}
	}
	for _, m := range exerciseNamed.FindAllStringSubmatchIndex(text+next, -1) {
		if m[0] < len(text) {
			findings = append(findings, at(line, "what a learner does is called a task, not exercise %s", (text + next)[m[2]:m[3]]))
		}
	}
	for _, m := range taskCommand.FindAllStringSubmatch(p.lines[line], -1) {
		resolve(m[1])
	}
	for _, m := range emptyCommand.FindAllStringSubmatch(p.lines[line], -1) {
		if err := b.canEmpty(m[1], m[2], m[3]); err != nil {
			findings = append(findings, at(line, "%v", err))
		}
	}
	return findings
}

// canEmpty looks for the function of an `empty` command: in the folder that it
// names, else in the rules, else anywhere in the chapter.
func (b *book) canEmpty(number, folder, symbol string) error {
	chapter, err := b.chapter(number)
	if err != nil {
		return err
	}
	if folder == "" {
		for _, dir := range b.packagesOf(chapter) {
			if _, err := b.find(dir, symbol); err == nil && !strings.HasSuffix(dir, "/exercises") {
				return nil
			}
		}
		folder = "chess"
	}
	_, err = b.find(chapter+"/"+folder, symbol)
	return err
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
