// restore.go brings the originals of emptied functions back.

package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"mateinfive/exercises/source"
)

// restore lists the chairs or, given one of them or the word all, puts the
// original back and keeps what the learner had written.
func (t *tool) restore(args []string) error {
	whole := slices.Contains(args, "-file")
	args = slices.DeleteFunc(slices.Clone(args), func(a string) bool { return a == "-file" })
	list, err := t.chairs()
	if err != nil {
		return err
	}
	switch {
	case len(args) == 0 && !whole:
		if len(list) == 0 {
			fmt.Fprintln(t.out, "No function is empty. To empty one: go run ./exercises empty ch01 NewSquare")
		}
		return t.listChairs()
	case len(args) == 0 || len(args) > 3:
		return misuse("restore")
	}
	var wanted []chair
	if len(args) == 1 && args[0] == "all" {
		wanted = list
		if len(list) == 0 {
			fmt.Fprintln(t.out, "No function is empty; there is nothing to bring back.")
		}
	} else {
		c, err := t.pick(list, args)
		if err != nil {
			return err
		}
		wanted = []chair{c}
	}
	var errs []error
	for _, c := range wanted {
		errs = append(errs, t.bringBack(c, whole))
	}
	return errors.Join(errs...)
}

// listChairs says which functions are empty, and which the learner has
// written since.
func (t *tool) listChairs() error {
	list, err := t.chairs()
	if err != nil || len(list) == 0 {
		return err
	}
	if empty := t.describe(list); len(empty) > 0 {
		list = empty // what the learner has written is not the first to be brought back
	}
	fmt.Fprintf(t.out, "  bring back: go run ./exercises restore %s   (or all)\n", list[0].Symbol)
	return nil
}

// describe writes a line a chair, and returns those that stand empty.
func (t *tool) describe(list []chair) (empty []chair) {
	for _, c := range list {
		state, where := "empty", c.File
		if now, err := source.Find(t.abs(c.Folder), c.Symbol); err == nil {
			where = fmt.Sprintf("%s:%d", t.fromRoot(now.File), now.Line)
			switch now.Text {
			case c.Emptied:
				empty = append(empty, c)
			case c.Original:
				state = "back already"
			default:
				state = "yours"
			}
		} else {
			state = "not to be found"
		}
		fmt.Fprintf(t.out, "  %s: %s %s   %s\n", state, c.chapter(), c.Symbol, where)
	}
	return empty
}

// pick returns the chair that is meant.
func (t *tool) pick(list []chair, args []string) (chair, error) {
	chapter, symbol, folder := "", args[0], ""
	if len(args) > 1 {
		var name string
		var err error
		name, symbol, folder = splitTarget(args)
		if chapter, err = t.chapter(name); err != nil {
			return chair{}, err
		}
	}
	var found []chair
	var names, ways []string
	for _, c := range list {
		names = append(names, c.Symbol)
		of, in, _ := strings.Cut(c.Folder, "/")
		if c.Symbol == symbol && (chapter == "" || chapter == of) && (folder == "" || folder == in) {
			found = append(found, c)
			ways = append(ways, strings.TrimSpace(fmt.Sprintf("go run ./exercises restore %s %s", of, strings.TrimSpace(in+" "+symbol))))
		}
	}
	switch {
	case len(list) == 0:
		return chair{}, fmt.Errorf("%s is not empty, nor is any other function", symbol)
	case len(found) == 0:
		return chair{}, fmt.Errorf("%s has not been emptied; these have: %s", symbol, strings.Join(names, ", "))
	case len(found) > 1:
		return chair{}, fmt.Errorf("%s is empty in more than one place. Say which:\n%s", symbol, strings.Join(ways, "\n"))
	}
	return found[0], nil
}

// bringBack puts one original back. Only the function itself is replaced, so
// that everything else the learner did to the file stays; with whole, the
// file is put back as it was before this function was emptied.
func (t *tool) bringBack(c chair, whole bool) error {
	file := t.abs(c.File)
	before, err := os.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		whole = true // there is nothing in the way
	} else if err != nil {
		return err
	}
	after := []byte(c.Whole)
	untouched := false
	if !whole {
		now, ok := declIn(file, before, c.Symbol)
		if !ok {
			return t.lost(c, file, before)
		}
		if now.Text == c.Original {
			fmt.Fprintf(t.out, "%s is as it was already: %s:%d\n", c.Symbol, c.File, now.Line)
			return t.forget(c)
		}
		untouched = now.Text == c.Emptied
		after = putBack(before, now, c)
	}
	if len(before) > 0 && !untouched && string(before) != c.Whole {
		kept, err := t.keepYours(c.File, before)
		if err != nil {
			return fmt.Errorf("your version could not be kept, so nothing was changed: %w", err)
		}
		fmt.Fprintf(t.out, "Your version of %s is kept in %s\n", c.Symbol, kept)
	}
	if now, err := os.ReadFile(file); err == nil && string(now) != string(before) {
		return fmt.Errorf("%s was changed by somebody else just now; it is left as it is: try again", c.File)
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	if err := writeFile(file, after); err != nil {
		return err
	}
	fmt.Fprintf(t.out, "%s is back: %s\n", c.Symbol, c.File)
	return t.forget(c)
}

// lost says that the function cannot be found in its file any more, and what
// can be done about that.
func (t *tool) lost(c chair, file string, text []byte) error {
	why := fmt.Sprintf("%s is no longer in %s", c.Symbol, c.File)
	if _, err := source.Parse(file, text); err != nil {
		first, _, _ := strings.Cut(err.Error(), "\n")
		why = fmt.Sprintf("%s cannot be read as Go, so its functions cannot be told apart (%s)", c.File, filepath.ToSlash(strings.TrimPrefix(first, t.root+string(filepath.Separator))))
	} else if moved, err := source.Find(t.abs(c.Folder), c.Symbol); err == nil {
		return fmt.Errorf("%s, but in %s:%d now. Move it back there first, or take it out there and put the whole file back", why, t.fromRoot(moved.File), moved.Line)
	}
	return fmt.Errorf("%s.\nThe whole file as it was before: go run ./exercises restore %s -file (it keeps your file)", why, c.Symbol)
}

// abs is the place of a path from the root.
func (t *tool) abs(name string) string { return filepath.Join(t.root, filepath.FromSlash(name)) }
