// start.go carries a learner's files into a later chapter.

package main

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

func (t *tool) start(args []string) error {
	if len(args) != 1 {
		return misuse("start")
	}
	chapter, err := t.chapter(args[0])
	if err != nil {
		return err
	}
	if err := t.enter(chapter, true); err != nil {
		return err
	}
	fmt.Fprintf(t.out, "Read docs/%s.md. Its first task: go run ./exercises next\n", chapter)
	if here, _ := t.here(); here.Chapter == chapter {
		return nil
	}
	return t.remember(func(p *progress) { p.At = "" })
}

type candidate struct {
	from, into string
	name       string // what the learner calls it
	text       string // as it would stand there
}

func (t *tool) enter(chapter string, asked bool) error {
	list := t.candidates(chapter)
	look, hasLook := t.lookFor(chapter)
	switch {
	case len(list) > 0:
		fmt.Fprintf(t.out, "Trying what you wrote by the tests of %s ...\n", chapter)
	case asked && !hasLook:
		fmt.Fprintf(t.out, "Nothing of yours can be carried into %s: what is green goes there, where ours is the same in both chapters.\n", chapter)
	}
	fit, err := t.fitting(chapter, list)
	if err == nil && hasLook {
		if hasLook, err = t.fitsLook(chapter, look); hasLook {
			fit = append(fit, look)
		}
	}
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
	if hasLook {
		fmt.Fprintf(t.out, "The boards of %s now look as in your %s.\n\n", chapter, look.from)
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
				p.Judged[key(x)] = judged{Sum: t.sum(x), Status: green}
			}
		}
	})
}

// isFree reports whether ours stands still where a file would go, or an older one that was carried.
func (t *tool) isFree(c candidate) bool {
	chapter, _, _ := strings.Cut(c.into, "/")
	if _, err := os.Stat(t.abs(c.into)); err != nil {
		return true
	}
	now := t.text(c.into)
	return now == t.archives[chapter].Ours[c.into] || now != c.text && t.progress().Carried[c.into] == tasks.Sum(now)
}

// carried is a file of the learner's as it would stand in a later chapter.
func (t *tool) carried(file, name, chapter string) candidate {
	from, rest, _ := strings.Cut(file, "/")
	return candidate{file, chapter + "/" + rest, name, strings.ReplaceAll(t.text(file), from, chapter)}
}

// candidates lists what the learner has written in earlier chapters, in the order of the
// pages, and it is green: of a file in several chapters the nearest. It goes where ours is
// the same in both chapters, and new files beside it go along. A task that is set once more
// gets the learner's answer to the first.
func (t *tool) candidates(chapter string) []candidate {
	var list, along []candidate
	add := func(to *[]candidate, c candidate) {
		if t.isFree(c) && !slices.ContainsFunc(*to, func(o candidate) bool { return o.into == c.into }) {
			*to = append(*to, c)
		}
	}
	for _, x := range slices.Backward(t.list) {
		if x.Chapter >= chapter || x.Kind == tasks.Hunt || t.content(x.Path()) != yours || t.isInHunt(x) {
			continue
		}
		c := t.carried(x.Path(), x.Name, chapter)
		theirs := t.archives[chapter].Ours[c.into]
		isSame := theirs == strings.ReplaceAll(t.archives[x.Chapter].Ours[x.Path()], x.Chapter, chapter)
		if theirs == "" || !isSame && x.Kind != tasks.Write || !t.isFree(c) {
			continue
		}
		before := len(list)
		if done, err := t.isDone(x); err == nil && done {
			add(&list, c)
		}
		if len(list) > before {
			for _, file := range t.addedBeside(x) {
				add(&along, t.carried(file, "", chapter))
			}
		}
	}
	slices.Reverse(list)
	return append(along, list...)
}

// fitting keeps the files with which the tests of the chapter stay green: all together if they do,
// or else each that does with those before it. What stays out is named.
func (t *tool) fitting(chapter string, list []candidate) (fit []candidate, err error) {
	if len(list) == 0 {
		return nil, nil
	}
	if why, err := t.tryAll(chapter, list); why == "" || err != nil {
		return list, err
	}
	for _, c := range list {
		why, err := t.tryAll(chapter, append(slices.Clone(fit), c))
		switch {
		case err != nil:
			return nil, err
		case why == "":
			fit = append(fit, c)
		default:
			fmt.Fprintf(t.out, "Your %s stays where it is. %s\n", c.from, why)
		}
	}
	return fit, nil
}

// tryAll tries files by the tests of a chapter, and says why they do not fit, or nothing.
func (t *tool) tryAll(chapter string, list []candidate) (why string, err error) {
	o := t.isolated(tasks.Task{Chapter: chapter}) // what is empty there is not theirs to answer for
	for _, c := range list {
		o[t.abs(c.into)] = []byte(c.text)
	}
	if look := chapter + "/" + tasks.Look; t.content(look) == yours { // the transcripts show ours
		o[t.abs(look)] = []byte(t.archives[chapter].Ours[look])
	}
	return t.tryTests(chapter, o, "-skip", "^TestTask", "./"+chapter+"/...") // those are judged elsewhere
}

// tryTests runs tests of a chapter, and says why they are not green, or nothing.
func (t *tool) tryTests(chapter string, o gotool.Overlay, which ...string) (why string, err error) {
	args := append([]string{"test", "-json", "-failfast", "-timeout", "1m"}, which...)
	out, exit, err := t.goTool(t.ctx, t.root, o, args...)
	if err != nil || exit == 0 {
		return "", err
	}
	r := gotool.ReadEvents(out)
	if said := r.Broken(); said != "" {
		return t.explained("There it does not compile:", said), nil
	}
	for _, test := range r.Tests {
		if test.Action != "pass" && test.Action != "skip" && !test.HasCases {
			return fmt.Sprintf("In %s it turns %q red.", chapter, strings.ReplaceAll(test.Name, "_", " ")), nil
		}
	}
	return "In " + chapter + " the tests do not come to their end.", nil
}
