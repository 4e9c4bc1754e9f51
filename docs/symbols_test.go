// symbols_test.go sees to it that the names a page speaks of are in the code.

package docs

import (
	"path"
	"regexp"
	"strings"

	"mateinfive/exercises/gotool"
)

var (
	// `Board.At`, `ParseSquare`, `Board.blocker(from, to)`, `chess.Board`;
	// a single word like `Board` or `White` may be many things.
	dotted     = regexp.MustCompile(`^(?:\(?\*)?([A-Z]\w*)\)?\.([A-Za-z]\w*)(?:\(.*\))?$`)
	qualified  = regexp.MustCompile(`^\*?([a-z]\w*)\.([A-Z]\w*(?:\.[A-Za-z]\w*)?)(?:\(.*\))?$`)
	humps      = regexp.MustCompile(`^([A-Z]+[a-z0-9]+(?:[A-Z][A-Za-z0-9]*)+)(?:\(.*\))?$`)
	called     = regexp.MustCompile(`^([A-Z]\w*)\(.*\)$`)
	identifier = regexp.MustCompile(`\b[A-Za-z]\w*\b`)
	fileEnding = regexp.MustCompile(`\.(md|go|svg|mod|sum|txt|json|pgn|tsv|yml|html)$`)
)

// checkSymbols looks up inline code that looks like a Go name: in the page's
// chapter, for reference pages in all of the repository.
func checkSymbols(b *book, p *page) (findings []finding) {
	names := b.namesFor(p)
	skip := generatedLines(p)
	for i, line := range p.prose {
		if skip[i] {
			continue
		}
		for _, m := range inlineCode.FindAllStringSubmatch(line, -1) {
			if name := symbolIn(m[1], names); name != "" && !names[name] {
				findings = append(findings, at(i,
					"`%s` is not in the code of %s; if it need not be, say so: <!-- elsewhere: %s -->\n%s", name, b.chapterOrAll(p), name, oldCode))
			}
		}
	}
	return findings
}

// symbolIn is the name to look up for a piece of inline code; empty if it does
// not look like one.
func symbolIn(code string, names map[string]bool) string {
	if fileEnding.MatchString(code) {
		return ""
	}
	if m := qualified.FindStringSubmatch(code); m != nil && names[m[1]+"."] {
		return m[1] + "." + m[2]
	}
	if m := dotted.FindStringSubmatch(code); m != nil {
		return m[1] + "." + m[2]
	}
	if m := humps.FindStringSubmatch(code); m != nil {
		return m[1]
	}
	if m := called.FindStringSubmatch(code); m != nil {
		return m[1]
	}
	return ""
}

// namesFor collects what a page may speak of: declarations, with and without
// their type's or package's name before them, and what the page itself shows.
func (b *book) namesFor(p *page) map[string]bool {
	names := make(map[string]bool)
	chapters := gotool.Chapters(b.root)
	if own := b.chapterOf(p); own != "" {
		chapters = []string{own}
	}
	for _, dir := range []string{"exercises/check", "docs/source", "exercises/gotool", "exercises/kept", "exercises/tasks", "docs/picture", "internal/console", "internal/guard", "internal/referee", "internal/safefile", "exercises", "docs"} {
		b.addPackage(names, path.Base(dir), dir)
	}
	for _, chapter := range chapters {
		b.addChapter(names, chapter)
	}
	for _, d := range p.named("elsewhere") {
		for _, name := range strings.Fields(d.arg) {
			names[name] = true
		}
	}
	for _, f := range p.fences {
		if f.lang == "go" {
			for _, name := range identifier.FindAllString(strings.Join(f.body, "\n"), -1) {
				names[name] = true
			}
		}
	}
	return names
}

// addChapter adds a chapter's packages, and what its exercises ask for, from
// the stubs and the solutions: the learner's own file may say anything.
func (b *book) addChapter(names map[string]bool, chapter string) {
	for _, dir := range b.packagesOf(chapter) {
		b.addPackage(names, path.Base(dir), dir)
	}
	b.addPackage(names, "exercises", "exercises/testdata/"+chapter)
	b.addPackage(names, "exercises", "exercises/testdata/"+chapter+"/solution")
}

// addPackage adds declarations under every name by which one speaks of them.
func (b *book) addPackage(names map[string]bool, pkg, dir string) {
	decls, err := b.declsIn(dir)
	if err != nil {
		return // not there, or not Go: its own tests say so
	}
	names[pkg+"."] = true
	for _, d := range decls {
		for _, list := range [][]string{d.Names, d.Members} {
			for _, name := range list {
				names[name] = true
				names[pkg+"."+name] = true
				names[name[strings.LastIndexByte(name, '.')+1:]] = true
			}
		}
	}
}

// generatedLines are the lines that -update writes: they may name what is gone.
func generatedLines(p *page) map[int]bool {
	lines := make(map[int]bool)
	for _, d := range p.directives {
		if d.name != "changed" && d.name != "cases" && d.name != "tasks" {
			continue
		}
		if from, to, ok := p.region(d); ok {
			for i := from; i < to; i++ {
				lines[i] = true
			}
		}
	}
	return lines
}

// chapterOrAll says where a page's names were looked for.
func (b *book) chapterOrAll(p *page) string {
	if chapter := b.chapterOf(p); chapter != "" {
		return chapter
	}
	return "any chapter"
}
