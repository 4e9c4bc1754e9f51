// stale_test.go knows, where the course is written, what has changed since a page was proved.

package docs

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/safefile"
	"mateinfive/internal/upstream"
)

// provedFile has a print of each page and of all that it speaks of, as they were when the page
// was proved as a whole. It is written where the course is written, and git does not see it.
const provedFile = upstream.Marker + "/proved.json"

// readProved reads the prints; without the file nothing has been proved.
func readProved(root string) (map[string]string, error) {
	proved := make(map[string]string)
	text, err := os.ReadFile(root + "/" + provedFile)
	if errors.Is(err, fs.ErrNotExist) {
		return proved, nil
	}
	if err == nil {
		err = json.Unmarshal(text, &proved)
	}
	if err != nil {
		return nil, fmt.Errorf("%s cannot be read: %w; delete it, and all pages are proved anew", provedFile, err)
	}
	return proved, nil
}

// noteProved remembers the pages that have been proved as a whole.
func (b *book) noteProved(pages []*page) error {
	for _, p := range pages {
		text, _ := os.ReadFile(b.file(p.path)) // it may have been brought along
		p = newPage(p.path, string(text))
		b.proved[p.path], b.proved[p.path+blocks] = b.print(p, p.text), b.print(p, p.shown())
	}
	text, err := json.MarshalIndent(b.proved, "", "\t")
	if err != nil {
		return err
	}
	return safefile.Write(b.file(provedFile), append(text, '\n'))
}

// blocks marks the print of what a page runs and shows.
const blocks = " blocks"

// isThorough reports whether all that a page runs is proved, and no sample: with -full, and where
// the course is written if something of it has changed since it was proved last.
func (b *book) isThorough(p *page) bool {
	return b.full || b.author && b.proved[p.path+blocks] != b.print(p, p.shown())
}

// isStale reports whether anything has changed that the page speaks of, its prose included.
func (b *book) isStale(p *page) bool { return b.proved[p.path] != b.print(p, p.text) }

// shown is a page without its prose: the blocks, and the directives that say what they are.
func (p *page) shown() string {
	var lines []string
	for i, line := range p.lines {
		if p.prose[i] == "" {
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, "\n")
}

var (
	chapterInText = regexp.MustCompile(`\bch0\d\b`)
	usesTool      = regexp.MustCompile(`go run \./exercises|<!-- with: (solutions|wrong)`)
)

// print is of a text of a page and of the files that it may speak of: of the chapters that it
// names, of what they have in common and, where it works with the exercises, of these.
func (b *book) print(p *page, text string) string {
	folders := []string{"internal", "docs/testdata"}
	names := chapterInText.FindAllString(text+" "+chapterPage.FindString(path.Base(p.path)), -1)
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		if chapter, err := b.chapter(name); err == nil {
			folders = append(folders, chapter, "exercises/testdata/"+chapter)
		}
	}
	if usesTool.MatchString(text) {
		folders = append(folders, "exercises")
	}
	all := sha256.New()
	fmt.Fprintf(all, "%s\n%s\n", p.path, text)
	for _, folder := range folders {
		sum, _ := b.prints.do(folder, func() (string, error) { return b.printOf(folder), nil })
		fmt.Fprintf(all, "%s %s\n", folder, sum)
	}
	return hex.EncodeToString(all.Sum(nil)[:8])
}

// printOf is of the files below a folder: of the exercises only the tool, its lists and sheets;
// of what chapters have in common no tests.
func (b *book) printOf(folder string) string {
	all := sha256.New()
	_ = fs.WalkDir(os.DirFS(b.root), folder, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return nil // what cannot be read is missed elsewhere
		case d.IsDir() && (d.Name()[0] == '.' || name == "exercises/testdata" || name == "ch05-full/bench"):
			return fs.SkipDir
		case d.IsDir(), !chapterPage.MatchString(folder) && strings.HasSuffix(name, "_test.go"):
			return nil
		}
		text, _ := os.ReadFile(b.file(name))
		fmt.Fprintf(all, "%s %d\n%s", name, len(text), text)
		return nil
	})
	return hex.EncodeToString(all.Sum(nil)[:8])
}
