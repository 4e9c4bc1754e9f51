// judge.go runs the tests of a task and reads what they say.

package main

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"mateinfive/docs/source"
	"mateinfive/exercises/gotool"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/tasks"
)

// A status is how a task stands.
type status int

const (
	open    status = iota // not begun
	red                   // begun, or taken out
	green                 // done
	unknown               // its package does not compile
)

// A verdict is what the tests say about one task.
type verdict struct {
	status status
	rows   []row
	broken string // of unknown: what the compiler says
	ended  string // how the test program ended before its time, in a sentence
	fault  string // what the test itself says, without a row
	others bool   // the tests that speak of the task are green; red are others of its folder
}

// A row is one case of a table.
type row struct {
	name  string
	test  string // to which it belongs, after the name of its package
	green bool
	text  string // of a red one: what it says, without go's own lines
}

// isolated lays the course's own functions over all that is empty or a fault, but
// for the task that is judged: so each task is judged by itself.
func (t *tool) isolated(x tasks.Task) (gotool.Overlay, func(), error) {
	texts, err := t.mended(x)
	if err != nil {
		return nil, nil, err
	}
	return layOver(texts)
}

// mended is the texts of the files that isolated lays over.
func (t *tool) mended(x tasks.Task) (map[string][]byte, error) {
	list, err := t.entries()
	if err != nil {
		return nil, err
	}
	originals, err := kept.Originals(t.root)
	if err != nil {
		return nil, err
	}
	own := t.entriesOf(x)
	texts := make(map[string][]byte)
	for _, e := range list {
		isOwn := slices.ContainsFunc(own, func(o kept.Entry) bool { return o.Number == e.Number })
		// In a hunt ours stand everywhere else, so that only the fault can be red.
		if isOwn || t.isTheirs(e) && x.Kind != tasks.Hunt {
			continue
		}
		file := t.abs(e.File)
		text, ok := texts[file]
		if !ok {
			if text, err = os.ReadFile(file); err != nil {
				continue
			}
		}
		switch d, err := source.FindIn(file, text, e.Symbol); {
		case err == nil:
			texts[file] = source.Splice(text, d, e.Original, source.Imports(e.Whole))
		case !slices.ContainsFunc(own, func(o kept.Entry) bool { return o.File == e.File }):
			texts[file] = originals[file] // it is no Go just now
		}
	}
	for _, e := range own {
		file := t.abs(e.File)
		if text, ok := texts[file]; ok {
			texts[file] = t.lined(file, text, e.Symbol)
		}
	}
	return texts, nil
}

// lined tells the compiler which lines a function has in the learner's own file,
// where it stands in another text of that.
func (t *tool) lined(file string, text []byte, symbol string) []byte {
	own, err := os.ReadFile(file)
	if err != nil {
		return text
	}
	was, err := source.FindIn(file, own, symbol)
	if err != nil {
		return text
	}
	now, err := source.FindIn(file, text, symbol)
	if err != nil {
		return text
	}
	line := fmt.Sprintf("//line %s:%d\n", file, 1+bytes.Count(own[:was.Start], []byte("\n")))
	return slices.Concat(text[:now.Start], []byte(line), text[now.Start:])
}

// isTheirs reports whether the learner's function stands in the place of an entry:
// one that was green as it stands now, or that no task asks for.
func (t *tool) isTheirs(e kept.Entry) bool {
	list, _ := tasks.Read(t.root)
	i := slices.IndexFunc(list, func(x tasks.Task) bool { return x.Dir() == e.Folder() && x.Name == e.Symbol })
	switch {
	case e.Kind != kept.Emptied:
		return e.Kind == kept.Carried
	case i < 0:
		return !t.isUntouched(e)
	}
	s, known := t.remembered(list[i])
	return known && s == green
}

// remembered is how a task was judged, if its code has not changed since.
func (t *tool) remembered(x tasks.Task) (s status, known bool) {
	switch was, ok := t.progress().Judged[key(x)]; {
	case !ok || was.Print != t.fingerprint(x):
		return unknown, false
	case was.Green:
		return green, true
	}
	return red, true
}

// layOver makes an overlay of texts, and a function that cleans up.
func layOver(texts map[string][]byte) (gotool.Overlay, func(), error) {
	o := make(gotool.Overlay)
	if len(texts) == 0 {
		return o, func() {}, nil
	}
	dir, err := os.MkdirTemp("", "mateinfive-")
	if err != nil {
		return nil, nil, err
	}
	for _, file := range slices.Sorted(maps.Keys(texts)) {
		if err := o.Add(file, texts[file], dir); err != nil {
			os.RemoveAll(dir)
			return nil, nil, err
		}
	}
	return o, func() { os.RemoveAll(dir) }, nil
}

// standing is how a task stands, without a look at its tests where that is
// enough.
func (t *tool) standing(x tasks.Task) (s status, known bool) {
	if inFile(x) {
		if t.isStub(x) {
			return open, true
		}
	} else {
		own := t.entriesOf(x)
		switch {
		case len(own) == 0 && t.isForeign(x):
			return t.remembered(x)
		case len(own) == 0 && t.progress().Done[key(x)]:
			return green, true // ours is back, and the task was done
		case len(own) == 0:
			return open, true
		case slices.ContainsFunc(own, t.isUntouched):
			switch {
			case own[0].Kind != kept.Carried:
				return red, true
			case t.progress().Done[key(x)]:
				return green, true
			case own[0].Task == "": // it came along by itself
				return open, true
			}
		}
	}
	return t.remembered(x)
}

// isForeign reports whether the function of a task is not the course's own though the
// tool has never taken it out: the learner has simply written.
func (t *tool) isForeign(x tasks.Task) bool {
	d, err := source.Find(t.abs(x.Dir()), x.Name)
	return x.Kind == tasks.Rebuild && err == nil && !x.IsOriginal(t.root, d.Text)
}

// isStub reports whether a task in the learner's own file is as it was delivered,
// in all of its parts.
func (t *tool) isStub(x tasks.Task) bool {
	text, err := os.ReadFile(t.answerFile(x.Chapter))
	stub, noStub := os.ReadFile(filepath.Join(t.root, "exercises", "testdata", x.Chapter, "stub.go"))
	words := fmt.Sprintf("panic(%q)", "task "+x.Name+": not written yet")
	left := strings.Count(string(text), words)
	return err == nil && left > 0 && (noStub != nil || left == strings.Count(string(stub), words))
}

func (t *tool) answerFile(chapter string) string { return t.abs(chapter + "/exercises/exercises.go") }

// judge runs the tests of a task, and remembers what they say.
func (t *tool) judge(x tasks.Task) (verdict, error) {
	code := t.fingerprint(x) // before: the learner may go on writing
	v, err := t.judgeNow(x)
	if err != nil || v.status == unknown {
		return v, err
	}
	if err := t.locked(func() error {
		if v.status == green {
			if err := t.keepGreen(x); err != nil {
				return err
			}
		}
		return t.remember(func(p *progress) {
			p.Judged[key(x)] = judged{code, v.status == green}
			p.Done[key(x)] = p.Done[key(x)] || v.status == green
		})
	}); err != nil {
		fmt.Fprintf(t.errOut, "(How %s stands could not be noted: %v)\n", title(x), err)
	}
	return v, nil
}

// keepGreen keeps the learner's functions that are green, unless they are kept
// already: whatever becomes of the file, they can be brought back.
func (t *tool) keepGreen(x tasks.Task) error {
	all, _, err := t.store().Entries()
	if err != nil || x.Kind != tasks.Rebuild {
		return err
	}
	for _, e := range t.entriesOf(x) {
		yours := t.declaration(e)
		isKept := slices.ContainsFunc(all, func(k kept.Entry) bool {
			if k.Kind != kept.Yours || k.File != e.File || k.Symbol != e.Symbol {
				return false
			}
			d, err := source.FindIn(k.File, k.Whole, k.Symbol)
			return err == nil && same(d.Text, yours)
		})
		if isKept || same(yours, e.Original) {
			continue
		}
		whole, err := os.ReadFile(t.abs(e.File))
		if err != nil {
			return err
		}
		if _, err := t.store().Add(kept.Entry{Kind: kept.Yours, File: e.File, Symbol: e.Symbol, Of: e.Number, Whole: whole}); err != nil {
			return err
		}
	}
	return nil
}

// judgeNow runs the tests of a task: those that speak of it, and where they are
// green, all of its folder; for a hunt all of the chapter.
func (t *tool) judgeNow(x tasks.Task) (verdict, error) {
	o, done, err := t.isolated(x)
	if err != nil {
		return verdict{}, err
	}
	defer done()
	if x.Kind == tasks.Hunt {
		stubs, err := gotool.Stubs(t.root) // what is written elsewhere is not the fault
		if err != nil {
			return verdict{}, err
		}
		v, err := t.runTests(o.And(stubs), x, "./"+x.Chapter+"/...", "", "1m")
		if err != nil || v.status != green {
			return v, err
		}
		// What was laid over has brought its imports along. Does the file have them, too?
		if alone, err := t.runTests(nil, x, "./"+x.Dir(), "^$", "1m"); err != nil || alone.broken != "" {
			return alone, err
		}
		return v, nil
	}
	if inFile(x) {
		// The word Task in -run turns what is not written from skipped to red.
		return t.runTests(o, x, "./"+x.Dir(), "^TestTask"+x.Name+"$", "1m")
	}
	d, err := source.Find(t.abs(x.Dir()), x.Name)
	if errors.Is(err, source.ErrNotFound) {
		return verdict{}, fmt.Errorf("there is no %s in %s. Was it renamed, or taken out? Ours comes back with: go run ./exercises restore %s %s -file (it keeps your file)", x.Name, x.Dir(), short(x.Chapter), x.Name)
	}
	if err != nil {
		return verdict{status: unknown, broken: err.Error()}, nil
	}
	guarded, done, err := layOver(map[string][]byte{t.abs(x.Dir() + "/guard_test.go"): []byte(fmt.Sprintf(watch, x.Folder))})
	if err != nil {
		return verdict{}, err
	}
	defer done()
	o = o.And(guarded)
	pattern, _ := strings.CutPrefix(testsOf(d), " -run ")
	v, err := t.runTests(o, x, "./"+x.Dir(), strings.Trim(pattern, `"`), "10s")
	if err != nil || v.status != green {
		return v, err
	}
	all, err := t.runTests(o, x, "./"+x.Dir(), "", "1m")
	if all.status == red {
		all.rows = slices.DeleteFunc(all.rows, func(r row) bool { return r.green })
		all.others = len(all.rows) > 0
		all.rows = append(v.rows, all.rows...)
		return all, err
	}
	return v, err
}

// watch is laid beside the tests of a function: calls without end, and what takes all the
// memory, end in a sentence.
const watch = `package %s

import "mateinfive/internal/guard"

func init() { guard.Watch(func() string { return "" }) }
`

// guardsEnd stands below the sentence of the guard that has ended the test program.
const guardsEnd = "\nThe program has to end here."

// runTests runs tests and reads what they say.
func (t *tool) runTests(o gotool.Overlay, x tasks.Task, packages, pattern, timeout string) (verdict, error) {
	args := []string{"test", "-json", "-timeout", timeout}
	if pattern != "" {
		args = append(args, "-run", pattern)
	}
	out, _, err := t.goTool(t.context(), t.root, o, append(args, packages)...)
	if err != nil {
		return verdict{}, fmt.Errorf("running go test: %w", err)
	}
	return t.read(gotool.ReadEvents(out), x, timeout), nil
}

// read turns a report into a verdict.
func (t *tool) read(r *gotool.Report, x tasks.Task, timeout string) verdict {
	if broken := r.Broken(); broken != "" {
		return verdict{status: unknown, broken: broken}
	}
	if len(r.Packages) == 0 {
		return verdict{status: unknown, broken: "go test said nothing at all."}
	}
	v := verdict{status: green}
	for _, p := range r.Packages {
		if p.Action != "pass" && p.Action != "skip" {
			v.status = red
		}
	}
	v.ended = crash(r, timeout, x.Name)
	parents := parentsIn(r)
	for _, test := range r.Tests {
		text := plain(test.Output)
		if how(test.Output, timeout, "") != "" {
			text = "" // a trace, which v.ended says in a sentence
		}
		if parents[test.Package+" "+test.Name] {
			if test.Action == "fail" && text != "" && inFile(x) {
				v.fault = text
			}
			continue
		}
		switch test.Action {
		case "skip":
			continue
		case "pass":
			text = ""
		case "": // it never came to its end
			if before, after, found := strings.Cut(test.Output, guardsEnd); found {
				text = plain(before[strings.LastIndex(before, "\n")+1:] + after)
			} else if v.ended == "" {
				text = strings.TrimSpace(exited + "\n" + text)
			}
		}
		name := test.Name
		top, rest, ok := strings.Cut(name, "/")
		if ok && x.Kind != tasks.Hunt {
			name = caseID.ReplaceAllString(rest, "")
		} else if test.Action == "fail" && inFile(x) {
			v.fault = text
			continue
		}
		v.rows = append(v.rows, row{strings.ReplaceAll(name, "_", " "), test.Package + " " + top, test.Action == "pass", text})
	}
	isSilent := v.fault == "" && !slices.ContainsFunc(v.rows, func(r row) bool { return !r.green })
	if v.status == red && v.ended == "" && isSilent {
		v.ended = exited
	}
	if v.ended != "" && len(r.Tests) == 0 {
		v.ended = "Before any test, as the program starts: a variable of the package, or init, goes wrong.\n" + v.ended
	}
	// The row that was at work then could say nothing itself.
	for i := len(v.rows) - 1; i >= 0 && v.ended != ""; i-- {
		if r := &v.rows[i]; !r.green && r.text == "" {
			r.text, v.ended = v.ended, ""
		}
	}
	return v
}

// exited says that something has ended the test program without a word.
const exited = "The test program ended before its tests did. Does something call os.Exit, or log.Fatal?"

// parentsIn tells which tests have cases of their own, by package and name. The
// tests of several packages come mixed.
func parentsIn(r *gotool.Report) map[string]bool {
	parents := make(map[string]bool)
	for _, test := range r.Tests {
		for i, c := range test.Name {
			if c == '/' {
				parents[test.Package+" "+test.Name[:i]] = true
			}
		}
	}
	return parents
}

// crash says in a sentence how a test program ended before its time; empty if it
// did not.
func crash(r *gotool.Report, timeout, function string) string {
	for _, test := range r.Tests {
		if said := how(test.Output, timeout, function); said != "" {
			return said
		}
	}
	for _, p := range r.Packages {
		if said := how(p.Output, timeout, function); said != "" {
			return said
		}
	}
	return ""
}

var (
	goLine   = regexp.MustCompile(`^\s*(=== |--- (PASS|FAIL|SKIP): |PASS$|FAIL$|FAIL\t|ok  \t|exit status \d+$)`)
	caseID   = regexp.MustCompile(`^[TE][\dX]R?-[\w-]+?_`) // of the documents: no matter here
	testFile = regexp.MustCompile(` {4}\w+_test\.go:\d+: `)
)

// plain takes go's own lines, and the names of test files, out of the output of a
// test. Of what the code prints itself it leaves a few lines: a loop prints millions.
func plain(text string) string {
	const mostPrinted = 20
	var lines []string
	printed, isSaid := 0, false
	for line := range strings.SplitSeq(strings.TrimRight(text, "\n"), "\n") {
		loc := testFile.FindStringIndex(line)
		isSaid = loc != nil || isSaid && strings.HasPrefix(line, "        ")
		switch {
		case goLine.MatchString(line):
		case loc != nil && loc[0] > 0: // something was printed without a newline
			lines = append(lines, line[:loc[0]], line[loc[1]:])
		case loc != nil:
			lines = append(lines, line[loc[1]:])
		case isSaid:
			lines = append(lines, strings.TrimPrefix(line, "        "))
		default:
			if printed++; printed <= mostPrinted {
				lines = append(lines, strings.TrimPrefix(line, "        "))
			} else if printed == mostPrinted+1 {
				lines = append(lines, "...")
			}
		}
	}
	return strings.TrimSpace(strings.Join(lines, "\n"))
}
