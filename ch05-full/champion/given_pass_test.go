// given_pass_test.go tests where a search may pass, whatever a learner has written.

package champion

import (
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestMayPass(t *testing.T) {
	const quiet = "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1"
	for _, tt := range []struct {
		name, fen string
		beta      int
		want      bool
	}{
		{name: "a quiet position", fen: quiet, beta: 35, want: true},
		{name: "in check", fen: "4k3/8/8/8/8/8/8/r3K2Q w - - 0 1", beta: 35},
		{name: "a stalemate", fen: "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", beta: -900},
		{name: "to prove a mate", fen: quiet, beta: Mate - 7},
		{name: "to be mated later", fen: quiet, beta: -Mate + 7},
		{name: "no window", fen: quiet, beta: Mate},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := chess.MustParseFEN(tt.fen)
			if got := mayPass(&p, tt.beta); got != tt.want {
				t.Errorf("mayPass with beta %d is %t, want %t", tt.beta, got, tt.want)
			}
		})
	}
}

// A pass on a position is made on a copy.
func TestPass(t *testing.T) {
	p := chess.MustParseFEN("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")
	was, s := p, &Search{}
	after, back := s.Pass(&p)
	if got, want := Hash(after), p.Pass(); got != Hash(&want) || !s.passing || s.passes != 1 {
		t.Errorf("the board after it has the hash %x, want %x; passing %t, passes %d", got, Hash(&want), s.passing, s.passes)
	}
	if back(); p != was || s.passes != 0 {
		t.Errorf("p is %s after back, want %s; passes %d", p.FEN(), was.FEN(), s.passes)
	}
}

// A board that keeps its key has another after a pass, and its own when that is taken back.
func TestPassKeepsTheKey(t *testing.T) {
	p := chess.MustParseFEN("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")
	b, passed := newKeyed(&p), p.Pass()
	if got, want := b.pass().Key(), Hash(&passed); got != want {
		t.Errorf("after the pass the key is %x, want %x", got, want)
	}
	if got, want := b.Key(), Hash(&p); got != want {
		t.Errorf("the board itself has the key %x, want %x", got, want)
	}
}
