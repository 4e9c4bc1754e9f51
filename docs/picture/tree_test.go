// tree_test.go tests the drawings of a search by reading them back.

package picture

import (
	"strings"
	"testing"
)

func TestTree(t *testing.T) {
	tests := []struct {
		name, spec string
		want       string // the texts of the picture, below the sides
	}{
		{
			name: "White takes the most of what Black leaves",
			spec: "White: a (b -2, c +1), d (e 0, ...)", want: "a|b|-2|c|+1|-2|d|e|0|...|0|0",
		}, {
			name: "Black takes the least of what White finds",
			spec: "Black: a (b -2, c +1), d (e 0)", want: "a|b|-2|c|+1|+1|d|e|0|0|0",
		}, {
			name: "negamax has the scores of the side to move",
			spec: "White negamax: a (b -2, c +1), d (e 0)", want: "a|b|-2|c|+1|+2|d|e|0|0|0",
		}, {
			name: "what the reader is to find is a question",
			spec: "White blank: a (b -2, c +1)", want: "a|b|-2|c|+1|?|?",
		}, {
			name: "one answer is enough to cut",
			spec: "White cuts: d (e 0), a (b -2, c), f (g +1, h 0, i)",
			want: "d|e|0|0|a|b|-2|c|≤-2|f|g|+1|h|0|i|≤0|0",
		}, {
			name: "a position that stood before has its score",
			spec: "White: a (b (c +2 @A)), c (b (a =A, d +1))",
			want: "a|b|c|+2|+2|+2|c|b|a|+2|d|+1|+2|+2|+2",
		}, {
			name: "without scores it has its name",
			spec: "White: a (b (c @A)), c (b (a =A))", want: "a|b|c|A|c|b|a|A",
		}, {
			name: "beyond the horizon answers do not count",
			spec: "White: a +1 (b -2), c 0 (d 0)", want: "a|b|-2|+1|c|d|0|0|+1|horizon",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			file, err := Tree(tt.spec)
			root := mustRead(t, tt.spec, file, err)
			got := labels(root)
			for strings.HasPrefix(got, "White|") || strings.HasPrefix(got, "Black|") {
				got = got[len("White|"):]
			}
			if got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}

func TestTreeRefuses(t *testing.T) {
	for spec, want := range map[string]string{
		"":                  "a move is missing",
		"a 1, b 2":          "a move is missing",
		"nobody: a 1":       "begin with White or Black",
		"White: a (b 1))":   "left over",
		"White: a 1,":       "a move is missing",
		"White: a one":      "want a score",
		"White: a =A, b @A": "@NAME before it",
		"White all: a 1":    "want cuts, negamax or blank",
	} {
		if _, err := Tree(spec); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want something with %q", spec, err, want)
		}
	}
}
