// ranges_test.go tests the drawings of ranges by reading them back.

package picture

import (
	"strings"
	"testing"
)

func TestRanges(t *testing.T) {
	tests := []struct {
		name, spec string
		labels     string
		bright     string // where the bars are bright: x and width
		discs      int
	}{
		{name: "anything", spec: "0..100; a [..]", labels: "a", bright: "14 372"},
		{name: "at least the middle", spec: "0..100; a [50..]", labels: "a|50", bright: "200 186"},
		{name: "at most the middle", spec: "0..100; a [..50]", labels: "a|50", bright: "14 186"},
		{name: "between", spec: "0..100; a [0..100]", labels: "a|0|100", bright: "26 348"},
		{name: "one number", spec: "0..100; a [50]", labels: "a|50", discs: 1},
		{name: "nothing between", spec: "0..100; a [50..50]", labels: "a|50"},
		{name: "less than nothing", spec: "0..100; a [50..20]", labels: "a|50|20"},
		{
			name: "a window names its bounds once", spec: "0..100 window 20..50; a [50..]; b [..]",
			labels: "a|50|alpha 20|beta 50|b", bright: "200 186|14 372",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			file, err := Ranges(tt.spec)
			root := mustRead(t, tt.spec, file, err)
			same(t, labels(root), tt.labels, "texts %s, want %s")
			var bright []string
			for _, box := range root.all("rect") {
				if box.attr["fill"] == yellow {
					bright = append(bright, box.attr["x"]+" "+box.attr["width"])
				}
			}
			same(t, strings.Join(bright, "|"), tt.bright, "bright %s, want %s")
			same(t, len(root.all("circle")), tt.discs, "%d discs, want %d")
		})
	}
}

func TestRangesRefuse(t *testing.T) {
	for spec, want := range map[string]string{
		"":                         "text is missing",
		"a [..]":                   `"a [..]" is no range`,
		"5; a [..]":                "begin with a scale",
		"5..1; a [..]":             "begin with a scale",
		"0..9; a":                  "a range in brackets",
		"0..9; a [1..":             "a range in brackets",
		"0..9; a [x]":              `"x" is no range`,
		"0..9; a [..10]":           "10 is not on the scale",
		"0..9 window a; words [1]": `"a" is no range`,
	} {
		if _, err := Ranges(spec); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want something with %q", spec, err, want)
		}
	}
}
