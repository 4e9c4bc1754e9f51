// next_test.go goes the way through the course: next, the map, watch, help.

package main

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestNext(t *testing.T) {
	f := newFixture(t)
	f.exactly(0, "next", `1.1 Value
  A number.
  read:  docs/ch01-display.md, "Worth"
  write: ch01-display/chess/value.go:6   (empty now; restore brings ours back)
  test:  go test -timeout 10s -failfast ./ch01-display/chess -run TestValue
  then:  go run ./exercises check        stuck: go run ./exercises hint
`)
	f.has(value, f.stub(value))
	// Again, while it is empty, and while it is red.
	f.says(0, "next", "1.1 Value", "value.go:6   (empty)\n", "(To leave it for later: go run ./exercises next 2.1)\n")
	if len(f.ran) > 0 {
		t.Errorf("what is empty need not be judged; it ran %q", f.ran)
	}
	f.write(value, mine(value, "seven"))
	f.answer = reds("TestValue")
	f.says(0, "next", "1.1 Value is not green yet; go run ./exercises check says why.\n\n1.1 Value\n", "value.go:6   (yours)\n", "next 2.1")
	f.has(value, mine(value, "seven"))

	// It is green: on to the next chapter, and what was written goes along.
	f.answer = greens("TestValue")
	f.exactly(0, "next", `The core of chapter 1 is done. (What is beyond it: go run ./exercises ch01)
Trying what you wrote by the tests of ch02-moves ...
ch02-moves now plays with 1 function of yours: Value.

2.1 Rook.IsValid
  Straight on.
  read:  docs/ch02-moves.md, "A rook: straight"
  write: ch02-moves/chess/rook.go:6   (empty now; restore brings ours back)
  test:  go test -timeout 10s -failfast ./ch02-moves/chess -run TestRook
  then:  go run ./exercises check        stuck: go run ./exercises hint
`)
	f.has("ch02-moves/chess/value.go", mine(value, "seven"))
	f.write(rook, mine(rook, "rook"))
	f.do(0, "check")
	f.says(0, "next", "2.2 Mobility\n", `read:  exercises/ch02-moves.md, "2.2 Mobility"; and the page, docs/ch02-moves.md, "Counting"`, "write: ch02-moves/exercises/mobility.go:6\n", "test:  go test -run TestTaskMobility ./ch02-moves/exercises\n")
	f.never("Trying")
	f.has(mobility, course[mobility])
	f.write(mobility, mine(mobility, "mobility"))
	f.says(0, "next", "2.3 Rook.String\n")
	f.write(name, mine(name, "name"))
	// What is more than the core is left out, the hunt is core.
	f.says(0, "next", "2.5 Hunt1\n", `read:  docs/ch02-again.md, "The end"`, "write: somewhere in ch02-moves/chess (a fault has moved in:", "test:  go test ./ch02-moves/...\n")
	f.says(0, "next", "(Yours stands again in ch02-moves/chess/rook.go. ", "The core of chapter 2 is done. (What is beyond it: go run ./exercises ch02)\nTrying what you wrote by the tests of ch03-check ...\n", "ch03-check now plays with 3 functions of yours: Value, Rook.IsValid, Mobility.\n\n"+coreDone+"\n")
	f.exactly(0, "next", coreDone+"\n")
}

// What stands green in the next chapter, because it was carried there, is passed over.
func TestNextPassesOver(t *testing.T) {
	f := newFixture(t)
	f.do(0, "next 2.1")
	f.write(mobility, mine(mobility, "before its turn"))
	f.do(0, "check 2.2")
	f.write(rook, mine(rook, "rook"))
	f.says(0, "next", "2.3 Rook.String\n")
	f.green("2.3", name, mine(name, "name"))
	f.do(0, "next Hunt1")
	f.says(0, "check", "2.5 Hunt1 is green")
	f.says(0, "next", "What is beyond it", "Trying", coreDone)
	f.exactly(0, "next", coreDone+"\n")
	f.do(0, "restore 3.1")
	f.green("3.1", rook3, mine(rook3, "again"))
	f.green("1.1", value, mine(value, "value"))
	f.do(0, "restore 2.2")
	f.says(0, "next", "The core of chapter 1 is done. (What is beyond it: go run ./exercises ch01)\n2.2 Mobility")
	if got := firstOf(strings.Fields("a b c d e")); got != "a, b, c and 2 more" {
		t.Errorf("of five are named %q", got)
	}
}

// A learner may go anywhere, by a number, a name, or a part of it; the way on is behind that.
func TestNextAnywhere(t *testing.T) {
	for line, want := range map[string]string{
		"next ch02":      "2.1 Rook.IsValid\n",
		"next 2.4":       "2.4 Targets   (more)\n",
		"next value":     "1.1 Value\n",
		"next string":    "2.3 Rook.String\n",
		"next more ch02": "2.4 Targets   (more)\n",
		"next 3 more":    "3.2 Check   (more)\n",
		"next more":      "All that chapter 1 has beyond its core is done.\n",
	} {
		newFixture(t).says(0, line, want)
	}
	f := newFixture(t)
	f.says(1, "next isvalid", "isvalid is the name of 2.1 Rook.IsValid, 3.1 Rook.IsValid: say which number you mean")
	f.do(0, "next 3.2")
	f.says(0, "next isvalid", "3.1 Rook.IsValid\n") // the one of the chapter where one is
	// What is more names the way back to the core.
	f.says(0, "next 2.4", "stuck: go run ./exercises hint\n  (Back to the core: go run ./exercises next 2.5)\n")
	f.says(0, "next", "2.4 Targets   (more)\n", "  (Back to the core: go run ./exercises next 2.5)\n")
	f.never("To leave it for later")
}

// Behind the last task of a chapter comes what was left open in it, and then the core of
// the next, and nothing more.
func TestNextBehindTheLast(t *testing.T) {
	f := newFixture(t)
	f.green("3.1", rook3, mine(rook3, "x"))
	f.do(0, "next 2.6")
	f.do(0, "check")
	f.do(0, "next 2.5")
	f.do(0, "check")
	f.says(0, "next", "2.1 Rook.IsValid\n")
	f.green("2.1", rook, mine(rook, "x"))
	f.green("2.2", mobility, mine(mobility, "x"))
	f.green("2.3", name, mine(name, "x"))
	f.green("2.4", targets, mine(targets, "x"))
	f.exactly(0, "next", coreDone+"\n")
	f.exactly(0, "next more", "All that chapter 2 has beyond its core is done.\n")
	f.exactly(0, "next ch03", "The core of chapter 3 is done. The other tasks: go run ./exercises ch03\n")
}

// What was restored is left alone, until nothing else is left to do.
func TestNextAfterRestore(t *testing.T) {
	f := newFixture(t)
	f.do(0, "next 2.1")
	f.do(0, "restore 2.1")
	f.says(0, "next", "(2.1 Rook.IsValid waits, as you have restored it: go run ./exercises next 2.1)\n2.2 Mobility\n")
	f.has(rook, course[rook])
	f.do(0, "next 2.5")
	f.do(0, "restore 2.5")
	f.says(0, "next", "(2.5 Hunt1 waits", "2.1 Rook.IsValid\n", "(empty now")
}

// Whoever begins with a chapter stays there, and may go back.
func TestNextInAFreshClone(t *testing.T) {
	f := newFixture(t)
	f.says(0, "next ch03", "3.1 Rook.IsValid\n")
	f.never("Trying")
	f = newFixture(t)
	f.do(0, "start ch03")
	f.says(0, "next", "3.1 Rook.IsValid\n")
	f.says(0, "next", "3.1 Rook.IsValid\n", "(empty)")
	f.do(0, "start ch02")
	f.says(0, "next", "2.1 Rook.IsValid\n")
}

// What is garbled or not there begins anew.
func TestProgressIsGarbled(t *testing.T) {
	for _, text := range []string{"", "garbled", "null", "[]", `{"At": 3}`, `{"Hints": null}`, `{"Done": null}`, `{"Judged": null}`, `{"Carried": null}`, `{"Hunts": null}`} {
		f := newFixture(t)
		f.green("2.1", rook, mine(rook, "x"))
		f.write(progressFile, text)
		f.says(0, "", "begin: go run ./exercises next")
		for _, line := range []string{"next 2.1", "check", "hint 2.1", "start 3", "restore 2.1", "restore -mine 2.1"} {
			f.do(0, line)
		}
		f.has(rook, mine(rook, "x"))
		f.do(0, "next 2.5")
	}
}

const legendLine = "  # green   x red   . open   ~ changed since its last check   ? not compiling\n"

func TestMap(t *testing.T) {
	f := newFixture(t)
	f.exactly(0, "", "  ch01  .\n  ch02  . . . .   more: . .\n  ch03  .   more: . .\n"+legendLine+"  begin: go run ./exercises next\n")
	f.green("2.1", rook, mine(rook, "x"))
	f.exactly(0, "", "  ch01  .\n  ch02  [#] . . .   more: . .   1 file of yours\n  ch03  .   more: . .\n"+legendLine+"  you are at 2.1 Rook.IsValid, green\n  go on: go run ./exercises next\n")
	f.do(0, "next 2.3")
	f.write(mobility, mine(mobility, "x"))
	f.exactly(0, "", "  ch01  .\n  ch02  # ~ [x] .   more: . .   2 files of yours\n  ch03  .   more: . .\n"+legendLine+"  you are at 2.3 Rook.String, red\n  then:  go run ./exercises check        all of the chapter: go run ./exercises ch02\n")
	if len(f.ran) > 0 {
		t.Errorf("a map runs nothing; it ran %q", f.ran)
	}
	for _, line := range []string{"ch02", "2", "ch02-moves"} {
		f.exactly(0, line, `  # 2.1   core  Rook.IsValid               rebuild
  ~ 2.2   core  Mobility                   write
> x 2.3   core  Rook.String                rebuild
  . 2.4   more  Targets                    write
  . 2.5   core  Hunt1                      hunt
  . 2.6   more  Hunt2                      hunt
`+legendLine+"  go to one: go run ./exercises next 2.1\n")
	}
	// What does not compile costs its own mark, and no other.
	f.write(mobility, "package exercises\n\nfunc Mobility( {\n")
	f.answer = noGo(mobility + ":3:16: syntax error: unexpected {")
	f.do(0, "check 2.2")
	f.says(0, "", "ch02  # ? [x] .")
	f.remove(mobility)
	f.says(0, "", "ch02  # ? [x] .")
	// What has changed since it was green is to be judged again.
	f.write(rook, mine(rook, "y"))
	f.says(0, "", "ch02  ~ ? [x] .")
}

func TestHelp(t *testing.T) {
	f := newFixture(t)
	f.says(0, "help", "go run ./exercises next  ", "go run ./exercises check  ", "go run ./exercises hint  ", "go run ./exercises   ", "go run ./exercises help all")
	if got := strings.Count(f.words.String(), "\n"); got != knownByHeart {
		t.Errorf("help has %d lines, want %d:\n%s", got, knownByHeart, f.words)
	}
	for _, c := range commands {
		f.says(0, "help all", strings.TrimSpace(c.name+" "+c.usage), c.help)
	}
}

func TestBadCommandLines(t *testing.T) {
	f := newFixture(t)
	for line, want := range map[string]string{
		"dance":          `"dance" is none of the commands`,
		"ch02 x":         `"ch02" is none of the commands`,
		"check":          "you are at no task yet: the first is set up by go run ./exercises next",
		"check two":      `"two" names no task: a task is named by its number, like 2.4, or its name`,
		"start ch02 now": "this is not how start is typed: go run ./exercises help all shows it",
		"restore -mine":  "this is not how restore is typed",
	} {
		f.says(1, line, want)
	}
	f.says(1, "start 7", `there is no chapter "7"; there is ch01-display, ch02-moves, ch03-check`)
	f.write("exercises/tasks.tsv", "ch02\n")
	f.says(1, "next", "exercises/tasks.tsv:1: want 8 cells")
}

// Outside the course there is nothing to do; in a subfolder everything works.
func TestWhereItIsStarted(t *testing.T) {
	f := newFixture(t)
	inside := filepath.Join(f.root, "ch02-moves", "chess")
	f.root = ""
	t.Chdir(t.TempDir())
	f.says(1, "", "not inside the course's folder", "Go to the folder with the file go.mod")
	t.Chdir(inside)
	f.says(0, "restore", "You are in a subfolder", "there is nothing to bring back")
}
