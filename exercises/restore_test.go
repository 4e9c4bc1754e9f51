// restore_test.go brings ours back, and what the learner wrote, whatever has become of the files.

package main

import (
	"os"
	"strings"
	"testing"

	"mateinfive/exercises/kept"
)

// allOurs is said where there is nothing to do.
const allOurs = "All files are the course's own; there is nothing to bring back.\n"

func TestRestore(t *testing.T) {
	f := newFixture(t)
	f.exactly(0, "restore", allOurs)
	f.exactly(0, "restore all", allOurs)
	f.exactly(0, "restore 2.1", "Ours is back: "+rook+"\n")
	f.exactly(0, "restore -mine all", "All that is kept of yours stands there already.\n")
	f.says(1, "restore -mine 2.1", "no other version of yours is kept of "+rook)

	// What is empty comes back, and nothing need be kept.
	f.do(0, "next 2.1")
	f.exactly(0, "restore", "  empty      "+rook+"\n  Ours again: go run ./exercises restore 2.4   (or ch02, or all); yours is kept\n")
	f.exactly(0, "restore 2.1", "Ours is back: "+rook+"\n")
	f.isOurs()

	// What the learner wrote is kept, and comes back.
	const at = "exercises/.kept/00001-2026-01-02-0304/"
	f.do(0, "next 2.1")
	f.write(rook, mine(rook, "x"))
	f.says(0, "restore", "  yours      "+rook+"\n")
	f.exactly(0, "restore 2.1", "Ours is back: "+rook+"\n  Yours is kept in "+at+rook+"\n")
	f.isOurs()
	f.exactly(0, "restore 2.1", "Ours is back: "+rook+"\n")
	f.exactly(0, "restore -mine 2.1", "Yours of 2026-01-02 03:04 is back: "+rook+"\n")
	f.has(rook, mine(rook, "x"))
	f.says(1, "restore -mine 2.1", "no other version of yours is kept")
	f.exactly(0, "restore -mine all", "All that is kept of yours stands there already.\n")

	// What is empty after next makes room for it, too; and what stands there now is kept.
	f.do(0, "restore 2.1")
	f.do(0, "next 2.1")
	f.exactly(0, "restore -mine 2.1", "Yours of 2026-01-02 03:04 is back: "+rook+"\n")
	f.write(rook, mine(rook, "second"))
	f.exactly(0, "restore -mine all", "All that is kept of yours stands there already.\n")
	f.has(rook, mine(rook, "second"))
	f.says(0, "restore -mine 2.1", "is back: "+rook+"\n  What stood there is kept in ")
	f.has(rook, mine(rook, "x"))
	f.do(0, "restore -mine 2.1") // back and forth
	f.has(rook, mine(rook, "second"))
	f.isThere(mine(rook, "x"), mine(rook, "second"))
}

// By a task, a chapter, or all of it; and what git has taken away.
func TestRestoreMuch(t *testing.T) {
	const added = "ch02-moves/chess/helper.go"
	f := newFixture(t)
	for file, task := range map[string]string{value: "1.1", rook: "2.1", mobility: "2.2"} {
		f.green(task, file, mine(file, "x"))
	}
	f.write(added, "package chess\n")
	f.do(0, "check 2.1")
	f.says(0, "restore", "  yours      "+value, "  yours      "+rook, "  yours      "+mobility, "  your own   "+added)
	f.says(0, "restore ch02", "Ours is back: "+rook, "Ours is back: "+mobility)
	f.has(added, "package chess\n") // it is theirs, and stands in nobody's place
	f.has(value, mine(value, "x"))
	f.exactly(0, "restore ch03", allOurs)
	f.says(0, "restore -mine ch2", "is back: "+rook, "is back: "+mobility)
	f.says(0, "restore all", "Ours is back: "+value, "Ours is back: "+rook)
	f.remove(added)
	f.isOurs()
	f.says(0, "restore -mine all", "is back: "+value, "is back: "+added, "is back: "+rook, "is back: "+mobility)
	for _, file := range []string{value, rook, mobility} {
		f.has(file, mine(file, "x"))
		f.write(file, course[file])
	}
	f.remove(added)
	f.says(0, "restore -mine ch02", "is back: "+added, "is back: "+rook, "is back: "+mobility)
	f.has(value, course[value])
	f.has(rook, mine(rook, "x"))
}

// What is not ours is never called ours; and what the tool cannot bring back is named.
func TestRestoreNamesWhatIsEdited(t *testing.T) {
	const test = "ch02-moves/chess/rook_test.go"
	f := newFixture(t)
	f.write(piece, course[piece]+"// mine\n")
	f.remove(test)
	for _, line := range []string{"restore", "restore all", "restore ch02"} {
		f.says(0, line, "  changed    "+piece+"   (git checkout -- "+piece+")\n", "  changed    "+test)
	}
	f.has(piece, course[piece]+"// mine\n")
	f.write(rook, course[rook]+"// mine\n")
	f.says(0, "restore 2.1", "Ours is back: "+rook)
	f.has(piece, course[piece]+"// mine\n")
}

// Files get lost, garbled and protected: ours comes back, or a sentence says why not, and
// what was written is somewhere.
func TestRestoreWhateverIsThere(t *testing.T) {
	windows := func(text string) string { return strings.ReplaceAll(text, "\n", "\r\n") }
	for _, text := range []string{"", "package {{{\n\x00", mine(rook, "x"), windows(mine(rook, "x"))} {
		f := newFixture(t)
		f.write(rook, text)
		f.says(0, "restore", "  yours      "+rook)
		f.do(0, "restore 2.1")
		f.isThere(text)
		f.isOurs()
	}

	f := newFixture(t)
	f.write(rook, windows(course[rook])) // ours all the same
	f.exactly(0, "restore all", allOurs)
	f.remove(rook)
	f.says(0, "restore", "  not there  "+rook)
	f.do(0, "restore 2.1")
	f.do(0, "next 2.1")
	f.remove(kept.Dir)
	f.do(0, "restore all")
	f.isOurs()
	f.remove("ch02-moves/exercises")
	f.says(1, "restore all", "mobility.go was not saved")

	// Write-protected.
	f = newFixture(t)
	f.write(rook, mine(rook, "x"))
	if err := os.Chmod(f.abs(rook), 0o444); err != nil {
		t.Fatal(err)
	}
	f.says(1, "restore all", rook+" was not saved, and is as it was: it is write-protected")
	f.has(rook, mine(rook, "x"))

	// Again and again in a minute.
	f = newFixture(t)
	for _, line := range []string{"a", "b", "c"} {
		f.do(0, "next 2.1")
		f.write(rook, mine(rook, line))
		f.do(0, "restore 2.1")
	}
	f.isThere(mine(rook, "a"), mine(rook, "b"), mine(rook, "c"))
}

// Who writes what we wrote, word for word, has nothing to bring back; and a helper that is
// missed comes before an older version.
func TestRestoreTheLast(t *testing.T) {
	f := newFixture(t)
	f.green("2.1", rook, mine(rook, "a draft"))
	f.do(0, "restore 2.1")
	f.do(0, "next 2.1")
	f.write(rook, course[rook])
	f.says(0, "check", "2.1 Rook.IsValid is green: 1 row   (word for word what we wrote)\n")
	f.exactly(0, "restore -mine all", "All that is kept of yours stands there already.\n")
	f.says(0, "restore -mine 2.1", "is back: "+rook) // the draft, for who asks for it
	f.has(rook, mine(rook, "a draft"))

	// Git takes a file of the learner's own away, and it is checked then.
	f.green("2.2", mobility, mine(mobility, "x"))
	f.write(mobility, course[mobility])
	f.do(0, "check 2.2")
	f.says(0, "restore -mine all", "is back: "+mobility)

	const helper = "ch02-moves/chess/helper.go"
	f = newFixture(t)
	f.green("2.1", rook, mine(rook, "first"))
	f.write(helper, "package chess\n")
	f.green("2.1", rook, mine(rook, "second"))
	f.remove(helper)
	f.says(0, "restore -mine ch02", "is back: "+helper)
	f.has(rook, mine(rook, "second"))
}
