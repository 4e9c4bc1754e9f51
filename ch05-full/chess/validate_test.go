// validate_test.go tests what is found wrong with a position that was set up.

package chess

import (
	"strings"
	"testing"

	"mateinfive/internal/referee"
)

func TestValidate(t *testing.T) {
	tests := []struct {
		name, fen string
		want      string // the faults, one a line
	}{
		{"a board without kings has two faults", "8/8/8/8/8/8/8/8 w - - 0 1", "white has no king\nblack has no king"},
		{"White has no king", "k7/8/8/8/8/8/8/8 w - - 0 1", "white has no king"},
		{"Black has no king", "8/8/8/8/8/8/8/7K w - - 0 1", "black has no king"},
		{"White has two kings", "k7/8/8/8/8/8/8/6KK w - - 0 1", "white has 2 kings: the king on g1 and the king on h1"},
		{"Black has two kings", "4kk2/8/8/8/8/8/8/4K3 w - - 0 1", "black has 2 kings: the king on e8 and the king on f8"},

		{"no pawn has become a second king", "4k3/8/8/8/8/8/PPPPPPPP/3KK3 w - - 0 1", "white has 2 kings: the king on d1 and the king on e1"},

		{"White has nine pawns", "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "white has 9 pawns: a game begins with 8"},
		{"Black has nine pawns", "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", "black has 9 pawns: a game begins with 8"},
		{"White has seventeen pieces", "4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1", "white has 17 pieces: a game begins with 16"},
		{"a second queen and eight pawns are too many", "3qkq2/pppppppp/8/8/8/8/8/4K3 w - - 0 1",
			"black has 8 pawns and 1 piece that only a pawn can have become: together they are more than the 8 pawns of the beginning"},
		{"a third rook, a third knight, a third bishop and six pawns are too many", "4k3/8/8/8/8/1RRRNNN1/PPPPPPBB/4KB2 w - - 0 1",
			"white has 6 pawns and 3 pieces that only a pawn can have become: together they are more than the 8 pawns of the beginning"},

		{"the kings touch", "8/8/8/8/8/8/8/kK6 w - - 0 1",
			"the kings touch, on b1 and a1\nit is the turn of white, and the king of black is attacked by the king on b1"},
		{"a pawn stands on the first rank", "4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "no pawn can stand on the first or the last rank: the pawn on a1"},
		{"pawns stand on the last rank and on the first", "3pk3/8/8/8/8/8/8/p3K3 w - - 0 1", "no pawn can stand on the first or the last rank: the pawn on a1 and the pawn on d8"},
		{"the side that has moved is in check", "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1", "it is the turn of white, and the king of black is attacked by the queen on e2"},

		{"a right to castle lacks its king", "r3k2r/8/8/8/8/8/8/R2K3R w Kkq - 0 1", "white has the right to castle O-O without a king on e1"},
		{"another king on its square is not the king", "8/8/8/3K4/8/8/8/4k1BR w K - 0 1", "white has the right to castle O-O without a king on e1"},
		{"a right to castle lacks its rook", "4k3/8/8/8/8/8/8/4KR2 w K - 0 1", "white has the right to castle O-O without a rook on h1"},
		{"an enemy's rook in the corner is not the rook", "R3k3/8/8/8/8/8/8/4K3 b q - 0 1", "black has the right to castle O-O-O without a rook on a8"},

		{"no pawn stands behind the en passant square", "4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "no pawn has just passed over e6: a black pawn would stand on e5, with e6 and e7 empty"},
		{"a pawn of the wrong color stands behind it", "4k3/8/8/4P3/8/8/8/4K3 w - e6 0 1", "no pawn has just passed over e6: a black pawn would stand on e5, with e6 and e7 empty"},
		{"the en passant square is occupied", "4k3/8/8/8/3P4/3N4/8/4K3 b - d3 0 1", "no pawn has just passed over d3: a white pawn would stand on d4, with d3 and d2 empty"},
		{"the pawn's first square is occupied", "4k3/8/8/8/3P4/8/3N4/4K3 b - d3 0 1", "no pawn has just passed over d3: a white pawn would stand on d4, with d3 and d2 empty"},

		{"three give check at once", "4k3/5P2/3N4/8/8/8/4R3/4K3 b - - 0 1", "no move gives check to the king on e8 with the rook on e2, the knight on d6 and the pawn on f7 at once"},
		{"two knights give check", "8/8/N7/2k5/N7/8/8/3K4 b - - 0 1", "no move gives check to the king on c5 with the knight on a4 and the knight on a6 at once"},
		{"two pawns give check", "1rrrrrk1/1PPPPPPP/8/8/8/8/8/6K1 b - - 0 1", "no move gives check to the king on g8 with the pawn on f7 and the pawn on h7 at once"},
		{"two give check from both ends of a line", "3R4/8/q4k2/2B5/1NK5/3b4/8/8 w - - 0 1", "no move gives check to the king on c4 with the bishop on d3 and the queen on a6 at once"},
		{"the check was there before the double step", "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1", "the king on b5 was in check before the double step over d3 already"},

		{"all faults are listed, one a line", "4k2P/8/8/8/8/8/4R3/8 w K e6 0 1", strings.Join([]string{
			"white has no king",
			"no pawn can stand on the first or the last rank: the pawn on h8",
			"it is the turn of white, and the king of black is attacked by the rook on e2",
			"white has the right to castle O-O without a king on e1",
			"no pawn has just passed over e6: a black pawn would stand on e5, with e6 and e7 empty",
		}, "\n")},
		{"a check and a wrong en passant square are one fault", "4r2k/8/8/8/8/8/8/4K3 w - e6 0 1", "no pawn has just passed over e6: a black pawn would stand on e5, with e6 and e7 empty"},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) { sameError(t, p.Validate(), nil, tt.want) })
	}
}

func TestValidateTakesWhatAGameMayBring(t *testing.T) {
	tests := []struct{ name, fen string }{
		{"two queens and seven pawns", "3qkq2/ppppppp1/8/8/8/8/8/4K3 w - - 0 1"},
		{"nine queens", "QQQQQQQQ/Q7/8/8/8/8/5k2/7K b - - 0 1"},
		{"a rook gives check", "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1"},
		{"a knight has cleared the line of a rook", "4k3/8/5N2/8/8/8/4R3/4K3 b - - 0 1"},
		{"a rook has cleared the line of a bishop", "4k3/8/8/1B6/8/8/4R3/4K3 b - - 0 1"},
		{"a pawn has cleared the line of a rook by a capture", "4k3/3P4/8/8/8/8/4R3/4K3 b - - 0 1"},
		{"a double step gives check", "8/8/8/4k3/2pP4/8/8/4K3 b - d3 0 1"},
		{"a double step clears a line", "8/8/7k/8/3P4/8/8/2B1K3 b - d3 0 1"},
		{"a double step of Black's that a pawn can capture", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"},
		{"kings two files apart", "8/8/8/8/8/8/8/k1K5 w - - 0 1"},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			if err := p.Validate(); err != nil {
				t.Errorf("it finds a fault: %v", err)
			}
		})
	}
}

// ParseFEN takes an en passant square only where it can be. A program may set any.
func TestValidateAnEnPassantSquareOnAWrongRank(t *testing.T) {
	p := positionOf(t, "4k3/8/8/4p3/8/8/8/4K3 w - - 0 1")
	p.SetEnPassant(E4)
	sameError(t, p.Validate(), nil, "no pawn has just passed over e4: a black pawn would stand on e5, with e6 and e7 empty")
}

func TestAGameNeverBringsAFault(t *testing.T) {
	eachPosition(t, func(r referee.Position) {
		p := positionOf(t, r.FEN())
		if err := p.Validate(); err != nil {
			t.Fatalf("in %s it finds a fault: %v", r.FEN(), err)
		}
	})
}
