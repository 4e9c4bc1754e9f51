// sheet.go reads the sheets: headings, hints, solution notes.

package main

import (
	"fmt"
	"html"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// A section is what a sheet says about one task.
type section struct {
	title    string // "2.7 Mobility"
	task     string // down to the first heading within
	hints    []hint
	solution string // the note below "### Solution"
	seeIt    string // its paragraph "See it: ...": how to play with the answer
}

// A hint is a question that the learner may have, and its answer.
type hint struct{ question, answer string }

// sheetPath returns the path of a chapter's sheet from the root.
func sheetPath(chapter string) string { return "exercises/" + chapter + ".md" }

// readSheet reads a chapter's sheet: its sections by the names of the tasks.
func readSheet(root, chapter string) (map[string]section, error) {
	text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(sheetPath(chapter))))
	if err != nil {
		return nil, fmt.Errorf("the sheet of %s cannot be read: %w", chapter, err)
	}
	return parseSheet(strings.ReplaceAll(string(text), "\r\n", "\n")), nil
}

var taskHeading = regexp.MustCompile(`^\d+\.\d+\s+(\S+)`)

// parseSheet splits a sheet at its headings `## 2.7 Mobility`, and each of
// these sections at its headings `### Hints` and `### Solution`.
func parseSheet(text string) map[string]section {
	sections := make(map[string]section)
	for _, part := range splitAt("## ", text) {
		m := taskHeading.FindStringSubmatch(strings.ReplaceAll(part.heading, "`", ""))
		if m == nil {
			continue
		}
		s := section{title: part.heading}
		for _, below := range splitAt("### ", part.body) {
			switch {
			case below.heading == "":
				s.task = below.body
			case strings.HasPrefix(below.heading, "Hint"):
				s.hints = parseHints(below.body)
			case strings.HasPrefix(below.heading, "Solution"):
				s.solution = strings.TrimSpace(dropDirectives(unfold(shown.ReplaceAllString(below.body, ""))))
			}
		}
		s.seeIt = strings.TrimSpace(seeIt.FindString(part.body))
		sections[m[1]] = s
	}
	return sections
}

// A part is a heading and what comes below it.
type part struct{ heading, body string }

// splitAt splits a page at the headings of one level; a line in a code fence
// is no heading. The first part is what comes before them all.
func splitAt(level, text string) []part {
	parts := []part{{}}
	fence := false
	for _, line := range strings.SplitAfter(text, "\n") {
		if strings.HasPrefix(strings.TrimSpace(line), "```") {
			fence = !fence
		}
		if heading, ok := strings.CutPrefix(line, level); ok && !fence {
			parts = append(parts, part{heading: strings.TrimSpace(heading)})
			continue
		}
		parts[len(parts)-1].body += line
	}
	return parts
}

var (
	details   = regexp.MustCompile(`(?s)<details>\s*<summary>(.*?)</summary>(.*?)</details>`)
	directive = regexp.MustCompile(`(?m)^<!--.*?-->\n?`)
	shown     = regexp.MustCompile("(?s)<!-- code: [^\n]*-->\n```go\n.*?\n```\n") // a declaration of the solution
	seeIt     = regexp.MustCompile(`(?m)^See it: .*(\n.+)*`)
	tag       = regexp.MustCompile(`</?(b|i|em|strong|code|details|summary|p|br)\s*/?>`)
)

// parseHints reads <details><summary>question</summary>answer</details>.
func parseHints(text string) []hint {
	var hints []hint
	for _, m := range details.FindAllStringSubmatch(text, -1) {
		hints = append(hints, hint{
			question: strings.Join(strings.Fields(untag(m[1])), " "),
			answer:   strings.TrimSpace(dropDirectives(untag(m[2]))),
		})
	}
	return hints
}

// unfold shows what is folded.
func unfold(text string) string {
	text = regexp.MustCompile(`(?s)<summary>.*?</summary>`).ReplaceAllString(text, "")
	return untag(text)
}

// untag takes the few HTML tags out that a sheet uses.
func untag(text string) string { return html.UnescapeString(tag.ReplaceAllString(text, "")) }

// dropDirectives takes out the comments by which the pages are tested.
func dropDirectives(text string) string { return directive.ReplaceAllString(text, "") }
