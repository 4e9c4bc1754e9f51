// author_test.go lets an author work in a small course.

package author

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
	"mateinfive/internal/upstream"
)

// small is a course of two chapters whose rules are the same but for a function.
var small = map[string]string{
	"go.mod":                          "module mateinfive\n",
	"exercises/tasks.tsv":             "# The tasks.\nch02-b\tcore\trebuild\tchess/rook.go\tRook.IsValid\tTestRook\tStraight.\t\nch03-c\tcore\trebuild\tchess/rook.go\tRook.IsValid\tTestRook\tStraight.\t\n",
	"exercises/ch02-b.md":             "# Sheet\n\n## 2.1 Rook.IsValid\n\nStraight.\n",
	"docs/ch02-b.md":                  "# Rooks\n\nIt prints 1,234 moves.\n\n```console\n1,234\n```\n",
	"ch02-b/chess/rook.go":            "package chess\n\ntype Rook struct{}\n\nfunc (Rook) IsValid() bool { return true }\n\nfunc Why() string { return \"nothing stands\" + \" there\" }\n",
	"ch03-c/chess/rook.go":            "package chess\n\ntype Rook struct{}\n\nfunc (Rook) IsValid() bool { return false }\n\nfunc Why() string { return \"nothing stands\" + \" there\" }\n",
	"ch02-b/chess/name.go":            "package chess // ch02-b\n\nfunc Name() string { return \"rook\" }\n",
	"ch03-c/chess/name.go":            "package chess // ch03-c\n\nfunc Name() string { return \"rook\" }\n",
	"ch03-c/terminal/command.go":      "package terminal\n",
	"ch03-c/terminal/command_test.go": "package terminal\n\nconst want = \"e4: nothing \" +\n\t\"stands there\"\n",
}

// said02 is a page that says a sentence in prose and in blocks of each kind.
const said02 = "Where nothing\nstands there, go.\n" +
	"```console\nnothing stands there\n```\n" +
	"```go\n// ...\nreturn \"nothing stands there\"\n// ...\n```\n" +
	"```go\nreturn \"nothing stands there\"\n```\n"

// A fixture is a desk in the small course, with what it said and what it ran.
type fixture struct {
	*Desk
	t       *testing.T
	said    strings.Builder
	ran     []string
	head    map[string]string // the files as they were committed last
	answers map[string]string // what a command prints, by its beginning; "!" before it is an exit status
}

func newFixture(t *testing.T) *fixture {
	t.Helper()
	f := &fixture{t: t, head: maps.Clone(small), answers: map[string]string{}}
	f.Desk = &Desk{Root: t.TempDir(), Out: &f.said, Do: f.do}
	f.Follow = func(ctx context.Context, root string, see func(string), program string, args ...string) (string, int, error) {
		out, exit, err := f.do(ctx, root, program, args...)
		for line := range strings.Lines(out) {
			see(strings.TrimSuffix(line, "\n"))
		}
		return out, exit, err
	}
	f.Try = func(ctx context.Context, root string, _ gotool.Overlay, args ...string) (string, int, error) {
		return f.do(ctx, root, "go", args...)
	}
	for name, text := range small {
		f.write(name, text)
	}
	if err := upstream.SetMarker(f.Root); err != nil {
		t.Fatal(err)
	}
	return f
}

// do stands in for go and git. HEAD is the small course.
func (f *fixture) do(_ context.Context, _, program string, args ...string) (string, int, error) {
	line := program + " " + strings.Join(args, " ")
	f.ran = append(f.ran, line)
	for begins, answer := range f.answers {
		if rest, isRed := strings.CutPrefix(answer, "!"); strings.HasPrefix(line, begins) && isRed {
			return rest, 1, nil
		} else if strings.HasPrefix(line, begins) {
			return answer, 0, nil
		}
	}
	switch name, isShow := strings.CutPrefix(line, "git show HEAD:"); {
	case isShow && f.head[name] != "":
		return f.head[name], 0, nil
	case isShow:
		return "fatal: path does not exist in HEAD", 128, nil
	case line == "git diff --name-only HEAD":
		return strings.Join(f.changed(), "\n"), 0, nil
	case line == "go list ./...":
		return "mateinfive/ch02-b/chess\nmateinfive/docs\n", 0, nil
	case strings.HasPrefix(line, "git ls-files"):
		var names []string
		for name := range f.head {
			names = append(names, name)
		}
		return strings.Join(names, "\n"), 0, nil
	}
	return "", 0, nil
}

// changed lists the files that are no longer as they were committed.
func (f *fixture) changed() (names []string) {
	for name, text := range f.head {
		if f.read(name) != text {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

func (f *fixture) write(name, text string) {
	f.t.Helper()
	if err := os.MkdirAll(filepath.Dir(f.path(name)), 0o755); err != nil {
		f.t.Fatal(err)
	}
	if err := os.WriteFile(f.path(name), []byte(text), 0o644); err != nil {
		f.t.Fatal(err)
	}
}

// commit writes a file as it was committed last.
func (f *fixture) commit(name, text string) {
	f.t.Helper()
	f.head[name] = text
	f.write(name, text)
}

func (f *fixture) read(name string) string {
	text, _ := os.ReadFile(f.path(name))
	return string(text)
}

// replace changes a file as an author does.
func (f *fixture) replace(name, old, new string) {
	f.t.Helper()
	if !strings.Contains(f.read(name), old) {
		f.t.Fatalf("%s has no %q:\n%s", name, old, f.read(name))
	}
	f.write(name, strings.Replace(f.read(name), old, new, 1))
}

// run runs the command, and returns what it said.
func (f *fixture) run(line string) (string, error) {
	f.said.Reset()
	err := f.Run(context.Background(), strings.Fields(line))
	return f.said.String(), err
}

func TestTheMarkerIsSetOnce(t *testing.T) {
	f := newFixture(t)
	if err := os.RemoveAll(f.path(upstream.Marker)); err != nil {
		t.Fatal(err)
	}
	if said, err := f.run("carry"); err != nil || !upstream.IsHere(f.Root) || !strings.Contains(said, "From now on") {
		t.Errorf("%v, the marker is set: %t\n%s", err, upstream.IsHere(f.Root), said)
	}
	if said, _ := f.run("carry"); strings.Contains(said, "From now on") {
		t.Errorf("it is said again:\n%s", said)
	}
	if _, err := f.run("carry on"); err == nil || !strings.Contains(err.Error(), "author task ch03 Loose") {
		t.Errorf("other words: %v, want how it is typed", err)
	}
}

func TestBring(t *testing.T) {
	tests := []struct {
		name    string
		answers map[string]string
		ran     []string // the go commands, in order, by their beginnings
		says    string
		wantErr string
	}{
		{
			name: "nothing is written over while it does not compile",
			answers: map[string]string{
				"go vet": "!ch02-b/chess/rook.go:3: undefined: x\n",
			},
			ran:     []string{"go vet"},
			wantErr: "undefined: x\nNothing was changed",
		},
		{
			name: "all is green",
			ran:  []string{"go vet", "go test ./ch03-c/terminal", "go test -v -count=1", "go list", "go test mateinfive/ch02-b/chess", "go test -skip"},
			says: "Brought along (git diff shows how):\n  exercises/testdata/ch02-b.txtar\n  exercises/testdata/ch03-c.txtar\n\nAll tests ...\nAll is green",
		},
		{
			name: "transcripts are written anew where their tests are red",
			answers: map[string]string{
				"go test ./ch03-c": "!FAIL\tmateinfive/ch03-c/terminal\t0.1s\nFAIL\n",
			},
			ran: []string{"go vet", "go test ./ch03-c", "go test ./ch03-c/terminal -update", "go test -v -count=1", "go list", "go test mateinfive/ch02-b/chess", "go test -skip"},
		},
		{
			name: "what only a person can mend on a page is told",
			answers: map[string]string{
				"go test -v -count=1": "!=== NAME  TestBook/x/changed\n    docs_test.go:84: docs/changes.md:11: Why? Write a sentence\n          Rook.IsValid\n" +
					"1 of 2 pages proved\n=== NAME  TestBook/y/code\n    docs_test.go:84: docs/a.md:1: no\n        --- FAIL: TestBook/x/changed\n",
			},
			ran:  []string{"go vet", "go test ./ch03-c", "go test -v -count=1", "go list", "go test mateinfive/ch02-b/chess", "go test -skip"},
			says: "A page wants you: docs/changes.md:11: Why? Write a sentence\n  Rook.IsValid\n\nA page wants you: docs/a.md:1: no\n\n",
			wantErr: "not all is green yet:\n  pages: docs/a.md, docs/changes.md\n" +
				"Mend these, as is said above, and run this once more.",
		},
		{
			name: "a red test is told",
			answers: map[string]string{
				"go test mateinfive/": "!--- FAIL: TestRook (0.00s)\n    rook_test.go:7: got no\nFAIL\nFAIL\tmateinfive/ch02-b/chess\t0.1s\nok  \tmateinfive/ch03-c/chess\t0.1s\n",
			},
			ran:     []string{"go vet", "go test ./ch03-c", "go test -v -count=1", "go list", "go test mateinfive/ch02-b/chess", "go test -skip"},
			says:    "Red:\n--- FAIL: TestRook (0.00s)\n    rook_test.go:7: got no\nFAIL\tmateinfive/ch02-b/chess\t0.1s\n\n",
			wantErr: "not all is green yet:\n  tests: ch02-b/chess TestRook\nMend these",
		},
		{
			name: "a red package of a chapter names the test to begin with",
			answers: map[string]string{
				"go test mateinfive/": "!ok  \tmateinfive/a\t0.1s\nBegin with this one:\n\n2.1 Rook.IsValid, TestRook: 1 of 3 rows is red\nMost likely for the same reason: TestPlay.\n" +
					"FAIL\tmateinfive/ch02-b/chess\t0.1s\nok  \tmateinfive/b\t0.1s\n--- FAIL: TestA (0.1s)\n    --- FAIL: TestA/row\n--- FAIL: TestB (0.1s)\nFAIL\tmateinfive/internal/x\t0.1s\n",
				"go test -skip": "!FAIL\tmateinfive/docs [build failed]\n",
			},
			ran:     []string{"go vet", "go test ./ch03-c", "go test -v -count=1", "go list", "go test mateinfive/ch02-b/chess", "go test -skip"},
			wantErr: "\n  tests: ch02-b/chess TestRook, internal/x TestA TestB, docs\n",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := newFixture(t)
			f.replace("ch03-c/terminal/command_test.go", "package terminal", "package terminal // consoletest.Transcripts(")
			f.answers = tt.answers
			said, err := f.run("")
			if !strings.Contains(said, tt.says) {
				t.Errorf("it says\n%s\nwant in it\n%s", said, tt.says)
			}
			if (err == nil) != (tt.wantErr == "") || err != nil && !strings.Contains(err.Error(), tt.wantErr) {
				t.Errorf("error %v, want %q", err, tt.wantErr)
			}
			ran := slices.DeleteFunc(f.ran, func(line string) bool { return !strings.HasPrefix(line, "go ") })
			if !slices.EqualFunc(ran, tt.ran, strings.HasPrefix) {
				t.Errorf("it ran %q, want %q", ran, tt.ran)
			}
			archive := f.read(tasks.ArchiveFile("ch02-b"))
			if isWritten := strings.Contains(archive, "-- stub chess/rook.go --"); isWritten == (len(tt.ran) == 1) {
				t.Errorf("the archive is\n%s", archive)
			}
		})
	}
}

// Long steps say how far they are: n of m, in a line that changes, or a line each quarter.
func TestProgress(t *testing.T) {
	var pages, packages, list strings.Builder
	for i := range 6 {
		fmt.Fprintf(&pages, "=== RUN   TestBook/docs_%d.md/links\n%d of 6 pages proved\n", i, i+1)
		fmt.Fprintf(&packages, "ok  \tmateinfive/p%d\t0.1s\n", i)
		fmt.Fprintf(&list, "mateinfive/p%d\n", i)
	}
	tests := []struct {
		name       string
		isTerminal bool
		says       string
	}{
		{name: "a file", says: "Pages, which may take minutes ...\n  2 of 6 pages proved\n  3 of 6 pages proved\n  5 of 6 pages proved\n  6 of 6 pages proved\n\n" +
			"All tests ...\n  2 of 7 packages done\n  4 of 7 packages done\n  6 of 7 packages done\n  7 of 7 packages done\nAll is green"},
		{name: "a terminal", isTerminal: true, says: "Pages, which may take minutes ...\n" +
			"\r  1 of 6 pages proved\r  2 of 6 pages proved\r  3 of 6 pages proved\r  4 of 6 pages proved\r  5 of 6 pages proved\r  6 of 6 pages proved\n\n" +
			"All tests ...\n\r  1 of 7 packages done\r  2 of 7 packages done\r  3 of 7 packages done\r  4 of 7 packages done\r  5 of 7 packages done\r  6 of 7 packages done\r  7 of 7 packages done\nAll is green"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := newFixture(t)
			if err := f.bringArchives(); err != nil {
				t.Fatal(err)
			}
			f.IsTerminal = tt.isTerminal
			f.answers["go test -v"] = pages.String()
			f.answers["go list"] = list.String() + "mateinfive/docs\n"
			f.answers["go test mateinfive/p0"] = packages.String()
			f.answers["go test -skip"] = "ok  \tmateinfive/docs\t0.1s\n"
			if said, err := f.run(""); err != nil || !strings.Contains(said, tt.says) {
				t.Errorf("%v; it says\n%q\nwant in it\n%q", err, said, tt.says)
			}
		})
	}
}

func TestWhatStillSaysTheOld(t *testing.T) {
	f := newFixture(t)
	f.replace("ch02-b/chess/rook.go", `"nothing stands" + " there"`, `"the square is empty"`)
	f.replace("docs/ch02-b.md", "```console\n1,234", "```console\n1,235")
	f.commit("docs/said.md", said02)
	said, err := f.run("")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`ch03-c/chess/rook.go:7 still says "nothing stands there"`,
		`ch03-c/terminal/command_test.go:3 still says "nothing stands there" (a test: where it wants this sentence, it is red until you change it)`, // wrapped
		"docs/said.md:1 still says \"nothing stands there\"\n",
		"docs/said.md:4 still says \"nothing stands there\" (a block that is run: it follows its program)",
		"docs/said.md:8 still says \"nothing stands there\" (a code block with lines left out: change its code; if too much is new, the block by hand, too)",
		"docs/said.md:12 still says \"nothing stands there\" (a code block: it follows its code)",
		"docs/ch02-b.md:3 says 1,234, which no block of the page shows any more",
	} {
		if !strings.Contains(said, want) {
			t.Errorf("it does not say\n%s\nbut\n%s", want, said)
		}
	}
	f.write("ch02-b/chess/rook.go", strings.ReplaceAll(small["ch02-b/chess/rook.go"], `stands" + " there`, "stands there"))
	if said, _ := f.run(""); strings.Contains(said, "still says") {
		t.Errorf("the sentence is the same, and it says\n%s", said)
	}
	f.replace("ch02-b/chess/rook.go", "nothing stands there", "the square is empty")
	f.answers["go test -skip"] = "!--- FAIL: TestLinks (0.1s)\nFAIL\tmateinfive/docs\t0.1s\n"
	const want = "tests: docs TestLinks\nMend these, as is said above, and run this once more." +
		"\nOf what is for you to decide, prose may stay; a test that wants an old sentence is red until you change it."
	if _, err := f.run(""); err == nil || !strings.HasSuffix(err.Error(), want) {
		t.Errorf("with a red test: %v, want at the end\n%s", err, want)
	}
	delete(f.answers, "go test -skip")
	f.answers["git diff"] = "!fatal: not a git repository"
	if said, err := f.run(""); err != nil || !strings.Contains(said, "git does not answer") {
		t.Errorf("without git: %v\n%s", err, said)
	}
}

func TestCarry(t *testing.T) {
	f := newFixture(t)
	f.replace("ch02-b/chess/rook.go", `"nothing stands" + " there"`, `"the square is empty"`)
	f.replace("ch02-b/chess/rook.go", "return true", "return 1 == 1")
	f.replace("ch02-b/chess/name.go", `"rook"`, `"tower"`)
	said, err := f.run("carry")
	if err != nil {
		t.Fatal(err)
	}
	const want = "Carried:\n  ch03-c/chess/name.go\n  ch03-c/chess/rook.go Why\n\n" +
		"By hand, since a later chapter has more in it. Where the change belongs there, too, make it, and\n" +
		"type the same again until nothing new is listed: each is carried on from there.\n" +
		"  ch03-c/chess/rook.go Rook.IsValid\n\nThen: go run ./exercises author\n"
	if diff := cmp.Diff(want, said); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if got := f.read("ch03-c/chess/name.go"); got != "package chess // ch03-c\n\nfunc Name() string { return \"tower\" }\n" {
		t.Errorf("the file that was the same is\n%s", got)
	}
	got := f.read("ch03-c/chess/rook.go")
	if !strings.Contains(got, "the square is empty") || !strings.Contains(got, "return false") {
		t.Errorf("the file that was another is\n%s", got)
	}
	if said, err := f.run("carry"); err != nil || !strings.HasPrefix(said, "By hand") {
		t.Errorf("once more: %v\n%s", err, said)
	}
	f.answers["git diff"] = "!fatal: not a git repository"
	if _, err := f.run("carry"); err == nil || !strings.Contains(err.Error(), "not a git repository") {
		t.Errorf("without git: %v", err)
	}
}

// Chapter 4 has a function that chapter 3 has extended, and the sentence in it is changed in chapters
// 2 and 3: what comes to chapter 4 from chapter 3 is not said to be missing there.
func TestCarryOnFromWhereItIsMadeByHand(t *testing.T) {
	const (
		first, extended = `func Say() string { return "no way" }`, `func Say() string { return "a check: " + "no way" }`
		file            = "/chess/say.go"
	)
	code := func(more, say string) string { return "package chess\n" + more + "\n" + say + "\n" }
	tests := []struct {
		name  string
		ch04  string // how it was committed
		hand  string // what is done by hand in chapter 4 before
		wants string
		says  string // of chapter 4
	}{
		{name: "the file is the same as that of chapter 3", ch04: code("", extended),
			wants: "no road", says: "Carried:\n  ch04-d/chess/say.go\n"},
		{name: "the function is the same as that of chapter 3", ch04: code("\nvar x int\n", extended),
			wants: "no road", says: "Carried:\n  ch04-d/chess/say.go Say\n"},
		{name: "the change is there already", ch04: code("\nvar x int\n", strings.Replace(extended, "way", "road", 1)),
			wants: "no road", says: "There is nothing to carry"},
		{name: "the function is changed by hand", ch04: code("\nvar x int\n", strings.Replace(extended, "no", "not a", 1)),
			hand: strings.Replace(extended, "no way", "not a road", 1), wants: "not a road", says: "There is nothing to carry"},
		{name: "it is another one, beside one that is changed by hand", ch04: code("\nvar x int\n", strings.Replace(extended, "no", "not a", 1)),
			hand:  "var x int64",
			wants: "not a way", says: "By hand"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := newFixture(t)
			f.commit("ch02-b"+file, code("", first))
			f.commit("ch03-c"+file, code("", extended))
			f.commit("ch04-d"+file, tt.ch04)
			f.replace("ch02-b"+file, "way", "road")
			f.replace("ch03-c"+file, "way", "road")
			switch {
			case strings.HasPrefix(tt.hand, "var"):
				f.replace("ch04-d"+file, "var x int", tt.hand)
			case tt.hand != "":
				f.write("ch04-d"+file, code("\nvar x int\n", tt.hand))
			}
			said, err := f.run("carry")
			if err != nil || !strings.Contains(said, tt.says) || !strings.Contains(f.read("ch04-d"+file), tt.wants) {
				t.Errorf("%v; it says\n%s\nwant %q, and the file is\n%s", err, said, tt.says, f.read("ch04-d"+file))
			}
			if isMissing := strings.Contains(said, "By hand"); isMissing != (tt.says == "By hand") {
				t.Errorf("what is not carried: it says\n%s", said)
			}
		})
	}
}

// A new task is made as an author makes it: what is asked for is done, and the next is asked for.
func TestTask(t *testing.T) {
	f := newFixture(t)
	f.answers["go test -timeout=1m"] = "ok  \tmateinfive/ch02-b/exercises\n"
	const (
		stub     = "ch02-b/exercises/loose_ends.go"
		test     = "ch02-b/exercises/loose_ends_test.go"
		solution = "exercises/testdata/ch02-b/solution/LooseEnds.go"
		slip     = "exercises/testdata/ch02-b/wrong/LooseEnds-slip.go"
		table    = "ch02-b/terminal/command.go"
		sheet    = "exercises/ch02-b.md"
	)
	steps := []struct {
		asks string // what the command asks for
		do   func() // and what is done then
	}{
		{"Now: say in a line what it is", func() { f.replace("exercises/tasks.tsv", "TODO in a line", "Ends.") }},
		{"Now: " + stub + ":1: say what the function promises", func() { f.write(stub, strings.ReplaceAll(f.read(stub), "TODO", "it")) }},
		{"Now: " + test + ":16: a row for each sentence", func() { f.write(test, strings.ReplaceAll(f.read(test), "TODO", "it")) }},
		{"Now: " + solution + ": our solution", func() { f.write(solution, "package exercises\n\nfunc LooseEnds() { ends() }\n\nfunc ends() {}\n") }},
		{"Now: exercises/testdata/ch02-b/wrong/LooseEnds-todo.go: an answer", func() {
			if err := os.Rename(f.path("exercises/testdata/ch02-b/wrong/LooseEnds-todo.go"), f.path(slip)); err != nil {
				t.Fatal(err)
			}
			f.write(slip, "// Tempting: it is short.\n")
		}},
		{"Now: a row in the test that turns " + slip + " down", func() {
			f.Try = func(_ context.Context, _ string, o gotool.Overlay, args ...string) (string, int, error) {
				if args[0] == "run" {
					return f.playedLines(args, string(o[f.path(stub)]), f.read(table))
				}
				if strings.HasPrefix(string(o[f.path(stub)]), "// Tempting") {
					return "--- FAIL: TestTaskLooseEnds", 1, nil
				}
				return "ok", 0, nil
			}
		}},
		{"Now: " + sheet + ", the section 2.2 LooseEnds", func() { f.write(sheet, strings.ReplaceAll(f.read(sheet), "TODO", "it")) }},
		{"Now: " + sheet + ": our solution has ends, too", func() { f.replace(sheet, "solution LooseEnds;", "solution LooseEnds, ends;") }},
		{"<!-- task: ch02-b LooseEnds -->\n**Task 2.2.** Write `LooseEnds`: ends.\n", func() {
			f.write("docs/ch02-b.md", "<!-- task: ch02-b LooseEnds -->\n**Task 2.2.**")
		}},
		{"Now: say in the last cell of its row in exercises/tasks.tsv how to see the answer", func() { f.replace("exercises/tasks.tsv", "Ends.\t", "Ends.\tgo run ./ch02-b   then: ends") }},
		{"Now: what the last cell of its row in exercises/tasks.tsv says does not work: go run ./ch02-b   then: ends\n" +
			"board> ends\n\"ends\" is neither a command\nnor a move", func() { f.write(table, "package terminal\n") }},
		{"A command stands in " + table + "; and its word in internal/console/elsewhere.go", func() {
			f.write(table, "package terminal\n\n\t\t{Name: \"ends\", Help: \"task LooseEnds: panics\", Do: s.cmdEnds},\n")
		}},
		{"LooseEnds panics at ch02-b/exercises/loose_ends.go:7", func() { f.replace(table, "panics", "list the ends") }},
		{"Now: a test of the command in ch02-b/terminal, as of the others there: one row at least that types ends", func() {
			f.write("ch02-b/terminal/help_test.go", "const help = `\n  tasks  ends\n  ends   task LooseEnds: list the ends\n`\n\nvar t = tasks{looseEnds: nil}\n")
		}},
		{"Now: a test of the command", func() { f.write("ch02-b/terminal/play_test.go", "var input = \"e4\\nends\\n\"\n") }},
		{"2.2 LooseEnds is whole. Now: go run ./exercises author\n", func() {}},
	}
	for _, step := range steps {
		said, err := f.run("task ch02 LooseEnds")
		if err != nil || !strings.Contains(said, step.asks) {
			t.Fatalf("%v; it says\n%s\nwant in it\n%s", err, said, step.asks)
		}
		step.do()
	}
	want := "\nch02-b\tmore\twrite\texercises/loose_ends.go\tLooseEnds\tTestTaskLooseEnds\tEnds.\tgo run ./ch02-b   then: ends\nch03-c\t"
	if list := f.read("exercises/tasks.tsv"); !strings.Contains(list, want) {
		t.Errorf("the list is\n%s", list)
	}
}

// The test that is laid out is the same in all chapters, so that it calls nothing that one of them has not.
func TestTheTestOfANewTaskRunsInEachChapter(t *testing.T) {
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	for _, chapter := range gotool.Chapters(root) {
		t.Run(chapter, func(t *testing.T) {
			row := tasks.Task{Chapter: chapter, Kind: tasks.Write, Name: "Loose", File: "exercises/loose.go"}
			x := newTask{&Desk{Root: root}, row}
			files := gotool.Overlay{x.path(x.Path()): []byte(x.stub()), x.path(x.testFile()): []byte(x.test())}
			out, _, err := gotool.Run(t.Context(), root, files, "test", "-run", "^TestTaskLoose$", "./"+x.Dir())
			if want := "task Loose is not written yet"; err != nil || !strings.Contains(out, want) {
				t.Errorf("%v; want %q in what it says\n%s", err, want, out)
			}
		})
	}
}

// playedLines stands in for a program: it knows the commands of a table, and plays the lines of a file.
func (f *fixture) playedLines(args []string, answer, table string) (string, int, error) {
	lines, _ := os.ReadFile(args[slices.Index(args, "-play")+1])
	line := strings.TrimSpace(string(lines))
	switch {
	case args[1] != "./ch02-b" || answer != f.read("exercises/testdata/ch02-b/solution/LooseEnds.go"):
		return "not with our solution in", 1, nil
	case !strings.Contains(table, `"`+line+`"`):
		return "board> " + line + "\n\"" + line + "\" is neither a command\nnor a move\n", 0, nil
	case strings.Contains(table, "panics"):
		return "LooseEnds panics at ch02-b/exercises/loose_ends.go:7\n", 0, nil
	}
	return "board> ends\na1\n", 0, nil
}

func TestHowToSeeATask(t *testing.T) {
	tests := []struct {
		name, see, out string
		exit           int
		asks           string
	}{
		{name: "a command that answers", see: `go run ./ch02-b -fen "8/8 w"   then: moves a1   and: board`, out: "a2"},
		{name: "flags alone", see: "go run ./ch02-b -black mine", out: "black> "},
		{name: "flags that are none", see: "go run ./ch02-b -balck mine", out: "flag provided but not defined", exit: 2, asks: "flag provided but not defined"},
		{name: "a slip of a word", see: "go run ./ch02-b   then: ends", out: "ends is not a command: did you mean end?", asks: "did you mean"},
		{name: "a word of another chapter", see: "go run ./ch02-b   then: ends", out: "ends: a task of\nchapter 3: go run", asks: "a task of\nchapter 3"},
		{name: "a chapter that says it in other words", see: "go run ./ch02-b   then: ends", out: "not a move and not a\ncommand: ends", asks: "not a move and not a"},
		{name: "no program of the chapter", see: "ends", asks: "a command that begins with go run ./ch02-b"},
		{name: "a program for programs", see: "go run ./ch02-b uci   then: stop", exit: 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := newFixture(t)
			f.Try = func(context.Context, string, gotool.Overlay, ...string) (string, int, error) {
				return tt.out, tt.exit, nil
			}
			x := newTask{f.Desk, tasks.Task{Chapter: "ch02-b", Kind: tasks.Write, Name: "LooseEnds", See: tt.see}}
			lack, err := x.lacksCommand(context.Background())
			if err != nil || (lack == "") != (tt.asks == "") || !strings.Contains(lack, tt.asks) {
				t.Errorf("%v; it asks for %q, want %q", err, lack, tt.asks)
			}
		})
	}
}

func TestTaskOfAFunctionThatIsThere(t *testing.T) {
	f := newFixture(t)
	said, err := f.run("task ch02 Why")
	if row := "ch02-b\tmore\trebuild\tchess/rook.go\tWhy\tTestWhy\t"; err != nil || !strings.Contains(f.read("exercises/tasks.tsv"), row) {
		t.Errorf("%v\n%s\nThe list is\n%s", err, said, f.read("exercises/tasks.tsv"))
	}
	if entries, _ := os.ReadDir(f.path("ch02-b/exercises")); len(entries) > 0 {
		t.Errorf("files were written into ch02-b/exercises: %v", entries)
	}
}

func TestNoTask(t *testing.T) {
	tests := []struct{ name, line, want string }{
		{name: "a chapter that is none", line: "task ch09 Loose", want: `no chapter "ch09"; there is ch02-b, ch03-c`},
		{name: "a name that cannot be one", line: "task ch02 loose", want: `"loose" is neither the name of a new function`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := newFixture(t)
			if _, err := f.run(tt.line); err == nil || errors.Is(err, errUndone) || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("error %v, want %q", err, tt.want)
			}
			if changed := f.changed(); len(changed) > 0 {
				t.Errorf("changed all the same: %q", changed)
			}
		})
	}
}

// A phrase that stands everywhere is no trace of an old sentence.
func TestAtMost(t *testing.T) {
	places := []string{"a.md:1 still says so", "b.md:2 still says so"}
	if got := atMost(2, "it is so", places); !slices.Equal(got, places) {
		t.Errorf("got %q, want the places themselves", got)
	}
	const want = `"it is so" stands in 2 places, most of which speak of something else: git grep -n "it is so"`
	if got := atMost(1, "it is so", places); len(got) != 1 || got[0] != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
