// chairs_test.go empties functions and brings them back, whatever has become of the
// files.

package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mateinfive/docs/source"
	"mateinfive/exercises/tasks"
)

func TestEmptyAndRestore(t *testing.T) {
	f := newFixture(t)
	f.exactly(0, "empty ch02 Rook.IsValid", "Rook.IsValid is empty now: ch02-moves/chess/rook.go:16\n"+
		"Begin here:              go test -timeout 10s -failfast ./ch02-moves/chess -run TestRook\n"+
		"All of it:               go test -timeout 1m ./ch02-moves/...\n"+
		"Bring the original back: go run ./exercises restore ch02 Rook.IsValid\n")
	text := f.read(rook)
	if strings.Contains(text, `"fmt"`+"\n") || !strings.Contains(text, `(Our version imports "fmt".)`) || !strings.Contains(text, "\treturn false\n") {
		t.Errorf("the emptied file is\n%s", text)
	}
	f.has("exercises/.kept/.gitignore", "*\n")
	f.exactly(0, "restore", "  empty: ch02 Rook.IsValid   ch02-moves/chess/rook.go\n  bring ours back: go run ./exercises restore ch02 Rook.IsValid   (or all)\n")
	f.says(1, "empty 2 Rook.IsValid", "Rook.IsValid is empty already, and waits at ch02-moves/chess/rook.go:16")
	f.exactly(0, "restore Rook.IsValid", "Rook.IsValid is back: ch02-moves/chess/rook.go\n")
	f.isOurs()
	f.exactly(0, "restore", "All functions are the course's own; there is nothing to bring back.\n")
}

// Whatever stands around a function, and whatever the learner does in between: ours
// comes back, what is theirs stays in the file, and their version is kept.
func TestRestoreKeepsWhatWasWritten(t *testing.T) {
	as := func(text string) string { return text }
	change := func(before, after string) func(string) string {
		return func(text string) string {
			if !strings.Contains(text, before) {
				t.Errorf("there is no %q in\n%s", before, text)
			}
			return strings.Replace(text, before, after, 1)
		}
	}
	crlf := func(text string) string { return strings.ReplaceAll(text, "\n", "\r\n") }
	body := change("return false", "return from == to // mine")
	around := func(text string) string {
		text = change("\t\"strings\"\n", "\t\"slices\" // my comment\n\t\"strings\"\n")(text)
		return change("// A Rook goes", "// A thought.\n\n// A Rook goes")(text) + "\nvar sorted = slices.Sorted[int]\n"
	}
	tests := []struct {
		name   string
		before func(string) string // the file as it was
		edit   func(string) string // what the learner does, once it is empty
		want   func(string) string // the file in the end, of what it was
	}{
		{"the body", as, body, as},
		{"a helper, a comment and an import", as, func(text string) string { return around(body(text)) }, around},
		{"the import again", as, func(text string) string {
			return change("import (", "import (\n\t\"fmt\"")(change("return false", "return fmt.Sprint(from) < \"\"")(text))
		}, as},
		{"another import of the body's", as, func(text string) string {
			return change("import (", "import (\n\t\"slices\"")(change("return false", "return slices.Max([]int{from}) == to")(text))
		}, as},
		{"a comment on the line of an import", change("\t\"fmt\"\n", "\t\"fmt\" // to print\n"), body, as},
		{"more on the line of an import", change("import (\n\t\"fmt\"\n\t\"strings\"\n)", "import \"fmt\"; import \"strings\"; var mine = 42 // mine"), body, as},
		{"line ends of Windows", crlf, body, as},
		{"line ends changed by an editor", as, func(text string) string { return crlf(body(text)) }, crlf},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := newFixture(t)
			was := tt.before(rookFile)
			f.write(rook, was)
			f.do(0, "empty ch02 Rook.IsValid")
			empty := f.read(rook)
			if _, err := source.Parse(rook, []byte(empty)); err != nil {
				t.Errorf("the emptied file is not Go: %v\n%s", err, empty)
			}
			mine := tt.edit(empty)
			f.write(rook, mine)
			f.says(0, "restore", "  yours: ch02 Rook.IsValid")
			f.says(1, "empty ch02 Rook.IsValid", "what stands there now is yours", "it keeps your version")
			f.says(0, "restore ch02 Rook.IsValid", "Your version of Rook.IsValid is kept in exercises/.kept/", "Rook.IsValid is back")
			f.has(rook, tt.want(was))
			f.isKept(mine)
		})
	}
}

// Files get lost, garbled and protected, records too: ours comes back, or a sentence
// says what to do, and what was written is somewhere.
func TestNothingIsLost(t *testing.T) {
	const first = "ch01-display/chess/rook.go"
	tests := []struct {
		name string
		do   func(f *fixture)
	}{
		{"names that differ by case alone, and some that are long", func(f *fixture) {
			const game = "ch03-check/chess/check.go"
			long := strings.Repeat("Long", 30)
			f.write(game, "package chess\n\nfunc Play() int { return 1 }\n\nfunc play() int { return 2 }\n\nfunc "+long+"() int { return 3 }\n")
			was := f.read(game)
			for i, symbol := range []string{"Play", "play", long} {
				f.do(0, "empty ch03 "+symbol)
				f.fill(game, symbol, fmt.Sprintf(" return 1%d ", i))
			}
			f.do(0, "restore all")
			f.has(game, was)
			f.isKept("return 10", "return 11", "return 12")
		}},
		{"again and again in one second", func(f *fixture) {
			for i := range 3 {
				f.do(0, "empty ch02 Rook.IsValid")
				f.fill(rook, "Rook.IsValid", fmt.Sprintf(" return mine%d ", i))
				f.do(0, "restore Rook.IsValid")
				f.isOurs()
			}
			f.isKept("mine0", "mine1", "mine2")
		}},
		{"the folder", func(f *fixture) {
			f.do(0, "empty ch01 Rook.String")
			f.do(0, "empty ch01 Value")
			if err := os.RemoveAll(filepath.Dir(f.abs(first))); err != nil {
				f.t.Fatal(err)
			}
			f.says(0, "restore all", "Rook.String is back", "Value is back")
		}},
		{"no Go any more, and two were empty", func(f *fixture) {
			f.do(0, "empty ch02 Rook.IsValid")
			f.do(0, "empty ch02 chess Value")
			f.edit(rook, "return false\n", "return ((\n")
			mine := f.read(rook)
			f.says(0, "restore", "  not to be found: ch02 Rook.IsValid")
			f.says(1, "restore all", "rook.go cannot be read as Go", "go run ./exercises restore ch02 Rook.IsValid -file")
			f.says(1, "empty ch02 Rook.String", "cannot be read as Go")
			f.has(rook, mine)
			f.says(0, "restore Rook.IsValid -file", "Your version of Rook.IsValid is kept", "Rook.IsValid is back", "Value is back")
			f.isKept(mine)
		}},
		{"nothing in the file any more", func(f *fixture) {
			f.do(0, "empty ch02 Rook.IsValid")
			f.do(0, "empty ch02 Rook.String")
			f.write(rook, "")
			f.do(0, "restore all -file")
		}},
		{"the whole file, and another is the learner's in it", func(f *fixture) {
			f.mine("Rook.IsValid")
			f.write(rook, f.read(rook)+"\n// a note of mine\n")
			f.do(0, "empty ch02 Rook.String")
			f.says(0, "restore Rook.String -file", "Your version of Rook.String is kept", "Rook.IsValid is back", "Rook.String is back")
			f.isKept("mine Rook.IsValid", "// a note of mine")
		}},
		{"write-protected", func(f *fixture) {
			protect := func(mode os.FileMode) {
				if err := os.Chmod(f.abs(rook), mode); err != nil {
					f.t.Fatal(err)
				}
			}
			protect(0o444)
			f.says(1, "empty ch02 Rook.IsValid", "ch02-moves/chess/rook.go was not saved, and is as it was: it is write-protected")
			f.isOurs()
			f.says(0, "restore", "All functions are the course's own")
			protect(0o644)
			f.fill(rook, "Rook.IsValid", " return true ") // of the learner's own accord
			f.says(0, "restore", "All functions are the course's own")
			f.write(rook, rookFile)
			f.mine("Rook.IsValid")
			was := f.read(rook)
			protect(0o444)
			f.says(1, "restore all", "is write-protected")
			f.has(rook, was)
			protect(0o644)
			f.do(0, "restore all")
			f.isKept("mine Rook.IsValid")
		}},
		{"moved to another file, and then gone", func(f *fixture) {
			const more = "ch02-moves/chess/more.go"
			f.do(0, "empty ch02 Rook.IsValid")
			f.write(more, "package chess\n\nfunc (Rook) IsValid(from, to int) bool { return true }\n")
			text, _, _ := strings.Cut(f.read(rook), "// IsValid says")
			f.write(rook, text)
			f.says(1, "empty ch02 Rook.IsValid", "what stands there now is yours: "+more)
			f.says(1, "restore Rook.IsValid", "is no longer in ch02-moves/chess/rook.go, but in "+more+":3 now")
			if err := os.Remove(f.abs(more)); err != nil {
				f.t.Fatal(err)
			}
			f.says(1, "next 2.1", "no such declaration: Rook.IsValid in ch02-moves/chess", "go run ./exercises restore")
			f.says(1, "check 2.1", "there is no Rook.IsValid in ch02-moves/chess. Was it renamed", "go run ./exercises restore ch02 Rook.IsValid -file")
			f.says(1, "restore all", "is no longer in ch02-moves/chess/rook.go.\n", "restore ch02 Rook.IsValid -file")
			f.do(0, "restore Rook.IsValid -file")
		}},
		{"ours by another way", func(f *fixture) {
			f.do(0, "empty ch02 Rook.IsValid")
			f.write(rook, rookFile)
			f.says(0, "restore", "  as ours: ch02 Rook.IsValid")
			f.says(0, "empty ch02 Rook.IsValid", "is empty now")
			f.write(rook, strings.ReplaceAll(rookFile, "\n", "\r\n")) // as git has it on Windows
			f.says(0, "restore all", "is as it was already: ch02-moves/chess/rook.go:17")
			f.write(rook, rookFile)
			f.says(0, "restore", "nothing to bring back")
		}},
		{"all that was kept", func(f *fixture) {
			f.do(0, "empty ch02 Rook.IsValid")
			if err := os.RemoveAll(f.abs("exercises/.kept")); err != nil {
				f.t.Fatal(err)
			}
			empty := f.read(rook)
			for _, line := range []string{"empty ch02 Rook.IsValid", "next 2.1", "restore all", "restore Rook.IsValid"} {
				f.says(1, line, "Rook.IsValid is empty already, but its record is lost: ch02-moves/chess/rook.go:16", "git checkout -- ch02-moves/chess/rook.go")
			}
			f.has(rook, empty)
			f.write(rook, rookFile)
			f.says(0, "restore all", "All functions are the course's own")
		}},
		{"a record, and what is remembered", func(f *fixture) {
			f.do(0, "empty ch02 Rook.IsValid")
			for name := range f.records() {
				if strings.Contains(name, "emptied") {
					f.write("exercises/.kept/"+name, "garbled")
				}
			}
			f.says(0, "empty ch02 Rook.String", "cannot be read", "move it to another folder", "Rook.String is empty now")
			f.named = nil // as in another run
			if got := f.do(0, "restore all"); strings.Count(got, "cannot be read") != 1 || !strings.Contains(got, "Rook.String is back") {
				f.t.Errorf("restore all says\n%s", got)
			}
			f.says(1, "restore all", "its record is lost", "git checkout -- "+rook)
			f.fill(rook, "Rook.IsValid", " return mine ")
			f.says(1, "empty ch02 Rook.IsValid", "whether Rook.IsValid is yours or ours cannot be told", "git checkout -- "+rook)
			f.isKept("return mine")
			f.write(rook, rookFile)
			f.write("exercises/.kept/progress.json", "garbled")
			f.says(0, "next", "1.1 Value")
			f.do(0, "restore all")
		}},
		{"no place to keep anything", func(f *fixture) {
			f.write("exercises/.kept", "a file where the folder should be")
			for _, line := range []string{"empty ch02 Rook.IsValid", "next", "hunt ch02", "hint 2.1"} {
				f.says(1, line, ".kept")
			}
			if err := os.Remove(f.abs("exercises/.kept")); err != nil {
				f.t.Fatal(err)
			}
		}},
		{"no place for one record more", func(f *fixture) {
			f.mine("Rook.IsValid")
			was := f.read(rook)
			ignore := f.abs("exercises/.kept/.gitignore")
			if err := errors.Join(os.Remove(ignore), os.Symlink("nowhere", ignore)); err != nil {
				f.t.Skip(err)
			}
			f.says(1, "empty ch02 Rook.String", "the original could not be kept, so nothing was changed")
			f.says(1, "restore all", "your version could not be kept, so nothing was changed")
			f.has(rook, was)
			if err := os.Remove(ignore); err != nil {
				f.t.Fatal(err)
			}
			f.do(0, "restore all")
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := newFixture(t)
			if tt.do(f); !strings.Contains(tt.name, "case alone") {
				f.isOurs()
			}
		})
	}
}

func TestSomeInOneFile(t *testing.T) {
	f := newFixture(t)
	for _, line := range []string{"ch02 Rook.IsValid", "ch02 Rook.String", "ch02 chess Value", "ch01 Rook.String"} {
		f.do(0, "empty "+line)
	}
	f.do(0, "restore Rook.IsValid")
	if text := f.read(rook); !strings.Contains(text, "Sprint(from)") || strings.Contains(text, "ToLower(\"Rook\")") {
		t.Errorf("after one of three is back:\n%s", text)
	}
	f.says(1, "restore Rook.String", "can come back in more than one place", "go run ./exercises restore ch02 chess Rook.String", "go run ./exercises restore ch01 chess Rook.String")
	f.do(0, "next 2.3") // from now on it is that of chapter 2
	f.exactly(0, "restore Rook.String", "Rook.String is back: ch02-moves/chess/rook.go\n")
	f.says(0, "restore", "  empty: ch02 Value", "  empty: ch01 Rook.String")
	f.says(0, "restore all", "Value is back: ch02-moves/chess/rook.go", "Rook.String is back: ch01-display/chess/rook.go")
	f.isOurs()
	f.says(0, "restore all", "there is nothing to bring back")
}

// Functions are named as one would; a folder may stand before them.
func TestWhatCanBeEmptied(t *testing.T) {
	tests := []struct{ empty, restore, want string }{
		{"empty moves chess Value", "restore chess Value", rook},
		{"empty ch02 chess/Value", "restore ch02 chess/Value", rook},
		{"empty ch02-moves/chess Value", "restore 2 Value", rook},
		{"empty ./ch02-moves/chess/ Value", "restore ch02-moves/chess Value", rook},
		{"empty ch02 ch02-moves/Value", "restore Value", "ch02-moves/main.go"},
	}
	for _, tt := range tests {
		f := newFixture(t)
		f.says(0, tt.empty, "Value is empty now: "+tt.want)
		f.exactly(0, tt.restore, "Value is back: "+tt.want+"\n")
		f.isOurs()
	}
}

func TestWhatCannotBeEmptied(t *testing.T) {
	f := newFixture(t)
	f.write("ch02-moves/chess/asm.go", "package chess\n\n// Fast is written elsewhere.\nfunc Fast()\n")
	for line, want := range map[string]string{
		"empty ch09 Rook.IsValid":              `there is no chapter "ch09"; there is ch01-display, ch02-moves`,
		"empty ch02 Rook.IsVlid":               "there is no function Rook.IsVlid in ch02-moves; there is Rook.IsValid",
		"empty ch02 rook.isvalid":              "there is Rook.IsValid",
		"empty ch02 Castle":                    "there is no function Castle in ch02-moves",
		"empty ch02 TestRook":                  "there is no function TestRook in ch02-moves",
		"empty ch02 Mobility":                  "there is no function Mobility in ch02-moves",
		"empty ch02 Rook":                      "ch02-moves/chess/rook.go:11: Rook is not a function",
		"empty ch02 Fast":                      "ch02-moves/chess/asm.go:4: Fast has no body",
		"empty ch02 Piece.IsValid":             "Piece.IsValid is a line of the type Piece and has no body to empty; empty one of Rook.IsValid",
		"empty ch02 Value":                     "go run ./exercises empty ch02-moves chess Value",
		"empty ch02 nowhere Value":             "ch02-moves has no folder nowhere with Go files",
		"empty ./ch02-moves/chess Rook.IsVali": "there is Rook.IsValid",
		"restore Rook.IsValid":                 "Rook.IsValid is the course's own, and so are all other functions",
	} {
		f.says(1, line, want)
	}
	f.do(0, "empty ch02 chess Value")
	f.says(1, "restore Rook.IsValid", "Rook.IsValid is the course's own already; these are not: ch02 Value")
	f.says(1, "restore nowhere Value", "the course's own already")
}

// Whoever empties a function is told which tests to begin with.
func TestTestsOf(t *testing.T) {
	f := newFixture(t)
	f.write("ch02-moves/chess/rook_test.go", "package chess\n\nfunc TestRook(t *testing.T) {\n\tIsValid()\n}\n\nfunc TestRooks(t *testing.T) {\n}\n\nfunc Value() {\n}\n\n"+
		"func TestOne(t *testing.T) {\n\tValue()\n}\n\nfunc TestTwo(t *testing.T) {\n\tValue()\n}\n\nfunc TestTwoAndMore(t *testing.T) {\n\tValue()\n}\n\nfunc TestStringIsShort(t *testing.T) {}\n")
	f.write("ch02-moves/chess/king.go", "package chess\n\nfunc Reign() int { return crown() }\n\nfunc crown() int { return 1 }\n")
	f.write("ch02-moves/chess/king_test.go", "package chess\n\nfunc TestReign(t *testing.T) {}\n")
	for symbol, want := range map[string]string{
		"Rook.IsValid": "chess -run TestRook\n",
		"Rook.String":  "chess -run \"TestRook|TestStringIsShort\"\n",
		"chess/Value":  "chess -run \"TestOne|TestTwo\"\n",
		"crown":        "chess -run TestReign\n",
	} {
		f.says(0, "empty ch02 "+symbol, "Begin here:              go test -timeout 10s -failfast ./ch02-moves/"+want)
	}
	f.says(0, "empty ch01 Value", "Begin here:              go test -timeout 10s -failfast ./ch01-display/chess\n")
}

// A learner may write before the tool takes anything out, and what is green can be
// brought back.
func TestWrittenWithoutTheTool(t *testing.T) {
	f := newFixture(t)
	decl, err := source.FindIn(rook, []byte(rookFile), "Rook.IsValid")
	if err != nil {
		t.Fatal(err)
	}
	f.write(tasks.OriginalsFile, "ch02-moves/chess Rook.IsValid "+tasks.Print(decl.Text)+"\n")
	written := strings.Replace(rookFile, "return fmt.Sprint(from) == fmt.Sprint(to)", "fmt.Print()\n\treturn from == to", 1)
	f.write(rook, written)
	f.answer = greens("TestRook")
	f.says(0, "next 2.1", "2.1 Rook.IsValid\n", "(yours")
	f.says(1, "empty ch02 Rook.IsValid", "Rook.IsValid is not as the course has it", "git checkout -- "+rook)
	f.has(rook, written)
	f.says(0, "check 2.1", "2.1 Rook.IsValid is green")
	f.edit(rook, "return from == to", "return from < to") // it was green, and is another now
	f.answer = reds("TestRook")
	f.says(0, "check 2.1", "2.1 Rook.IsValid is red")
	f.answer = greens("TestRook")

	f.write(rook, strings.ReplaceAll(rookFile, "\n", "\r\n")) // the line ends are the editor's business
	f.mine("Rook.IsValid")
	f.says(0, "check 2.1", "2.1 Rook.IsValid is green")
	if err := os.Remove(f.abs(rook)); err != nil {
		t.Fatal(err)
	}
	f.says(0, "restore ch02 Rook.IsValid", "Rook.IsValid is back")
	f.says(0, "restore -mine Rook.IsValid", "Your Rook.IsValid is back: "+rook)
	if !strings.Contains(f.read(rook), "mine Rook.IsValid") {
		t.Errorf("the learner's version is not back:\n%s", f.read(rook))
	}

	f.do(0, "empty ch02 Sides")
	f.fill(rook, "Sides", " return helper() ")
	f.write(rook, f.read(rook)+"\nfunc helper() int { return 1 }\n")
	f.says(0, "restore Sides", "Sides is back: "+rook+"\n  (helper, which you wrote for it, is still there: "+rook+":")
}
