// transcript_test.go plays whole games at the prompt and compares every byte.

package prompt

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/session"
	"mateinfive/internal/console"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "rewrite the transcripts in testdata with what the program prints now")

// TestTranscripts plays the files in testdata. A transcript begins with the
// command line; what stands after each prompt is typed in, and the program has
// to answer as the transcript says. The PGN files in testdata are at hand, and what it
// saves does not stay. To write a new one, write the command line and the prompts, and
// run
//
//	go test ./ch05-full/prompt -update
func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no transcripts in testdata: %v", err)
	}
	for i, name := range files {
		if files[i], err = filepath.Abs(name); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			want := string(text)
			command, screen, _ := strings.Cut(want, "\n")
			games := t.TempDir()
			if err := os.CopyFS(games, os.DirFS(filepath.Dir(name))); err != nil {
				t.Fatal(err)
			}
			t.Chdir(games)
			got := command + "\n" + run(t, command, typedIn(screen))
			if !*update {
				if diff := cmp.Diff(want, got); diff != "" {
					t.Errorf("the text differs (-want +got):\n%s", diff)
				}
			} else if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// promptLine is a line of the screen with something typed, or the last prompt.
var promptLine = regexp.MustCompile(`(?m)^(?:white|black|promote|exists)> (.*)$`)

// typedIn returns the input that leads to a screen. If nothing stands after the
// last prompt, the input ended there.
func typedIn(screen string) string {
	var input strings.Builder
	for _, found := range promptLine.FindAllStringSubmatchIndex(screen, -1) {
		if typed := screen[found[2]:found[3]]; typed != "" || found[1]+1 < len(screen) {
			input.WriteString(typed + "\n")
		}
	}
	return input.String()
}

// run runs the program in this process as the command line says, and returns the screen.
func run(t *testing.T, command, input string) string {
	t.Helper()
	words, ok := strings.CutPrefix(command, "$ go run ./ch05-full")
	if !ok {
		t.Fatalf("the first line is %q: it must begin with $ go run ./ch05-full", command)
	}
	var args []string
	for _, word := range regexp.MustCompile(`"[^"]*"|\S+`).FindAllString(words, -1) {
		args = append(args, strings.Trim(word, `"`))
	}
	set := flag.NewFlagSet("ch05-full", flag.ContinueOnError)
	o := session.NewOptions()
	o.Define(set)
	o.Patience = time.Minute // a busy machine has the time that it needs
	if err := console.Parse(set, args); err != nil {
		t.Fatalf("%s: %v", command, err)
	}
	name := filepath.Join(t.TempDir(), "lines.txt")
	if err := os.WriteFile(name, []byte(input), 0o644); err != nil {
		t.Fatal(err)
	}
	keyboard, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer keyboard.Close()
	in, err := o.Open(keyboard)
	if err == nil && o.Load != "" {
		o.Game, err = pgn.ReadGame(o.Load, 1)
	}
	if err != nil {
		t.Fatalf("%s: %v", command, err)
	}
	var screen strings.Builder
	if err := Play(in, &screen, o); err != nil {
		t.Fatalf("%s: %v", command, err)
	}
	return screen.String()
}
