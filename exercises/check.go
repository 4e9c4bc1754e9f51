// check.go judges a task and says what matters.

package main

import (
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"mateinfive/docs/source"
	"mateinfive/exercises/gotool"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/tasks"
)

// check judges a task: the one where the learner is, or the one named.
func (t *tool) check(args []string) error {
	x, err := t.task(args)
	if err != nil {
		return err
	}
	s, known := t.standing(x)
	isOpen := known && s == open
	if known && s == green && !inFile(x) && len(t.entriesOf(x)) == 0 && !t.isForeign(x) {
		fmt.Fprintf(t.out, "%s is done, and ours stands there now.\nTo have yours back: go run ./exercises restore -mine %s   To write it once more: go run ./exercises next %s\n", title(x), x.Name, x.Number())
		return nil
	}
	if isOpen && !inFile(x) {
		fmt.Fprintf(t.out, "%s is open.\nIt is set up by: go run ./exercises next %s\n", title(x), x.Number())
		return nil
	}
	v, err := t.judge(x)
	if err != nil {
		return err
	}
	if isOpen && v.status == red {
		v.status = open // nothing is written, so nothing is wrong yet
	}
	t.tell(x, v)
	return nil
}

// mostRows is how many rows of a table are listed.
const mostRows = 16

// tell says what became of a task.
func (t *tool) tell(x tasks.Task, v verdict) {
	reds := 0
	for _, r := range v.rows {
		if !r.green {
			reds++
		}
	}
	count := ""
	switch {
	case len(v.rows) > 0 && v.status == red:
		count = fmt.Sprintf(": %d of %s", reds, countOf(len(v.rows), "row"))
	case len(v.rows) > 0 && v.status == green:
		count = ": " + countOf(len(v.rows), "row")
	}
	if v.status == unknown {
		fmt.Fprintf(t.out, "%s cannot be judged yet.\n%s\n", title(x), brokenText(v.broken))
		return
	}
	if x.Kind == tasks.Hunt && v.status == red {
		// Which tests are red, and what they say, would be the end of the hunt.
		count := "the tests of " + x.Chapter + " do not come to their end"
		if n := len(redTestsOf(v)); n > 0 {
			count = countOf(n, "red test") + " in " + x.Chapter
		}
		fmt.Fprintf(t.out, "%s is red: %s\n\n", title(x), count)
		t.leadOn(x, v, "")
		return
	}
	fmt.Fprintf(t.out, "%s is %s%s\n", title(x), words[v.status], count)
	if v.status != open {
		t.listRows(v.rows)
	}
	if v.status == green {
		t.tellGreen(x)
		return
	}
	first := firstRed(v)
	fmt.Fprintln(t.out)
	fmt.Fprintln(t.out, onScreen(first))
	t.leadOn(x, v, first)
}

// redTestsOf lists the tests with red rows, each once, after the name of its package.
func redTestsOf(v verdict) []string {
	var names []string
	for _, r := range v.rows {
		if !r.green && !slices.Contains(names, r.test) {
			names = append(names, r.test)
		}
	}
	return names
}

// suspects lists the other functions of a task's folder that the learner has written,
// before their turn, and that are not green.
func (t *tool) suspects(x tasks.Task) []tasks.Task {
	list, _ := tasks.Read(t.root)
	return slices.DeleteFunc(list, func(y tasks.Task) bool {
		s, known := t.standing(y)
		return y.Dir() != x.Dir() || y.Name == x.Name || len(t.entriesOf(y)) > 0 || !t.isForeign(y) || known && s == green
	})
}

// words is how a status is called.
var words = map[status]string{open: "open", red: "red", green: "green", unknown: "not compiling"}

// countOf counts things in English.
func countOf(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// listRows lists the rows of a table with their marks. Of a long table, and of a
// hunt's whole chapter, the green ones are only counted.
func (t *tool) listRows(rows []row) {
	greens, reds := 0, 0 // that are not shown
	shown := 0
	for _, r := range rows {
		mark := marks[red]
		switch {
		case r.green && len(rows) > mostRows:
			greens++
			continue
		case shown == mostRows:
			reds++
			continue
		case r.green:
			mark = marks[green]
		}
		shown++
		fmt.Fprintf(t.out, "  %s %s\n", mark.color.Sprint(mark.letter), printable(r.name))
	}
	if reds > 0 {
		fmt.Fprintf(t.out, "  (%d more are red)\n", reds)
	}
	if greens > 0 && shown > 0 {
		fmt.Fprintf(t.out, "  (%d more are green)\n", greens)
	}
}

// noSquare finds the sign of NoSquare in what a test says.
var noSquare = regexp.MustCompile(`(?m)(= -,|want -)( |$)`)

// firstRed is the first failure in full.
func firstRed(v verdict) string {
	for _, r := range v.rows {
		if r.green || v.ended != "" {
			continue
		}
		text := r.text
		if text == "" {
			text = v.fault
		}
		if noSquare.MatchString(text) {
			text += "\n(- is NoSquare.)"
		}
		return r.name + ":\n  " + strings.ReplaceAll(text, "\n", "\n  ")
	}
	return strings.TrimSpace(v.ended + "\n" + v.fault)
}

// onScreen cuts what a test says to what fits on any terminal: no control
// characters, and not a hundred lines.
func onScreen(text string) string {
	const most = 60
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = printable(strings.ReplaceAll(line, "\t", "    "))
	}
	if more := len(lines) - most; more > 0 {
		lines = append(lines[:most], fmt.Sprintf("(%s more)", countOf(more, "line")))
	}
	return strings.Join(lines, "\n")
}

// leadOn says where to edit, how to see it and where to get help, unless the
// failure says so itself.
func (t *tool) leadOn(x tasks.Task, v verdict, said string) {
	var suspects []tasks.Task
	if v.others {
		name := func(test string) string { return path.Base(strings.ReplaceAll(test, " ", "/")) }
		fmt.Fprintf(t.out, "  %s's own test is green; red are tests of other functions: %s.\n", x.Name, firstOf(redTestsOf(v), name))
		if suspects = t.suspects(x); len(suspects) > 0 {
			fmt.Fprintf(t.out, "  Yours too, and not green yet: %s   (go run ./exercises check %s)\n", firstOf(suspects, title), suspects[0].Number())
		}
	}
	if x.Kind == tasks.Hunt {
		fmt.Fprintf(t.out, "  The fault is somewhere in %s.\n", x.Dir())
	} else if len(suspects) == 0 && !strings.Contains(said, "Edit:  ") {
		fmt.Fprintf(t.out, "  Edit:  %s\n", t.where(x))
	}
	if !strings.Contains(said, "Play:  ") && x.See != "" {
		fmt.Fprintf(t.out, "  Play:  %s\n", x.See)
	}
	if x.Kind == tasks.Hunt {
		fmt.Fprintf(t.out, "  Tests: go test ./%s/...   (it names the red ones)\n", x.Chapter)
	}
	if !strings.Contains(said, "Stuck: ") {
		fmt.Fprintf(t.out, "  Stuck: go run ./exercises hint %s\n", x.Number())
	}
}

// where is the place of a task's code, with its line where that is known.
func (t *tool) where(x tasks.Task) string {
	if inFile(x) {
		if d, err := source.Find(t.abs(x.Dir()), x.Name); err == nil {
			return fmt.Sprintf("%s:%d", t.fromRoot(d.File), d.Line)
		}
		return t.fromRoot(t.answerFile(x.Chapter))
	}
	d, err := source.Find(t.abs(x.Dir()), x.Name)
	if err != nil {
		return x.Dir()
	}
	return fmt.Sprintf("%s:%d", t.fromRoot(d.File), d.Line)
}

// tellGreen shows the learner's version beside ours, or tells the story of a
// hunt, and says how to go on.
func (t *tool) tellGreen(x tasks.Task) {
	switch {
	case x.Kind == tasks.Hunt:
		t.tellStory(x)
	case x.Kind == tasks.Rebuild:
		t.compare(x)
	default:
		fmt.Fprintf(t.out, "\nOurs, to compare: go run ./exercises solution %s\n", x.Number())
	}
	if s, err := t.section(x); err == nil && s.seeIt != "" {
		fmt.Fprintln(t.out, s.seeIt)
	} else if x.See != "" {
		fmt.Fprintf(t.out, "See it: %s\n", x.See)
	}
	for _, chapter := range gotool.Chapters(t.root) {
		if !t.progress().Entered[chapter] {
			continue
		}
		for _, c := range t.candidates(chapter) {
			if c.from.File == t.fileOf(x) && c.from.Symbol == x.Name {
				fmt.Fprintf(t.out, "Carry it on into %s: go run ./exercises start %s\n", chapter, short(chapter))
			}
		}
	}
	fmt.Fprintln(t.out, "Go on:  go run ./exercises next")
}

// fileOf is the file of a task's function, from the root.
func (t *tool) fileOf(x tasks.Task) string {
	d, _ := source.Find(t.abs(x.Dir()), x.Name)
	return t.fromRoot(d.File)
}

// compare shows the learner's version of a function and ours.
func (t *tool) compare(x tasks.Task) {
	for _, e := range t.entriesOf(x) {
		yours, ours := code(t.declaration(e)), code(e.Original)
		if same(yours, ours) {
			fmt.Fprintln(t.out, "\nYours is, word for word, what we wrote.")
			continue
		}
		fmt.Fprintf(t.out, "\nYours:\n%s\n\nOurs:\n%s\n\nYours stays. To have ours instead: go run ./exercises restore %s\n", indent(yours), indent(ours), nameOf(e))
	}
}

// code is a declaration without the comment above it.
func code(text string) string {
	for strings.HasPrefix(text, "//") {
		_, text, _ = strings.Cut(text, "\n")
	}
	return text
}

// indent moves a text to the right.
func indent(text string) string {
	return "  " + strings.ReplaceAll(strings.ReplaceAll(text, "\r", ""), "\n", "\n  ")
}

// tellStory tells what a hunt was about.
func (t *tool) tellStory(x tasks.Task) {
	text, err := os.ReadFile(t.huntFile(x, ".md"))
	if err != nil {
		return
	}
	story := strings.TrimPrefix(strings.TrimSpace(string(text)), "# ")
	fmt.Fprintf(t.out, "\n%s\n\n", story)
}

// huntFile is a file of a hunt: its code, ".go", or its story, ".md".
func (t *tool) huntFile(x tasks.Task, ending string) string {
	return filepath.Join(t.root, "exercises", "testdata", x.Chapter, "hunt", x.Name+ending)
}

// hunt lets the next fault of a chapter in, or the one named.
func (t *tool) hunt(args []string) error {
	if len(args) != 1 {
		return misuse("hunt")
	}
	list, err := tasks.Read(t.root)
	if err != nil {
		return err
	}
	chapter, err := t.chapter(args[0])
	if err != nil {
		x, notATask := t.task(args)
		if notATask != nil || x.Kind != tasks.Hunt {
			return err
		}
		return t.goTo(x)
	}
	for _, x := range of(list, chapter) {
		if x.Kind == tasks.Hunt && !t.isGreen(x) {
			return t.goTo(x)
		}
	}
	return fmt.Errorf("%s has no hunt that is still open", chapter)
}

// letIn puts the fault of a hunt in the place of the course's own functions; never
// over one that is the learner's.
func (t *tool) letIn(x tasks.Task) error {
	file := t.huntFile(x, ".go")
	text, err := os.ReadFile(file)
	if err != nil {
		return fmt.Errorf("the fault of %s cannot be read: %w", title(x), err)
	}
	faults, err := source.Parse(file, text)
	if err != nil {
		return err
	}
	list, err := t.entries()
	if err != nil {
		return err
	}
	own := t.entriesOf(x)
	isIn := func(fault source.Decl) bool {
		return slices.ContainsFunc(own, func(e kept.Entry) bool { return e.Symbol == fault.Symbol })
	}
	for _, fault := range faults {
		for _, e := range list {
			if e.Folder() == x.Dir() && e.Symbol == fault.Symbol && !isIn(fault) {
				return fmt.Errorf("%s would be let in where a function of yours stands, and it never is.\nFor this hunt, bring ours back first, in all of the chapter: go run ./exercises restore %s (it keeps your versions; restore -mine brings them back)", title(x), short(x.Chapter))
			}
		}
	}
	for _, fault := range faults {
		if isIn(fault) {
			continue
		}
		now, err := source.Find(t.abs(x.Dir()), fault.Symbol)
		if err != nil {
			return t.kindParseError(err)
		}
		before, err := os.ReadFile(now.File)
		if err != nil {
			return err
		}
		after := source.Splice(before, now, fault.Text, source.Imports(text))
		e := kept.Entry{Kind: kept.Hunted, Task: x.Name, File: t.fromRoot(now.File), Symbol: now.Symbol, Original: now.Text, Placed: fault.Text, Whole: before}
		if err := t.put(e, before, after); err != nil {
			return err
		}
	}
	if len(faults) == 0 {
		return errors.New("there is no fault in " + t.fromRoot(file))
	}
	return nil
}
