// red.go tells what is wrong: the rows, the first failure in full, and where to go from there.

package tell

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/judge"
	"mateinfive/exercises/progress"
	"mateinfive/exercises/tree"
	"mateinfive/internal/console"
	"mateinfive/internal/digest"
	"mateinfive/internal/tasks"
)

// leads are the words that begin the lines which lead on, where a test has printed them itself.
var leads = regexp.MustCompile(`(?m)^(Edit|Play|Task|Stuck): `)

// tellRed tells of a task that is red or, in a file of the learner's own, not begun.
func tellRed(d *desk.Desk, x tasks.Task, v judge.Verdict) {
	count := ""
	if reds := len(v.Reds()); reds > 0 && v.Status == progress.Red {
		count = fmt.Sprintf(": %d of %s", reds, course.CountOf(len(v.Rows), "row"))
	}
	d.Say("%s is %s%s\n", course.Title(x), v.Status, count)
	if v.Status != progress.Open {
		listRows(d, x, v)
	}
	first := strings.ReplaceAll(firstRed(v), "hint "+x.Name, "hint "+x.Number())
	first = leads.ReplaceAllString(first, "  $0")
	d.Say("\n%s\n", onScreen(first))
	leadOn(d, x, v, first)
}

// testsOf names the tests of rows, each once.
func testsOf(rows []digest.Row) (names []string) {
	for _, r := range rows {
		names = append(names, r.Test)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// listRows lists the rows of a table with their marks; of a long one the first red ones, and how to
// see the rest.
func listRows(d *desk.Desk, x tasks.Task, v judge.Verdict) {
	const most = 16
	shown := v.Rows
	if len(shown) > most {
		shown = v.Reds()
		shown = shown[:min(len(shown), most)]
	}
	for _, r := range shown {
		status := progress.Red
		if r.Green {
			status = progress.Green
		}
		d.Say("  %s %s\n", status.Mark(), console.Printable(r.Name))
	}
	if len(shown) == len(v.Rows) {
		return
	}
	reds := len(v.Reds())
	var more []string
	if n := reds - len(shown); n > 0 {
		more = append(more, fmt.Sprintf("%d more red", n))
	}
	if n := len(v.Rows) - reds; n > 0 {
		more = append(more, fmt.Sprintf("%d green", n))
	}
	tests := testsOf(v.Rows)
	run := tests[0]
	if len(tests) > 1 {
		run = "'^(" + strings.Join(tests, "|") + ")$'"
	}
	d.Say("  (not shown: %s; go test -v -run %s ./%s names all rows)\n",
		strings.Join(more, ", "), run, x.Dir())
}

// firstRed is the first failure in full.
func firstRed(v judge.Verdict) string {
	reds := v.Reds()
	if v.Ended != "" || len(reds) == 0 {
		return strings.TrimSpace(v.Ended + "\n" + v.Fault)
	}
	text := digest.Explained(cmp.Or(reds[0].Text, v.Fault))
	return reds[0].Name + ":\n  " + strings.ReplaceAll(text, "\n", "\n  ")
}

// onScreen cuts what a test says to what fits on any terminal.
func onScreen(text string) string {
	const most = 60
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = console.Printable(strings.ReplaceAll(line, "\t", "    "))
	}
	if more := len(lines) - most; more > 0 {
		lines = append(lines[:most], fmt.Sprintf("(%s more)", course.CountOf(more, "line")))
	}
	return strings.Join(lines, "\n")
}

// alongside lists the tasks of the same folder in which the learner's own version was at work beside
// the one that is judged, and which are not known to be right.
func alongside(d *desk.Desk, x tasks.Task) (list []tasks.Task) {
	for _, y := range d.Course.Of(x.Chapter) {
		isBeside := y.Kind == tasks.Rebuild && y.Dir() == x.Dir() && y.Path() != x.Path()
		isJudged := d.Status(y) != progress.Changed && d.Status(y) != progress.Open
		if isBeside && !isJudged && d.Course.Content(y.Path()) == course.Yours {
			list = append(list, y)
		}
	}
	return list
}

// leadOn says where to edit, how to see it and where help is, unless the failure says so.
func leadOn(d *desk.Desk, x tasks.Task, v judge.Verdict, said string) {
	isOwn := func(test string) bool { return strings.HasPrefix(test, x.Test) }
	if names := testsOf(v.Reds()); len(names) > 0 && !slices.ContainsFunc(names, isOwn) {
		d.Say("  %s's own test is green; red are tests of other functions: %s.\n", x.Name, course.FirstOf(names))
		for _, y := range alongside(d, x) {
			d.Say("  Yours as well, and not judged yet: %s, in %s. To judge it: go run ./exercises check %s\n",
				course.Title(y), y.Path(), y.Number())
		}
	}
	ours := d.Course.ArchiveOf(x.Path()).Ours[x.Path()]
	if cause := tasks.ChangesCopy(x.Path(), d.Course.Text(x.Path()), ours); cause != "" {
		d.Say("  Why:   %s\n", cause)
	}
	if !strings.Contains(said, "Edit:  ") {
		d.Say("  Edit:  %s\n", d.Course.Where(x))
	}
	if !strings.Contains(said, "Play:  ") && x.See != "" {
		d.Say("  Play:  %s\n", x.See)
	}
	if tree.Has(x) && v.Ended == "" && v.Status == progress.Red {
		d.Say("  Tree:  go run ./exercises tree %s   (its calls, and the first that is wrong)\n", x.Number())
	}
	if !strings.Contains(said, "Stuck: ") {
		d.Say("  Stuck: go run ./exercises hint %s\n", x.Number())
	}
}
