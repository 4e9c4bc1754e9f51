// sheet.go reads the sheets: what they say about a task.

// Package sheet finds where a task is told: on a page of the book, and on the sheet of its
// chapter, whose hints open one by one.
package sheet

import (
	"fmt"
	"html"
	"os"
	"regexp"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/internal/tasks"
)

// A Section is what a sheet says about a task.
type Section struct {
	Hints []Clue
	SeeIt string // its paragraph "See it: ...": how to play with the answer
}

// A Clue is one hint: the learner's question, and what it is answered.
type Clue struct{ Question, Answer string }

// Path is where the sheet of a chapter lies, from the root.
func Path(chapter string) string { return "exercises/" + chapter + ".md" }

// SectionOf reads what the sheet says about a task.
func SectionOf(c *course.Course, x tasks.Task) (Section, error) {
	text, err := os.ReadFile(c.Abs(Path(x.Chapter)))
	if err != nil {
		return Section{}, fmt.Errorf("the sheet of %s cannot be read: %w", x.Chapter, err)
	}
	_, below, found := strings.Cut(tasks.Plain(text), "\n## "+course.Title(x)+"\n")
	if !found {
		return Section{}, fmt.Errorf("%s has no heading for task %s", Path(x.Chapter), course.Title(x))
	}
	below, _, _ = strings.Cut(below, "\n## ")
	_, hints, _ := strings.Cut(below, "\n### Hints\n")
	hints, _, _ = strings.Cut(hints, "\n### ")
	s := Section{SeeIt: strings.TrimSpace(seeIt.FindString(below))}
	for _, m := range details.FindAllStringSubmatch(hints, -1) {
		question, answer := untag(m[1]), untag(comment.ReplaceAllString(m[2], ""))
		s.Hints = append(s.Hints, Clue{
			Question: strings.Join(strings.Fields(question), " "),
			Answer:   strings.TrimSpace(link.ReplaceAllString(answer, "$1")),
		})
	}
	return s, nil
}

var (
	details = regexp.MustCompile(`(?s)<details>\s*<summary>(.*?)</summary>(.*?)</details>`)
	comment = regexp.MustCompile(`(?m)^<!--.*?-->\n?`) // by which the pages are tested
	seeIt   = regexp.MustCompile(`(?m)^See it: .*(\n.+)*`)
	link    = regexp.MustCompile(`\[([^\]]+)\]\([^)\s]+\)`) // of which a terminal shows the text alone
	tag     = regexp.MustCompile(`</?(b|i|em|strong|code|p|br)\s*/?>`)
)

func untag(text string) string { return html.UnescapeString(tag.ReplaceAllString(text, "")) }
