// provoke_test.go has the compiler say what beginners hear, and reads what check makes of it.

package judge_test

import (
	"context"
	_ "embed"
	"fmt"
	"path"
	"regexp"
	"strings"
	"testing"

	"mateinfive/exercises/course"
	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/judge"
	"mateinfive/internal/gotool"
)

//go:embed testdata/provoked.txt
var provoked string

// A mistake is a small program, and a part of what is said to it.
type mistake struct {
	name, code, want string
	folder           string // in which it is a package
}

// mistakesIn reads testdata/provoked.txt.
func mistakesIn(text string) (common string, list []mistake) {
	for i, section := range strings.Split(text, "\n-- ")[1:] {
		name, body, _ := strings.Cut(section, " --\n")
		if name == "common" {
			common = body
			continue
		}
		m := mistake{name: name, folder: fmt.Sprint("p", i)}
		if strings.HasPrefix(name, "vet: ") {
			m.folder = "vet/" + m.folder
		}
		m.code, m.want, _ = strings.Cut(body, "\n=> ")
		m.want, _, _ = strings.Cut(m.want, "\n")
		list = append(list, m)
	}
	return common, list
}

// The compiler of this machine says it, in its own words: a new version of Go may choose others. All
// programs are packages of one module, which is compiled once.
func TestWhatBeginnersHear(t *testing.T) {
	coursetest.NeedsGo(t)
	t.Parallel()
	common, list := mistakesIn(provoked)
	root := t.TempDir()
	files := map[string]string{
		"go.mod":          "module mateinfive\n\ngo 1.24\n",
		"rules/common.go": "package rules\n\n" + common,
		"circle/a/a.go":   "package a\n\nimport _ \"mateinfive/circle/b\"\n",
		"circle/b/b.go":   "package b\n\nimport _ \"mateinfive/circle/a\"\n",
	}
	for _, m := range list {
		files[m.folder+"/common.go"] = "package chess\n\n" + common
		files[m.folder+"/mistake.go"] = "package chess\n\n" + m.code + "\n"
	}
	if err := coursetest.WriteAll(root, files); err != nil {
		t.Fatal(err)
	}
	said := make(map[string]string) // by folder
	for _, command := range []string{"build ./p...", "vet ./vet/...", "build ./circle/..."} {
		out, exit, err := gotool.Command(context.Background(), root, "go", strings.Fields(command)...)
		if err != nil || exit == 0 {
			t.Fatalf("go %s: exit status %d, %v", command, exit, err)
		}
		_, asked, _ := strings.Cut(command, "./")
		folder, _, _ := strings.Cut(asked, "/") // for what has no place
		for line := range strings.Lines(out) {
			if m := regexp.MustCompile(`^(?:vet: )?(?:\./)?(\S+)[/\\]\w+\.go:`).FindStringSubmatch(line); m != nil {
				folder = path.Clean(strings.ReplaceAll(m[1], `\`, "/"))
			}
			said[folder] += line
		}
	}
	list = append(list, mistake{name: "packages import each other", folder: "circle", want: "Two packages import each other"})
	for _, m := range list {
		t.Run(m.name, func(t *testing.T) {
			text := judge.Explained(&course.Course{Root: root}, "It does not compile:", said[m.folder])
			if _, sentence, _ := strings.Cut(text, "\n"); !strings.Contains(sentence, m.want) || said[m.folder] == "" {
				t.Errorf("check says\n%s\nwant in it %q", text, m.want)
			}
		})
	}
}
