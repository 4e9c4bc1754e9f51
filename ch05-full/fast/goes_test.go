package fast

import (
	"math/bits"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestGoes(t *testing.T) {
	const none = chess.NoSquare
	tests := []struct {
		name, piece string
		from, enemy chess.Square
		want        string
	}{
		{"a knight in a corner", "N", chess.A1, none, "c2 b3"},
		{"a knight on the edge", "n", chess.G8, none, "e7 f6 h6"},
		{"a king stays near", "K", chess.H8, none, "g7 h7 g8"},
		{"a bishop sees to the last squares", "B", chess.B1, none, "a2 c2 d3 e4 f5 g6 h7"},
		{"a rook captures an enemy, and goes no further", "R", chess.A5, chess.C5, "a1 a2 a3 a4 b5 c5 a6 a7 a8"},
		{"a pawn has two steps where it begins", "P", chess.E2, none, "e3 e4"},
		{"a black pawn walks down and captures", "p", chess.E4, chess.D3, "e3 d3"},
		{"a pawn at the end has nowhere to go", "P", chess.A8, none, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			piece := pieceOf(t, tt.piece)
			sameSet(t, "goes", piece, tt.from, tt.enemy, goes(piece, tt.from, tt.enemy), tt.want)
		})
	}
}

func TestHidden(t *testing.T) {
	tests := []struct {
		name, piece string
		from, at    chess.Square
		want        string
	}{
		{"behind a piece on a rook's way", "R", chess.D4, chess.D6, "d7 d8"},
		{"and on its other side", "R", chess.D4, chess.C4, "a4 b4"},
		{"along a diagonal", "b", chess.H8, chess.C3, "a1 b2"},
		{"at the edge there is nothing behind", "R", chess.D4, chess.D8, ""},
		{"beside the way nothing is hidden", "R", chess.D4, chess.E6, ""},
		{"a knight jumps", "N", chess.D4, chess.D5, ""},
		{"a queen sees both ways", "Q", chess.A1, chess.B2, "c3 d4 e5 f6 g7 h8"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			piece := pieceOf(t, tt.piece)
			sameSet(t, "hidden", piece, tt.from, tt.at, hidden(piece, tt.from, tt.at), tt.want)
		})
	}
}

func pieceOf(t *testing.T, letter string) chess.Piece {
	t.Helper()
	p, err := chess.ParsePiece(letter)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// sameSet compares a set with squares, and draws it: X is too many, ? is missing.
func sameSet(t *testing.T, name string, p chess.Piece, from, other chess.Square, got uint64, squares string) {
	t.Helper()
	asked := string(chess.Letter(p)) + " on " + from.String()
	if other != chess.NoSquare {
		asked += ", another on " + other.String()
	}
	var want uint64
	for word := range strings.FieldsSeq(squares) {
		s, err := chess.ParseSquare(word)
		if err != nil {
			t.Fatal(err)
		}
		want |= bit(s)
	}
	if got == want {
		return
	}
	var board strings.Builder
	for rank := 7; rank >= 0; rank-- {
		for file := range 8 {
			s := chess.NewSquare(file, rank)
			switch {
			case s == from:
				board.WriteString(" " + string(chess.Letter(p)))
			case got&bit(s) != 0 && want&bit(s) == 0:
				board.WriteString(" X")
			case got&bit(s) == 0 && want&bit(s) != 0:
				board.WriteString(" ?")
			case want&bit(s) != 0:
				board.WriteString(" o")
			default:
				board.WriteString(" .")
			}
		}
		board.WriteString("\n")
	}
	t.Errorf("%s(%s) = %#x: %d too many (X), %d missing (?)\n%s", name, asked, got,
		bits.OnesCount64(got&^want), bits.OnesCount64(want&^got), board.String())
}
