// sheet.go reads the sheets: what they say about a task, and the hints, which it opens one by one.

package main

import (
	"fmt"
	"html"
	"os"
	"regexp"
	"strings"

	"mateinfive/internal/tasks"
)

type section struct {
	hints []hint
	seeIt string // its paragraph "See it: ...": how to play with the answer
}

type hint struct{ question, answer string }

func sheetPath(chapter string) string { return "exercises/" + chapter + ".md" }

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

func untag(text string) string { return html.UnescapeString(tag.ReplaceAllString(text, "")) }

func (t *tool) hint(args []string) error {
	x, err := t.task(args)
	if err != nil {
		return err
	}
	s, err := t.section(x)
	if err != nil {
		return err
	}
	all := len(s.hints)
	n := min(t.progress().Hints[key(x)]+1, all)
	if all == 0 {
		return fmt.Errorf("%s has no hints for task %s", sheetPath(x.Chapter), title(x))
	}
	h := s.hints[n-1]
	fmt.Fprintf(t.out, "%s, hint %d of %d: %s\n\n%s\n\n", title(x), n, all, h.question, h.answer)
	if n < all {
		fmt.Fprintf(t.out, "Still stuck: go run ./exercises hint %s\n", x.Number())
	} else {
		fmt.Fprintf(t.out, "That was the last one. All of them: %s\nOur answer: %s\n", sheetPath(x.Chapter), t.oursOf(x))
	}
	return t.remember(func(p *progress) { p.Hints[key(x)] = n })
}

// oursOf says where our answer to a task is to be read.
func (t *tool) oursOf(x tasks.Task) string {
	if x.IsOwn() {
		return fmt.Sprintf("%s, %q, below \"Solution\"", sheetPath(x.Chapter), title(x))
	}
	if x.Kind == tasks.Hunt {
		return fmt.Sprintf("exercises/testdata/%s/hunt/%s.md", x.Chapter, x.Name)
	}
	page, _ := t.onPage(x)
	return page + ", at its end"
}
