// chart_test.go tests the drawings of programs by reading them back.

package picture

import (
	"strings"
	"testing"
)

// labels returns the texts of a picture, in the order of the file.
func labels(root *node) string {
	var found []string
	for _, text := range root.all("text") {
		found = append(found, text.text)
	}
	return strings.Join(found, "|")
}

func TestPerft(t *testing.T) {
	file, err := Perft([]Branch{{"e1d1", 2}, {"e1f1", 25}}, []int{2, 27})
	root := mustRead(t, "perft", file, err)
	if got, want := labels(root), "e1d1|2|e1f1|25|1|perft 1|2|perft 2|27"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if got := len(root.all("circle")); got != 1+2+2 {
		t.Errorf("%d circles, want the root, two moves, and two answers to the first", got)
	}
	many := make([]Branch, 20)
	for i := range many {
		many[i] = Branch{"a2a3", 445}
	}
	file, err = Perft(many, []int{20, 400, 8900})
	root = mustRead(t, "perft", file, err)
	if got, want := strings.Count(labels(root), "a2a3"), 7; got != want {
		t.Errorf("%d moves, want %d", got, want)
	}
	if got := labels(root); !strings.Contains(got, "|and 13 more|") || !strings.HasSuffix(got, "|perft 3|8,900") {
		t.Errorf("labels %s", got)
	}
	for _, totals := range [][]int{nil, {2}, {2, 26}, {3, 27}} {
		if _, err := Perft([]Branch{{"e1d1", 2}, {"e1f1", 25}}, totals); err == nil {
			t.Errorf("%v: no error", totals)
		}
	}
}
