// documents_test.go runs those cases of the course's source documents that fit no
// other test. Each name begins with the number of its case in docs/test-cases.md.

package chess

import (
	"slices"
	"testing"
)

// Can a piece other than the king come to this square, to stop an attack there?
func TestDocumentsResolveAnAttack(t *testing.T) {
	tests := []struct {
		name, fen string
		square    Square
		want      bool
	}{
		{"T4-res-1 the king does not count", "8/8/8/8/4r3/8/8/4K3 w", E2, false},
		{"T4-res-2 a rook can step between", "8/8/8/8/4r3/8/5R2/4K3 w", E2, true},
		{"T4-res-3 a pinned rook cannot", "8/8/8/8/4r2b/8/5R2/4K3 w", E2, false},
		{"T4-res-4 the king does not count, Black", "8/8/8/8/4R3/8/8/4k3 b", E2, false},
		{"T4-res-5 a rook can step between, Black", "8/8/8/8/4R3/8/5r2/4k3 b", E2, true},
		{"T4-res-6 a pinned rook cannot, Black", "8/8/8/8/4R2B/8/5r2/4k3 b", E2, false},
		{"T4-res-7 the king does not count, on the other side of the board", "4k3/8/8/4R3/8/8/8/8 b", E7, false},
		{"T4-res-8 a rook can step between, on the other side of the board", "4k3/5r2/8/4R3/8/8/8/8 b", E7, true},
		{"T4-res-9 a pinned rook cannot, on the other side of the board", "4k3/5r2/8/4R2B/8/8/8/8 b", E7, false},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			got := slices.ContainsFunc(p.LegalMoves(), func(m Move) bool {
				return m.To == tt.square && m.From != p.King(p.SideToMove)
			})
			if got != tt.want {
				t.Errorf("a piece can come to %v: %t, want %t", tt.square, got, tt.want)
			}
		})
	}
}

// Whole games, by where they end and how.
func TestDocumentsGames(t *testing.T) {
	tests := []struct {
		name, moves, fen string
		want             Status
	}{
		{
			// The document calls it the Scholar's mate, which is T3R-game-2 (E0-08).
			"T0-game-1 a blunder in the Petrov defense", "e2e4 e7e5 g1f3 g8f6 f3e5 f6e4 d1f3 e4c5 f3f7",
			"rnbqkb1r/pppp1Qpp/8/2n1N3/8/8/PPPP1PPP/RNB1KB1R b", Checkmate,
		},
		{"T3R-game-1 Fool's mate", "f2f3 e7e5 g2g4 d8h4", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w", Checkmate},
		{"T3R-game-2 Scholar's mate", "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7", "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b",
			Checkmate},
		{
			"T3R-game-3 Hohmeister against Frank, 1993: a stalemate with nothing captured",
			`d2d4 e7e5 d1d2 e5e4 d2f4 f7f5 h2h3 f8b4 b1d2 d7d6 f4h2 c8e6
			a2a4 d8h4 a1a3 c7c5 a3g3 f5f4 f2f3 e6b3 d4d5 b4a5 c2c4 e4e3`,
			"rn2k1nr/pp4pp/3p4/b1pP4/P1P2p1q/1b2pPRP/1P1NP1PQ/2B1KBNR w", Stalemate,
		},
		{
			"T3R-game-4 Anderssen against Kieseritzky, 1851: the immortal game",
			`e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5 g8f6 g1f3 h4h6
			d2d3 f6h5 f3h4 h6g5 h4f5 c7c6 g2g4 h5f6 h1g1 c6b5 h2h4 g5g6
			h4h5 g6g5 d1f3 f6g8 c1f4 g5f6 b1c3 f8c5 c3d5 f6b2 f4d6 c5g1
			e4e5 b2a1 f1e2 b8a6 f5g7 e8d8 f3f6 g8f6 d6e7`,
			"r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b", Checkmate,
		},
		{
			"T3R-game-5 Alekhine against Vasic, 1931",
			`e2e4 e7e6 d2d4 d7d5 b1c3 f8b4 f1d3 b4c3 b2c3 h7h6 c1a3 b8d7
			d1e2 d5e4 d3e4 g8f6 e4d3 b7b6 e2e6 f7e6 d3g6`,
			"r1bqk2r/p1pn2p1/1p2pnBp/8/3P4/B1P5/P1P2PPP/R3K1NR b", Checkmate,
		},
	}
	for _, tt := range tests {
		end := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			g := NewGame()
			play(t, g, tt.moves)
			if got := g.Position(); got != end {
				t.Errorf("the game ends with %s, want %s", got.FEN(), tt.fen)
			}
			same(t, g.Status(), tt.want, "the game ends with %v, want %v")
		})
	}
}

func TestDocumentsRecords(t *testing.T) {
	tests := []struct{ name, fen, moves, want string }{
		{"T0-game-2 a game that ends with a mate", StartFEN, "e2e4 e7e5 g1f3 g8f6 f3e5 f6e4 d1f3 e4c5 f3f7",
			"e2-e4 e7-e5 Ng1-f3 Ng8-f6 Nf3xe5 Nf6xe4 Qd1-f3 Ne4-c5 Qf3xf7#"},
		{"T0-disc-2 a discovered check", "4k3/8/8/5p2/4P3/8/8/K3R3 w", "e4f5", "e4xf5+"},
	}
	for _, tt := range tests {
		g := NewGameFrom(positionOf(t, tt.fen))
		t.Run(tt.name, func(t *testing.T) {
			play(t, g, tt.moves)
			sameRecord(t, g, tt.want)
		})
	}
}
