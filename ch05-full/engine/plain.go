// plain.go is the rules of package chess, as they are, as a board to search on.

package engine

import "mateinfive/ch05-full/chess"

// plain is a position, what a search asks of it again and again, and what was before.
type plain struct {
	chess.Position
	sets   [2][6]uint64
	key    uint64
	before []plain
}

// NewPlain returns a board that plays by package chess alone. It is slow, and right if
// the rules are.
func NewPlain(p chess.Position) Board { return look(p, nil) }

func (b *plain) SideToMove() chess.Color { return b.Position.SideToMove }
func (b *plain) HalfmoveClock() int      { return b.Position.HalfmoveClock }
func (b *plain) InCheck() bool           { return b.Position.InCheck(b.SideToMove()) }
func (b *plain) Key() uint64             { return b.key }
func (b *plain) Sets() *[2][6]uint64     { return &b.sets }

func (b *plain) Moves(list []chess.Move) []chess.Move { return append(list, b.LegalMoves()...) }

func (b *plain) Captures(list []chess.Move) []chess.Move {
	for _, m := range b.LegalMoves() {
		if m.Promotion != 0 || captured(b, m) != nothing {
			list = append(list, m)
		}
	}
	return list
}

func (b *plain) Make(m chess.Move) {
	if before := append(b.before, *b); m == (chess.Move{}) {
		*b = *look(b.Pass(), before)
	} else {
		*b = *look(b.After(m), before)
	}
}

func (b *plain) Unmake() { *b = b.before[len(b.before)-1] }

func (b *plain) Reach(from chess.Square) (reach uint64) {
	for _, to := range b.Position.Reach(from) {
		reach |= 1 << to
	}
	return reach
}

// look finds out where everything stands. The key adds up a number for each thing that
// makes a position what it is, see [chess.Key].
func look(p chess.Position, before []plain) *plain {
	b := plain{Position: p, before: before, key: mix(uint64(p.Castling)<<1 | uint64(p.SideToMove))}
	for from := chess.A1; from <= chess.H8; from++ {
		if piece := p.At(from); piece != nil {
			color, kind := piece.Color(), kindOf[piece.Type()]
			b.sets[color][kind] |= 1 << from
			b.key += mix(uint64(from)<<16 | uint64(kind)<<8 | uint64(color) + 1<<24)
		}
	}
	ended := p
	if ended.SetEnPassant(chess.NoSquare); p.EnPassant() != chess.NoSquare && p.Key() != ended.Key() { // a pawn can capture there
		b.key += mix(uint64(p.EnPassant()) + 1<<32)
	}
	return &b
}

var kindOf = [...]int{'K': king, 'Q': queen, 'R': rook, 'B': bishop, 'N': knight, 'P': pawn}

// mix turns a number into one that looks like chance (splitmix64, by Sebastiano Vigna).
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
