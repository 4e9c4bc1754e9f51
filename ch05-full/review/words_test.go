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
		depth        int // of both searches: a deep one is trusted to its last moves
		want         string
	}{
		{
			name: "a rook takes a knight for nothing", fen: "2r1k3/8/8/8/8/2N5/3K4/8 w - - 0 1",
			move: "Ke3", answer: "Rxc3+ Kd4 Rc2", after: 520, best: "Nb5 Kd7", before: -180,
			want: "It hangs the knight on c3: 1... Rxc3+.",
		},
		{
			name: "the engine does not think that it matters",
			fen:  "2r1k3/8/8/8/8/2N5/3K4/8 w - - 0 1", move: "Ke3", answer: "Rxc3+ Kd4 Rc2",
			after: 200, best: "Nb5 Kd7", before: -180,
		},
		{
			name: "the better line loses it too", fen: "2r1k3/8/8/8/8/2N5/3K4/8 w - - 0 1",
			move: "Ke3", answer: "Rxc3+ Kd4 Rc2", after: 520, best: "Ke2 Rxc3", before: -180,
		},
		{
			name: "it is won back later", fen: "2r1k3/8/8/8/8/2N5/3K4/6R1 w - - 0 1", move: "Ke3",
			answer: "Rxc3+ Kd2 Rc8 Kd1 Kd7 Rg8 Kc7 Rxc8+", after: 520, best: "Nb5 Kd7",
			before: -180,
		},
		{
			name: "it is won back later, where more was to be had",
			fen:  "2r1k3/8/8/8/8/2N5/3K4/6R1 w - - 0 1", move: "Ke3",
			answer: "Rxc3+ Kd2 Rc8 Kd1 Kd7 Rg8 Kc7 Rxc8+", after: 520, best: "Rg8+ Ke7 Rxc8",
			before: 340,
		},
		{
			name: "a trade comes before the loss", fen: "r3k3/8/8/8/1b6/2N5/1P6/R3K3 w - - 0 1",
			move: "Kf1", answer: "Bxc3 bxc3 Rxa1+", after: 300, best: "Rxa8+ Ke7", before: 500,
			want: "It loses a rook: 1... Bxc3 2. bxc3 Rxa1+.",
		},
		{
			name: "what protects the piece is pinned", fen: "k3r3/8/8/8/1b6/2B5/4N2P/4K3 w - - 0 1",
			move: "h3", answer: "Bxc3+ Kf2 Ka7", after: 400, best: "Bxb4 Ka7", before: 300,
			want: "It hangs the bishop on c3: 1... Bxc3+. The knight on e2 is pinned and cannot retake.",
		},
		{
			name: "a knight for a pawn", fen: "4k3/8/3p4/4p3/8/5N2/8/4K3 w - - 0 1", move: "Nxe5",
			answer: "dxe5 Kf2", after: 250, best: "Ke2", before: 100,
			want: "It loses a knight for a pawn: 1... dxe5.",
		},
		{
			name: "a pawn that is retaken is not worth a sentence",
			fen:  "4k3/8/8/3p4/4p3/8/4P3/4K3 w - - 0 1", move: "e3", answer: "d4 exd4 Kf7 Kf2",
			after: 250, best: "Kd2", before: 100,
		},
		{
			name: "a pawn that promotes is another matter", fen: "4k3/8/8/8/8/8/p7/4K2B w - - 0 1",
			move: "Kd2", answer: "a1=Q Bg2 Qa2+", after: 900, best: "Bd5 Ke7", before: 100,
		},
		{
			name: "a fork of king and rook", fen: "r3k3/pp6/8/1N6/8/8/8/4K3 b q - 0 1", move: "a6",
			answer: "Nc7+ Kd7 Nxa8 b5", after: 350, best: "Kd7 Nc3 a6", before: 150,
			want: "It allows a fork: 2. Nc7+ attacks the rook on a8 and the king on e8.",
		},
		{
			name: "a fork that takes nothing", fen: "r3k3/pp6/8/1N6/8/8/8/4K3 b q - 0 1",
			move: "a6", answer: "Nc7+ Kd7 Nd5 b5", after: 350, best: "Kd7 Nc3 a6", before: 100,
		},
		{
			name: "a fork is missed", fen: "r3k3/pp6/8/1N6/8/8/8/4K3 w q - 0 1", move: "Kf2",
			answer: "Kd7 Nc3 a6", after: 450, best: "Nc7+ Kd7 Nxa8 b5", before: 150,
			want: "It misses a fork: 1. Nc7+ attacks the rook on a8 and the king on e8.",
		},
		{
			name: "a pin", fen: "4k3/3q4/8/8/8/8/8/R3KB2 b - - 0 1", move: "Kd8",
			answer: "Rd1 Ke7 Rxd7+ Kxd7", after: 100, best: "Qe6+ Be2", before: 800,
			want: "It allows a pin: 2. Rd1 pins the queen on d7 to the king.",
		},
		{
			name: "a pinned piece that goes", fen: "4k3/3q4/8/8/8/8/8/R3KB2 b - - 0 1", move: "Kd8",
			answer: "Rd1 Qxd1+ Kxd1 Ke7", after: 100, best: "Qe6+ Be2", before: 800,
			want: "It loses a queen for a rook: 2. Rd1 Qxd1+ 3. Kxd1.",
		},
		{
			name: "a pin beside which something else is lost",
			fen:  "4k3/3q4/8/1r6/8/8/8/R3KB2 b - - 0 1", move: "Kd8", answer: "Rd1 Ke7 Bxb5 Kf6",
			after: 300, best: "Qe7+ Be2", before: 300, want: "It loses a rook: 2. Rd1 Ke7 3. Bxb5.",
		},
		{
			name: "a skewer", fen: "6r1/8/8/8/3k4/8/2B1K3/8 b - - 0 1", move: "Kd5",
			answer: "Bb3+ Kd6 Bxg8", after: 400, best: "Rg2+ Kf3", before: 250,
			want: "It allows a skewer: 2. Bb3+ attacks the king on d5, and behind it the rook on g8.",
		},
		{
			name: "a skewer of which nothing comes", fen: "6r1/8/8/8/3k4/8/2B1K3/8 b - - 0 1", move: "Kd5",
			answer: "Bb3+ Kd6 Bd1 Rg2+", after: 0, best: "Rg2+ Kf3", before: 250,
		},
		{
			name: "a discovered attack", fen: "3q2k1/5ppp/8/8/8/3B4/8/3R2K1 b - - 0 1", move: "g6",
			answer: "Bxg6 Kg7 Rxd8 hxg6", after: 900, best: "Qe7 Kf1", before: 200,
			want: "It allows a discovered attack: 2. Bxg6 opens the way for the rook on d1 to the queen on d8.",
		},
		{
			name: "an overloaded guard", fen: "4r2k/8/5n2/3b4/p7/1B6/8/K3R3 b - - 0 1", move: "a3",
			answer: "Bxd5 Nxd5 Rxe8+ Kg7", after: 500, best: "Rxe1+ Kb2", before: 300,
			want: "It leaves the knight on f6 with too much to guard: 2. Bxd5 Nxd5 3. Rxe8+.",
		},
		{
			name: "a piece that is trapped", fen: "1B3rk1/p1p2ppp/1p6/8/8/8/5PPP/6K1 w - - 0 1",
			move: "Bxa7", answer: "Ra8 Bb8 Rxb8 f3", after: 300, best: "Bxc7 h6", before: 100,
			want: "It lets the bishop on a7 be trapped: 1... Ra8 2. Bb8 Rxb8.",
		},
		{
			name: "a piece that sells itself", fen: "1B3rk1/p1p2ppp/1p6/8/8/8/5PPP/6K1 w - - 0 1",
			move: "Bxa7", answer: "Ra8 Bxb6 cxb6 f3", after: 200, best: "f3 h6", before: 100,
		},
		{
			name: "mate in one",
			fen:  "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq e6 0 2", move: "g4",
			answer: "Qh4#", after: mate - 1, best: "e4 Nc6", want: "It allows mate: 2... Qh4#.",
		},
		{
			name: "a mate that cannot be proved",
			fen:  "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq e6 0 2", move: "e3",
			answer: "Nc6", after: mate - 1, best: "e4 Nc6",
		},
		{
			name: "mate in two is missed", fen: "6k1/5ppp/4b3/8/1p6/2p5/R4PPP/6K1 w - - 0 1",
			move: "Ra3", answer: "bxa3 Kf1 a2", after: 800, best: "Ra8+ Bc8 Rxc8#",
			before: mate - 3, want: "It misses mate in two on the back rank: 1. Ra8+ Bc8 2. Rxc8#.",
		},
		{
			name: "a mate that was played, and that the engine has not seen",
			fen:  "6k1/5ppp/8/8/8/8/R4PPP/6K1 w - - 0 1", move: "Ra8#", after: -mate, best: "g3 g6",
			before: mate - 1,
		},
		{
			name: "mate in four", fen: "4k3/8/8/8/8/8/8/RR4K1 b - - 0 1", move: "Ke7", answer: "Ra6",
			after: mate - 7, best: "Kd7", before: -1000,
			want: "It allows mate in four: 2. Ra6 Kd7 3. Rb7+ Kc8 4. Raa7 Kd8 5. Ra8#.",
		},
		{
			name: "a mate too far away to prove", fen: "4k3/8/8/8/8/8/8/RR4K1 b - - 0 1", move: "Ke7",
			answer: "Ra6", after: mate - 9, best: "Kd7", before: -1000,
		},
		{
			name: "a threat of mate", fen: "3B4/5p1k/p7/1p1b3p/4q3/1P4QP/P1r2PP1/3R2K1 b - - 0 1",
			move: "Re2", answer: "Bf6 Qxg2+ Qxg2 Bxg2 Kxg2 Rxa2", after: 421, best: "Rc6 Bg5",
			before: -148, want: "It allows a threat of mate: 2. Bf6 threatens Qg7#.",
		},
		{
			name: "a threat of mate is missed", fen: "3B4/5p1k/p7/1p1b3p/4q3/1P4QP/P1r2PP1/3R2K1 w - - 0 1",
			move: "Bg5", answer: "Rc6", after: -132, best: "Bf6 Qxg2+ Qxg2 Bxg2 Kxg2 Rxa2",
			before: 417, want: "It misses a threat of mate: 1. Bf6 threatens Qg7#.",
		},
		{
			name: "a threat of mate against which nothing is lost",
			fen:  "3B4/5p1k/p7/1p1b3p/4q3/1P4QP/P1r2PP1/3R2K1 w - - 0 1", move: "Bg5", answer: "Rc6",
			after: -132, best: "Bf6 Qg6", before: 417,
		},
		{
			name: "a threat by a piece that is captured", fen: "5r1k/2p3pp/3q4/8/8/8/P2Q1PPP/3R2K1 w - - 0 1",
			move: "h3", answer: "Qxd2 Rxd2 Kg8", after: 30, best: "Qxd6 cxd6 Rxd6 Kg8 h3", before: 110,
		},
		{
			name: "a threat of mate in place of another", fen: "6k1/2q2p1p/6pQ/5P2/8/8/6PP/2B3K1 w - - 0 1",
			move: "f6", answer: "Qc5+ Be3 Qf8", after: 100, best: "Bb2 f6 Bxf6 Qa7+ Kh1", before: 400,
		},
		{
			name: "stalemate", fen: "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", move: "Qf7", best: "Qf8#",
			before: mate - 1, want: "It is stalemate, and a draw.",
		},
		{
			name: "a pawn that is regained later",
			fen:  "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2", move: "f4",
			answer: "dxe4 Nc3 Nf6 d3 Bf5 dxe4", after: 123, best: "exd5 c6", before: 71,
		},
		{
			name: "what is lost after more moves than are written", fen: "7r/4k3/8/8/8/8/2N1P3/K7 w - - 0 1",
			move: "Kb1", answer: "Kd7 Ka1 Ke7 Kb1 Kd7 Ka1 Ke7 Kb1 Rc8 Ka1 Rxc2 e3 Ke6 e4", after: 400,
			best: "Nd4 Kd7", before: -100, depth: 16,
		},
		{
			name: "two pawns", fen: "3rk3/8/8/8/8/8/P2P4/7K w - - 0 1", move: "Kg1",
			answer: "Rxd2 Kf1 Rxa2 Kg1 Kd7", after: 500, best: "d4 Ke7", before: -250,
			want: "It loses two pawns: 1... Rxd2 2. Kf1 Rxa2.",
		},
		{
			name: "what is lost after a few moves, and comes back", fen: "7r/4k3/8/8/8/8/2N1P3/K7 w - - 0 1",
			move: "Kb1", answer: "Kd7 Ka1 Ke7 Kb1 Rc8 Ka1 Rxc2 Kb1 Rc8 Ka1 Rc1+ Kb2 Rc8", after: 400,
			best: "Nd4 Kd7", before: -100, depth: 16,
			want: "It loses a knight: 1... Kd7 2. Ka1 Ke7 3. Kb1 Rc8 4. Ka1 Rxc2.",
		},
		{
			name: "a pawn at once, which a deep search trusts",
			fen:  "rnbqk2r/ppp2ppp/5n2/2b1p3/2B1P3/2N2N2/PPPP2PP/R1BQK2R b KQkq - 3 6", move: "Bg4",
			answer: "Bxf7+ Ke7 Bb3 Qe8 h3 Bxf3 Qxf3", after: 152, best: "O-O d3 Nc6", before: 48, depth: 16,
			want: "It loses a pawn: 7. Bxf7+.",
		},
		{
			name: "a pawn at once, but not deeply",
			fen:  "rnbqk2r/ppp2ppp/5n2/2b1p3/2B1P3/2N2N2/PPPP2PP/R1BQK2R b KQkq - 3 6", move: "Bg4",
			answer: "Bxf7+ Ke7 Bb3 Qe8 h3 Bxf3 Qxf3", after: 152, best: "O-O d3 Nc6", before: 48,
		},
		{
			name: "a piece, and another after it", fen: "2r5/4k3/8/8/8/3P4/2N4N/K7 w - - 0 1",
			move: "Kb1", answer: "Kd7 Ka1 Rxc2 Kb1 Rxh2 d4 Rh4", after: 400, best: "Nd4 Kd7",
			before: 400, want: "It loses two knights: 1... Kd7 2. Ka1 Rxc2 3. Kb1 Rxh2.",
		},
		{
			name: "a piece, and pawns are taken until the lines end",
			fen:  "r7/2p2Qpk/1pp3Np/2q3n1/8/P1P5/1P3PPP/3R2K1 w - - 1 24", move: "b4",
			answer: "Nxf7 bxc5 Kxg6 cxb6 cxb6 c4 Rxa3 h4 Kh7 h5 Ne5 g4 Nxc4", after: 441,
			best: "Qd7 Kxg6 h4 Nf7 Qe6+ Kh7 Qxf7 Rf8 b4 Rxf7 bxc5 b5 a4 Rf4", before: 6, depth: 16,
			want: "It loses a knight: 24... Nxf7 25. bxc5 Kxg6 26. cxb6 cxb6.",
		},
		{
			name: "a rook that is retaken later, where others are lost as well",
			fen:  "3r2k1/1p4p1/8/8/2b1N3/1P6/P1N5/R2R2K1 w - - 0 1", move: "Kg2",
			answer: "Rxd1 Nf6+ gxf6 Rxd1 Bxb3 Rd7 Bxa2 Rxb7 Bb1 Kf3 Bxc2 Ke2", after: 600,
			best: "Kf2 Rc8", depth: 16,
			want: "It loses a knight: 1... Rxd1 2. Nf6+ gxf6 3. Rxd1.",
		},
		{
			name: "what promotes is retaken", fen: "r2q3k/2P5/8/8/8/8/8/4K3 b - - 0 1", move: "Kg7",
			answer: "cxd8=Q Rxd8 Kf2 Kf6", best: "Qxc7 Kf2 Kg7", before: 800,
			want: "It loses a queen for a pawn: 2. cxd8=Q Rxd8.",
		},
		{
			name: "a win that is missed", fen: "4k3/8/8/3r4/2r5/3P4/8/4K3 w - - 0 1", move: "d4",
			answer: "Rdxd4 Ke2", after: 900, best: "dxc4 Rd4 Ke2 Rxc4", before: 20,
			want: "It misses the win of a rook for a pawn: 1. dxc4 Rd4 2. Ke2 Rxc4.",
		},
		{
			name: "a win after which it is no better off",
			fen:  "4k3/8/8/3r4/2r5/3P4/8/4K3 w - - 0 1", move: "d4", answer: "Rdxd4 Ke2", after: 900,
			best: "dxc4 Rd4 Ke2 Rxc4", before: -20,
		},
		{
			name: "in a game that is lost already", fen: "2r1k3/8/8/8/8/2N5/3K4/8 w - - 0 1", move: "Ke3",
			answer: "Rxc3+ Kd4 Rc2", after: 700, best: "Nb5 Kd7", before: -350,
			want: "It hangs the knight on c3: 1... Rxc3+.",
		},
		{
			name: "it was not clearly even", fen: "4k3/8/8/8/8/8/8/R3K3 b Q - 0 1", move: "Kd7",
			answer: "Ra6 Ke7", after: 250, best: "Kf7 Ra6", before: -100,
		},
		{
			name: "what could be taken for nothing", fen: "r3k3/8/8/8/8/8/6B1/4K3 w - - 0 1",
			move: "Bh3", answer: "Ke7 Kf2", after: 300, best: "Bxa8 Kd7", before: 300,
			want: "It leaves the rook on a8: 1. Bxa8 takes it for nothing.",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := chess.MustParseFEN(tt.fen)
			plies := []chess.Ply{{Before: p, Move: lineOf(t, p, tt.move, 0).Moves[0]}}
			line := lineOf(t, p, tt.best, tt.before)
			next := lineOf(t, plies[0].After(), tt.answer, tt.after)
			line.Depth, next.Depth = tt.depth, tt.depth
			if got := words(plies, 0, line, next); got != tt.want {
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
