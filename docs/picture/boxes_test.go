// boxes_test.go tests the drawings of values by reading them back.

package picture

import (
	"strings"
	"testing"
)

func TestBoxes(t *testing.T) {
	spec := "p := &a [->a] & a := [3]int{} [1|2|9!]; & k [type=*T|value=nil] & k != nil; [i := 3]; One & all; alone; arrows k>3.1=no"
	file, err := Boxes(spec)
	root := mustRead(t, spec, file, err)
	same(t, labels(root), "p := &a|a := [3]int{}|1|2|9|k|type|*T|value|nil|k != nil|i := 3|One|all|alone|no", "got  %s\nwant %s")
	for name, want := range map[string]int{"rect": 1 + 1 + 3 + 2 + 1, "path": 2, "circle": 1} {
		if got := len(root.all(name)); got != want {
			t.Errorf("%d of %s, want %d", got, name, want)
		}
	}
	if got := root.all("rect")[4].attr["fill"]; got != lanes[0] {
		t.Errorf("the cell that has changed has the color %s", got)
	}
}

func TestBoxesRefuse(t *testing.T) {
	for spec, want := range map[string]string{
		"":                                     "text is missing",
		"p [->q]":                              `no box at "q"`,
		"words; arrows 1.1>1.1":                `no box at "1.1"`,
		"p [->p]":                              "itself",
		"a [1]; arrows a":                      `no box at ""`,
		"[" + strings.Repeat("wide", 11) + "]": "too much",
	} {
		if _, err := Boxes(spec); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want something with %q", spec, err, want)
		}
	}
}

// TestFacing has arrows begin and end where boxes face each other.
func TestFacing(t *testing.T) {
	for _, test := range []struct{ a1, a2, b1, b2, a, b float64 }{
		{0, 40, 20, 60, 30, 30},
		{0, 40, 60, 100, 30, 70},
		{60, 100, 0, 40, 70, 30},
		{0, 4, 60, 64, 0, 64}, // too small for the way inside
	} {
		if a, b := facing(test.a1, test.a2, test.b1, test.b2, 10); a != test.a || b != test.b {
			t.Errorf("%v: %v and %v", test, a, b)
		}
	}
}
