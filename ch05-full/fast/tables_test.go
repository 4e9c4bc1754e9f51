// tables_test.go asks the pieces again, on boards that are not empty.

package fast

import (
	"math/rand/v2"
	"testing"

	"mateinfive/ch05-full/chess"
)

// The tables were filled on boards with one piece at most; what they say must be so on any.
// One board in three is nearly empty, one nearly full.
func TestTablesSayWhatIsValidSays(t *testing.T) {
	ask()
	dice := rand.New(rand.NewPCG(8, 8))
	for i := range 60 {
		var b chess.Board
		var occupied, white uint64
		for s := chess.A1; s <= chess.H8; s++ {
			if dice.IntN(10) < 1+i%3*4 {
				c := chess.Color(dice.IntN(2))
				b.Set(s, chess.NewPiece(chess.PieceTypes()[dice.IntN(6)], c))
				occupied |= bit(s)
				white |= uint64(1-c) << s
			}
		}
		kinds := chess.PieceTypes()
		for kind, pieceType := range kinds[:6] { // for a kind of your own there are no tables
			for from := chess.A1; from <= chess.H8; from++ {
				for c, own := range [2]uint64{white, occupied &^ white} {
					p := chess.NewPiece(pieceType, chess.Color(c))
					want := goesOn(&b, p, from)
					var got uint64
					if kind == pawn {
						once, twice := pawns[c].steps(bit(from), occupied)
						got = once | twice | pawns[c].captures(bit(from))&occupied&^own
					} else {
						got = sees(uint8(kind), int(from), occupied) &^ own
					}
					if got != want {
						t.Fatalf("the %v on %v goes to %016x, want %016x on\n%v", p, from, got, want, b)
					}
				}
			}
		}
	}
}

// goesOn asks a piece where it can go on a board.
func goesOn(b *chess.Board, p chess.Piece, from chess.Square) (set uint64) {
	for to := chess.A1; to <= chess.H8; to++ {
		if p.IsValid(b, from, to) {
			set |= bit(to)
		}
	}
	return set
}

// What lies between two squares is the same both ways, and lies on the line from one to the other.
func TestTablesFitEachOther(t *testing.T) {
	ask()
	for a := chess.A1; a <= chess.H8; a++ {
		for b := chess.A1; b <= chess.H8; b++ {
			if between[a][b] != between[b][a] {
				t.Errorf("between %v and %v lies %016x, and back %016x", a, b, between[a][b], between[b][a])
			}
			if behind := ray[a][b]; behind != 0 && between[a][b]&^behind != 0 {
				t.Errorf("the line from %v through %v is %016x, without what is between", a, b, behind)
			}
		}
	}
}
