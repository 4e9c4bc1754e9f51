// exam_test.go proves the page on the exams: its programs pass level 0, and its tables,
// and the lines that it says are answered with something, are what the referee answers.

package docs

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"mateinfive/exercises/exam"
	"mateinfive/internal/outside"
	"mateinfive/internal/referee"
)

func examPage(t *testing.T) *page {
	t.Helper()
	text, err := os.ReadFile("exam.md")
	if err != nil {
		t.Fatal(err)
	}
	return newPage("docs/exam.md", string(text))
}

func TestExamPrograms(t *testing.T) {
	cases := exam.Questions(0, 7)
	for _, f := range examPage(t).fences {
		name := map[string]string{"go": "main.go", "python": "chess.py"}[f.lang]
		if name == "" || f.lang == "go" && !slices.Contains(f.body, "func main() {") {
			continue
		}
		t.Run(name, func(t *testing.T) {
			p := outside.Program{Dir: t.TempDir()}
			files := map[string]string{name: strings.Join(f.body, "\n"), "go.mod": "module mychess\n"}
			for file, text := range files {
				if err := os.WriteFile(filepath.Join(p.Dir, file), []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if f.lang == "python" {
				p.Command = []string{"python3", name}
				if _, err := exec.LookPath("python3"); err != nil {
					t.Skip(err)
				}
			}
			if err := p.Build(t.Context(), t.TempDir()); err != nil {
				t.Fatal(err)
			}
			asked := exam.Ask(t.Context(), p, cases, exam.Patience(0))
			if f := exam.Judge(cases, asked.Answers).Answer; f != nil || len(asked.Ends) > 0 {
				t.Errorf("%v %v", f, asked.Ends)
			}
		})
	}
}

func TestExamTables(t *testing.T) {
	var talk *referee.Talk
	rows := 0
	level := regexp.MustCompile(`^## Level (\d)`)
	inWords := regexp.MustCompile("^(?:- |Then )?(`[^`]+`) is answered with (`[^`]+`)") // too long for a table
	for i, line := range examPage(t).prose {
		if m := level.FindStringSubmatch(line); m != nil {
			talk = referee.NewTalk(int(m[1][0] - '0'))
		} else if strings.HasPrefix(line, "## ") {
			talk = nil // what is asked there no level knows
		}
		if talk == nil {
			continue
		}
		cells := strings.Split(line, " | ")
		if m := inWords.FindStringSubmatch(line); m != nil {
			cells = m[1:]
		} else if !strings.HasPrefix(line, "| `") || !strings.HasPrefix(cells[1], "`") {
			continue
		}
		rows++
		var got string
		for _, m := range inlineCode.FindAllStringSubmatch(cells[0], -1) {
			got = talk.Answer(m[1])
		}
		want := inlineCode.FindStringSubmatch(cells[1])[1]
		if got != want && !(strings.HasPrefix(got, "error") && strings.HasPrefix(want, "error: ")) {
			t.Errorf("exam.md:%d: the answer is %q, and the page says %q", i+1, got, want)
		}
	}
	if rows < 30 {
		t.Errorf("%d rows were found: want them all", rows)
	}
}
