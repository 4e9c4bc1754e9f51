// referee_test.go proves the referee by counts that are published, so that others
// can be measured by it.

package referee

import (
	"strings"
	"testing"
)

// The first seven positions are those of the Chess Programming Wiki, "Perft
// Results"; the others are known for the mistakes they find (Martin Sedlak,
// talkchess.com).
func TestPerft(t *testing.T) {
	tests := []struct {
		name, fen   string
		depth, want int
	}{
		{"the start of a game", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3, 8902},
		{"position 2, Kiwipete: everything at once", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97862},
		{"position 3: pins along a rank, and en passant", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43238},
		{"position 4: promotions, and castling after them", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3, 9467},
		{"position 4 with the sides exchanged", "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", 3, 9467},
		{"position 5: a pawn about to promote beside the king", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 2, 1486},
		{"position 6: the middle of a game", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 2, 2079},
		{"en passant would uncover a rook on the rank", "3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", 4, 10138},
		{"en passant would uncover a bishop", "8/8/4k3/8/2p5/8/B2P2K1/8 w - - 0 1", 4, 10276},
		{"en passant ends a check", "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3", 4, 5380},
		{"castling gives check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", 4, 6399},
		{"castling on the queen's side gives check", "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", 4, 7418},
		{"rooks are captured in their corners", "r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1", 2, 1141},
		{"castling is prevented by attacks", "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1", 2, 1494},
		{"promotion ends a check", "2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1", 4, 19174},
		{"stalemate and checkmate", "8/k1P5/8/1K6/8/8/8/8 w - - 0 1", 5, 10857},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := Parse(tt.fen)
			if err != nil {
				t.Fatal(err)
			}
			if got := p.Perft(tt.depth); got != tt.want {
				t.Errorf("Perft(%d) = %d, want %d, in %s", tt.depth, got, tt.want, tt.fen)
			}
		})
	}
}

// What perft is blind to: how the position is written down.
func TestFEN(t *testing.T) {
	p, err := Parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	for _, ply := range []struct{ move, want string }{
		{"e2e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"},
		{"c7c5", "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2"},
		{"g1f3", "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"},
		{"d8a5", "rnb1kbnr/pp1ppppp/8/q1p5/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"},
		{"f1e2", "rnb1kbnr/pp1ppppp/8/q1p5/4P3/5N2/PPPPBPPP/RNBQK2R b KQkq - 3 3"},
		{"a5d2", "rnb1kbnr/pp1ppppp/8/2p5/4P3/5N2/PPPqBPPP/RNBQK2R w KQkq - 0 4"},
		{"e1d2", "rnb1kbnr/pp1ppppp/8/2p5/4P3/5N2/PPPKBPPP/RNBQ3R b kq - 0 4"},
	} {
		p = p.After(ply.move)
		if got := p.FEN(); got != ply.want {
			t.Fatalf("after %s FEN() = %s, want %s", ply.move, got, ply.want)
		}
		again, err := Parse(p.FEN())
		if err != nil || again != p {
			t.Fatalf("after %s the FEN is read as %s (error %v), want %s", ply.move, again.FEN(), err, p.FEN())
		}
	}
}

func TestInCheck(t *testing.T) {
	for fen, want := range map[string]bool{
		"4k3/8/8/8/8/8/8/R3K3 w - - 0 1":  false,
		"R3k3/8/8/8/8/8/8/4K3 b - - 0 1":  true,
		"4k3/3P4/8/8/8/8/8/4K3 b - - 0 1": true,
		"8/8/8/8/8/8/8/R7 b - - 0 1":      false,
	} {
		p, err := Parse(fen)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.InCheck(); got != want {
			t.Errorf("InCheck() = %t, want %t, in %s", got, want, fen)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for _, fen := range []string{
		"",
		"8/8/8/8/8/8/8/8 w - -",
		"8/8/8/8/8/8/8/8 w - - x 1",
		"8/8/8/8/8/8/8 w - - 0 1",
		"8/8/8/8/8/8/8/9 w - - 0 1",
		"8/8/8/8/8/8/8/8p w - - 0 1",
	} {
		if _, err := Parse(fen); err == nil || !strings.Contains(err.Error(), "the referee cannot read") {
			t.Errorf("Parse(%q) gives the error %v", fen, err)
		}
	}
}

// What a FEN may say, and no game brings up.
func TestOddFENs(t *testing.T) {
	tests := []struct{ name, fen, ask, want string }{
		{name: "a right without its rook", fen: "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1", ask: "legal e1", want: "d1 d2 e2 f1 f2"},
		{name: "rights out of order", fen: "4k3/8/8/8/8/8/8/R3K2R w QK - 0 1", want: "error: this is no position"},
		{name: "a square that is none", fen: "4k3/8/8/8/8/8/8/4K3 w - z9 0 1", want: "error: this is no position"},
		{
			name: "only a pawn is captured en passant",
			fen:  "4k3/8/8/3nP3/8/8/8/4K3 w - d6 0 1", ask: "legal e5", want: "e6",
		},
		{
			name: "not one of its own side",
			fen:  "4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 1", ask: "legal e5", want: "e6",
		},
		{
			name: "not where a pawn of its own side has passed",
			fen:  "4k3/8/8/8/8/8/3Pp3/K7 w - e3 0 1", ask: "legal d2", want: "d3 d4",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			talk := NewTalk(4)
			got := talk.Answer("new " + tt.fen)
			if tt.ask != "" {
				got = talk.Answer(tt.ask)
			}
			if got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}
