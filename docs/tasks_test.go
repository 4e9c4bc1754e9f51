// tasks_test.go holds the tasks that pages and sheets set against their list, and
// empties the functions that are to be rebuilt.

package docs

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/tasks"
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
		return slices.Concat(findings, misplaced(p, settings), unset(settings, list))
	}
	var all []setting
	pages := b.pagesOf(chapter)
	for _, other := range pages {
		settings, wrong := marked(other, list)
		all = append(all, settings...)
		if other != p {
			continue
		}
		findings = append(findings, wrong...)
		for i, s := range settings {
			for line := s.line; line >= 0 && line > s.line-4; line-- { // the reader's turn is called just above
				if m := turn.FindStringSubmatch(p.lines[line]); m != nil && m[1] != s.task.Path() {
					findings = append(findings, at(line, "task %s is written in %s", s.task.Number(), s.task.Path()))
				}
			}
			if s.task.Workshop != b.isWorkshop(p) {
				findings = append(findings, at(s.line, "task %s: docs/README.md and %s do not agree whether it belongs to a workshop", s.task.Number(), tasks.File))
			}
			if s.task.Kind == tasks.Rebuild {
				findings = append(findings, b.checkRebuild(p, s, b.empty || i == 0 && b.isSample(p, "task"))...)
			}
		}
	}
	findings = append(findings, misplaced(p, all)...)
	if isLast := len(pages) > 0 && p == pages[len(pages)-1]; isLast {
		findings = append(findings, unset(all, list)...)
	}
	return findings
}

// turn is a line that calls the reader, and names the file to write in.
var turn = regexp.MustCompile(`^\*\*Your turn,\*\*.*\]\(\.\./([^)]+\.go)\)`)

// isWorkshop reports whether the contents name a page behind the two parts, among the workshops.
func (b *book) isWorkshop(p *page) bool {
	contents := b.page("docs/README.md")
	if contents == nil {
		return false
	}
	_, behind, _ := strings.Cut(contents.text, "\n## Workshops")
	workshops, _, _ := strings.Cut(behind, "\n## ")
	return strings.Contains(workshops, "]("+strings.TrimPrefix(p.path, "docs/")+")")
}

// pagesOf are the pages of a chapter in the order of the book's contents.
func (b *book) pagesOf(chapter string) (pages []*page) {
	for _, p := range b.pages {
		if chapter != "" && strings.HasPrefix(p.path, "docs/") && b.chapterOf(p) == chapter {
			pages = append(pages, p)
		}
	}
	if contents := b.page("docs/README.md"); contents != nil {
		place := func(p *page) int { return strings.Index(contents.text, "]("+strings.TrimPrefix(p.path, "docs/")+")") }
		slices.SortStableFunc(pages, func(a, b *page) int { return place(a) - place(b) })
	}
	return pages
}

// checkRebuild asks of a function that the reader rebuilds that it does not stand
// on the page before, and that ours is there afterward, folded. A slow check takes
// it out: that must compile, and the chapter's tests must notice. In the course itself one function
// is a sample, with -full too: of each, ./exercises -full wants more, that its own test is red
// (TestPlainRun).
func (b *book) checkRebuild(p *page, s setting, slow bool) (findings []finding) {
	t := s.task
	d, err := b.find(t.Dir(), t.Name)
	if err != nil {
		return []finding{at(s.line, "%v", err)}
	}
	isShown := false
	for _, f := range p.fences {
		code, _ := f.directive("code")
		dir, symbols, _ := code.declarations()
		isShown = isShown || dir == t.Dir() && slices.Contains(symbols, t.Name) && f.first > s.line && p.isFolded(f.first)
		worked, _ := f.directive("worked")
		ours, theirs := telling(d.Text), telling(strings.Join(f.body, "\n"))
		if f.lang == "go" && f.first < s.line && worked.arg != t.Dir()+" "+t.Name && 2*len(shared(ours, theirs)) > len(ours) {
			findings = append(findings, at(f.line(), "this gives task %s %s away: it stands above it", t.Number(), t.Name))
		}
	}
	if !isShown {
		findings = append(findings, at(s.line, "our version of %s is missing below, folded, with <!-- code: %s %s -->", t.Name, t.Dir(), t.Name))
	}
	if slow {
		if err := b.tryEmpty(t); err != nil {
			findings = append(findings, ofCode(at(s.line, "%v", err)))
		}
	}
	return findings
}

// saysNothing is a line that any function may have.
var saysNothing = regexp.MustCompile(`^(//.*|\W*|default:|switch \{|continue|break|return( (nil|true|false|0|NoSquare))?|func .*)$`)

// telling are the lines of a function that tell how it works.
func telling(text string) (lines []string) {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); !saysNothing.MatchString(line) {
			lines = append(lines, line)
		}
	}
	return lines
}

// isFolded reports whether a line stands between <details> and </details>.
func (p *page) isFolded(line int) bool {
	above := strings.Join(p.prose[:line], "\n")
	return strings.Count(above, "<details") > strings.Count(above, "</details>")
}

// tryEmpty takes a function out and runs its package's tests, and if those stay
// green the whole chapter's.
func (b *book) tryEmpty(t tasks.Task) error {
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

var (
	taskHead = regexp.MustCompile(`^((?:> ?)*\*\*Task )(\d+\.\d+)`)
	section  = regexp.MustCompile(`^(## )(\d+\.\d+) (\S+)\s*$`)
)

// marked finds the tasks that a page sets, each by a directive.
func marked(p *page, list []tasks.Task) (settings []setting, findings []finding) {
	for _, d := range p.named("task") {
		i := slices.IndexFunc(list, func(t tasks.Task) bool { return d.arg == directiveOf(t) })
		if i < 0 {
			findings = append(findings, noTask(d.line, d.arg))
			continue
		}
		settings = append(settings, setting{p, d.line, list[i]})
		below := min(d.line+1, len(p.lines)-1)
		findings = append(findings, p.checkNumber(below, taskHead, list[i])...)
	}
	return settings, findings
}

// directiveOf is how a directive names a task: "ch02-moves Mobility", or with its folder where
// it is a function to rebuild.
func directiveOf(t tasks.Task) string {
	if t.Kind == tasks.Rebuild {
		return t.Dir() + " " + t.Name
	}
	return t.Chapter + " " + t.Name
}

// sections finds the tasks of a sheet, each by its heading.
func sections(p *page, list []tasks.Task) (settings []setting, findings []finding) {
	for line, text := range p.prose {
		m := section.FindStringSubmatch(text)
		if m == nil {
			continue
		}
		i := slices.IndexFunc(list, func(t tasks.Task) bool { return t.Name == m[3] })
		if i < 0 {
			findings = append(findings, noTask(line, m[3]))
			continue
		}
		settings = append(settings, setting{p, line, list[i]})
		findings = append(findings, p.checkNumber(line, section, list[i])...)
	}
	return settings, findings
}

func noTask(line int, name string) finding {
	return at(line, "%s has no task %q in this chapter", tasks.File, name)
}

// checkNumber compares the number that a line gives a task with the list. The head of the line
// has what stands before the number in its first group, and the number in its second.
func (p *page) checkNumber(line int, head *regexp.Regexp, t tasks.Task) []finding {
	text := p.lines[line]
	m := head.FindStringSubmatchIndex(text)
	if m == nil {
		return []finding{at(line, "%s is task %s: want a line that begins **Task %[2]s", t.Name, t.Number())}
	}
	from, to := m[4], m[5]
	if text[from:to] == t.Number() {
		return nil
	}
	problem := at(line, "%s is task %s", t.Name, t.Number())
	problem.fix = &fix{from: line, to: line + 1, lines: []string{text[:from] + t.Number() + text[to:]}}
	return []finding{problem}
}

// misplaced says which tasks page p sets a second time, or below one that comes later in the
// list; those of the core are in a row, and so are the others. The settings are those of all
// pages of its chapter, as they follow each other.
func misplaced(p *page, settings []setting) (findings []finding) {
	seen := make(map[string]bool)
	highest := make(map[bool]tasks.Task) // of the core, and of the others
	for _, s := range settings {
		switch {
		case s.page != p: // that is said on its own page
		case seen[s.task.Name]:
			findings = append(findings, at(s.line, "%s is set a second time", s.task.Name))
		case s.task.Place < highest[s.task.Core].Place:
			findings = append(findings, at(s.line, "%s stands below %s, and in %s above it", s.task.Name, highest[s.task.Core].Name, tasks.File))
		}
		seen[s.task.Name] = true
		if s.task.Place > highest[s.task.Core].Place {
			highest[s.task.Core] = s.task
		}
	}
	return findings
}

// unset says which tasks of a list nothing sets.
func unset(settings []setting, list []tasks.Task) (findings []finding) {
	for _, t := range list {
		isSet := func(s setting) bool { return s.task.Name == t.Name }
		if !slices.ContainsFunc(settings, isSet) {
			findings = append(findings, at(0, "nothing sets task %s %s", t.Number(), t.Name))
		}
	}
	return findings
}
