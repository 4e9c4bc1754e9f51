// chairs.go takes functions out of a chapter and brings them back.

package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"mateinfive/docs/source"
	"mateinfive/exercises/gotool"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/tasks"
)

// entries lists what stands in the place of the course's own functions. Records
// that cannot be read are named and stop nothing.
func (t *tool) entries() ([]kept.Entry, error) {
	open, broken, err := t.store().Open()
	for _, b := range broken {
		if !slices.Contains(t.named, b.Path) {
			t.named = append(t.named, b.Path)
			fmt.Fprintln(t.errOut, b)
		}
	}
	return open, err
}

// entriesOf lists the entries that belong to a task.
func (t *tool) entriesOf(x tasks.Task) []kept.Entry {
	list, _ := t.entries()
	return slices.DeleteFunc(list, func(e kept.Entry) bool {
		if x.Kind == tasks.Hunt {
			return e.Kind != kept.Hunted || e.Chapter() != x.Chapter || e.Task != x.Name
		}
		return e.Kind == kept.Hunted || e.Folder() != x.Dir() || e.Symbol != x.Name
	})
}

// declaration is the function of an entry as it stands now; empty if it is not to
// be found.
func (t *tool) declaration(e kept.Entry) string {
	text, err := os.ReadFile(t.abs(e.File))
	if err != nil {
		return ""
	}
	d, _ := source.FindIn(t.abs(e.File), text, e.Symbol)
	return d.Text
}

// same compares code; how its lines end is the editor's business.
func same(a, b string) bool {
	return strings.ReplaceAll(a, "\r", "") == strings.ReplaceAll(b, "\r", "")
}

// isUntouched reports whether nothing has been written yet where an entry put
// something.
func (t *tool) isUntouched(e kept.Entry) bool { return same(t.declaration(e), e.Placed) }

// empty takes a function out, or lists those of a chapter that are tasks.
func (t *tool) empty(args []string) error {
	switch len(args) {
	case 1:
		chapter, err := t.chapter(args[0])
		if err != nil {
			return err
		}
		return t.listTasks(chapter)
	case 2, 3:
	default:
		return misuse("empty")
	}
	name, symbol, folder := splitTarget(args)
	chapter, err := t.chapter(name)
	if err != nil {
		return err
	}
	return t.locked(func() error {
		decl, err := t.find(chapter, folder, symbol)
		if err != nil {
			return err
		}
		now, err := t.takeOut(decl)
		if err != nil {
			return err
		}
		fmt.Fprintf(t.out, "%s is empty now: %s:%d\n", now.Symbol, t.fromRoot(now.File), now.Line)
		fmt.Fprintf(t.out, "Begin here:              %s\n", t.beginWith(now))
		fmt.Fprintf(t.out, "All of it:               go test -timeout 1m ./%s/...\n", chapter)
		fmt.Fprintf(t.out, "Bring the original back: go run ./exercises restore %s %s\n", short(chapter), now.Symbol)
		return nil
	})
}

// beginWith is the command that runs the tests which speak of a function.
func (t *tool) beginWith(decl source.Decl) string {
	return "go test -timeout 10s -failfast ./" + filepath.ToSlash(filepath.Dir(t.fromRoot(decl.File))) + testsOf(decl)
}

// takeOut empties a function, once its original is kept, and returns it as it is
// then.
func (t *tool) takeOut(decl source.Decl) (source.Decl, error) {
	list, err := t.entries()
	if err != nil {
		return decl, err
	}
	e := kept.Entry{Kind: kept.Emptied, File: t.fromRoot(decl.File), Symbol: decl.Symbol, Original: decl.Text}
	isOurs := true
	for _, other := range list {
		switch isHere := other.File == e.File; {
		case other.Folder() != e.Folder() || other.Symbol != e.Symbol:
			continue
		case other.Kind == kept.Emptied && !(isHere && same(decl.Text, other.Original)):
			return decl, t.occupied(other, decl)
		case !isHere:
			return decl, t.lost(other, source.ErrNotFound)
		}
		isOurs, e.Original = false, other.Original
	}
	if b := t.store().Doubt(e.Folder(), e.Symbol); isOurs && b != nil {
		return decl, fmt.Errorf("whether %s is yours or ours cannot be told: %s cannot be read.\nOurs comes back with: git checkout -- %s   (copy what is yours in that file first); then move that record to another folder", e.Symbol, b.Path, e.File)
	}
	if isOurs && source.IsEmpty(decl) {
		return decl, t.recordLost(decl)
	}
	if isOurs && t.isWritten(decl) {
		return decl, fmt.Errorf("%s is not as the course has it: what stands at %s:%d is yours, and it stays; check judges it.\nTo begin anew, copy it and bring the course's own back: git checkout -- %s", decl.Symbol, e.File, decl.Line, e.File)
	}
	if e.Whole, err = os.ReadFile(decl.File); err != nil {
		return decl, err
	}
	after, err := source.Empty(decl)
	if err != nil {
		return decl, err
	}
	now, err := source.FindIn(decl.File, after, decl.Symbol)
	if err != nil {
		return decl, fmt.Errorf("%s:%d: emptying %s would break the file; it is left as it was", e.File, decl.Line, decl.Symbol)
	}
	e.Placed = now.Text
	return now, t.put(e, e.Whole, after)
}

// isWritten reports whether a function is that of a task, and not the course's own.
func (t *tool) isWritten(decl source.Decl) bool {
	list, _ := tasks.Read(t.root)
	return slices.ContainsFunc(list, func(x tasks.Task) bool {
		return x.Name == decl.Symbol && x.Dir() == path.Dir(t.fromRoot(decl.File)) && t.isForeign(x)
	})
}

// put writes a file in which something takes the place of the course's own, once
// that is kept.
func (t *tool) put(e kept.Entry, before, after []byte) error {
	e, err := t.store().Add(e)
	if err != nil {
		return fmt.Errorf("the original could not be kept, so nothing was changed: %w", err)
	}
	if err := kept.Write(t.abs(e.File), before, after); err != nil {
		_, failed := t.store().Add(kept.Entry{Kind: kept.Failed, Of: e.Number})
		return errors.Join(t.fromRootError(err), failed)
	}
	_, err = t.store().Add(kept.Entry{Kind: kept.Placed, Of: e.Number})
	return err
}

// closeEntry notes that the original of an entry is back.
func (t *tool) closeEntry(e kept.Entry) error {
	_, err := t.store().Add(kept.Entry{Kind: kept.Closed, Of: e.Number})
	return err
}

// fromRootError is err with files named as the learner types them.
func (t *tool) fromRootError(err error) error {
	return fmt.Errorf("%s", strings.ReplaceAll(err.Error(), t.root+string(filepath.Separator), ""))
}

// occupied says why a chair that has been emptied is not emptied again.
func (t *tool) occupied(e kept.Entry, now source.Decl) error {
	if same(now.Text, e.Placed) {
		return fmt.Errorf("%s is empty already, and waits at %s:%d.\nSee what is red: go test ./%s/...\nBring the original back: go run ./exercises restore %s", e.Symbol, t.fromRoot(now.File), now.Line, e.Chapter(), nameOf(e))
	}
	return fmt.Errorf("%s was emptied before, and what stands there now is yours: %s:%d.\nTo begin again, first: go run ./exercises restore %s (it keeps your version)", e.Symbol, t.fromRoot(now.File), now.Line, nameOf(e))
}

// restore lists what stands in the place of ours or, given one of the functions
// or the word all, puts ours back and keeps what the learner had written.
func (t *tool) restore(args []string) error {
	whole, mine := slices.Contains(args, "-file"), slices.Contains(args, "-mine")
	args = slices.DeleteFunc(slices.Clone(args), func(a string) bool { return a == "-file" || a == "-mine" })
	if len(args) > 3 || len(args) == 0 && (whole || mine) {
		return misuse("restore")
	}
	return t.locked(func() error {
		if mine {
			return t.bringMineBack(args)
		}
		list, err := t.entries()
		switch {
		case err != nil:
			return err
		case len(list) == 0 && t.unrecorded() != nil:
			return t.unrecorded()
		case len(list) == 0 && (len(args) == 0 || len(args) == 1 && args[0] == "all"):
			fmt.Fprintln(t.out, "All functions are the course's own; there is nothing to bring back.")
			return nil
		case len(args) == 0:
			t.listChairs(list)
			return nil
		case len(args) > 1 || args[0] != "all":
			if chapter, err := t.chapter(args[0]); err == nil && len(args) == 1 {
				list = slices.DeleteFunc(list, func(e kept.Entry) bool { return e.Chapter() != chapter })
				if len(list) == 0 {
					fmt.Fprintf(t.out, "All functions of %s are the course's own; there is nothing to bring back.\n", chapter)
				}
				break
			}
			if list, err = t.pick(list, args); err != nil {
				return err
			}
		}
		var errs []error
		for _, e := range list {
			now, err := t.entries()
			if err == nil && !slices.ContainsFunc(now, func(o kept.Entry) bool { return o.Number == e.Number }) {
				continue // an entry of the same file has brought it back
			}
			errs = append(errs, err, t.bringBack(e, whole))
		}
		return errors.Join(errs...)
	})
}

// unrecorded names the functions that are empty though nothing is kept of them.
func (t *tool) unrecorded() error {
	var lost []string
	for _, chapter := range gotool.Chapters(t.root) {
		for _, dir := range t.folders(chapter, "") {
			decls, _ := source.List(dir)
			for _, d := range decls {
				if d.IsFunc && source.IsEmpty(d) {
					lost = append(lost, t.recordLost(d).Error())
				}
			}
		}
	}
	if len(lost) > 0 {
		return errors.New(strings.Join(lost, "\n"))
	}
	return nil
}

// recordLost says how an empty function comes back without its record.
func (t *tool) recordLost(d source.Decl) error {
	file := t.fromRoot(d.File)
	return fmt.Errorf("%s is empty already, but its record is lost: %s:%d.\nThe course's own comes back with: git checkout -- %s   (copy what is yours in that file first)", d.Symbol, file, d.Line, file)
}

// listChairs says which functions are not the course's own, and whose they are.
func (t *tool) listChairs(list []kept.Entry) {
	for _, e := range list {
		fmt.Fprintf(t.out, "  %s: %s   %s\n", t.stateOf(e), nameOf(e), whereOf(e))
	}
	fmt.Fprintf(t.out, "  bring ours back: go run ./exercises restore %s   (or all)\n", nameOf(list[0]))
}

// stateOf says in a word what stands in the place of an entry.
func (t *tool) stateOf(e kept.Entry) string {
	now := t.declaration(e)
	switch {
	case now == "":
		return "not to be found"
	case e.Kind == kept.Hunted:
		return "a hunt"
	case e.Kind == kept.Emptied && same(now, e.Placed):
		return "empty"
	case same(now, e.Original):
		return "as ours"
	}
	return "yours"
}

// nameOf names the function of an entry; that of a hunt is not told.
func nameOf(e kept.Entry) string {
	if e.Kind == kept.Hunted {
		return short(e.Chapter()) + " " + e.Task
	}
	return short(e.Chapter()) + " " + e.Symbol
}

// whereOf is the file of an entry, or for a hunt the folder.
func whereOf(e kept.Entry) string {
	if e.Kind == kept.Hunted {
		return "somewhere in " + e.Folder()
	}
	return e.File
}

// pick returns the entry that is meant; those, for a hunt with several faults.
func (t *tool) pick(list []kept.Entry, args []string) ([]kept.Entry, error) {
	chapter, symbol, folder := "", args[0], ""
	if len(args) > 1 {
		name, s, f := splitTarget(args)
		var err error
		if chapter, err = t.chapter(name); err != nil {
			// `restore pgn Game.Position` names a folder of any chapter.
			chapter, f = "", name
		}
		symbol, folder = s, f
	}
	var found []kept.Entry
	var names, ways []string
	for _, e := range list {
		name := e.Symbol
		if e.Kind == kept.Hunted {
			name = e.Task
		}
		if !slices.Contains(names, nameOf(e)) {
			names = append(names, nameOf(e))
		}
		in := filepath.Base(filepath.FromSlash(e.Folder()))
		if name == symbol && (chapter == "" || chapter == e.Chapter()) && (folder == "" || folder == in) {
			found = append(found, e)
			ways = append(ways, strings.TrimSpace(fmt.Sprintf("go run ./exercises restore %s %s", short(e.Chapter()), strings.TrimSpace(in+" "+symbol))))
		}
	}
	here, begun := t.here()
	own := slices.DeleteFunc(slices.Clone(found), func(e kept.Entry) bool { return !begun || e.Chapter() != here.Chapter })
	if len(own) > 0 {
		found = own // where the learner is
	}
	if len(names) > 8 {
		names = []string{"go run ./exercises restore lists them"}
	}
	switch {
	case len(list) == 0:
		return nil, fmt.Errorf("%s is the course's own, and so are all other functions", symbol)
	case len(found) == 0 && !t.isAnywhere(symbol):
		return nil, fmt.Errorf("there is no function %s; those that are not the course's own: %s", symbol, strings.Join(names, ", "))
	case len(found) == 0:
		return nil, fmt.Errorf("%s is the course's own already; these are not: %s", symbol, strings.Join(names, ", "))
	case len(found) > 1 && (found[0].Kind != kept.Hunted || found[0].Folder() != found[len(found)-1].Folder()):
		return nil, fmt.Errorf("%s can come back in more than one place. Say which:\n%s", symbol, strings.Join(ways, "\n"))
	}
	return found, nil
}

// bringBack puts one original back. Only the function itself is replaced, so that
// everything else the learner did to the file stays; with whole, or where the file
// is lost, all functions of the file come back as they were.
func (t *tool) bringBack(e kept.Entry, whole bool) error {
	file := t.abs(e.File)
	before, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) || whole && err == nil {
		return t.bringBackFile(e, before)
	}
	if err != nil {
		return t.fromRootError(err)
	}
	now, err := source.FindIn(file, before, e.Symbol)
	if err != nil {
		return t.lost(e, err)
	}
	if same(now.Text, e.Original) {
		fmt.Fprintf(t.out, "%s is as it was already: %s:%d\n", e.Symbol, e.File, now.Line)
		return t.closeEntry(e)
	}
	after, err := t.withOurs(e, before, now)
	if err != nil {
		return err
	}
	if e.Kind == kept.Carried {
		after = t.withoutHelpers(e, after)
	}
	if !same(now.Text, e.Placed) {
		if err := t.keepYours(e, before); err != nil {
			return err
		}
	}
	beside := t.helpers(e, before)
	if err := kept.Write(file, before, after); err != nil {
		return t.fromRootError(err)
	}
	fmt.Fprintf(t.out, "%s is back: %s\n", e.Symbol, e.File)
	for _, helper := range beside {
		if d, err := source.FindIn(file, after, helper.Symbol); err == nil {
			fmt.Fprintf(t.out, "  (%s, which you wrote for it, is still there: %s:%d)\n", d.Symbol, e.File, d.Line)
		}
	}
	return t.closeEntry(e)
}

// withOurs is a file with our function in the place of the learner's. If nothing
// has changed in it but functions that are kept, it is ours to the byte.
func (t *tool) withOurs(e kept.Entry, before []byte, now source.Decl) ([]byte, error) {
	list, err := t.entries()
	if err != nil {
		return nil, err
	}
	originals, err := kept.Originals(t.root)
	if err != nil {
		return nil, err
	}
	ours := originals[now.File]
	imports := slices.Concat(source.Imports(ours), source.Imports(e.Whole), source.Imports(before))
	for _, text := range [][]byte{ours, e.Whole} {
		for _, other := range list {
			if other.File != e.File {
				continue
			}
			with := other.Original
			if other.Symbol != e.Symbol {
				with = t.declaration(other)
			}
			if d, err := source.FindIn(now.File, text, other.Symbol); err == nil && d.Text != with {
				text = source.Splice(text, d, with, imports)
			}
		}
		if d, err := source.FindIn(now.File, text, e.Symbol); err == nil && string(source.Splice(text, d, now.Text, nil)) == string(before) {
			return text, nil
		}
	}
	return source.Splice(before, now, e.Original, imports), nil
}

// isAnywhere reports whether some chapter has a function of that name.
func (t *tool) isAnywhere(symbol string) bool {
	for _, chapter := range gotool.Chapters(t.root) {
		for _, dir := range t.folders(chapter, "") {
			if _, err := source.Find(dir, symbol); err == nil {
				return true
			}
		}
	}
	return false
}

// bringMineBack puts the learner's version of a function back that was kept last.
func (t *tool) bringMineBack(args []string) error {
	name, symbol, folder := splitTarget(args)
	if len(args) == 1 {
		name, symbol = "", args[0]
	}
	chapter := ""
	if name != "" {
		var err error
		if chapter, err = t.chapter(name); err != nil {
			return err
		}
	}
	all, _, err := t.store().Entries()
	if err != nil {
		return err
	}
	for _, e := range slices.Backward(all) {
		in := filepath.Base(filepath.FromSlash(e.Folder()))
		if e.Kind != kept.Yours || e.Symbol != symbol || chapter != "" && e.Chapter() != chapter || folder != "" && in != folder {
			continue
		}
		return t.bringVersionBack(e)
	}
	return fmt.Errorf("no version of yours is kept of %s", symbol)
}

// bringVersionBack puts the learner's version of one entry back.
func (t *tool) bringVersionBack(e kept.Entry) error {
	file := t.abs(e.File)
	yours, err := source.FindIn(file, e.Whole, e.Symbol)
	if err != nil {
		return fmt.Errorf("your version is in %s, which cannot be read as Go; copy what you need from there", e.Path)
	}
	before, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	now, err := source.FindIn(file, before, e.Symbol)
	if err != nil {
		return t.kindParseError(err)
	}
	open, err := t.entries()
	if err != nil {
		return err
	}
	if slices.ContainsFunc(open, func(o kept.Entry) bool { return o.File == e.File && o.Symbol == e.Symbol }) {
		return fmt.Errorf("in the place of %s stands something of yours already: %s:%d. Ours first: go run ./exercises restore %s", e.Symbol, e.File, now.Line, nameOf(e))
	}
	if b := t.store().Doubt(e.Folder(), e.Symbol); b != nil {
		return fmt.Errorf("what stands in the place of %s cannot be told, because %s cannot be read; your version is in %s", e.Symbol, b.Path, e.Path)
	}
	after := source.Splice(before, now, yours.Text, source.Imports(e.Whole))
	back := kept.Entry{Kind: kept.Carried, Task: e.Symbol, File: e.File, Symbol: e.Symbol, Original: now.Text, Placed: yours.Text, Whole: before}
	if err := t.put(back, before, after); err != nil {
		return err
	}
	fmt.Fprintf(t.out, "Your %s is back: %s:%d\n", e.Symbol, e.File, now.Line)
	return nil
}

// bringBackFile puts the whole file back as the course has it.
func (t *tool) bringBackFile(e kept.Entry, before []byte) error {
	list, err := t.entries()
	if err != nil {
		return err
	}
	list = slices.DeleteFunc(list, func(other kept.Entry) bool { return other.File != e.File })
	originals, err := kept.Originals(t.root)
	if err != nil {
		return err
	}
	if before != nil {
		if err := t.keepYours(e, before); err != nil {
			return err
		}
	}
	if err := kept.Write(t.abs(e.File), before, originals[t.abs(e.File)]); err != nil {
		return t.fromRootError(err)
	}
	for _, other := range list {
		fmt.Fprintf(t.out, "%s is back: %s\n", other.Symbol, e.File)
		if err := t.closeEntry(other); err != nil {
			return err
		}
	}
	return nil
}

// keepYours keeps the learner's version of a file before it is written over.
func (t *tool) keepYours(e kept.Entry, file []byte) error {
	k, err := t.store().Add(kept.Entry{Kind: kept.Yours, File: e.File, Symbol: e.Symbol, Of: e.Number, Whole: file})
	if err != nil {
		return fmt.Errorf("your version could not be kept, so nothing was changed: %w", err)
	}
	fmt.Fprintf(t.out, "Your version of %s is kept in %s\n", e.Symbol, k.Path)
	return nil
}

// lost says that the function cannot be found in its file any more, and what can
// be done about that.
func (t *tool) lost(e kept.Entry, err error) error {
	why := fmt.Sprintf("%s is no longer in %s", e.Symbol, e.File)
	if !errors.Is(err, source.ErrNotFound) {
		first, _, _ := strings.Cut(t.fromRootError(err).Error(), "\n")
		why = fmt.Sprintf("%s cannot be read as Go, so its functions cannot be told apart (%s)", e.File, filepath.ToSlash(first))
	} else if moved, err := source.Find(t.abs(e.Folder()), e.Symbol); err == nil {
		return fmt.Errorf("%s, but in %s:%d now. Move it back there first, or take it out there and put the whole file back", why, t.fromRoot(moved.File), moved.Line)
	}
	return fmt.Errorf("%s.\nAll of the file as the course has it: go run ./exercises restore %s -file (it keeps your file)", why, nameOf(e))
}
