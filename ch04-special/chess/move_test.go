// move_test.go tests how moves are written, and how they are read: strictly, and
// as people write them.

package chess

import "testing"

func TestMoveString(t *testing.T) {
	tests := []struct {
		name string
		move Move
		want string
	}{
		{"a move is its two squares", Move{From: G1, To: F3}, "g1f3"},
		{"what the pawn becomes follows as a small letter",
			Move{From: B2, To: A1, Promotion: TypeKnight}, "b2a1n"},
		{"a move from nowhere to nowhere is two dashes",
			Move{From: NoSquare, To: NoSquare}, "--"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { same(t, tt.move.String(), tt.want, "String() = %q, want %q") })
	}
}

func TestParseMove(t *testing.T) {
	tests := []struct {
		name, text string
		want       Move
	}{
		{"a move is two squares", "e2e4", Move{From: E2, To: E4}},
		{"a move may go from the first square to the last", "a1h8", Move{From: A1, To: H8}},
		{"a promotion follows as a letter",
			"e7e8q", Move{From: E7, To: E8, Promotion: TypeQueen}},
		{"the position is not asked", "e2e4n", Move{From: E2, To: E4, Promotion: TypeKnight}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got, err := ParseMove(tt.text); got != tt.want || err != nil {
				t.Errorf("ParseMove(%q) = %v, %v, want %v", tt.text, got, err, tt.want)
			}
		})
	}
}

func TestParseMoveRefuses(t *testing.T) {
	tests := []struct{ name, text string }{
		{"an empty text is no move", ""},
		{"one square is no move", "e2"},
		{"half a square is no square", "e2e"},
		{"the first square must be on the board", "e9e4"},
		{"the second square must be on the board", "e2i4"},
		{"a square is written in lower case", "E2e4"},
		{"no dash stands between the squares", "e2-e4"},
		{"a pawn does not become a king", "e7e8k"},
		{"a promotion is written in lower case", "e7e8Q"},
		{"a sixth letter is one too many", "e7e8qq"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m, err := ParseMove(tt.text)
			sameError(t, err, ErrMove, "not a move: "+Quote(tt.text)+" (a move names two squares, such as e2e4)")
			same(t, m, Move{}, "with the error comes the move %v, want %v")
		})
	}
}

func TestReadMove(t *testing.T) {
	tests := []struct {
		name, text string
		want       Move
	}{
		{"a move is two squares", "e2e4", Move{From: E2, To: E4}},
		{"squares may be upper case", "B2B4", Move{From: B2, To: B4}},
		{"a space may stand between the squares", "e2 e4", Move{From: E2, To: E4}},
		{"a dash may stand between the squares", "e2-e4", Move{From: E2, To: E4}},
		{"the dash may be that of a printed page", "e2–e4", Move{From: E2, To: E4}},
		{"an x may stand for a capture", "e4xd5", Move{From: E4, To: D5}},
		{"the piece that stands there may be named", "Ng1-f3", Move{From: G1, To: F3}},
		{"a piece may be named where nothing stands: other words will say so",
			"Ne4f6", Move{From: E4, To: F6}},
		{"a check is passed over", "Bf1-b5+", Move{From: F1, To: B5}},
		{"a mate is passed over", "Qd1xf7#", Move{From: D1, To: F7}},
		{"a promotion follows as a letter",
			"e7e8q", Move{From: E7, To: E8, Promotion: TypeQueen}},
		{"a promotion may follow after a space",
			"e7 e8 n", Move{From: E7, To: E8, Promotion: TypeKnight}},
		{"a promotion may be written as in the record",
			"e7xd8=R+", Move{From: E7, To: D8, Promotion: TypeRook}},
		{"what a pawn cannot become is read too: the rules will refuse it",
			"e7e8k", Move{From: E7, To: E8, Promotion: TypeKing}},
	}
	p := positionOf(t, "4k3/8/8/8/8/8/8/3QKBN1 w - - 0 1")
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got, err := p.ReadMove(tt.text); got != tt.want || err != nil {
				t.Errorf("ReadMove(%q) = %v, %v, want %v", tt.text, got, err, tt.want)
			}
		})
	}
}

func TestReadMoveRefuses(t *testing.T) {
	tests := []struct {
		name, text string
		sentinel   error
		want       string
	}{
		{"a greeting is no move",
			"hello", ErrMove, `not a move: "hello" (a move names two squares, such as e2e4)`},
		{"two moves are more than a move",
			"e2e4 e7e5", ErrMove,
			`not a move: "e2e4 e7e5" (a move names two squares, such as e2e4)`},
		{"a line end is no part of a move",
			"e2e4\n", ErrMove, `not a move: "e2e4\n" (a move names two squares, such as e2e4)`},
		{"the first square must be on the board",
			"e9e4", ErrSquare, `no such square: "e9" (squares run from a1 to h8)`},
		{"the second square must be on the board",
			"e2i4", ErrSquare, `no such square: "i4" (squares run from a1 to h8)`},
		{"the letter must be that of the piece that stands there",
			"Bg1f3", nil, "that is no bishop on g1, it is a knight"},
		{"four castling letters are one too many",
			"O-O-O-O", ErrMove,
			`not a move: "O-O-O-O" (a move names two squares, such as e2e4)`},
		{"nothing stands before a castling",
			"xO-O", ErrMove, `not a move: "xO-O" (a move names two squares, such as e2e4)`},
	}
	p := positionOf(t, "4k3/8/8/8/8/8/8/3QKBN1 w - - 0 1")
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m, err := p.ReadMove(tt.text)
			sameError(t, err, tt.sentinel, tt.want)
			same(t, m, Move{}, "with the error comes the move %v, want %v")
		})
	}
}

func TestReadCastling(t *testing.T) {
	tests := []struct {
		name, fen, text string
		want            Move
	}{
		{"White castles on the king's side",
			"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "O-O", Move{From: E1, To: G1}},
		{"White castles on the queen's side",
			"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "O-O-O", Move{From: E1, To: C1}},
		{"Black castles on the king's side, with small letters",
			"4k3/8/8/8/8/8/8/4K3 b - - 0 1", "o-o", Move{From: E8, To: G8}},
		{"Black castles on the queen's side, with zeros and a check",
			"4k3/8/8/8/8/8/8/4K3 b - - 0 1", "0-0-0+", Move{From: E8, To: C8}},
		{"the dashes may be missing",
			"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "OOO", Move{From: E1, To: C1}},
		{"the dashes may be those of a printed page",
			"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "O–O", Move{From: E1, To: G1}},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			if got, err := p.ReadMove(tt.text); got != tt.want || err != nil {
				t.Errorf("ReadMove(%q) = %v, %v, want %v", tt.text, got, err, tt.want)
			}
		})
	}
	t.Run("the king is not at home", func(t *testing.T) {
		p := positionOf(t, "4k3/8/8/8/8/8/4K3/7R w - - 0 1")
		_, err := p.ReadMove("O-O")
		sameError(t, err, nil, "castling is for a king on its first square, and yours is not there")
	})
}

func FuzzReadMove(f *testing.F) {
	for _, text := range []string{"Ng1-f3+", "e7 e8 n", "O-O-O#", "0-0", "e9e4", "\x1b[2J", "e2e4\xff"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p := StartingPosition()
		m, err := p.ReadMove(text)
		if err != nil {
			isSentence(t, err)
			return
		}
		if again, err := p.ReadMove(m.String()); again != m || err != nil {
			t.Errorf("%q was read as %v, and that as %v, error %v", text, m, again, err)
		}
	})
}
