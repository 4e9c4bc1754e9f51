// text_test.go reads the tree as text and as a picture.

package calltree

import (
	"bytes"
	"encoding/xml"
	"io"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"mateinfive/ch05-full/chess"
)

func TestText(t *testing.T) {
	f := slip{zero: true}.in(t, "k7/8/8/8/8/8/8/2Q4K b - - 0 1", 1)
	const want = `Negamax(p, 1, 0), black to move: k7/8/8/8/8/8/8/2Q4K b - - 0 1
8 k . . . . . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . Q . . . . K
  a b c d e f g h
            to move  returned  minimax
x the root  Black           0     -905
    Ka7     White        +906     +906
    Kb7     White        +905     +905
    Kb8     White        +908     +908

All calls below the root are right, and the root is not. Negamax says 0 here,
the full minimax -905. All moves are worth less than 0 to Black, the best of
them -905: with what does your best begin? Nothing is worth less than -Mate.
`
	if d := cmp.Diff(want, f.Text(80)); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
}

// in asks Negamax with a slip about one position.
func (x slip) in(t *testing.T, fen string, depth int) Finding {
	t.Helper()
	p, err := chess.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	j := &Judge{Eval: material}
	search := func(p *chess.Position, depth, _, _ int) (chess.Move, int) {
		s := &run{slip: x}
		s.negamax(p, depth, 0)
		return s.best, s.nodes
	}
	list, err := In("Negamax", p, depth)
	if err != nil {
		t.Fatal(err)
	}
	return j.Find("Negamax", list, search)
}

// However large a tree is, the call that is wrong is shown, and those that it made.
func TestMostShown(t *testing.T) {
	const fen = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"
	f := slip{mate: func(_, _ int) int { return -Mate }}.in(t, "6k1/5ppp/8/8/8/8/8/RR4K1 w - "+
		"- 0 1", 2)
	for _, f := range []Finding{f, slip{plus: true}.in(t, fen, 2), slip{}.in(t, fen, 2)} {
		shown := make(map[*Call]bool)
		for _, l := range f.lines() {
			if l.call != nil {
				shown[l.call] = true
			}
		}
		if len(shown) > MostShown || len(shown) < MostShown/2 || f.size() <= MostShown {
			t.Errorf("%d of %d calls are shown, want at most %d", len(shown), f.size(),
				MostShown)
		}
		if f.Mistake != nil && !shown[f.Mistake.At] {
			t.Errorf("the mistake is not shown:\n%s", f.Text(80))
		}
	}
}

// The picture is well-formed, and the same each time.
func TestSVG(t *testing.T) {
	for _, f := range []Finding{
		slip{}.find("AlphaBeta"),
		slip{zero: true}.find("Negamax"),
		slip{cut: func(_, _, _, _ int) bool { return true }}.find("AlphaBeta"),
		slip{deeper: true}.find("Negamax"),
		slip{}.in(t, "7k/5Q2/8/8/8/8/8/K7 b - - 0 1", 1),
	} {
		svg := f.SVG()
		for d := xml.NewDecoder(bytes.NewReader(svg)); ; {
			if _, err := d.Token(); err == io.EOF {
				break
			} else if err != nil {
				t.Fatalf("%v in\n%s", err, svg)
			}
		}
		if !IsTree(svg) || !bytes.Equal(svg, f.SVG()) || strings.Contains(string(svg), "NaN") {
			t.Errorf("not a picture of a tree, or another each time:\n%s", svg)
		}
	}
	if IsTree([]byte("<svg xmlns=\"http://www.w3.org/2000/svg\"/>")) {
		t.Error("IsTree of another picture = true")
	}
}
