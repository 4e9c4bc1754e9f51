// sheet.go reads the sheets: what they say about a task, and the hints.

package main

import (
	"fmt"
	"html"
	"os"
	"regexp"
	"strings"

	"mateinfive/exercises/tasks"
)

// A section is what a sheet says about one task.
type section struct {
	hints []hint
	seeIt string // its paragraph "See it: ...": how to play with the answer
}

// A hint is a question that the learner may have, and its answer.
type hint struct{ question, answer string }

// sheetPath returns the path of a chapter's sheet from the root.
func sheetPath(chapter string) string { return "exercises/" + chapter + ".md" }

// section reads what the sheet says about a task, below its heading: `## 2.7 Mobility`.
func (t *tool) section(x tasks.Task) (section, error) {
	text, err := os.ReadFile(t.abs(sheetPath(x.Chapter)))
	if err != nil {
		return section{}, fmt.Errorf("the sheet of %s cannot be read: %w", x.Chapter, err)
	}
	_, below, found := strings.Cut(tasks.Plain(text), "\n## "+title(x)+"\n")
	if !found {
		return section{}, fmt.Errorf("%s has no heading for task %s", sheetPath(x.Chapter), title(x))
	}
	below, _, _ = strings.Cut(below, "\n## ")
	_, hints, _ := strings.Cut(below, "\n### Hints\n")
	hints, _, _ = strings.Cut(hints, "\n### ")
	s := section{seeIt: strings.TrimSpace(seeIt.FindString(below))}
	for _, m := range details.FindAllStringSubmatch(hints, -1) {
		s.hints = append(s.hints, hint{
			question: strings.Join(strings.Fields(untag(m[1])), " "),
			answer:   strings.TrimSpace(link.ReplaceAllString(untag(comment.ReplaceAllString(m[2], "")), "$1")),
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

// untag takes the few HTML tags out that a sheet uses.
func untag(text string) string { return html.UnescapeString(tag.ReplaceAllString(text, "")) }
