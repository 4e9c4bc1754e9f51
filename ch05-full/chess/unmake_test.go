// unmake_test.go tests moves that are made on a position and taken back.

package chess

import (
	"fmt"
	"testing"
)

// The moves of TestMake are made and taken back.
func TestUnmake(t *testing.T) {
	for _, tt := range movesMade {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		// A move that is refused shows it: before that the program tries moves, and takes them back.
		refused := fmt.Sprintf("%[1]v%[1]v   and: board   and: perft 2", m.From)
		t.Run(tt.name, func(t *testing.T) {
			lost := p.Make(m)
			p.Unmake(m, lost)
			if want := positionOf(t, tt.fen); p != want {
				t.Errorf("after Make and Unmake(%s)\n%s\n%s",
					m, twoPositions(want, p), playing(want, refused))
			}
		})
	}
}

// Make and Unmake are the innermost part of every count: what they keep, they
// keep on the stack.
func TestMakeAndUnmakeAllocateNothing(t *testing.T) {
	p, m := positionOf(t, "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1"), Move{From: D5, To: E6}
	if allocs := testing.AllocsPerRun(10, func() { p.Unmake(m, p.Make(m)) }); allocs != 0 {
		t.Errorf("%v allocations, want none", allocs)
	}
}
