// lost_test.go treats the command badly: it is killed at any time, two are at work at once, an
// editor saves meanwhile, nothing can be kept. Nothing that a learner wrote is lost.

package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/progress"
	"mateinfive/internal/safefile"
)

// often is how often something is tried: with -full often enough for chance.
func often(plain, all int) int {
	if *full {
		return all
	}
	return plain
}

// A mess is a course in which a learner writes, and commands come to a bad end.
type mess struct {
	*coursetest.Fixture
	written []string // what the learner has written, file by file
	known   string   // all texts that a file may have
}

// whole is a text as it stands among those that are known: as in an archive.
func whole(text string) string { return " --\n" + text + "-- " }

func newMess(t *testing.T) *mess {
	t.Helper()
	greenGo(t)
	m := &mess{Fixture: newFixture(t)}
	for _, text := range coursetest.All() {
		m.known += text + whole(text)
	}
	return m
}

// greenGo has a program stand in for go, with which all tests are green.
func greenGo(t *testing.T) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("no scripts that are programs here")
	}
	dir := t.TempDir()
	all := ""
	for _, test := range strings.Fields("Test TestValue TestRook TestName TestCheck TestTaskMobility TestTaskTargets") {
		all += coursetest.Greens(test)
	}
	script := "#!/bin/sh\necho '" + strings.TrimSpace(all) + "'\n"
	if err := os.WriteFile(filepath.Join(dir, "go"), []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir+string(filepath.ListSeparator)+os.Getenv("PATH"))
}

// toolAt is the tool with a command line, as a program of its own.
func toolAt(root, line string) *exec.Cmd {
	program, err := os.Executable()
	if err != nil {
		panic(err)
	}
	c := exec.Command(program, strings.Fields(line)...)
	c.Dir = root
	c.Env = append(c.Environ(), asTool+"=1", "GORACE=atexit_sleep_ms=0") // with -race each would end a second late
	return c
}

// learns has the learner write something new in a file of chance. What stood there and is
// kept nowhere, they have overwritten themselves.
func (m *mess) learns(line string) {
	m.T.Helper()
	files := []string{value, rook, name, mobility, sides, rook3, mobility3}
	file := files[rand.IntN(len(files))]
	before, text := m.Read(file), coursetest.Mine(file, line)
	m.known += whole(text) + whole(coursetest.There(text))
	if err := safefile.Write(m.Abs(file), []byte(text)); err != nil {
		m.T.Fatal(err)
	}
	isThere := func(text string) bool {
		return slices.Contains(slices.Concat(slices.Collect(maps.Values(m.Files())), slices.Collect(maps.Values(m.Kept()))), text)
	}
	m.written = slices.DeleteFunc(m.written, func(w string) bool { return w == before && !isThere(w) })
	m.written = append(m.written, text)
}

// holds wants all that the learner wrote to be there, and each file to be whole.
func (m *mess) holds(after string) {
	m.T.Helper()
	m.IsThere(m.written...)
	for _, files := range []map[string]string{m.Files(), m.Kept()} {
		for name, text := range files {
			if strings.HasSuffix(name, ".go") && !strings.Contains(m.known, whole(text)) {
				m.T.Errorf("after %q %s is no longer whole:\n%s", after, name, text)
			}
		}
	}
	if text, err := os.ReadFile(m.Abs(progress.File)); err == nil && !json.Valid(text) {
		m.T.Errorf("after %q what is remembered is garbled:\n%s", after, text)
	}
	if m.T.Failed() {
		m.T.FailNow()
	}
}

// anyLine is a command line of chance.
func anyLine() string {
	lines := []string{
		"next", "next 1.1", "next 2.1", "next 2.3", "next 2.5", "next 2.6", "next ch03", "check", "check 2.1", "check 2.5", "start ch02", "start ch03",
		"restore 2.1", "restore 2.5", "restore ch02", "restore all", "restore -mine 2.1", "restore -mine ch02", "restore -mine all",
	}
	return lines[rand.IntN(len(lines))]
}

// Commands are killed after a time of chance.
func TestKilledAtAnyTime(t *testing.T) {
	m := newMess(t)
	m.Do(0, "next 2.1")
	took := 30 * time.Millisecond
	kills := 0
	for i := 0; kills < often(20, 200); i++ {
		m.learns(fmt.Sprint("written in round ", i))
		before, line := m.Kept(), anyLine()
		c := toolAt(m.Root, line)
		began := time.Now()
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(rand.N(took))
		c.Process.Kill()
		c.Wait()
		if c.ProcessState.Exited() {
			took = max(time.Since(began), 10*time.Millisecond)
		} else {
			kills++
			took += took / 20 // until some come to their end, too
		}
		m.OnlyAdded(before)
		m.holds(line)
	}
	for range 2 { // nothing is stuck: all is ours by one command
		m.Do(0, "restore all")
		m.IsOurs()
		m.holds("restore all")
		m.Do(0, "next 2.1")
	}
}

// Two are at work at once, on the same files.
func TestTwoAtOnce(t *testing.T) {
	m := newMess(t)
	for i := range often(10, 100) {
		m.learns(fmt.Sprint("written in round ", i))
		before := m.Kept()
		pair := []string{anyLine(), anyLine()}
		if i%3 == 0 {
			pair[1] = pair[0]
		}
		var both sync.WaitGroup
		for _, line := range pair {
			both.Add(1)
			go func() {
				defer both.Done()
				if out, _ := toolAt(m.Root, line).CombinedOutput(); bytes.Contains(out, []byte("panic:")) {
					t.Errorf("%q: %s", pair, out)
				}
			}()
		}
		both.Wait()
		m.OnlyAdded(before)
		m.holds(strings.Join(pair, " beside "))
	}
	m.Do(0, "restore all")
	m.IsOurs()
	m.holds("restore all")
}

// An editor saves at the worst moments: between two looks of the command at a file, and
// while the tests run. What was saved is there.
func TestSavedInBetween(t *testing.T) {
	first, second := coursetest.Mine(rook, "first"), coursetest.Mine(rook, "second")
	f := newFixture(t)
	f.Write(rook, first)
	now := f.Now
	f.Now = func() time.Time { f.Write(rook, second); return now() }
	f.Says(1, "restore 2.1",
		rook+" was not saved, and is as it was: it has just been changed by somebody else: try again")
	f.Has(rook, second)
	f.IsThere(first)
	for _, line := range []string{"check 2.1", "start 3"} {
		f := newFixture(t)
		f.Green("2.1", rook, first)
		f.Judges = func(line string) string {
			f.Write(rook, second)
			f.Write(rook3, coursetest.There(second))
			return coursetest.GreenFor(line)
		}
		f.Try(line)
		f.IsThere(first, second, coursetest.There(second))
		f.Judges = nil
		f.Do(0, "restore all")
		f.IsOurs()
		f.IsThere(first, second, coursetest.There(second))
	}
}

// Where nothing can be kept, nothing is changed, and it is said.
func TestNothingCanBeKept(t *testing.T) {
	for _, line := range []string{"next", "next 2.1", "next 2.3", "next 2.5", "start 3", "restore 2.1", "restore all", "check 2.1", "hint 2.1"} {
		f := newFixture(t)
		f.Write(rook, coursetest.Mine(rook, "x"))
		f.Write(kept.Dir, "a file where the folder should be")
		before := f.Files()
		if status := f.Try(line); status == 0 && line != "check 2.1" {
			t.Errorf("%q: exit status 0", line)
		}
		f.Said(".kept")
		if d := cmp.Diff(before, f.Files()); d != "" {
			t.Errorf("%q has changed (- before, + after):\n%s", line, d)
		}
	}
}

// What is remembered is damaged: that is said once, the damaged file is put aside, and what is
// seen from the files is as it was. Nothing else is in the way.
func TestProgressIsDamaged(t *testing.T) {
	const aside = "exercises/.kept/progress-damaged-1.json"
	for _, text := range []string{"", "garbled", "{bad", "[]", `{"At": 3}`} {
		f := newFixture(t)
		f.Green("2.1", rook, coursetest.Mine(rook, "x"))
		f.Do(0, "next 2.3")
		f.Write(progress.File, text)
		f.Says(0, "",
			"("+progress.File+" was damaged, and is put aside as "+aside+
				". Which tasks are yours is seen from your files;",
			"ch02  ~ . x .   more: . .   1 file of yours", "begin: go run ./exercises next")
		f.Has(aside, text)
		f.Do(0, "")
		f.Never("damaged")
		for _, line := range []string{"next 2.1", "check", "hint 2.1", "start 3", "restore 2.1", "restore -mine 2.1"} {
			f.Do(0, line)
			f.Never("damaged")
		}
		f.Has(rook, coursetest.Mine(rook, "x"))
		f.Write(progress.File, text) // once more, and it gets a file of its own
		f.Says(0, "next 2.5", "progress-damaged-2.json")
		f.Has(aside, text)
	}
}
