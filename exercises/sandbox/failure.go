// failure.go says in a sentence how code failed, and where.

package sandbox

import (
	"bytes"
	"fmt"
	"path"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
)

// The ways in which code fails.
const (
	Panicked   = iota
	Ended      // its goroutine, by runtime.Goexit
	Endless    // it did not come back
	Hungry     // it wants memory without end
	Bottomless // it calls itself without end
)

// A Failure is how a run failed. It is an error of its own where nobody says more.
type Failure struct {
	Kind   int
	Value  any           // what it panicked with
	Text   string        // the same in words: short, and fit for a terminal; or what it has taken
	Waited time.Duration // what it did not come back within
	State  string        // what it did when that was over, as Go calls it: "running", "chan receive"
	Frames []Frame       // where, innermost first, in the files of the course alone
}

// A Frame is a line of code that was at work.
type Frame struct {
	File     string // from the root of the course, with slashes
	Line     int
	Function string // "mateinfive/ch02-moves/exercises.Mobility"
}

func (f Frame) String() string { return fmt.Sprintf("%s:%d", f.File, f.Line) }

// IsLearners reports whether the code is an answer: it lies in a chapter's folder of
// exercises and is neither a test nor given.
func (f Frame) IsLearners() bool {
	dir, base := path.Split(f.File)
	return strings.HasPrefix(dir, "ch") && path.Base(dir) == "exercises" &&
		!strings.HasSuffix(base, "_test.go") && !strings.HasPrefix(base, "given")
}

// IsRules reports whether the code is that of a chapter's rules: of the board, or, in
// chapter 5, of how moves and games are written.
func (f Frame) IsRules() bool {
	dir, base := path.Split(f.File)
	return slices.Contains([]string{"chess", "notation", "pgn"}, path.Base(dir)) && !strings.HasSuffix(base, "_test.go")
}

// Learners returns the innermost frame that is the learner's own code.
func (f *Failure) Learners() (Frame, bool) {
	if i := slices.IndexFunc(f.Frames, Frame.IsLearners); i >= 0 {
		return f.Frames[i], true
	}
	return Frame{}, false
}

// Place returns where it happened: the innermost line that a learner may have written,
// in an answer or in the rules; what goes round in circles does so in the answer. If there
// is none it is the file, and if that is not known the innermost line of all.
func (f *Failure) Place(file string) string {
	i := slices.IndexFunc(f.Frames, func(f Frame) bool { return f.IsLearners() || f.IsRules() })
	if own, ok := f.Learners(); ok && f.Kind != Panicked {
		return own.String()
	}
	if i < 0 && (file != "" || len(f.Frames) == 0) {
		return file
	}
	return f.Frames[max(i, 0)].String()
}

func (f *Failure) Error() string { return f.Sentence("that", "") }

// Sentence says what became of what is named. The file is that of [Failure.Place].
func (f *Failure) Sentence(name, file string) string {
	where := f.Place(file)
	if where != "" && f.Kind == Panicked {
		where = " at " + where
	} else if where != "" {
		where = "; it was at " + where + " then"
	}
	switch f.Kind {
	case Panicked:
		return fmt.Sprintf("%s panics%s: %s", name, where, f.Text)
	case Ended:
		return fmt.Sprintf("%s ends its goroutine instead of coming back (runtime.Goexit does that)", name)
	case Endless:
		return fmt.Sprintf("%s had not come back after %v seconds%s. %s", name, f.Waited.Seconds(), where, f.suspicion())
	case Bottomless:
		return fmt.Sprintf("%s calls itself again and again%s. In which case does it not?", name, where)
	}
	return fmt.Sprintf("%s had %s and wanted more%s", name, f.Text, where)
}

// suspicion asks what a learner may ask about code that does not come back.
func (f *Failure) suspicion() string {
	state, _, _ := strings.Cut(f.State, ",") // behind it stands for how long
	switch {
	case strings.HasPrefix(state, "chan receive"), strings.HasPrefix(state, "select"):
		return "It waits there for a channel: does anything ever come?"
	case strings.HasPrefix(state, "chan send"):
		return "It waits there to send: does anybody ever receive?"
	case state == "sleep":
		return "It sleeps there: does it have to?"
	default:
		return "Does a loop there never end?"
	}
}

// Unwritten returns the name of the task whose stub panicked: "task Mobility: not
// written yet". It returns "" for every other failure.
func (f *Failure) Unwritten() string {
	text, _ := f.Value.(string)
	name, isTask := strings.CutPrefix(text, "task ")
	name, isStub := strings.CutSuffix(name, ": not written yet")
	if !isTask || !isStub {
		return ""
	}
	return name
}

// words is what was panicked with, in a word of ours where Go adds its own.
func words(v any) string {
	text, ok := v.(string)
	if !ok {
		text = fmt.Sprint(v) // which may panic or loop as well, here where that is watched
	}
	const most = 300
	text = strings.TrimPrefix(text, "runtime error: ")
	if len(text) > most {
		return printable(text[:most]) + "..."
	}
	return printable(text)
}

// printable spells out what would steer a screen: control characters and the like. Line
// breaks are spelled out too.
func printable(text string) string {
	var b strings.Builder
	for _, r := range text {
		if unicode.IsPrint(r) {
			b.WriteRune(r)
		} else {
			b.WriteString(strings.Trim(strconv.QuoteRune(r), "'"))
		}
	}
	return b.String()
}

// root is the folder of the course, as the compiler has written it into this program.
var root = func() string {
	_, file, _, _ := runtime.Caller(0)
	return strings.TrimSuffix(file, "exercises/sandbox/failure.go")
}()

// FromRoot returns the name of a file as seen from the root of the course. The
// name is one that the compiler has written into this program.
func FromRoot(file string) string { return strings.TrimPrefix(file, root) }

// frameAt returns the frame of a line of code, if it is the course's and no part of the
// sandbox.
func frameAt(file string, line int, function string) (Frame, bool) {
	f := Frame{FromRoot(file), line, function}
	own := path.Dir(f.File) == "exercises/sandbox" && !strings.HasSuffix(f.File, "_test.go")
	return f, f.File != file && !own
}

// callers returns the frames below a recovered panic.
func callers() []Frame {
	pcs := make([]uintptr, 200)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(3, pcs)])
	var list []Frame
	for {
		f, more := frames.Next()
		if frame, ok := frameAt(f.File, f.Line, f.Function); ok {
			list = append(list, frame)
		}
		if !more {
			return list
		}
	}
}

// goroutineName returns "goroutine 7", by which a dump names the running one.
func goroutineName() string {
	buf := make([]byte, 64)
	name, _, _ := strings.Cut(string(buf[:runtime.Stack(buf, false)]), " [")
	return name
}

// hasDeepCalls reports whether a goroutine has more calls than a dump tells. Memory for
// stacks alone says little: that of goroutines which have ended is kept for others.
func hasDeepCalls() bool {
	buf := make([]byte, 1<<20)
	return bytes.Contains(buf[:runtime.Stack(buf, true)], []byte(" frames elided..."))
}

// dumpLines are the two lines that a dump has for each call.
var dumpLines = regexp.MustCompile(`(?m)^(.*)\(.*\)\n\t(.+):(\d+)(?: \+0x.*)?$`)

// framesOf returns what a goroutine does and the frames of what it is at work on. It looks
// again while one of them is in line 1, where no code can be: the compiler gives some jumps
// that line.
func framesOf(goroutine string) (state string, list []Frame) {
	buf := make([]byte, 1<<20)
	for range 20 {
		dump := "\n\n" + string(buf[:runtime.Stack(buf, true)])
		_, dump, _ = strings.Cut(dump, "\n\n"+goroutine+" [")
		dump, _, _ = strings.Cut(dump, "\n\n")
		state, _, _ = strings.Cut(dump, "]")
		list = nil
		for _, m := range dumpLines.FindAllStringSubmatch(dump, -1) {
			line, _ := strconv.Atoi(m[3])
			if f, ok := frameAt(m[2], line, m[1]); ok {
				list = append(list, f)
			}
		}
		if len(list) > 0 && list[0].Line > 1 {
			break
		}
		time.Sleep(time.Millisecond)
	}
	return state, slices.DeleteFunc(list, func(f Frame) bool { return f.Line <= 1 })
}
