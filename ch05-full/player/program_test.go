// program_test.go asks another program, which is this test itself.

package player

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/internal/digest"
)

// asProgram is set in the environment where this test runs itself as a player: to what it
// answers, its lines with a comma between.
const asProgram = "TEST_PLAYS_AS"

func TestMain(m *testing.M) {
	switch said := os.Getenv(asProgram); said {
	case "":
		os.Exit(digest.Main(m))
	case "hangs":
		time.Sleep(time.Minute)
	case "dies":
		fmt.Println("ok")
		fmt.Fprintln(os.Stderr, "oh")
		os.Exit(3)
	default:
		asked, _ := io.ReadAll(os.Stdin)
		if want := "new " + chess.StartFEN + "\nbest\n"; string(asked) != want {
			fmt.Fprintf(os.Stderr, "asked %q, want %q\n", asked, want)
			os.Exit(4)
		}
		fmt.Println(strings.ReplaceAll(said, ",", "\n"))
	}
}

// thisTest returns the path of this test as a program, and makes it answer as a test wants.
func thisTest(t *testing.T, answers string) string {
	t.Helper()
	file, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv(asProgram, answers)
	return file
}

func TestProgram(t *testing.T) {
	tests := []struct{ name, answers, want string }{
		{"a move", "ok,g1f3", ""},
		{"a move that is not legal", "ok,e2e5", `NAME answers best with "e2e5": the pawn on e2 does not move like that`},
		{"no move", "ok,Nf3", `NAME answers best with "Nf3": not a move`},
		{"no move in this position", "ok,-", `NAME answers best with "-": not a move`},
		{"an error", "ok,error: best is for tomorrow", `NAME answers new ` + chess.StartFEN + ` with "ok", and best with "error: best is for tomorrow"`},
		{"no position", "error: no e,a1a2", `NAME answers new ` + chess.StartFEN + ` with "error: no e", and best with "a1a2"`},
		{"it dies", "dies", "NAME: your program ended before its input did (exit status 3). 1 of 2 lines were answered; the next was: best\noh"},
		{"it talks", "ok,I think,g1f3", "NAME: your program wrote 3 lines, and was asked 2"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x := built(t, thisTest(t, tt.answers))
			d, err := x.Choose(context.Background(), Request{Start: chess.StartingPosition()}, nil)
			if tt.want == "" {
				if err != nil || d.Move.String() != "g1f3" {
					t.Errorf("it plays %s, error %v, want g1f3", d.Move, err)
				}
				return
			}
			if want := strings.ReplaceAll(tt.want, "NAME", filepath.Base(x.Path)); err == nil || !strings.HasPrefix(err.Error(), want) {
				t.Errorf("it plays %s\n    error %v\n    want  %s", d.Move, err, want)
			}
		})
	}
}

// built is the program of a path, ready to play until the test ends.
func built(t *testing.T, path string) *Program {
	t.Helper()
	x, err := NewProgram(path)
	if err == nil {
		err = x.Build()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { x.Close() })
	return x
}

func TestAFolderSaysHowItsProgramIsRun(t *testing.T) {
	file := thisTest(t, "ok,g1f3")
	if strings.Contains(file, " ") {
		t.Skip("a command in program.txt has its words between spaces")
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "program.txt"), []byte(file+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	x := built(t, dir)
	d, err := x.Choose(context.Background(), Request{Start: chess.StartingPosition()}, nil)
	if err != nil || d.Move.String() != "g1f3" {
		t.Errorf("it plays %s, error %v, want g1f3", d.Move, err)
	}
}

func TestProgramHangs(t *testing.T) {
	x, err := NewProgram(thisTest(t, "hangs"))
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	_, err = x.Choose(ctx, Request{Start: chess.StartingPosition()}, nil)
	if err == nil || !strings.Contains(err.Error(), "it had not come to its end after ") {
		t.Errorf("it has an answer, or the error %v", err)
	}
	ctx, cancel = context.WithCancel(context.Background())
	time.AfterFunc(50*time.Millisecond, cancel)
	if _, err = x.Choose(ctx, Request{Start: chess.StartingPosition()}, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("it has an answer, or the error %v, want %v", err, context.Canceled)
	}
}

func TestNewProgramRefuses(t *testing.T) {
	home := t.TempDir()
	for _, name := range []string{"HOME", "USERPROFILE"} {
		t.Setenv(name, home)
	}
	if err := os.Mkdir(filepath.Join(home, "Empty"), 0o755); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{
		"~/nothing": "there is no program at ~/nothing",
		"./nothing": "there is no program at ./nothing",
		"~/Empty":   "has no go.mod: name the folder of a Go program, or of one with a program.txt (docs/exam.md), or a file that can be run",
	} {
		if _, err := NewProgram(path); !IsPath(path) || err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("NewProgram(%q) returns the error %v, want %s; is it a path? %t", path, err, want,
				IsPath(path))
		}
	}
}
