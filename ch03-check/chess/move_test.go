// move_test.go tests how moves are written.

package chess

import (
	"fmt"
	"testing"
)

func TestParseMove(t *testing.T) {
	tests := []struct {
		name  string
		text  string
		want  Move
		named PieceType
	}{
		{"two squares", "e2e4", Move{E2, E4}, 0},
		{"two squares with a space", "e2 e4", Move{E2, E4}, 0},
		{"two squares with a dash", "e2-e4", Move{E2, E4}, 0},
		{"two squares with an x for a capture", "e4xd5", Move{E4, D5}, 0},
		{"upper case squares", "E2E4", Move{E2, E4}, 0},
		{"a bishop's first letter is upper case, the file's is not", "b2b4", Move{B2, B4}, 0},
		{"a file in upper case is no bishop", "B2B4", Move{B2, B4}, 0},
		{"a king is named", "Ke1-e2", Move{E1, E2}, TypeKing},
		{"a queen is named", "Qd1-f3", Move{D1, F3}, TypeQueen},
		{"a rook is named", "Ra1a8", Move{A1, A8}, TypeRook},
		{"a bishop is named", "Bb2b4", Move{B2, B4}, TypeBishop},
		{"a knight is named", "Ng1-f3", Move{G1, F3}, TypeKnight},
		{"a check is passed over", "Bf1-b5+", Move{F1, B5}, TypeBishop},
		{"a mate is passed over", "Qf3xf7#", Move{F3, F7}, TypeQueen},
		{"from the first square to the last", "a1h8", Move{A1, H8}, 0},
		{"a move to its own square is written like a move", "e2e2", Move{E2, E2}, 0},
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
		{"a promotion", "e7e8q", ErrMove, notAMove("e7e8q")},
		{"digits first", "2e4e", ErrMove, notAMove("2e4e")},
		{"a first square off the board", "e9e4", ErrSquare, noSquare("e9")},
		{"a second square off the board", "e2i4", ErrSquare, noSquare("i4")},
		{"two squares off the board: the first is named", "z0z1", ErrSquare, noSquare("z0")},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			m, named, err := ParseMove(tt.text)
			sameError(t, err, tt.sentinel, tt.want)
			if m != (Move{}) || named != 0 {
				t.Errorf("with the error came %v, %q, want the zero values", m, rune(named))
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
		{"a move is its two squares", Move{G1, F3}, "g1f3"},
		{"the zero move goes nowhere", Move{}, "a1a1"},
		{"a move from nowhere to nowhere", Move{NoSquare, NoSquare}, "--"},
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
			m := Move{from, to}
			if got, named, err := ParseMove(m.String()); got != m || named != 0 || err != nil {
				t.Fatalf("ParseMove(%q) = %v, %q, %v, want %v and no piece", m.String(), got, rune(named), err, m)
			}
		}
	}
}

func FuzzParseMove(f *testing.F) {
	for _, text := range []string{"e2e4", "Ng1-f3", "Qf3xf7#", "e9e4", "O-O", "\x1b[2J", "e2e4\xff"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, named, err := ParseMove(text)
		if err != nil {
			sentinel := ErrMove
			if moveForm.MatchString(text) {
				sentinel = ErrSquare
			}
			isSentence(t, err, sentinel)
			return
		}
		if !m.From.OnBoard() || !m.To.OnBoard() {
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
