// tree_test.go tests the drawings of a search by reading them back.

package picture

import (
	"strings"
	"testing"
)

func TestTree(t *testing.T) {
	tests := []struct{ name, spec, want string }{
		{"White takes the most of what Black leaves", "White: a (b -2, c +1), d (e 0, ...)", "a|b|-2|c|+1|-2|d|e|0|...|0|0"},
		{"Black takes the least of what White finds", "Black: a (b -2, c +1), d (e 0)", "a|b|-2|c|+1|+1|d|e|0|0|0"},
		{"negamax has the scores of the side to move", "White negamax: a (b -2, c +1), d (e 0)", "a|b|-2|c|+1|+2|d|e|0|0|0"},
		{"what the reader is to find is a question", "White blank: a (b -2, c +1)", "a|b|-2|c|+1|?|?"},
		{"one answer is enough to cut", "White cuts: d (e 0), a (b -2, c), f (g +1, h 0, i)", "d|e|0|0|a|b|-2|c|≤-2|f|g|+1|h|0|i|≤0|0"},
		{"a bound is turned around with its score", "White cuts negamax: d (e 0), a (b -2, c)", "d|e|0|0|a|b|-2|c|≥+2|0"},
		{"a position that stood before has its score", "White: a (b (c +2 @A)), c (b (a =A, d +1))", "a|b|c|+2|+2|+2|c|b|a|+2|d|+1|+2|+2|+2"},
		{"without scores it has its name", "White: a (b (c @A)), c (b (a =A))", "a|b|c|A|c|b|a|A"},
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
	} {
		if _, err := Tree(spec); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want something with %q", spec, err, want)
		}
	}
}
