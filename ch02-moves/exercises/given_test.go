// given_test.go tests what is given: that the judge is fair, and that each
// impostor has its one trick and no other. It asks nothing of your answers.

package exercises_test

import (
	"slices"
	"strings"
	"testing"

	"mateinfive/ch02-moves/chess"
	"mateinfive/ch02-moves/exercises"
	"mateinfive/internal/check"
)

// aliases are the impostors in the order of a report.
var aliases = []string{"rook A", "rook B", "rook C", "pawn A", "pawn B", "pawn C"}

// catching returns the one impostor that a good case catches, "" for none.
func catching(t *testing.T, c exercises.Case) string {
	t.Helper()
	r := exercises.Judge([]exercises.Case{c})
	if len(r.Wrong) > 0 {
		check.Secret(t, "Cases", "%q is wrong: %s", c.Name, r.Wrong)
	}
	if len(r.Caught)+len(r.Loose) != len(aliases) {
		check.Secret(t, "Cases", "%q: caught %q and loose %q: want six in all", c.Name, r.Caught, r.Loose)
	}
	switch len(r.Caught) {
	case 0:
		return ""
	case 1:
		alias, _, _ := strings.Cut(r.Caught[0], ", who ")
		return alias
	default:
		check.Secret(t, "Cases", "%q catches %q: want one at most", c.Name, r.Caught)
		return ""
	}
}

func TestJudge_catches(t *testing.T) {
	board := chess.MustParsePlacement("8/p2p2p1/n2N4/8/B2R1Pnr/3b1N2/2P2PbP/8").String()
	tests := []struct {
		name, move string
		want       bool
		caught     string
	}{
		{"a rook jumps over an enemy", "d4d2", false, "rook A"},
		{"a rook jumps over a friend", "d4g4", false, "rook A"},
		{"a black rook jumps", "h4f4", false, "rook A"},
		{"a rook takes a friend", "d4f4", false, "rook B"},
		{"a black rook takes a friend", "h4g4", false, "rook B"},
		{"a rook stays", "d4d4", false, "rook C"},
		{"a pawn hops over an enemy", "d7d5", false, "pawn A"},
		{"a pawn hops over a friend", "a7a5", false, "pawn A"},
		{"a pawn hops onto a friend", "f2f4", false, ""},
		{"a pawn takes straight ahead", "d7d6", false, "pawn B"},
		{"a pawn takes at the end of its double step", "h2h4", false, "pawn B"},
		{"a pawn takes its friend straight ahead", "a7a6", false, ""},
		{"a pawn strays", "c2b3", false, "pawn C"},
		{"a black pawn strays", "g7h6", false, "pawn C"},
		{"a pawn strays to the other side", "g7f6", false, "pawn C"},
		{"a pawn strays backwards", "f4e3", false, ""},
		{"a pawn stays", "c2c2", false, ""},
		{"a rook goes astray", "d4e5", false, ""},
		{"a rook walks", "d4b4", true, ""},
		{"a rook takes a friend at the edge", "d4a4", false, "rook B"},
		{"a rook takes an enemy", "Rd4xd3", true, ""},
		{"a pawn takes", "c2d3", true, ""},
		{"a pawn goes one step", "f4f5", true, ""},
		{"a pawn goes two steps", "g7-g5", true, ""},
	}
	for _, tt := range tests {
		got := catching(t, exercises.Case{Name: tt.name, Diagram: board, Move: tt.move, Want: tt.want})
		if got != tt.caught {
			check.Secret(t, "Cases", "%s: the move %s with verdict %t catches %q, want %q", tt.name, tt.move, tt.want, got, tt.caught)
		}
	}
}

func TestJudge_complains(t *testing.T) {
	board := chess.MustParsePlacement("4k3/8/8/8/3R4/8/4P3/4K3").String()
	tests := []struct {
		name string
		c    exercises.Case
		want string
	}{
		{"a diagram is missing",
			exercises.Case{Name: "x", Move: "d4d8", Want: true},
			`case 1, "x": not a diagram of a board: `},
		{"a diagram is short",
			exercises.Case{Name: "x", Diagram: "8 . . . . . . . .", Move: "d4d8", Want: true},
			`case 1, "x": not a diagram of a board: `},
		{"a move is missing",
			exercises.Case{Name: "x", Diagram: board, Want: true},
			`case 1, "x": not a move: ""`},
		{"a square does not exist",
			exercises.Case{Name: "x", Diagram: board, Move: "d4d9", Want: true},
			`case 1, "x": no such square: "d9"`},
		{"nothing is on the square",
			exercises.Case{Name: "x", Diagram: board, Move: "a1a2", Want: true},
			`case 1, "x": nothing stands on a1`},
		{"the piece is a king",
			exercises.Case{Name: "x", Diagram: board, Move: "e1d1", Want: true},
			`case 1, "x": a king stands on e1`},
		{"another piece is named",
			exercises.Case{Name: "x", Diagram: board, Move: "Nd4d8", Want: true},
			`case 1, "x": that is no knight on d4, it is a rook`},
		{"it forbids what the rook may",
			exercises.Case{Name: "x", Diagram: board, Move: "d4d8", Want: false},
			`case 1, "x": the real rook may go from d4 to d8 here`},
		{"it allows what the pawn may not",
			exercises.Case{Name: "x", Diagram: board, Move: "e2e5", Want: true},
			`case 1, "x": the real pawn may not go from e2 to e5 here`},
		{"without a name",
			exercises.Case{Diagram: board, Move: "e2e5", Want: true},
			`case 1: the real pawn`},
		{"a name that a terminal would obey",
			exercises.Case{Name: "\x1b[2J", Diagram: board, Move: "e2e5", Want: true},
			`case 1, "\x1b[2J": `},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := exercises.Judge([]exercises.Case{tt.c})
			if len(r.Wrong) != 1 || !strings.HasPrefix(r.Wrong[0], tt.want) {
				t.Errorf("Judge complains %q, want one sentence that begins %q", r.Wrong, tt.want)
			}
			if len(r.Caught) > 0 || !slices.Equal(r.Loose, aliases) {
				t.Errorf("a wrong case catches %q and leaves %q, want all loose", r.Caught, r.Loose)
			}
		})
	}
}

func TestJudge_countsThroughTheTable(t *testing.T) {
	board := chess.MustParsePlacement("8/8/8/8/3R4/8/4P3/8").String()
	r := exercises.Judge([]exercises.Case{
		{"stays", board, "d4d4", false},
		{"wrong", board, "d4c3", true},
		{"stays again", board, "d4d4", false},
		{"strays", board, "e2f3", false},
	})
	wantCaught := []string{"rook C, who stays where it is and calls that a move", "pawn C, who goes diagonally with nothing to take"}
	if !slices.Equal(r.Caught, wantCaught) {
		check.Secret(t, "Cases", "caught %q, want %q", r.Caught, wantCaught)
	}
	if want := []string{"rook A", "rook B", "pawn A", "pawn B"}; !slices.Equal(r.Loose, want) {
		check.Secret(t, "Cases", "loose %q, want %q", r.Loose, want)
	}
	if len(r.Wrong) != 1 || !strings.HasPrefix(r.Wrong[0], `case 2, "wrong": `) {
		t.Errorf("wrong %q, want the second case", r.Wrong)
	}
	if r := exercises.Judge(nil); len(r.Caught)+len(r.Wrong) != 0 || !slices.Equal(r.Loose, aliases) {
		t.Errorf("Judge(nil) = %+v, want all six loose", r)
	}
}

// On a crowded board each rook and each pawn, and what poses as one, is put
// to every square: only a trick may tell them apart, and never two at a time.
func TestJudge_impostorsAreOtherwiseReal(t *testing.T) {
	b := chess.MustParsePlacement("r6r/p1p1p1p1/2Pn1N1p/1p2p3/1P1R2p1/1n1p1P1P/PP1PP1P1/R6R")
	tricks := make(map[string]int)
	for from := chess.A1; from <= chess.H8; from++ {
		p := b.At(from)
		if p == nil || p.Type() != chess.TypeRook && p.Type() != chess.TypePawn {
			continue
		}
		for to := chess.A1; to <= chess.H8; to++ {
			m := chess.Move{From: from, To: to}
			alias := catching(t, exercises.Case{Name: m.String(), Diagram: b.String(), Move: m.String(), Want: p.IsValid(&b, from, to)})
			tricks[alias]++
			if alias != "" && !strings.HasPrefix(alias, p.Type().String()) {
				check.Secret(t, "Cases", "the %s's move %s catches %s", p.Type(), m, alias)
			}
			if alias != "" && p.IsValid(&b, from, to) {
				check.Secret(t, "Cases", "the good move %s catches %s: impostors take liberties, they do not miss moves", m, alias)
			}
		}
	}
	for _, alias := range aliases {
		if tricks[alias] == 0 {
			check.Secret(t, "Cases", "%s is never caught on this board", alias)
		}
	}
}
