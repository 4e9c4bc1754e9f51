// board.go is a position as sets of squares, and what can be asked of it.

package fast

import (
	"fmt"
	"math/bits"
	"strings"

	"mateinfive/ch05-full/chess"
)

// A Board is a position on which moves are made and taken back, without memory for each.
type Board struct {
	sets  [2][6]uint64 // where the pieces stand, by color and kind
	sides [2]uint64    // where the pieces of a color stand
	kinds [64]uint8    // the kind on each square; where nothing stands it means nothing
	state
	past []turn       // what Make has made
	room []chess.Move // for the moves of Perft
	fans []fan        // room for those of one position
}

// New returns the board of a position. It is an error if a side has not just one king, or if a
// pawn stands on the first or the last rank. Even a king that could be captured does no harm.
func New(p chess.Position) (*Board, error) {
	ask()
	b := &Board{past: make([]turn, 0, 256), room: make([]chess.Move, 0, 1024), fans: make([]fan, 0, 128)}
	b.state = state{side: p.SideToMove, castling: p.Castling, clock: int32(p.HalfmoveClock), enPassant: chess.NoSquare}
	b.key = keys.castling[b.castling] ^ keys.black*uint64(b.side)
	for s := chess.A1; s <= chess.H8; s++ {
		if piece := p.At(s); piece != nil {
			b.put(piece.Color(), kindOf(piece.Type()), s)
		}
	}
	for c := range b.sets {
		if n := bits.OnesCount64(b.sets[c][king]); n != 1 {
			return nil, fmt.Errorf("each side needs one king, and %s has %d", chess.Color(c), n)
		}
	}
	if end := (b.sets[0][pawn] | b.sets[1][pawn]) & (pawns[0].end | pawns[1].end); end != 0 {
		return nil, fmt.Errorf("no pawn can stand on the first or the last rank: %s", p.Names(first(end)))
	}
	if s := p.EnPassant(); s != chess.NoSquare && p.At(s) == nil && bit(passed(s))&b.sets[b.side^1][pawn] != 0 {
		b.enPassant = s
	}
	return b, nil
}

// kindOf returns the index of a kind.
func kindOf(t chess.PieceType) uint8 { return uint8(strings.IndexByte("KQRBNP", byte(t))) }

// put puts a piece on an empty square, or takes away the piece that stands there.
func (b *Board) put(c chess.Color, kind uint8, s chess.Square) {
	b.sets[c][kind] ^= bit(s)
	b.sides[c] ^= bit(s)
	b.kinds[s] = kind
	b.key ^= keys.pieces[c][kind][s]
}

// passed returns where the pawn stands that has passed over s: on e4 if over e3, on e5 if over e6.
func passed(s chess.Square) chess.Square { return s ^ 8 }

// SideToMove returns whose turn it is.
func (b *Board) SideToMove() chess.Color { return b.side }

// HalfmoveClock returns the plies since the last capture or pawn move.
func (b *Board) HalfmoveClock() int { return int(b.clock) }

// Sets returns where the pieces stand, by color and by kind in the order of
// [chess.PieceTypes]. They are to be read only, and change with the next move.
func (b *Board) Sets() *[2][6]uint64 { return &b.sets }

// InCheck reports whether the king of the side to move is attacked.
func (b *Board) InCheck() bool {
	return b.attacked(first(b.sets[b.side&1][king]), b.sides[0]|b.sides[1], 0)
}

// At returns the piece on s, or nil if s is empty or not on the board.
func (b *Board) At(s chess.Square) chess.Piece {
	if !s.OnBoard() || (b.sides[0]|b.sides[1])&bit(s) == 0 {
		return nil
	}
	return chess.NewPiece(chess.PieceTypes()[b.kinds[s]], chess.Color(b.sides[1]>>s&1))
}

// Reach returns where the piece on a square can go by its IsValid, see [chess.Board.Reach]:
// whosever turn it is and whatever becomes of its king. Where nothing stands it is empty.
func (b *Board) Reach(from chess.Square) uint64 {
	occupied := b.sides[0] | b.sides[1]
	if !from.OnBoard() || occupied&bit(from) == 0 {
		return 0
	}
	c := chess.Color(b.sides[1] >> from & 1)
	if kind := b.kinds[from]; kind != pawn {
		return sees(kind, int(from), occupied) &^ b.sides[c]
	}
	p := &pawns[c]
	once, twice := p.steps(bit(from), occupied)
	enemies := b.sides[c^1]
	if c == b.side && b.enPassant != chess.NoSquare {
		enemies |= bit(b.enPassant)
	}
	return once | twice | p.captures(bit(from))&enemies
}
