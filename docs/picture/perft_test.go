// perft_test.go tests what a tree of moves with its counts refuses.

package picture

import "testing"

func TestPerft(t *testing.T) {
	tests := []struct {
		name    string
		answers int // to the second move
		totals  [2]int
		ok      bool
	}{
		{"the counts agree", 20, [2]int{2, 20}, true},
		{"another number of moves", 20, [2]int{3, 20}, false},
		{"another number of answers", 20, [2]int{2, 21}, false},
		{"more answers than there is room for", 21, [2]int{2, 21}, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			branches := []Branch{{Move: "e1d1", Nodes: 0}, {Move: "e1f1", Nodes: tt.answers}}
			file, err := Perft(branches, tt.totals)
			if (err == nil) != tt.ok {
				t.Fatalf("error %v", err)
			}
			if err == nil {
				root := mustRead(t, tt.name, file, err)
				same(t, len(root.all("path")), 2+1+1, "%d lines, want %d: no answers, no line")
			}
		})
	}
}
