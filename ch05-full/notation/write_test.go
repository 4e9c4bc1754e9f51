// write_test.go tests how moves are written: in one way only.

package notation

import (
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestSAN(t *testing.T) {
	tests := []struct {
		name string
		fen  string
		move string
		want string
	}{
		{"a piece has its letter", start, "g1f3", "Nf3"},
		{"a pawn has no letter", start, "e2e4", "e4"},
		{"a capture has an x", "r1bqk2r/p1p2pp1/2n1pn2/1p5p/2pP4/bPNB1PN1/PB1Q2PP/R3K2R w KQkq - 0 12", "b2a3", "Bxa3"},
		{"a pawn that captures names its file", "rnbqkbnr/pppp1ppp/8/4p3/4PP2/8/PPPP2PP/RNBQKBNR b KQkq - 0 2", "e5f4", "exf4"},
		{"a capture en passant is a capture on an empty square", "4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 2", "e5f6", "exf6"},
		{"what a pawn becomes follows an equals sign", "7k/1p2Npbp/8/2P5/1P1r4/3b2QP/3q1pPK/2RB4 b - - 1 29", "f2f1q", "f1=Q"},
		{"a pawn captures and becomes a rook", "1r6/P1P3k1/8/8/8/8/8/R3K2R w KQ - 0 1", "a7b8r", "axb8=R"},
		{"White castles on the king's side", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O"},
		{"White castles on the queen's side", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O"},
		{"Black castles on the queen's side", "r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8", "O-O-O"},
		{"a king that steps to its g-file does not castle", "4k3/8/8/8/8/8/8/5K1R w - - 0 1", "f1g1", "Kg1"},
		{"a check has a plus", "7k/1p2Npbp/8/2P5/1P1r4/3b2QP/3q1pPK/2RB4 b - - 1 29", "f2f1n", "f1=N+"},
		{"a checkmate has a number sign", "8/2KN1p2/5p2/3N1B1k/5PNp/7P/7P/8 w - - 0 1", "d5f6", "N5xf6#"},
		{"castling may give check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"},
		{"castling may mate", "8/8/8/8/8/8/7R/1k2K2R w K - 0 1", "e1g1", "O-O#"},
		{"a capture en passant may mate", "6bk/7b/8/3pP3/8/8/8/Q3K3 w - d6 0 2", "e5d6", "exd6#"},
		{"a stalemate has no sign", "7k/8/6Q1/8/8/8/8/K7 w - - 0 1", "g6f7", "Qf7"},
		{"passing the turn is two dashes", start, "a1a1", "--"},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) {
			if got := SAN(p, m); got != tt.want {
				t.Errorf("SAN(%s) = %q, want %q, in %s", m, got, tt.want, tt.fen)
			}
		})
	}
	t.Run("a move without a piece is its two squares", func(t *testing.T) {
		p, m := chess.StartingPosition(), chess.Move{From: chess.E4, To: chess.E5}
		if got := SAN(p, m); got != "e4e5" {
			t.Errorf("SAN(%s) = %q, want e4e5", m, got)
		}
	})
}

func TestDisambiguation(t *testing.T) {
	const knights = "N3k2N/8/8/3N4/N4N1N/2R5/1R6/4K3 w - - 0 1"
	tests := []struct {
		name string
		fen  string
		move string
		want string
	}{
		{"one that gets there alone of its kind needs nothing", start, "b1c3", ""},
		{"a rival on neither its file nor its rank: the file",
			"4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2", "b"},
		{"a rival on its rank: the file", "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "b1d2", "b"},
		{"a rival in the corner a1: the file", "7k/8/8/8/8/8/6K1/R6R w - - 0 1", "h1d1", "h"},
		{"a rival on its file, and no other: the rank",
			"4k3/8/8/8/1N6/8/1N6/4K3 w - - 0 1", "b4d3", "4"},
		{"a rival on its file: the rank", knights, "a4b6", "4"},
		{"a rival on its file and one on neither: the rank",
			"k7/8/8/8/1N6/8/1N3N2/7K w - - 0 1", "b4d3", "4"},
		{"a rival on its file and one on its rank: both",
			"k7/8/K7/8/3n3n/5R2/3n4/8 b - - 0 1", "d4f3", "d4"},
		{"more rivals than that: both", knights, "h4g6", "h4"},
		{"the target may lie on the file of one of them", knights, "b2c2", "b"},
		{"a piece of another kind is no rival", "6k1/8/8/B7/8/8/8/BN4K1 w - - 0 1", "b1c3", ""},
		{"a piece of the other color is no rival",
			"4k3/8/8/2n5/8/8/8/1N2K3 w - - 0 1", "b1a3", ""},
		{"a rival that does not get there is none",
			"4k3/8/8/8/8/8/3P4/R2NK2R w - - 0 1", "h1f1", ""},
		{"a pinned twin is no rival", "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", ""},
		{"a pinned twin of Black is no rival", "8/8/8/R2nkn2/8/8/2K5/8 b - - 0 1", "f5e3", ""},
		{"queens that were pawns have rivals too",
			"7k/3R4/3p2Q1/6Q1/2N1N3/8/8/3R3K w - - 0 1", "g5f6", "5"},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) {
			if got := disambiguation(&p, m); got != tt.want {
				t.Errorf("disambiguation(%s) = %q, want %q, on this board, with %v to move\n%v\n%s",
					m, got, tt.want, p.SideToMove, p.Board, playing(&p, tt.move))
			}
		})
	}
}

func TestLAN(t *testing.T) {
	tests := []struct {
		name string
		fen  string
		move string
		want string
	}{
		{"both squares stand there", start, "g1f3", "Ng1-f3"},
		{"an x stands for a capture", "1r6/P1P3k1/8/8/8/8/8/R3K2R w KQ - 0 1", "a7b8r", "a7xb8=R"},
		{"castling is as in the short notation", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"},
		{"passing the turn is two dashes", start, "a1a1", "--"},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) {
			if got := LAN(p, m); got != tt.want {
				t.Errorf("LAN(%s) = %q, want %q", m, got, tt.want)
			}
		})
	}
}

func TestUCI(t *testing.T) {
	tests := []struct {
		name string
		move chess.Move
		want string
	}{
		{"a move is its two squares", chess.Move{From: chess.G1, To: chess.F3}, "g1f3"},
		{"what a pawn becomes follows as a small letter", chess.Move{From: chess.E7, To: chess.E8, Promotion: chess.TypeQueen}, "e7e8q"},
		{"castling is the move of the king", chess.Move{From: chess.E1, To: chess.G1}, "e1g1"},
		{"passing the turn is four zeros", chess.Move{}, "0000"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := UCI(tt.move); got != tt.want {
				t.Errorf("UCI(%s) = %q, want %q", tt.move, got, tt.want)
			}
		})
	}
}
