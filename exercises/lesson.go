// lesson.go prints what a chapter adds to the rules.

package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"mateinfive/docs/source"
	"mateinfive/exercises/gotool"
	"mateinfive/exercises/kept"
)

// lesson prints the declarations that are new in a chapter, or other than in the
// one before: without tests, the files in the order in which the pages name them.
func (t *tool) lesson(args []string) error {
	if len(args) != 1 {
		return misuse("lesson")
	}
	chapter, err := t.chapter(args[0])
	if err != nil {
		return err
	}
	before := ""
	for _, other := range gotool.Chapters(t.root) {
		if other < chapter {
			before = other
		}
	}
	rooms, err := t.rooms(chapter)
	if err != nil {
		return err
	}
	originals, err := kept.Originals(t.root)
	if err != nil {
		return err
	}
	pages := t.pageTexts(chapter)
	for _, room := range rooms {
		older, err := rulesIn(t.abs(before+"/"+room), originals)
		if err != nil || before == "" {
			older = nil
		}
		newer, err := rulesIn(t.abs(chapter+"/"+room), originals)
		if err != nil {
			return t.kindParseError(err)
		}
		order := make(map[string]int) // of the files: where the pages first show or set something of them
		for _, d := range newer {
			at := namedAt(pages, chapter+"/"+room+" "+d.Symbol+" -->")
			if was, known := order[d.File]; !known || at < was {
				order[d.File] = at
			}
		}
		slices.SortStableFunc(newer, func(a, b source.Decl) int { return order[a.File] - order[b.File] })
		t.printLesson(chapter, before, older, newer)
	}
	return nil
}

// rooms lists the folders of a chapter that hold rules: chess first, then in
// chapter 5 how moves and games are written.
func (t *tool) rooms(chapter string) ([]string, error) {
	var rooms []string
	for _, room := range []string{"chess", "notation", "pgn", "clock", "player", "engine"} {
		switch _, err := os.Stat(t.abs(chapter + "/" + room)); {
		case err == nil:
			rooms = append(rooms, room)
		case !errors.Is(err, fs.ErrNotExist):
			return nil, err
		}
	}
	return rooms, nil
}

// rulesIn lists the declarations of a folder as the course has them, without its
// tests.
func rulesIn(dir string, originals map[string][]byte) ([]source.Decl, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	var rules []source.Decl
	for _, file := range files {
		text, isKept := originals[file]
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		if !isKept {
			if text, err = os.ReadFile(file); err != nil {
				return nil, err
			}
		}
		decls, err := source.Parse(file, text)
		if err != nil {
			return nil, err
		}
		rules = append(rules, decls...)
	}
	return rules, nil
}

// pageTexts is the text of a chapter's pages, one after the other.
func (t *tool) pageTexts(chapter string) string {
	var all strings.Builder
	for _, page := range t.pagesOf(chapter) {
		text, _ := os.ReadFile(page)
		all.Write(text)
	}
	return all.String()
}

// namedAt is where the pages first have a text; what they do not have comes last.
func namedAt(pages, text string) int {
	if at := strings.Index(pages, text); at >= 0 {
		return at
	}
	return len(pages)
}

// printLesson prints what is new or changed, file by file.
func (t *tool) printLesson(chapter, before string, older, newer []source.Decl) {
	file := ""
	for _, d := range newer {
		i := slices.IndexFunc(older, func(o source.Decl) bool { return o.Symbol == d.Symbol })
		if i >= 0 && same(strings.ReplaceAll(older[i].Text, before, chapter), d.Text) {
			continue
		}
		if d.File != file {
			file = d.File
			fmt.Fprintf(t.out, "// ---- %s ----\n\n", t.fromRoot(file))
		}
		if i >= 0 {
			fmt.Fprintf(t.out, "// (changed since %s, where it stands in %s)\n", before, filepath.Base(older[i].File))
		}
		fmt.Fprintf(t.out, "%s\n\n", strings.ReplaceAll(d.Text, "\r", ""))
	}
}
