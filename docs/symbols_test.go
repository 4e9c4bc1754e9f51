// symbols_test.go sees to it that the names a page speaks of are in the code.

package docs

import (
	"cmp"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/gotool"
)

var (
	// `Board.At`, `ParseSquare`, `Board.blocker(from, to)`, `chess.Board`;
	// a single word like `Board` or `White` may be many things.
	dotted     = regexp.MustCompile(`^(?:\(?\*)?([A-Z]\w*)\)?(\.[A-Za-z]\w*)(?:\(.*\))?$`)
	qualified  = regexp.MustCompile(`^\*?([a-z]\w*)(\.[A-Z]\w*(?:\.[A-Za-z]\w*)?)(?:\(.*\))?$`)
	single     = regexp.MustCompile(`^(?:([A-Z]+[a-z0-9]+(?:[A-Z][A-Za-z0-9]*)+)(?:\(.*\))?|([A-Z]\w*)\(.*\))$`)
	identifier = regexp.MustCompile(`\b[A-Za-z]\w*\b`)
	fileEnding = regexp.MustCompile(`\.(md|go|svg|mod|sum|txt|json|pgn|tsv|yml|html)$`)
)

// checkSymbols looks up inline code that looks like a Go name: in the page's
// chapter, for reference pages in all of the repository.
func checkSymbols(b *book, p *page) (findings []finding) {
	names := b.namesFor(p)
	written := p.written()
	for i, line := range p.prose {
		for _, m := range inlineCode.FindAllStringSubmatch(line, -1) {
			if name := symbolIn(m[1], names); name != "" && !names[name] && !written[i] {
				findings = append(findings, ofCode(at(i, "`%s` is not in the code of %s", name, cmp.Or(b.chapterOf(p), "any chapter"))))
			}
		}
	}
	return findings
}

// symbolIn is the name to look up for a piece of inline code; empty if it does
// not look like one, or if it is of a package that is not ours.
func symbolIn(code string, names map[string]bool) string {
	if fileEnding.MatchString(code) {
		return ""
	}
	for _, form := range []*regexp.Regexp{qualified, dotted, single} {
		if m := form.FindStringSubmatch(code); m != nil && (form != qualified || names[m[1]+"."]) {
			return m[1] + m[2]
		}
	}
	return ""
}

// namesFor collects what a page may speak of: declarations, with and without
// their type's or package's name before them, and what the page itself shows.
func (b *book) namesFor(p *page) map[string]bool {
	names := maps.Clone(b.namesBeside(b.chapterOf(p)))
	for _, f := range p.fences {
		if f.lang == "go" {
			for _, name := range identifier.FindAllString(strings.Join(f.body, "\n"), -1) {
				names[name] = true
			}
		}
	}
	return names
}

// namesBeside collects what any page of a chapter may speak of: its code, and that of the
// house. Without a chapter it is the code of all.
func (b *book) namesBeside(chapter string) map[string]bool {
	names, _ := b.names.do("beside "+chapter, func() (map[string]bool, error) {
		names := make(map[string]bool)
		for _, file := range b.glob("docs/*.go", "docs/*/*.go", "exercises/*.go", "exercises/*/*.go", "internal/*/*.go") {
			b.addPackage(names, path.Base(path.Dir(file)), path.Dir(file))
		}
		chapters := gotool.Chapters(b.root)
		if chapter != "" {
			chapters = []string{chapter}
		}
		for _, chapter := range chapters {
			b.addChapter(names, chapter)
		}
		return names, nil
	})
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
	if err != nil || names[dir] {
		return // not Go: its own tests say so
	}
	names[pkg+"."], names[dir] = true, true
	for _, d := range decls {
		for _, name := range slices.Concat(d.Names, d.Members) {
			names[name] = true
			names[pkg+"."+name] = true
			names[name[strings.LastIndexByte(name, '.')+1:]] = true
		}
	}
}

// written are the lines that -update writes: they may name what is gone.
func (p *page) written() map[int]bool {
	lines := make(map[int]bool)
	for _, d := range append(p.named("changed"), p.named("cases")...) {
		from, to, _ := p.region(d)
		for i := from; i < to; i++ {
			lines[i] = true
		}
	}
	return lines
}
