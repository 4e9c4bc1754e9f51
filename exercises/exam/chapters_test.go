// chapters_test.go has the course pass its own exams.

package exam

import (
	"flag"
	"fmt"
	"os/exec"
	"path/filepath"
	"testing"

	"mateinfive/internal/gotool"
	"mateinfive/internal/outside"
	"mateinfive/internal/source"
)

var full = flag.Bool("full", false, "try all chapters and all impostors, and not a sample")

// The code of each chapter, with a few lines around it, passes the exam of its level. What a
// learner has written counts for nothing here.
func TestChaptersPassTheirExams(t *testing.T) {
	if gotool.Nested() {
		t.Skip("this is a proof within a proof")
	}
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("no go command here")
	}
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	ours, err := source.Own(root)
	if err != nil {
		t.Fatal(err)
	}
	first, last, seeds := 3, 3, 1
	if *full {
		first, last, seeds = 1, Last, 3
	}
	for level := first; level <= last; level++ {
		t.Run(fmt.Sprintf("exam %d", level), func(t *testing.T) {
			p := outside.Program{Dir: root, Command: []string{filepath.Join(t.TempDir(), "program.exe")}}
			out, exit, err := gotool.Run(t.Context(), root, ours, "build", "-o", p.Command[0],
				fmt.Sprintf("./exercises/testdata/exam/ch%02d", min(level, 5))) // which has two levels
			if err != nil || exit != 0 {
				t.Fatalf("it does not compile: %v\n%s", err, out)
			}
			for seed := range uint64(seeds) {
				cases := Questions(level, seed+1)
				asked := Ask(t.Context(), p, cases, Patience(Last))
				for _, end := range asked.Ends {
					t.Errorf("seed %d: %v\n%s", seed+1, end.Err, end.Said)
				}
				r := Judge(cases, asked.Answers)
				if r.Answer != nil {
					t.Errorf("seed %d: %v\n%s", seed+1, r.Rules, r.Answer)
				}
			}
		})
	}
}
