// tasks_test.go holds the tasks that pages and sheets set against their list, and
// empties the functions that are to be rebuilt.

package docs

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"mateinfive/exercises/tasks"
)

// setting is a place where a page or a sheet sets a task.
type setting struct {
	page *page
	line int
	task tasks.Task
}

// checkTasks sees to it that the pages of a chapter set all its tasks, in order,
// and that its sheet has a section for each.
func checkTasks(b *book, p *page) (findings []finding) {
	chapter := b.chapterOf(p)
	list, err := b.tasks()
	if err != nil && p == b.pages[0] {
		return []finding{at(0, "%v", err)}
	}
	list = slices.DeleteFunc(slices.Clone(list), func(t tasks.Task) bool { return t.Chapter != chapter })
	if strings.HasPrefix(p.path, "exercises/") {
		settings, findings := sections(p, list)
		return append(findings, inOrder(p, settings, list, true)...)
	}
	pages := b.pagesOf(chapter)
	isLast := chapter != "" && p == pages[len(pages)-1]
	if isLast && len(list) > 0 && len(p.named("tasks")) == 0 {
		findings = append(findings, at(0, "the chapter's last page needs the list of its tasks: <!-- tasks: %s --> and <!-- end -->", chapter))
	}
	for _, d := range p.named("tasks") {
		if !isLast || d.arg != chapter {
			findings = append(findings, at(d.first, "<!-- tasks: %s --> belongs on the last page of that chapter", d.arg))
		}
		findings = append(findings, p.renew(d, tasks.File+" says", func([]string) ([]string, error) { return taskTable(list), nil })...)
	}
	var settings []setting
	for _, other := range pages {
		there, wrong := marked(other, list)
		settings = append(settings, there...)
		if other == p {
			findings = append(append(findings, wrong...), b.checkChairs(p, there)...)
		}
	}
	return append(findings, inOrder(p, settings, list, isLast)...)
}

// checkChairs proves the chairs of a page: each compiles when it is empty, and its
// chapter's tests notice. The first alone, and on one page of the book, unless
// -full.
func (b *book) checkChairs(p *page, settings []setting) (findings []finding) {
	for _, s := range settings {
		if s.task.Kind != tasks.Rebuild || !b.full && (!b.isSample(p, "chair") || s.line != p.named("chair")[0].first) {
			continue
		}
		if err := b.tryChair(s.task); err != nil {
			findings = append(findings, at(s.line, "%v\n%s", err, oldCode))
		}
	}
	return findings
}

// pagesOf are the pages of a chapter in the order of the book's contents.
func (b *book) pagesOf(chapter string) []*page {
	var pages []*page
	for _, p := range b.pages {
		if strings.HasPrefix(p.path, "docs/") && b.chapterOf(p) == chapter {
			pages = append(pages, p)
		}
	}
	if contents := b.page("docs/README.md"); contents != nil {
		place := func(p *page) int {
			before, _, _ := strings.Cut(contents.text, "]("+strings.TrimPrefix(p.path, "docs/")+")")
			return len(before)
		}
		slices.SortStableFunc(pages, func(a, b *page) int { return place(a) - place(b) })
	}
	return pages
}

var taskHead = regexp.MustCompile(`^((?:> ?)*\*\*Task )(\d+\.\d+)`)

// marked finds the tasks that a page sets.
func marked(p *page, list []tasks.Task) (settings []setting, findings []finding) {
	for _, d := range p.directives {
		if d.name != "chair" && d.name != "task" {
			continue
		}
		i := slices.IndexFunc(list, func(t tasks.Task) bool {
			if t.Kind == tasks.Rebuild {
				return d.name == "chair" && d.arg == t.Dir()+" "+t.Name
			}
			return d.name == "task" && d.arg == t.Chapter+" "+t.Name
		})
		if i < 0 {
			findings = append(findings, at(d.first, "%s has no task %q for a %s of this page", tasks.File, d.arg, d.name))
			continue
		}
		settings = append(settings, setting{p, d.first, list[i]})
		findings = append(findings, p.renumber(p.below(d), taskHead, list[i])...)
	}
	return settings, findings
}

// renumber compares the number of a task in a line with the list.
func (p *page) renumber(line int, head *regexp.Regexp, t tasks.Task) []finding {
	text := p.lines[line]
	m := head.FindStringSubmatchIndex(text)
	if m == nil {
		return []finding{at(line, "%s is task %s: want a line that begins **Task %[2]s", t.Name, t.Number())}
	}
	if text[m[4]:m[5]] == t.Number() {
		return nil
	}
	problem := at(line, "%s is task %s", t.Name, t.Number())
	problem.fix = &fix{from: line, to: line + 1, lines: []string{text[:m[4]] + t.Number() + text[m[5]:]}}
	return []finding{problem}
}

var section = regexp.MustCompile(`^(## )(\d+\.\d+) (\S+)\s*$`)

// sections finds the tasks of a sheet by their headings.
func sections(p *page, list []tasks.Task) (settings []setting, findings []finding) {
	for line, text := range p.prose {
		m := section.FindStringSubmatch(text)
		if m == nil {
			continue
		}
		i := slices.IndexFunc(list, func(t tasks.Task) bool { return t.Name == m[3] })
		if i < 0 {
			findings = append(findings, at(line, "%s has no task %s in this chapter", tasks.File, m[3]))
			continue
		}
		settings = append(settings, setting{p, line, list[i]})
		findings = append(findings, p.renumber(line, section, list[i])...)
	}
	return settings, findings
}

// inOrder compares the tasks that are set, on one page or several, with the list.
// It says what is wrong on page p; on the last page, what is missing too.
func inOrder(p *page, settings []setting, list []tasks.Task, last bool) (findings []finding) {
	seen := make(map[string]bool)
	highest := tasks.Task{}
	for _, s := range settings {
		switch {
		case s.page != p:
		case seen[s.task.Name]:
			findings = append(findings, at(s.line, "%s is set a second time", s.task.Name))
		case s.task.Place < highest.Place:
			findings = append(findings, at(s.line, "%s stands below %s, and in %s above it", s.task.Name, highest.Name, tasks.File))
		}
		seen[s.task.Name] = true
		if s.task.Place > highest.Place {
			highest = s.task
		}
	}
	for _, t := range list {
		if last && !seen[t.Name] {
			findings = append(findings, at(0, "nothing sets task %s %s", t.Number(), t.Name))
		}
	}
	return findings
}

// taskTable writes what belongs between the directive and its end.
func taskTable(list []tasks.Task) []string {
	lines := []string{"", "| Task | | Name | What it is |", "| --- | --- | --- | --- |"}
	for _, t := range list {
		weight := "more"
		if t.Core {
			weight = "core"
		}
		lines = append(lines, fmt.Sprintf("| %s | %s | `%s` | %s |", t.Number(), weight, t.Name, strings.ReplaceAll(t.Line, "|", `\|`)))
	}
	return append(lines, "")
}

// tryChair empties a function and runs its package's tests, and if those stay
// green the whole chapter's.
func (b *book) tryChair(t tasks.Task) error {
	o, err := b.overlay("empty " + t.Dir() + " " + t.Name)
	if err != nil {
		return err
	}
	for _, where := range []string{"./" + t.Dir(), "./" + t.Chapter + "/..."} {
		v, err := b.judge(o, "-failfast", where)
		if err != nil {
			return err
		}
		if said := v.Broken(); said != "" {
			return fmt.Errorf("with %s empty it does not compile:\n%s", t.Name, said)
		}
		if !v.green {
			return nil
		}
	}
	return fmt.Errorf("with %s empty all tests of %s stay green: nothing would guide the one who rebuilds it", t.Name, t.Chapter)
}
