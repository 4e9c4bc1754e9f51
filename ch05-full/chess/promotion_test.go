// promotion_test.go tests what becomes of a pawn at the end of the board.

package chess

import (
	"fmt"
	"strings"
	"testing"
)

func TestPromotions(t *testing.T) {
	same(t, Promotions(), [4]PieceType{TypeQueen, TypeRook, TypeBishop, TypeKnight}, "Promotions() = %v, want %v")
}

func TestParsePromotion(t *testing.T) {
	tests := []struct {
		name, text string
		want       PieceType
	}{
		{"a small letter names a piece", "q", TypeQueen},
		{"a capital letter names a piece", "R", TypeRook},
		{"a knight is an n", "n", TypeKnight},
		{"a whole name is read, too", "bishop", TypeBishop},
		{"a name may be in capital letters", "KNIGHT", TypeKnight},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got, err := ParsePromotion(tt.text); got != tt.want || err != nil {
				t.Errorf("ParsePromotion(%q) = %v, %v, want %v", tt.text, got, err, tt.want)
			}
		})
	}
}

func TestParsePromotionRefuses(t *testing.T) {
	tests := []struct{ name, text string }{
		{"an empty text is no piece", ""},
		{"a pawn does not become a king", "k"},
		{"a pawn does not stay a pawn", "pawn"},
		{"two letters are no piece", "qq"},
		{"another word is no piece", "lady"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := ParsePromotion(tt.text)
			sameError(t, err, ErrPromotion,
				"a pawn at the end of the board becomes a queen, a rook, a bishop or a knight, not "+Quote(tt.text)+": q, r, b or n")
		})
	}
}

func TestBecomes(t *testing.T) {
	one, four := []PieceType{0}, []PieceType{TypeQueen, TypeRook, TypeBishop, TypeKnight}
	tests := []struct {
		name, fen, move string
		want            []PieceType
	}{
		{"a white pawn on the eighth rank becomes one of four",
			"8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8", four},
		{"a black pawn on the first rank becomes one of four",
			"k7/8/8/8/8/8/K6p/8 b - - 0 1", "h2h1", four},
		{"a white pawn on the seventh rank stays a pawn",
			"k7/8/4P3/8/8/8/8/K7 w - - 0 1", "e6e7", one},
		{"a black pawn on the second rank stays a pawn",
			"k7/8/8/8/8/4p3/8/K7 b - - 0 1", "e3e2", one},
		{"a queen stays a queen", "8/4Q2k/8/8/8/8/8/K7 w - - 0 1", "e7e8", one},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) {
			mover := p.At(m.From)
			if got, want := choices(becomes(mover, m.To)), choices(tt.want); got != want {
				t.Errorf("becomes(%v, %v) = [%s], want [%s]\n%s", mover, m.To, got, want, draw(p, nil, nil, tt.move))
			}
		})
	}
}

// choices names what a pawn may become; 0 is nothing else.
func choices(list []PieceType) string {
	return strings.Trim(strings.ReplaceAll(fmt.Sprint(list), fmt.Sprint(PieceType(0)), "0"), "[]")
}

func TestPromotion(t *testing.T) {
	const sample = "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1"
	tests := []struct {
		name, fen string
		move      Move
		want      reason
	}{
		{"a pawn does not become a king",
			sample, Move{From: B7, To: B8, Promotion: TypeKing}, badPromotion},
		{"a pawn elsewhere becomes nothing",
			StartFEN, Move{From: E2, To: E4, Promotion: TypeQueen}, badPromotion},
		{"a king that castles becomes nothing (E2-09)",
			sample, Move{From: E1, To: G1, Promotion: TypeQueen}, badPromotion},
		{"T0-promo-3 a pinned pawn becomes nothing, and stays a pawn (E0-04)",
			"7k/KP5r/8/8/8/8/8/8 w - - 0 1", Move{From: B7, To: B8, Promotion: TypeQueen}, leavesKing},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) { same(t, p.judge(tt.move), tt.want, "judge(%v) = %v, want %v", tt.move) })
	}
}

func TestPromotionRefusals(t *testing.T) {
	const four = "a pawn at the end of the board becomes a queen, a rook, a bishop or a knight"
	tests := []struct {
		name     string
		move     Move
		sentinel error
		want     string
	}{
		{"a pawn at the end says what it becomes",
			Move{From: E7, To: E8}, ErrPromotion, four + ": say which, e7e8q, e7e8r, e7e8b or e7e8n"},
		{"a pawn does not become a king",
			Move{From: E7, To: E8, Promotion: TypeKing}, ErrPromotion, four + ", not a king"},
		{"a king does not become a queen",
			Move{From: E1, To: E2, Promotion: TypeQueen}, nil,
			"only a pawn that reaches the end of the board becomes another piece"},
	}
	p := positionOf(t, "8/4P2k/8/8/8/8/8/4K3 w - - 0 1")
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { sameError(t, p.Refusal(tt.move), tt.sentinel, tt.want) })
	}
}

func TestPromotionInTheRecord(t *testing.T) {
	ply := Ply{Before: positionOf(t, "2r1k3/1P6/8/8/8/8/8/4K3 w - - 0 1"), Move: moveOf(t, "b7c8q")}
	t.Run("T0-promo-1 a pawn captures, becomes a queen and gives check", func(t *testing.T) {
		same(t, ply.String(), "b7xc8=Q+", "the record says %s, want %s")
	})
}
