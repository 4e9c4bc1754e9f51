// board.go is what a search wants of a board, and the rules of package chess as such a board.

package engine

import (
	"slices"

	"mateinfive/ch05-full/chess"
)

// The kinds of pieces as an index, in the order of [chess.PieceTypes], and no piece.
const king, queen, rook, bishop, knight, pawn, nothing = 0, 1, 2, 3, 4, 5, 6

// A Board is a position on which moves are made and taken back. Sets of squares are bits:
// bit 0 is a1, bit 63 is h8, as in [chess.Square].
type Board interface {
	SideToMove() chess.Color
	HalfmoveClock() int // plies since the last capture or pawn move
	// Moves appends the legal moves to a list, and Captures only those that capture, en
	// passant included, or promote.
	Moves(list []chess.Move) []chess.Move
	Captures(list []chess.Move) []chess.Move
	// Make plays a legal move. With the zero Move the side to move passes, see [chess.Position.Pass].
	Make(m chess.Move)
	// Unmake takes back what was made last.
	Unmake()
	// InCheck reports whether the king of the side to move is attacked.
	InCheck() bool
	// Key is equal for the same positions, see [chess.Key], and for others only by accident.
	Key() uint64
	// Sets returns where the pieces stand, by color and kind, until the next move. Read only.
	Sets() *[2][6]uint64
	// Attacks returns what a piece of a kind, but no pawn, would attack from a square, or protect.
	Attacks(kind int, from chess.Square) uint64
}

// plain is a position, what a search asks of it again and again, and what was before.
type plain struct {
	chess.Position
	sets   [2][6]uint64
	key    uint64
	before []plain
}

// NewPlain returns a board that plays by package chess alone. It is slow, and right if they are.
func NewPlain(p chess.Position) Board { return look(p, nil) }

func (b *plain) SideToMove() chess.Color { return b.Position.SideToMove }
func (b *plain) HalfmoveClock() int      { return b.Position.HalfmoveClock }
func (b *plain) InCheck() bool           { return b.Position.InCheck(b.SideToMove()) }
func (b *plain) Key() uint64             { return b.key }
func (b *plain) Sets() *[2][6]uint64     { return &b.sets }

func (b *plain) Moves(list []chess.Move) []chess.Move { return append(list, b.LegalMoves()...) }

func (b *plain) Captures(list []chess.Move) []chess.Move {
	quiet := func(m chess.Move) bool {
		return m.Promotion == 0 && captured(&b.sets, b.SideToMove(), m) == nothing
	}
	return append(list, slices.DeleteFunc(b.LegalMoves(), quiet)...)
}

func (b *plain) Make(m chess.Move) {
	after := b.Pass()
	if m != none {
		after = b.After(m)
	}
	*b = *look(after, append(b.before, *b))
}

func (b *plain) Unmake() { *b = b.before[len(b.before)-1] }

func (b *plain) Attacks(kind int, from chess.Square) (set uint64) {
	board := b.Board
	for side := chess.White; side <= chess.Black; side++ { // one can go where the other protects
		board.Set(from, chess.NewPiece(chess.PieceTypes()[kind], side))
		for _, to := range board.Reach(from) {
			set |= 1 << to
		}
	}
	return set
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
	if s := p.EnPassant(); s != chess.NoSquare {
		ended := p
		ended.SetEnPassant(chess.NoSquare)
		if p.Key() != ended.Key() { // a pawn can capture there
			b.key += mix(uint64(s) + 1<<32)
		}
	}
	return &b
}

var kindOf = [...]int{'K': king, 'Q': queen, 'R': rook, 'B': bishop, 'N': knight, 'P': pawn}
var none chess.Move // no move: the zero Move

// mix turns a number into one that looks like chance (splitmix64, by Sebastiano Vigna).
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
