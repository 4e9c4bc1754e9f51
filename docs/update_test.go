// update_test.go tries -update: what it must not take for the truth, and what it
// must not lose.

package docs

import (
	"os"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
)

// TestNotTheTruth tries what a run may come to. Where it must not get into the
// page, the finding has no fix.
func TestNotTheTruth(t *testing.T) {
	tests := []struct{ name, command, shown, got, want string }{
		{"other words", "go run ./ch01-a", "hello", "good day", ""},
		{"a panic", "go run ./ch01-a", "hello\nexit status 2", "panic: oh\n\ngoroutine 1 [running]:\nexit status 2", "crashes"},
		{"a panic that the page shows", "go run ./ch01-a", "a\npanic: oh\nexit status 2", "b\npanic: oh\nexit status 2", ""},
		{"a dump of goroutines", "go run ./ch01-a", "hello", "goroutine 18 [select]:", "crashes"},
		{"a panic that the program tells of", "go run ./ch01-a", "board> e2\nhello",
			"board> e2\nthat panics at\nch01-a/chess/a.go:7: no king", "crashes"},
		{"bottomless code", "go run ./ch01-a", "hello", "fatal error: stack overflow", "crashes"},
		{"another exit status", "go run ./ch01-a", "hello", "hello\nexit status 1", "shows exit status 0, and now it is exit status 1"},
		{"code that does not compile", "go test ./ch01-a", "ok a 0.1s", "FAIL a [build failed]", "crashes"},
		{"a test that is red now", "go test ./ch01-a", "ok a 0.1s", "--- FAIL: TestA (0.00s)", "was green is red"},
		{"a test that is green now", "go test ./ch01-a", "--- FAIL: TestA (0.00s)\n...", "ok a 0.1s", "was red is green"},
		{"a run that ends early", "go run ./ch01-a", "board> e2\nx\nboard> e4\ny", "board> e2\nz", "all the lines"},
		{"a game that is loaded", "go run ./ch01-a -play a.txt", "board> e2\nx\nboard> e4\ny", "board> d2\nz", ""},
		{"an elided test, of which nothing is left", "go test ./ch01-a", "--- FAIL: TestA (0.00s)\n...", "--- FAIL: TestB (0.00s)\nwords", "what is to be left out"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := newPage("x.md", "```console\n$ "+tt.command+"\n"+tt.shown+"\n```")
			steps, err := stepsOf(p.fences[0])
			if err != nil {
				t.Fatal(err)
			}
			findings := checkSteps(p.fences[0], steps, func(s step) ([]string, string, error) {
				gap := toTheByte
				if s.words[1] == "test" {
					gap = anyLines
				}
				return strings.Split(tt.got, "\n"), gap, nil
			})
			if len(findings) != 1 || !strings.Contains(findings[0].text, tt.want) || (findings[0].fix == nil) != (tt.want != "") {
				t.Errorf("findings %+v, want one with %q", findings, tt.want)
			}
		})
	}
}

// TestBringElided tries a block of go test in which lines are left out.
func TestBringElided(t *testing.T) {
	page := []string{"--- FAIL: TestA (0.25s)", "...", "    a_test.go:7: want 8", "    a_test.go:9: a tip", "..."}
	ran := []string{"--- FAIL: TestA (0.00s)", "    a_test.go:3: log", "    a_test.go:12: want 8", "    new", "    a_test.go:14: a tip", "FAIL", "FAIL"}
	want := []string{"--- FAIL: TestA (0.25s)", "...", "    a_test.go:12: want 8", "    new", "    a_test.go:14: a tip", "..."}
	got, ok := bring(page, ran, anyLines, sameLine)
	if d := gocmp.Diff(want, got); d != "" || !ok {
		t.Errorf("ok %t, -want +got:\n%s", ok, d)
	}
}

// TestSave tries a page with the line ends of Windows.
func TestSave(t *testing.T) {
	b := newCourse(t, map[string]string{"page.md": "one\r\ntwo\nthree\r\n"})
	p := b.page("docs/page.md")
	fixes := []finding{{fix: &fix{from: 2, to: 3, lines: []string{"3", "4"}}}, {fix: &fix{from: 0, to: 1, lines: []string{"1"}}}}
	if done, err := p.save(b.root, fixes); err != nil || len(done) != 2 {
		t.Fatalf("%d findings brought along, %v, want both", len(done), err)
	}
	if got, want := testPage(t, b.file(p.path)), "1\r\ntwo\n3\r\n4\r\n"; got != want {
		t.Errorf("the page is %q, want %q", got, want)
	}
	if err := os.WriteFile(b.file(p.path), []byte("saved meanwhile"), 0o644); err != nil {
		t.Fatal(err)
	}
	if done, err := p.save(b.root, fixes); err == nil || !strings.Contains(err.Error(), "page.md") || len(done) != 0 {
		t.Errorf("saving over what was saved meanwhile: %d brought along, %v, want an error that names the page", len(done), err)
	}
	if got := testPage(t, b.file(p.path)); got != "saved meanwhile" {
		t.Errorf("the page is %q, want what was saved meanwhile", got)
	}
}

// TestWhysStay tries rows of a table whose declaration changes its kind, or its
// place in a group.
func TestWhysStay(t *testing.T) {
	whys := readWhys([]string{"| `Old` | [chess/a.go](../a.go) | body | It was slow. |", "| `B` and its group | [chess/a.go](../a.go) | declaration | More of them. |"})
	lines, unexplained := changeTable([]change{
		{names: []string{"Old"}, file: "chess/b.go", what: "gone"}, {names: []string{"A", "B"}, file: "chess/a.go", what: "declaration"},
	}, whys)
	table := strings.Join(lines, "\n")
	if !strings.Contains(table, "| gone | It was slow. |") || !strings.Contains(table, "| declaration | More of them. |") || len(unexplained)+len(whys) > 0 {
		t.Errorf("a Why is lost:\n%s\nwithout: %v, left over: %v", table, unexplained, whys)
	}
}
