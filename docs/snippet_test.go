// snippet_test.go holds the Go blocks of a page against the code.

package docs

import (
	"bytes"
	"fmt"
	"go/format"
	"slices"
	"strings"
	"unicode/utf8"
)

// leftOut is the line in a block that stands for lines of the code.
const leftOut = "// ..."

// widest is how many columns of a line of code a reader sees without moving the page
// sideways. A tab is four of them.
const widest = 96

// checkSnippets sees to it that every Go block is a declaration, or says of
// itself that it is none.
func checkSnippets(b *book, p *page) (findings []finding) {
	for _, f := range p.fences {
		if f.lang != "go" {
			continue
		}
		findings = append(findings, checkWidth(f)...)
		var wrong []finding
		if d, ok := f.directive("code"); ok {
			wrong = checkCode(b, f, d)
		} else if d, ok := f.directive("worked"); ok {
			wrong = append(checkSketch(f), checkWorked(b, p, f, d)...)
		} else if _, ok := f.directive("sketch"); ok {
			wrong = checkSketch(f)
		} else {
			wrong = []finding{at(f.line(),
				"a Go block needs a source above it: <!-- code: DIR SYMBOL -->, or <!-- sketch: what it is --> if it is not in the code")}
		}
		if wrong == nil { // else its fix indents it, too
			wrong = checkIndent(p, f)
		}
		findings = append(findings, wrong...)
	}
	return findings
}

// checkWidth sees to it that the lines of a block can be read to their end, where a
// table says why.
func checkWidth(f fence) (findings []finding) {
	where := "the sketch"
	if d, ok := f.directive("code"); ok {
		where, _, _ = d.declarations()
	}
	for i, line := range f.body {
		if columns(line) > widest {
			findings = append(findings, tooWide(f, fmt.Sprintf("line %d of the page", f.first+i+2), line, where))
		}
	}
	return findings
}

// checkIndent sees to it that a block is as narrow on a code host as it is here.
func checkIndent(p *page, f fence) []finding {
	body := p.lines[f.first+1 : f.last]
	if !slices.ContainsFunc(body, func(line string) bool { return strings.HasPrefix(line, "\t") }) {
		return nil
	}
	problem := at(f.line(), "on a page Go is indented by four spaces and not by a tab, which a code host shows as wide as eight")
	problem.fix = &fix{from: f.first + 1, to: f.last, lines: spaced(body)}
	return []finding{problem}
}

// tooWide says what to do about a line that is, or will be, in a block.
func tooWide(f fence, which, line, where string) finding {
	return at(f.line(), "%s is %d columns wide, and a reader sees %d of them:\n  %s\n"+
		"In %s, give the row of a table one line more, or a part of the expression a name.",
		which, columns(line), widest, strings.TrimSpace(line), where)
}

// columns is how wide a line is.
func columns(line string) int {
	code := strings.TrimLeft(line, "\t")
	return 4*(len(line)-len(code)) + utf8.RuneCountInString(code)
}

// declarations takes apart what a code directive says: DIR SYMBOL, SYMBOL; no comment.
func (d directive) declarations() (dir string, symbols []string, noComment bool) {
	arg, noComment := strings.CutSuffix(d.arg, "; no comment")
	dir, list, _ := strings.Cut(strings.TrimSpace(arg), " ")
	for _, symbol := range strings.Split(list, ",") {
		symbols = append(symbols, strings.TrimSpace(symbol))
	}
	return dir, symbols, noComment
}

// checkCode compares a block with the declarations it names.
func checkCode(b *book, f fence, d directive) []finding {
	dir, symbols, noComment := d.declarations()
	var texts, places []string
	for _, symbol := range symbols {
		decl, err := b.find(dir, symbol)
		if err != nil {
			return []finding{ofCode(at(f.line(), "%v", err))}
		}
		text := decl.Text
		if noComment {
			text = withoutDoc(text)
		}
		texts = append(texts, text)
		places = append(places, b.place(decl))
	}
	code := strings.Split(strings.Join(texts, "\n\n"), "\n")
	if matches(f.body, code, leftOut) {
		return nil
	}
	want, ok := bring(f.body, code, leftOut)
	isWhole := !slices.ContainsFunc(f.body, func(line string) bool { return strings.TrimSpace(line) == leftOut })
	if !ok {
		want = code
	}
	problem := at(f.line(), "the block is not what stands at %s (-page +code):\n%s", strings.Join(places, ", "), diff(f.body, want))
	if ok || isWhole {
		problem.fix = &fix{from: f.first + 1, to: f.last, lines: spaced(want)}
	} else {
		problem.text += "\nToo much is new to tell what the lines `" + leftOut + "` leave out now: write the block by hand."
	}
	findings := []finding{problem}
	for _, line := range want { // before it is on the page
		if columns(line) > widest && !slices.Contains(f.body, line) && (ok || replacesOneOf(f.body, line)) {
			findings = append(findings, tooWide(f, "a line of the code", line, dir))
		}
	}
	return findings
}

// replacesOneOf reports whether a line of the code seems to be a line of the block that has changed.
func replacesOneOf(block []string, line string) bool {
	return slices.ContainsFunc(block, func(shown string) bool { return likeness(shown, line) > halfTheSame })
}

// withoutDoc drops the comment before a declaration.
func withoutDoc(text string) string {
	for strings.HasPrefix(text, "//") {
		_, text, _ = strings.Cut(text, "\n")
	}
	return text
}

// checkSketch sees to it that a block that is not in the code is Go, in the
// form that gofmt gives it.
func checkSketch(f fence) []finding {
	text := strings.Join(f.body, "\n")
	formatted, err := format.Source([]byte(text))
	formatted = bytes.TrimSuffix(formatted, []byte("\n")) // which a whole file gets
	if err != nil {
		return []finding{at(f.line(), "the sketch is not Go: %v", err)}
	}
	if !bytes.Equal(formatted, []byte(text)) {
		want := strings.Split(string(formatted), "\n")
		problem := at(f.line(), "the sketch is not formatted (-page +gofmt):\n%s", diff(f.body, want))
		problem.fix = &fix{from: f.first + 1, to: f.last, lines: spaced(want)}
		return []finding{problem}
	}
	return nil
}
