// games_test.go plays whole games: first such as castle nowhere, promote nothing
// and take no pawn in passing, and then those that do.

package chess

import (
	"strings"
	"testing"
)

// The games are cases of the course's source documents: T0-game-1 and
// T3R-game-1 to T3R-game-5. They end in mate or stalemate.
func TestWholeGames(t *testing.T) {
	tests := []struct {
		name     string
		moves    string
		diagram  string
		captured string
	}{
		{
			"Fool's mate", "f2f3 e7e5 g2g4 d8h4",
			`
			8 r n b . k b n r
			7 p p p p . p p p
			6 . . . . . . . .
			5 . . . . p . . .
			4 . . . . . . P q
			3 . . . . . P . .
			2 P P P P P . . P
			1 R N B Q K B N R
			  a b c d e f g h`,
			"",
		},
		{
			"Scholar's mate", "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7",
			`
			8 r . b q k b . r
			7 p p p p . Q p p
			6 . . n . . n . .
			5 . . . . p . . .
			4 . . B . P . . .
			3 . . . . . . . .
			2 P P P P . P P P
			1 R N B . K . N R
			  a b c d e f g h`,
			"p",
		},
		{
			"a blunder in the Petrov defense", "e2e4 e7e5 g1f3 g8f6 f3e5 f6e4 d1f3 e4c5 f3f7",
			`
			8 r n b q k b . r
			7 p p p p . Q p p
			6 . . . . . . . .
			5 . . n . N . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 P P P P . P P P
			1 R N B . K B . R
			  a b c d e f g h`,
			"pPp",
		},
		{
			"Alekhine against Vasic, 1931",
			`e2e4 e7e6 d2d4 d7d5 b1c3 f8b4 f1d3 b4c3 b2c3 h7h6 c1a3 b8d7
			d1e2 d5e4 d3e4 g8f6 e4d3 b7b6 e2e6 f7e6 d3g6`,
			`
			8 r . b q k . . r
			7 p . p n . . p .
			6 . p . . p n B p
			5 . . . . . . . .
			4 . . . P . . . .
			3 B . P . . . . .
			2 P . P . . P P P
			1 R . . . K . N R
			  a b c d e f g h`,
			"NbPppQ",
		},
		{
			"Hohmeister against Frank, 1993: White runs out of moves, and nothing was captured",
			`d2d4 e7e5 d1d2 e5e4 d2f4 f7f5 h2h3 f8b4 b1d2 d7d6 f4h2 c8e6
			a2a4 d8h4 a1a3 c7c5 a3g3 f5f4 f2f3 e6b3 d4d5 b4a5 c2c4 e4e3`,
			`
			8 r n . . k . n r
			7 p p . . . . p p
			6 . . . p . . . .
			5 b . p P . . . .
			4 P . P . . p . q
			3 . b . . p P R P
			2 . P . N P . P Q
			1 . . B . K B N R
			  a b c d e f g h`,
			"",
		},
		{
			"Anderssen against Kieseritzky, 1851: the immortal game",
			`e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5 g8f6 g1f3 h4h6
			d2d3 f6h5 f3h4 h6g5 h4f5 c7c6 g2g4 h5f6 h1g1 c6b5 h2h4 g5g6
			h4h5 g6g5 d1f3 f6g8 c1f4 g5f6 b1c3 f8c5 c3d5 f6b2 f4d6 c5g1
			e4e5 b2a1 f1e2 b8a6 f5g7 e8d8 f3f6 g8f6 d6e7`,
			`
			8 r . b k . . . r
			7 p . . p B p N p
			6 n . . . . n . .
			5 . p . N P . . P
			4 . . . . . . P .
			3 . . . P . . . .
			2 P . P . K . . .
			1 q . . . . . b .
			  a b c d e f g h`,
			"PpBpPRRpQ",
		},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			g := NewGame()
			play(t, g, tt.moves)
			sameBoard(t, g.Board(), setUp(t, tt.diagram))
			if got := capturedIn(g); got != tt.captured {
				t.Errorf("captured are %q, want %q", got, tt.captured)
			}
		})
	}
}

// T0R-game-6 is a case of the source documents again. The other games are told
// in many books; the one with the knight is a problem by Peter Rössler, 1994.
func TestWholeGamesWithSpecialMoves(t *testing.T) {
	tests := []struct {
		name     string
		moves    string
		diagram  string
		captured string
		last     string // the last move, as the record writes it
	}{
		{
			"Morphy against the Duke of Brunswick and Count Isouard, 1858: the rook of the castling mates",
			`e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6
			f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 c4b5 b8d7 e1c1 a8d8
			d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8`,
			`
			8 . n . R k b . r
			7 p . . . . p p p
			6 . . . . q . . .
			5 . . . . p . B .
			4 . . . . P . . .
			3 . . . . . . . .
			2 P P P . . P P P
			1 . . K . . . . .
			  a b c d e f g h`,
			"pNbPpNpnRrBQ", "Rd1-d8#",
		},
		{
			"Gundersen against Faul, 1928: a mate en passant, with two checks at once",
			`e2e4 e7e6 d2d4 d7d5 e4e5 c7c5 c2c3 c5d4 c3d4 f8b4 b1c3 b8c6
			g1f3 g8e7 f1d3 e8g8 d3h7 g8h7 f3g5 h7g6 h2h4 c6d4 d1g4 f7f5
			h4h5 g6h6 g5e6 g7g5 h5g6`,
			`
			8 r . b q . r . .
			7 p p . . n . . .
			6 . . . . N . P k
			5 . . . p P p . .
			4 . b . n . . Q .
			3 . . N . . . . .
			2 P P . . . P P .
			1 R . B . K . . R
			  a b c d e f g h`,
			"PppBPpp", "h5xg6#",
		},
		{
			"a pawn becomes a knight and mates in its sixth move",
			"h2h4 d7d5 h4h5 b8d7 h5h6 d7f6 h6g7 e8d7 h1h6 f6e8 g7f8n",
			`
			8 r . b q n N n r
			7 p p p k p p . p
			6 . . . . . . . R
			5 . . . p . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 P P P P P P P .
			1 R N B Q K B N .
			  a b c d e f g h`,
			"pb", "g7xf8=N#",
		},
		{
			"T0R-game-6, in which both sides castle; its end is not told",
			`d2d4 g8f6 c2c4 e7e6 g2g3 d7d5 f1g2 d5c4 d1a4 c8d7 a4c4 d7c6
			g1f3 c6d5 c4d3 d5e4 d3d1 c7c5 b1c3 e4c6 e1g1 b8d7 d1c2 c5d4
			f3d4 c6g2 g1g2 f8c5 f1d1 e8g8 e2e4 d8e7 c2e2 c5d4 d1d4 e6e5
			d4d1 d7b6`,
			`
			8 r . . . . r k .
			7 p p . . q p p p
			6 . n . . . n . .
			5 . . . . p . . .
			4 . . . . P . . .
			3 . . N . . . P .
			2 P P . . Q P K P
			1 R . B R . . . .
			  a b c d e f g h`,
			"PpPpBbNb", "Nd7-b6",
		},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			g := NewGame()
			play(t, g, tt.moves)
			sameBoard(t, g.Board(), setUp(t, tt.diagram))
			if got := capturedIn(g); got != tt.captured {
				t.Errorf("captured are %q, want %q", got, tt.captured)
			}
			if got := recordOf(g); !strings.HasSuffix(got, " "+tt.last) {
				t.Errorf("the record is %q, want it to end with %s", got, tt.last)
			}
		})
	}
}
