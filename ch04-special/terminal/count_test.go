// count_test.go has the prompt count moves.

package terminal

import (
	"fmt"
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"
)

// kiwipete is a position that is famous for bringing bugs to light.
const kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

// The counts are those that the Chess Programming Wiki publishes on its page
// "Perft Results"; what two kings alone can do was counted by a program of its own.
func TestPerftAtThePrompt(t *testing.T) {
	tests := []struct{ fen, line, want string }{
		{startFEN, "perft 1", "20"},
		{startFEN, "perft 2", "400"},
		{startFEN, "PERFT 3", "8902"},
		{kiwipete, "perft 2", "2039"},
		{kiwipete, "perft 3", "97862"},
		{"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "perft 4", "43238"},
		{"8/8/8/8/8/8/8/K6k w - - 0 1", "perft 5", "1890"},
		{"8/8/8/8/8/8/8/K6k w - - 0 1", "perft 6", "10898"},
		{"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "perft 1", "0"},
	}
	for _, tt := range tests {
		row(t, tt.line+" "+tt.fen, func(t *testing.T) {
			s := newSession(nil, Options{Position: chess.MustParseFEN(tt.fen), Quiet: true})
			before := position(s)
			compare(t, answer(s, tt.line), tt.want+"\n")
			compare(t, position(s), before)
		})
	}
}

// Each line of divide is what perft counts one ply less after its move, and the
// last line is the sum.
func TestDivideAtThePrompt(t *testing.T) {
	for _, fen := range []string{startFEN, kiwipete, "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1", "8/8/8/3pP3/8/8/8/K6k w - d6 0 1"} {
		row(t, fen, func(t *testing.T) {
			s := newSession(nil, Options{Position: chess.MustParseFEN(fen), Quiet: true})
			before := position(s)
			lines := strings.Split(strings.TrimSuffix(answer(s, "divide 2"), "\n"), "\n")
			compare(t, position(s), before)
			p, sum := s.game.Position(), 0
			for i, m := range p.LegalMoves() {
				after := p.After(m)
				nodes := len(after.LegalMoves())
				if want := fmt.Sprintf("%s: %d", m, nodes); i >= len(lines) || lines[i] != want {
					t.Fatalf("line %d of divide 2 is not %q:\n%s", i+1, want, strings.Join(lines, "\n"))
				}
				sum += nodes
			}
			compare(t, lines[len(lines)-1]+"\n", fmt.Sprintln(sum))
			compare(t, answer(s, "perft 2"), fmt.Sprintln(sum))
		})
	}
	s := newSession(nil, Options{Position: at(figureStalemate, chess.Black), Quiet: true})
	compare(t, answer(s, "divide 3"), "0\n")
}

func TestRefusedCounts(t *testing.T) {
	tests := []struct{ args, want string }{
		{"", "that is not how to type it: try %s 3"},
		{"1 2", "that is not how to type it: try %s 3"},
		{"deep down", "that is not how to type it: try %s 3"},
		{"0", "%s looks from 1 to 6 plies ahead here: try %[1]s 3"},
		{"-1", "%s looks from 1 to 6 plies ahead here: try %[1]s 3"},
		{"7", "%s looks from 1 to 6 plies ahead here: try %[1]s 3"},
		{"99999999999999999999", "%s looks from 1 to 6 plies ahead here: try %[1]s 3"},
		{"three", "%s looks from 1 to 6 plies ahead here: try %[1]s 3"},
		{"1.5", "%s looks from 1 to 6 plies ahead here: try %[1]s 3"},
		{"\x1b[2J", "%s looks from 1 to 6 plies ahead here: try %[1]s 3"},
	}
	for _, tt := range tests {
		row(t, tt.args, func(t *testing.T) {
			s := newSession(nil, Options{Position: at("8/8/8/8/8/8/8/K6k", chess.White), Quiet: true})
			before := position(s)
			for _, name := range []string{"perft", "divide"} {
				compare(t, answer(s, name+" "+tt.args), fmt.Sprintf(tt.want, name)+"\n")
			}
			compare(t, position(s), before)
		})
	}
}

// What would take minutes is not begun: nothing can be typed meanwhile, and the
// way out would be to end the game.
func TestCountsThatWouldTakeMinutes(t *testing.T) {
	tests := []struct{ name, fen, line, want string }{
		{"the starting position", startFEN, "perft 6", "perft 6 would count about 97 million nodes, and take minutes: try perft 5"},
		{"a position with many moves", kiwipete, "perft 6", "perft 5 would count about 225 million nodes, and take minutes: try perft 4"},
		{"divide", kiwipete, "divide 5", "divide 5 would count about 225 million nodes, and take minutes: try divide 4"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			s := newSession(nil, Options{Position: chess.MustParseFEN(tt.fen), Quiet: true})
			before := position(s)
			if got := answer(s, tt.line); !strings.Contains(got, tt.want) {
				t.Errorf("%s is answered by %swant %s", tt.line, got, tt.want)
			}
			compare(t, position(s), before)
		})
	}
}

// The guess is held against the published counts: what is less than twenty
// million is counted, and what is more than a hundred million is not.
func TestCountable(t *testing.T) {
	const (
		position3 = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
		position4 = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1" // begins in check
		position5 = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8"
		position6 = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10"
	)
	tests := []struct {
		name, fen, depth string
		nodes            int
	}{
		{"the starting position", startFEN, "5", 4_865_609},
		{"the starting position, one ply more", startFEN, "6", 119_060_324},
		{"kiwipete", kiwipete, "4", 4_085_603},
		{"kiwipete, one ply more", kiwipete, "5", 193_690_690},
		{"kiwipete, two plies more", kiwipete, "6", 8_031_647_685},
		{"few pieces", position3, "6", 11_030_083},
		{"few moves to begin with", position4, "5", 15_833_292},
		{"few moves to begin with, and many later", position4, "6", 706_045_033},
		{"many moves", position5, "4", 2_103_487},
		{"more moves", position6, "4", 3_894_594},
		{"more moves, one ply more", position6, "5", 164_075_551},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			depth, err := countable(chess.MustParseFEN(tt.fen), "perft", []string{tt.depth})
			switch {
			case tt.nodes < 20_000_000 && (err != nil || fmt.Sprint(depth) != tt.depth):
				t.Errorf("perft %s, of %d nodes, is refused: %v", tt.depth, tt.nodes, err)
			case tt.nodes > 100_000_000 && err == nil:
				t.Errorf("perft %s is begun, and it takes %d nodes", tt.depth, tt.nodes)
			}
			if err != nil {
				_, proposed, _ := strings.Cut(err.Error(), "try perft ")
				if _, err := countable(chess.MustParseFEN(tt.fen), "perft", []string{proposed}); err != nil {
					t.Errorf("instead of perft %s try perft %s, it says, and then: %v", tt.depth, proposed, err)
				}
			}
		})
	}
}
