// failure.go says in a sentence how code failed, and where.

package guard

import (
	"fmt"
	"path"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A Kind is a way in which code fails.
type Kind int

const (
	Panicked Kind = iota
	Late          // it did not come back in time
	Ending        // it takes all the memory, and the program ends with it
)

// A Failure is how code failed.
type Failure struct {
	Kind   Kind
	Value  any     // what it panicked with
	Text   string  // the same in words, not yet fit for a screen; or what it was doing
	Frames []Frame // where, innermost first, in the files of the course alone
}

// Unwritten returns the name of the task whose stub panicked, or "".
func (f *Failure) Unwritten() string {
	return append(stub.FindStringSubmatch(f.Text), "", "")[1] // which finds nothing or two
}

// Place returns the line to look at first: the innermost of a chapter; of what goes round in
// circles, that of the learner's answer. Without either it is the innermost of all.
func (f *Failure) Place() Frame {
	i := slices.IndexFunc(f.Frames, func(f Frame) bool { return strings.HasPrefix(f.File, "ch") })
	if answer := slices.IndexFunc(f.Frames, Frame.IsAnswer); f.Kind != Panicked && answer >= 0 {
		i = answer
	}
	return slices.Concat(f.Frames, []Frame{{Name: "that"}})[max(i, 0)]
}

func (f *Failure) Error() string {
	at, then := f.Place(), fmt.Sprintf("; it was at %v then. ", f.Place())
	switch {
	case len(f.Frames) == 0:
		return "that fails: " + f.Text
	case f.Unwritten() != "":
		return fmt.Sprintf("task %s is not written yet: go run ./exercises next %.4s %[1]s", f.Unwritten(), at.File)
	case f.Kind == Panicked:
		text := fmt.Sprintf("%s panics at %s: %s", at.Name, at, strings.TrimPrefix(f.Text, "runtime error: "))
		if strings.HasPrefix(f.Text, "assignment to entry in nil map") {
			text += ". A map has to be made before something is put into it: make(map[...]...)."
		}
		return text
	case f.Kind == Ending:
		return at.Name + " " + f.Text + then + "When does it stop?"
	default:
		text := at.Name + " does not come back" + then + "Does a loop there never end?"
		if strings.HasPrefix(f.Text, "run") { // running, runnable: that says nothing
			return text
		}
		return text + " (Go says: " + f.Text + ")"
	}
}

// A Frame is a line of code that was at work.
type Frame struct {
	File string // from the root of the course, with slashes
	Line int    // or 1 for a jump, see isJump
	Name string // of the function in its package: "Stack.Push"
}

func (f Frame) String() string { return strings.TrimSuffix(fmt.Sprintf("%s:%d", f.File, f.Line), ":1") }

// isJump reports whether this is no line of code: the compiler gives line 1 to some jumps.
func (f Frame) isJump() bool { return f.Line <= 1 }

// InTasks reports whether the code is in a folder where learners have files of their own.
func (f Frame) InTasks() bool {
	return strings.Contains(f.File, "/exercises/") || strings.Contains(f.File, "/champion/") ||
		strings.Contains(f.File, "/learn/")
}

// IsAnswer reports whether the code is a learner's answer to a task.
func (f Frame) IsAnswer() bool {
	return f.InTasks() && !strings.Contains(f.File, "/given") && !strings.HasSuffix(f.File, "_test.go")
}

// hunted is the folder, from the root, with copies of chapters into which a fault has been let.
const hunted = "exercises/.hunt/"

type goroutine struct {
	name, state string // "goroutine 7", "chan receive"
	frames      []Frame
	deep        bool // it has more calls than are told
}

var (
	_, here, _, _ = runtime.Caller(0)
	root          = strings.TrimSuffix(here, "internal/guard/failure.go") // as the compiler knows it
	stub          = regexp.MustCompile(`^task ([\w.]+): not written yet$`)
	calls         = regexp.MustCompile(`(?m)^(.*)\(.*\)\n\t(.+):(\d+)(?: \+0x.*)?$`)
	around        = regexp.MustCompile(`^.*/\w+\.|\[.*\]|[(*)]|(\.func|-range)\d.*`) // mateinfive/x/exercises.(*Stack[...]).Push
)

// stacks returns what Go says of the goroutines, up to so many bytes: of all, or only of the
// running one. Most of the time that is little.
func stacks(most int, all bool) string {
	for size := min(most, 16<<10); ; size = min(most, 4*size) {
		buf := make([]byte, size)
		if n := runtime.Stack(buf, all); n < size || size == most {
			return string(buf[:n])
		}
	}
}

// dump returns the goroutines, as far as their text has room: all, or only the running one.
func dump(most int, all bool) (list []goroutine) {
	for text := range strings.SplitSeq(stacks(most, all), "\n\n") {
		var g goroutine
		text, _, g.deep = strings.Cut(text, " frames elided...") // before it stand the innermost
		g.name, g.state, _ = strings.Cut(text, " [")
		g.state, _, _ = strings.Cut(g.state, "]")
		for _, m := range calls.FindAllStringSubmatch(text, -1) {
			file, ours := strings.CutPrefix(m[2], root)
			file = strings.TrimPrefix(file, hunted) // a copy is told as its chapter
			line, _ := strconv.Atoi(m[3])
			if ours && !strings.Contains(m[1], "/guard.") {
				name := around.ReplaceAllString(m[1], "")
				if strings.Contains(m[1], "_test.") && !strings.HasSuffix(file, "_test.go") {
					name = path.Base(file) // the compiler has made it a part of that test
				}
				g.frames = append(g.frames, Frame{file, line, name})
			}
		}
		list = append(list, g)
	}
	return list
}

// How long find waits between two looks: a learner's loop has done something else by then. Where
// the memory is about to be full there is no time.
const unhurried, hurried = time.Millisecond, 100 * time.Microsecond

// find returns what a goroutine does, or, without a name, the first that runs the course's code.
// It looks several times and keeps the calls that are always there: what a loop calls comes and
// goes.
func find(name string, pause time.Duration) (found goroutine) {
	for range 20 {
		for _, g := range dump(1<<20, true) {
			switch {
			case !g.isMeant(name):
			case len(found.frames) == 0 || found.frames[0].isJump():
				found, name = g, g.name
			default:
				found.keepCommon(g.frames)
			}
		}
		time.Sleep(pause)
	}
	return found
}

// isMeant reports whether a goroutine that is at work in the course has a name or, if that is
// empty, whether it runs, and does not just wait for another.
func (g goroutine) isMeant(name string) bool {
	if len(g.frames) == 0 {
		return false
	}
	if name != "" {
		return g.name == name
	}
	_, waits := within.Load(g.name)
	return !waits && strings.HasPrefix(g.state, "run")
}

// keepCommon keeps the calls of g that it has in another look as well. A look tells nothing that
// has found a jump, or that has lost the learner's answer: the function that a jump stands in is
// not always told.
func (g *goroutine) keepCommon(look []Frame) {
	hasAnswer := slices.ContainsFunc(look, Frame.IsAnswer)
	hadAnswer := slices.ContainsFunc(g.frames, Frame.IsAnswer)
	if look[0].isJump() || hadAnswer && !hasAnswer {
		return
	}
	same := 0 // from the outermost call
	for same < min(len(g.frames), len(look)) {
		if g.frames[len(g.frames)-1-same].Name != look[len(look)-1-same].Name {
			break
		}
		same++
	}
	g.frames = look[len(look)-same:]
}
