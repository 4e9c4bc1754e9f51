// promotion_test.go tests what becomes of a pawn at the end of the board, and
// how the choice is written.

package chess

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// Each case lists the legal moves of one pawn.
func TestBecomesOneOfFour(t *testing.T) {
	tests := []struct {
		name string
		fen  string
		from string
		want string
	}{
		{"any of four", "8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7", "e7e8q e7e8r e7e8b e7e8n"},
		{"any of four by a capture", "3rn3/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7", "e7d8q e7d8r e7d8b e7d8n"},
		{
			"ahead and to both sides", "3n1n2/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7",
			"e7d8q e7d8r e7d8b e7d8n e7e8q e7e8r e7e8b e7e8n e7f8q e7f8r e7f8b e7f8n",
		},
		{"in the first corner", "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7", "a7a8q a7a8r a7a8b a7a8n"},
		{"in the last corner", "6n1/k6P/8/8/8/8/8/4K3 w - - 0 1", "h7", "h7g8q h7g8r h7g8b h7g8n h7h8q h7h8r h7h8b h7h8n"},
		{"nowhere if the way is blocked", "4n3/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7", ""},
		{"not one rank before", "8/7k/4P3/8/8/8/8/4K3 w - - 0 1", "e6", "e6e7"},
		{"not if the pawn is pinned", "8/KP5r/8/8/8/7k/8/8 w - - 0 1", "b7", ""},
		{"with a capture along the pin", "r7/1P5k/2K5/8/8/8/8/8 w - - 0 1", "b7", "b7a8q b7a8r b7a8b b7a8n b7b8q b7b8r b7b8b b7b8n"},
		{"with a capture along the pin and no other way", "b7/1P5k/2K5/8/8/8/8/8 w - - 0 1", "b7", "b7a8q b7a8r b7a8b b7a8n"},
		{"to step between", "3r2K1/5P2/8/8/8/8/8/k7 w - - 0 1", "f7", "f7f8q f7f8r f7f8b f7f8n"},
		{"but not by capturing its own piece or a king", "3N1k2/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7", "e7e8q e7e8r e7e8b e7e8n"},
	}
	for _, tt := range tests {
		bothWays(t, tt.name, func(t *testing.T, s seat) {
			p := setUpFEN(t, s.fen(tt.fen))
			from := squareOf(s.moves(tt.from))
			others := func(m Move) bool { return m.From != from }
			got, want := movesOf(slices.DeleteFunc(p.LegalMoves(), others)), s.moves(tt.want)
			if got != want {
				t.Errorf("the pawn may go %q, want %q, in %s", got, want, drawn(p))
			}
		})
	}
}

func TestBecomesNothingElsewhere(t *testing.T) {
	const pawn = "8/4P2k/R7/8/8/8/8/4K3 w - - 0 1"
	const (
		missing = "promotion: say what the pawn becomes: "
		only    = "promotion: only a pawn that reaches the end of the board becomes another piece"
	)
	tests := []struct {
		name  string
		fen   string
		move  Move
		want  string
		wraps error
	}{
		{"no choice is no move", pawn, Move{From: E7, To: E8}, missing + "e7e8q, e7e8r, e7e8b or e7e8n", ErrPromotion},
		{"no choice is no move for Black", "4k3/8/8/8/8/8/4p2K/8 b - - 0 1", Move{From: E2, To: E1}, missing + "e2e1q, e2e1r, e2e1b or e2e1n", ErrPromotion},
		{"nor is it with a capture", "3r4/4P2k/8/8/8/8/8/4K3 w - - 0 1", Move{From: E7, To: D8}, missing + "e7d8q, e7d8r, e7d8b or e7d8n", ErrPromotion},
		{"a pawn does not become a king", pawn, Move{E7, E8, TypeKing}, "promotion: a pawn cannot become a king", ErrPromotion},
		{"a pawn does not stay a pawn", pawn, Move{E7, E8, TypePawn}, "promotion: a pawn cannot become a pawn", ErrPromotion},
		{"a pawn does not become what does not exist", pawn, Move{E7, E8, 'x'}, "promotion: a pawn cannot become a piece 'x'", ErrPromotion},
		{"a small letter is no kind of piece", pawn, Move{E7, E8, 'q'}, "promotion: a pawn cannot become a piece 'q'", ErrPromotion},
		{"a rook at the end stays a rook", pawn, Move{A6, A8, TypeQueen}, only, ErrPromotion},
		{"a king on the last rank stays a king", "8/4P1K1/8/8/8/8/8/k7 w - - 0 1", Move{G7, G8, TypeQueen}, only, ErrPromotion},
		{"a pawn on its way stays a pawn", startText, Move{E2, E4, TypeQueen}, only, ErrPromotion},
		{"a pawn one rank before the end stays a pawn", "8/7k/4P3/8/8/8/8/4K3 w - - 0 1", Move{E6, E7, TypeQueen}, only, ErrPromotion},

		{"a way that is blocked comes first", "4n3/4P2k/8/8/8/8/8/4K3 w - - 0 1", Move{From: E7, To: E8}, "a pawn cannot capture straight ahead: the knight on e8 is in the way of the pawn on e7", ErrPawnStraight},
		{"the king's safety comes first", "8/KP5r/8/8/8/7k/8/8 w - - 0 1", Move{From: B7, To: B8}, "that leaves your king on a7 to the rook on h7", ErrLeavesKing},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p := setUpFEN(t, tt.fen)
			if p.IsLegal(tt.move) {
				t.Errorf("IsLegal(%v) = true, in %s", tt.move, drawn(p))
			}
			sameError(t, NewGameFrom(p).Refusal(tt.move), tt.wraps, tt.want)
		})
	}
}

// Each case plays one promotion and takes it back.
func TestPromotion(t *testing.T) {
	tests := []struct {
		name     string
		fen      string
		move     string
		want     string
		record   string
		captured string
	}{
		{"to a queen", "8/4P2k/8/8/8/8/8/4K3 w - - 7 40", "e7e8q", "4Q3/7k/8/8/8/8/8/4K3 b - - 0 40", "e7-e8=Q", ""},
		{"to a rook", "8/4P2k/8/8/8/8/8/4K3 w - - 7 40", "e7e8r", "4R3/7k/8/8/8/8/8/4K3 b - - 0 40", "e7-e8=R", ""},
		{"to a bishop", "8/4P2k/8/8/8/8/8/4K3 w - - 7 40", "e7e8b", "4B3/7k/8/8/8/8/8/4K3 b - - 0 40", "e7-e8=B", ""},
		{"to a knight", "8/4P2k/8/8/8/8/8/4K3 w - - 7 40", "e7e8n", "4N3/7k/8/8/8/8/8/4K3 b - - 0 40", "e7-e8=N", ""},
		{"Black's queen", "4k3/8/8/8/8/8/7p/3K4 b - - 7 40", "h2h1q", "4k3/8/8/8/8/8/8/3K3q w - - 0 41", "h2-h1=Q+", ""},
		{"Black's rook", "4k3/8/8/8/8/8/K6p/8 b - - 7 40", "h2h1r", "4k3/8/8/8/8/8/K7/7r w - - 0 41", "h2-h1=R", ""},
		{"with a capture and check", "2r1k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7c8q", "2Q1k3/8/8/8/8/8/8/4K3 b - - 0 1", "b7xc8=Q+", "r"},
		{"with a capture in the corner, which ends a right", "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1", "b7a8q", "Q3k2r/8/8/8/8/8/8/R3K2R b KQk - 0 1", "b7xa8=Q+", "r"},
		{"to a knight, with check", "7k/1p2Npbp/8/2P5/1P1r4/3b2QP/3q1pPK/2RB4 b - - 1 29", "f2f1n", "7k/1p2Npbp/8/2P5/1P1r4/3b2QP/3q2PK/2RB1n2 w - - 0 30", "f2-f1=N+", ""},
		{"with mate", "6k1/4Pppp/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", "4Q1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "e7-e8=Q#", ""},
		{"with mate by a rook", "6k1/4Pppp/8/8/8/8/8/4K3 w - - 0 1", "e7e8r", "4R1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "e7-e8=R#", ""},
		{"what was captured can be what the pawn becomes", "3q2k1/4P3/8/8/8/8/8/K7 w - - 0 1", "e7d8q", "3Q2k1/8/8/8/8/8/8/K7 b - - 0 1", "e7xd8=Q+", "q"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			g := NewGameFrom(setUpFEN(t, tt.fen))
			if err := g.Play(moveOf(tt.move)); err != nil {
				t.Fatal(err)
			}
			samePosition(t, g.Position(), setUpFEN(t, tt.want))
			if got := recordOf(g); got != tt.record {
				t.Errorf("the record is %q, want %q", got, tt.record)
			}
			if got := capturedIn(g); got != tt.captured {
				t.Errorf("captured are %q, want %q", got, tt.captured)
			}
			if got := onlyPly(t, g).Piece; got.Type() != TypePawn {
				t.Errorf("the record says that %s moved, want a pawn", named(got))
			}
			if err := g.Undo(); err != nil {
				t.Fatal(err)
			}
			samePosition(t, g.Position(), setUpFEN(t, tt.fen))
		})
	}
}

// A queen is the strongest piece, and not always the best choice.
func TestWhatThePawnBecomesDecidesHowThingsStand(t *testing.T) {
	tests := []struct {
		name string
		fen  string
		move string
		want Status
	}{
		{"a queen leaves no move: stalemate", "8/5P1k/5K2/8/8/8/8/8 w - - 0 1", "f7f8q", Stalemate},
		{"a rook leaves one", "8/5P1k/5K2/8/8/8/8/8 w - - 0 1", "f7f8r", Normal},
		{"a queen gives check from afar", "8/2P5/k1K5/8/8/8/8/8 w - - 0 1", "c7c8q", Check},
		{"a bishop on a light square leaves the king alone", "k7/2P5/1K6/8/8/8/8/8 w - - 0 1", "c7c8b", Normal},
		{"a rook mates", "k7/2P5/1K6/8/8/8/8/8 w - - 0 1", "c7c8r", Checkmate},
		{"a queen gives no check where a knight does", "8/4P1k1/8/8/8/8/8/K7 w - - 0 1", "e7e8q", Normal},
		{"a knight gives check", "8/4P1k1/8/8/8/8/8/K7 w - - 0 1", "e7e8n", Check},
		{"the pawn uncovers a check", "8/1R2P2k/8/8/8/8/8/K7 w - - 0 1", "e7e8b", Check},
	}
	for _, tt := range tests {
		bothWays(t, tt.name, func(t *testing.T, s seat) {
			p := setUpFEN(t, s.fen(tt.fen))
			after := p.After(moveOf(s.moves(tt.move)))
			if got := after.Status(); got != tt.want {
				t.Errorf("after %s Status() = %v, want %v, in %s", tt.move, got, tt.want, drawn(after))
			}
		})
	}
}

func TestThePromotionsAreFourAndTheQueenComesFirst(t *testing.T) {
	want := [...]PieceType{'Q', 'R', 'B', 'N'}
	if Promotions != want {
		t.Errorf("Promotions = %v, want %v", Promotions, want)
	}
}

func TestParsePromotion(t *testing.T) {
	tests := []struct {
		name  string
		texts string
		want  PieceType
	}{
		{"a queen", "q Q queen Queen QUEEN", TypeQueen},
		{"a rook", "r R rook Rook rOOK", TypeRook},
		{"a bishop", "b B bishop Bishop", TypeBishop},
		{"a knight", "n N knight Knight", TypeKnight},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			for _, text := range strings.Fields(tt.texts) {
				if got, err := ParsePromotion(text); got != tt.want || err != nil {
					t.Errorf("ParsePromotion(%q) = %v, %v, want %v", text, got, err, tt.want)
				}
			}
		})
	}
}

func TestParsePromotionRefuses(t *testing.T) {
	const expected = ": a pawn becomes a queen, a rook, a bishop or a knight: q, r, b or n"
	tests := []struct {
		name string
		text string
		want string
	}{
		{"nothing", "", `promotion: ""`},
		{"a king", "k", `promotion: "k"`},
		{"a king by its name", "king", `promotion: "king"`},
		{"a pawn", "P", `promotion: "P"`},
		{"a pawn by its name", "pawn", `promotion: "pawn"`},
		{"a letter of no piece", "x", `promotion: "x"`},
		{"half a name", "que", `promotion: "que"`},
		{"two letters", "qr", `promotion: "qr"`},
		{"a space before it", " q", `promotion: " q"`},
		{"a sign before it", "=q", `promotion: "=q"`},
		{"a figure", "♕", `promotion: "♕"`},
		{"a control character", "\x1b", `promotion: "\x1b"`},
		{"a long text", strings.Repeat("q", 100), `promotion: "` + strings.Repeat("q", 40) + `"...`},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			got, err := ParsePromotion(tt.text)
			sameError(t, err, ErrPromotion, tt.want+expected)
			if got != 0 {
				t.Errorf("ParsePromotion(%q) = %v, want 0", tt.text, got)
			}
		})
	}
}

func FuzzParsePromotion(f *testing.F) {
	for _, text := range []string{"q", "N", "rook", "", "k", "\x1b[2J", "\xff", "biſhop"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := ParsePromotion(text)
		if err != nil {
			isSentence(t, err, ErrPromotion)
			return
		}
		name := strings.ToLower(strings.ToUpper(text)) // some letters have more than two forms
		if name != strings.ToLower(string(rune(got))) && name != got.String() {
			t.Errorf("ParsePromotion(%q) = %v", text, got)
		}
	})
}

// A game that was refused for want of a choice goes on as if nothing had been.
func TestAMissingPromotionChangesNothing(t *testing.T) {
	const fen = "3r4/4P2k/8/8/8/8/8/4K3 w - - 0 1"
	g := NewGameFrom(setUpFEN(t, fen))
	if err := g.Play(moveOf("e7d8")); !errors.Is(err, ErrPromotion) {
		t.Errorf("the refusal of e7d8 is %v, want %v", err, ErrPromotion)
	}
	samePosition(t, g.Position(), setUpFEN(t, fen))
	if got := recordOf(g); got != "" {
		t.Errorf("the record is %q, want nothing", got)
	}
	play(t, g, "e7d8n")
	if got, want := recordOf(g), "e7xd8=N"; got != want {
		t.Errorf("the record is %q, want %q", got, want)
	}
}
