// move_test.go tests how moves are written and read.

package chess

import "testing"

func TestMoveString(t *testing.T) {
	same(t, (Move{From: G1, To: F3}).String(), "g1f3", "String() = %q, want %q")
}

func TestParseMove(t *testing.T) {
	got, err := ParseMove("g1f3")
	if want := (Move{From: G1, To: F3}); got != want || err != nil {
		t.Errorf("it was read as %v, error %v, want %v", got, err, want)
	}
}

func TestParseMoveRefuses(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"an empty text is no move", "", `not a move: "" (a move names two squares, such as e2e4)`},
		{"one square is no move", "e2", `not a move: "e2" (a move names two squares, such as e2e4)`},
		{"a fifth letter is one too many", "e2e4q", `not a move: "e2e4q" (a move names two squares, such as e2e4)`},
		{"a square is written in lower case", "E2e4", `not a move: "E2e4" (a move names two squares, such as e2e4)`},
		{"the first square must be on the board", "e9e4", `not a move: "e9e4" (a move names two squares, such as e2e4)`},
		{"the second square must be on the board", "e2i4", `not a move: "e2i4" (a move names two squares, such as e2e4)`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m, err := ParseMove(tt.text)
			sameError(t, err, ErrMove, tt.want)
			same(t, m, Move{}, "with the error comes the move %v, want %v")
		})
	}
}

func TestReadMove(t *testing.T) {
	var p Position
	p.Set(G2, Knight{colored{White}})
	tests := []struct {
		name, text string
		want       Move
	}{
		{"a move is two squares", "g2f4", Move{From: G2, To: F4}},
		{"a space may stand between the squares", "g2 f4", Move{From: G2, To: F4}},
		{"a dash may stand between the squares", "g2-f4", Move{From: G2, To: F4}},
		{"the dash may be that of a printed page", "g2–f4", Move{From: G2, To: F4}},
		{"squares may be upper case", "G2F4", Move{From: G2, To: F4}},
		{"a move may have the piece's letter, an x for a capture and a plus for a check", "Ng2xf4+", Move{From: G2, To: F4}},
		{"a move from an empty square is read too: whether it is one, others judge", "Qe4 e5", Move{From: E4, To: E5}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got, err := p.ReadMove(tt.text); got != tt.want || err != nil {
				t.Errorf("%q was read as %v, error %v, want %v", tt.text, got, err, tt.want)
			}
		})
	}
}

func TestReadMoveRefuses(t *testing.T) {
	var p Position
	p.Set(G2, Knight{colored{White}})
	tests := []struct {
		name, text string
		sentinel   error
		want       string
	}{
		{"an empty text is no move", "", ErrMove, `not a move: "" (a move names two squares, such as e2e4)`},
		{"a move in short notation is no move", "Nf4", ErrMove, `not a move: "Nf4" (a move names two squares, such as e2e4)`},
		{"a space at the end is one too many", "g2f4 ", ErrMove, `not a move: "g2f4 " (a move names two squares, such as e2e4)`},
		{"the first square must be on the board", "e9e4", ErrSquare, `no such square: "e9" (squares run from a1 to h8)`},
		{"the second square must be on the board", "e2i4", ErrSquare, `no such square: "i4" (squares run from a1 to h8)`},
		{"the letter must be that of the piece that stands there", "Bg2f4", nil, "that is no bishop on g2, it is a knight"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m, err := p.ReadMove(tt.text)
			sameError(t, err, tt.sentinel, tt.want)
			same(t, m, Move{}, "with the error comes the move %v, want %v")
		})
	}
}
