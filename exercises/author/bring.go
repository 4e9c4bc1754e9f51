// bring.go brings along what is made from the code, in the order in which one is made from another.

package author

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/gotool"
	"mateinfive/internal/safefile"
	"mateinfive/internal/tasks"
	"mateinfive/internal/upstream"
)

// errUndone ends a run in which something is left to a person.
var errUndone = errors.New("not all is green yet")

// bring brings everything along, and says what it has changed and what is left to a person.
func (d *Desk) bring(ctx context.Context) error {
	d.say("Compiling ...")
	if said, err := d.build(ctx); err != nil || said != "" {
		return errors.Join(err, ifAny(said, "Nothing was changed: it has to compile first."))
	}
	before := d.made()
	if err := d.bringArchives(); err != nil {
		return err
	}
	d.say("Transcripts ...")
	if err := d.bringTranscripts(ctx); err != nil {
		return err
	}
	d.say("Pages, which may take minutes ...")
	wanting, err := d.bringPages(ctx)
	if err != nil {
		return err
	}
	d.say("")
	d.listChanges(before)
	for _, text := range wanting {
		d.say("A page wants you: %s\n", text)
	}
	decides := d.listOld(ctx)
	d.say("All tests ...")
	red, err := d.prove(ctx)
	if err != nil {
		return err
	}
	if len(wanting)+len(red) == 0 {
		d.say("All is green: go test ./...")
		return nil
	}
	return undone(wanting, red, decides)
}

// undone says by name what is red, and what of the above need not be mended for it.
func undone(wanting, red []string, decides bool) error {
	var pages []string
	for _, text := range wanting {
		page, _, _ := strings.Cut(text, ":")
		pages = append(pages, page)
	}
	why := ""
	if slices.Sort(pages); len(pages) > 0 {
		why += "\n  pages: " + strings.Join(slices.Compact(pages), ", ")
	}
	if len(red) > 0 {
		why += "\n  tests: " + strings.Join(red, ", ")
	}
	why += "\nMend these, as is said above, and run this once more."
	if decides {
		why += "\nOf what is for you to decide, prose may stay; a test that wants an old sentence is red until you change it."
	}
	return fmt.Errorf("%w:%s", errUndone, why)
}

// ifAny is an error of what was said and what follows from it, or nil if nothing was.
func ifAny(said, then string) error {
	if said == "" {
		return nil
	}
	return fmt.Errorf("%s\n%s", said, then)
}

// build compiles everything, tests too, and returns what the compiler says.
func (d *Desk) build(ctx context.Context) (string, error) {
	out, exit, err := d.Do(ctx, d.Root, "go", "vet", "./...")
	if exit == 0 {
		out = ""
	}
	return strings.TrimSpace(out), err
}

// bringArchives writes the archives that are stale. A task that cannot be found is a person's.
func (d *Desk) bringArchives() error {
	for _, chapter := range gotool.Chapters(d.Root) {
		text, err := upstream.Archive(d.Root, chapter)
		if err != nil {
			return fmt.Errorf("the archive of %s cannot be written: %w\n"+
				"%s has the list of the tasks, and where each has its code", chapter, err, tasks.File)
		}
		if err := writeChanged(d.path(tasks.ArchiveFile(chapter)), text); err != nil {
			return err
		}
	}
	return nil
}

// writeChanged writes a file unless it is so already.
func writeChanged(file, text string) error {
	if was, err := os.ReadFile(file); err == nil && string(was) == text {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return safefile.Write(file, []byte(text))
}

// keepsScreens finds the tests that keep what a program shows in files, and write those anew with -update.
var keepsScreens = regexp.MustCompile(`consoletest\.Transcripts\(|flag\.Bool\("update"`)

// screenPackages lists the packages that have such tests: "./ch02-moves/terminal".
func (d *Desk) screenPackages() (packages []string) {
	for _, chapter := range gotool.Chapters(d.Root) {
		for _, file := range tasks.GoFiles(d.Root, chapter) {
			if !strings.HasSuffix(file, "_test.go") {
				continue
			}
			text, _ := os.ReadFile(d.path(file))
			dir := "./" + path.Dir(file)
			if keepsScreens.Match(text) && !slices.Contains(packages, dir) {
				packages = append(packages, dir)
			}
		}
	}
	return packages
}

var redPackage = regexp.MustCompile(`(?m)^FAIL\tmateinfive/(\S+)`)

// bringTranscripts writes the transcripts and screens of programs anew, in the packages whose
// tests are red: of the others go test remembers that they are green.
func (d *Desk) bringTranscripts(ctx context.Context) error {
	packages := d.screenPackages()
	if len(packages) == 0 {
		return nil
	}
	out, _, err := d.Do(ctx, d.Root, "go", append([]string{"test"}, packages...)...)
	if err != nil {
		return err
	}
	var red []string
	for _, failed := range redPackage.FindAllStringSubmatch(out, -1) {
		red = append(red, "./"+failed[1])
	}
	if len(red) == 0 {
		return nil
	}
	_, _, err = d.Do(ctx, d.Root, "go", slices.Concat([]string{"test"}, red, []string{"-update"})...)
	return err // what is red still, is said in the end
}

// patient is how long tests may take on a busy machine: go's own limit is ten minutes.
const patient = "-timeout=60m"

// bringPages brings the stale pages along, until nothing changes any more: a page may print
// another's link, or a picture that was drawn from a transcript. It returns what is wrong with
// pages and only a person can mend.
func (d *Desk) bringPages(ctx context.Context) (wanting []string, err error) {
	const most = 4
	was := d.made()
	for range most {
		p := &progress{Desk: d, what: "pages proved"}
		out, exit, err := d.Follow(ctx, d.Root, p.seePage, "go", "test", "-v", "-count=1", "-run", "^TestBook$", patient, "./docs", "-update")
		p.end()
		if err != nil {
			return nil, err
		}
		now := d.made()
		if maps.EqualFunc(was, now, bytes.Equal) {
			wanting = findingsIn(out)
			if exit != 0 && len(wanting) == 0 {
				return nil, fmt.Errorf("the pages could not be proved to their end:\n%s", strings.Join(redLines(out), "\n"))
			}
			return wanting, nil
		}
		was = now
		d.say("Once more, since pages have changed, and others may rest on them ...")
	}
	return nil, errors.New("the pages change each time that they are brought along: git diff docs shows how")
}

var (
	finding   = regexp.MustCompile(`(?m)^ +docs_test\.go:\d+: `)
	goSays    = regexp.MustCompile(`(?m)^( *--- \w+: TestBook|=== |\d+ of \d+ pages proved|FAIL|ok |PASS|exit status ).*\n?`)
	canBeSame = regexp.MustCompile(`or carry the declaration over unchanged`)
)

// findingsIn are what the tests of the pages say, each in full.
func findingsIn(out string) (texts []string) {
	for _, text := range finding.Split(goSays.ReplaceAllString(out, ""), -1)[1:] {
		text = strings.ReplaceAll(strings.TrimSpace(text), "\n        ", "\n")
		texts = append(texts, canBeSame.ReplaceAllString(text, "$0 (go run ./exercises author carry)"))
	}
	return texts
}

// madeFiles are what this command writes, or lets tests write.
var madeFiles = []string{
	"README.md", "docs/*.md", "docs/img/*", "exercises/*.md", "exercises/testdata/*.txtar",
	"ch??-*/*/testdata/*", "ch??-*/*/testdata/*/*",
}

// made reads those files.
func (d *Desk) made() map[string][]byte {
	files := make(map[string][]byte)
	for _, pattern := range madeFiles {
		names, _ := fs.Glob(os.DirFS(d.Root), pattern)
		for _, name := range names {
			if text, err := os.ReadFile(d.path(name)); err == nil {
				files[name] = text
			}
		}
	}
	return files
}

func (d *Desk) listChanges(before map[string][]byte) {
	var changed []string
	now := d.made()
	for _, name := range slices.Sorted(maps.Keys(now)) {
		if was, isOld := before[name]; !isOld || !bytes.Equal(was, now[name]) {
			changed = append(changed, name)
		}
	}
	if len(changed) > 0 {
		d.say("Brought along (git diff shows how):\n  %s\n", strings.Join(changed, "\n  "))
	}
}

// prove runs all tests but that of the pages, which has just been run, and names the red ones: of
// what did not change go test remembers that it is green.
func (d *Desk) prove(ctx context.Context) (red []string, err error) {
	list, _, err := d.Do(ctx, d.Root, "go", "list", "./...")
	if err != nil {
		return nil, err
	}
	const pages = "mateinfive/docs"
	all := strings.Fields(list)
	packages := slices.DeleteFunc(slices.Clone(all), func(p string) bool { return p == pages })
	p := &progress{Desk: d, what: "packages done", all: len(all)}
	defer p.end()
	out, exit, err := d.Follow(ctx, d.Root, p.seePackage, "go", slices.Concat([]string{"test"}, packages, []string{patient})...)
	if err != nil {
		return nil, err
	}
	others, otherExit, err := d.Follow(ctx, d.Root, p.seePackage, "go", "test", "-skip", "^TestBook$", patient, "./docs")
	if err != nil || exit == 0 && otherExit == 0 {
		return nil, err
	}
	p.end()
	d.sayRed(out + others)
	if red = redTests(out + others); len(red) == 0 {
		red = []string{"go test ./... does not come to its end"}
	}
	return red, nil
}

var (
	redTest = regexp.MustCompile(`(?m)^--- FAIL: (\w+)`)
	tested  = regexp.MustCompile(`\bTest[A-Z]\w*`)
)

// redTests names the red tests, package by package: "ch02-moves/chess TestKnight". A package of a
// chapter names the one to begin with.
func redTests(out string) (red []string) {
	from := 0
	for _, at := range redPackage.FindAllStringSubmatchIndex(out, -1) {
		said := out[from:at[0]]
		from = at[1]
		names := []string{out[at[2]:at[3]]}
		for _, test := range redTest.FindAllStringSubmatch(said, -1) {
			names = append(names, test[1])
		}
		if len(names) == 1 {
			names = append(names, tested.FindString(said))
		}
		red = append(red, strings.TrimSpace(strings.Join(names, " ")))
	}
	return red
}

// isQuiet is a line of go test that says nothing of a red test.
var isQuiet = regexp.MustCompile(`^(ok  |\?   |FAIL$|$)`)

// sayRed shows what red tests say, and of much the beginning.
func (d *Desk) sayRed(out string) {
	if lines := redLines(out); len(lines) > 0 {
		d.say("Red:\n%s\n", strings.Join(lines, "\n"))
	}
}

func redLines(out string) (lines []string) {
	const most = 80
	for line := range strings.Lines(out) {
		if line = strings.TrimRight(line, "\n"); !isQuiet.MatchString(line) {
			lines = append(lines, line)
		}
	}
	if more := len(lines) - most; more > 0 {
		lines = append(lines[:most], fmt.Sprintf("(%d more lines: go test ./...)", more))
	}
	return lines
}
