// lost_test.go starts the program and treats it badly: two at once, an editor that
// saves meanwhile, kills at any time. What single commands do to dirty trees is in
// chairs_test.go.

package main

import (
	"bytes"
	"fmt"
	"go/format"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"mateinfive/docs/source"
	"mateinfive/exercises/gotool"
)

// asTool makes this test program the tool itself.
const asTool = "MATEINFIVE_TOOL"

// greenGo puts a go command on the tool's way with which all tests are green.
func greenGo(t *testing.T) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("no scripts that are programs here")
	}
	dir := t.TempDir()
	script := "#!/bin/sh\necho '" + strings.TrimSpace(events()) + "'\n"
	if err := os.WriteFile(filepath.Join(dir, "go"), []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir+string(filepath.ListSeparator)+os.Getenv("PATH"))
}

// command is the tool with a command line, in the course of a fixture.
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

// rounds is how often something is tried: with -full often enough for chance.
func rounds(plain, all int) int {
	if *full {
		return all
	}
	return plain
}

func TestTwoAtOnce(t *testing.T) {
	greenGo(t)
	tests := []struct {
		mine          []string // what the learner has written before
		first, second string
		fails         int // so many of the two may say that it is done already
	}{
		{nil, "empty ch02 Rook.IsValid", "empty ch02 Rook.String", 0},
		{nil, "empty ch02 Rook.IsValid", "empty ch02 Rook.IsValid", 1},
		{[]string{"Rook.IsValid", "Value"}, "restore Rook.IsValid", "restore Value", 0},
		{[]string{"Rook.IsValid", "Value"}, "restore all", "restore all", 0},
		{[]string{"Rook.IsValid"}, "restore Rook.IsValid", "restore Rook.IsValid", 1},
		{[]string{"Rook.IsValid"}, "restore all", "empty ch02 Rook.String", 0},
		{[]string{"Rook.IsValid"}, "restore Rook.IsValid -file", "empty ch02 Rook.String", 0},
		{nil, "next 2.1", "next 2.3", 0},
		{nil, "hunt ch02", "hunt ch02", 0},
		{nil, "hunt ch02", "empty ch02 Sides", 1},
	}
	for _, tt := range tests {
		t.Run(tt.first+" beside "+tt.second, func(t *testing.T) {
			for range rounds(1, 20) {
				f := newFixture(t)
				f.mine(tt.mine...)
				before := f.records()
				var said [2]bytes.Buffer
				commands := []*exec.Cmd{f.command(tt.first), f.command(tt.second)}
				for i, c := range commands {
					c.Stdout, c.Stderr = &said[i], &said[i]
					if err := c.Start(); err != nil {
						t.Fatal(err)
					}
				}
				fails := 0
				for _, c := range commands {
					if c.Wait() != nil {
						fails++
					}
				}
				if fails > tt.fails {
					t.Errorf("%d failed, want %d at most:\n%s\n%s", fails, tt.fails, &said[0], &said[1])
				}
				f.onlyAdded(before)
				for _, symbol := range tt.mine {
					f.isKept("mine " + symbol)
				}
				f.do(0, "restore all")
				f.isOurs()
			}
		})
	}
}

// An editor saves a file again and again while a function in it is brought back: the
// file is the one's text or the other's, and whole.
func TestSavedMeanwhile(t *testing.T) {
	greenGo(t)
	for i := range rounds(4, 100) {
		f := newFixture(t)
		f.mine("Rook.IsValid")
		base, last := f.read(rook), ""
		saved := make(chan bool)
		until := time.Now().Add(rand.N(25 * time.Millisecond))
		go func() {
			defer close(saved)
			for n := 0; time.Now().Before(until); n++ {
				last = fmt.Sprintf("%s// saved %d\n", base, n)
				if i%2 == 0 { // editors do it this way or that
					os.WriteFile(f.abs(rook), []byte(last), 0o644)
				} else if os.WriteFile(f.abs("new"), []byte(last), 0o644) == nil {
					os.Rename(f.abs("new"), f.abs(rook))
				}
				time.Sleep(time.Millisecond)
			}
		}()
		out, err := f.command("restore Rook.IsValid").CombinedOutput()
		<-saved
		text := f.read(rook)
		switch {
		case err != nil && !bytes.Contains(out, []byte("changed by somebody else")) && !bytes.Contains(out, []byte("cannot be read as Go")):
			t.Errorf("restore says\n%s", out)
		case err != nil && last != "" && text != last:
			t.Errorf("restore has left it alone, says\n%s, and it is\n%s", out, text)
		}
		isWhole := strings.HasPrefix(text, "// rook.go is") && (strings.Contains(text, "mine Rook.IsValid") || strings.Contains(text, "Sprint(from)"))
		if _, err := format.Source([]byte(text)); err != nil || !isWhole {
			t.Fatalf("the file is no longer whole: %v\n%s", err, text)
		}
	}
}

// A command is killed after a time of chance: both versions are on disk, and however
// one goes on, ours is back by one command.
func TestKilledAtAnyTime(t *testing.T) {
	greenGo(t)
	tests := []struct {
		name, line string
		before     func(f *fixture)
		mine       string // what the learner has written before
	}{
		{"empty", "empty ch02 Rook.IsValid", func(*fixture) {}, ""},
		{"empty beside the learner's", "empty ch02 Rook.String", func(f *fixture) { f.mine("Rook.IsValid") }, "mine Rook.IsValid"},
		{"restore", "restore Rook.IsValid", func(f *fixture) { f.mine("Rook.IsValid") }, "mine Rook.IsValid"},
		{"restore all", "restore all", func(f *fixture) { f.mine("Rook.IsValid", "Value") }, "mine Value"},
		{"restore the file", "restore Value -file", func(f *fixture) { f.mine("Rook.IsValid", "Value") }, "mine Rook.IsValid"},
		{"restore a lost file", "restore Rook.IsValid", func(f *fixture) {
			f.mine("Rook.IsValid", "Value")
			if err := os.Remove(f.abs(rook)); err != nil {
				t.Fatal(err)
			}
		}, ""},
		{"next", "next 2.1", func(*fixture) {}, ""},
		{"a hunt", "hunt ch02", func(*fixture) {}, ""},
		{"restore a hunt", "restore Hunt1", func(f *fixture) {
			f.do(0, "hunt ch02")
			f.fill(rook, "Next", ` return "mine Next" `)
		}, "mine Next"},
		{"start", "start ch03", func(f *fixture) { f.mine("Sides") }, "mine Sides"},
		{"empty what was carried", "empty ch03 Sides", func(f *fixture) {
			f.mine("Sides")
			f.do(0, "start ch03")
			f.fill("ch03-check/chess/rook.go", "Sides", ` return "mine in chapter 3" `)
		}, "mine in chapter 3"},
	}
	kills := 0
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var took time.Duration
			for i := range rounds(2, 100) {
				f := newFixture(t)
				f.answer = greens("Test")
				tt.before(f)
				before := f.records()
				c := f.command(tt.line)
				began := time.Now()
				if err := c.Start(); err != nil {
					t.Fatal(err)
				}
				if i > 0 { // the first one shows how long it takes
					time.Sleep(rand.N(took))
					c.Process.Kill()
				}
				c.Wait()
				if !c.ProcessState.Exited() {
					kills++
				}
				if i == 0 {
					took = time.Since(began)
				}
				f.onlyAdded(before)
				f.isKept(tt.mine, "Sprint(from)", `ToLower("Rook")`, "return 5 ", "return 1 - side", "return 2 ")
				if i%2 == 0 { // it may be done already, but it must not be stuck
					again, err := f.command(tt.line).CombinedOutput()
					if err != nil && !bytes.Contains(again, []byte("already")) && !bytes.Contains(again, []byte("the course's own")) {
						t.Errorf("%s, once more: %v\n%s", tt.line, err, again)
					}
				}
				f.do(0, "restore all")
				f.isOurs()
				f.isKept(tt.mine)
				f.do(0, "empty ch02 Rook.IsValid")
				f.do(0, "restore Rook.IsValid")
				if f.isOurs(); t.Failed() {
					return
				}
			}
		})
	}
	t.Logf("%d commands were killed before they were done", kills)
}

// All functions of the course are emptied, those of a file together, and brought back
// in another order.
func TestEveryFunction(t *testing.T) {
	if !*full {
		t.Skip("runs with -full")
	}
	f, count := newFixture(t), 0
	ours := &tool{}
	var err error
	if ours.root, err = gotool.Root(); err != nil {
		t.Fatal(err)
	}
	for _, chapter := range gotool.Chapters(ours.root) {
		if err := os.RemoveAll(f.abs(chapter)); err != nil {
			t.Fatal(err)
		}
		for _, dir := range ours.folders(chapter, "") {
			decls, err := source.List(dir)
			if err != nil {
				t.Fatal(err)
			}
			files := make(map[string][]string)
			for _, d := range decls {
				if d.IsFunc && !d.Test && d.BodyStart > 0 && !source.IsEmpty(d) {
					files[d.File] = append(files[d.File], d.Symbol)
				}
			}
			for _, file := range slices.Sorted(maps.Keys(files)) {
				text, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				name, symbols := ours.fromRoot(file), files[file]
				f.write(name, string(text))
				for _, symbol := range symbols {
					f.do(0, fmt.Sprintf("empty %s %s %s", chapter, filepath.Base(dir), symbol))
				}
				rand.Shuffle(len(symbols), func(i, j int) { symbols[i], symbols[j] = symbols[j], symbols[i] })
				for _, symbol := range symbols[:len(symbols)/2] {
					f.do(0, fmt.Sprintf("restore %s %s %s", chapter, filepath.Base(dir), symbol))
				}
				f.do(0, "restore all")
				if f.has(name, string(text)); t.Failed() {
					return
				}
				count += len(symbols)
				os.RemoveAll(f.abs("exercises/.kept"))
			}
		}
	}
	t.Logf("%d functions were emptied and brought back", count)
}
