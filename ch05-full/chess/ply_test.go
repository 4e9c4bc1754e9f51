// ply_test.go tests what a move in the record of a game tells.

package chess

import "testing"

func TestPly(t *testing.T) {
	ply := Ply{Before: positionOf(t, "4k3/8/8/3p4/4P3/8/8/4K3 w"), Move: moveOf(t, "e4d5")}
	same(t, ply.Piece(), NewPiece(TypePawn, White), "the piece that moved is %v, want %v")
	same(t, ply.Captured(), NewPiece(TypePawn, Black), "captured is %v, want %v")
	samePosition(t, ply.After(), positionOf(t, "4k3/8/8/3P4/8/8/8/4K3 b"))
}

func TestPlyCapturesEnPassant(t *testing.T) {
	ply := Ply{Before: positionOf(t, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), Move: moveOf(t, "e5d6")}
	same(t, ply.Captured(), NewPiece(TypePawn, Black), "captured is %v, want %v")
}

func TestPlyString(t *testing.T) {
	tests := []struct{ name, fen, move, want string }{
		{"a pawn has no letter", "8/8/8/8/8/8/4P3/8 w", "e2e4", "e2-e4"},
		{"a capture has an x", "8/8/8/3p4/4P3/8/8/8 w", "e4d5", "e4xd5"},
		{"a knight is an N, Black's too", "6n1/8/8/8/8/8/8/8 b", "g8f6", "Ng8-f6"},
		{"what a pawn becomes follows its square", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8n", "a7-a8=N"},
		{"a check follows what a pawn becomes", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8q", "a7-a8=Q+"},
		{"a mate has a #", "kn6/8/1K6/3N4/8/8/8/8 w - - 0 1", "d5c7", "Nd5-c7#"},
		{"castling has a name of its own", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O"},
		{"where nothing stood there is no letter", "8/8/8/8/8/8/8/8 w", "e2e4", "e2-e4"},
	}
	for _, tt := range tests {
		ply := Ply{Before: positionOf(t, tt.fen), Move: moveOf(t, tt.move)}
		t.Run(tt.name, func(t *testing.T) {
			if got := ply.String(); got != tt.want {
				t.Errorf("%s is written %q, want %q\n%s", tt.move, got, tt.want, draw(ply.Before, nil, nil, tt.move))
			}
		})
	}
}
