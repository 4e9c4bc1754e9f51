// stale_test.go makes a copy of the course stale in every way, and lets the command mend it.

package author

import (
	"bytes"
	"context"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"mateinfive/internal/gotool"
	"mateinfive/internal/upstream"
)

var full = flag.Bool("full", false, "prove all: make a copy of the course stale, and let the command mend it")

// staleThings are changes after which something no longer matches the code: in each file the first
// match is replaced, and what the tests then name.
var staleThings = []struct{ name, file, form, with, named string }{
	{name: "a function of a task, which archive and page have", file: "ch02-moves/chess/judge.go",
		form: `puts its answer`, with: "turns its answer", named: "ch02-moves.txtar is stale"},
	{name: "a test, which the archive knows by its sum", file: "ch04-special/chess/castling_test.go",
		form: `^// .*`, with: "// castling_test.go is another.", named: "ch04-special.txtar is stale"},
	{name: "a block of code", file: "docs/ch03-check.md",
		form: `(?m)^    king := .*$`, with: "    king := b.Nowhere(side)", named: "docs/ch03-check.md"},
	{name: "a picture", file: "docs/img/ch02-knight.svg",
		form: `</svg>`, with: "<g/></svg>", named: "docs/ch02-moves.md"},
	{name: "a transcript on a page", file: "docs/ch01-display.md",
		form: `(?m)^7 p p p p p p p p$`, with: "7 p p p p . p p p", named: "docs/ch01-display.md"},
	{name: "what check says, on a page", file: "docs/ch01-board.md",
		form: `(?m)^1\.3 Board\.Set is red: .*$`, with: "1.3 Board.Set is red: all rows", named: "docs/ch01-board.md"},
	{name: "a transcript of a program", file: "ch02-moves/terminal/testdata/commands.txt",
		form: `(?m)^7 p p p p p p p p$`, with: "7 p p p p . p p p", named: "TestTranscripts: 1 of "},
	{name: "a number on a sheet", file: "exercises/ch04-special.md",
		form: `(?m)^## 4\.2 `, with: "## 4.7 ", named: "exercises/ch04-special.md"},
	{name: "the table of changes", file: "docs/changes.md",
		form: "(?m)^- \\[chess/", with: "- [chess/old.go](#), [chess/", named: "docs/changes.md"},
	{name: "the table of the documents' cases", file: "docs/test-cases.md",
		form: `(?m)^\| T4-pawn-7 \|.*\n`, with: "", named: "docs/test-cases.md"},
	{name: "the table of features", file: "docs/testdata/features.tsv",
		form: `(?m)^(S0-\d+\t\S+\t)`, with: "${1}indeed ", named: "docs/features.md"},
	{name: "a number of a task on a page", file: "docs/ch02-lines.md",
		form: `\*\*Task 2\.3\b`, with: "**Task 2.8", named: "docs/ch02-lines.md"},
}

// What is stale turns a test red that names it, and the command mends it: what is made from the code
// is then as it was, to the byte. So the pages and tests that speak of none of this are not run
// here: the proofs of the pages and `go test ./...` have run them with the same files.
func TestStaleThings(t *testing.T) {
	if !*full {
		t.Skip("runs with -full")
	}
	if gotool.Nested() {
		t.Skip("this is a proof within a proof")
	}
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOFLAGS", os.Getenv("GOFLAGS")+" -trimpath") // what was built stays of use
	var said strings.Builder
	d := &Desk{Root: t.TempDir(), Out: &said, Try: gotool.Run, Do: gotool.Command}
	d.Follow = func(ctx context.Context, root string, see func(string), program string, args ...string) (string, int, error) {
		return gotool.Follow(ctx, root, see, program, narrow(args)...)
	}
	copyCourse(t, root, d.Root)
	was := d.made()
	for _, x := range staleThings {
		before, err := os.ReadFile(d.path(x.file))
		if err != nil {
			t.Fatal(err)
		}
		at := regexp.MustCompile(x.form).FindSubmatchIndex(before)
		if at == nil {
			t.Fatalf("%s: %s has no %s", x.name, x.file, x.form)
		}
		with := regexp.MustCompile(x.form).Expand(nil, []byte(x.with), before, at)
		after := string(before[:at[0]]) + string(with) + string(before[at[1]:])
		if err := os.WriteFile(d.path(x.file), []byte(after), 0o644); err != nil {
			t.Fatal(err)
		}
	}

	ctx := context.Background()
	if err := upstream.SetMarker(d.Root); err != nil {
		t.Fatal(err)
	}
	out := ""
	for _, args := range [][]string{{"./docs", "-run", stalePages()}, otherPackages} {
		said, exit, err := d.Do(ctx, d.Root, "go", append([]string{"test", patient}, args...)...)
		if err != nil || exit == 0 {
			t.Errorf("go test %s: exit status %d, %v", args, exit, err)
		}
		out += said
	}
	for _, x := range staleThings {
		if !strings.Contains(out, x.named) {
			t.Errorf("%s: no test names %s", x.name, x.named)
		}
	}
	if err := d.Run(ctx, nil); err != nil {
		t.Errorf("author: %v\n%s", err, said.String())
	}
	now := d.made()
	for _, x := range staleThings {
		if !bytes.Equal(was[x.file], now[x.file]) {
			t.Errorf("%s: %s is not as it was:\n%s", x.name, x.file, cmp.Diff(string(was[x.file]), string(now[x.file])))
		}
	}
}

// otherPackages have the tests, beside those of the pages, that name something stale.
var otherPackages = []string{"./internal/upstream", "./ch02-moves/terminal"}

// stalePages asks for the tests of the pages that staleThings names.
func stalePages() string {
	var pages []string
	for _, x := range staleThings {
		if strings.HasSuffix(x.named, ".md") {
			pages = append(pages, regexp.QuoteMeta(strings.ReplaceAll(x.named, "/", "_")))
		}
	}
	return "^TestBook$/^(" + strings.Join(pages, "|") + ")$"
}

// narrow asks for the stale pages in the place of all, and for the other packages in the place of
// all packages.
func narrow(args []string) []string {
	args = slices.Clone(args)
	if i := slices.Index(args, "-run"); i >= 0 && args[i+1] == "^TestBook$" {
		args[i+1] = stalePages()
	}
	isPackage := func(arg string) bool { return strings.HasPrefix(arg, "mateinfive/") }
	if i := slices.IndexFunc(args, isPackage); i >= 0 {
		args = slices.Insert(slices.DeleteFunc(args, isPackage), i, otherPackages...)
	}
	return args
}

// copyCourse copies the course as a clone of it would be: without what a learner or an author
// has in dot folders.
func copyCourse(t *testing.T, from, to string) {
	t.Helper()
	err := fs.WalkDir(os.DirFS(from), ".", func(name string, e fs.DirEntry, err error) error {
		there := filepath.Join(to, filepath.FromSlash(name))
		switch {
		case err != nil || name == ".":
			return err
		case e.IsDir() && strings.HasPrefix(e.Name(), "."):
			return fs.SkipDir
		case e.IsDir():
			return os.Mkdir(there, 0o755)
		case !e.Type().IsRegular():
			return nil
		}
		text, err := os.ReadFile(filepath.Join(from, filepath.FromSlash(name)))
		if err != nil {
			return err
		}
		return os.WriteFile(there, text, 0o644)
	})
	if err != nil {
		t.Fatal(err)
	}
}
