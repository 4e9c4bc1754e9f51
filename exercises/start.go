// start.go carries a learner's files into a later chapter.

package main

import (
	"fmt"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"

	"mateinfive/exercises/gotool"
	"mateinfive/exercises/tasks"
)

// start carries the learner's files into a chapter, and goes on there.
func (t *tool) start(args []string) error {
	if len(args) != 1 {
		return errTyped
	}
	chapter, err := t.chapter(args[0])
	if err != nil {
		return err
	}
	if err := t.enter(chapter, true); err != nil {
		return err
	}
	_, pages := t.places(chapter)
	fmt.Fprintf(t.out, "Read %s. Its first task: go run ./exercises next\n", strings.Join(pages[:min(1, len(pages))], ""))
	if here, _ := t.here(); here.Chapter == chapter {
		return nil
	}
	return t.remember(func(p *progress) { p.At = "" })
}

// A candidate is a file of the learner's, and where it could go.
type candidate struct {
	from, into string
	name       string // what the learner calls it
	text       string // as it would stand there
}

// enter carries the learner's files over, tried by the tests of the chapter first.
func (t *tool) enter(chapter string, asked bool) error {
	list := t.candidates(chapter)
	isTheirs := func(before string) bool { return before < chapter && len(t.yoursIn(before)) > 0 }
	if len(list) == 0 && asked && slices.ContainsFunc(gotool.Chapters(t.root), isTheirs) {
		fmt.Fprintf(t.out, "Nothing of yours can be carried into %s: what is green goes there, where ours is the same in both chapters.\n", chapter)
	}
	if len(list) > 0 {
		fmt.Fprintf(t.out, "Trying what you wrote by the tests of %s ...\n", chapter)
	}
	fit, err := t.fitting(chapter, list)
	if err == nil {
		err = t.remember(func(*progress) {}) // where that cannot be, nothing is changed
	}
	if err != nil {
		return err
	}
	var names []string
	for _, c := range fit {
		if _, err := t.put(c.into, "", c.text); err != nil {
			return err
		}
		if c.name != "" {
			names = append(names, c.name)
		}
	}
	if len(names) > 0 {
		fmt.Fprintf(t.out, "%s now plays with %s of yours: %s.\n\n", chapter, countOf(len(names), "function"), strings.Join(names, ", "))
	}
	if err := t.keep(chapter); err != nil {
		return err
	}
	return t.remember(func(p *progress) {
		p.Chapter = max(p.Chapter, chapter)
		if asked {
			p.Chapter = chapter
		}
		for _, c := range fit {
			p.Carried[c.into] = tasks.Sum(c.text)
		}
		for _, x := range of(t.list, chapter) { // whose tests were green
			if x.Kind == tasks.Rebuild && slices.ContainsFunc(fit, func(c candidate) bool { return c.into == x.Path() }) {
				p.Judged[key(x)] = judged{t.sum(x), green}
			}
		}
	})
}

// candidates lists what the learner has written in earlier chapters, in the order of the
// pages, and it is green: of a file in several chapters the nearest. It goes where ours
// stands still, and ours is the same in both chapters, or where an older version was
// carried. A task that is set once more gets the learner's answer to the first.
func (t *tool) candidates(chapter string) []candidate {
	var list []candidate
	var folders []string // from which something goes: new files go along
	into := func(file, from string) string { return chapter + strings.TrimPrefix(file, from) }
	isFree := func(c candidate) bool {
		isTaken := slices.ContainsFunc(list, func(o candidate) bool { return o.into == c.into })
		now := t.text(c.into)
		_, err := os.Stat(t.abs(c.into))
		isFree := err != nil || t.content(c.into) == ours && t.archives[chapter].Ours[c.into] != ""
		return !isTaken && (isFree || now != c.text && t.progress().Carried[c.into] == tasks.Sum(now))
	}
	for _, x := range slices.Backward(t.list) {
		if x.Chapter >= chapter || x.Kind == tasks.Hunt || t.content(x.Path()) != yours {
			continue
		}
		c := candidate{x.Path(), into(x.Path(), x.Chapter), x.Name, strings.ReplaceAll(t.text(x.Path()), x.Chapter, chapter)}
		theirs := t.archives[chapter].Ours[c.into]
		isSame := theirs != "" && theirs == strings.ReplaceAll(t.archives[x.Chapter].Ours[x.Path()], x.Chapter, chapter)
		comesAgain := x.Kind == tasks.Write && theirs != ""
		if !isSame && !comesAgain || !isFree(c) {
			continue
		}
		if done, err := t.isDone(x); err == nil && done {
			list = append(list, c)
			folders = append(folders, x.Dir())
		}
	}
	slices.Reverse(list)
	slices.Sort(folders)
	for _, from := range slices.Backward(slices.Compact(folders)) {
		before, _, _ := strings.Cut(from, "/")
		for _, file := range t.added(before) {
			c := candidate{file, into(file, before), "", strings.ReplaceAll(t.text(file), before, chapter)}
			switch {
			case path.Dir(file) != from:
			case isFree(c):
				list = slices.Insert(list, 0, c)
			case t.text(c.into) != c.text:
				fmt.Fprintf(t.out, "(Your own %s stays where it is: another stands in %s.)\n", file, c.into)
			}
		}
	}
	return list
}

// fitting keeps the files with which the tests of the chapter stay green: all together if
// they do, without those that do not compile there; or else each that does by itself. What
// stays out is named.
func (t *tool) fitting(chapter string, list []candidate) ([]candidate, error) {
	for len(list) > 0 {
		why, said, err := t.tryAll(chapter, list)
		if why == "" || err != nil {
			return list, err
		}
		isNamed := func(c candidate) bool { return strings.Contains(strings.ReplaceAll(said, `\`, "/"), c.into+":") }
		i := slices.IndexFunc(list, isNamed)
		if i < 0 {
			break
		}
		t.sayStays(list[i], why)
		list = slices.Delete(slices.Clone(list), i, i+1)
	}
	if len(list) == 0 {
		return nil, nil
	}
	if why, _, err := t.tryAll(chapter, nil); why != "" || err != nil {
		if err == nil {
			fmt.Fprintf(t.out, "The tests of %s are red without your files already, so none is carried over now.\n%s\nOnce they are green: go run ./exercises start %s\n", chapter, why, short(chapter))
		}
		return nil, err
	}
	var fit []candidate
	for _, c := range list {
		why, _, err := t.tryAll(chapter, append(slices.Clone(fit), c))
		if err != nil {
			return nil, err
		}
		if why == "" {
			fit = append(fit, c)
			continue
		}
		t.sayStays(c, why)
	}
	return fit, nil
}

// sayStays says why a file is not carried over.
func (t *tool) sayStays(c candidate, why string) {
	fmt.Fprintf(t.out, "Your %s stays where it is. %s\n", c.from, why)
	if strings.Contains(why, "undefined: ") {
		fmt.Fprintln(t.out, "(What it uses of yours goes along from the same file, or from one that you have added.)")
	}
}

var redeclared = regexp.MustCompile(`(\w+) redeclared in this block`)

// tryAll tries files by the tests of a chapter, and says why they do not fit, nothing if
// they do; and what the compiler said.
func (t *tool) tryAll(chapter string, list []candidate) (why, said string, err error) {
	o := t.isolated(tasks.Task{Chapter: chapter}) // what is empty there is not theirs to answer for
	for _, c := range list {
		o[t.abs(c.into)] = []byte(c.text)
	}
	// The tasks of that chapter are judged elsewhere.
	out, exit, err := t.goTool(t.ctx, t.root, o, "test", "-json", "-failfast", "-skip", "^TestTask", "-timeout", "1m", "./"+chapter+"/...")
	if err != nil || exit == 0 {
		return "", "", err
	}
	r := gotool.ReadEvents(out)
	if said = r.Broken(); said != "" {
		if m := redeclared.FindStringSubmatch(said); m != nil {
			return fmt.Sprintf("%s has a %s of its own: rename yours, then: go run ./exercises start %s", chapter, m[1], short(chapter)), said, nil
		}
		return t.explained(doesNotCompile, said), said, nil
	}
	for _, test := range r.Tests {
		if test.Action != "pass" && test.Action != "skip" && !test.HasCases {
			return fmt.Sprintf("In %s it turns %q red.", chapter, strings.ReplaceAll(test.Name, "_", " ")), "", nil
		}
	}
	return "In " + chapter + " the tests do not come to their end.", "", nil
}

// carriedOn names the chapters that have an older version of a task's file, and would take
// this one.
func (t *tool) carriedOn(x tasks.Task) (chapters []string) {
	carried := t.progress().Carried
	for _, file := range slices.Sorted(maps.Keys(carried)) {
		chapter, rest, _ := strings.Cut(file, "/")
		if rest == x.File && chapter > x.Chapter && carried[file] == tasks.Sum(t.text(file)) && t.text(file) != strings.ReplaceAll(t.text(x.Path()), x.Chapter, chapter) {
			chapters = append(chapters, chapter)
		}
	}
	return chapters
}
