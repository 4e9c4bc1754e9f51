// chairs_test.go empties functions and brings them back, and loses nothing.

package main

import (
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const rook = "ch02-moves/chess/rook.go"

func TestEmptyAndRestore(t *testing.T) {
	f := newFixture(t)
	const emptied = "Rook.IsValid is empty now: ch02-moves/chess/rook.go:17\n" +
		"Begin here:              go test -timeout 10s -failfast ./ch02-moves/chess -run TestRook\n" +
		"All of it:               go test -timeout 1m ./ch02-moves/...\n" +
		"Bring the original back: go run ./exercises restore Rook.IsValid\n"
	if d := cmp.Diff(emptied, f.do(0, "empty ch02 Rook.IsValid")); d != "" {
		t.Errorf("empty (- want, + got):\n%s", d)
	}
	text := f.read(rook)
	if strings.Contains(text, "Sprint(from)") || !strings.Contains(text, "return false") {
		t.Errorf("the emptied file is\n%s", text)
	}
	if f.read("ch01-display/chess/rook.go") != rookFile {
		t.Error("another chapter's file was changed")
	}
	const original = "exercises/.kept/originals/ch02-moves/chess/Rook.IsValid.go.txt"
	if d := cmp.Diff(rookFile, f.read(original)); d != "" {
		t.Errorf("the kept original (- want, + got):\n%s", d)
	}
	f.says(0, "restore", "  empty: ch02 Rook.IsValid   ch02-moves/chess/rook.go:17\n  bring back: go run ./exercises restore Rook.IsValid   (or all)\n")
	f.says(1, "empty 2 Rook.IsValid", "Rook.IsValid is empty already, and waits at ch02-moves/chess/rook.go:17")
	if got := f.do(0, "restore Rook.IsValid"); got != "Rook.IsValid is back: ch02-moves/chess/rook.go\n" {
		t.Errorf("restore says %q", got)
	}
	if d := cmp.Diff(rookFile, f.read(rook)); d != "" {
		t.Errorf("the file after restore (- want, + got):\n%s", d)
	}
	f.says(0, "restore", "No function is empty")
	if _, err := os.Stat(f.abs(original)); err == nil {
		t.Error("the kept original is still there, though it is back in its place")
	}
	if _, err := os.Stat(f.abs("exercises/.kept/yours")); err == nil {
		t.Error("something of the learner's was kept, and there was nothing")
	}
}

// What the learner wrote in between is kept, in the file or aside.
func TestRestoreKeepsWhatWasWritten(t *testing.T) {
	const mine = "return from == to // mine\n"
	tests := []struct {
		name string
		edit func(text string) string
		want func(original string) string
	}{
		{"the body", func(text string) string {
			return strings.Replace(text, "return false\n", mine, 1)
		}, func(o string) string { return o }},
		{"a helper elsewhere in the file", func(text string) string {
			return strings.Replace(text, "return false\n", mine, 1) + "\nfunc helper() {}\n"
		}, func(o string) string { return o + "\nfunc helper() {}\n" }},
		{"another import", func(text string) string {
			text = strings.Replace(text, "return false\n", "return slices.Equal([]int{from}, []int{to})\n", 1)
			return strings.Replace(text, "\t\"strings\"\n", "\t\"slices\"\n\t\"strings\"\n", 1)
		}, func(o string) string { return o }},
		{"an import less", func(text string) string {
			before, after, _ := strings.Cut(text, "func (Rook) IsValid")
			_, after, _ = strings.Cut(after, "\n}\n")
			return strings.Replace(before, "\t\"fmt\"\n", "", 1) + "func (Rook) IsValid(from, to int) bool {\n\t" + mine + "}\n" + after
		}, func(o string) string {
			o = strings.Replace(o, "\t\"fmt\"\n", "", 1)
			return strings.Replace(o, "\"strings\"\n)\n", "\"strings\"\n)\n\nimport \"fmt\"\n", 1)
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := newFixture(t)
			f.do(0, "empty ch02-moves Rook.IsValid")
			edited := tt.edit(f.read(rook))
			f.write(rook, edited)
			f.says(0, "restore", "  yours: ch02 Rook.IsValid")
			f.says(1, "empty ch02 Rook.IsValid", "what stands there now is yours", "it keeps your version")
			const kept = "exercises/.kept/yours/ch02-moves/chess/rook.go.2026-01-02-030405.txt"
			f.says(0, "restore ch02 Rook.IsValid", "Your version of Rook.IsValid is kept in "+kept+"\nRook.IsValid is back")
			if d := cmp.Diff(edited, f.read(kept)); d != "" {
				t.Errorf("the kept version (- want, + got):\n%s", d)
			}
			if d := cmp.Diff(tt.want(rookFile), f.read(rook)); d != "" {
				t.Errorf("the file after restore (- want, + got):\n%s", d)
			}
			// Once more, at the same second: the kept version stays.
			f.do(0, "empty ch02 Rook.IsValid")
			f.write(rook, strings.Replace(f.read(rook), "return false", "return true", 1))
			f.says(0, "restore Rook.IsValid", "rook.go.2026-01-02-030405-2.txt")
			if f.read(kept) != edited {
				t.Error("the kept version was overwritten")
			}
		})
	}
}

func TestTwoChairsInOneFile(t *testing.T) {
	f := newFixture(t)
	f.do(0, "empty ch02 Rook.IsValid")
	f.do(0, "empty ch02 Rook.String")
	f.do(0, "empty 01 Rook.String")
	f.do(0, "restore Rook.IsValid")
	text := f.read(rook)
	if !strings.Contains(text, "Sprint(from)") || strings.Contains(text, "ToLower(\"Rook\")") {
		t.Errorf("after one of two is back:\n%s", text)
	}
	f.says(1, "restore Rook.String", "empty in more than one place", "go run ./exercises restore ch01-display chess Rook.String")
	f.answer = events(test1+":pass", test2+":pass", test10+":pass")
	f.says(0, "", "  empty: ch01 Rook.String", "  empty: ch02 Rook.String", "Rebuild or restore what is empty before you trust what is red:\n  go run ./exercises restore Rook.String   (or all)\n  ch02  # # #\n")
	f.says(0, "restore all", "Rook.String is back: ch01-display/chess/rook.go", "Rook.String is back: ch02-moves/chess/rook.go")
	for _, file := range []string{rook, "ch01-display/chess/rook.go"} {
		if d := cmp.Diff(rookFile, f.read(file)); d != "" {
			t.Errorf("%s after restore (- want, + got):\n%s", file, d)
		}
	}
	f.says(0, "restore all", "nothing to bring back")
}

func TestWhatCannotBeEmptied(t *testing.T) {
	f := newFixture(t)
	f.write("ch02-moves/chess/asm.go", "package chess\n\n// Fast is written elsewhere.\nfunc Fast()\n")
	f.write("ch02-moves/chess/rook_test.go", "package chess\n\nfunc TestRook() {}\n")
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
		"restore Rook.IsValid":                 "Rook.IsValid is not empty, nor is any other function",
		"empty ch02-moves/chess Rook.IsVali":   "there is Rook.IsValid",
		"empty ./ch02-moves/chess Rook.IsVali": "there is Rook.IsValid",
	} {
		f.says(1, line, want)
	}
	if f.read(rook) != rookFile {
		t.Error("the file was changed")
	}
	f.says(0, "empty moves chess Value", "Value is empty now: ch02-moves/chess/rook.go")
	f.says(0, "empty ch02 ch02-moves/Value", "Value is empty now: ch02-moves/main.go")
	f.says(1, "restore Rook.IsValid", "has not been emptied; these have: Value, Value")
	f.says(0, "restore ch02 chess/Value", "Value is back: ch02-moves/chess/rook.go")
}

// A learner may give up in the middle of a line.
func TestRestoreOfABrokenFile(t *testing.T) {
	f := newFixture(t)
	f.do(0, "empty ch02 Rook.IsValid")
	f.write(rook, strings.Replace(f.read(rook), "return false\n", "return ((\n", 1))
	mine := f.read(rook)
	f.says(0, "restore", "  not to be found: ch02 Rook.IsValid")
	f.says(1, "restore Rook.IsValid", "rook.go cannot be read as Go", "go run ./exercises restore Rook.IsValid -file")
	f.says(1, "empty ch02 Rook.String", "cannot be read as Go")
	if f.read(rook) != mine {
		t.Error("the file was changed")
	}
	f.says(0, "restore Rook.IsValid -file", "Your version of Rook.IsValid is kept", "Rook.IsValid is back")
	if d := cmp.Diff(rookFile, f.read(rook)); d != "" {
		t.Errorf("the file after restore (- want, + got):\n%s", d)
	}
}

func TestRestoreOfAMovedOrLostFunction(t *testing.T) {
	f := newFixture(t)
	f.do(0, "empty ch02 Rook.IsValid")
	f.write("ch02-moves/chess/more.go", "package chess\n\nfunc (Rook) IsValid(from, to int) bool { return true }\n")
	before, _, _ := strings.Cut(f.read(rook), "// IsValid says")
	f.write(rook, before)
	f.says(1, "restore Rook.IsValid", "is no longer in ch02-moves/chess/rook.go, but in ch02-moves/chess/more.go:3 now")
	if err := os.Remove(f.abs("ch02-moves/chess/more.go")); err != nil {
		t.Fatal(err)
	}
	f.says(1, "restore Rook.IsValid", "is no longer in ch02-moves/chess/rook.go.\n", "-file")
	if err := os.Remove(f.abs(rook)); err != nil {
		t.Fatal(err)
	}
	f.says(0, "restore all", "Rook.IsValid is back")
	if f.read(rook) != rookFile {
		t.Error("the lost file is not as it was")
	}

	// By hand, or by git: there is nothing left to do but forget it.
	f.do(0, "empty ch02 Rook.IsValid")
	f.write(rook, rookFile)
	f.says(0, "restore", "  back already: ch02 Rook.IsValid")
	f.do(0, "empty ch02 Rook.String")
	f.says(0, "restore", "bring back: go run ./exercises restore Rook.String ")
	f.do(0, "restore Rook.String")
	f.says(0, "restore Rook.IsValid", "is as it was already: ch02-moves/chess/rook.go:17")
	f.says(0, "restore", "No function is empty")
}

// The page of a chapter names the functions to empty, in its order.
func TestEmptyListsTheRoute(t *testing.T) {
	f := newFixture(t)
	const want = "Functions of ch02-moves to empty, in the order of docs/ch02-moves.md:\n" +
		"  go run ./exercises empty ch02 Value\n  go run ./exercises empty ch02 Rook.String\n"
	if d := cmp.Diff(want, f.do(0, "empty ch2")); d != "" {
		t.Errorf("- want, + got:\n%s", d)
	}
	f.says(1, "empty ch01", "no page of ch01-display lists functions to empty")
	f.write("docs/ch01-display.md", "A page without a route.\n")
	f.write("docs/ch01-more.md", "1. `go run ./exercises empty ch01 Value`: on the second page.\n")
	f.says(0, "empty ch01", "in the order of docs/ch01-more.md:\n  go run ./exercises empty ch01 Value\n")
	f.says(1, "empty ch09", "there is no chapter")
}

// Whoever empties a function is told which tests to begin with.
func TestTestsOf(t *testing.T) {
	f := newFixture(t)
	f.write("ch02-moves/chess/rook_test.go", "package chess\n\nfunc TestRook(t *testing.T) {\n\tIsValid()\n}\n\nfunc TestRooks(t *testing.T) {\n}\n\nfunc Value() {\n}\n\n"+
		"func TestOne(t *testing.T) {\n\tValue()\n}\n\nfunc TestTwo(t *testing.T) {\n\tValue()\n}\n\nfunc TestTwoAndMore(t *testing.T) {\n\tValue()\n}\n\nfunc TestStringIsShort(t *testing.T) {}\n")
	for symbol, want := range map[string]string{
		"Rook.IsValid": "chess -run TestRook\n",
		"Rook.String":  "chess -run \"TestRook|TestStringIsShort\"\n",
		"chess/Value":  "chess -run \"TestOne|TestTwo\"\n",
	} {
		f.says(0, "empty ch02 "+symbol, "Begin here:              go test -timeout 10s -failfast ./ch02-moves/"+want)
	}
	f.write("ch02-moves/chess/king.go", "package chess\n\nfunc Reign() int { return crown() }\n\nfunc crown() int { return 1 }\n")
	f.write("ch02-moves/chess/king_test.go", "package chess\n\nfunc TestReign(t *testing.T) {}\n")
	f.says(0, "empty ch02 crown", "./ch02-moves/chess -run TestReign\n")
	f.says(0, "empty ch01 Value", "Begin here:              go test -timeout 10s -failfast ./ch01-display/chess\n")
}

// If the original cannot be kept, nothing is emptied.
func TestNothingIsLostWhenKeepingFails(t *testing.T) {
	f := newFixture(t)
	f.write("exercises/.kept", "a file where the folder should be")
	f.says(1, "empty ch02 Rook.IsValid")
	if f.read(rook) != rookFile {
		t.Error("the function was emptied, and its original is lost")
	}
	f.says(1, "hint 2.1")
}

// The proofs look at the original functions, whatever stands there now.
func TestOriginals(t *testing.T) {
	f := newFixture(t)
	f.do(0, "empty ch02 Rook.IsValid")
	f.do(0, "empty ch02 Rook.String")
	overlay := originals(t, f.root)
	text, err := os.ReadFile(overlay[f.abs(rook)])
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(rookFile, string(text)); d != "" {
		t.Errorf("- want, + got:\n%s", d)
	}
	f.write(rook, "not Go")
	if overlay := originals(t, f.root); len(overlay) != 1 {
		t.Errorf("the overlay of a broken file is %v", overlay)
	}
}
