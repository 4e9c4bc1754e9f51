// key.go gives each position a number.

package fast

import (
	"math/rand/v2"

	"mateinfive/ch05-full/chess"
)

// A key is made of random numbers, one for each thing that is so, joined by exclusive or
// (Zobrist, 1970): what joins a number takes it away again.
var keys = func() (k struct {
	pieces    [2][6][64]uint64
	castling  [64]uint64 // by rights, of which there are 16
	enPassant [64]uint64
	black     uint64
}) {
	dice := rand.New(rand.NewPCG(1970, 64))
	for i := range 2 * 6 * 64 {
		k.pieces[i/384][i/64%6][i%64] = dice.Uint64()
	}
	for i := range 64 {
		k.castling[i], k.enPassant[i] = dice.Uint64(), dice.Uint64()
	}
	k.black = dice.Uint64()
	return k
}()

// Key returns a number that is equal for positions that are the same, see [chess.Key], and
// for no others but by an accident in 2 to the power of 64.
func (b *Board) Key() uint64 {
	if b.enPassant != chess.NoSquare && b.passing() != 0 {
		return b.key ^ keys.enPassant[b.enPassant&63]
	}
	return b.key
}
