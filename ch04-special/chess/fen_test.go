// fen_test.go tests positions in one line, written and read.

package chess

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"unicode"
)

func TestFEN(t *testing.T) {
	tests := []struct {
		name string
		fen  string
	}{
		{"the start of a game", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
		{"the square that White's pawn has passed over", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"},
		{"the square that Black's pawn has passed over", "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2"},
		{"a quiet move counts", "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"},
		{"no rights at all", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
		{"one right of White's", "4k3/8/8/8/8/8/8/R3K3 b Q - 7 31"},
		{"one right of Black's", "4k2r/8/8/8/8/8/8/4K3 b k - 7 31"},
		{"a right of each", "r3k3/8/8/8/8/8/8/4K2R b Kq - 7 31"},
		{"counters of three digits", "4k3/8/8/8/8/8/8/4K3 w - - 149 176"},
		{"counters of four digits", "4k3/8/8/8/8/8/8/4K3 b - - 9999 9999"},
		{"the first en passant square", "4k3/8/8/8/P7/8/8/4K3 b - a3 0 1"},
		{"the last en passant square", "4k3/8/8/7p/8/8/8/4K3 w - h6 0 1"},
		{"a lesson without kings", "8/8/8/3n4/8/8/8/8 w - - 0 1"},
		{"an empty board", "8/8/8/8/8/8/8/8 b - - 0 1"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p := setUpFEN(t, tt.fen)
			if got := p.FEN(); got != tt.fen {
				t.Errorf("FEN() = %s, want %s", got, tt.fen)
			}
			got, err := ParseFEN(tt.fen)
			if err != nil {
				t.Fatal(err)
			}
			samePosition(t, got, p)
		})
	}
}

func TestFENOfAGame(t *testing.T) {
	p := setUpFEN(t, startText)
	for _, ply := range []struct{ move, fen string }{
		{"e2e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"},
		{"c7c5", "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2"},
		{"g1f3", "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"},
		{"d8a5", "rnb1kbnr/pp1ppppp/8/q1p5/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"},
		{"f1e2", "rnb1kbnr/pp1ppppp/8/q1p5/4P3/5N2/PPPPBPPP/RNBQK2R b KQkq - 3 3"},
		{"e8d8", "rnbk1bnr/pp1ppppp/8/q1p5/4P3/5N2/PPPPBPPP/RNBQK2R w KQ - 4 4"},
		{"e1g1", "rnbk1bnr/pp1ppppp/8/q1p5/4P3/5N2/PPPPBPPP/RNBQ1RK1 b - - 5 4"},
	} {
		p.Make(moveOf(ply.move))
		if got := p.FEN(); got != ply.fen {
			t.Fatalf("after %s FEN() = %s, want %s", ply.move, got, ply.fen)
		}
	}
}

func TestParseFENFillsInWhatIsMissing(t *testing.T) {
	const pieces = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR"
	tests := []struct {
		name string
		text string
		want string
	}{
		{"everything but the pieces", "", " w - - 0 1"},
		{"everything after the side to move", " b", " b - - 0 1"},
		{"everything after castling", " w KQkq", " w KQkq - 0 1"},
		{"both counters, as in EPD", " w KQkq c6", " w KQkq c6 0 1"},
		{"the number of the move", " w KQkq c6 5", " w KQkq c6 5 1"},
		{"nothing", " w KQkq c6 5 6", " w KQkq c6 5 6"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			got, err := ParseFEN(pieces + tt.text)
			if err != nil {
				t.Fatal(err)
			}
			samePosition(t, got, setUpFEN(t, pieces+tt.want))
		})
	}
}

// How a position is written is judged, and not whether a game leads to it.
func TestParseFENTakesWhatIsWellWritten(t *testing.T) {
	tests := []struct {
		name string
		text string
		want string
	}{
		{"castling letters in another order", "8/8/8/8/8/8/8/8 w qkQK - 0 1", "8/8/8/8/8/8/8/8 w KQkq - 0 1"},
		{"some castling letters in another order", "8/8/8/8/8/8/8/8 w qK - 0 1", "8/8/8/8/8/8/8/8 w Kq - 0 1"},
		{"a right without king and rook", "8/8/8/8/8/8/8/8 w Q - 0 1", "8/8/8/8/8/8/8/8 w Q - 0 1"},
		{"the smallest counters", "8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/8/8/8/8/8 w - - 0 1"},
		{"the largest counters", "8/8/8/8/8/8/8/8 w - - 2147483647 2147483647", "8/8/8/8/8/8/8/8 w - - 2147483647 2147483647"},
		{"an en passant square without a pawn behind it", "4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "4k3/8/8/8/8/8/8/4K3 w - e6 0 1"},
		{"a large letter for a square", "4k3/8/8/8/8/8/8/4K3 b - E3 0 1", "4k3/8/8/8/8/8/8/4K3 b - e3 0 1"},
		{"the side not to move in check", "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1", "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1"},
		{"two kings of a color", "kk6/8/8/8/8/8/8/7K w - - 0 1", "kk6/8/8/8/8/8/8/7K w - - 0 1"},
		{"pawns at both ends", "3P4/1k2K3/8/8/8/8/8/3p4 w - - 0 1", "3P4/1k2K3/8/8/8/8/8/3p4 w - - 0 1"},
		{"spaces around it and more than one between", "  8/8/8/8/8/8/8/8   b\t-  -  3  4\n", "8/8/8/8/8/8/8/8 b - - 3 4"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			got, err := ParseFEN(tt.text)
			if err != nil {
				t.Fatal(err)
			}
			samePosition(t, got, setUpFEN(t, tt.want))
		})
	}
}

func TestEveryEnPassantSquareIsReadForOneSide(t *testing.T) {
	for s := A1; s <= H8; s++ {
		for side, letter := range []string{"w", "b"} {
			text := fmt.Sprintf("8/8/8/8/8/8/8/8 %s - %s 0 1", letter, nameOf(s))
			want := s.Rank() == []int{5, 2}[side]
			p, err := ParseFEN(text)
			if (err == nil) != want {
				t.Fatalf("ParseFEN(%q): error %v, want none: %t", text, err, want)
			}
			if got := p.EnPassant(); want && got != s {
				t.Fatalf("ParseFEN(%q) has the en passant square %v", text, got)
			}
		}
	}
}

func TestParseFENRefuses(t *testing.T) {
	const (
		sixFields = "expected piece placement, side to move, castling, en passant, halfmove clock, move number"
		letters   = "expected letters of KQkq, each at most once, or -"
		blackTook = "expected - or, with white to move, a square on rank 6"
		whiteTook = "expected - or, with black to move, a square on rank 3"
		clock     = "expected a whole number, at least 0"
		number    = "expected a whole number, at least 1"
	)
	tests := []struct {
		name string
		text string
		want string // without what every error begins with
	}{
		{"nothing", "", "it has 0 fields: " + sixFields},
		{"white space alone", " \t\n ", "it has 0 fields: " + sixFields},
		{"a field too many", "8/8/8/8/8/8/8/8 w - - 0 1 1", "it has 7 fields: " + sixFields},
		{"two FENs", "8/8/8/8/8/8/8/8 w - - 0 1 8/8/8/8/8/8/8/8 w - - 0 1", "it has 12 fields: " + sixFields},

		{"seven ranks", "8/8/8/8/8/8/8 w - - 0 1", `not a piece placement: "8/8/8/8/8/8/8" has 7 ranks: expected eight, with a slash between them`},
		{"a rank too short", "8/8/8/7/8/8/8/8 w - - 0 1", "not a piece placement: column 8, rank 5: only 7 of eight squares"},
		{"a rank too long", "8/8/8/8p/8/8/8/8 w - - 0 1", "not a piece placement: column 8, rank 5: more than eight squares"},
		{"two counts in a row", "8/8/8/44/8/8/8/8 w - - 0 1", "not a piece placement: column 8, rank 5: two counts in a row: write their sum"},
		{"no blank before the side to move", "8/8/8/8/8/8/8/7Kw - - 0 1", `not a piece placement: column 17, rank 1: no such piece: "w" (White's letters are K Q R B N P, Black's k q r b n p); a digit from 1 to 8 counts empty squares`},

		{"another side", "8/8/8/8/8/8/8/8 x - - 0 1", `side to move "x": expected w or b`},
		{"a side by its name", "8/8/8/8/8/8/8/8 white - - 0 1", `side to move "white": expected w or b`},
		{"a large letter for a side", "8/8/8/8/8/8/8/8 W - - 0 1", `side to move "W": expected w or b`},
		{"no side to move", "8/8/8/8/8/8/8/8 KQkq - 0 1", `side to move "KQkq": expected w or b`},

		{"another castling letter", "8/8/8/8/8/8/8/8 w KQxq - 0 1", `castling "KQxq": ` + letters},
		{"a castling letter twice", "8/8/8/8/8/8/8/8 w KK - 0 1", `castling "KK": ` + letters},
		{"a castling letter twice, not in a row", "8/8/8/8/8/8/8/8 w qkq - 0 1", `castling "qkq": ` + letters},
		{"a dash among castling letters", "8/8/8/8/8/8/8/8 w K- - 0 1", `castling "K-": ` + letters},
		{"two dashes for castling", "8/8/8/8/8/8/8/8 w -- - 0 1", `castling "--": ` + letters},
		{"castling with a letter of another alphabet", "8/8/8/8/8/8/8/8 w · - 0 1", `castling "·": ` + letters},
		{"castling with half a letter", "8/8/8/8/8/8/8/8 w K\xff - 0 1", `castling "K\xff": ` + letters},

		{"an en passant square that does not exist", "8/8/8/8/8/8/8/8 w - e9 0 1", `en passant "e9": ` + blackTook},
		{"no square at all", "8/8/8/8/8/8/8/8 b - x 0 1", `en passant "x": ` + whiteTook},
		{"two dashes for en passant", "8/8/8/8/8/8/8/8 w - -- 0 1", `en passant "--": ` + blackTook},
		{"where White's own pawn would have passed", "8/8/8/8/4P3/8/8/8 w - e3 0 1", `en passant "e3": ` + blackTook},
		{"where Black's own pawn would have passed", "8/8/8/4p3/8/8/8/8 b - e6 0 1", `en passant "e6": ` + whiteTook},
		{"where the pawn began", "8/8/8/8/4P3/8/8/8 b - e2 0 1", `en passant "e2": ` + whiteTook},
		{"where the pawn stands", "8/8/8/8/4P3/8/8/8 b - e4 0 1", `en passant "e4": ` + whiteTook},

		{"a halfmove clock that is no number", "8/8/8/8/8/8/8/8 w - - x 1", `halfmove clock "x": ` + clock},
		{"a halfmove clock below nothing", "8/8/8/8/8/8/8/8 w - - -1 1", `halfmove clock "-1": ` + clock},
		{"a halfmove clock of minus nothing", "8/8/8/8/8/8/8/8 w - - -0 1", `halfmove clock "-0": ` + clock},
		{"a halfmove clock with a sign", "8/8/8/8/8/8/8/8 w - - +5 1", `halfmove clock "+5": ` + clock},
		{"a halfmove clock with a fraction", "8/8/8/8/8/8/8/8 w - - 0.5 1", `halfmove clock "0.5": ` + clock},
		{"a halfmove clock beyond any game", "8/8/8/8/8/8/8/8 w - - 2147483648 1", `halfmove clock "2147483648": ` + clock},
		{"a halfmove clock beyond any number", "8/8/8/8/8/8/8/8 w - - 99999999999999999999 1", `halfmove clock "99999999999999999999": ` + clock},
		{"a move number that is no number", "8/8/8/8/8/8/8/8 w - - 0 x", `move number "x": ` + number},
		{"move zero", "8/8/8/8/8/8/8/8 w - - 0 0", `move number "0": ` + number},
		{"a move number with a sign", "8/8/8/8/8/8/8/8 w - - 0 +1", `move number "+1": ` + number},
		{"a move number below nothing", "8/8/8/8/8/8/8/8 w - - 0 -1", `move number "-1": ` + number},
		{"a move number beyond any game", "8/8/8/8/8/8/8/8 w - - 0 2147483648", `move number "2147483648": ` + number},

		{"the first fault is named", "8/8/8/8/8/8/8/8 x x x x x", `side to move "x": expected w or b`},
		{"control characters are not repeated", "8/8/8/8/8/8/8/8 \x1b[2J - - 0 1", `side to move "\x1b[2J": expected w or b`},
		{"a long text is cut short", "8/8/8/8/8/8/8/8 w " + strings.Repeat("K", 1000) + " - 0 1", `castling "` + strings.Repeat("K", 40) + `"...: ` + letters},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p, err := ParseFEN(tt.text)
			sameError(t, err, ErrFEN, "not a FEN: "+tt.want)
			samePosition(t, p, Position{})
		})
	}
}

func TestThereAreFourCastlingLettersAndADash(t *testing.T) {
	for letter := rune(1); letter < 0x250; letter++ {
		if unicode.IsSpace(letter) {
			continue
		}
		text := "8/8/8/8/8/8/8/8 w Q" + string(letter) + " - 0 1"
		want := strings.ContainsRune("Kkq", letter)
		if _, err := ParseFEN(text); (err == nil) != want {
			t.Fatalf("ParseFEN(%q): error %v, want none: %t", text, err, want)
		}
	}
}

func TestAWrongPlacementInAFENIsNoPlacement(t *testing.T) {
	_, err := ParseFEN("x7/8/8/8/8/8/8/8 w - - 0 1")
	for _, sentinel := range []error{ErrFEN, ErrPlacement, ErrPiece} {
		if !errors.Is(err, sentinel) {
			t.Errorf("error %q does not wrap %q", err, sentinel)
		}
	}
}

func TestStartFENIsTheStartingPosition(t *testing.T) {
	p := StartingPosition()
	if got := p.FEN(); got != StartFEN {
		t.Errorf("FEN() = %s, want %s", got, StartFEN)
	}
	got, err := ParseFEN(StartFEN)
	if err != nil {
		t.Fatal(err)
	}
	samePosition(t, got, p)
	samePosition(t, setUpFEN(t, StartFEN), p)
}

func TestMustParseFEN(t *testing.T) {
	t.Run("a good text makes a position", func(t *testing.T) {
		defer func() {
			if v := recover(); v != nil {
				t.Errorf("it panics: %v", v)
			}
		}()
		samePosition(t, MustParseFEN(kiwipeteText), setUpFEN(t, kiwipeteText))
	})
	t.Run("a wrong text makes it panic", func(t *testing.T) {
		defer func() {
			err, _ := recover().(error)
			isSentence(t, err, ErrFEN)
		}()
		MustParseFEN("x")
	})
}

func FuzzParseFEN(f *testing.F) {
	for _, text := range walkTexts {
		f.Add(text)
		f.Add(turnedFEN(text))
	}
	f.Add("8/8/8/8/8/8/8/8")
	f.Add("8/8/8/8/8/8/8/8 b qK e3 9999 9999")
	f.Add("8/8/8/8/8/8/8/8 w - e3 0 1")
	f.Add("8/8/8/8/8/8/8/8 w KK - 0 1")
	f.Add("8/8/8/8/8/8/8/8 w - - 00 +1")
	f.Add("\x1b[2J \xff\xfe - - \u202e 1")
	f.Add(strings.Repeat("8/", 100))
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ParseFEN(text)
		if err != nil {
			isSentence(t, err, ErrFEN)
			if p != (Position{}) {
				t.Errorf("%q was refused, and half of it was read: %s", text, fenOf(p))
			}
			return
		}
		if got := p.FEN(); got != fenOf(p) {
			t.Fatalf("FEN() = %q, want %q", got, fenOf(p))
		}
		again, err := ParseFEN(p.FEN())
		if err != nil {
			t.Fatalf("%q was read and written as %q, which is refused: %v", text, p.FEN(), err)
		}
		samePosition(t, again, p)
	})
}
