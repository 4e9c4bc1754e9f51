// boxes_test.go tests the drawings of values by reading them back.

package picture

import (
	"strings"
	"testing"
)

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
		{60, 64, 0, 4, 64, 0},
	} {
		if a, b := facing(test.a1, test.a2, test.b1, test.b2, 10); a != test.a || b != test.b {
			t.Errorf("%v: %v and %v", test, a, b)
		}
	}
}
