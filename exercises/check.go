// check.go judges a task and says what matters.

package main

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/console"
	"mateinfive/internal/tasks"
)

func (t *tool) check(args []string) error {
	x, err := t.task(args)
	if err != nil {
		return err
	}
	c := t.content(x.Path())
	switch isOff := t.isOff(x); {
	case isOff && t.isGreen(x) && x.Kind != tasks.Hunt:
		fmt.Fprintf(t.out, "%s is done, and ours stands there now.\nTo have yours back: go run ./exercises restore -mine %s   To do it once more: go run ./exercises next %[2]s\n", title(x), x.Number())
		return nil
	case isOff:
		fmt.Fprintf(t.out, "%s is %s.\nIt is set up by: go run ./exercises next %s\n", title(x), marks[t.standing(x)].word, x.Number())
		return nil
	case c == missing && x.Kind != tasks.Hunt:
		return fmt.Errorf("%s is not there, or cannot be read. Yours comes back with: go run ./exercises restore -mine %s   ours: go run ./exercises restore %[2]s", x.Path(), x.Number())
	case t.isInHunt(x):
		return underFault(x)
	}
	was := t.progress().Judged[key(x)]
	v, err := t.judge(x)
	if err != nil {
		return err
	}
	if v.status != green && was.Status != green && was.Sum == t.sum(x) && (c == yours || c == empty) {
		fmt.Fprintf(t.out, "(%s has not changed since your last check. Is it saved, and is it the file that you write in?)\n", x.Path())
	}
	if x.IsOwn() && c == ours && v.status == red {
		v.status = open // nothing is written, so nothing is wrong yet
	}
	t.tell(x, v)
	return nil
}

const (
	mostRows     = 16 // of a table are listed
	mostCompared = 60 // lines of yours and ours are shown
)

func (t *tool) tell(x tasks.Task, v verdict) {
	if edited := t.edited(x.Chapter); len(edited) > 0 { // tests, too: they may be at fault
		fmt.Fprintf(t.out, "(Changed by you, too, and no task's: %s. Ours again: %s)\n", firstOf(edited), t.oursByGit(edited))
	}
	reds := redRows(v.rows)
	count := ""
	if len(reds) > 0 && v.status == red {
		count = fmt.Sprintf(": %d of %s", len(reds), countOf(len(v.rows), "row"))
	}
	switch {
	case v.status == green:
		t.tellGreen(x, len(v.rows))
	case v.status == broken:
		fmt.Fprintf(t.out, "%s cannot be judged yet.\n%s\n", title(x), onScreen(v.broken))
	case x.Kind == tasks.Hunt:
		// Which tests are red, and what they say, would be the end of the hunt.
		count = "the tests of " + x.Chapter + " do not come to their end"
		if n := len(testsOf(reds)); n > 0 {
			count = countOf(n, "red test") + " in " + x.Chapter
		}
		fmt.Fprintf(t.out, "%s is red: %s\n\n  The fault is somewhere in %s.\n  Tests: go test ./%s/...   (it names the red ones)\n  Stuck: go run ./exercises hint %s\n", title(x), count, x.Dir(), x.Chapter, x.Number())
	default:
		fmt.Fprintf(t.out, "%s is %s%s\n", title(x), marks[v.status].word, count)
		if v.status != open {
			t.listRows(v.rows)
		}
		first := strings.ReplaceAll(firstRed(v), "hint "+x.Name, "hint "+x.Number())
		fmt.Fprintf(t.out, "\n%s\n", onScreen(first))
		t.leadOn(x, v, first)
	}
}

func redRows(rows []row) []row {
	return slices.DeleteFunc(slices.Clone(rows), func(r row) bool { return r.green })
}

func testsOf(rows []row) (names []string) {
	for _, r := range rows {
		names = append(names, r.test)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// listRows lists the rows of a table with their marks; of a long one the first red ones.
func (t *tool) listRows(rows []row) {
	shown := rows
	if len(rows) > mostRows {
		shown = redRows(rows)
		shown = shown[:min(len(shown), mostRows)]
	}
	for _, r := range shown {
		mark := marks[red]
		if r.green {
			mark = marks[green]
		}
		fmt.Fprintf(t.out, "  %s %s\n", mark.color.Sprint(mark.letter), console.Printable(r.name))
	}
	if more := len(rows) - len(shown); more > 0 {
		fmt.Fprintf(t.out, "  (%s)\n", countOf(more, "more row"))
	}
}

// noSquare finds the sign of NoSquare in what a test says.
var noSquare = regexp.MustCompile(`(?m)(= -,|want -)( |$)`)

// firstRed is the first failure in full.
func firstRed(v verdict) string {
	reds := redRows(v.rows)
	if v.ended != "" || len(reds) == 0 {
		return strings.TrimSpace(v.ended + "\n" + v.fault)
	}
	text := cmp.Or(reds[0].text, v.fault)
	if noSquare.MatchString(text) {
		text += "\n(- is NoSquare.)"
	}
	return reds[0].name + ":\n  " + strings.ReplaceAll(text, "\n", "\n  ")
}

// onScreen cuts what a test says to what fits on any terminal.
func onScreen(text string) string {
	const most = 60
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = console.Printable(strings.ReplaceAll(line, "\t", "    "))
	}
	if more := len(lines) - most; more > 0 {
		lines = append(lines[:most], fmt.Sprintf("(%s more)", countOf(more, "line")))
	}
	return strings.Join(lines, "\n")
}

// leadOn says where to edit, how to see it and where help is, unless the failure says so.
func (t *tool) leadOn(x tasks.Task, v verdict, said string) {
	isOwn := func(test string) bool { return strings.HasPrefix(test, x.Test) }
	if names := testsOf(redRows(v.rows)); len(names) > 0 && !slices.ContainsFunc(names, isOwn) {
		fmt.Fprintf(t.out, "  %s's own test is green; red are tests of other functions: %s.\n", x.Name, firstOf(names))
	}
	if !strings.Contains(said, "Edit:  ") {
		fmt.Fprintf(t.out, "  Edit:  %s\n", t.where(x))
	}
	if !strings.Contains(said, "Play:  ") && x.See != "" {
		fmt.Fprintf(t.out, "  Play:  %s\n", x.See)
	}
	if !strings.Contains(said, "Stuck: ") {
		fmt.Fprintf(t.out, "  Stuck: go run ./exercises hint %s\n", x.Number())
	}
}

// tellGreen shows the learner's version beside ours where they differ, or tells the story
// of a hunt; then the verdict, and how to go on.
func (t *tool) tellGreen(x tasks.Task, rows int) {
	verdict := fmt.Sprintf("%s is %s: %s", title(x), marks[green].color.Sprint("green"), countOf(rows, "row"))
	theirFile := t.archives[x.Chapter].Ours[x.Path()]
	if x.IsOwn() {
		theirFile = t.text("exercises/testdata/" + x.Chapter + "/solution/" + x.Name + ".go")
	}
	switch mine, theirs := code(t.text(x.Path()), x.Name), code(theirFile, x.Name); {
	case x.Kind == tasks.Hunt:
		t.tellStory(x)
	case t.content(x.Path()) == ours, mine == theirs && mine != "":
		verdict += "   (word for word what we wrote)"
	case strings.Count(mine+theirs, "\n") > mostCompared || x.IsOwn() && (x.Also != "" || strings.Count(theirFile, "\nfunc ") > 1):
		verdict += "   (ours, to compare: " + t.oursOf(x) + ")"
	default:
		fmt.Fprintf(t.out, "Yours:\n%s\nOurs:\n%s\n", indent(mine), indent(theirs))
	}
	fmt.Fprintln(t.out, verdict)
	if t.content(x.Path()) == ours && t.lastOf(x.Path()) != nil { // or git has put ours there
		fmt.Fprintf(t.out, "Your last other version comes back with: go run ./exercises restore -mine %s\n", x.Number())
	}
	if s, err := t.section(x); err == nil && s.seeIt != "" {
		fmt.Fprintln(t.out, s.seeIt)
	} else if x.See != "" {
		fmt.Fprintf(t.out, "See it: %s\n", x.See)
	}
	fmt.Fprintln(t.out, t.goOn(x))
	if x.Core && !slices.ContainsFunc(of(t.list, x.Chapter), func(y tasks.Task) bool { return y.Core && !t.isGreen(y) }) {
		fmt.Fprintf(t.out, "On another day: go run ./exercises exam %d ~/mychess (docs/exam.md)\n", numberOf(x.Chapter))
	}
}

func code(text, name string) string {
	lines := strings.Split(text, "\n")
	from := tasks.LineOf(text, name)
	if from == 0 {
		return ""
	}
	for i := from - 1; i < len(lines); i++ {
		if lines[i] == "}" || i == from-1 && strings.HasSuffix(lines[i], "}") {
			return strings.Join(lines[from-1:i+1], "\n")
		}
	}
	return ""
}

func indent(text string) string {
	return "  " + strings.ReplaceAll(text, "\n", "\n  ") + "\n"
}

func (t *tool) tellStory(x tasks.Task) {
	text := t.text("exercises/testdata/" + x.Chapter + "/hunt/" + x.Name + ".md")
	fmt.Fprintf(t.out, "%s\n\n", strings.TrimPrefix(strings.TrimSpace(text), "# "))
}
