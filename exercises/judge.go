// judge.go runs the tests of a task and reads what they say.

package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

type verdict struct {
	status status
	rows   []row
	broken string // why it cannot be judged, in sentences
	ended  string // how the test program ended before its time, in a sentence
	fault  string // what the test itself says, without a row
}

type row struct {
	name  string
	test  string // to which it belongs
	green bool
	text  string // of a red one: what it says, without go's own lines
}

// isolated lays the course's own files over all that is empty, red or a fault in a
// chapter, but for the task that is judged: so each task is judged by itself. Beside a
// hunt ours stand everywhere, so that only the fault can be red.
func (t *tool) isolated(x tasks.Task) gotool.Overlay {
	isRed := make(map[string]bool)
	for _, y := range of(t.list, x.Chapter) {
		s := t.standing(y)
		isRed[y.Path()] = s == red || s == broken
	}
	o, own := make(gotool.Overlay), t.files(x)
	for file, text := range t.archives[x.Chapter].Ours {
		c := t.content(file)
		counts := c == yours && x.Kind != tasks.Hunt && !isRed[file] && !t.isHunted(file)
		if c != ours && !counts && !slices.Contains(own, file) {
			o[t.abs(file)] = []byte(text)
		}
	}
	return o
}

// judge runs the tests of a task, and remembers what they say. All that the learner has
// in the chapter is kept first.
func (t *tool) judge(x tasks.Task) (verdict, error) {
	if err := t.keep(x.Chapter); err != nil {
		fmt.Fprintf(t.errOut, "(What you have written could not be kept: %v)\n", err)
	}
	now := judged{Sum: t.sum(x)} // before: the learner may go on writing
	v, err := t.judgeNow(x)
	switch {
	case err != nil || v.status != green:
	case t.isOn(x):
		err = t.endHunt(x)
	case x.Kind == tasks.Rebuild && t.content(x.Path()) == ours: // word for word what we wrote
		err = t.keepFile(x.Path(), "")
	}
	if err != nil {
		return v, err
	}
	if err := t.remember(func(p *progress) {
		now.Status = v.status
		p.Judged[key(x)] = now
		p.Done[key(x)] = p.Done[key(x)] || v.status == green
	}); err != nil {
		fmt.Fprintf(t.errOut, "(How %s stands could not be noted: %v)\n", title(x), err)
	}
	return v, nil
}

// judgeNow runs the tests of a task: the one that speaks of it, and where that is green,
// all of its folder; for a hunt all of the chapter.
func (t *tool) judgeNow(x tasks.Task) (verdict, error) {
	o := t.isolated(x)
	switch {
	case x.Kind == tasks.Hunt:
		return t.runTests(o, x, "./"+x.Chapter+"/...", "", "1m")
	case x.IsOwn():
		// The word Task in -run turns what is not written from skipped to red.
		return t.runTests(o, x, "./"+x.Dir(), "^"+x.Test+"$", "1m")
	}
	o[t.abs(x.Dir()+"/guard_test.go")] = []byte(fmt.Sprintf(watch, x.Dir()[strings.LastIndex(x.Dir(), "/")+1:]))
	v, err := t.runTests(o, x, "./"+x.Dir(), "^"+x.Test, "10s")
	if err != nil || v.status != green {
		return v, err
	}
	all, err := t.runTests(o, x, "./"+x.Dir(), "", "1m")
	if all.status != red {
		return v, err
	}
	all.rows = append(v.rows, redRows(all.rows)...)
	return all, err
}

// watch is laid beside the tests of a function: what takes all the memory ends in a sentence.
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
	out, _, err := t.goTool(t.ctx, t.root, o, append(args, packages)...)
	if err != nil {
		return verdict{}, fmt.Errorf("running go test: %w", err)
	}
	r := gotool.ReadEvents(out)
	switch said := r.Broken(); {
	case said == "":
		return t.readReport(r, x, timeout), nil
	case strings.Contains(said, "\n# [") && !strings.Contains(said, "vet: "): // under a heading with brackets
		const refused = "It compiles, and `go vet`, which go test asks, says that it cannot be meant:"
		return verdict{status: red, ended: t.explained(refused, said)}, nil
	default:
		return verdict{status: broken, broken: t.explained("It does not compile:", said)}, nil
	}
}

func (t *tool) readReport(r *gotool.Report, x tasks.Task, timeout string) verdict {
	v := verdict{status: green}
	for _, p := range r.Packages {
		if p.Action != "pass" && p.Action != "skip" {
			v.status = red
		}
	}
	v.ended = how(r.Output, timeout, x.Name)
	ran := false
	for _, test := range r.Tests {
		text := plain(test.Output)
		if panicLine.MatchString(test.Output) {
			text = "" // a trace, which v.ended says in a sentence
		}
		top, rest, isCase := strings.Cut(test.Name, "/")
		if test.HasCases || x.IsOwn() && !isCase {
			if test.Action == "fail" && text != "" && x.IsOwn() {
				v.fault = text
			}
			continue
		}
		switch test.Action {
		case "skip":
			continue
		case "pass":
			text, ran = "", true
		case "": // it never came to its end
			if before, after, found := strings.Cut(test.Output, guardsEnd); found {
				text = plain(before[strings.LastIndex(before, "\n")+1:] + after)
			} else if v.ended == "" {
				text = strings.TrimSpace(exited + "\n" + text)
			}
		}
		name := test.Name
		if isCase && x.Kind != tasks.Hunt {
			name = caseID.ReplaceAllString(rest, "")
		}
		v.rows = append(v.rows, row{strings.ReplaceAll(name, "_", " "), top, test.Action == "pass", text})
	}
	switch {
	case v.status == green && !ran:
		return verdict{status: broken, broken: "No test has run. Is GOFLAGS set, or does something call os.Exit before the tests?"}
	case v.status == red && v.ended == "" && v.fault == "" && len(redRows(v.rows)) == 0:
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
