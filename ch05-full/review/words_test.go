// words_test.go tests the sentences, on lines that are given: what the engine would find does not
// matter here.

package review

import (
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/pgn"
)

// lineOf returns a line of moves with a score for the side to move.
func lineOf(t *testing.T, p chess.Position, text string, score engine.Score) engine.Line {
	t.Helper()
	moves, err := pgn.ParseLine(p, text)
	if err != nil {
		t.Fatal(err)
	}
	return engine.Line{Score: score, Moves: moves}
}

func TestWords(t *testing.T) {
	const mate = 30_000
	tests := []struct {
		name, fen    string
		move, answer string // what was played, and what is expected after it
		after        engine.Score
		best         string
		before       engine.Score
		want         string
	}{
		{"a rook takes a knight for nothing", "2r1k3/8/8/8/8/2N5/3K4/8 w - - 0 1", "Ke3", "Rxc3+ Kd4 Rc2", 520, "Nb5 Kd7", -180, "It hangs the knight on c3: 1... Rxc3+."},
		{"the engine does not think that it matters", "2r1k3/8/8/8/8/2N5/3K4/8 w - - 0 1", "Ke3", "Rxc3+ Kd4 Rc2", 200, "Nb5 Kd7", -180, ""},
		{"the better line loses it too", "2r1k3/8/8/8/8/2N5/3K4/8 w - - 0 1", "Ke3", "Rxc3+ Kd4 Rc2", 520, "Ke2 Rxc3", -180, ""},
		{"it is won back later", "2r1k3/8/8/8/8/2N5/3K4/6R1 w - - 0 1", "Ke3", "Rxc3+ Kd2 Rc8 Kd1 Kd7 Rg8 Kc7 Rxc8+", 520, "Nb5 Kd7", -180, ""},
		{"it is won back later, where more was to be had", "2r1k3/8/8/8/8/2N5/3K4/6R1 w - - 0 1", "Ke3", "Rxc3+ Kd2 Rc8 Kd1 Kd7 Rg8 Kc7 Rxc8+", 520, "Rg8+ Ke7 Rxc8", 340, ""},
		{"a trade comes before the loss", "r3k3/8/8/8/1b6/2N5/1P6/R3K3 w - - 0 1", "Kf1", "Bxc3 bxc3 Rxa1+", 300, "Rxa8+ Ke7", 500, "It loses a rook: 1... Bxc3 2. bxc3 Rxa1+."},
		{"what protects the piece is pinned", "k3r3/8/8/8/1b6/2B5/4N2P/4K3 w - - 0 1", "h3", "Bxc3+ Kf2 Ka7", 400, "Bxb4 Ka7", 300, "It hangs the bishop on c3: 1... Bxc3+. The knight on e2 is pinned and cannot retake."},
		{"a knight for a pawn", "4k3/8/3p4/4p3/8/5N2/8/4K3 w - - 0 1", "Nxe5", "dxe5 Kf2", 250, "Ke2", 100, "It loses a knight for a pawn: 1... dxe5."},
		{"a pawn that is retaken is not worth a sentence", "4k3/8/8/3p4/4p3/8/4P3/4K3 w - - 0 1", "e3", "d4 exd4 Kf7 Kf2", 250, "Kd2", 100, ""},
		{"a pawn that promotes is another matter", "4k3/8/8/8/8/8/p7/4K2B w - - 0 1", "Kd2", "a1=Q Bg2 Qa2+", 900, "Bd5 Ke7", 100, ""},
		{"a fork of king and rook", "r3k3/pp6/8/1N6/8/8/8/4K3 b q - 0 1", "a6", "Nc7+ Kd7 Nxa8 b5", 350, "Kd7 Nc3 a6", 150, "It allows a fork: 2. Nc7+ attacks the rook on a8 and the king on e8."},
		{"a fork that takes nothing", "r3k3/pp6/8/1N6/8/8/8/4K3 b q - 0 1", "a6", "Nc7+ Kd7 Nd5 b5", 350, "Kd7 Nc3 a6", 100, ""},
		{"a fork is missed", "r3k3/pp6/8/1N6/8/8/8/4K3 w q - 0 1", "Kf2", "Kd7 Nc3 a6", 450, "Nc7+ Kd7 Nxa8 b5", 150, "It misses a fork: 1. Nc7+ attacks the rook on a8 and the king on e8."},
		{"a pin", "4k3/3q4/8/8/8/8/8/R3KB2 b - - 0 1", "Kd8", "Rd1 Ke7 Rxd7+ Kxd7", 100, "Qe6+ Be2", 800, "It allows a pin: 2. Rd1 pins the queen on d7 to the king."},
		{"a pinned piece that goes", "4k3/3q4/8/8/8/8/8/R3KB2 b - - 0 1", "Kd8", "Rd1 Qxd1+ Kxd1 Ke7", 100, "Qe6+ Be2", 800, "It loses a queen for a rook: 2. Rd1 Qxd1+ 3. Kxd1."},
		{"a pin beside which something else is lost", "4k3/3q4/8/1r6/8/8/8/R3KB2 b - - 0 1", "Kd8", "Rd1 Ke7 Bxb5 Kf6", 300, "Qe7+ Be2", 300, "It loses a rook: 2. Rd1 Ke7 3. Bxb5."},
		{"mate in one", "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq e6 0 2", "g4", "Qh4#", mate - 1, "e4 Nc6", 0, "It allows mate: 2... Qh4#."},
		{"a mate that cannot be proved", "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq e6 0 2", "e3", "Nc6", mate - 1, "e4 Nc6", 0, ""},
		{"mate in two is missed", "6k1/5ppp/4b3/8/1p6/2p5/R4PPP/6K1 w - - 0 1", "Ra3", "bxa3 Kf1 a2", 800, "Ra8+ Bc8 Rxc8#", mate - 3, "It misses mate in two: 1. Ra8+ Bc8 2. Rxc8#."},
		{"a mate that was played, and that the engine has not seen", "6k1/5ppp/8/8/8/8/R4PPP/6K1 w - - 0 1", "Ra8#", "", -mate, "g3 g6", mate - 1, ""},
		{"stalemate", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "Qf7", "", 0, "Qf8#", mate - 1, "It is stalemate, and a draw."},
		{"a pawn that is regained later", "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2", "f4", "dxe4 Nc3 Nf6 d3 Bf5 dxe4", 123, "exd5 c6", 71, ""},
		{"what promotes is retaken", "r2q3k/2P5/8/8/8/8/8/4K3 b - - 0 1", "Kg7", "cxd8=Q Rxd8 Kf2 Kf6", 0, "Qxc7 Kf2 Kg7", 800, "It loses a queen for a pawn: 2. cxd8=Q Rxd8."},
		{"a win that is missed", "4k3/8/8/3r4/2r5/3P4/8/4K3 w - - 0 1", "d4", "Rdxd4 Ke2", 900, "dxc4 Rd4 Ke2 Rxc4", 20, "It misses the win of a rook for a pawn: 1. dxc4 Rd4 2. Ke2 Rxc4."},
		{"a win after which it is no better off", "4k3/8/8/3r4/2r5/3P4/8/4K3 w - - 0 1", "d4", "Rdxd4 Ke2", 900, "dxc4 Rd4 Ke2 Rxc4", -20, ""},
		{"what is lost already", "2r1k3/8/8/8/8/2N5/3K4/8 w - - 0 1", "Ke3", "Rxc3+ Kd4 Rc2", 700, "Nb5 Kd7", -350, ""},
		{"it was not clearly even", "4k3/8/8/8/8/8/8/R3K3 b Q - 0 1", "Kd7", "Ra6 Ke7", 250, "Kf7 Ra6", -100, ""},
		{"what could be taken for nothing", "r3k3/8/8/8/8/8/6B1/4K3 w - - 0 1", "Bh3", "Ke7 Kf2", 300, "Bxa8 Kd7", 300, "It leaves the rook on a8: 1. Bxa8 takes it for nothing."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := chess.MustParseFEN(tt.fen)
			plies := []chess.Ply{{Before: p, Move: lineOf(t, p, tt.move, 0).Moves[0]}}
			next := lineOf(t, plies[0].After(), tt.answer, tt.after)
			if got := words(plies, 0, lineOf(t, p, tt.best, tt.before), next); got != tt.want {
				t.Errorf("words of %s in %s:\ngot  %q\nwant %q", tt.move, tt.fen, got, tt.want)
			}
		})
	}
}

// A piece that has just captured is retaken, and not taken for nothing.
func TestWordsOfARetake(t *testing.T) {
	p := chess.MustParseFEN("4k3/8/8/8/1b6/2N5/1P6/4K3 b - - 0 1")
	var plies []chess.Ply
	for _, m := range lineOf(t, p, "Bxc3+ Kf1", 0).Moves {
		plies = append(plies, chess.Ply{Before: p, Move: m})
		p.Make(m)
	}
	line := lineOf(t, plies[1].Before, "bxc3 Kd7", 200)
	want := "It does not retake: 2. bxc3."
	if got := words(plies, 1, line, lineOf(t, p, "Bxb2 Ke2", 300)); got != want {
		t.Errorf("words are %q, want %q", got, want)
	}
}

// The first sentence that is certain wins, and what comes after it is not even asked.
func TestFirstCertain(t *testing.T) {
	asked := 0
	sentence := func(text string) func() string {
		return func() string {
			asked++
			return text
		}
	}
	sentences := []func() string{sentence(""), sentence("It allows mate."), sentence("It loses a rook.")}
	if got := firstCertain(sentences); got != "It allows mate." || asked != 2 {
		t.Errorf("it says %q after %d were asked, want the first sentence, after 2", got, asked)
	}
	if got := firstCertain(sentences[:1]); got != "" {
		t.Errorf("where none is certain it says %q", got)
	}
}
