// restore_test.go brings ours back, and what the learner wrote, whatever has become of the files.

package restore_test

import (
	"os"
	"strings"
	"testing"

	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/restore"
	"mateinfive/exercises/setup"
	"mateinfive/exercises/tell"
)

// newFixture is a tiny course with the commands that these tests use.
func newFixture(t *testing.T) *coursetest.Fixture {
	t.Helper()
	return coursetest.New(t, coursetest.Commands{
		"next":    setup.Next,
		"check":   tell.Check,
		"restore": restore.Restore,
	})
}

// The files that the tests change.
const (
	rook     = coursetest.Rook
	piece    = coursetest.Piece
	mobility = coursetest.Mobility
	value    = coursetest.Value
)

// allOurs is said where there is nothing to do.
const allOurs = "All files are the course's own; there is nothing to bring back.\n"

func TestRestore(t *testing.T) {
	f := newFixture(t)
	f.Exactly(0, "restore", allOurs)
	f.Exactly(0, "restore all", allOurs)
	f.Exactly(0, "restore 2.1", "Ours is back: "+rook+"\n")
	f.Exactly(0, "restore -mine all", "All that is kept of yours stands there already.\n")
	f.Says(1, "restore -mine 2.1", "no other version of yours is kept of "+rook)

	// What is empty comes back, and nothing need be kept.
	f.Do(0, "next 2.1")
	f.Exactly(0, "restore",
		"  empty      "+rook+
			"\n  Ours again: go run ./exercises restore 2.4   (or ch02, or all); yours is kept\n")
	f.Exactly(0, "restore 2.1", "Ours is back: "+rook+"\n")
	f.IsOurs()

	// What the learner wrote is kept, and comes back.
	const at = "exercises/.kept/00001-2026-01-02-0304/"
	f.Do(0, "next 2.1")
	f.Write(rook, coursetest.Mine(rook, "x"))
	f.Says(0, "restore", "  yours      "+rook+"\n")
	f.Exactly(0, "restore 2.1", "Ours is back: "+rook+"\n  Yours is kept in "+at+rook+"\n")
	f.IsOurs()
	f.Exactly(0, "restore 2.1", "Ours is back: "+rook+"\n")
	f.Exactly(0, "restore -mine 2.1", "Yours of 2026-01-02 03:04 is back: "+rook+"\n")
	f.Has(rook, coursetest.Mine(rook, "x"))
	f.Says(1, "restore -mine 2.1", "no other version of yours is kept")
	f.Exactly(0, "restore -mine all", "All that is kept of yours stands there already.\n")

	// What is empty after next makes room for it, too; and what stands there now is kept.
	f.Do(0, "restore 2.1")
	f.Do(0, "next 2.1")
	f.Exactly(0, "restore -mine 2.1", "Yours of 2026-01-02 03:04 is back: "+rook+"\n")
	f.Write(rook, coursetest.Mine(rook, "second"))
	f.Exactly(0, "restore -mine all", "All that is kept of yours stands there already.\n")
	f.Has(rook, coursetest.Mine(rook, "second"))
	f.Says(0, "restore -mine 2.1", "is back: "+rook+"\n  What stood there is kept in ")
	f.Has(rook, coursetest.Mine(rook, "x"))
	f.Do(0, "restore -mine 2.1") // back and forth
	f.Has(rook, coursetest.Mine(rook, "second"))
	f.IsThere(coursetest.Mine(rook, "x"), coursetest.Mine(rook, "second"))
}

// By a task, a chapter, or all of it; and what git has taken away.
func TestRestoreMuch(t *testing.T) {
	const added = "ch02-moves/chess/helper.go"
	f := newFixture(t)
	for file, task := range map[string]string{value: "1.1", rook: "2.1", mobility: "2.2"} {
		f.Green(task, file, coursetest.Mine(file, "x"))
	}
	f.Write(added, "package chess\n")
	f.Do(0, "check 2.1")
	f.Says(0, "restore", "  yours      "+value, "  yours      "+rook,
		"  yours      "+mobility, "  your own   "+added)
	f.Says(0, "restore ch02", "Ours is back: "+rook, "Ours is back: "+mobility)
	f.Has(added, "package chess\n") // it is theirs, and stands in nobody's place
	f.Has(value, coursetest.Mine(value, "x"))
	f.Exactly(0, "restore ch03", allOurs)
	f.Says(0, "restore -mine ch2", "is back: "+rook, "is back: "+mobility)
	f.Says(0, "restore all", "Ours is back: "+value, "Ours is back: "+rook)
	f.Remove(added)
	f.IsOurs()
	f.Says(0, "restore -mine all", "is back: "+value, "is back: "+added, "is back: "+rook, "is back: "+mobility)
	for _, file := range []string{value, rook, mobility} {
		f.Has(file, coursetest.Mine(file, "x"))
		f.Write(file, coursetest.Ours(file))
	}
	f.Remove(added)
	f.Says(0, "restore -mine ch02", "is back: "+added, "is back: "+rook, "is back: "+mobility)
	f.Has(value, coursetest.Ours(value))
	f.Has(rook, coursetest.Mine(rook, "x"))
}

// What is not ours is never called ours; and what the tool cannot bring back is named.
func TestRestoreNamesWhatIsEdited(t *testing.T) {
	const test = "ch02-moves/chess/rook_test.go"
	f := newFixture(t)
	f.Write(piece, coursetest.Ours(piece)+"// mine\n")
	f.Remove(test)
	for _, line := range []string{"restore", "restore all", "restore ch02"} {
		f.Says(0, line, "  changed    "+piece+"   (git checkout -- "+piece+")\n", "  changed    "+test)
	}
	f.Has(piece, coursetest.Ours(piece)+"// mine\n")
	f.Write(rook, coursetest.Ours(rook)+"// mine\n")
	f.Says(0, "restore 2.1", "Ours is back: "+rook)
	f.Has(piece, coursetest.Ours(piece)+"// mine\n")
}

// Files get lost, garbled and protected: ours comes back, or a sentence says why not, and
// what was written is somewhere.
func TestRestoreWhateverIsThere(t *testing.T) {
	windows := func(text string) string { return strings.ReplaceAll(text, "\n", "\r\n") }
	for _, text := range []string{"", "package {{{\n\x00", coursetest.Mine(rook, "x"), windows(coursetest.Mine(rook, "x"))} {
		f := newFixture(t)
		f.Write(rook, text)
		f.Says(0, "restore", "  yours      "+rook)
		f.Do(0, "restore 2.1")
		f.IsThere(text)
		f.IsOurs()
	}

	f := newFixture(t)
	f.Write(rook, windows(coursetest.Ours(rook))) // ours all the same
	f.Exactly(0, "restore all", allOurs)
	f.Remove(rook)
	f.Says(0, "restore", "  not there  "+rook)
	f.Do(0, "restore 2.1")
	f.Do(0, "next 2.1")
	f.Remove(kept.Dir)
	f.Do(0, "restore all")
	f.IsOurs()
	f.Remove("ch02-moves/exercises")
	f.Says(1, "restore all", "mobility.go was not saved")

	// Write-protected.
	f = newFixture(t)
	f.Write(rook, coursetest.Mine(rook, "x"))
	if err := os.Chmod(f.Abs(rook), 0o444); err != nil {
		t.Fatal(err)
	}
	f.Says(1, "restore all", rook+" was not saved, and is as it was: it is write-protected")
	f.Has(rook, coursetest.Mine(rook, "x"))

	// Again and again in a minute.
	f = newFixture(t)
	for _, line := range []string{"a", "b", "c"} {
		f.Do(0, "next 2.1")
		f.Write(rook, coursetest.Mine(rook, line))
		f.Do(0, "restore 2.1")
	}
	f.IsThere(coursetest.Mine(rook, "a"), coursetest.Mine(rook, "b"), coursetest.Mine(rook, "c"))
}

// Who writes what we wrote, word for word, has nothing to bring back; and a helper that is
// missed comes before an older version.
func TestRestoreTheLast(t *testing.T) {
	f := newFixture(t)
	f.Green("2.1", rook, coursetest.Mine(rook, "a draft"))
	f.Do(0, "restore 2.1")
	f.Do(0, "next 2.1")
	f.Write(rook, coursetest.Ours(rook))
	f.Says(0, "check", "2.1 Rook.IsValid is green: 1 row   (word for word what we wrote)\n")
	f.Exactly(0, "restore -mine all", "All that is kept of yours stands there already.\n")
	f.Says(0, "restore -mine 2.1", "is back: "+rook) // the draft, for who asks for it
	f.Has(rook, coursetest.Mine(rook, "a draft"))

	// Git takes a file of the learner's own away, and it is checked then.
	f.Green("2.2", mobility, coursetest.Mine(mobility, "x"))
	f.Write(mobility, coursetest.Ours(mobility))
	f.Do(0, "check 2.2")
	f.Says(0, "restore -mine all", "is back: "+mobility)

	const helper = "ch02-moves/chess/helper.go"
	f = newFixture(t)
	f.Green("2.1", rook, coursetest.Mine(rook, "first"))
	f.Write(helper, "package chess\n")
	f.Green("2.1", rook, coursetest.Mine(rook, "second"))
	f.Remove(helper)
	f.Says(0, "restore -mine ch02", "is back: "+helper)
	f.Has(rook, coursetest.Mine(rook, "second"))
}
