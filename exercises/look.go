// look.go carries into a later chapter how a board looks: that file belongs to no task.

package main

import (
	"fmt"
	"slices"

	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// lookFor returns the learner's look of the nearest chapter before this one, if there is one and
// it may go there.
func (t *tool) lookFor(chapter string) (c candidate, found bool) {
	for _, before := range slices.Backward(gotool.Chapters(t.root)) {
		file := before + "/" + tasks.Look
		if before < chapter && t.content(file) == yours {
			c = t.carried(file, "", chapter)
			return c, t.archives[chapter].Ours[c.into] != "" && t.isFree(c)
		}
	}
	return c, false
}

// fitsLook tries a look, and says so if it has to stay where it is. The chapter's program has to
// compile with it, and the tests of looks have to be green. No other test is asked: what shows a
// board, above all the transcripts, is meant to show another one now, and no rule asks for a look.
func (t *tool) fitsLook(chapter string, c candidate) (bool, error) {
	o := t.isolated(tasks.Task{Chapter: chapter})
	o[t.abs(c.into)] = []byte(c.text)
	why, err := t.tryTests(chapter, o, "-run", "^TestLook", "./"+chapter, "./"+chapter+"/look")
	if why != "" {
		fmt.Fprintf(t.out, "Your %s stays where it is. %s\n", c.from, why)
	}
	return why == "" && err == nil, err
}
