// own.go is a player that is the program of a reader or a friend.

package league

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"mateinfive/exercises/desk"
	"mateinfive/internal/outside"
)

// An own program is run anew for each move, reads two lines, new with a FEN and best, and answers
// ok and its move (docs/exam.md).
type own struct {
	program outside.Program
	version string
}

func (x *own) build(d *desk.Desk, tmp string) (err error) {
	if err := x.program.Build(d.Ctx, tmp); err != nil {
		return err
	}
	x.version, err = version(x.program)
	return err
}

func (x *own) end() {}

// moveForm is a move as the exam has it.
var moveForm = regexp.MustCompile(`^([a-h][1-8]){2}[qrbn]?$`)

func (x *own) choose(ctx context.Context, g *game) (string, error) {
	answers, said, err := x.program.Ask(ctx, []string{"new " + g.fen(), "best"})
	if err != nil {
		return "", forfeitOf(err, said)
	}
	for i, word := range []string{"new", "best"} {
		if strings.HasPrefix(answers[i], "error") {
			return "", &forfeit{reason: noWord, detail: fmt.Sprintf("it answers %s with %.60q. A seat in the league needs "+
				"the words new, with the six fields of a FEN, and best (docs/exam.md)", word, answers[i])}
		}
	}
	if answers[0] != "ok" {
		return "", &forfeit{reason: noMove, detail: fmt.Sprintf("it answers new with %.60q and not with ok", answers[0])}
	}
	return answers[1], nil
}

// forfeitOf says how a program that was asked has lost its game. If the program could not even be
// run, or we are to stop, that is no forfeit.
func forfeitOf(err error, said string) error {
	detail := strings.ReplaceAll(err.Error(), "your program", "it")
	if lines := strings.Split(said, "\n"); said != "" {
		words := lines[len(lines)-1]
		if strings.HasPrefix(lines[0], "panic: ") || strings.HasPrefix(lines[0], "fatal error: ") {
			words = lines[0] // Go says first what has happened
		}
		detail += "; it said: " + words
	}
	for _, way := range []struct {
		err    error
		reason reason
	}{
		{outside.ErrStopped, late},
		{outside.ErrEnded, ended},
		{outside.ErrFlood, flood},
		{outside.ErrMemory, memory},
		{outside.ErrNumber, wrongLines},
	} {
		if errors.Is(err, way.err) {
			return &forfeit{reason: way.reason, detail: detail}
		}
	}
	return err
}

// version is a short sum of the files of a program: of those in Go, or of those that its command
// names, and of all with such endings. Notes, tests of one's own and what a program writes do not count.
func version(p outside.Program) (string, error) {
	endings := []string{".go", ".mod", ".sum"}
	named := outside.CommandIn(p.Dir)
	for _, word := range named {
		if ext := filepath.Ext(word); ext != "" && isFile(filepath.Join(p.Dir, word)) {
			endings = append(endings, ext)
		}
	}
	sum := sha256.New()
	err := filepath.WalkDir(p.Dir, func(path string, d fs.DirEntry, err error) error {
		name := d.Name()
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != p.Dir && (strings.HasPrefix(name, ".") || name == "node_modules"):
			return fs.SkipDir
		case !d.Type().IsRegular() || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		rel, _ := filepath.Rel(p.Dir, path)
		if slices.Contains(endings, filepath.Ext(name)) || slices.Contains(named, rel) || name == "program.txt" {
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			fmt.Fprintf(sum, "%s %d\n%s", filepath.ToSlash(rel), len(text), text)
		}
		return nil
	})
	return fmt.Sprintf("%x", sum.Sum(nil)[:4]), err
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}
