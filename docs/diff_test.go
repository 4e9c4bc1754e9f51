// diff_test.go shows line by line how a page differs from what is true.

package docs

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
)

// around is how many lines that are the same are shown near a difference.
const around = 2

// diff compares two texts by lines: "-" is only on the page, "+" only in what
// is true. cmp finds the differences, as it does for cmp.Diff; the report is
// our own, because cmp would show a change of one word in a long text as a
// string literal, with \n and \t for a learner to decipher.
func diff(page, truth []string) string {
	var r lineReport
	gocmp.Equal(append([]string{}, page...), append([]string{}, truth...), gocmp.Reporter(&r)) // nil is not empty to cmp
	return r.String()
}

// lineReport collects what cmp finds.
type lineReport struct {
	path  gocmp.Path
	lines []string // with "  ", "- " or "+ " before each
}

// PushStep implements the interface that [gocmp.Reporter] asks for.
func (r *lineReport) PushStep(s gocmp.PathStep) { r.path = append(r.path, s) }

// PopStep implements the interface that [gocmp.Reporter] asks for.
func (r *lineReport) PopStep() { r.path = r.path[:len(r.path)-1] }

// Report implements the interface that [gocmp.Reporter] asks for.
func (r *lineReport) Report(result gocmp.Result) {
	if _, ok := r.path.Last().(gocmp.SliceIndex); !ok {
		return
	}
	page, truth := r.path.Last().Values()
	if result.Equal() {
		r.lines = append(r.lines, "  "+page.String())
		return
	}
	if page.IsValid() { // before the "+" lines of this place
		end := len(r.lines)
		for end > 0 && r.lines[end-1][0] == '+' {
			end--
		}
		r.lines = slices.Insert(r.lines, end, "- "+page.String())
	}
	if truth.IsValid() {
		r.lines = append(r.lines, "+ "+truth.String())
	}
}

// String is the report, with few of the lines that are the same.
func (r *lineReport) String() string {
	shown := make([]bool, len(r.lines))
	for i, line := range r.lines {
		if line[0] == ' ' {
			continue
		}
		for near := max(0, i-around); near <= min(i+around, len(shown)-1); near++ {
			shown[near] = true
		}
	}
	var text strings.Builder
	hidden := 0
	for i, line := range r.lines {
		if !shown[i] {
			hidden++
			continue
		}
		writeHidden(&text, hidden)
		hidden = 0
		text.WriteString(line + "\n")
	}
	writeHidden(&text, hidden)
	return strings.TrimSuffix(text.String(), "\n")
}

// writeHidden says how many lines are left out.
func writeHidden(text *strings.Builder, n int) {
	if n > 0 {
		fmt.Fprintf(text, "  ... (%d the same)\n", n)
	}
}

func TestDiff(t *testing.T) {
	got := diff(strings.Fields("a b c d old e f g"), strings.Fields("a b c d new e f g h"))
	want := "  ... (2 the same)\n  c\n  d\n- old\n+ new\n  e\n  f\n  g\n+ h"
	if d := gocmp.Diff(want, got); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
	if got := diff(nil, []string{"a", "b"}); got != "+ a\n+ b" {
		t.Errorf("everything new is shown as %q", got)
	}
}
