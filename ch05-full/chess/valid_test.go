// valid_test.go is how the tables of the six pieces are run.

package chess

import (
	"strings"
	"testing"
)

// A validTest is a board, a square, and all squares to which the piece there may
// go.
type validTest struct {
	name    string
	diagram string
	from    Square
	want    string // from a1 to h8
}

// testIsValid asks the piece of each row about all 64 squares.
func testIsValid(t *testing.T, tests []validTest) {
	t.Helper()
	for _, tt := range tests {
		b := boardOf(t, tt.diagram)
		p, before := b.At(tt.from), b
		if p == nil {
			t.Fatalf("%s: nothing stands on %v", tt.name, tt.from)
		}
		t.Run(tt.name, func(t *testing.T) {
			var wrong, missing []Square
			for to := A1; to <= H8; to++ {
				got, want := p.IsValid(&b, tt.from, to), strings.Contains(tt.want, to.String())
				switch {
				case got && !want:
					wrong = append(wrong, to)
				case want && !got:
					missing = append(missing, to)
				}
			}
			var nobody Board // not even the piece itself, which would be in its own way
			for _, to := range []Square{tt.from, NoSquare} {
				if p.IsValid(&nobody, tt.from, to) {
					wrong = append(wrong, to)
				}
			}
			if len(wrong)+len(missing) > 0 {
				t.Errorf("from %v it wrongly goes to %v, and misses %v", tt.from, wrong, missing)
			}
			if b != before {
				t.Error("asking has changed the board")
			}
		})
	}
}

// A question to a queen makes no rook and no bishop that would have to be thrown
// away again.
func TestIsValidAllocatesNothing(t *testing.T) {
	var b Board
	var queen Piece = Queen{colored{White}}
	if n := testing.AllocsPerRun(10, func() { queen.IsValid(&b, D4, G7) }); n != 0 {
		t.Errorf("a question allocates %v times, want never", n)
	}
}
