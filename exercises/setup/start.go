// start.go carries a learner's files into a later chapter.

package setup

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/judge"
	"mateinfive/exercises/progress"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// Start carries what the learner wrote into a chapter, and goes there.
func Start(d *desk.Desk, args []string) error {
	if len(args) != 1 {
		return desk.Misuse("start")
	}
	chapter, err := d.Course.Chapter(args[0])
	if err != nil {
		return err
	}
	if err := enter(d, chapter, true); err != nil {
		return err
	}
	d.Say("Read docs/%s.md. Its first task: go run ./exercises next\n", chapter)
	if here, _ := d.Here(); here.Chapter == chapter {
		return nil
	}
	return d.Progress.Remember(func(p *progress.Progress) { p.At = "" })
}

// A candidate is a file that may be carried.
type candidate struct {
	from, into string
	name       string // what the learner calls it
	text       string // as it would stand there
}

// enter carries what can be carried into a chapter; asked, it says so if there is nothing.
func enter(d *desk.Desk, chapter string, asked bool) error {
	list := candidates(d, chapter)
	looks := looksFor(d, chapter)
	switch {
	case len(list) > 0:
		d.Say("Trying what you wrote by the tests of %s ...\n", chapter)
	case asked && len(looks) == 0 && isFirst(d, chapter):
		d.Say("%s is ready for you: what the chapters before it write is all there, in our version.\n", chapter)
	case asked && len(looks) == 0:
		d.Say("Nothing of yours can be carried into %s: "+
			"what is green goes there, where ours is the same in both chapters.\n", chapter)
	}
	fit, err := fitting(d, chapter, list, tryAll)
	if err != nil {
		return err
	}
	looks, err = fitting(d, chapter, looks, tryLooks)
	if err != nil {
		return err
	}
	fit = append(fit, looks...)
	// Where nothing can be remembered, nothing is changed.
	if err := d.Progress.Remember(func(*progress.Progress) {}); err != nil {
		return err
	}
	names, err := putAll(d, fit)
	if err != nil {
		return err
	}
	if len(names) > 0 {
		d.Say("%s now plays with %s of yours: %s.\n\n",
			chapter, course.CountOf(len(names), "function"), strings.Join(names, ", "))
	}
	if len(looks) > 0 {
		d.Say("The boards of %s now look as in your %s.\n\n", chapter, sources(looks))
	}
	if err := d.Keeper.Keep(chapter); err != nil {
		return err
	}
	return noteCarried(d, chapter, fit, asked)
}

// isFirst reports whether the learner has written nothing in the chapters before this one.
func isFirst(d *desk.Desk, chapter string) bool {
	return !slices.ContainsFunc(d.Course.Chapters(), func(before string) bool {
		return before < chapter && len(d.Course.YoursIn(before))+len(d.Course.Added(before)) > 0
	})
}

// putAll puts files where they go, and returns the names of the functions in them.
func putAll(d *desk.Desk, fit []candidate) (names []string, err error) {
	for _, c := range fit {
		if _, err := d.Keeper.Put(c.into, "", c.text); err != nil {
			return nil, err
		}
		if c.name != "" {
			names = append(names, c.name)
		}
	}
	return names, nil
}

// noteCarried remembers that the learner has come into a chapter with these files. A task whose
// function came along is green there: its tests were.
func noteCarried(d *desk.Desk, chapter string, fit []candidate, asked bool) error {
	return d.Progress.Remember(func(p *progress.Progress) {
		p.Chapter = max(p.Chapter, chapter)
		if asked {
			p.Chapter = chapter
		}
		for _, c := range fit {
			p.Carried[c.into] = tasks.Sum(c.text)
		}
		for _, x := range d.Course.Of(chapter) {
			isCarried := slices.ContainsFunc(fit, func(c candidate) bool { return c.into == x.Path() })
			if x.Kind == tasks.Rebuild && isCarried {
				p.Judged[course.Key(x)] = progress.Judged{Sum: d.Sum(x), Status: progress.Green}
			}
		}
	})
}

// isFree reports whether ours stands still where a file would go, or an older one that was carried.
func isFree(d *desk.Desk, c candidate) bool {
	chapter, _, _ := strings.Cut(c.into, "/")
	if _, err := os.Stat(d.Course.Abs(c.into)); err != nil {
		return true
	}
	now := d.Course.Text(c.into)
	isOlder := now != c.text && d.Progress.Carried[c.into] == tasks.Sum(now)
	return now == d.Course.Archives[chapter].Ours[c.into] || isOlder
}

// carried is a file of the learner's as it would stand in a later chapter.
func carried(d *desk.Desk, file, name, chapter string) candidate {
	from, rest, _ := strings.Cut(file, "/")
	return candidate{
		from: file,
		into: chapter + "/" + rest,
		name: name,
		text: strings.ReplaceAll(d.Course.Text(file), from, chapter),
	}
}

// candidates lists what the learner has written in earlier chapters, in the order of the
// pages, and it is green: of a file in several chapters the nearest. It goes where ours is
// the same in both chapters, and new files beside it go along. A task that is set once more
// gets the learner's answer to the first, and with it come those that it calls.
func candidates(d *desk.Desk, chapter string) []candidate {
	var list, along []candidate
	add := func(to *[]candidate, c candidate) {
		if isFree(d, c) && !slices.ContainsFunc(*to, func(o candidate) bool { return o.into == c.into }) {
			*to = append(*to, c)
		}
	}
	for _, x := range slices.Backward(d.Course.Tasks) {
		isTheirs := d.Course.Content(x.Path()) == course.Yours && !d.IsInHunt(x)
		if x.Chapter >= chapter || x.Kind == tasks.Hunt || isLook(x.File) || !isTheirs {
			continue
		}
		c := carried(d, x.Path(), x.Name, chapter)
		theirs := d.Course.Archives[chapter].Ours[c.into]
		isSame := theirs == strings.ReplaceAll(d.Course.Archives[x.Chapter].Ours[x.Path()], x.Chapter, chapter)
		if theirs == "" || !isSame && x.Kind != tasks.Write || !isFree(d, c) {
			continue
		}
		before := len(list)
		if done, err := judge.IsDone(d, x); err == nil && done {
			add(&list, c)
		}
		if len(list) > before {
			for _, file := range d.Course.AddedBeside(x) {
				add(&along, carried(d, file, "", chapter))
			}
			for _, y := range calledBy(d, x, chapter) {
				add(&along, carried(d, y.Path(), y.Name, chapter))
			}
		}
	}
	slices.Reverse(list)
	return append(along, list...)
}

// calledBy lists the other tasks in files of the learner's own that the file of a task calls, and
// that are not set in the chapter to which it goes.
func calledBy(d *desk.Desk, x tasks.Task, chapter string) (list []tasks.Task) {
	text := d.Course.Text(x.Path())
	for _, y := range d.Course.Of(x.Chapter) {
		isThere := d.Course.Archives[chapter].Ours[chapter+"/"+y.File] != ""
		isWritten := y.Kind == tasks.Write && y.Dir() == x.Dir() && d.Course.Content(y.Path()) == course.Yours
		if isWritten && !isThere && y.Name != x.Name && strings.Contains(text, y.Name+"(") {
			list = append(list, y)
		}
	}
	return list
}

// A trial tries files in a chapter, and says why they do not fit, or nothing.
type trial func(d *desk.Desk, chapter string, list []candidate) (why string, err error)

// fitting keeps the files that fit: all together if they do, or else each that does with those
// before it. What stays out is named.
func fitting(d *desk.Desk, chapter string, list []candidate, try trial) (fit []candidate, err error) {
	if len(list) == 0 {
		return nil, nil
	}
	if why, err := try(d, chapter, list); why == "" || err != nil {
		return list, err
	}
	for _, c := range list {
		why, err := try(d, chapter, append(slices.Clone(fit), c))
		switch {
		case err != nil:
			return nil, err
		case why == "":
			fit = append(fit, c)
		default:
			d.Say("Your %s stays where it is. %s\n", c.from, why)
		}
	}
	return fit, nil
}

// tryAll tries files by all tests of a chapter.
func tryAll(d *desk.Desk, chapter string, list []candidate) (why string, err error) {
	// What is empty there is not theirs to answer for.
	o := judge.Isolated(d.Learner, tasks.Task{Chapter: chapter})
	for _, c := range list {
		o[d.Course.Abs(c.into)] = []byte(c.text)
	}
	for _, look := range looksOf(d, chapter) {
		if d.Course.Content(look) == course.Yours { // the transcripts show ours
			o[d.Course.Abs(look)] = []byte(d.Course.Archives[chapter].Ours[look])
		}
	}
	// The tests of the learner's own tasks are judged elsewhere.
	return tryTests(d, chapter, o, "-skip", "^TestTask", "./"+chapter+"/...")
}

// tryTests runs tests of a chapter, and says why they are not green, or nothing.
func tryTests(d *desk.Desk, chapter string, o gotool.Overlay, which ...string) (why string, err error) {
	args := append([]string{"test", "-json", "-failfast", "-timeout", "5m"}, which...)
	out, exit, err := d.Go(d.Ctx, d.Course.Root, o, args...)
	if err != nil || exit == 0 {
		return "", err
	}
	r := gotool.ReadEvents(out)
	if said := r.Broken(); said != "" {
		return judge.Explained(d.Course, "There it does not compile:", said), nil
	}
	for _, test := range r.Tests {
		if test.Action != "pass" && test.Action != "skip" && !test.HasCases {
			return fmt.Sprintf("In %s it turns %q red.", chapter, strings.ReplaceAll(test.Name, "_", " ")), nil
		}
	}
	return "In " + chapter + " the tests do not come to their end.", nil
}
