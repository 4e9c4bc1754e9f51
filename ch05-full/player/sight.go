// sight.go is what the weaker levels do not see.

package player

import (
	"math/bits"
	"slices"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
)

// A shortSighted board hides some of the captures from afar, always the same ones in a search.
// Captures by what stands near are never overlooked: so nothing is given away to the piece
// beside it. Nor is the capture of a piece that is worth so much that it catches the eye.
type shortSighted struct {
	engine.Board
	level
	seed uint64
}

func (b *shortSighted) Moves(list []chess.Move) []chess.Move {
	all := b.Board.Moves(list)
	if b.InCheck() {
		return all // or it would look like a mate
	}
	if seen := b.seen(slices.Clone(all), len(list)); len(seen) > len(list) {
		return seen
	}
	return all
}

func (b *shortSighted) Captures(list []chess.Move) []chess.Move {
	return b.seen(b.Board.Captures(list), len(list))
}

// seen leaves out the moves that are overlooked, from an index on.
func (b *shortSighted) seen(list []chess.Move, from int) []chess.Move {
	dull := b.dull()
	rest := slices.DeleteFunc(list[from:], func(m chess.Move) bool {
		far := max(abs(m.From.File()-m.To.File()), abs(m.From.Rank()-m.To.Rank())) > b.near
		return far && dull>>m.To&1 == 1 && b.chance(m) < b.blind
	})
	return list[:from+len(rest)]
}

// dull returns where the other side's pieces stand that do not catch the eye.
func (b *shortSighted) dull() (set uint64) {
	for kind, pieces := range b.Sets()[b.SideToMove().Other()] {
		worth := chess.NewPiece(chess.PieceTypes()[kind], chess.White).Value()
		if b.eye == 0 || worth < b.eye {
			set |= pieces
		}
	}
	return set
}

// chance returns a number below 100 that depends on the seed and the squares of a move.
func (b *shortSighted) chance(m chess.Move) int {
	high, low := bits.Mul64(b.seed*64*64+uint64(m.From)*64+uint64(m.To)+1, 0x9e3779b97f4a7c15)
	return int((high ^ low) % 100)
}
