// fen_test.go tests positions in one line, written and read.

package chess

import "testing"

// Each text is read, and written as it was.
func TestFEN(t *testing.T) {
	tests := []struct{ name, fen string }{
		{"a game begins with all rights, and with move 1", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
		{"the square that Black's pawn has passed over is on rank 6", "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2"},
		{"of the four rights some may have gone", "r3k3/8/8/8/8/8/8/4K2R w Kq - 7 31"},
		{"both counters go up to a billion", "4k3/8/8/8/8/8/8/4K3 w - - 1000000000 1000000000"},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) { same(t, p.FEN(), tt.fen, "FEN() = %s, want %s") })
	}
}

// What is read goes no further than a billion, so what is written does not, either.
func TestFENCountsNoFurther(t *testing.T) {
	p := positionOf(t, "4k3/8/8/8/8/8/8/4K3 b - - 1000000000 1000000000")
	p.Make(Move{From: E8, To: E7})
	same(t, p.FEN(), "8/4k3/8/8/8/8/8/4K3 w - - 1000000000 1000000000", "FEN() = %s, want %s")
}

func TestParseFEN(t *testing.T) {
	p := positionOf(t, "4k3/8/8/8/4P3/8/8/8 b Kq e3 5 31")
	want := Position{SideToMove: Black, Castling: WhiteKingSide | BlackQueenSide, HalfmoveClock: 5, FullmoveNumber: 31}
	want.Set(E8, NewPiece(TypeKing, Black))
	want.Set(E4, NewPiece(TypePawn, White))
	want.SetEnPassant(E3)
	samePosition(t, p, want)
}

// How a position is written is judged, and not whether a game leads to it.
func TestParseFENIsLenient(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"the pieces alone are enough", "4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
		{"the rest may be missing after the side to move", "4k3/8/8/8/8/8/8/4K3 b", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"},
		{"both counters may be missing, as in EPD", "4k3/8/8/2p5/8/8/8/4K3 w - c6", "4k3/8/8/2p5/8/8/8/4K3 w - c6 0 1"},
		{"castling letters may stand in another order", "8/8/8/8/8/8/8/8 w qK - 0 1", "8/8/8/8/8/8/8/8 w Kq - 0 1"},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.text)
		t.Run(tt.name, func(t *testing.T) { sameFEN(t, p, tt.want) })
	}
}

func TestParseFENRefuses(t *testing.T) {
	const (
		sixFields = "expected piece placement, side to move, castling, en passant, halfmove clock, move number"
		letters   = "expected letters of KQkq, each at most once, or -"
		sixth     = "expected - or, with white to move, a square on rank 6"
		third     = "expected - or, with black to move, a square on rank 3"
		clock     = "expected a whole number, from 0 to 1000000000"
		number    = "expected a whole number, from 1 to 1000000000"
	)
	tests := []struct {
		name, text string
		want       string // after what every error begins with
	}{
		{"an empty text is no FEN", " \n", "it has 0 fields: " + sixFields},
		{"a FEN has six fields, not seven", "8/8/8/8/8/8/8/8 w - - 0 1 1", "it has 7 fields: " + sixFields},
		{"the side to move is w or b", "8/8/8/8/8/8/8/8 W - - 0 1", `side to move "W": expected w or b`},
		{"the castling letters are KQkq alone", "8/8/8/8/8/8/8/8 w KQxq - 0 1", `castling "KQxq": ` + letters},
		{"no castling letter stands twice", "8/8/8/8/8/8/8/8 w qkq - 0 1", `castling "qkq": ` + letters},
		{"the en passant square is on the board", "8/8/8/8/8/8/8/8 w - e9 0 1", `en passant "e9": ` + sixth},
		{"with White to move the en passant square is on rank 6", "8/8/8/8/4P3/8/8/8 w - e3 0 1", `en passant "e3": ` + sixth},
		{"with Black to move the en passant square is on rank 3", "8/8/8/4p3/8/8/8/8 b - e6 0 1", `en passant "e6": ` + third},
		{"the clock is not below zero", "8/8/8/8/8/8/8/8 w - - -1 1", `halfmove clock "-1": ` + clock},
		{"the clock goes no further than a billion", "8/8/8/8/8/8/8/8 w - - 1000000001 1", `halfmove clock "1000000001": ` + clock},
		{"the first move is number 1", "8/8/8/8/8/8/8/8 w - - 0 0", `move number "0": ` + number},
		{"the move number goes no further than a billion", "8/8/8/8/8/8/8/8 w - - 0 99999999999999999999", `move number "99999999999999999999": ` + number},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := ParseFEN(tt.text)
			sameError(t, err, nil, "not a FEN: "+tt.want)
			same(t, p, Position{}, "with the error comes the position\n%v\nwant\n%v")
		})
	}
}

func TestStartFEN(t *testing.T) {
	samePosition(t, positionOf(t, StartFEN), StartingPosition())
}

func TestMustParseFENPanics(t *testing.T) {
	panics(t, func() { MustParseFEN("x") })
}
