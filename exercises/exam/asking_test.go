// asking_test.go puts cases to programs that die, hang and forget.

package exam

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"mateinfive/internal/outside"
)

// programEnv makes this test program one that is asked: one that says ok to each line, but for
// the words die, late (which kills it if more than one line came before), hang and forget. As
// "held" it writes its answers only when its input has ended.
const programEnv = "MATEINFIVE_ASKED"

func TestMain(m *testing.M) {
	if os.Getenv(programEnv) != "" {
		beAsked()
		os.Exit(0)
	}
	os.Exit(m.Run())
}

func beAsked() {
	in := bufio.NewScanner(os.Stdin)
	out := bufio.NewWriterSize(os.Stdout, 1<<16)
	defer out.Flush()
	for n := 0; in.Scan(); n++ {
		switch word := in.Text(); {
		case word == "die", word == "late" && n > 1:
			fmt.Fprintln(os.Stderr, "out of patience")
			os.Exit(3)
		case word == "hang":
			time.Sleep(time.Hour)
		case word != "forget":
			fmt.Fprintln(out, "ok")
		}
		if !strings.HasPrefix(os.Getenv(programEnv), "held") {
			out.Flush()
		}
	}
}

// Where a program ends its case is lost, and no other.
func TestAsk(t *testing.T) {
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name     string
		asked    string // the lines of four cases; each case has one more, before them
		as       string // what the program is
		answers  []int  // how many each case has
		end      error  // what is wrong with one of them
		at       int    // with which
		isLate   bool
		isAstray bool
	}{
		{name: "all is answered", asked: "a b c d", answers: []int{2, 2, 2, 2}},
		{name: "it dies", asked: "a die c d", answers: []int{2, 1, 2, 2}, end: outside.ErrEnded, at: 1},
		{name: "it dies in the first case", asked: "die b c d", answers: []int{1, 2, 2, 2}, end: outside.ErrEnded},
		{name: "it hangs", asked: "a hang c d", answers: []int{2, 1}, end: outside.ErrStopped, at: 1},
		{
			name: "it hangs, and has written nothing yet", asked: "a hang c d", as: "held",
			answers: []int{2, 0}, end: outside.ErrStopped, at: 1,
		},
		{
			name: "it dies, and has written nothing yet", asked: "a die c d", as: "held",
			answers: []int{2, 0, 2, 2}, end: outside.ErrEnded, at: 1,
		},
		{
			name: "it dies of what was asked before", asked: "a late c d",
			answers: []int{2, 2, 2, 2}, end: outside.ErrEnded, at: 1, isLate: true,
		},
		{name: "it does not answer", asked: "a forget c d", answers: []int{2, 2, 2, 1}, at: 3, isAstray: true},
	}
	for _, tt := range tests {
		if tt.as == "held" && tt.end == outside.ErrStopped && !*full {
			continue // each of its cases is waited for, and a busy machine needs more than a moment
		}
		t.Run(tt.name, func(t *testing.T) {
			cases, err := Read("first\n" + strings.ReplaceAll(tt.asked, " ", "\n\nfirst\n"))
			if err != nil {
				t.Fatal(err)
			}
			patience := time.Minute
			if tt.end == outside.ErrStopped {
				patience = 2 * time.Second // it is waited out, and the others need less even on a busy machine
			}
			if *full {
				patience *= 5
			}
			t.Setenv(programEnv, tt.as+"asked")
			p := outside.Program{Dir: t.TempDir(), Command: []string{binary}}
			asked := Ask(t.Context(), p, cases, patience)
			var answers []int
			for _, answered := range asked.Answers {
				answers = append(answers, len(answered))
			}
			if diff := cmp.Diff(tt.answers, answers); diff != "" {
				t.Errorf("answers by case (-want +got):\n%s", diff)
			}
			if tt.end == nil && !tt.isAstray {
				if len(asked.Ends) > 0 {
					t.Errorf("it ended: %v", asked.Ends)
				}
				return
			}
			if len(asked.Ends) != 1 {
				t.Fatalf("it ended %d times, want once: %v", len(asked.Ends), asked.Ends)
			}
			end := asked.Ends[0]
			isWanted := tt.isAstray || errors.Is(end.Err, tt.end)
			if !isWanted || end.Case != tt.at || end.IsLate != tt.isLate || end.IsAstray != tt.isAstray {
				t.Errorf("it ended as %+v, want in case %d: %v", end, tt.at, tt.end)
			}
			if tt.end == outside.ErrEnded && end.Said != "out of patience" {
				t.Errorf("it said %q last", end.Said)
			}
		})
	}
}
