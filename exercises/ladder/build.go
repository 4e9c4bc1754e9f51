// build.go builds the program of a version, and the arbiter.

package ladder

import (
	"errors"
	"os"
	"path"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/judge"
	"mateinfive/exercises/versions"
	"mateinfive/internal/gotool"
)

// Dir is where programs are built, and the games of the ladder are kept, from the root.
const Dir = "exercises/.versions"

// Build builds the whole program with a version as its champion, and returns its path from the
// root. All else is as the course has it, where that is a task: so a version plays the same
// whatever the learner is at work on. What is up to date is not built again. The error says
// what the compiler said.
func Build(d *desk.Desk, v versions.Version) (program string, err error) {
	return build(d, laid(d.Course, v), v.Sum(), "./"+versions.Chapter)
}

// laid is what lies over the course's folder for a version.
func laid(c *course.Course, v versions.Version) gotool.Overlay {
	o := courses(c)
	for _, file := range c.Added(versions.Chapter) {
		if versions.IsCode(file) {
			o[c.Abs(file)] = nil // it may be younger
		}
	}
	for file, text := range v.Files {
		o[c.Abs(file)] = []byte(text)
	}
	return o
}

// buildArbiter builds the program that has two others play.
func buildArbiter(d *desk.Desk) (program string, err error) {
	return build(d, courses(d.Course), "arbiter", "./exercises/testdata/ladder/arbiter")
}

// courses lays the course's own over the tasks of the chapter.
func courses(c *course.Course) gotool.Overlay {
	o := make(gotool.Overlay)
	for file, text := range c.Archives[versions.Chapter].Ours {
		o[c.Abs(file)] = []byte(text)
	}
	return o
}

// build builds a package under a name in [Dir].
func build(d *desk.Desk, o gotool.Overlay, name, folder string) (program string, err error) {
	if err := os.MkdirAll(d.Course.Abs(Dir), 0o755); err != nil {
		return "", err
	}
	program = path.Join(Dir, name+".exe") // which Windows wants, and no other minds
	const small = "-ldflags=-s -w"        // no symbols: a third less
	args := []string{"build", "-buildvcs=false", small, "-o", program, folder}
	out, exit, err := d.Go(d.Ctx, d.Course.Root, o, args...)
	if err == nil && exit != 0 {
		const broken = "It does not compile with the rest of the program as that is today:"
		err = errors.New(judge.Explained(d.Course, broken, out))
	}
	return program, err
}
