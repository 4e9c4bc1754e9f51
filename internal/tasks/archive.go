// archive.go reads what the course itself has in the files that learners change.

package tasks

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// An Archive is a chapter as the course has it, whatever a learner has made of it. Files
// are named from the root: "ch02-moves/chess/rook.go".
//
// It lies in exercises/testdata, one text a chapter: a line "-- ours chess/rook.go --",
// "-- stub chess/rook.go --" or "-- fault Hunt1 chess/board.go --" and the file below it.
// The last is "-- sums --", with a line "chess/game.go 0123456789abcdef" for each other
// Go file of the chapter. docs/CONTRIBUTING.md says how it is written.
type Archive struct {
	Ours   map[string]string            // each file of a task, one of the learner's own as it is delivered; and [Look]
	Stubs  map[string]string            // the same file with zero values in the function that is to be rebuilt
	Faults map[string]map[string]string // by the name of a hunt: the files with its fault
	Sums   map[string]string            // of all other Go files, by which a change is known
}

// Look is the file of a chapter that says how a board looks. It belongs to no task, and is a
// learner's to change all the same.
const Look = "look/look.go"

// ArchiveFile is where the archive of a chapter lies, from the root.
func ArchiveFile(chapter string) string { return "exercises/testdata/" + chapter + ".txtar" }

var sectionHead = regexp.MustCompile(`(?m)^-- (ours|stub|fault \w+|sums) ?(\S*) --\n`)

// ReadArchive reads the archive of a chapter. Without one it is empty.
func ReadArchive(root, chapter string) (*Archive, error) {
	a := &Archive{map[string]string{}, map[string]string{}, map[string]map[string]string{}, map[string]string{}}
	text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(ArchiveFile(chapter))))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("what the course has in %s cannot be read: %w", chapter, err)
	}
	all := Plain(text)
	heads := sectionHead.FindAllStringSubmatchIndex(all, -1)
	for i, head := range heads {
		end := len(all)
		if i+1 < len(heads) {
			end = heads[i+1][0]
		}
		kind, name, file := all[head[2]:head[3]], chapter+"/"+all[head[4]:head[5]], all[head[1]:end]
		switch hunt, isFault := strings.CutPrefix(kind, "fault "); {
		case isFault && a.Faults[hunt] == nil:
			a.Faults[hunt] = map[string]string{name: file}
		case isFault:
			a.Faults[hunt][name] = file
		case kind == "ours":
			a.Ours[name] = file
		case kind == "stub":
			a.Stubs[name] = file
		default:
			for line := range strings.Lines(file) {
				if name, sum, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
					a.Sums[chapter+"/"+name] = sum
				}
			}
		}
	}
	return a, nil
}

// Plain is a text without the signs that some editors put at the ends of lines.
func Plain(text []byte) string { return strings.ReplaceAll(string(text), "\r", "") }

// Sum returns a short print of a text.
func Sum(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:8])
}

// IsNew reports whether a Go file is the learner's alone: the course has none of its name.
func (a *Archive) IsNew(file string) bool {
	_, isOurs := a.Ours[file]
	_, isKnown := a.Sums[file]
	return !isOurs && !isKnown && len(a.Sums) > 0
}

// GoFiles lists the Go files of a chapter, named from the root, but for those that go passes over.
func GoFiles(root, chapter string) (names []string) {
	dir := os.DirFS(root)
	_ = fs.WalkDir(dir, chapter, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return nil // a folder that cannot be read has nothing of ours
		case d.IsDir() && (strings.HasPrefix(d.Name(), ".") || strings.HasPrefix(d.Name(), "_") || d.Name() == "testdata"):
			return fs.SkipDir
		case !d.IsDir() && strings.HasSuffix(name, ".go") && !strings.HasPrefix(d.Name(), "."):
			names = append(names, name)
		}
		return nil
	})
	return names
}

// Changed lists the Go files of a chapter that are not as the course has them, also those that the
// course does not have.
func (a *Archive) Changed(root, chapter string) (files []string) {
	for _, file := range GoFiles(root, chapter) {
		text, _ := os.ReadFile(filepath.Join(root, filepath.FromSlash(file)))
		plain := Plain(text)
		ours, isTask := a.Ours[file]
		if isTask && plain != ours || !isTask && Sum(plain) != a.Sums[file] {
			files = append(files, file)
		}
	}
	return files
}
