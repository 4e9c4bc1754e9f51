// given_table.go is what stands in the table: an entry, and the number by which it is found.
// There is nothing to write here.

package champion

import (
	"fmt"
	"math/rand/v2"

	"mateinfive/ch05-full/chess"
)

// A Bound says what a score in the table means. The zero Bound is that of an empty place.
type Bound uint8

const (
	_     Bound = iota
	Exact       // the position is worth the score
	Lower       // at least the score
	Upper       // at most the score
)

// An Entry is what is known of a position: e.Move, e.Score and e.Depth, and what that means. A
// mate is counted from this position, and not from the root.
type Entry struct {
	Hash uint64 // of the position: others have the same place in the table
	Found
	Bound Bound
}

// numbers are random, one for each piece on each square, by color and letter.
var numbers = func() (all [2][128][64]uint64) {
	dice := rand.New(rand.NewPCG(5, 40))
	for color := range all {
		for letter := range all[color] {
			for s := range all[color][letter] {
				all[color][letter][s] = dice.Uint64()
			}
		}
	}
	return all
}()

// Hash returns a number for a position: the same for those that are the same, by
// [chess.Position.Key], and for others another one, but for an accident in 2 to the power
// of 64. A key has a thousand bytes, this has 8. It is that of Albert Zobrist, of 1970.
//
// A board that keeps such a number up with each move is asked for its own.
func Hash(p Board) uint64 {
	switch b := any(p).(type) {
	case interface{ Key() uint64 }:
		return b.Key()
	case *chess.Position:
		return hashOf(b)
	}
	panic(fmt.Sprintf("Hash(a %T): a board that is no *chess.Position needs a method Key() uint64, "+
		"and has that of fast.Board if it embeds one", p))
}

// hashOf joins the numbers of all that makes a position what it is.
func hashOf(p *chess.Position) uint64 { return bareKey(p) ^ passantNumber(p) }

// bareKey looks at each square. The en passant square is left out, as Rekey leaves it out.
func bareKey(p *chess.Position) uint64 {
	key := turnNumber(p)
	for s := chess.A1; s <= chess.H8; s++ {
		key ^= pieceNumber(p, s)
	}
	return key
}

// turnNumber returns the number for whose turn it is and which castlings are left, one for both.
func turnNumber(p *chess.Position) uint64 { return numbers[p.SideToMove][0][p.Castling] }

// pieceNumber returns the number for what stands on s, or 0 if nothing does.
func pieceNumber(p *chess.Position, s chess.Square) uint64 {
	piece := p.At(s)
	if piece == nil {
		return 0
	}
	return numbers[piece.Color()][piece.Type()][s]
}

// passantNumber returns the number for the en passant square, or 0 if no pawn can capture on it.
func passantNumber(p *chess.Position) uint64 {
	s := p.EnPassant()
	if s == chess.NoSquare {
		return 0
	}
	without := *p
	without.SetEnPassant(chess.NoSquare)
	if p.Key() == without.Key() {
		return 0
	}
	return numbers[0][1][s]
}
