// pull_test.go pulls later versions of the course into the clones of readers who are in the
// middle of it: nothing of theirs is lost, and the map stays true.

package main

import (
	"crypto/sha1"
	"encoding/hex"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"mateinfive/exercises/course"
	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/progress"
	"mateinfive/exercises/pull"
	"mateinfive/exercises/sheet"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
	"mateinfive/internal/upstream"
)

// The lines by which a reader's text is known, an improved one, and a new one of the course.
const (
	mineLine     = "// Mine."
	betterLine   = "// Mine, and better."
	rewordedLine = "// Reworded."
)

// isMine reports whether a text has a line of the reader's.
func isMine(text string) bool { return strings.Contains(text, "// Mine") }

// A reader is somebody in the middle of the course, made from a description, with the course
// that they have cloned.
type reader struct {
	t       *testing.T
	dir     string   // where all of it lies
	root    string   // their clone
	course  string   // the repository that it was cloned from
	program string   // the command, as their version has it
	env     []string // of the command
	tiny    bool     // all tests are green there, as a stand-in for go says
	later   []string // the lines of the description on the course's side
}

// needsGit skips a test where there is no git, or no shell to type its commands into.
func needsGit(t *testing.T) {
	t.Helper()
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("no git here: what a pull leaves behind cannot be seen")
	}
	if runtime.GOOS == "windows" {
		t.Skip("the commands are typed into a shell, which is not here")
	}
	for _, key := range []string{"GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM"} {
		t.Setenv(key, os.DevNull)
	}
	t.Setenv("GIT_EDITOR", "false") // no message is asked for
	for _, who := range []string{"AUTHOR", "COMMITTER"} {
		t.Setenv("GIT_"+who+"_NAME", "a reader")
		t.Setenv("GIT_"+who+"_EMAIL", "reader@localhost")
	}
}

// readerIn is a reader of whom all lies in a folder.
func readerIn(t *testing.T, dir string) *reader {
	return &reader{t: t, dir: dir, root: filepath.Join(dir, "reader"), course: filepath.Join(dir, "course")}
}

// tinyReader is the reader of tiny.txt, once a test has needed them. Others get a copy.
var tinyReader *reader

// newTinyReader is a reader in the middle of the tiny course.
func newTinyReader(t *testing.T) *reader {
	t.Helper()
	needsGit(t)
	greenGo(t)
	if tinyReader == nil {
		dir, err := os.MkdirTemp("", "reader-") // TestMain takes it away
		if err != nil {
			t.Fatal(err)
		}
		r := readerIn(t, dir)
		r.become("tiny.txt")
		tinyReader = r
	}
	r := readerIn(t, t.TempDir())
	if err := os.CopyFS(r.dir, os.DirFS(tinyReader.dir)); err != nil {
		t.Fatal(err)
	}
	r.shell("git remote set-url origin '" + r.course + "'")
	r.later = slices.Clone(tinyReader.later)
	r.useTinyTool()
	return r
}

// newBefore is a reader of the tiny course with a hunt in the clone itself, as earlier versions did it.
func newBefore(t *testing.T) *reader {
	t.Helper()
	needsGit(t)
	greenGo(t)
	r := readerIn(t, t.TempDir())
	r.become("before.txt")
	return r
}

// become makes the reader whom a description describes.
func (r *reader) become(description string) {
	r.t.Helper()
	for line := range strings.Lines(readFile(r.t, "testdata/readers/"+description)) {
		verb, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		words := strings.Fields(rest)
		switch verb {
		case "", "#":
		case "from":
			r.from(rest)
		case "answer":
			for _, name := range words[1:] {
				r.answer(r.task(words[0], name), mineLine)
			}
		case "improve":
			r.answer(r.task(words[0], words[1]), betterLine)
		case "restore":
			r.tool(0, "restore", r.task(words[0], words[1]).Number())
		case "begin", "hunt":
			r.tool(0, "next", r.task(words[0], words[1]).Number())
		case "infest":
			f := newFixture(r.t)
			f.Root = r.root
			f.LetInPlace(words[0], words[1])
		case "note":
			text, err := os.ReadFile(r.abs(rest))
			if err != nil {
				text = []byte("package " + filepath.Base(filepath.Dir(rest)) + "\n")
			}
			r.write(r.root, rest, string(text)+"\n"+mineLine+"\n")
		case "commit":
			r.shell("git add -A && git commit -q -m 'My answers'")
		case "reword", "renumber", "retest", "refault", "remove":
			r.later = append(r.later, line)
		default:
			r.t.Fatalf("%s: %q is no line of a description", description, line)
		}
	}
}

// from makes the repository of the course as it was in a commit, and the reader's clone.
func (r *reader) from(commit string) {
	r.t.Helper()
	if commit == "tiny" {
		r.fromTiny()
	} else {
		r.fromHistory(commit)
	}
	r.in(r.dir, "git clone -q course reader")
}

func (r *reader) fromTiny() {
	r.t.Helper()
	files := coursetest.All()
	files[".gitignore"] = "/exercises/.kept/\n/exercises/.hunt/\n"
	if err := coursetest.WriteAll(r.course, files); err != nil {
		r.t.Fatal(err)
	}
	r.in(r.course, "git init -q -b main && git add -A && git commit -q -m 'The course'")
	r.useTinyTool()
}

// useTinyTool has this test program be the command.
func (r *reader) useTinyTool() {
	c := toolAt(r.root, "")
	r.program, r.env, r.tiny = c.Path, c.Env, true
}

func (r *reader) fromHistory(commit string) {
	r.t.Helper()
	root, err := gotool.Root()
	if err != nil {
		r.t.Fatal(err)
	}
	if exec.Command("git", "-C", root, "cat-file", "-e", commit).Run() != nil {
		r.t.Skipf("this copy has no commit %s in its history; the tiny course is pulled all the same", commit)
	}
	r.in(r.dir, "git clone -q --no-checkout '"+root+"' course")
	r.in(r.course, "git checkout -q -B main "+commit)
	r.build(r.course)
}

// build builds the command as a version of the course has it.
func (r *reader) build(root string) {
	r.t.Helper()
	if !r.tiny {
		r.program = filepath.Join(r.dir, "tool")
		r.in(root, "go build -o '"+r.program+"' ./exercises")
	}
}

func (r *reader) abs(file string) string { return filepath.Join(r.root, filepath.FromSlash(file)) }

func (r *reader) write(root, file, text string) {
	r.t.Helper()
	if err := coursetest.WriteAll(root, map[string]string{file: text}); err != nil {
		r.t.Fatal(err)
	}
}

// in types a line into a shell in a folder, and wants no error; shell does so in the reader's clone.
func (r *reader) in(dir, line string) string {
	r.t.Helper()
	out, err := r.try(dir, line)
	if err != nil {
		r.t.Fatalf("$ %s\n%s%v", line, out, err)
	}
	return out
}

func (r *reader) shell(line string) string { r.t.Helper(); return r.in(r.root, line) }

func (r *reader) try(dir, line string) (string, error) {
	c := exec.Command("sh", "-c", line)
	c.Dir = dir
	out, err := c.CombinedOutput()
	return string(out), err
}

// tool runs the command in the reader's clone, sees to its exit status, and returns its words.
func (r *reader) tool(exit int, args ...string) string {
	r.t.Helper()
	c := exec.Command(r.program, args...)
	c.Dir, c.Env = r.root, r.env
	out, _ := c.CombinedOutput()
	if got := c.ProcessState.ExitCode(); got != exit {
		r.t.Fatalf("exercises %s: exit status %d, want %d; it said\n%s", strings.Join(args, " "), got, exit, out)
	}
	return string(out)
}

// tasks are the tasks of the reader's version.
func (r *reader) tasks() []tasks.Task {
	r.t.Helper()
	return r.tasksIn(r.root)
}

func (r *reader) tasksIn(root string) []tasks.Task {
	r.t.Helper()
	list, err := tasks.Read(root)
	if err != nil {
		r.t.Fatal(err)
	}
	return list
}

func (r *reader) task(chapter, name string) tasks.Task {
	r.t.Helper()
	return r.taskIn(r.root, chapter, name)
}

func (r *reader) taskIn(root, chapter, name string) tasks.Task {
	r.t.Helper()
	list := r.tasksIn(root)
	i := slices.IndexFunc(list, func(x tasks.Task) bool { return x.Chapter == chapter && x.Name == name })
	if i < 0 {
		r.t.Fatalf("%s has no task %s", chapter, name)
	}
	return list[i]
}

// withLine is a text with a line more above a declaration.
func withLine(text, name, line string) string {
	lines := strings.Split(text, "\n")
	return strings.Join(slices.Insert(lines, tasks.LineOf(text, name)-1, line), "\n")
}

// answer sets a task up, writes our answer with a line of the reader's own, and has it judged.
func (r *reader) answer(x tasks.Task, line string) {
	r.t.Helper()
	r.tool(0, "next", x.Number())
	archive, err := tasks.ReadArchive(r.root, x.Chapter)
	if err != nil {
		r.t.Fatal(err)
	}
	for _, file := range x.Paths() {
		text := archive.Ours[file]
		if x.IsOwn() {
			solution := x.Name + ".go"
			if file != x.Path() {
				solution = x.Also
			}
			text = readFile(r.t, r.abs("exercises/testdata/"+x.Chapter+"/solution/"+solution))
		}
		if file == x.Path() {
			text = withLine(text, x.Name, line)
		}
		r.write(r.root, file, text)
	}
	if said := r.tool(0, "check"); !strings.Contains(said, " is green") {
		r.t.Fatalf("%s of %s is not green:\n%s", course.Title(x), x.Chapter, said)
	}
}

// comeOut brings the course's repository to its next version: the files of this working copy
// as they are now (those of the tiny course stay), and then the changes of the description.
func (r *reader) comeOut() {
	r.t.Helper()
	if !r.tiny {
		root, _ := gotool.Root()
		r.in(r.course, "git rm -rq . && git clean -fdxq")
		for file := range strings.SplitSeq(r.in(root, "git ls-files -co --exclude-standard -z"), "\x00") {
			if text, err := os.ReadFile(filepath.Join(root, file)); err == nil {
				r.write(r.course, file, string(text))
			}
		}
	}
	for _, line := range r.later {
		words := strings.Fields(line)
		switch words[0] {
		case "reword":
			x := r.taskIn(r.course, words[1], words[2])
			r.change(x.Path(), func(text string) string {
				return withLine(text, x.Name, rewordedLine) + "\n" + rewordedLine + "\n"
			})
		case "renumber":
			r.renumber(words[1], words[2])
		case "retest":
			r.change(words[1], func(text string) string { return text + "\n" + rewordedLine + "\n" })
		case "remove":
			r.in(r.course, "git rm -q "+words[1])
		case "refault":
			file := "exercises/testdata/" + words[1] + "/hunt/" + words[2] + ".go"
			r.change(file, func(text string) string { return strings.Replace(text, "{", "{ "+rewordedLine+"\n", 1) })
		}
	}
	for _, chapter := range gotool.Chapters(r.course) {
		text, err := upstream.Archive(r.course, chapter)
		if err != nil {
			r.t.Fatal(err)
		}
		r.write(r.course, tasks.ArchiveFile(chapter), text)
	}
	r.in(r.course, "git add -A && git commit -q -m 'A later version'")
}

// change changes a file of the course.
func (r *reader) change(file string, to func(string) string) {
	r.t.Helper()
	r.write(r.course, file, to(readFile(r.t, filepath.Join(r.course, filepath.FromSlash(file)))))
}

// renumber makes a task the first of its chapter, in the list and on the sheet.
func (r *reader) renumber(chapter, name string) {
	r.t.Helper()
	r.change(tasks.File, func(text string) string {
		lines := strings.Split(text, "\n")
		from := slices.IndexFunc(lines, func(l string) bool {
			return strings.HasPrefix(l, chapter+"\t") && strings.Contains(l, "\t"+name+"\t")
		})
		first := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, chapter+"\t") })
		line := lines[from]
		return strings.Join(slices.Insert(slices.Delete(lines, from, from+1), first, line), "\n")
	})
	heading := regexp.MustCompile(`(?m)^## \d+\.\d+ (\S+)$`)
	r.change(sheet.Path(chapter), func(text string) string {
		return heading.ReplaceAllStringFunc(text, func(h string) string {
			return "## " + course.Title(r.taskIn(r.course, chapter, heading.FindStringSubmatch(h)[1]))
		})
	})
}

// ownCopy are the commands of the page "Your own copy", block by block.
func ownCopy(t *testing.T) (blocks []string) {
	t.Helper()
	for part := range strings.SplitSeq(readFile(t, "../docs/own-copy.md"), "\n\n") {
		if strings.HasPrefix(part, "    $ ") {
			part = strings.TrimSpace(part)
			blocks = append(blocks, strings.ReplaceAll(strings.TrimPrefix(part, "$ "), "\n    $ ", "\n"))
		}
	}
	if len(blocks) != 2 {
		t.Fatalf("docs/own-copy.md: %d blocks of commands, want one for a clone and one for a template",
			len(blocks))
	}
	return blocks
}

// nextOnMap is where the next chapter begins on the map, or what stands below it.
var nextOnMap = regexp.MustCompile(`\n  \S`)

// theMap is how all tasks stand, by chapter and name, as the map shows it.
func (r *reader) theMap() map[string]string {
	r.t.Helper()
	said := r.tool(0)
	all := make(map[string]string)
	for _, chapter := range gotool.Chapters(r.root) {
		_, line, _ := strings.Cut("\n"+said, "\n  "+course.Short(chapter)+" ")
		line = nextOnMap.Split(line, 2)[0] // the workshops stand on a line of their own
		marks := strings.Fields(strings.NewReplacer("[", "", "]", "", "more:", "", "workshops:", "").Replace(line))
		own := (&course.Course{Tasks: r.tasks()}).Of(chapter)
		slices.SortStableFunc(own, func(x, y tasks.Task) int { // as the map has them: the core, and more
			switch {
			case x.Core == y.Core:
				return 0
			case x.Core:
				return -1
			}
			return 1
		})
		for i, x := range own {
			if i >= len(marks) {
				r.t.Fatalf("the map has no mark for %s:\n%s", course.Title(x), said)
			}
			all[chapter+" "+x.Name] = marks[i]
		}
	}
	return all
}

// texts are all files in the reader's clone, by name, with those that are kept.
func (r *reader) texts() map[string]string {
	r.t.Helper()
	all := make(map[string]string)
	list := r.shell("git ls-files -co --exclude-standard -z; find " + kept.Dir + " -type f -name '*.go' -print0")
	for file := range strings.SplitSeq(list, "\x00") {
		if text, err := os.ReadFile(r.abs(file)); err == nil {
			all[file] = string(text)
		}
	}
	return all
}

// survives wants nothing of a reader's to be lost by a pull, and the map to be true.
func (r *reader) survives(pull string) {
	r.t.Helper()
	texts, before := r.texts(), r.theMap()
	r.comeOut()
	r.shell(pull)
	r.build(r.root)

	now := r.texts()
	all, objects := slices.Collect(maps.Values(now)), r.shell("git rev-list --objects HEAD")
	for file, text := range texts {
		isKept := strings.HasPrefix(file, kept.Dir)
		blob := sha1.Sum(fmt.Appendf(nil, "blob %d\x00%s", len(text), text))
		isThere := slices.Contains(all, text) || strings.Contains(objects, hex.EncodeToString(blob[:]))
		if isKept && now[file] != text || !isThere {
			r.t.Errorf("%s is nowhere any more as it was:\n%s", file, text)
		}
		isChapter := strings.HasPrefix(file, "ch")
		if isChapter && isMine(text) && !isMine(now[file]) {
			r.t.Errorf("%s is no longer the reader's:\n%s", file, now[file])
		}
		if course.HasTwoVersions(now[file]) {
			r.t.Errorf("git has left two versions in %s", file)
		}
	}
	r.mapIsTrue(before, texts, now)
	r.goesOn()
}

// mapIsTrue wants each task to stand as it did or, where the course changed a file that the reader
// had answered, to be marked as changed, and then to be judged as it was before.
func (r *reader) mapIsTrue(before, texts, now map[string]string) {
	r.t.Helper()
	after, merged := r.theMap(), 0
	for name, was := range before {
		chapter, task, _ := strings.Cut(name, " ")
		x := r.task(chapter, task)
		switch is := after[name]; {
		case is == was:
		case was == "#" && is == "~" && texts[x.Path()] != now[x.Path()]:
			merged++
			if said := r.tool(0, "check", x.Number()); !strings.Contains(said, " is green") {
				r.t.Errorf("%s was green, and after the pull check says\n%s", name, said)
			}
		default:
			r.t.Errorf("%s was %q on the map, and after the pull it is %q", name, was, is)
		}
	}
	if merged == 0 {
		r.t.Error("no answer has changed by the pull: this has proved nothing")
	}
}

// goesOn wants next and check to work, the hunt still to be on and to end, and what the reader
// wrote to come back after ours.
func (r *reader) goesOn() {
	r.t.Helper()
	if said := r.tool(0, "next"); !r.tiny && !strings.Contains(said, "then:  go run ./exercises check") {
		r.t.Errorf("next says\n%s", said)
	}
	if r.tiny { // all tests are green there
		r.tool(0, "check", "Hunt1")
	} else if said := r.tool(1, "check", "Hunt1"); !strings.Contains(said, "Hunt1 is red") {
		r.t.Errorf("the fault is in the program still, and check says\n%s", said)
	}
	r.tool(0, "restore", "all")
	ours := r.texts()
	r.tool(0, "restore", "-mine", "all")
	mine := r.texts()
	for _, x := range r.tasks() {
		versions := kept.Versions(r.root, x.Path(), "")
		if len(versions) == 0 || x.Kind == tasks.Hunt {
			continue
		}
		last := readFile(r.t, r.abs(versions[len(versions)-1].Path))
		if mine[x.Path()] != last || mine[x.Path()] == ours[x.Path()] {
			r.t.Errorf("restore -mine has not brought the last version of %s back, but\n%s",
				x.Path(), mine[x.Path()])
		}
	}
}

// A reader of an earlier version pulls this one, by the commands of the page.
func TestPull(t *testing.T) {
	t.Run("the tiny course", func(t *testing.T) { newTinyReader(t).survives(ownCopy(t)[0]) })
	t.Run("a hunt in the clone", func(t *testing.T) { newBefore(t).survives(ownCopy(t)[0]) })
	t.Run("the whole course", func(t *testing.T) {
		if !*full {
			t.Skip("runs with -full")
		}
		coursetest.NeedsGo(t)
		needsGit(t)
		// What was built stays of use, and what vet says of an answer is proved in package judge.
		t.Setenv("GOFLAGS", os.Getenv("GOFLAGS")+" -trimpath -vet=off")
		r := readerIn(t, t.TempDir())
		r.become("middle.txt")
		r.survives(ownCopy(t)[0])
	})
}

// A copy without history is told once which version it began as, by the commands of the page.
func TestPullIntoTemplate(t *testing.T) {
	r := newTinyReader(t)
	r.in(r.dir, "mv reader mine && mkdir reader && git -C course archive HEAD | tar xf - -C reader")
	r.shell("git init -q -b main && git add -A && git commit -q -m 'Initial commit'")
	r.shell("cp -R ../mine/ch* . && cp -R ../mine/exercises/.kept exercises/")
	r.shell("git add -A && git commit -q -m 'My answers'")
	r.in(r.course, "git commit -q --allow-empty -m 'Between' && git commit -q --allow-empty -m 'Once more'")
	r.survives(strings.ReplaceAll(ownCopy(t)[1], "ADDRESS", "'"+r.course+"'"))
}

// Where that cannot be, a fresh clone gets all answers from what is kept.
func TestKeptIntoAFreshClone(t *testing.T) {
	r := newTinyReader(t)
	before, texts := r.theMap(), r.texts()
	r.comeOut()
	r.in(r.dir, "mv reader before && git clone -q course reader")
	r.in(r.dir, "cp -R before/exercises/.kept reader/exercises/")
	r.tool(0, "restore", "-mine", "all")
	now := r.texts()
	for _, file := range []string{value, rook, name, mobility} {
		if !isMine(now[file]) || isMine(texts[file]) && now[file] != texts[file] {
			t.Errorf("%s is not the reader's:\n%s", file, now[file])
		}
	}
	for task, is := range r.theMap() {
		if was := before[task]; is != was && was == "#" {
			t.Errorf("%s was %q on the map, and is %q", task, was, is)
		}
	}
}

// Readers pull as they are used to, and git leaves two versions in a file. The command says
// which, and what to type to keep the reader's lines; the reader types that.
func TestTwoVersions(t *testing.T) {
	const commit = "git add -A; git commit -q -m 'My answers'; "
	const merge = "git pull -q --no-rebase --no-edit; "
	ways := map[string]struct{ pull, end string }{
		"a merge":  {pull: commit + merge},
		"a rebase": {pull: commit + "git pull -q --rebase"},
		"a stash":  {pull: "git stash -q; " + merge + "git stash pop"},
		"a merge, committed so": {
			pull: commit + merge + "git add -A; git commit -q --no-edit",
			end:  "Take out the lines that you do not want",
		},
	}
	for way, tt := range ways {
		t.Run(way, func(t *testing.T) {
			if !*full && way != "a merge" {
				t.Skip("runs with -full")
			}
			r := newTinyReader(t)
			if way == "a stash" { // what is committed does not conflict
				r.later = slices.DeleteFunc(r.later, func(line string) bool { return strings.Contains(line, " Value") })
			}
			before := r.texts()
			r.comeOut()
			r.try(r.root, tt.pull)
			for _, line := range []string{"next", "check", "check 2.1", "start ch03", "again"} {
				r.saysTwoVersions(1, line)
			}
			r.saysTwoVersions(0, "restore")
			said := r.saysTwoVersions(0, "")
			if marks := slices.Collect(maps.Values(r.theMap())); !slices.Contains(marks, "?") {
				t.Errorf("a file does not compile, and the map says %q", marks)
			}
			if tt.end != "" {
				if !strings.Contains(said, tt.end) {
					t.Errorf("it says\n%swant in it %q", said, tt.end)
				}
				return
			}
			_, commands, _ := strings.Cut(said, "To keep your lines: ")
			commands, _, _ = strings.Cut(commands, ")\n")
			for line := range strings.SplitSeq(commands, "   then: ") {
				r.shell(line)
			}
			r.tool(0, "next")
			now := r.texts()
			for _, file := range []string{rook, mobility} {
				if course.HasTwoVersions(now[file]) || !isMine(now[file]) {
					t.Errorf("%s was\n%s\nand now it is\n%s", file, before[file], now[file])
				}
			}
		})
	}
}

// The course has deleted a file that the reader has changed: git keeps it, and stops.
func TestMergeIsNotEnded(t *testing.T) {
	const note, file = "Git has not ended its merge yet: ", "ch02-moves/chess/rook_test.go"
	r := newTinyReader(t)
	r.later = []string{"remove " + file}
	before := r.texts()[file]
	r.comeOut()
	r.try(r.root, ownCopy(t)[0])
	said := r.tool(0, "next")
	_, commands, found := strings.Cut(said, note)
	if commands, _, _ = strings.Cut(commands, ")\n"); !found {
		t.Fatalf("it says\n%swant in it %q", said, note)
	}
	for line := range strings.SplitSeq(commands, "   then: ") {
		r.shell(line)
	}
	if said := r.tool(0, "next"); strings.Contains(said, note) || r.texts()[file] != before {
		t.Errorf("it says\n%sand %s is\n%s", said, file, r.texts()[file])
	}
}

// saysTwoVersions wants a command to say what git has left, and returns its words.
func (r *reader) saysTwoVersions(exit int, line string) string {
	r.t.Helper()
	said := r.tool(exit, strings.Fields(line)...)
	if !strings.Contains(said, "git has left two versions in ch0") {
		r.t.Errorf("%q says\n%s\nwant what git has left", line, said)
	}
	return said
}

// What has two versions in it is kept, too, and is no version of the reader's own.
func TestTwoVersionsAreKept(t *testing.T) {
	f := newFixture(t)
	f.Green("2.1", rook, coursetest.Mine(rook, "x"))
	both := strings.Replace(coursetest.Mine(rook, "x"), "// x\n",
		"<<<<<<< HEAD\n// x\n=======\n// y\n>>>>>>> 0123456\n", 1)
	f.Write(rook, both)
	f.Says(1, "check", "git has left two versions in "+rook+", yours and ours")
	f.Says(0, "restore 2.1", "Ours is back: "+rook)
	f.IsThere(both)
	f.Do(0, "restore -mine 2.1")
	f.Has(rook, coursetest.Mine(rook, "x"))
}

// A hunt is on in the clone, as an earlier version has let it in, and the next version has its fault
// in other files, or in other words.
func TestHuntOfAnEarlierVersion(t *testing.T) {
	f := newFixture(t)
	f.Green("2.1", rook, coursetest.Mine(rook, "x"))
	f.LetInPlace("ch02-moves", "Hunt1")
	older := strings.Replace(coursetest.Ours(rook), " || from%8 == to%8", "", 1) + "// Of an earlier version.\n"
	f.Write(rook, older)
	archive := tasks.ArchiveFile("ch02-moves")
	const fault = "-- fault Hunt1 chess/%s --"
	f.Write(archive,
		strings.ReplaceAll(coursetest.Ours(archive), fmt.Sprintf(fault, "rook.go"), fmt.Sprintf(fault, "name.go")))
	f.Says(1, "next 2.1", "in the files of 2.1 Rook.IsValid stands the fault of a hunt")
	f.Says(1, "check 2.1", "in the files of 2.1 Rook.IsValid stands the fault of a hunt")
	f.Says(0, "ch02", "# 2.1 ")
	f.Answer = coursetest.Reds("TestNext")
	f.Says(1, "check 2.5", "2.5 Hunt1 is red")
	if _, laid := f.Laid[rook]; laid {
		t.Error("the hunt was judged with ours in the place of the fault")
	}
	f.Says(0, "restore 2.1", "Ours is back: "+rook)
	f.IsThere(older)
	for range 2 { // the fault is none of the learner's versions
		f.Do(0, "restore -mine 2.1")
		f.Has(rook, coursetest.Mine(rook, "x"))
		f.Says(1, "restore -mine 2.1", "no other version of yours is kept of "+rook)
		f.Write(rook, older+"// Half mended.\n")
	}
	f.Answer = ""
	f.Do(0, "start ch03")
	f.Has(rook3, coursetest.Ours(rook3))
	f.Do(0, "restore 2.5")
	f.Has(rook, coursetest.Mine(rook, "x"))
	f.Says(1, "restore -mine 2.1", "no other version of yours is kept of "+rook)
}

// What an earlier version of the tool has kept and remembered is read.
func TestKeptByAnEarlierVersion(t *testing.T) {
	f := newFixture(t)
	text := coursetest.Mine(rook, "x")
	f.Write(rook, text)
	f.Write(kept.Dir+"/00007-2026-11-22-1504/"+rook, coursetest.Mine(rook, "before"))
	f.Write(kept.Dir+"/00008-2026-11-22-1505-hunt/"+sides, "hunted")
	f.Write(progress.File, `{"At": "ch02-moves Mobility", "Chapter": "ch02-moves", "Again": "",
		"Hints": {"ch02-moves Mobility": 1},
		"Done": {"ch02-moves Rook.IsValid": true, "ch02-moves Rook.String": true},
		"Judged": {"ch02-moves Rook.IsValid": {"Sum": "`+tasks.Sum(text)+`", "Status": 2}},
		"Begun": {"`+rook+`": true, "`+mobility+`": true}, "Carried": {}, "Hunts": {}, "Exams": null}`)
	f.Says(0, "ch02", "  # 2.1   core  Rook.IsValid", "> . 2.2   core  Mobility", "  # 2.3   core  Rook.String")
	f.Says(0, "hint", "2.2 Mobility, hint 2 of 3")
	f.Says(0, "restore -mine 2.1", "Yours of 2026-11-22 15:04 is back")
	f.Has(rook, coursetest.Mine(rook, "before"))
	f.IsThere(text)
}

// Ours of a test that the reader has changed comes back by the git command that check names,
// whether theirs is committed or not, and whether the course has changed it meanwhile.
func TestOursByGit(t *testing.T) {
	const file = "ch02-moves/chess/rook_test.go"
	r := newTinyReader(t)
	bringOurs := func(when, ours string) {
		t.Helper()
		_, line, _ := strings.Cut(r.tool(0, "restore"), "  changed    "+file+"   (")
		line, _, _ = strings.Cut(line, ")\n")
		mine := r.texts()[file]
		r.shell(line)
		if d := r.texts()[file]; d != ours || mine == ours {
			t.Errorf("%s, %q has brought\n%s", when, line, d)
		}
		r.write(r.root, file, mine)
	}
	bringOurs("before it is committed", coursetest.Ours(file))
	r.shell("git add -A && git commit -q -m 'My answers'")
	bringOurs("after it is committed", coursetest.Ours(file))
	r.comeOut()
	r.shell(ownCopy(t)[0])
	bringOurs("after the pull", readFile(t, filepath.Join(r.course, filepath.FromSlash(file))))
}

// Somebody runs all tests in the middle of a merge: one of them says what to do.
func TestGitHasLeftNoTwoVersions(t *testing.T) {
	f := newFixture(t)
	f.Root, _ = realCourse(t, tasks.Rebuild)
	if files := pull.LeftByGit(f.Desk()); len(files) > 0 {
		t.Error(pull.TwoVersionsIn(f.Desk(), files))
	}
}
