// start.go carries a learner's functions into the next chapter.

package main

import (
	"errors"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"

	"mateinfive/docs/source"
	"mateinfive/exercises/gotool"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/tasks"
)

// start carries the learner's functions into a chapter.
func (t *tool) start(args []string) error {
	if len(args) != 1 {
		return misuse("start")
	}
	chapter, err := t.chapter(args[0])
	if err != nil {
		return err
	}
	t.judgeBefore(chapter)
	return t.locked(func() error {
		if len(t.candidates(chapter)) == 0 {
			fmt.Fprintf(t.out, "There is no function of yours to carry into %s: those carry over that are green, and the same in both chapters.\n", chapter)
		}
		return t.enter(chapter)
	})
}

// judgeBefore judges what the learner has written in earlier chapters and not had
// judged: go test alone is enough for whoever prefers it.
func (t *tool) judgeBefore(chapter string) {
	list, _ := tasks.Read(t.root)
	for _, x := range list {
		if x.Chapter < chapter && (x.Kind == tasks.Rebuild || comesAgain(list, x, chapter)) {
			t.isGreen(x)
		}
	}
}

// comesAgain reports whether a task in the learner's own file is one of another chapter's
// too.
func comesAgain(list []tasks.Task, x tasks.Task, chapter string) bool {
	return x.Kind == tasks.Write && slices.ContainsFunc(of(list, chapter), func(y tasks.Task) bool {
		return y.Kind == tasks.Write && y.Name == x.Name
	})
}

// A candidate is a function of the learner's, and where it could go.
type candidate struct {
	from  kept.Entry
	yours string
	into  source.Decl
	task  *tasks.Task // of the chapter, if that has the learner write the function once more
}

// enter carries the learner's functions over, each tried by the tests of the new
// chapter first, and remembers that this has been done.
func (t *tool) enter(chapter string) error {
	list := t.candidates(chapter)
	if len(list) > 0 {
		fmt.Fprintf(t.out, "Trying your functions in %s ...\n", chapter)
	}
	fit, err := t.fitting(chapter, list)
	if err != nil {
		return err
	}
	var names []string
	var again []tasks.Task
	for _, c := range fit {
		before, err := os.ReadFile(c.into.File)
		if err != nil {
			return err
		}
		now, err := source.FindIn(c.into.File, before, c.into.Symbol) // another of them may have moved it
		if err != nil {
			return err
		}
		after, why := t.carried(before, now, c)
		if why != "" { // since it was tried
			t.sayStays(c, why)
			continue
		}
		placed, err := source.FindIn(c.into.File, after, c.into.Symbol)
		if err != nil {
			return err
		}
		if c.task != nil {
			if err := kept.Write(now.File, before, after); err != nil { // a stub need not be kept
				return t.fromRootError(err)
			}
			names = append(names, now.Symbol)
			again = append(again, *c.task)
			continue
		}
		e := kept.Entry{Kind: kept.Carried, File: t.fromRoot(now.File), Symbol: now.Symbol, Original: now.Text, Placed: placed.Text, Whole: before}
		if err := t.put(e, before, after); err != nil {
			return err
		}
		names = append(names, now.Symbol)
	}
	if len(names) > 0 {
		fmt.Fprintf(t.out, "%s now plays with %s of yours: %s.\n\n", chapter, countOf(len(names), "function"), strings.Join(names, ", "))
	}
	for _, x := range again {
		fmt.Fprintf(t.out, "%s stands in %s/exercises.go now. Whether it is right there too: go run ./exercises check %s\n\n", x.Name, x.Dir(), x.Number())
	}
	return t.remember(func(p *progress) { p.Entered[chapter] = true })
}

// carried is a file with the learner's function in it, and the helpers that are not
// there yet; or why not: another declaration there has the name of a helper. What the
// chapter's own file is delivered with is a task, and stays as it is there.
func (t *tool) carried(before []byte, now source.Decl, c candidate) (after []byte, why string) {
	from, _ := os.ReadFile(t.abs(c.from.File))
	with := c.yours
	file := t.fromRoot(now.File)
	chapter, _, _ := strings.Cut(file, "/")
	isTask := func(name string) bool {
		_, err := source.FindIn(now.File, t.stub(chapter), name)
		return err == nil && now.File == t.answerFile(chapter)
	}
	for _, helper := range t.helpers(c.from, from) {
		isThere := false
		for _, name := range helper.Names {
			there, err := source.FindIn(now.File, before, name)
			if err == nil && !same(codeOf(there), codeOf(helper)) && !isTask(name) {
				return nil, fmt.Sprintf("It uses %s, and in %s stands another %[1]s.\nGive one of the two another name, then: go run ./exercises start %[3]s", name, file, short(chapter))
			}
			isThere = isThere || err == nil
		}
		if !isThere {
			with += "\n\n" + helper.Text
		}
	}
	return source.Splice(before, now, with, source.Imports(from)), ""
}

// codeOf is a declaration without what is said above it, if it is a function.
func codeOf(d source.Decl) string {
	if d.IsFunc {
		return d.Text[funcAt(d):]
	}
	return d.Text
}

// helpers lists what the learner has written beside a function for it to call: what
// the course's own file does not have, and the function names, or a helper of it.
func (t *tool) helpers(e kept.Entry, file []byte) []source.Decl {
	originals, err := kept.Originals(t.root)
	if err != nil {
		return nil
	}
	decls, err := source.Parse(t.abs(e.File), file)
	if err != nil {
		return nil
	}
	code := t.declaration(e)
	var found []source.Decl
	for again := true; again; {
		again = false
		for _, d := range decls {
			_, err := source.FindIn(d.File, originals[t.abs(e.File)], d.Symbol)
			isOurs := err == nil || slices.ContainsFunc(found, func(f source.Decl) bool { return f.Symbol == d.Symbol })
			isOurs = isOurs || strings.Contains(d.Text, `: not written yet")`)
			if !isOurs && regexp.MustCompile(`\b`+regexp.QuoteMeta(d.Name)+`\b`).MatchString(code) {
				found, code, again = append(found, d), code+d.Text, true
			}
		}
	}
	return found
}

// withoutHelpers takes out of a file what came along with a function, and nobody uses
// now. The chapter from which it came has it still.
func (t *tool) withoutHelpers(e kept.Entry, text []byte) []byte {
	originals, err := kept.Originals(t.root)
	if err != nil {
		return text
	}
	file := t.abs(e.File)
	decls, _ := source.Parse(file, text)
	for _, d := range decls {
		_, err := source.FindIn(file, originals[file], d.Symbol)
		uses := regexp.MustCompile(`\b`+regexp.QuoteMeta(d.Name)+`\b`).FindAllIndex(text, -1)
		isUsed := slices.ContainsFunc(uses, func(at []int) bool { return at[0] < d.Start || at[0] >= d.End })
		if err == nil || isUsed || !t.isEarlier(e, d) {
			continue
		}
		if d.Start > 1 && string(text[d.Start-2:d.Start]) == "\n\n" {
			d.Start -= 2 // as it was put in
		}
		return t.withoutHelpers(e, source.Splice(text, d, "", nil))
	}
	return text
}

// isEarlier reports whether an earlier chapter has a declaration, word for word, in
// the file that answers to that of an entry.
func (t *tool) isEarlier(e kept.Entry, d source.Decl) bool {
	for _, chapter := range gotool.Chapters(t.root) {
		file := t.abs(chapter + strings.TrimPrefix(e.File, e.Chapter()))
		text, err := os.ReadFile(file)
		if err != nil || chapter >= e.Chapter() {
			continue
		}
		if was, err := source.FindIn(file, text, d.Symbol); err == nil && same(was.Text, d.Text) {
			return true
		}
	}
	return false
}

// candidates lists the learner's functions of earlier chapters, those of the
// nearest chapter where there are several, that were green and are the same in this one.
func (t *tool) candidates(chapter string) []candidate {
	list, err := t.entries()
	if err != nil {
		return nil
	}
	slices.SortStableFunc(list, func(a, b kept.Entry) int { return strings.Compare(b.Chapter(), a.Chapter()) })
	var found []candidate
	for _, e := range list {
		yours := t.declaration(e)
		if e.Chapter() >= chapter || !t.isTheirs(e) || yours == "" || same(yours, e.Original) {
			continue
		}
		into, err := source.Find(t.abs(chapter+strings.TrimPrefix(e.Folder(), e.Chapter())), e.Symbol)
		if err != nil || !same(strings.ReplaceAll(e.Original, e.Chapter(), chapter), into.Text) {
			continue // it is another function there, or theirs already
		}
		isTaken := slices.ContainsFunc(found, func(c candidate) bool { return c.into.Symbol == into.Symbol && c.into.File == into.File })
		isOpen := slices.ContainsFunc(list, func(o kept.Entry) bool {
			return o.File == t.fromRoot(into.File) && o.Symbol == into.Symbol
		})
		if !isTaken && !isOpen {
			found = append(found, candidate{from: e, yours: strings.ReplaceAll(yours, e.Chapter(), chapter), into: into})
		}
	}
	slices.Reverse(found)
	return append(found, t.writtenBefore(chapter)...)
}

// writtenBefore lists what the learner has written in the own file of earlier chapters,
// of the nearest where it is green, and has not begun in this one, where it is a task
// again. What is said above the function there stays.
func (t *tool) writtenBefore(chapter string) []candidate {
	list, err := tasks.Read(t.root)
	if err != nil {
		return nil
	}
	var found []candidate
	for _, there := range of(list, chapter) {
		if there.Kind != tasks.Write || !t.isStub(there) {
			continue
		}
		into, err := source.FindIn(t.answerFile(chapter), t.stub(chapter), there.Name)
		if err != nil || !into.IsFunc { // a type has methods: it stays where it was written
			continue
		}
		comment := into.Text[:funcAt(into)]
		for _, x := range slices.Backward(list) {
			yours, err := source.Find(t.abs(x.Dir()), x.Name)
			if err != nil || !yours.IsFunc || x.Chapter >= chapter || x.Name != there.Name || x.Kind != tasks.Write {
				continue
			}
			if s, known := t.standing(x); !known || s != green {
				continue
			}
			code := strings.ReplaceAll(codeOf(yours), x.Chapter, chapter)
			e := kept.Entry{File: t.fromRoot(yours.File), Symbol: x.Name}
			found = append(found, candidate{e, comment + code, into, &there})
			break
		}
	}
	return found
}

// funcAt is where a function begins in its text, below its comment.
func funcAt(d source.Decl) int { return strings.Index("\n"+d.Text, "\nfunc ") }

// stub is a chapter's file of exercises as it was delivered.
func (t *tool) stub(chapter string) []byte {
	text, _ := os.ReadFile(t.abs("exercises/testdata/" + chapter + "/stub.go"))
	return text
}

// fitting keeps the functions with which the tests of the chapter stay green:
// all together if they do, or else each that does by itself. What stays out is
// named.
func (t *tool) fitting(chapter string, list []candidate) ([]candidate, error) {
	if len(list) == 0 {
		return nil, nil
	}
	if ok, _, err := t.fits(chapter, list); ok || err != nil {
		return list, err
	}
	if ok, why, err := t.fits(chapter, nil); !ok || err != nil {
		if err == nil {
			fmt.Fprintf(t.out, "The tests of %s are red without your functions already, so none is carried over now.\n%s\nOnce they are green: go run ./exercises start %s\n", chapter, why, short(chapter))
		}
		return nil, err
	}
	var fit []candidate
	for _, c := range list {
		ok, why, err := t.fits(chapter, append(slices.Clone(fit), c))
		if err != nil {
			return nil, err
		}
		if !ok {
			t.sayStays(c, why)
			continue
		}
		fit = append(fit, c)
	}
	return fit, nil
}

// sayStays says why a function is not carried over.
func (t *tool) sayStays(c candidate, why string) {
	fmt.Fprintf(t.out, "Your %s stays in %s. %s\n", c.from.Symbol, c.from.Chapter(), why)
}

// with is the files of a chapter with functions in them; or why one cannot stand there.
// With fresh, what is written once more stands in the learner's own file as it was
// delivered: what else they write there is not tried.
func (t *tool) with(list []candidate, fresh bool) (texts map[string][]byte, why string, err error) {
	texts, err = t.mended(tasks.Task{}) // what is empty there is not theirs to answer for
	if err != nil {
		return nil, "", err
	}
	for _, c := range list {
		file := c.into.File
		if texts[file] == nil && c.task != nil && fresh {
			texts[file] = t.stub(c.task.Chapter)
		}
		if texts[file] == nil {
			if texts[file], err = os.ReadFile(file); err != nil {
				return nil, "", err
			}
		}
		d, err := source.FindIn(file, texts[file], c.into.Symbol)
		switch {
		case errors.Is(err, source.ErrNotFound):
			return nil, fmt.Sprintf("There is no %s in %s any more.", c.into.Symbol, t.fromRoot(file)), nil
		case err != nil:
			return nil, t.fromRoot(file) + " cannot be read as Go just now.", nil
		}
		if texts[file], why = t.carried(texts[file], d, c); why != "" {
			return nil, why, nil
		}
	}
	return texts, "", nil
}

// breaks says why the learner's own file does not compile with the functions that are
// written once more, between all that they have begun there; empty if it does.
func (t *tool) breaks(chapter string, list []candidate) (why string, err error) {
	if !slices.ContainsFunc(list, func(c candidate) bool { return c.task != nil }) {
		return "", nil
	}
	texts, why, err := t.with(list, false)
	if err != nil || why != "" {
		return why, err
	}
	o, done, err := layOver(texts)
	if err != nil {
		return "", err
	}
	defer done()
	out, _, err := t.goTool(t.context(), t.root, o, "test", "-json", "-vet=off", "-run", "^$", "-timeout", "1m", "./"+chapter+"/exercises")
	if err != nil {
		return "", err
	}
	if broken := gotool.ReadEvents(out).Broken(); broken != "" {
		return brokenText(broken), nil
	}
	return "", nil
}

// fits tries functions by the tests of a chapter.
func (t *tool) fits(chapter string, list []candidate) (ok bool, why string, err error) {
	if why, err = t.breaks(chapter, list); err != nil || why != "" {
		return false, why, err
	}
	texts, why, err := t.with(list, true)
	if err != nil || why != "" {
		return false, why, err
	}
	o, done, err := layOver(texts)
	if err != nil {
		return false, "", err
	}
	defer done()
	stubs, err := gotool.Stubs(t.root) // the tasks of that chapter are judged elsewhere
	if err != nil {
		return false, "", err
	}
	out, exit, err := t.goTool(t.context(), t.root, stubs.And(o), "test", "-json", "-failfast", "-skip", "^TestTask", "-timeout", "1m", "./"+chapter+"/...")
	if err != nil || exit == 0 {
		return err == nil, "", err
	}
	r := gotool.ReadEvents(out)
	if broken := r.Broken(); broken != "" {
		return false, brokenText(broken), nil
	}
	parents := parentsIn(r)
	for _, test := range r.Tests {
		if test.Action != "pass" && test.Action != "skip" && !parents[test.Package+" "+test.Name] {
			name := strings.ReplaceAll(test.Name, "_", " ")
			if len(list) == 0 {
				return false, fmt.Sprintf("The first is %q.", name), nil
			}
			return false, fmt.Sprintf("In %s it turns %q red.", chapter, name), nil
		}
	}
	return false, "In " + chapter + " the tests do not come to their end.", nil
}
