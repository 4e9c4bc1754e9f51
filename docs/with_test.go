// with_test.go lays other code over the chapters: the course's own and stubs for
// every page, and what a page asks for by `with:` or in a break-it box.

package docs

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path"
	"regexp"
	"strings"

	"mateinfive/internal/gotool"
	"mateinfive/internal/source"
	"mateinfive/internal/tasks"
)

// overlay puts together the code that a `with:` directive asks for; an empty
// one asks for the course's own code with the tasks unwritten, whatever the
// learner has written.
func (b *book) overlay(with string) (gotool.Overlay, error) {
	return b.overlays.do(with, func() (gotool.Overlay, error) {
		if with == "" {
			return source.Own(b.root)
		}
		own, err := b.overlay("")
		if err != nil {
			return nil, err
		}
		what, rest, _ := strings.Cut(with, " ")
		switch what {
		case "solutions":
			o, err := source.Solutions(b.root)
			return own.And(o), err
		case "wrong":
			o, err := source.Wrong(b.root, strings.Fields(rest)...)
			return own.And(o), err
		case "answered":
			return b.answered(own, strings.Fields(rest))
		case "switched":
			return b.switched(own, rest)
		case "empty":
			dir, symbol, _ := strings.Cut(rest, " ")
			return b.lay(own, dir, strings.TrimSpace(symbol), source.Empty)
		case "break":
			c, err := parseBreak(rest)
			if err != nil {
				return nil, err
			}
			return b.lay(own, c.dir, c.symbol, c.rewrite)
		}
		return nil, fmt.Errorf("with: %s: want solutions, wrong NAME, empty DIR SYMBOL or break DIR SYMBOL; ...", with)
	})
}

// stateAt asks for the code of a reader who has followed a chapter's pages down to a line:
// the tasks of the core in files of their own are written that are set above it. Functions
// that were rebuilt do what ours do.
func (b *book) stateAt(p *page, line int) string {
	list, _ := b.tasks()
	with := ""
	for _, other := range b.pagesOf(b.chapterOf(p)) {
		settings, _ := marked(other, list)
		for _, s := range settings {
			if s.task.IsOwn() && s.task.Core && (other != p || s.line < line) {
				with += " " + s.task.Path() + " " + s.task.Name
			}
		}
		if other == p && with != "" && strings.HasPrefix(p.path, "docs/") {
			return "answered" + with
		}
	}
	return ""
}

// answered lays our answers over the learner's own files, which are named with their tasks.
func (b *book) answered(own gotool.Overlay, files []string) (gotool.Overlay, error) {
	o := maps.Clone(own)
	for i := 0; i < len(files); i += 2 {
		chapter, _, _ := strings.Cut(files[i], "/")
		text, err := b.solution(chapter, files[i+1])
		if err != nil {
			return nil, err
		}
		o[b.file(files[i])] = text
	}
	return o, nil
}

// solution is our answer to a task that is written in a file of the learner's own.
func (b *book) solution(chapter, task string) ([]byte, error) {
	return os.ReadFile(b.file("exercises/testdata/" + chapter + "/solution/" + task + ".go"))
}

// answeredEnv names the files that are written, for a program that is switched: it has spaces
// around each.
const answeredEnv = "MATEINFIVE_ANSWERED"

// switched lays our answers over the learner's own files of a chapter's core, with a switch in
// each function: unless answeredEnv names the file, it panics as the stub does. So all states
// of a reader's program are built at once.
func (b *book) switched(own gotool.Overlay, chapter string) (gotool.Overlay, error) {
	list, err := b.tasks()
	if err != nil {
		return nil, err
	}
	o := maps.Clone(own)
	switches := make(map[string]string) // by folder
	for _, t := range list {
		if t.Chapter != chapter || !t.Core || !t.IsOwn() {
			continue
		}
		isOn := fmt.Sprint("isAnswered", t.Place)
		if o[b.file(t.Path())], err = b.withSwitch(t, isOn); err != nil {
			return nil, err
		}
		switches[t.Dir()] += fmt.Sprintf("var %s = strings.Contains(os.Getenv(%q), %q)\n", isOn, answeredEnv, " "+t.Path()+" ")
	}
	for dir, vars := range switches {
		text := "package " + path.Base(dir) + "\n\nimport (\n\t\"os\"\n\t\"strings\"\n)\n\n" + vars
		o[b.file(dir+"/switches.go")] = []byte(text)
	}
	return o, nil
}

// withSwitch is our answer to a task, with a panic first in each function that is to be
// written, unless a variable is true.
func (b *book) withSwitch(t tasks.Task, isOn string) ([]byte, error) {
	unwritten := fmt.Sprintf(`panic("task %s: not written yet")`, t.Name)
	text, err := b.solution(t.Chapter, t.Name)
	stubs, errOfStubs := b.declsIn(t.Dir())
	if err = errors.Join(err, errOfStubs); err != nil {
		return nil, err
	}
	for _, stub := range stubs {
		if stub.File != b.file(t.Path()) || !strings.Contains(stub.Text, unwritten) {
			continue
		}
		answer, err := source.FindIn(stub.File, text, stub.Symbol)
		if err == nil {
			text, err = source.PutFirst(text, answer, fmt.Sprintf("if !%s { %s }", isOn, unwritten))
		}
		if err != nil {
			return nil, err
		}
	}
	return text, nil
}

// lay adds to an overlay one file in which a declaration is rewritten.
func (b *book) lay(under gotool.Overlay, dir, symbol string, rewrite func([]byte, source.Decl) ([]byte, error)) (gotool.Overlay, error) {
	d, err := b.find(dir, symbol)
	if err != nil {
		return nil, err
	}
	text, laid := under[d.File]
	if !laid {
		if text, err = os.ReadFile(d.File); err != nil {
			return nil, err
		}
	}
	content, err := rewrite(text, d)
	if err != nil {
		return nil, b.fromRoot(err)
	}
	o := maps.Clone(under)
	o[d.File] = content
	return o, nil
}

// breakage is one change that a page asks the reader to think through.
type breakage struct {
	dir, symbol   string
	first         string // a statement to put first, or
	before, after string // what to change into what
	red           []string
}

var breakForm = regexp.MustCompile(`^(\S+) (\S+); *(?:first: *(.*?)|change: *(.*?) *=> *(.*?))(?:; *red: *(.*))?$`)

// parseBreak reads the text of a break-it box's directive.
func parseBreak(arg string) (breakage, error) {
	m := breakForm.FindStringSubmatch(arg)
	if m == nil {
		return breakage{}, fmt.Errorf("want DIR SYMBOL; first: STATEMENT; red: TESTS or DIR SYMBOL; change: OLD => NEW; red: TESTS")
	}
	c := breakage{dir: m[1], symbol: m[2], first: m[3], before: m[4], after: m[5]}
	for name := range strings.SplitSeq(m[6], ",") {
		if name = strings.TrimSpace(name); name != "" {
			c.red = append(c.red, name)
		}
	}
	return c, nil
}

// rewrite makes the change in the declaration's file.
func (c breakage) rewrite(text []byte, d source.Decl) ([]byte, error) {
	if c.first != "" {
		return source.PutFirst(text, d, c.first)
	}
	return source.Replace(text, d, c.before, c.after)
}
