// author.go is `go run ./exercises author`, for those who write the course.

// Package author keeps the course in step with itself, where it is written: what is
// made from the code, pages, archives, transcripts, pictures and tables, follows a change of
// it. docs/CONTRIBUTING.md tells how one works with it.
//
// The first run sets the marker that tells an author's clone (see package upstream).
package author

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"mateinfive/internal/gotool"
	"mateinfive/internal/upstream"
)

// A Desk is where an author works.
type Desk struct {
	Root       string
	Out        io.Writer
	IsTerminal bool // Out is one: progress stands in one line, which changes

	Try    func(ctx context.Context, root string, o gotool.Overlay, args ...string) (out string, exit int, err error)                      // gotool.Run
	Do     func(ctx context.Context, root, program string, args ...string) (out string, exit int, err error)                               // gotool.Command
	Follow func(ctx context.Context, root string, see func(line string), program string, args ...string) (out string, exit int, err error) // gotool.Follow
}

const usage = `this is typed:
  go run ./exercises author                    bring along whatever a change has made stale
  go run ./exercises author carry              carry a change into the other chapters, where the code was the same
  go run ./exercises author task ch03 Loose    lay out a new task, or say what it lacks`

// Run carries out the command with the words behind its name.
func (d *Desk) Run(ctx context.Context, words []string) error {
	if !upstream.IsHere(d.Root) {
		if err := upstream.SetMarker(d.Root); err != nil {
			return err
		}
		d.say("From now on a changed file of the course is the truth in this clone, and the tests are")
		d.say("red where something is stale. (The marker is %s: delete it, and all is as before.)\n", upstream.Marker)
	}
	switch {
	case len(words) == 0:
		return d.bring(ctx)
	case len(words) == 1 && words[0] == "carry":
		return d.carry(ctx)
	case len(words) == 3 && words[0] == "task":
		return d.task(ctx, words[1], words[2])
	}
	return fmt.Errorf("%s", usage)
}

func (d *Desk) say(format string, values ...any) { fmt.Fprintf(d.Out, format+"\n", values...) }

// git runs git; an exit status is an error, too.
func (d *Desk) git(ctx context.Context, args ...string) (string, error) {
	out, exit, err := d.Do(ctx, d.Root, "git", args...)
	if err == nil && exit != 0 {
		said, _, _ := strings.Cut(out, "\n") // where there is no repository, a list of all options follows
		err = errors.New(said)
	}
	return out, err
}

// path is where a file lies that is named from the root.
func (d *Desk) path(name string) string { return filepath.Join(d.Root, filepath.FromSlash(name)) }
