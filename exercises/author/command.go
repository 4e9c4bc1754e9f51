// command.go asks for the word by which a learner sees the answer on the board: that it is there,
// that it answers, and that a test types it.

package author

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"mateinfive/internal/gotool"
	"mateinfive/internal/source"
	"mateinfive/internal/tasks"
)

// lacksCommand asks for the command, or for a way to see the answer without one.
func (x *newTask) lacksCommand(ctx context.Context) (string, error) {
	if x.See != "" {
		return x.lacksAnswer(ctx)
	}
	if !x.IsOwn() || x.isInProgram() {
		return "", nil
	}
	return fmt.Sprintf("say in the last cell of its row in %s how to see the answer, such as go run ./%s   then: attackers d2. "+
		"Any command of the chapter that shows what the answer rests on will do, or board. "+
		"A new command that shows the answer itself stands in %s, as the others there: a field of tasks, its function in learners, cmd%s, "+
		"or a line under the board in footer, as DoubleCheck has; its row in the table of commands (\"task %[4]s: ...\"), "+
		"the stub in the tests, a row that types it, Then in the test of the task, "+
		"and the word in internal/console/elsewhere.go for the other chapters",
		tasks.File, x.Chapter, strings.Join(x.commandFiles(), ", "), x.Name), nil
}

// isInProgram reports whether the program of the chapter asks for the learner's answer.
func (x *newTask) isInProgram() bool {
	return slices.ContainsFunc(x.programFiles("*.go"), func(file string) bool {
		text, _ := os.ReadFile(file)
		return !strings.HasSuffix(file, "_test.go") && strings.Contains(string(text), "exercises."+x.Name)
	})
}

// programFiles are the files of the chapter but for its exercises.
func (x *newTask) programFiles(pattern string) []string {
	files, _ := filepath.Glob(x.path(x.Chapter + "/*/" + pattern))
	return slices.DeleteFunc(files, func(file string) bool { return filepath.Base(filepath.Dir(file)) == "exercises" })
}

// commandFiles names the files of the chapter in which a command stands.
func (x *newTask) commandFiles() (names []string) {
	for _, name := range []string{
		"terminal/exercise.go", "terminal/command.go", "terminal/setup_test.go",
		"session/exercise.go", "session/command.go", "session/options.go",
	} {
		if _, err := os.Stat(x.path(x.Chapter + "/" + name)); err == nil {
			names = append(names, x.Chapter+"/"+name)
		}
	}
	return names
}

var (
	typedNext = regexp.MustCompile(`\s+(?:then|and): `)
	shellWord = regexp.MustCompile(`"[^"]*"|\S+`)
	unknown   = regexp.MustCompile(`neither a command nor a move|not a move and not a command|is not a command: did you mean|` +
		`not how to type it|: a task of chapter \d|panics at \S+\.go`)
)

// typed takes the last cell of the row apart: `go run ./ch03-check -quiet   then: flights   and: quit`.
func (x *newTask) typed() (words, lines []string) {
	parts := typedNext.Split(x.See, -1)
	for _, word := range shellWord.FindAllString(parts[0], -1) {
		words = append(words, strings.Trim(word, `"`))
	}
	return words, parts[1:]
}

// lacksAnswer types what the last cell of the row says, with our solution in.
func (x *newTask) lacksAnswer(ctx context.Context) (string, error) {
	words, lines := x.typed()
	if len(words) < 3 || words[0] != "go" || words[1] != "run" || words[2] != "./"+x.Chapter {
		return fmt.Sprintf("in the last cell of its row in %s a command that begins with go run ./%s, and behind it   then: what is typed", tasks.File, x.Chapter), nil
	}
	if len(words) > 3 && words[3] == "uci" {
		return "", nil // a program for programs, which does not play lines
	}
	out, exit, err := x.play(ctx, words, lines)
	if err != nil {
		return "", err
	}
	said := onOneLine(out)
	if exit == 0 && !unknown.MatchString(said) {
		return "", nil
	}
	return fmt.Sprintf("what the last cell of its row in %s says does not work: %s\n%s\n"+
		"A command stands in %s; and its word in internal/console/elsewhere.go, for the other chapters",
		tasks.File, x.See, strings.TrimSpace(out), strings.Join(x.commandFiles(), ", ")), nil
}

// longest is how long the program may take for what the row says: a match takes minutes.
const longest = 3 * time.Minute

// play runs the program with lines that are typed, and our solution in.
func (x *newTask) play(ctx context.Context, words, lines []string) (out string, exit int, err error) {
	file, err := os.CreateTemp("", "mateinfive-*.txt")
	if err != nil {
		return "", 0, err
	}
	defer os.Remove(file.Name())
	_, err = file.WriteString(strings.Join(append(lines, ""), "\n"))
	if err = errors.Join(err, file.Close()); err != nil {
		return "", 0, err
	}
	solutions, err := x.solutions()
	if err != nil {
		return "", 0, err
	}
	patience, stop := context.WithTimeout(ctx, longest)
	defer stop()
	args := slices.Concat(words[1:3], []string{"-play", file.Name()}, words[3:])
	out, exit, err = x.Try(patience, x.Root, solutions, args...)
	if ctx.Err() == nil && patience.Err() != nil {
		return out, 0, nil // what it has said until then counts
	}
	return out, exit, err
}

// solutions lays our answers to all tasks over the learner's files: a player may need several.
func (x *newTask) solutions() (gotool.Overlay, error) {
	list, err := tasks.Read(x.Root)
	o := gotool.Overlay{}
	for _, y := range list {
		if !y.IsOwn() {
			continue
		}
		files := map[string]string{y.Path(): y.Name}
		if y.Also != "" {
			files[y.Chapter+"/"+y.Also] = strings.TrimSuffix(y.Also, ".go")
		}
		for file, answer := range files {
			if text, err := os.ReadFile(x.path("exercises/testdata/" + y.Chapter + "/solution/" + answer + ".go")); err == nil {
				o[x.path(file)] = text
			}
		}
		changed, err := source.Changed(x.Root, list, y)
		if err != nil {
			return nil, err
		}
		for file, text := range changed {
			o[x.path(file)] = text
		}
	}
	return o, err
}

// lacksCommandTest asks for a test that types the command.
func (x *newTask) lacksCommandTest(context.Context) (string, error) {
	word := x.command()
	if !x.IsOwn() || word == "" {
		return "", nil
	}
	word = regexp.QuoteMeta(word)
	inGo := regexp.MustCompile("(?m)([\"`]|\\\\n|> |^)" + word + "([\"` ]|\\\\n|$)") // "flights", or "e4\nflights\n"
	inTranscript := regexp.MustCompile(`(?m)> ` + word + `( |$)`)
	for _, file := range x.programFiles("*_test.go") {
		if text, _ := os.ReadFile(file); inGo.Match(text) {
			return "", nil
		}
	}
	for _, file := range x.programFiles("testdata/*") {
		if text, _ := os.ReadFile(file); inTranscript.Match(text) {
			return "", nil
		}
	}
	place := x.Chapter
	if files := x.commandFiles(); len(files) > 0 {
		place = path.Dir(files[0])
	}
	return fmt.Sprintf("a test of the command in %s, as of the others there: one row at least that types %s", place, x.command()), nil
}

// command is the word that shows the answer: that of the table of commands whose help names the
// task, or the last that the task's row types; empty if there is none.
func (x *newTask) command() string {
	row := regexp.MustCompile(`\{(?:Name: )?"([^"]+)",.*"task ` + x.Name + `: `)
	for _, file := range x.programFiles("*.go") {
		text, _ := os.ReadFile(file)
		if found := row.FindSubmatch(text); found != nil && !strings.HasSuffix(file, "_test.go") {
			return string(found[1])
		}
	}
	if _, lines := x.typed(); len(lines) > 0 {
		word, _, _ := strings.Cut(lines[len(lines)-1], " ")
		return word
	}
	return ""
}
