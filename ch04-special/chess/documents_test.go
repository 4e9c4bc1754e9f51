// documents_test.go runs the cases of the course's source documents that are
// about attack, check, mate and stalemate. Each subtest bears the number of its
// case in docs/test-cases.md, and E1-01 is a row of docs/errata.md.

package chess

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// place sets up a board from a list of pieces in the form of the documents:
// "Pe2 nf6" is a white pawn on e2 and a black knight on f6, and "ep=d6" the en
// passant square.
func place(t *testing.T, pieces string) Board {
	t.Helper()
	var b Board
	for _, word := range strings.Fields(pieces) {
		if square, found := strings.CutPrefix(word, "ep="); found {
			s, err := ParseSquare(square)
			if err != nil {
				t.Fatal(err)
			}
			b.SetEnPassant(s)
			continue
		}
		p, err := ParsePiece(word[:1])
		if err != nil {
			t.Fatal(err)
		}
		s, err := ParseSquare(word[1:])
		if err != nil {
			t.Fatal(err)
		}
		b.Set(s, p)
	}
	return b
}

// stand reads how a game stands, in the form of the documents: a FEN, or the
// first fields of it, "4k3/8/8/8/8/8/8/4K3 w".
func stand(t *testing.T, text string) Position {
	t.Helper()
	fields := strings.Fields(text)
	if len(fields) < 2 {
		t.Fatalf("%q does not say whose turn it is", text)
	}
	rest := []string{"-", "-", "0", "1"}
	return setUpFEN(t, strings.Join(append(fields, rest[len(fields)-2:]...), " "))
}

// startPlacement is how the documents' games begin.
const startPlacement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"

func TestDocumentsAttackers(t *testing.T) {
	tests := []struct {
		name   string
		pieces string
		square Square
		want   string
	}{
		{"T4-atk-1 a rook attacks the king along a file: e8 attacks e1", "Ke1 re8", E1, "e8"},
		{"T4-atk-2 and along a rank: h4 attacks b4", "Kb4 rh4", B4, "h4"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := place(t, tt.pieces)
			if got := namesOf(b.Attackers(tt.square, Black)); got != tt.want {
				t.Errorf("Attackers(%v, black) = %q, want %q, on\n%v", tt.square, got, tt.want, b)
			}
		})
	}
}

// One document asks whether a square is still attacked after a move.
func TestDocumentsLeaveASquareAttacked(t *testing.T) {
	tests := []struct {
		name   string
		pieces string
		move   string
		square Square
		want   bool
	}{
		{"T4-atk-3 a rook steps between: a4-e4", "Ke1 re8 Ra4", "a4e4", E1, false},
		{"T4-atk-4 a rook steps anywhere else: a4-a5", "Ke1 re8 Ra4", "a4a5", E1, true},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p := at(place(t, tt.pieces), White)
			after := p.After(moveOf(tt.move))
			if got := len(after.Attackers(tt.square, Black)) > 0; got != tt.want {
				t.Errorf("after %s %v is attacked: %t, want %t, on\n%v", tt.move, tt.square, got, tt.want, after)
			}
		})
	}
}

// And whether a piece other than the king can come to a square, to stop an
// attack there.
func TestDocumentsResolveAnAttack(t *testing.T) {
	tests := []struct {
		name   string
		pieces string
		side   Color
		square Square
		want   bool
	}{
		{"T4-res-1 the king does not count", "Ke1 re4", White, E2, false},
		{"T4-res-2 a rook can step between", "Ke1 re4 Rf2", White, E2, true},
		{"T4-res-3 a pinned rook cannot", "Ke1 re4 Rf2 bh4", White, E2, false},
		{"T4-res-4 the king does not count, Black", "ke1 Re4", Black, E2, false},
		{"T4-res-5 a rook can step between, Black", "ke1 Re4 rf2", Black, E2, true},
		{"T4-res-6 a pinned rook cannot, Black", "ke1 Re4 rf2 Bh4", Black, E2, false},
		{"T4-res-7 the king does not count, on the other side of the board", "ke8 Re5", Black, E7, false},
		{"T4-res-8 a rook can step between, on the other side of the board", "ke8 Re5 rf7", Black, E7, true},
		{"T4-res-9 a pinned rook cannot, on the other side of the board", "ke8 Re5 rf7 Bh5", Black, E7, false},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p := at(place(t, tt.pieces), tt.side)
			got := slices.ContainsFunc(p.LegalMoves(), func(m Move) bool {
				return m.To == tt.square && p.At(m.From).Type() != TypeKing
			})
			if got != tt.want {
				t.Errorf("a piece of %v may come to %v: %t, want %t, on\n%v", tt.side, tt.square, got, tt.want, p)
			}
		})
	}
}

// Its mates have one king only: the other side's is missing.
func TestDocumentsMates(t *testing.T) {
	tests := []struct {
		name   string
		pieces string
		want   bool
	}{
		{"T4-mate-1 two rooks at the edge", "Ke1 ra1 ra2", true},
		{"T4-mate-2 a rook can step between: c4-c1", "Ke1 ra1 ra2 Rc4", false},
		{"T4-mate-3 with no square between, it cannot", "Kb1 ra1 ra2 Rc4", true},
		{"T4-mate-4 a bishop can capture: c3-a1", "Kb1 ra1 ra2 Rc4 Bc3", false},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p := at(place(t, tt.pieces), White)
			if got := p.Status(); (got == Checkmate) != tt.want {
				t.Errorf("Status() = %v, want a mate: %t, on\n%v", got, tt.want, p)
			}
		})
	}
}

func TestDocumentsStatus(t *testing.T) {
	tests := []struct {
		name string
		text string
		want Status
	}{
		{"T4-mate-1f two rooks at the edge, and both kings", "6k1/8/8/8/8/8/r7/r3K3 w", Checkmate},
		{"T4-mate-2f a rook can step between, and both kings", "6k1/8/8/8/2R5/8/r7/r3K3 w", Check},
		{"T4-mate-3f with no square between it cannot, and both kings", "6k1/8/8/8/2R5/8/r7/rK6 w", Checkmate},
		{"T4-mate-4f a bishop can capture, and both kings", "6k1/8/8/8/2R5/2B5/r7/rK6 w", Check},
		{"T0-start-1 the starting position", startPlacement + " w", Normal},
		{"T0-stale-1 a stalemate, which the document declines to detect", "7k/5Q2/6K1/8/8/8/8/8 b", Stalemate},
		{"T0-mate-backrank a mate on the back rank", "R5k1/5ppp/8/8/8/8/8/6K1 b", Checkmate},
		{"T1-fig3a the starting position of a figure", startPlacement + " w", Normal},
		{"T1-fig3b the middle of a game", "rnbq1rk1/pppp1ppp/4pn2/7Q/1b2P3/3P4/PPPB1PPP/RN2KBNR w", Normal},
		{"T1-fig4a a queen mates with a bishop behind her", "r2qkbnr/pppbpQpp/2np4/8/2B1P3/8/PPPP1PPP/RNB1K1NR b", Checkmate},
		{"T1-fig4b a stalemate of a king and a pawn", "4k3/4P3/4K3/8/8/8/8/8 b", Stalemate},
		{"T1-mate-block a pawn can step between, though the document says mate (E1-01)",
			"rnbqkbnr/ppppp1pp/5p2/7Q/4P3/8/PPPP1PPP/RNB1KBNR b", Check},
		{"T1-mate-capture a bishop can capture, though the document says mate (E1-01)",
			"R5k1/5ppp/8/8/4b3/8/8/6K1 b", Check},
		{"T1-stale-pin a stalemate with a pinned knight, which the document's program misses (E1-02)",
			"kn5R/8/1K6/8/8/8/8/8 b", Stalemate},
		{"T1-stale-box a stalemate behind its own pieces, which the document's program misses (E1-02)",
			"7k/8/8/8/8/p1p5/P1P5/KB6 w", Stalemate},
		{"T3-mate-1 a queen mates with a rook behind her", "4k3/8/8/7r/8/8/5PP1/5RKq w", Checkmate},
		{"T3-pin-1 a pinned rook gives check", "4r3/8/8/8/4R1k1/8/8/4K3 b", Check},
		{"T3-dead-5 a mate by a knight, because of a knight", "kn6/2N5/1K6/8/8/8/8/8 b", Checkmate},
		{"TX-double-1 a double check", "4k3/8/5N2/6q1/8/8/4R3/4K3 b", Check},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p := stand(t, tt.text)
			if got := p.Status(); got != tt.want {
				t.Errorf("Status() = %v, want %v, with %v to move on\n%v", got, tt.want, p.SideToMove, p)
			}
		})
	}
}

// None of these moves is legal. So none is played, and none takes anything off
// the board.
func TestDocumentsForbiddenMoves(t *testing.T) {
	tests := []struct {
		name string
		text string
		move string
	}{
		{"T1-fig4a-kxq the king takes no queen that a bishop protects: e8-f7", "r2qkbnr/pppbpQpp/2np4/8/2B1P3/8/PPPP1PPP/RNB1K1NR b", "e8f7"},
		{"T1-king-adj kings may not touch: d3-d4", "8/8/8/3k4/8/3K4/8/8 w", "d3d4"},
		{"T3-mate-2 the king takes no queen that a rook protects: g1-h1", "4k3/8/8/7r/8/8/5PP1/5RKq w", "g1h1"},
		{"T3-mate-3 the king does not step on an attacked square: g1-h2", "4k3/8/8/7r/8/8/5PP1/5RKq w", "g1h2"},
		{"T3-pin-2 a pinned rook does not leave the line: e4-a4", "4r3/8/8/8/4R1k1/8/8/4K3 w", "e4a4"},
		{"TX-cap-undo a pinned knight captures nothing: e3-d5", "4k3/4r3/8/3p4/8/4N3/8/4K3 w", "e3d5"},
		{"TX-double-2 capturing one of two attackers does not help: g5-f6", "4k3/8/5N2/6q1/8/8/4R3/4K3 b", "g5f6"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p := stand(t, tt.text)
			m := moveOf(tt.move)
			if p.IsLegal(m) {
				t.Errorf("IsLegal(%v) = true, on\n%v", m, p)
			}
			g := NewGameFrom(p)
			if err := g.Play(m); err == nil {
				t.Errorf("%v was played, on\n%v", m, p)
			}
			sameBoard(t, g.Board(), p.Board)
			if got := capturedIn(g); got != "" {
				t.Errorf("captured are %q, want nothing", got)
			}
		})
	}
}

// The king of the figure had seven squares in chapter 2. One of them is
// attacked.
func TestDocumentsLegalMovesOfAFigure(t *testing.T) {
	t.Run("T0-fig-king-l the king of the figure has six squares", func(t *testing.T) {
		p := at(MustParseDiagram(`
			8 . . . . . . . k
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . p . .
			4 . . . . P K . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`), White)
		var got []string
		for _, m := range p.LegalMoves() {
			if m.From == F4 {
				got = append(got, m.To.String())
			}
		}
		if diff := cmp.Diff(strings.Fields("e3 f3 g3 e5 f5 g5"), got); diff != "" {
			t.Errorf("the king may go (-want +got):\n%son\n%v", diff, p)
		}
	})
}

// Whole games, by where they end and how.
func TestDocumentsGames(t *testing.T) {
	tests := []struct {
		name      string
		moves     string
		placement string
		want      Status
	}{
		{
			// The document calls it the Scholar's mate, which is T3R-game-2 (E0-08).
			"T0-game-1 a blunder in the Petrov defense", "e2e4 e7e5 g1f3 g8f6 f3e5 f6e4 d1f3 e4c5 f3f7",
			"rnbqkb1r/pppp1Qpp/8/2n1N3/8/8/PPPP1PPP/RNB1KB1R", Checkmate,
		},
		{
			"T3R-game-1 Fool's mate", "f2f3 e7e5 g2g4 d8h4",
			"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR", Checkmate,
		},
		{
			"T3R-game-2 Scholar's mate", "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7",
			"r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR", Checkmate,
		},
		{
			"T3R-game-3 Hohmeister against Frank, 1993: a stalemate with nothing captured",
			`d2d4 e7e5 d1d2 e5e4 d2f4 f7f5 h2h3 f8b4 b1d2 d7d6 f4h2 c8e6
			a2a4 d8h4 a1a3 c7c5 a3g3 f5f4 f2f3 e6b3 d4d5 b4a5 c2c4 e4e3`,
			"rn2k1nr/pp4pp/3p4/b1pP4/P1P2p1q/1b2pPRP/1P1NP1PQ/2B1KBNR", Stalemate,
		},
		{
			"T3R-game-4 Anderssen against Kieseritzky, 1851: the immortal game",
			`e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5 g8f6 g1f3 h4h6
			d2d3 f6h5 f3h4 h6g5 h4f5 c7c6 g2g4 h5f6 h1g1 c6b5 h2h4 g5g6
			h4h5 g6g5 d1f3 f6g8 c1f4 g5f6 b1c3 f8c5 c3d5 f6b2 f4d6 c5g1
			e4e5 b2a1 f1e2 b8a6 f5g7 e8d8 f3f6 g8f6 d6e7`,
			"r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1", Checkmate,
		},
		{
			"T3R-game-5 Alekhine against Vasic, 1931",
			`e2e4 e7e6 d2d4 d7d5 b1c3 f8b4 f1d3 b4c3 b2c3 h7h6 c1a3 b8d7
			d1e2 d5e4 d3e4 g8f6 e4d3 b7b6 e2e6 f7e6 d3g6`,
			"r1bqk2r/p1pn2p1/1p2pnBp/8/3P4/B1P5/P1P2PPP/R3K1NR", Checkmate,
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := NewGame()
			play(t, g, tt.moves)
			sameBoard(t, g.Board(), MustParsePlacement(tt.placement))
			if got := g.Status(); got != tt.want {
				t.Errorf("Status() = %v, want %v, on\n%v", got, tt.want, g.Board())
			}
		})
	}
}

func TestDocumentsRecords(t *testing.T) {
	tests := []struct {
		name  string
		text  string
		moves string
		want  string
	}{
		{"T0-game-2 a game that ends with a mate", startPlacement + " w",
			"e2e4 e7e5 g1f3 g8f6 f3e5 f6e4 d1f3 e4c5 f3f7",
			"e2-e4 e7-e5 Ng1-f3 Ng8-f6 Nf3xe5 Nf6xe4 Qd1-f3 Ne4-c5 Qf3xf7#"},
		{"T0-disc-2 a discovered check", "4k3/8/8/5p2/4P3/8/8/K3R3 w", "e4f5", "e4xf5+"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := NewGameFrom(stand(t, tt.text))
			play(t, g, tt.moves)
			if diff := cmp.Diff(tt.want, recordOf(g)); diff != "" {
				t.Errorf("the record differs (-want +got):\n%s", diff)
			}
		})
	}
}
