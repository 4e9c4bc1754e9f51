// hints_test.go tests which moves the hints of a text leave, legal or not.

package notation

import "testing"

func TestCandidates(t *testing.T) {
	const knights = "4k3/8/8/3N4/8/2n2N2/8/1N2K3 w - - 0 1"
	const pawns = "4k3/4p3/8/8/3PpP2/4P3/8/4K3 w - - 0 1"
	tests := []struct {
		name string
		fen  string
		text string
		want string
	}{
		{"every piece of that kind and side could be meant", knights, "Nd2", "b1d2 f3d2 d5d2"},
		{"with Black to move only a black knight could be meant", "4k3/8/8/3N4/8/2n2N2/8/1N2K3 b - - 0 1", "Nd2", "c3d2"},
		{"the file must be right", knights, "Nbd2", "b1d2"},
		{"the rank must be right", knights, "N3d2", "f3d2"},
		{"of the a-file and the first rank the number is 0", "4k3/8/8/8/8/8/N7/R3K2R w KQ - 0 1", "Rad1", "a1d1"},
		{"the h-file and the last rank are files and ranks too", "R3k2R/8/8/8/8/8/8/R3K3 w Q - 0 1", "R8d8", "a8d8 h8d8"},
		{"no piece of that kind stands there", knights, "Nhd2", ""},
		{"a pawn that names no file stays on its own", pawns, "e5", "e3e5"},
		{"a pawn that names its file comes from there", pawns, "dxe5", "d4e5"},
		{"from file to file any rank could be meant", pawns, "ed", "e3d1 e3d2 e3d3 e3d4 e3d5 e3d6 e3d7 e3d8"},
		{"a move has the promotion that the text names", "7k/P7/8/8/8/8/8/7K w - - 0 1", "a8=N", "a7a8n"},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		h, err := scan(tt.text)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(tt.name, func(t *testing.T) {
			if got := movesText(candidates(&p, h)); got != tt.want {
				t.Errorf("%s could mean %q, want %q, on this board, with %v to move\n%v\n%s",
					tt.text, got, tt.want, p.SideToMove, p.Board, playing(&p, tt.text))
			}
		})
	}
}
