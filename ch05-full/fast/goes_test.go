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
		{name: "a knight in a corner", piece: "N", from: chess.A1, enemy: none, want: "c2 b3"},
		{name: "a knight on the edge", piece: "n", from: chess.G8, enemy: none, want: "e7 f6 h6"},
		{name: "a king stays near", piece: "K", from: chess.H8, enemy: none, want: "g7 h7 g8"},
		{
			name: "a bishop sees to the last squares", piece: "B", from: chess.B1, enemy: none,
			want: "a2 c2 d3 e4 f5 g6 h7",
		},
		{
			name: "a rook captures an enemy, and goes no further", piece: "R", from: chess.A5,
			enemy: chess.C5, want: "a1 a2 a3 a4 b5 c5 a6 a7 a8",
		},
		{
			name: "a pawn has two steps where it begins", piece: "P", from: chess.E2, enemy: none,
			want: "e3 e4",
		},
		{
			name: "a black pawn walks down and captures", piece: "p", from: chess.E4,
			enemy: chess.D3, want: "e3 d3",
		},
		{name: "a pawn at the end has nowhere to go", piece: "P", from: chess.A8, enemy: none},
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
		{name: "behind a piece on a rook's way", piece: "R", from: chess.D4, at: chess.D6, want: "d7 d8"},
		{name: "behind a piece on a rook's way to the other side", piece: "R", from: chess.D4, at: chess.C4, want: "a4 b4"},
		{name: "along a diagonal", piece: "b", from: chess.H8, at: chess.C3, want: "a1 b2"},
		{name: "at the edge there is nothing behind", piece: "R", from: chess.D4, at: chess.D8},
		{name: "beside the way nothing is hidden", piece: "R", from: chess.D4, at: chess.E6},
		{name: "a knight jumps", piece: "N", from: chess.D4, at: chess.D5},
		{
			name: "a queen sees both ways", piece: "Q", from: chess.A1, at: chess.B2,
			want: "c3 d4 e5 f6 g7 h8",
		},
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
