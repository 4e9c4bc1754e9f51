// watch_test.go saves and types, without a clock: the looks at the files are asked for one by one.

package watch

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/learner"
	"mateinfive/exercises/setup"
	"mateinfive/internal/digest"
	"mateinfive/internal/tasks"
)

const rook = coursetest.Rook

// newWindow is a window in a tiny course, whose files have the stamp that the test gives them.
func newWindow(t *testing.T) (f *coursetest.Fixture, w *window, stamp *string) {
	t.Helper()
	f = coursetest.New(t, coursetest.Commands{"next": setup.Next, "watch": Watch})
	stamp = new(string)
	w = &window{
		root:   f.Root,
		Tools:  f.Tools,
		stamps: func(*learner.Learner, tasks.Task) string { return *stamp },
	}
	return f, w, stamp
}

// said wants these words among those that an event has printed, in their order, and forgets them.
func said(f *coursetest.Fixture, words ...string) {
	f.T.Helper()
	f.Said(words...)
	f.Words.Reset()
}

// Two saves turn a task green, and Enter goes on.
func TestWatch(t *testing.T) {
	f, w, stamp := newWindow(t)
	f.Do(0, "next 2.1")
	f.Write(rook, coursetest.Mine(rook, "x"))

	f.Answer = coursetest.Events("TestRook:run", "TestRook/a_file:run", "TestRook/a_file:fail",
		"TestRook/a_rank:run", "TestRook/a_rank:pass", "TestRook:fail")
	w.judge()
	said(f, "\n---- 03:04:05 ----\n2.1 Rook.IsValid is red: 1 of 2 rows\n")

	w.look()
	w.look()
	if f.Words.Len() > 0 {
		t.Errorf("nothing was saved, and it says\n%s", f.Words)
	}

	f.Answer = coursetest.Events("TestRook:run", "TestRook/a_file:run", "TestRook/a_file:pass",
		"TestRook/a_rank:run", "TestRook/a_rank:fail", "TestRook:fail")
	*stamp = "saved"
	w.look()
	if f.Words.Len() > 0 {
		t.Errorf("it has not waited until the editor is done, and says\n%s", f.Words)
	}
	w.look()
	said(f, "2.1 Rook.IsValid is red", "Since the last verdict:\n  green now: a file\n  red now:   a rank\n")

	f.Answer = coursetest.NoGo(rook + ":3:9: undefined: x")
	w.hear("") // asks for a verdict
	said(f, "2.1 Rook.IsValid cannot be judged yet", "undefined: x")

	f.Answer = coursetest.Events("TestRook:run", "TestRook/a_file:run", "TestRook/a_file:pass",
		"TestRook/a_rank:run", "TestRook/a_rank:pass", "TestRook:pass")
	*stamp = "saved again"
	w.look()
	w.look()
	said(f, "2.1 Rook.IsValid is green: 2 rows", "Since the last verdict:\n  green now: a rank\n",
		"Enter: the next task")

	w.hear("")
	said(f, "2.2 Mobility\n  How many moves.\n")
	w.hear("h")
	said(f, "2.2 Mobility, hint 1 of 3")
	w.hear("what?")
	said(f, "h and Enter for a hint, q and Enter to quit.\n")
	f.Answer = coursetest.Reds("TestTaskMobility")
	w.hear("n") // it is not green, and stays
	said(f, "2.2 Mobility\n")
	if w.hear("q"); !w.hear("Q ") {
		t.Error("q does not end it")
	}
}

// Whatever a command has to complain of, one goes on.
func TestWatchGoesOn(t *testing.T) {
	f, w, _ := newWindow(t)
	f.Do(0, "next 2.4")
	w.hear("h")
	said(f, "has no hints for task 2.4 Targets")
	f.Remove(coursetest.Targets)
	w.judge()
	said(f, "is not there, or cannot be read")
}

// It begins with a verdict, or with the first task of all; and it ends with what is typed.
func TestWatchBegins(t *testing.T) {
	f, w, _ := newWindow(t)
	ended := make(chan string)
	close(ended)
	if err := w.run(ended, nil); err != nil {
		t.Error(err)
	}
	said(f, "Save a file, and it is judged.", "1.1 Value\n")
	f.Answer = coursetest.Reds("TestValue")
	if err := w.run(ended, nil); err != nil {
		t.Error(err)
	}
	said(f, "Save a file, and it is judged.", "---- 03:04:05 ----\n1.1 Value is red")
}

// Ctrl-C ends it, also while tests run, and leaves no half sentence.
func TestWatchIsInterrupted(t *testing.T) {
	f, w, _ := newWindow(t)
	f.Do(0, "next 2.1")
	ctx, cancel := context.WithCancel(context.Background())
	w.Ctx = ctx
	f.Words.Reset()
	f.Judges = func(string) string { cancel(); return coursetest.Reds("TestRook") }
	before := f.Files()
	if err := w.run(make(chan string), make(chan time.Time)); err != nil {
		t.Error(err)
	}
	if !strings.HasSuffix(f.Words.String(), "\n(watch has ended. Your files stand as you saved them.)\n") {
		t.Errorf("it says\n%s", f.Words)
	}
	if d := cmp.Diff(before, f.Files()); d != "" {
		t.Errorf("files have changed (- before, + after):\n%s", d)
	}
}

// Without a terminal there is nothing to wait for.
func TestWatchNeedsATerminal(t *testing.T) {
	f, _, _ := newWindow(t)
	f.Exactly(1, "watch", "watch waits for what you save and what you type, so it needs a terminal. "+
		"Without one: go run ./exercises check\n")
	f.Says(1, "watch 2.1", "this is not how watch is typed")
}

// The stamp of a chapter tells that a file was saved, and that one has come.
func TestStampsOf(t *testing.T) {
	f, _, _ := newWindow(t)
	l := f.Desk().Learner
	x := tasks.Task{Chapter: "ch02-moves"}
	first := stampsOf(l, x)
	f.Write(rook, coursetest.Mine(rook, "longer"))
	second := stampsOf(l, x)
	f.Write("ch02-moves/chess/new.go", "package chess\n")
	third := stampsOf(l, x)
	if first == second || second == third || third != stampsOf(l, x) {
		t.Errorf("the stamps are\n%s\n%s\n%s", first, second, third)
	}
}

func TestChanged(t *testing.T) {
	rows := func(text string) (list []digest.Row) {
		for name := range strings.FieldsSeq(text) {
			list = append(list, digest.Row{Name: strings.Trim(name, "+-"), Green: strings.HasPrefix(name, "+")})
		}
		return list
	}
	tests := []struct{ name, before, now, want string }{
		{name: "the first verdict", now: "-a", want: ""},
		{name: "it did not compile", before: "-a", want: ""},
		{name: "nothing", before: "-a +b", now: "-a +b",
			want: "Since the last verdict:\n  no row has changed\n"},
		{name: "one has become green", before: "-a -b", now: "+a -b",
			want: "Since the last verdict:\n  green now: a\n"},
		{name: "one has become red, and a new one is", before: "+a +b", now: "-a +b -c",
			want: "Since the last verdict:\n  red now:   a, c\n"},
		{name: "many", before: "-a -b -c -d -e", now: "+a +b +c +d +e",
			want: "Since the last verdict:\n  green now: a, b, c and 2 more\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if d := cmp.Diff(tt.want, changed(rows(tt.before), rows(tt.now))); d != "" {
				t.Errorf("-want +got:\n%s", d)
			}
		})
	}
}
