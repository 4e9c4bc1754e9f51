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

	"mateinfive/exercises/kept"
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
	*fixture
	written []string // what the learner has written, file by file
	known   string   // all texts that a file may have
}

// whole is a text as it stands among those that are known: as in an archive.
func whole(text string) string { return " --\n" + text + "-- " }

func newMess(t *testing.T) *mess {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("no scripts that are programs here")
	}
	// A go command with which all tests are green.
	dir := t.TempDir()
	script := "#!/bin/sh\necho '" + strings.TrimSpace(greens("Test")) + "'\n"
	if err := os.WriteFile(filepath.Join(dir, "go"), []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir+string(filepath.ListSeparator)+os.Getenv("PATH"))
	m := &mess{fixture: newFixture(t)}
	for _, text := range course {
		m.known += text + whole(text)
	}
	return m
}

// command is the tool with a command line, as a program of its own.
func (f *fixture) command(line string) *exec.Cmd {
	f.t.Helper()
	program, err := os.Executable()
	if err != nil {
		f.t.Fatal(err)
	}
	c := exec.Command(program, strings.Fields(line)...)
	c.Dir = f.root
	c.Env = append(c.Environ(), asTool+"=1", "GORACE=atexit_sleep_ms=0") // with -race each would end a second late
	return c
}

// learns has the learner write something new in a file of chance. What stood there and is
// kept nowhere, they have overwritten themselves.
func (m *mess) learns(line string) {
	m.t.Helper()
	files := []string{value, rook, name, mobility, sides, rook3, mobility3}
	file := files[rand.IntN(len(files))]
	before, text := m.read(file), mine(file, line)
	m.known += whole(text) + whole(there(text))
	if err := safefile.Write(m.abs(file), []byte(text)); err != nil {
		m.t.Fatal(err)
	}
	isThere := func(text string) bool {
		return slices.Contains(slices.Concat(slices.Collect(maps.Values(m.files())), slices.Collect(maps.Values(m.kept()))), text)
	}
	m.written = slices.DeleteFunc(m.written, func(w string) bool { return w == before && !isThere(w) })
	m.written = append(m.written, text)
}

// holds wants all that the learner wrote to be there, and each file to be whole.
func (m *mess) holds(after string) {
	m.t.Helper()
	m.isThere(m.written...)
	for _, files := range []map[string]string{m.files(), m.kept()} {
		for name, text := range files {
			if strings.HasSuffix(name, ".go") && !strings.Contains(m.known, whole(text)) {
				m.t.Errorf("after %q %s is no longer whole:\n%s", after, name, text)
			}
		}
	}
	if text, err := os.ReadFile(m.abs(progressFile)); err == nil && !json.Valid(text) {
		m.t.Errorf("after %q what is remembered is garbled:\n%s", after, text)
	}
	if m.t.Failed() {
		m.t.FailNow()
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
	m.do(0, "next 2.1")
	took := 30 * time.Millisecond
	kills := 0
	for i := 0; kills < often(20, 200); i++ {
		m.learns(fmt.Sprint("written in round ", i))
		before, line := m.kept(), anyLine()
		c := m.command(line)
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
		m.onlyAdded(before)
		m.holds(line)
	}
	for range 2 { // nothing is stuck: all is ours by one command
		m.do(0, "restore all")
		m.isOurs()
		m.holds("restore all")
		m.do(0, "next 2.1")
	}
}

// Two are at work at once, on the same files.
func TestTwoAtOnce(t *testing.T) {
	m := newMess(t)
	for i := range often(10, 100) {
		m.learns(fmt.Sprint("written in round ", i))
		before := m.kept()
		pair := []string{anyLine(), anyLine()}
		if i%3 == 0 {
			pair[1] = pair[0]
		}
		var both sync.WaitGroup
		for _, line := range pair {
			both.Add(1)
			go func() {
				defer both.Done()
				if out, _ := m.command(line).CombinedOutput(); bytes.Contains(out, []byte("panic:")) {
					t.Errorf("%q: %s", pair, out)
				}
			}()
		}
		both.Wait()
		m.onlyAdded(before)
		m.holds(strings.Join(pair, " beside "))
	}
	m.do(0, "restore all")
	m.isOurs()
	m.holds("restore all")
}

// An editor saves at the worst moments: between two looks of the command at a file, and
// while the tests run. What was saved is there.
func TestSavedInBetween(t *testing.T) {
	first, second := mine(rook, "first"), mine(rook, "second")
	f := newFixture(t)
	f.write(rook, first)
	now := f.now
	f.now = func() time.Time { f.write(rook, second); return now() }
	f.says(1, "restore 2.1", rook+" was not saved, and is as it was: it has just been changed by somebody else: try again")
	f.has(rook, second)
	f.isThere(first)
	for _, line := range []string{"check 2.1", "start 3"} {
		f := newFixture(t)
		f.green("2.1", rook, first)
		f.judges = func(string) string {
			f.write(rook, second)
			f.write(rook3, there(second))
			return greens("Test")
		}
		f.run(strings.Fields(line))
		f.isThere(first, second, there(second))
		f.judges = nil
		f.do(0, "restore all")
		f.isOurs()
		f.isThere(first, second, there(second))
	}
}

// Where nothing can be kept, nothing is changed, and it is said.
func TestNothingCanBeKept(t *testing.T) {
	for _, line := range []string{"next", "next 2.1", "next 2.3", "next 2.5", "start 3", "restore 2.1", "restore all", "check 2.1", "hint 2.1"} {
		f := newFixture(t)
		f.write(rook, mine(rook, "x"))
		f.write(kept.Dir, "a file where the folder should be")
		before := f.files()
		if status := f.run(strings.Fields(line)); status == 0 && line != "check 2.1" {
			t.Errorf("%q: exit status 0", line)
		}
		f.said(".kept")
		if d := cmp.Diff(before, f.files()); d != "" {
			t.Errorf("%q has changed (- before, + after):\n%s", line, d)
		}
	}
}
