// consoletest.go plays transcripts: whole sessions at a prompt, compared to the byte.

// Package consoletest has what the tests of all prompts share.
package consoletest

import (
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "rewrite the transcripts in testdata with what the program prints now")

// Transcripts plays the files in testdata. A transcript begins with the command line, such as
// $ go run ./ch03-check -fen "8/8/8/8/8/8/8/8"; what stands after each prompt is typed in, and
// the program has to answer as the transcript says. To write a new one, write the command
// line and the prompts, and run go test with -update.
//
// The program gets the words of the command line, and a keyboard that is a file.
func Transcripts(t *testing.T, folder string, program func(words []string, keyboard *os.File, out io.Writer) error) {
	t.Setenv("NO_COLOR", "1")
	testdata, err := filepath.Abs("testdata") // the program may go elsewhere
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(testdata, "*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no transcripts in testdata: %v", err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			got, err := Replay(t, folder, string(text), program)
			if err != nil {
				t.Fatal(err)
			}
			if !*update {
				if diff := Diff(string(text), got); diff != "" {
					t.Errorf("the transcript differs (- want, + got). %s\n%s", expected(testdata), diff)
				}
			} else if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// expected says when a test that compares with files of testdata is meant to turn red, and what
// to do then.
func expected(testdata string) string {
	here := filepath.Dir(testdata)
	room := filepath.Base(filepath.Dir(here)) + "/" + filepath.Base(here)
	return "After a change of how a board looks, or of what the program says,\n" +
		"that is expected, and this accepts it: go test ./" + room + " -update"
}

// Replay plays one transcript, and returns what the program makes of it.
func Replay(t *testing.T, folder, transcript string, program func(words []string, keyboard *os.File, out io.Writer) error) (string, error) {
	command, screen, _ := strings.Cut(transcript, "\n")
	line, isRun := strings.CutPrefix(command, "$ go run ./"+folder)
	if !isRun {
		return "", fmt.Errorf("the first line is %q: it must begin with $ go run ./%s", command, folder)
	}
	var words []string
	for _, word := range regexp.MustCompile(`"[^"]*"|\S+`).FindAllString(line, -1) {
		words = append(words, strings.Trim(word, `"`))
	}
	var out strings.Builder
	if err := program(words, File(t, typedIn(screen)), &out); err != nil {
		return "", fmt.Errorf("%s: %w", command, err)
	}
	return command + "\n" + out.String(), nil
}

// promptLine is a line of the screen with something typed, or the last prompt.
var promptLine = regexp.MustCompile(`(?m)^(?:board|white|black|promote|yes/no)> (.*)$`)

// typedIn returns the input that leads to a screen. If nothing stands after the last prompt,
// the input ended there.
func typedIn(screen string) string {
	var input strings.Builder
	for _, found := range promptLine.FindAllStringSubmatchIndex(screen, -1) {
		if typed := screen[found[2]:found[3]]; typed != "" || found[1]+1 < len(screen) {
			input.WriteString(typed + "\n")
		}
	}
	return input.String()
}

// File writes a text into a file and opens it.
func File(t *testing.T, text string) *os.File {
	t.Helper()
	name := filepath.Join(t.TempDir(), "text.txt")
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { file.Close() })
	return file
}

// Compare fails the test if two texts differ. The boards in the text that is wanted are drawn in
// letters, the course's; see [Letter].
func Compare(t *testing.T, got, want string) {
	t.Helper()
	if diff := Diff(InSigns(want, Letter), got); diff != "" {
		t.Errorf("the text differs (- want, + got)\n%s", diff)
	}
}

// Diff shows in which lines two texts differ, or is empty: a line with a minus is wanted and
// missing, one with a plus is there and not wanted.
func Diff(want, got string) string {
	diff := cmp.Diff(strings.Split(want, "\n"), strings.Split(got, "\n"))
	return strings.ReplaceAll(diff, "\u00a0", " ") // package cmp mixes two kinds of spaces
}

// Letter returns what is drawn for a piece where pieces are letters. Readers may choose other ones;
// a chapter's tests say which, so that boards in their source hold whatever is chosen.
var Letter = func(piece byte) string { return string(piece) }

// boardRow is a row of a board, with marks. In color a square is one character wider.
var boardRow = regexp.MustCompile(`(?m)^[1-8](?:(?:x|[^\pL_.])[KQRBNPkqrbnp. *x!+>~0-9-] ?){8}$`)

// InSigns is a text with other signs for the pieces on the boards in it.
func InSigns(text string, sign func(piece byte) string) string {
	return boardRow.ReplaceAllStringFunc(text, func(row string) string {
		var sb strings.Builder
		for _, r := range row {
			if strings.ContainsRune("KQRBNPkqrbnp", r) {
				sb.WriteString(sign(byte(r)))
			} else {
				sb.WriteRune(r)
			}
		}
		return sb.String()
	})
}

// OneLine is the text of an error, wherever its lines are broken.
func OneLine(err error) string { return strings.Join(strings.Fields(err.Error()), " ") }
