// move_test.go tests how moves are written.

package chess

import (
	"errors"
	"fmt"
	"slices"
	"testing"
)

func TestParseMove(t *testing.T) {
	tests := []struct {
		name  string
		text  string
		want  Move
		named PieceType
	}{
		{"two squares", "e2e4", Move{E2, E4, 0}, 0},
		{"two squares with a space", "e2 e4", Move{E2, E4, 0}, 0},
		{"two squares with a dash", "e2-e4", Move{E2, E4, 0}, 0},
		{"two squares with an x for a capture", "e4xd5", Move{E4, D5, 0}, 0},
		{"upper case squares", "E2E4", Move{E2, E4, 0}, 0},
		{"a bishop's first letter is upper case, the file's is not", "b2b4", Move{B2, B4, 0}, 0},
		{"a file in upper case is no bishop", "B2B4", Move{B2, B4, 0}, 0},
		{"a king is named", "Ke1-e2", Move{E1, E2, 0}, TypeKing},
		{"a queen is named", "Qd1-f3", Move{D1, F3, 0}, TypeQueen},
		{"a rook is named", "Ra1a8", Move{A1, A8, 0}, TypeRook},
		{"a bishop is named", "Bb2b4", Move{B2, B4, 0}, TypeBishop},
		{"a knight is named", "Ng1-f3", Move{G1, F3, 0}, TypeKnight},
		{"a check is passed over", "Bf1-b5+", Move{F1, B5, 0}, TypeBishop},
		{"a mate is passed over", "Qf3xf7#", Move{F3, F7, 0}, TypeQueen},
		{"from the first square to the last", "a1h8", Move{A1, H8, 0}, 0},
		{"a move to its own square is written like a move", "e2e2", Move{E2, E2, 0}, 0},

		{"a pawn becomes a queen", "e7e8q", Move{E7, E8, TypeQueen}, 0},
		{"a pawn becomes a rook", "e7e8r", Move{E7, E8, TypeRook}, 0},
		{"a pawn becomes a bishop", "e7e8b", Move{E7, E8, TypeBishop}, 0},
		{"a pawn becomes a knight", "e7e8n", Move{E7, E8, TypeKnight}, 0},
		{"in upper case", "e7e8N", Move{E7, E8, TypeKnight}, 0},
		{"with an =", "e7e8=N", Move{E7, E8, TypeKnight}, 0},
		{"with an = and in lower case", "e7e8=n", Move{E7, E8, TypeKnight}, 0},
		{"after a space", "e7e8 q", Move{E7, E8, TypeQueen}, 0},
		{"after a space and an =", "e7e8 =Q", Move{E7, E8, TypeQueen}, 0},
		{"two squares and a letter with spaces", "e7 e8 q", Move{E7, E8, TypeQueen}, 0},
		{"as the record writes it", "e7-e8=Q", Move{E7, E8, TypeQueen}, 0},
		{"with a capture", "e7xd8=N", Move{E7, D8, TypeKnight}, 0},
		{"with a capture and check", "b7xc8=Q+", Move{B7, C8, TypeQueen}, 0},
		{"with mate", "b2b1r#", Move{B2, B1, TypeRook}, 0},
		{"everything in upper case", "E7E8B", Move{E7, E8, TypeBishop}, 0},
		{"not on the last rank, which ParseMove does not ask", "e2e4q", Move{E2, E4, TypeQueen}, 0},
		{"of a piece that it names, which ParseMove does not ask", "Ra7a8=Q", Move{A7, A8, TypeQueen}, TypeRook},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			got, named, err := ParseMove(tt.text)
			if got != tt.want || named != tt.named || err != nil {
				t.Errorf("ParseMove(%q) = %v, %q, %v, want %v, %q", tt.text, got, rune(named), err, tt.want, rune(tt.named))
			}
		})
	}
}

func TestParseMoveRefuses(t *testing.T) {
	notAMove := func(text string) string {
		return fmt.Sprintf("not a move: %q (a move names two squares, such as e2e4)", text)
	}
	noSquare := func(text string) string {
		return fmt.Sprintf("no such square: %q (squares run from a1 to h8)", text)
	}
	notAPiece := func(letter string) string {
		return fmt.Sprintf("promotion: %q: a pawn becomes a queen, a rook, a bishop or a knight: q, r, b or n", letter)
	}
	tests := []struct {
		name     string
		text     string
		sentinel error
		want     string
	}{
		{"nothing", "", ErrMove, notAMove("")},
		{"one square", "e2", ErrMove, notAMove("e2")},
		{"three squares", "e2e4e5", ErrMove, notAMove("e2e4e5")},
		{"two gaps", "e2--e4", ErrMove, notAMove("e2--e4")},
		{"a space at the end", "e2e4 ", ErrMove, notAMove("e2e4 ")},
		{"a space at the beginning", " e2e4", ErrMove, notAMove(" e2e4")},
		{"a new line at the end", "e2e4\n", ErrMove, notAMove("e2e4\n")},
		{"a pawn's letter, which is not written", "Pe2e4", ErrMove, notAMove("Pe2e4")},
		{"a piece's letter in lower case", "ng1f3", ErrMove, notAMove("ng1f3")},
		{"a move in short notation", "Nf3", ErrMove, notAMove("Nf3")},
		{"castling", "O-O", ErrMove, notAMove("O-O")},
		{"digits first", "2e4e", ErrMove, notAMove("2e4e")},
		{"a first square off the board", "e9e4", ErrSquare, noSquare("e9")},
		{"a second square off the board", "e2i4", ErrSquare, noSquare("i4")},
		{"two squares off the board: the first is named", "z0z1", ErrSquare, noSquare("z0")},

		{"a pawn becomes a king", "e7e8k", ErrPromotion, notAPiece("k")},
		{"a pawn stays a pawn", "e7e8=P", ErrPromotion, notAPiece("P")},
		{"a pawn becomes nothing that there is", "e7e8z", ErrPromotion, notAPiece("z")},
		{"a square off the board comes first", "e7e9k", ErrSquare, noSquare("e9")},
		{"an = and nothing after it", "e7e8=", ErrMove, notAMove("e7e8=")},
		{"two = signs", "e7e8==q", ErrMove, notAMove("e7e8==q")},
		{"two letters", "e7e8qq", ErrMove, notAMove("e7e8qq")},
		{"a letter and a name", "e7e8queen", ErrMove, notAMove("e7e8queen")},
		{"a space after the =", "e7e8= q", ErrMove, notAMove("e7e8= q")},
		{"a digit", "e7e8=1", ErrMove, notAMove("e7e8=1")},
		{"a letter that is not of this alphabet", "e7e8=ю", ErrMove, notAMove("e7e8=ю")},
		{"a promotion before the squares", "qe7e8", ErrMove, notAMove("qe7e8")},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			m, named, err := ParseMove(tt.text)
			sameError(t, err, tt.sentinel, tt.want)
			want := Move{}
			if tt.sentinel == ErrPromotion {
				want = Move{From: E7, To: E8} // the move without it
			}
			if m != want || named != 0 {
				t.Errorf("with the error came %v, %q, want %v and no piece", m, rune(named), want)
			}
		})
	}
}

func TestMoveString(t *testing.T) {
	tests := []struct {
		name string
		move Move
		want string
	}{
		{"a move is its two squares", Move{G1, F3, 0}, "g1f3"},
		{"the zero move goes nowhere", Move{}, "a1a1"},
		{"a move from nowhere to nowhere", Move{NoSquare, NoSquare, 0}, "--"},
		{"what the pawn becomes follows in lower case", Move{E7, E8, TypeQueen}, "e7e8q"},
		{"a knight is an n", Move{B2, A1, TypeKnight}, "b2a1n"},
		{"castling is the king's move", Move{E1, G1, 0}, "e1g1"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			if got := tt.move.String(); got != tt.want {
				t.Errorf("String() = %q, want %q", got, tt.want)
			}
		})
	}
}

func TestEveryMoveComesBackFromItsText(t *testing.T) {
	for from := A1; from <= H8; from++ {
		for to := A1; to <= H8; to++ {
			for _, promotion := range []PieceType{0, TypeQueen, TypeRook, TypeBishop, TypeKnight} {
				m := Move{from, to, promotion}
				if got, named, err := ParseMove(m.String()); got != m || named != 0 || err != nil {
					t.Fatalf("ParseMove(%q) = %v, %q, %v, want %v and no piece", m.String(), got, rune(named), err, m)
				}
			}
		}
	}
}

func FuzzParseMove(f *testing.F) {
	for _, text := range []string{"e2e4", "Ng1-f3", "Qf3xf7#", "e9e4", "O-O", "\x1b[2J", "e2e4\xff", "e7e8=N+", "e7 e8 k"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, named, err := ParseMove(text)
		if err != nil {
			sentinel := ErrMove
			switch {
			case errors.Is(err, ErrPromotion):
				sentinel = ErrPromotion
			case moveForm.MatchString(text):
				sentinel = ErrSquare
			}
			isSentence(t, err, sentinel)
			return
		}
		if !m.From.OnBoard() || !m.To.OnBoard() || m.Promotion != 0 && !slices.Contains(Promotions[:], m.Promotion) {
			t.Errorf("%q was read as %v", text, m)
		}
		written := m.String()
		if named != 0 {
			written = string(rune(named)) + written
		}
		if again, piece, err := ParseMove(written); again != m || piece != named || err != nil {
			t.Errorf("%q was read as %q, and that as %v, %q, %v", text, written, again, rune(piece), err)
		}
	})
}
