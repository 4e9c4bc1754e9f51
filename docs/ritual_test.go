// ritual_test.go sees to it that a chapter's page lets its reader write first:
// a question, what one has, the task, a run that shows it, and our version at
// the very end.

package docs

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"mateinfive/exercises/tasks"
)

const (
	mostWords    = 1950 // of a page: about a sitting, folds, code and tables apart
	mostLines    = 16   // of the run that ends a section
	lookBack     = "Look back"
	tryItFirst   = "Try it first"
	ourVersions  = "Our versions"
	leadQuestion = "**The question"
	leadYouHave  = "**You have"
)

// A part is what stands below a heading "## ", up to the next.
type part struct {
	title       string
	first, last int // its heading, and its last line
}

// parts are the sections of a page.
func (p *page) parts() []part {
	var parts []part
	for i, line := range p.prose {
		if title, ok := strings.CutPrefix(line, "## "); ok {
			parts = append(parts, part{title: title, first: i})
		}
		if len(parts) > 0 {
			parts[len(parts)-1].last = i
		}
	}
	return parts
}

// part is the section in which a line stands; the zero part is above all.
func (p *page) part(line int) part {
	for _, s := range slices.Backward(p.parts()) {
		if s.first <= line {
			return s
		}
	}
	return part{}
}

// isFolded reports whether a line stands between <details> and </details>.
func (p *page) isFolded(line int) bool {
	open := 0
	for _, text := range p.prose[:line] {
		open += strings.Count(text, "<details") - strings.Count(text, "</details>")
	}
	return open > 0
}

// checkRitual asks of a chapter's page what every one of them has.
func checkRitual(b *book, p *page) (findings []finding) {
	chapter := b.chapterOf(p)
	list, err := b.tasks()
	if chapter == "" || err != nil || !strings.HasPrefix(p.path, "docs/") {
		return nil
	}
	list = slices.DeleteFunc(slices.Clone(list), func(t tasks.Task) bool { return t.Chapter != chapter })
	settings, _ := marked(p, list)
	findings = append(findings, checkWords(p)...)
	findings = append(findings, b.checkBeginning(p)...)
	findings = append(findings, b.checkGivenAway(p, list)...)
	findings = append(findings, checkVersions(p, settings)...)
	begun := -1
	for _, s := range settings {
		where := p.part(s.line)
		if isCode := s.task.Kind == tasks.Rebuild || s.task.Kind == tasks.Write; !s.task.Core || !isCode || where.title == lookBack {
			continue
		}
		if where.first != begun {
			findings = append(findings, checkBeats(p, where, s)...)
			begun = where.first
		}
		findings = append(findings, b.checkSeeIt(p, where, s)...)
	}
	return findings
}

var tag = regexp.MustCompile(`<[^>]*>`)

// checkWords counts what one has to read.
func checkWords(p *page) []finding {
	words, open := 0, 0
	for _, line := range p.prose {
		open += strings.Count(line, "<details")
		if open == 0 && !strings.HasPrefix(line, "|") {
			words += len(strings.Fields(tag.ReplaceAllString(line, " ")))
		}
		open -= strings.Count(line, "</details>")
	}
	if words <= mostWords {
		return nil
	}
	return []finding{at(0, "%d words are more than a sitting, which has %d at most, folds, code and tables apart: make it two pages, or shorter", words, mostWords)}
}

// checkBeginning asks for three questions on what came before, on every page but
// the book's first, and that no prediction stands above its answer.
func (b *book) checkBeginning(p *page) (findings []finding) {
	questions := -1
	for _, s := range p.parts() {
		switch s.title {
		case lookBack:
			questions = strings.Count(strings.Join(p.prose[s.first:s.last+1], "\n"), "<details")
		case tryItFirst:
			for _, f := range p.fences {
				if f.lang == "console" && s.first < f.first && f.last <= s.last && !p.isFolded(f.first) {
					findings = append(findings, at(f.line(), "%q asks for a guess: the run belongs inside <details>", tryItFirst))
				}
			}
		}
	}
	pages := b.pagesOf(b.chapterOf(p))
	if isFirst := strings.HasPrefix(b.chapterOf(p), "ch01") && p == pages[0]; !isFirst && questions != 3 {
		findings = append(findings, at(0, "a page begins with %q: three questions on what came before, each with its answer inside <details>", "## "+lookBack))
	}
	return findings
}

// checkGivenAway sees to it that the code of a function that is to be rebuilt
// stands in no block of the page but its own version at the end, or a version that
// the reader types in.
func (b *book) checkGivenAway(p *page, list []tasks.Task) (findings []finding) {
	for _, t := range list {
		if t.Kind != tasks.Rebuild {
			continue
		}
		d, err := b.find(t.Dir(), t.Name)
		if err != nil {
			return append(findings, at(0, "%v", err))
		}
		body := telling(d.Text)
		for _, f := range p.fences {
			worked, _ := f.directive("worked")
			if f.lang != "go" || p.part(f.first).title == ourVersions || worked.arg == t.Dir()+" "+t.Name {
				continue
			}
			if found := common(body, telling(strings.Join(f.body, "\n"))); len(body) > 0 && 2*found > len(body) {
				findings = append(findings, at(f.line(), "this gives task %s %s away: its code belongs below %q", t.Number(), t.Name, "## "+ourVersions))
			}
		}
	}
	return findings
}

// saysNothing is a line that any function may have.
var saysNothing = regexp.MustCompile(`^(//.*|\W*|default:|switch \{|continue|break|return( (nil|true|false|0|NoSquare))?|func .*)$`)

// telling are the lines of a function that tell how it works.
func telling(text string) (lines []string) {
	for _, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); !saysNothing.MatchString(line) {
			lines = append(lines, line)
		}
	}
	return lines
}

// common counts the lines that are among others.
func common(lines, others []string) (n int) {
	for _, line := range lines {
		if slices.Contains(others, line) {
			n++
		}
	}
	return n
}

// checkVersions asks for our version of each function that the page has rebuilt,
// folded, in its last section.
func checkVersions(p *page, settings []setting) (findings []finding) {
	lastPart := p.part(len(p.lines))
	for _, s := range settings {
		if s.task.Kind != tasks.Rebuild {
			continue
		}
		if lastPart.title != ourVersions {
			return []finding{at(lastPart.first, "the last section of a page that sets tasks is %q", "## "+ourVersions)}
		}
		isShown := slices.ContainsFunc(p.fences, func(f fence) bool {
			d, _ := f.directive("code")
			dir, symbols, _ := d.declarations()
			return dir == s.task.Dir() && slices.Contains(symbols, s.task.Name) &&
				p.part(f.first).title == ourVersions && p.isFolded(f.first)
		})
		if !isShown {
			findings = append(findings, at(s.line, "%q lacks %s, folded, with <!-- code: %s %s -->", "## "+ourVersions, s.task.Name, s.task.Dir(), s.task.Name))
		}
	}
	return findings
}

// checkBeats asks for a question at the beginning of a section that sets a task,
// and for what one has before it is one's turn.
func checkBeats(p *page, where part, s setting) (findings []finding) {
	begins, has := "", false
	for _, line := range p.prose[where.first+1 : s.line] {
		if begins == "" {
			begins = strings.TrimSpace(line)
		}
		has = has || strings.HasPrefix(line, leadYouHave)
	}
	if !strings.HasPrefix(begins, leadQuestion) {
		findings = append(findings, at(where.first, "a section that sets a task begins with a question: %s.**", leadQuestion))
	}
	if !has {
		findings = append(findings, at(s.line, "before it is the reader's turn, %s** tells what there is to work with", leadYouHave))
	}
	return findings
}

// checkSeeIt looks below a task for a short run of the program, and with -full
// whether one sees there that the task is done.
func (b *book) checkSeeIt(p *page, where part, s setting) []finding {
	short := false
	var same []string
	for _, f := range p.fences {
		steps, err := stepsOf(f)
		if f.lang != "console" || err != nil || f.first < s.line || f.last > where.last ||
			!strings.HasPrefix(steps[0].command, "go run ./ch") || len(f.body) > mostLines {
			continue
		}
		short = true
		if !b.full {
			return nil
		}
		differs, err := b.looksDifferent(f, steps, s.task)
		if err != nil {
			return []finding{at(f.line(), "%v", err)}
		}
		if differs {
			return nil
		}
		same = append(same, fmt.Sprint(f.first+1))
	}
	if !short {
		return []finding{at(s.line, "below task %s, in its section, nothing is to be seen: want a run of ./%s of at most %d lines", s.task.Number(), s.task.Chapter, mostLines)}
	}
	return []finding{at(s.line, "while task %s is open, the run below (line %s) looks just the same", s.task.Number(), strings.Join(same, ", "))}
}

// looksDifferent reports whether a run prints something else while a task is open.
func (b *book) looksDifferent(f fence, steps []step, t tasks.Task) (bool, error) {
	with := ""
	if t.Kind == tasks.Rebuild {
		with = "empty " + t.Dir() + " " + t.Name
	}
	for _, s := range steps {
		got, gap, err := b.run(s, with)
		if err != nil { // it does not come to its end
			return true, nil
		}
		if gap != toTheByte {
			return false, fmt.Errorf("$ %s: a run of the program stands alone in its block", s.command)
		}
		if !slices.Equal(normal(s.shown, gap), normal(got, gap)) {
			return true, nil
		}
	}
	return false, nil
}

func TestRitual(t *testing.T) {
	if !*full {
		t.Skip("builds programs: runs with -full")
	}
	t.Parallel()
	b := newCourse(t, map[string]string{
		"ch01-a.md":     "# The book's first page\n",
		"ch01-later.md": testPage(t, "testdata/ritual.md"),
	})
	p := b.page("docs/ch01-later.md")
	isAsWanted(t, p, checkRitual(b, p))

	p = newPage("docs/ch02-old.md", "## Look back\n"+strings.Repeat("<details></details>\n", 3)+
		"<!-- chair: ch02-b/chess OnBoard -->\n**Task 2.1.** It is old, and needs no run.\n## Our versions\n<details>\n"+
		"<!-- code: ch02-b/chess OnBoard -->\n```go\n```\n</details>\n")
	isAsWanted(t, p, checkRitual(b, p))
}

func TestCheckWords(t *testing.T) {
	const apart = "\n\n| a | table |\n\n<details><summary>a fold</summary>\na fold</details>\n\n```go\ncode\n```\n"
	for words, isWrong := range map[int]bool{mostWords: false, mostWords + 1: true} {
		p := newPage("docs/ch01-display.md", strings.Repeat("word <br> ", words)+apart)
		if got := checkWords(p); (len(got) > 0) != isWrong {
			t.Errorf("of %d words it says %v", words, got)
		}
	}
}
