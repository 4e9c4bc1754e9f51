// diagram_test.go marks squares of small boards.

package diagram

import "testing"

func TestDraw(t *testing.T) {
	const flipped = "1 . K\n2 . .\n  b a"
	tests := []struct {
		name    string
		diagram string
		extra   []string
		missing []string
		words   Legend
		want    string
	}{
		{name: "nothing", diagram: flipped, want: flipped},
		{
			name: "words of its own", diagram: flipped,
			extra: []string{"a2"}, missing: []string{"b2"},
			words: Legend{Extra: "too many", Missing: "left out"},
			want:  "1 . K     X  too many\n2 ? X     ?  left out\n  b a",
		},
		{
			name: "from the other side", diagram: flipped,
			extra: []string{"a2"},
			want:  "1 . K     X  you said yes, the rules say no\n2 . X\n  b a",
		},
		{
			name: "before a piece", diagram: flipped,
			missing: []string{"a1"},
			want:    "1 .?K     ?  the rules say yes, you did not\n2 . .\n  b a",
		},
		{
			name: "no such squares", diagram: flipped,
			missing: []string{"-", "z1", "a9", ""},
			want:    "1 . K     ?  the rules say yes, you did not\n2 . .\n  b a",
		},
		{
			name:  "no diagram",
			extra: []string{"a1"},
			want:  "     X  you said yes, the rules say no",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Draw(tt.diagram, tt.extra, tt.missing, tt.words); got != tt.want {
				t.Errorf("it is drawn as\n%s\nwant\n%s", got, tt.want)
			}
		})
	}
}
