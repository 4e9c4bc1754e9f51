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
	var all, others, settled []string
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
			into, err := d.carryInto(other+"/"+file, asIn(other, chapter, was), asIn(other, chapter, string(now)))
			if err != nil {
				return err
			}
			all = append(all, into.carried...)
			settled = append(settled, into.settled...)
			others = append(others, into.differing...)
		}
	}
	others = slices.DeleteFunc(others, func(place string) bool {
		return slices.Contains(settled, place) || d.isChanged(ctx, place)
	})
	d.tellCarried(all, firstOfEach(others))
	return nil
}

// tellCarried says where a change has gone, and where it is the author who makes it.
func (d *Desk) tellCarried(carried, byHand []string) {
	if len(carried) > 0 {
		d.say("Carried:\n  %s\n", strings.Join(carried, "\n  "))
	} else if len(byHand) == 0 {
		d.say("There is nothing to carry: what has changed stands in no other chapter, or is the same there already.\n")
	}
	if len(byHand) > 0 {
		d.say("By hand, since a later chapter has more in it. Where the change belongs there, too, make it, and\n"+
			"type the same again until nothing new is listed: each is carried on from there.\n  %s\n", strings.Join(byHand, "\n  "))
	}
	d.say("Then: go run ./exercises author")
}

// firstOfEach leaves, of places in several chapters, the first one of each declaration.
func firstOfEach(places []string) (first []string) {
	slices.Sort(places)
	seen := make(map[string]bool)
	for _, place := range places {
		_, declaration, _ := strings.Cut(place, "/")
		if !seen[declaration] {
			first = append(first, place)
		}
		seen[declaration] = true
	}
	return first
}

// isChanged reports whether a declaration, "ch03-check/chess/rook.go Rook.IsValid", is not as it
// was committed last: this run has carried a change into it, or the author has made one by hand.
func (d *Desk) isChanged(ctx context.Context, place string) bool {
	name, symbol, _ := strings.Cut(place, " ")
	text, err := d.git(ctx, "show", "HEAD:"+name)
	if err != nil {
		return false
	}
	was, err := source.FindIn(name, []byte(text), symbol)
	if err != nil {
		return true
	}
	file, _ := os.ReadFile(d.path(name))
	now, err := source.FindIn(name, file, symbol)
	return err != nil || now.Text != was.Text
}

// asIn is the code of a chapter as another one would have it: only what it imports differs.
func asIn(other, chapter, code string) string { return strings.ReplaceAll(code, chapter, other) }

// A carrying is what came of a change in another chapter: places, each a file, or a file and a
// declaration in it.
type carrying struct {
	carried   []string
	settled   []string // the change is there already
	differing []string // it was not the same
}

// carryInto brings one file along, and says what came of it.
func (d *Desk) carryInto(name, was, now string) (into carrying, err error) {
	before, err := os.ReadFile(d.path(name))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return into, nil
	case err != nil:
		return into, err
	case string(before) == was && was != now:
		into.carried = []string{name}
		return into, safefile.Replace(d.path(name), before, []byte(now))
	}
	decls, err := source.Parse(name, []byte(was))
	if err != nil {
		return into, err
	}
	text := before
	for _, old := range decls {
		young, err := source.FindIn(name, []byte(now), old.Symbol)
		if err != nil || young.Text == old.Text {
			continue
		}
		place := name + " " + old.Symbol
		theirs, err := source.FindIn(name, text, old.Symbol)
		switch {
		case err != nil:
			continue
		case theirs.Text == young.Text:
			into.settled = append(into.settled, place)
			continue
		case theirs.Text != old.Text:
			into.differing = append(into.differing, place)
			continue
		}
		text = source.Splice(text, theirs, young.Text, source.Imports([]byte(now)))
		into.carried = append(into.carried, place)
	}
	if len(into.carried) > 0 {
		err = safefile.Replace(d.path(name), before, text)
	}
	return into, err
}
