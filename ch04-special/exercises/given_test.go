// given_test.go tests what is given: that each of the three crooked rule sets has
// its one mistake and no other, and that it can be found. It asks nothing of your
// answers. If you want to hunt, do not read on.

package exercises_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"
	"mateinfive/ch04-special/exercises"
	"mateinfive/internal/check"
	"mateinfive/internal/referee"
)

func TestCrookedSets(t *testing.T) {
	setA, setB, setC := exercises.CrookedA, exercises.CrookedB, exercises.CrookedC
	tests := []struct {
		name  string
		set   exercises.Crooked
		fen   string
		depth int
		want  string // the moves on which it differs, with the count by the rules and by the set
	}{
		{"the beginning is no place to find A", setA, chess.StartFEN, 3, ""},
		{"the beginning is no place to find B", setB, chess.StartFEN, 3, ""},
		{"the beginning is no place to find C", setC, chess.StartFEN, 3, ""},

		{"E2-06: A castles with a bishop", setA, "4k3/8/8/8/8/8/8/b3K3 w Q - 0 1", 1, "[e1c1 - 1]"},
		{"E4-04: A castles with a bishop on the other side", setA, "4k3/8/8/8/8/8/8/4K2b w K - 0 1", 1, "[e1g1 - 1]"},
		{"A castles with nothing at all, for Black as well", setA, "4k3/8/8/8/8/8/8/4K3 b kq - 0 1", 1, "[e8g8 - 1 e8c8 - 1]"},
		{"A lets a captured rook castle", setA, "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", 2, "[g3h1 4 5]"},
		{"A lets Black's captured rook castle", setA, "r3k3/8/1N6/8/8/8/8/4K3 w q - 0 1", 2, "[b6a8 5 6]"},
		{"A knows that a rook that moves loses the right", setA, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", 3, ""},
		{"A knows that the king must have the right", setA, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 1, ""},
		{"A knows that the squares between must be empty", setA, "4k3/8/8/8/8/8/8/bN2K1Nb w KQ - 0 1", 1, ""},
		{"A knows that the king may not be attacked, by the piece in the corner either", setA, "4k3/8/8/8/8/8/8/4K2r w K - 0 1", 1, ""},
		{"A knows that the king must be there", setA, "4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", 1, ""},
		{"A knows that a queen does not castle, and that her king is in check", setA, "r6k/8/8/8/8/8/8/K3Q3 w Q - 0 1", 1, ""},

		{"E2-04: B loses a right when two moves are taken back", setB, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 2,
			"[e1d1 26 25 e1f1 26 25 e1d2 26 25 e1e2 26 25 e1f2 26 25 e1g1 23 22 h1f1 23 22 h1g1 25 24 h1h2 25 24 h1h3 24 23 h1h4 23 22 h1h5 22 21 h1h6 21 20 h1h7 17 16]"},
		{"B loses the right to capture en passant", setB, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 2, "[e5d6 4 5]"},
		{"B takes one move back well", setB, "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1", 1, ""},
		{"B takes two back well if there is nothing to lose", setB, "4k3/8/8/3pP3/8/8/8/R3K2R w - - 0 1", 2, ""},
		{"B keeps the captured pieces apart", setB, "4k3/8/2p1p3/3P4/8/2n1n3/3P4/4K3 w - - 0 1", 3, ""},

		{"E4-01: C allows what the king forbids", setC, "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", 1, "[e5d6 - 1]"},
		{"E4-01: C forbids what ends a check", setC, "8/8/8/3pP3/2K5/8/8/7k w - d6 0 1", 1, "[e5d6 1 -]"},
		{"C allows what Black's king forbids", setC, "8/8/8/8/k2Pp2Q/8/8/4K3 b - d3 0 1", 1, "[e4d3 - 1]"},
		{"C forbids what ends a check to Black's king", setC, "8/6Q1/1K6/7k/6Pp/8/8/8 b - g3 0 1", 1, "[h4g3 1 -]"},
		{"C takes the pawn off afterward", setC, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 3, ""},
		{"C sees that the capturing pawn is pinned", setC, "7k/6b1/8/3pP3/8/2K5/8/8 w - d6 0 1", 1, ""},
		{"C sees a check that has nothing to do with the two", setC, "8/8/8/3pP3/8/8/k7/r3K3 w - d6 0 1", 1, ""},
		{"C sees that the capturing pawn steps between", setC, "5b2/8/8/3pP3/8/K7/8/7k w - d6 0 1", 1, ""},
		{"C knows that a king is not captured", setC, "8/8/3k4/3pP3/8/8/8/4K3 w - d6 0 1", 1, ""},
		{"C treats ordinary captures as the rules do", setC, "4k3/8/3p1p2/4P3/8/8/8/4K3 w - - 0 1", 1, ""},
	}
	for _, tt := range tests {
		p := chess.MustParseFEN(tt.fen)
		asked := p
		tt.set.Divide(&asked, tt.depth)
		if asked != p {
			check.Secret(t, "Witnesses", "%s: %s changes the position: %s", tt.name, tt.set.Name(), asked.FEN())
		}
		if got := fmt.Sprint(differences(tt.set, p, tt.depth)); got != "["+strings.Trim(tt.want, "[]")+"]" {
			check.Secret(t, "Witnesses", "%s: at depth %d %s differs on %s, want %s\n%s", tt.name, tt.depth, tt.set.Name(), got, tt.want, p)
		}
	}
}

// known are positions that the chapter counts anyway.
var known = []string{
	"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
	"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
}

// What the learner will try first is enough.
func TestCrookedSets_canBeFound(t *testing.T) {
	for _, set := range exercises.CrookedSets() {
		found := func(fen string) bool { return disagree(set, chess.MustParseFEN(fen), 3) }
		if !slices.ContainsFunc(known, found) {
			check.Secret(t, "Witnesses", "no known position convicts %s at depth 3", set.Name())
		}
	}
}

// Where there is nothing that a set could be wrong about, it counts as the
// referee does.
func TestCrookedSets_haveNoOtherMistake(t *testing.T) {
	tests := []struct {
		set     exercises.Crooked
		without string
		take    func(p *chess.Position) // takes away what the set is wrong about
	}{
		{exercises.CrookedA, "castling", func(p *chess.Position) { p.Castling = chess.NoCastling }},
		{exercises.CrookedB, "castling and en passant", func(p *chess.Position) {
			p.Castling = chess.NoCastling
			p.SetEnPassant(chess.NoSquare)
		}},
		{exercises.CrookedC, "double steps", func(p *chess.Position) {
			p.SetEnPassant(chess.NoSquare)
			for file := range 8 {
				for _, rank := range []int{1, 6} {
					if s := chess.NewSquare(file, rank); p.At(s) != nil && p.At(s).Type() == chess.TypePawn {
						p.Set(s, nil)
					}
				}
			}
		}},
	}
	for _, tt := range tests {
		r := rand.New(rand.NewPCG(4, 6))
		for _, fen := range known {
			p := chess.MustParseFEN(fen)
			for range 10 {
				without := p
				tt.take(&without)
				if got, want := divideText(tt.set.Divide(&without, 2)), refereeText(t, without); got != want {
					check.Secret(t, "Witnesses", "without %s %s divides\n%s, want\n%s\n%s", tt.without, tt.set.Name(), got, want, without)
				}
				moves := p.LegalMoves()
				if len(moves) == 0 {
					break
				}
				p = p.After(moves[r.IntN(len(moves))])
			}
		}
	}
}

// divideText writes a divide in the order of the moves' names: "a2a3 20 a2a4 20".
func divideText(counts []chess.MoveCount) string {
	var lines []string
	for _, count := range counts {
		lines = append(lines, fmt.Sprint(count.Move, " ", count.Nodes))
	}
	slices.Sort(lines)
	return strings.Join(lines, " ")
}

// refereeText is the divideText of the referee, two plies deep.
func refereeText(t *testing.T, p chess.Position) string {
	t.Helper()
	again, err := referee.Parse(p.FEN())
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, m := range again.Moves() {
		lines = append(lines, fmt.Sprint(m, " ", again.After(m).Perft(1)))
	}
	return strings.Join(lines, " ")
}
