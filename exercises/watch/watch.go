// watch.go is the command watch: next, check and hint in one window.

// Package watch judges the task at hand each time one of its chapter's files is saved, and says what
// has changed since the last verdict. Enter goes on once the task is green, a letter opens a hint.
// It only looks and asks: all else is done by the packages of next, check and hint.
package watch

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/learner"
	"mateinfive/exercises/progress"
	"mateinfive/exercises/setup"
	"mateinfive/exercises/sheet"
	"mateinfive/exercises/tell"
	"mateinfive/internal/digest"
	"mateinfive/internal/tasks"
)

// between is how often the files are looked at. One that has changed is judged at the look after
// that, when its editor is done with it.
const between = 200 * time.Millisecond

// Watch stays until q is typed, or Ctrl-C.
func Watch(d *desk.Desk, args []string) error {
	if len(args) > 0 {
		return desk.Misuse("watch")
	}
	if !IsTerminal(d.In) {
		return errors.New("watch waits for what you save and what you type, so it needs a terminal. " +
			"Without one: go run ./exercises check")
	}
	ticker := time.NewTicker(between)
	defer ticker.Stop()
	w := window{root: d.Course.Root, Tools: d.Tools, stamps: stampsOf, showsWork: IsTerminal(os.Stdout)}
	w.Out = wrapping{d.Out}
	return w.run(linesOf(d.In), ticker.C)
}

// IsTerminal reports whether a file is a terminal: what is typed comes from somebody's keys, and what
// is printed is seen at once.
func IsTerminal(stream any) bool {
	file, ok := stream.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	nothing, err := os.Stat(os.DevNull) // which is such a device, too
	return err != nil || !os.SameFile(info, nothing)
}

// linesOf are the lines that are typed.
func linesOf(in io.Reader) <-chan string {
	lines := make(chan string, 16) // there is room for what is typed while the tests run
	go func() {
		defer close(lines)
		for scan := bufio.NewScanner(in); scan.Scan(); {
			lines <- scan.Text()
		}
	}()
	return lines
}

// A window is what watch remembers between two events. Each of them has a desk of its own, as each
// command does.
type window struct {
	root string
	desk.Tools
	stamps    func(l *learner.Learner, x tasks.Task) string // of the files with which a task is judged
	showsWork bool                                          // what is printed is seen at once

	judged, seen string       // the stamps at the last verdict, and at the last look
	rows         []digest.Row // of the last verdict
	isGreen      bool         // that was green
}

// run is the loop: a line is typed, a moment has passed, or Ctrl-C ends it.
func (w *window) run(lines <-chan string, ticks <-chan time.Time) error {
	d, err := w.desk()
	if err != nil {
		return err
	}
	d.Say("Save a file, and it is judged. %s\n", keys)
	if _, begun := d.Here(); begun {
		w.judge()
	} else {
		w.next()
	}
	for ends := false; !ends && w.Ctx.Err() == nil; {
		select {
		case <-w.Ctx.Done():
		case line, isTyped := <-lines:
			ends = !isTyped || w.hear(line)
		case <-ticks:
			if w.look() {
				ends = w.passOver(lines)
			}
		}
	}
	d.Say("\n(watch has ended. Your files stand as you saved them.)\n")
	return nil
}

// keys says what can be typed.
const keys = "Type Enter to go on, once it is green; h and Enter for a hint, q and Enter to quit."

// passOver forgets what was typed before the verdict stood there, an Enter above all, which would go
// on from a task that nobody has seen green. Only the wish to quit is obeyed.
func (w *window) passOver(lines <-chan string) (ends bool) {
	typed := len(lines)
	for range typed {
		line, isTyped := <-lines
		if !isTyped || isQuit(line) {
			return true
		}
	}
	if typed > 0 {
		fmt.Fprintln(w.Out, "(What you typed while the tests ran is passed over: type it once more.)")
	}
	return false
}

func isQuit(line string) bool {
	word := strings.ToLower(strings.TrimSpace(line))
	return word == "q" || word == "quit"
}

// hear does what was typed, and reports whether that ends it.
func (w *window) hear(line string) (ends bool) {
	if isQuit(line) {
		return true
	}
	switch strings.ToLower(strings.TrimSpace(line)) {
	case "h", "hint":
		w.do(sheet.Hint)
	case "n", "next":
		w.next()
	case "":
		if w.isGreen {
			w.next()
		} else {
			w.judge()
		}
	default:
		fmt.Fprintln(w.Out, keys)
	}
	return false
}

// look looks at the files, and judges if one has been saved and its editor is done with it.
func (w *window) look() (judged bool) {
	now := w.stampsNow()
	isQuiet := now == w.seen
	w.seen = now
	if now == w.judged || !isQuiet {
		return false
	}
	w.judge()
	return true
}

// judge tells how the task at hand stands, and what has changed since the last verdict.
func (w *window) judge() {
	w.judged = w.stampsNow() // before: the learner may go on writing
	w.isGreen = false
	w.do(func(d *desk.Desk, _ []string) error {
		x, err := d.Task(nil)
		if err != nil {
			return err
		}
		d.Say("\n---- %s ----\n", d.Now().Format("15:04:05"))
		out := d.Out
		if w.showsWork {
			const working = "judging ..."
			fmt.Fprint(out, working)
			d.Out = &replacing{Writer: out, away: "\r" + strings.Repeat(" ", len(working)) + "\r"}
		}
		v, err := tell.Verdict(d, x)
		fmt.Fprint(d.Out, "") // nothing may have been said yet
		d.Out = out
		if err != nil {
			return err
		}
		if v.Status != progress.Green && w.stampsNow() != w.judged {
			d.Say("(A file was saved while the tests ran, so this may be true of neither. It is judged again.)\n")
			return nil
		}
		d.Say("%s", changed(w.rows, v.Rows))
		if v.Status != progress.Broken {
			w.rows = v.Rows
		}
		if w.isGreen = v.Status == progress.Green; w.isGreen {
			d.Say("Enter: the next task   q and Enter: quit\n")
		} else {
			d.Say("Save, and it is judged again   h and Enter: a hint   q and Enter: quit\n")
		}
		return nil
	})
	if w.isGreen {
		w.judged = w.stampsNow() // the end of a hunt puts files back
	}
}

// next sets the next task up.
func (w *window) next() {
	was := w.here()
	w.do(setup.Next)
	w.isGreen = false
	if w.here() != was {
		w.rows = nil
	}
	w.judged = w.stampsNow()
	w.seen = w.judged
}

// do does what a command does, at a desk of its own. Its error is told, and one goes on; after
// Ctrl-C there is nothing to tell.
func (w *window) do(command desk.Command) {
	d, err := w.desk()
	if err == nil {
		err = command(d, nil)
	}
	if err != nil && w.Ctx.Err() == nil {
		fmt.Fprintln(w.Out, err)
	}
}

func (w *window) desk() (*desk.Desk, error) { return desk.New(w.root, w.Tools) }

// here is the task at hand, as it is remembered.
func (w *window) here() string {
	d, err := w.desk()
	if err != nil {
		return ""
	}
	return d.Progress.At
}

// stampsNow are the stamps for the task at hand.
func (w *window) stampsNow() string {
	d, err := w.desk()
	if err != nil {
		return ""
	}
	x, _ := d.Here()
	return w.stamps(d.Learner, x)
}

// stampsOf are the sizes and times of all Go files of the folder where a task is done.
func stampsOf(l *learner.Learner, x tasks.Task) string {
	var all strings.Builder
	for _, file := range tasks.GoFiles(l.Course.Root, l.Ground(x)) {
		if info, err := os.Stat(l.Course.Abs(file)); err == nil {
			fmt.Fprintln(&all, file, info.Size(), info.ModTime().UnixNano())
		}
	}
	return all.String()
}

// changed says which rows have become green or red from one verdict to the next.
func changed(before, now []digest.Row) string {
	if len(before) == 0 || len(now) == 0 {
		return ""
	}
	was := make(map[string]bool) // green, by the test and its row
	for _, r := range before {
		was[r.Test+"/"+r.Name] = r.Green
	}
	var greens, reds []string
	for _, r := range now {
		wasGreen, isKnown := was[r.Test+"/"+r.Name]
		switch {
		case r.Green && isKnown && !wasGreen:
			greens = append(greens, r.Name)
		case !r.Green && (wasGreen || !isKnown):
			reds = append(reds, r.Name)
		}
	}
	text := ""
	if len(greens) > 0 {
		text += "  green now: " + course.FirstOf(greens) + "\n"
	}
	if len(reds) > 0 {
		text += "  red now:   " + course.FirstOf(reds) + "\n"
	}
	if text == "" {
		text = "  no row has changed\n"
	}
	return "Since the last verdict:\n" + text
}
