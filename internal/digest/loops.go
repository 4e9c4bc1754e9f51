// loops.go has a loop that never ends waited for once, and not once a package.

package digest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"mateinfive/internal/tasks"
)

// timedOut is what a test program prints whose time was up.
const timedOut = "panic: test timed out"

// A package whose time was up leaves a note: what it has said. It is for the packages that rest on it
// and are tested by the same go command, the parent of all test programs: they would run into the
// same loop. With the next command all are run again.
func (r room) note(dir string) string {
	name := fmt.Sprintf("mateinfive-loop-%d-%s", os.Getppid(), tasks.Sum(r.root+" "+dir))
	return filepath.Join(os.TempDir(), name)
}

// notesHere is the pattern of all notes under this go command.
func notesHere() string {
	return filepath.Join(os.TempDir(), fmt.Sprintf("mateinfive-loop-%d-*", os.Getppid()))
}

// leaveNote notes what a package has said whose time was up.
func (r room) leaveNote(dir, said string) {
	old, _ := filepath.Glob(filepath.Join(os.TempDir(), "mateinfive-loop-*"))
	for _, file := range old {
		if info, err := os.Stat(file); err == nil && time.Since(info.ModTime()) > time.Hour {
			os.Remove(file)
		}
	}
	_ = os.WriteFile(r.note(dir), []byte(said), 0o600) // without it the loop is waited for again
}

// loopBelow is the first folder on which this one rests whose time was up under this go command, and
// what it has said; empty if there is none.
func (r room) loopBelow() (dir, said string) {
	if r.chapter == "" {
		return "", ""
	}
	for _, dir := range r.changedBelow() {
		info, err := os.Stat(r.note(dir))
		if err != nil || time.Since(info.ModTime()) > time.Hour { // of another command with that number
			continue
		}
		text, _ := os.ReadFile(r.note(dir))
		return dir, string(text)
	}
	return "", ""
}

// notRun is what a package says that would run into the loop of one below it.
func (r room) notRun(below, said string) string {
	line := fmt.Sprintf("Not run: these tests rest on ./%s, where something does not come to its end. %s\n", below, r.all())
	way := toldWay.FindAllString(said, -1)
	if !r.isLast() || len(way) == 0 {
		return line
	}
	return line + "\n" + toldRow.FindString(said) + strings.Join(way, "") +
		fmt.Sprintf("More of it: go test -timeout 30s ./%s\n", below)
}
