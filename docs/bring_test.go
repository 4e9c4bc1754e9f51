// bring_test.go holds what a block becomes when its code has changed.

package docs

import (
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestBring(t *testing.T) {
	const code = `func Refusal() error {
	if isEmpty {
		return errors.New("the square is empty")
	}
	if isTheirs {
		return errors.New("that piece is not yours")
	}
	if isBlocked {
		return errors.New("a pawn stands in the way")
	}
	return nil
}`
	tests := []struct{ name, block, want string }{ // want is "" where it cannot be told
		{
			name:  "one line, between gaps, has another sentence",
			block: "// ...\n\t\treturn errors.New(\"it is not your piece\")\n\t// ...\n\treturn nil\n}",
			want:  "// ...\n\t\treturn errors.New(\"that piece is not yours\")\n\t// ...\n\treturn nil\n}",
		},
		{
			name:  "a changed line and a brace, which many places have",
			block: "func Refusal() error {\n\t// ...\n\t\treturn errors.New(\"your way is blocked: a pawn stands in the way\")\n\t}\n\t// ...\n}",
			want:  "func Refusal() error {\n\t// ...\n\t\treturn errors.New(\"a pawn stands in the way\")\n\t}\n\t// ...\n}",
		},
		{
			name:  "a changed line beside one that is the same",
			block: "// ...\n\tif isTheirs {\n\t\treturn errors.New(\"hands off\")\n\t// ...\n}",
			want:  "// ...\n\tif isTheirs {\n\t\treturn errors.New(\"that piece is not yours\")\n\t// ...\n}",
		},
		{
			name:  "the line is like no other",
			block: "// ...\n\tfor range all {\n\t// ...\n\treturn nil\n}",
		},
		{
			name:  "two lines are as much like it",
			block: "// ...\n\tif is {\n\t// ...\n\treturn nil\n}",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			shown, ok := bring(strings.Split(tt.block, "\n"), strings.Split(code, "\n"), leftOut)
			if ok != (tt.want != "") {
				t.Fatalf("it can be told: %t, and is\n%s", ok, strings.Join(shown, "\n"))
			}
			if diff := cmp.Diff(tt.want, strings.Join(shown, "\n")); ok && diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

// What is too wide is said before it stands on the page, whether or not the block can be brought along.
func TestWideCodeIsSaidAtOnce(t *testing.T) {
	const narrow, tail = "\treturn size // of the board", ", and of all that stands on it"
	wide := narrow + strings.Repeat(tail, 3)
	tests := []struct {
		name, block, code string // lines of a function
		isSaid            bool
	}{
		{name: "the whole function is shown", block: narrow, code: wide, isSaid: true},
		{name: "it is left out", block: "\t// ...\n\treturn height", code: wide + "\n\treturn width", isSaid: false},
		{name: "it cannot be told what is left out", isSaid: true,
			block: "\tfor range all {\n\t// ...\n" + narrow + tail + "\n\t// ...", code: "\tif is {\n\t}\n" + wide + "\n\tfoo()"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := newCourse(t, nil)
			page := "<!-- code: ch02-b/chess Wide -->\n```go\nfunc Wide() int {\n" + tt.block + "\n}\n```\n"
			code := "package chess\n\nfunc Wide() int {\n" + tt.code + "\n}\n"
			if err := os.WriteFile(b.file("ch02-b/chess/wide.go"), []byte(code), 0o644); err != nil {
				t.Fatal(err)
			}
			var said []string
			for _, f := range checkSnippets(b, newPage("docs/ch02-wide.md", page)) {
				said = append(said, f.text)
			}
			if len(said) == 0 || strings.Contains(strings.Join(said, "\n"), "columns wide") != tt.isSaid {
				t.Errorf("too wide: want %t, and it says\n%s", tt.isSaid, strings.Join(said, "\n"))
			}
		})
	}
}
