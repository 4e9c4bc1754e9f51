// task.go lays out a new task, and says what it lacks: one thing at a time, in the order in
// which an author wants to know it.

package author

import (
	"context"
	"errors"
	"fmt"
	"go/format"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/gotool"
	"mateinfive/internal/safefile"
	"mateinfive/internal/source"
	"mateinfive/internal/tasks"
)

// todo stands wherever an author has to write.
const todo = "TODO"

// A newTask is one that is being made.
type newTask struct {
	*Desk
	tasks.Task
}

// task lays out what is not there yet of a task, and says what it lacks.
func (d *Desk) task(ctx context.Context, word, name string) error {
	chapter, err := d.chapter(word)
	if err != nil {
		return err
	}
	x := newTask{d, tasks.Task{Chapter: chapter, Name: name}}
	laid, err := x.layOut()
	if err != nil {
		return err
	}
	if len(laid) > 0 {
		d.say("%s %s is laid out, with %s wherever you are to write:\n  %s\n", x.Number(), name, todo, strings.Join(laid, "\n  "))
	}
	for _, ask := range []func(context.Context) (string, error){
		x.lacksLine, x.lacksStub, x.lacksTest, x.lacksSolution, x.lacksWrong, x.lacksSheet, x.lacksPage, x.lacksCommand, x.lacksCommandTest, x.lacksGreen,
	} {
		lack, err := ask(ctx)
		if err != nil {
			return err
		}
		if lack != "" {
			d.say("Now: %s\nThen: go run ./exercises author task %s %s", lack, word, name)
			return nil
		}
	}
	d.say("%s %s is whole. Now: go run ./exercises author", x.Number(), name)
	return nil
}

// chapter finds a chapter's folder by its name or its number, ch03.
func (d *Desk) chapter(word string) (string, error) {
	all := gotool.Chapters(d.Root)
	i := slices.IndexFunc(all, func(c string) bool { return c == word || strings.HasPrefix(c, word+"-") })
	if i < 0 {
		return "", fmt.Errorf("there is no chapter %q; there is %s", word, strings.Join(all, ", "))
	}
	return all[i], nil
}

// layOut writes the files and rows that are not there yet, and names them. A name that a file of
// the chapter's rules declares is a function to rebuild; any other is to be written.
func (x *newTask) layOut() (laid []string, err error) {
	list, err := tasks.Read(x.Root)
	if err != nil {
		return nil, err
	}
	isIt := func(y tasks.Task) bool { return y.Chapter == x.Chapter && y.Name == x.Name }
	if i := slices.IndexFunc(list, isIt); i >= 0 {
		x.Task = list[i]
	} else {
		if err := x.newRow(list); err != nil {
			return nil, err
		}
		laid = append(laid, tasks.File)
	}
	files := map[string]string{}
	if x.IsOwn() {
		files[x.Path()] = x.stub()
		files[x.testFile()] = x.test()
		files[x.answer("solution/"+x.Name)] = x.stub()
		if len(x.wrongAnswers()) == 0 {
			files[x.answer("wrong/"+x.Name+"-"+strings.ToLower(todo))] = "// Tempting: " + todo + " why somebody would write this.\n" + x.stub()
		}
	}
	for name, text := range files {
		if err := os.MkdirAll(filepath.Dir(x.path(name)), 0o755); err != nil {
			return nil, err
		}
		switch err := safefile.Create(x.path(name), []byte(text)); {
		case err == nil:
			laid = append(laid, name)
		case !errors.Is(err, fs.ErrExist):
			return nil, err
		}
	}
	if x.section() == "" {
		if err := x.newSection(); err != nil {
			return nil, err
		}
		laid = append(laid, x.sheet())
	}
	slices.Sort(laid)
	return laid, nil
}

// newRow adds the task to the list, as the last of its chapter, and more.
func (x *newTask) newRow(list []tasks.Task) error {
	own := slices.DeleteFunc(slices.Clone(list), func(y tasks.Task) bool { return y.Chapter != x.Chapter })
	x.Place = len(own) + 1
	x.Kind, x.File, x.Test = tasks.Write, "exercises/"+snake(x.Name)+".go", "TestTask"+x.Name
	if decl, err := source.Find(x.path(x.Chapter+"/chess"), x.Name); err == nil {
		method := x.Name[strings.LastIndex(x.Name, ".")+1:]
		x.Kind, x.File, x.Test = tasks.Rebuild, "chess/"+filepath.Base(decl.File), "Test"+method
	} else if !regexp.MustCompile(`^[A-Z]\w*$`).MatchString(x.Name) {
		return fmt.Errorf("%q is neither the name of a new function, such as Loose, nor of one that %s has: %w", x.Name, x.Chapter, err)
	}
	x.Line = todo + " in a line"
	row := strings.Join([]string{x.Chapter, "more", x.Kind, x.File, x.Name, x.Test, x.Line, ""}, "\t")
	before, err := os.ReadFile(x.path(tasks.File))
	if err != nil {
		return err
	}
	lines := strings.SplitAfter(string(before), "\n")
	last := len(lines)
	for i, line := range lines {
		if strings.HasPrefix(line, x.Chapter+"\t") {
			last = i + 1
		}
	}
	text := strings.Join(slices.Insert(lines, last, row+"\n"), "")
	return safefile.Replace(x.path(tasks.File), before, []byte(text))
}

// snake is a file's name for a function: best_promotion for BestPromotion.
func snake(name string) string {
	words := regexp.MustCompile(`[A-Z][a-z0-9]*`).FindAllString(name, -1)
	return strings.ToLower(strings.Join(words, "_"))
}

func (x *newTask) sheet() string { return "exercises/" + x.Chapter + ".md" }

func (x *newTask) testFile() string {
	return strings.TrimSuffix(x.Path(), ".go") + "_test.go"
}

// answer is where an answer lies: solution/Loose, wrong/Loose-slip.
func (x *newTask) answer(name string) string {
	return "exercises/testdata/" + x.Chapter + "/" + name + ".go"
}

// wrongAnswers lists them: "Loose-slip".
func (x *newTask) wrongAnswers() (names []string) {
	files, _ := filepath.Glob(x.path(x.answer("wrong/" + x.Name + "-*")))
	for _, file := range files {
		names = append(names, strings.TrimSuffix(filepath.Base(file), ".go"))
	}
	return names
}

func (x *newTask) stub() string {
	return fmt.Sprintf(`// %[1]s is yours: TODO what it finds, in a few words.

package exercises

import "mateinfive/%[2]s/chess"

// %[3]s returns TODO: what it means in chess, in which order, and what comes back where
// there is nothing to find.
func %[3]s(b *chess.Board, side chess.Color) []chess.Square {
	panic("task %[3]s: not written yet")
}
`, path.Base(x.File), x.Chapter, x.Name)
}

// restOfFEN is what stands behind the squares of a board in a FEN of the chapter.
func (x *newTask) restOfFEN() string {
	switch {
	case x.Chapter < "ch03":
		return ""
	case x.Chapter < "ch04":
		return " w"
	}
	return " w - - 0 1"
}

func (x *newTask) test() string {
	return fmt.Sprintf(`// %[1]s judges your answer to the task %[3]s.

package exercises_test

import (
	"fmt"
	"testing"

	"mateinfive/%[2]s/chess"
	"mateinfive/%[2]s/exercises"
	"mateinfive/internal/check"
)

func TestTask%[3]s(t *testing.T) {
	tests := []struct{ name, board, want, why string }{
		{name: "TODO a sentence of the rules", board: "4k3/8/8/8/8/8/8/4K3", want: "TODO as fmt.Sprint prints it"},
	}
	e := check.New(t, "%[3]s")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			b := chess.MustParsePlacement(tt.board)
			asked := b
			const call = "%[3]s(board, White)"
			play := "go run ./%[2]s -fen \"" + tt.board + "%[4]s\""
			check.Asking(call, b.String())
			got := fmt.Sprint(exercises.%[3]s(&asked, chess.White))
			if asked != b {
				return &check.Miss{Call: call + " changes the board", Got: asked.String(), Want: b.String(), Play: play, Then: "board"}
			}
			if got != tt.want {
				return &check.Miss{Call: call, Got: got, Want: tt.want, Diagram: b.String(), Why: tt.why,
					Play: play, Then: "board"}
			}
			return nil
		})
	}
}
`, path.Base(x.testFile()), x.Chapter, x.Name, x.restOfFEN())
}

// section is the task's part of its sheet, or nothing.
func (x *newTask) section() string {
	text, _ := os.ReadFile(x.path(x.sheet()))
	parts := regexp.MustCompile(`(?m)^## `).Split(string(text), -1)
	for _, part := range parts[1:] {
		if head, _, _ := strings.Cut(part, "\n"); strings.HasSuffix(head, " "+x.Name) {
			return part
		}
	}
	return ""
}

// newSection adds it below all others.
func (x *newTask) newSection() error {
	before, err := os.ReadFile(x.path(x.sheet()))
	if err != nil {
		return err
	}
	text := fmt.Sprintf(`
## %s %s

TODO what it returns, in which order, and the rule for people who do not play.

See it: TODO what to type, and what to look at (check says so when the answer is green).

### Hints

<details><summary>TODO a question that a learner asks?</summary>

TODO its answer.

</details>

<details><summary>TODO a second question?</summary>

TODO its answer, which gives more away.

</details>
`, x.Number(), x.Name)
	if x.IsOwn() {
		text += fmt.Sprintf(`
### Solution

<details><summary>Show</summary>

<!-- code: exercises/testdata/%s/solution %s; no comment -->
%s

TODO what one writes first, and why it is not enough.

</details>
`, x.Chapter, x.Name, "```go\n```")
	}
	return safefile.Replace(x.path(x.sheet()), before, []byte(strings.TrimRight(string(before), "\n")+"\n"+text))
}

func (x *newTask) lacksLine(context.Context) (string, error) {
	if strings.Contains(x.Line, todo) {
		return fmt.Sprintf("say in a line what it is, in the row of %s in %s: a sentence that a page can print behind the task's name, "+
			"as \"Every move that mates at once.\" The row may stay where it is, behind all others, "+
			"where it changes no other number; or move it to where the page will set the task, and write core in place of more if everyone is to do it", x.Name, tasks.File), nil
	}
	return "", nil
}

// left is the first line of a file that an author has still to write, as "file:7".
func (x *newTask) left(name string) string {
	text, err := os.ReadFile(x.path(name))
	if err != nil {
		return name
	}
	for i, line := range strings.Split(string(text), "\n") {
		if strings.Contains(line, todo) {
			return fmt.Sprintf("%s:%d", name, i+1)
		}
	}
	return ""
}

func (x *newTask) lacksStub(context.Context) (string, error) {
	if at := x.left(x.Path()); x.IsOwn() && at != "" {
		return at + ": say what the function promises, and give it its signature; its body stays", nil
	}
	return "", nil
}

func (x *newTask) lacksTest(ctx context.Context) (string, error) {
	if !x.IsOwn() {
		return "", nil // the chapter has one, or lacksSolution misses it
	}
	if _, err := os.Stat(x.path(x.testFile())); err == nil {
		if at := x.left(x.testFile()); at != "" {
			return at + ": a row for each sentence of the rule and, where it asks for a side, for both sides, the smallest first, and with why what to look at. " +
				"A list of squares is printed as [a1 h8], a number as 3", nil
		}
	}
	return "", nil
}

// lacksSolution asks for a right answer, or where a function is rebuilt, for the test that
// guides the one who does.
func (x *newTask) lacksSolution(ctx context.Context) (string, error) {
	if !x.IsOwn() {
		if out, err := x.run(ctx, nil); err != nil || !strings.Contains(out, "\nok") && !strings.HasPrefix(out, "ok") || strings.Contains(out, "no tests to run") {
			return fmt.Sprintf("a test that speaks of it alone, and its name in %s: %s is not green, or not there", tasks.File, x.Test), err
		}
		return "", nil
	}
	name := x.answer("solution/" + x.Name)
	text, err := os.ReadFile(x.path(name))
	if err != nil || strings.Contains(string(text), todo) || strings.Contains(string(text), "not written yet") {
		return name + ": our solution, with the signature of the stub", nil
	}
	if formatted, err := format.Source(text); err != nil || string(formatted) != string(text) {
		return fmt.Sprintf("%s: gofmt it (%v)", name, err), nil
	}
	out, err := x.run(ctx, text)
	if err == nil && !strings.HasPrefix(out, "ok") {
		return fmt.Sprintf("the solution, or the test: it is red with our solution in.\n%s", strings.TrimSpace(out)), nil
	}
	return "", err
}

// run runs the test of the task with an answer in its file, if there is one, and with what the answers
// to other tasks become by it.
func (x *newTask) run(ctx context.Context, answer []byte) (string, error) {
	o := gotool.Overlay{}
	if answer != nil {
		list, err := tasks.Read(x.Root)
		if err != nil {
			return "", err
		}
		changed, err := source.Changed(x.Root, list, x.Task)
		if err != nil {
			return "", err
		}
		changed[x.Path()] = answer
		for file, text := range changed {
			o[x.path(file)] = text
		}
	}
	out, _, err := x.Try(ctx, x.Root, o, "test", "-timeout=1m", "-run", "^"+x.Test+"$", "./"+x.Dir())
	return out, err
}

// lacksWrong asks for wrong answers that the test turns down.
func (x *newTask) lacksWrong(ctx context.Context) (string, error) {
	if !x.IsOwn() {
		return "", nil
	}
	for _, answer := range x.wrongAnswers() {
		name := x.answer("wrong/" + answer)
		if at := x.left(name); at != "" || strings.HasSuffix(answer, "-"+strings.ToLower(todo)) {
			return fmt.Sprintf("%s: an answer that one could well write and that is wrong; its first line says why one would. "+
				"Name the file for its slip, and add one for each slip that you can think of", name), nil
		}
		text, err := os.ReadFile(x.path(name))
		if err != nil {
			return "", err
		}
		out, err := x.run(ctx, text)
		if err != nil {
			return "", err
		}
		if strings.HasPrefix(out, "ok") || strings.Contains(out, "[build failed]") {
			return fmt.Sprintf("a row in the test that turns %s down (with it in, the test is green), or an answer that compiles:\n%s", name, strings.TrimSpace(out)), nil
		}
	}
	return "", nil
}

func (x *newTask) lacksSheet(context.Context) (string, error) {
	if below, err := x.misplaced(); below != "" || err != nil {
		return fmt.Sprintf("%s: move the section of %s up, above that of %s, as in %s (author renews the numbers)",
			x.sheet(), x.Name, below, tasks.File), err
	}
	if strings.Contains(x.section(), todo) {
		return fmt.Sprintf("%s, the section %s %s: the task, two hints at least that open one by one, each a learner's question", x.sheet(), x.Number(), x.Name), nil
	}
	if helper := x.helperNotShown(); helper != "" {
		return fmt.Sprintf("%s: our solution has %s, too: name it in the directive above the solution, as solution %s, %[2]s", x.sheet(), helper, x.Name), nil
	}
	return "", nil
}

// helperNotShown is a function of our solution that the sheet does not show with it, or nothing.
func (x *newTask) helperNotShown() string {
	if !x.IsOwn() {
		return ""
	}
	solution, _ := os.ReadFile(x.path(x.answer("solution/" + x.Name)))
	shown := regexp.MustCompile(`<!-- code: .*>`).FindString(x.section())
	for _, found := range regexp.MustCompile(`(?m)^func (\w+)\(`).FindAllSubmatch(solution, -1) {
		if name := string(found[1]); !regexp.MustCompile(`\b` + name + `\b`).MatchString(shown) {
			return name
		}
	}
	return ""
}

// misplaced is the task that comes next in the list, if its section stands above this one's.
func (x *newTask) misplaced() (below string, err error) {
	list, err := tasks.Read(x.Root)
	if err != nil {
		return "", err
	}
	text, _ := os.ReadFile(x.path(x.sheet()))
	at := func(name string) int {
		return slices.IndexFunc(strings.Split(string(text), "\n"), func(line string) bool {
			return strings.HasPrefix(line, "## ") && strings.HasSuffix(line, " "+name)
		})
	}
	for _, y := range list {
		if y.Chapter == x.Chapter && y.Place > x.Place && at(y.Name) >= 0 && at(y.Name) < at(x.Name) {
			return y.Name, nil
		}
	}
	return "", nil
}

func (x *newTask) lacksPage(context.Context) (string, error) {
	set := x.Chapter + " " + x.Name
	if !x.IsOwn() {
		set = x.Dir() + " " + x.Name
	}
	pages, _ := filepath.Glob(x.path("docs/" + x.Chapter[:4] + "-*.md"))
	for _, page := range pages {
		if text, err := os.ReadFile(page); err == nil && strings.Contains(string(text), "<!-- task: "+set+" -->") {
			return "", nil
		}
	}
	return fmt.Sprintf("set it on %s, where the order of %s has it, with these two lines and, if you like, a sentence that leads there:\n\n<!-- task: %s -->\n**Task %s.** Write `%s`: %s\n",
		x.place(pages), tasks.File, set, x.Number(), x.Name, strings.ToLower(x.Line[:1])+x.Line[1:]), nil
}

// place is the page on which the task before this one stands, and that task.
func (x *newTask) place(pages []string) string {
	list, _ := tasks.Read(x.Root)
	for _, y := range slices.Backward(list) {
		if y.Chapter != x.Chapter || y.Place >= x.Place {
			continue
		}
		form := regexp.MustCompile(`<!-- task: \S+ ` + regexp.QuoteMeta(y.Name) + ` -->`)
		for _, page := range pages {
			if text, err := os.ReadFile(page); err == nil && form.Match(text) {
				return fmt.Sprintf("docs/%s, below the task %s", filepath.Base(page), y.Name)
			}
		}
	}
	return "a page of the chapter"
}

// lacksGreen asks for what the chapter's own tests miss: of a new command above all its help, and
// its word in the other chapters.
func (x *newTask) lacksGreen(ctx context.Context) (string, error) {
	const transcripts = "^TestTranscripts$" // author brings them along
	out, exit, err := x.Do(ctx, x.Root, "go", "test", "-skip", transcripts, "./"+x.Chapter+"/...")
	if err != nil || exit == 0 {
		return "", err
	}
	return fmt.Sprintf("what the tests of the chapter miss.\n%s", strings.Join(redLines(out), "\n")), nil
}
