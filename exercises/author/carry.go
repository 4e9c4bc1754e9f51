// carry.go carries a change into the other chapters: where the code there was the same, it
// becomes the same again.

package author

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"

	"mateinfive/internal/gotool"
	"mateinfive/internal/safefile"
	"mateinfive/internal/source"
)

// carry takes each Go file of a chapter that differs from what was committed last to the files
// of the same name in the other chapters. A file that was the same becomes the same; in
// one that was not, each declaration that was.
func (d *Desk) carry(ctx context.Context) error {
	changed, err := d.changedFiles(ctx)
	if err != nil {
		return fmt.Errorf("carrying needs git, to know what has changed: %w", err)
	}
	var all, others []string
	for _, name := range changed {
		chapter, file, _ := strings.Cut(name, "/")
		if !slices.Contains(gotool.Chapters(d.Root), chapter) || path.Ext(name) != ".go" {
			continue
		}
		was, err := d.git(ctx, "show", "HEAD:"+name)
		if err != nil {
			continue // it is new
		}
		now, err := os.ReadFile(d.path(name))
		if err != nil {
			continue // it is gone
		}
		for _, other := range gotool.Chapters(d.Root) {
			carried, differing, err := d.carryInto(other+"/"+file, asIn(other, chapter, was), asIn(other, chapter, string(now)))
			if err != nil {
				return err
			}
			all = append(all, carried...)
			if !slices.Contains(changed, other+"/"+file) { // there the author has been already
				others = append(others, differing...)
			}
		}
	}
	if len(all) > 0 {
		d.say("Carried:\n  %s\n", strings.Join(all, "\n  "))
	} else {
		d.say("Nothing is carried: what has changed was the same in no other chapter, or is so already.\n")
	}
	slices.Sort(others)
	if others = slices.Compact(others); len(others) > 0 {
		d.say("Not carried, since it was not the same there. If the change belongs there, too, make it by hand in\n"+
			"the first place of each function, and carry once more: from there it goes on.\n  %s\n", strings.Join(others, "\n  "))
	}
	d.say("Then: go run ./exercises author")
	return nil
}

// asIn is the code of a chapter as another one would have it: only what it imports differs.
func asIn(other, chapter, code string) string { return strings.ReplaceAll(code, chapter, other) }

// carryInto brings one file along, and says what has changed in it, and which declarations were
// not the same there.
func (d *Desk) carryInto(name, was, now string) (carried, differing []string, err error) {
	before, err := os.ReadFile(d.path(name))
	switch {
	case errors.Is(err, fs.ErrNotExist), string(before) == now:
		return nil, nil, nil
	case err != nil:
		return nil, nil, err
	case string(before) == was:
		return []string{name}, nil, safefile.Replace(d.path(name), before, []byte(now))
	}
	decls, err := source.Parse(name, []byte(was))
	if err != nil {
		return nil, nil, err
	}
	text := before
	for _, old := range decls {
		young, err := source.FindIn(name, []byte(now), old.Symbol)
		if err != nil || young.Text == old.Text {
			continue
		}
		theirs, err := source.FindIn(name, text, old.Symbol)
		switch {
		case err != nil, theirs.Text == young.Text:
			continue
		case theirs.Text != old.Text:
			differing = append(differing, name+" "+old.Symbol)
			continue
		}
		text = source.Splice(text, theirs, young.Text, source.Imports([]byte(now)))
		carried = append(carried, name+" "+old.Symbol)
	}
	if len(carried) > 0 {
		err = safefile.Replace(d.path(name), before, text)
	}
	return carried, differing, err
}
