// green.go tells of a task that is done: ours beside theirs, and the way on.

package tell

import (
	"slices"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/progress"
	"mateinfive/exercises/sheet"
	"mateinfive/exercises/strength"
	"mateinfive/internal/tasks"
)

// tellGreen shows the learner's version beside ours where they differ, or tells the story
// of a hunt; then the verdict, and how to go on.
func tellGreen(d *desk.Desk, x tasks.Task, rows int) {
	isOurs := d.Course.Content(x.Path()) == course.Ours
	beside := ""
	if x.Kind == tasks.Hunt {
		story := d.Course.Text("exercises/testdata/" + x.Chapter + "/hunt/" + x.Name + ".md")
		d.Say("%s\n\n", strings.TrimPrefix(strings.TrimSpace(story), "# "))
	} else {
		beside = compare(d, x, isOurs)
	}
	green := progress.Green.Paint("green")
	d.Say("%s is %s: %s%s\n", course.Title(x), green, course.CountOf(rows, "row"), beside)
	if line := strength.Of(d, x); line != "" {
		d.Say("%s\n", line)
	}
	if isOurs && d.Keeper.LastOther(x.Path()) != nil { // or git has put ours there
		d.Say("Your last other version comes back with: go run ./exercises restore -mine %s\n", x.Number())
	}
	if s, err := sheet.SectionOf(d.Course, x); err == nil && s.SeeIt != "" {
		d.Say("%s\n", s.SeeIt)
	} else if x.See != "" {
		d.Say("See it: %s\n", x.See)
	}
	d.Say("%s\n", wayOn(d, x))
	isLeft := func(y tasks.Task) bool { return y.Core && !d.IsGreen(y) }
	if x.Core && !slices.ContainsFunc(d.Course.Of(x.Chapter), isLeft) {
		d.Say("On another day: go run ./exercises exam %d ~/mychess (docs/exam.md)\n", course.NumberOf(x.Chapter))
	}
}

// compare shows the learner's function and ours. Where both are the same, or are too long to be
// shown, it returns what to say instead.
func compare(d *desk.Desk, x tasks.Task, isOurs bool) string {
	const most = 60 // lines of both are shown
	ourFile := d.Course.Archives[x.Chapter].Ours[x.Path()]
	if x.IsOwn() {
		ourFile = d.Course.Text("exercises/testdata/" + x.Chapter + "/solution/" + x.Name + ".go")
	}
	yours := tasks.CodeOf(d.Course.Text(x.Path()), x.Name)
	ours := tasks.CodeOf(ourFile, x.Name)
	isMuch := x.IsOwn() && (x.Also != "" || strings.Count(ourFile, "\nfunc ") > 1)
	switch {
	case isOurs, yours == ours && yours != "":
		return "   (word for word what we wrote)"
	case isMuch, strings.Count(yours+ours, "\n") > most:
		return "   (ours, to compare: " + sheet.OursOf(d.Course, x) + ")"
	}
	d.Say("Yours:\n%s\nOurs:\n%s\n", indent(yours), indent(ours))
	return ""
}

func indent(text string) string {
	return "  " + strings.ReplaceAll(text, "\n", "\n  ") + "\n"
}

// wayOn says how to go on after a task that is green: on the page, which most often has more
// to show, and where the next task is on another, to that.
func wayOn(d *desk.Desk, x tasks.Task) string {
	page, at := sheet.OnPage(d.Course, x)
	back := "Back to the page: " + at
	if sheet.Breaks(d.Course, x) {
		back += "   (Break it, before you type next)"
	}
	if after := d.After(x, !x.Core); after != nil {
		if next, _ := sheet.OnPage(d.Course, *after); next == page {
			return back
		}
	}
	return back + "   Then: go run ./exercises next"
}
