// tell.go writes what a red package prints.

package digest

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/console"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// tellPlainly runs the tests, prints what a red one needs, and returns the exit status.
func tellPlainly() int {
	if notes, _ := filepath.Glob(notesHere()); len(notes) > 0 {
		r := here()
		if below, said := r.loopBelow(); below != "" {
			fmt.Print(r.notRun(below, said))
			return 1
		}
	}
	o := runAll(io.Discard)
	if o.green {
		fmt.Println("PASS")
		return 0
	}
	r := here()
	isLoop := strings.Contains(o.Output, timedOut)
	below, said := r.loopBelow() // noted meanwhile
	if below == "" || !isLoop {
		below, said = r.redBelow()
	}
	switch {
	case o.lastErr != nil:
		fmt.Printf("The tests could not be run: %v\n", o.lastErr)
	case below != "":
		fmt.Print(r.follows(o, below, said))
	default:
		said = r.tell(o)
		below = r.dir
		fmt.Print(said)
	}
	if isLoop && strings.Contains(said, "not come back") {
		r.leaveNote(below, said)
	}
	return 1
}

// A finding is a red test, and of its rows those that are red.
type finding struct {
	test string
	rows int
	reds []Row
}

// findings lists the red tests in the order in which they ran.
func (o *outcome) findings(wanted Place) (list []*finding) {
	isKnown := HowItEnded(o.Output, wanted) != ""
	byTest := make(map[string]*finding)
	for _, test := range o.Tests {
		top, _, _ := strings.Cut(test.Name, "/")
		f := byTest[top]
		if f == nil {
			f = &finding{test: top}
			byTest[top] = f
			list = append(list, f)
		}
		if test.HasCases && Said(test) == "" || test.Action == "skip" {
			continue
		}
		row := RowOf(test, wanted, true, isKnown)
		if !test.HasCases {
			f.rows++
		}
		if o.flood && test.Action == "" {
			row.Text = fmt.Sprintf("It prints without end, and was stopped after %d kilobytes: "+
				"is there a fmt.Print in a loop?", mostPrinted>>10)
		}
		if !row.Green {
			f.reds = append(f.reds, row)
		}
	}
	for _, test := range o.Tests { // it panicked, and all its rows are green
		f := byTest[test.Name]
		if f != nil && len(f.reds) == 0 && test.HasCases && test.Action != "pass" && panicLine.MatchString(test.Output) {
			f.rows, f.reds = 0, []Row{RowOf(test, wanted, true, isKnown)}
		}
	}
	for _, f := range list { // what a test says for itself comes after its rows
		isOwn := func(row Row) bool { return row.Name == f.test }
		if own := slices.IndexFunc(f.reds, isOwn); own >= 0 {
			f.reds = append(slices.Delete(slices.Clone(f.reds), own, own+1), f.reds[own])
		}
	}
	return slices.DeleteFunc(list, func(f *finding) bool { return len(f.reds) == 0 })
}

// tell tells of one red test: that of the task on which somebody works.
func (r room) tell(o *outcome) string {
	list, _ := tasks.Read(r.root)
	list = slices.DeleteFunc(list, func(x tasks.Task) bool { return x.Chapter != r.chapter || x.Dir() != r.dir || x.Kind == tasks.Hunt })
	found := o.findings(r.isChanged)
	var b strings.Builder
	if len(found) == 0 {
		ended := cmp.Or(HowItEnded(o.Output, r.isChanged), Exited)
		if len(o.Tests) == 0 {
			ended = "Before any test, as the program starts, something goes wrong. " + ended
		}
		fmt.Fprintf(&b, "%s\n%s\n", cut(onScreen(ended)), r.all())
		return b.String()
	}
	f, x := r.first(found, list)
	if len(found) > 1 {
		fmt.Fprintf(&b, "%d tests of %s are red. Begin with this one:\n\n", len(found), r.dir)
	}
	fmt.Fprintf(&b, "%s%s\n", f.head(x), f.text())
	if x.Name != "" {
		b.WriteString(r.leadOn(x, f, o))
	} else if own := r.changedHere(); len(own) > 0 {
		b.WriteString(r.why())
		fmt.Fprintf(&b, "  (Changed by you in %s: %s)\n", r.dir, strings.Join(own[:min(len(own), 4)], ", "))
	}
	if o.brokeOff > 0 {
		fmt.Fprintf(&b, "(The tests broke off %d times. Those that are left were not run.)\n", o.brokeOff)
	}
	if more := len(found) - 1; more > 0 {
		fmt.Fprintf(&b, "\nMost likely for the same reason: %s.\n", others(found, f))
	}
	b.WriteString(r.all() + "\n")
	return b.String()
}

// first chooses the red test that is told: that of a task, and of several that whose file was
// written last. Where code panicked or did not come back while the test of another task ran, or before
// such a test was reached, it is the task of that code. Without any it is the first test of all.
func (r room) first(found []*finding, list []tasks.Task) (*finding, tasks.Task) {
	age := func(x tasks.Task) int { // of the change in its file; what was not changed is older
		if i := slices.Index(r.changed, x.Path()); i >= 0 {
			return i
		}
		return len(r.changed)
	}
	slices.SortStableFunc(list, func(x, y tasks.Task) int { return cmp.Compare(age(x), age(y)) })
	isChanged := func(x tasks.Task) bool { return age(x) < len(r.changed) }
	ownTest := func(x tasks.Task) *finding {
		for _, f := range found {
			if strings.HasPrefix(f.test, x.Test) {
				return f
			}
		}
		return nil
	}
	for _, x := range list {
		f := ownTest(x)
		if f == nil || !isChanged(x) {
			continue
		}
		for _, y := range list { // the code of another task panicked while that test ran
			if file := f.crashedIn(); file != x.Path() && file == y.Path() && isChanged(y) {
				return cmp.Or(ownTest(y), f), y
			}
		}
		return f, x
	}
	for _, f := range found {
		for _, x := range list {
			if f.crashedIn() == x.Path() && isChanged(x) {
				return f, x
			}
		}
	}
	for _, x := range list {
		if f := ownTest(x); f != nil {
			return f, x
		}
	}
	for _, x := range list { // its own test is green, or was not reached, and others are red
		if len(r.changed) > 0 && age(x) == 0 {
			return found[0], x
		}
	}
	return found[0], tasks.Task{}
}

// crashed finds the place in the sentence about code that panicked or did not come back.
var crashed = regexp.MustCompile(`(?:panics|come back|itself)\b.*? (?:at|was at) (ch\d\d-[\w-]+/[\w/]+\.go):\d+`)

// crashedIn is the file in which the first red row panicked or did not come back, empty if it did not.
func (f *finding) crashedIn() string {
	at := crashed.FindStringSubmatch(f.reds[0].Text)
	if at == nil {
		return ""
	}
	return at[1]
}

// isChanged reports whether somebody has changed the code at a place.
func (r room) isChanged(file, _ string) bool { return slices.Contains(r.changed, file) }

// head says which test it is, and how many rows of it are red: "3.2 Board.Attackers, TestAttackers:
// 9 of 12 rows are red. The first:".
func (f *finding) head(x tasks.Task) string {
	name := f.test
	switch {
	case x.Name == "":
	case strings.HasPrefix(f.test, x.Test):
		name = x.Number() + " " + x.Name + ", " + f.test
	case crashed.MatchString(f.reds[0].Text):
		name = x.Number() + " " + x.Name + ", while " + f.test + " ran"
	}
	if f.rows < 2 {
		return name + ":\n"
	}
	are := "are"
	if len(f.reds) == 1 {
		are = "is"
	}
	return fmt.Sprintf("%s: %d of %d rows %s red. The first:\n", name, len(f.reds), f.rows, are)
}

// text is the first red row in full.
func (f *finding) text() string {
	row := f.reds[0]
	text := cut(onScreen(Explained(cmp.Or(row.Text, Exited))))
	if row.Name != f.test {
		text = console.Printable(row.Name) + "\n" + text
	}
	return "  " + strings.ReplaceAll(text, "\n", "\n  ")
}

// leadOn says where to edit, how to see it and where help is, unless the failure says so.
func (r room) leadOn(x tasks.Task, f *finding, o *outcome) string {
	var b strings.Builder
	said := f.text() // what was cut off is not said
	b.WriteString(r.why())
	if !strings.HasPrefix(f.test, x.Test) && o.passed(x.Test) {
		when := "changed last"
		if x.Path() != r.changed[0] {
			when = "have changed"
		}
		fmt.Fprintf(&b, "  %s, the test of %s, which you %s, is green.\n", x.Test, x.Name, when)
	}
	if !strings.Contains(said, "Edit:  ") {
		fmt.Fprintf(&b, "  Edit:  %s\n", r.place(x))
	}
	if !strings.Contains(said, "Play:  ") && x.See != "" {
		fmt.Fprintf(&b, "  Play:  %s\n", x.See)
	}
	if !strings.Contains(said, "Stuck: ") {
		fmt.Fprintf(&b, "  Stuck: go run ./exercises hint %s\n", x.Number())
	}
	return b.String()
}

// why is a cause that the tests cannot see: a method of a file that was changed works on a copy.
func (r room) why() string {
	archive, _ := tasks.ReadArchive(r.root, r.chapter)
	for _, file := range r.changed {
		text, _ := os.ReadFile(r.abs(file))
		ours := ""
		if archive != nil {
			ours = archive.Ours[file]
		}
		if cause := tasks.ChangesCopy(file, tasks.Plain(text), ours); cause != "" {
			return "  Why:   " + cause + "\n"
		}
	}
	return ""
}

// passed reports whether a test has run and is green.
func (o *outcome) passed(name string) bool {
	return slices.ContainsFunc(o.Tests, func(test *gotool.TestResult) bool {
		return strings.HasPrefix(test.Name, name) && !strings.Contains(test.Name, "/") && test.Action == "pass"
	})
}

// place is where the function of a task stands.
func (r room) place(x tasks.Task) string {
	text, _ := os.ReadFile(r.abs(x.Path()))
	if line := tasks.LineOf(tasks.Plain(text), x.Name); line > 0 {
		return fmt.Sprintf("%s:%d", x.Path(), line)
	}
	return x.Path()
}

// changedHere lists the names of the files in this folder that are not as the course has them.
func (r room) changedHere() (names []string) {
	for _, file := range r.changed {
		if path.Dir(file) == r.dir {
			names = append(names, path.Base(file))
		}
	}
	return names
}

// all says how to see everything.
func (r room) all() string { return "All of it: go test -run . ./" + r.dir }

// others names the tests that are red besides one, as far as a line has room.
func others(found []*finding, told *finding) string {
	const room = 60
	var names []string
	width := 0
	for _, f := range found {
		if f == told {
			continue
		}
		if width += len(f.test) + 2; width < room || len(names) == 0 {
			names = append(names, f.test)
		}
	}
	if more := len(found) - 1 - len(names); more > 0 {
		return fmt.Sprintf("%s and %d more", strings.Join(names, ", "), more)
	}
	return strings.Join(names, ", ")
}

// What the last package of a chapter repeats of what another has told: the red row in two lines,
// and where to go.
var (
	toldRow = regexp.MustCompile(`(?m)^(?:.* red\. The first|\d+\.\d+ \S+, .*):\n  .*\n(?:  [^ \d].*\n)?`)
	toldWay = regexp.MustCompile(`(?m)^  (Why|Edit|Play):.*\n`)
)

// follows is what a package says that is red because one below it is: a line. The last of the
// chapter says once more what is wrong and where to go, since it stands at the end of the screen.
func (r room) follows(o *outcome, below, said string) string {
	n := len(o.findings(nil))
	tests := "1 test is"
	if n > 1 {
		tests = fmt.Sprintf("%d tests are", n)
	}
	line := fmt.Sprintf("%s red here, since ./%s is. %s\n", tests, below, r.all())
	way := toldWay.FindAllString(said, -1)
	if !r.isLast() || len(way) == 0 {
		return line
	}
	return line + "\n" + toldRow.FindString(said) + strings.Join(way, "") +
		fmt.Sprintf("More of it: go test ./%s\n", below)
}

// onScreen is a text without what a terminal might obey. The diffs of go-cmp have spaces that are
// no ordinary ones.
func onScreen(text string) string {
	text = strings.ReplaceAll(text, "\u00a0", " ")
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = console.Printable(strings.ReplaceAll(line, "\t", "    "))
	}
	return strings.Join(lines, "\n")
}
