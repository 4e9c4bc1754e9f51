// board.go is a position as sets of squares with its key, and what can be asked of it.

package fast

import (
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
)

// A Board is a position on which moves are made and taken back.
type Board struct {
	position
	past  []position   // what Unmake goes back to
	moves []chess.Move // room for Perft, so that no list has to be made anew
	fans  []fan        // and for the moves of one position
}

// A position is small, three times 64 bytes, and copied sooner than changed back.
type position struct {
	sets      [2][6]uint64 // where the pieces stand, by color and kind
	sides     [2]uint64    // where the pieces of a color stand
	kinds     [64]uint8    // the kind on each square; where nothing stands it means nothing
	key       uint64       // see Key; without the en passant square
	clock     int32        // the halfmove clock
	side      chess.Color
	castling  chess.CastlingRights
	enPassant chess.Square // what a pawn has just passed over, or NoSquare
}

// ErrUnknownKind is what the error of New wraps where a piece is none of the six kinds.
var ErrUnknownKind = errors.New("a kind of piece that is unknown here")

// New returns the board of a position. It is an error if a side has not just one king, if a
// pawn stands on the first or the last rank, or if a piece is of a kind that somebody has added.
// Even a king that could be captured does no harm.
func New(p chess.Position) (*Board, error) {
	ask()
	b := &Board{past: make([]position, 0, 64), moves: make([]chess.Move, 0, 1024), fans: make([]fan, 0, 128)}
	b.side, b.castling, b.clock, b.enPassant = p.SideToMove, p.Castling, int32(p.HalfmoveClock), chess.NoSquare
	b.key = keys.castling[b.castling] ^ keys.black*uint64(b.side)
	for s := chess.A1; s <= chess.H8; s++ {
		piece := p.At(s)
		if piece == nil {
			continue
		}
		if err := Known(piece, s); err != nil {
			return nil, err
		}
		b.put(piece.Color(), kindOf(piece.Type()), s)
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

// Known returns an error, which wraps [ErrUnknownKind], unless a piece is of one of the six kinds.
func Known(piece chess.Piece, s chess.Square) error {
	if slices.Contains([]chess.PieceType{'K', 'Q', 'R', 'B', 'N', 'P'}, piece.Type()) {
		return nil
	}
	return fmt.Errorf("%w: %c, on %v. It can be moved, and no level can think about it",
		ErrUnknownKind, rune(piece.Type()), s)
}

// kindOf returns the index of a kind.
func kindOf(t chess.PieceType) uint8 { return uint8(strings.IndexByte("KQRBNP", byte(t))) }

// put puts a piece on an empty square, or takes away the piece that stands there.
func (p *position) put(c chess.Color, kind uint8, s chess.Square) {
	p.sets[c][kind] ^= bit(s)
	p.sides[c] ^= bit(s)
	p.kinds[s] = kind
	p.key ^= keys.pieces[c][kind][s]
}

// passed returns where the pawn stands that has passed over s: on e4 if over e3, on e5 if over e6.
func passed(s chess.Square) chess.Square { return s ^ 8 }

// SideToMove returns whose turn it is.
func (p *position) SideToMove() chess.Color { return p.side }

// HalfmoveClock returns the plies since the last capture or pawn move.
func (p *position) HalfmoveClock() int { return int(p.clock) }

// Sets returns where the pieces stand, by color and kind as in [chess.PieceTypes]. Read only.
func (p *position) Sets() *[2][6]uint64 { return &p.sets }

// InCheck reports whether the king of the side to move is attacked.
func (p *position) InCheck() bool {
	return p.safe(p.sets[p.side&1][king], p.sides[0]|p.sides[1], 0) == 0
}

// At returns the piece on s, or nil if s is empty or not on the board.
func (p *position) At(s chess.Square) chess.Piece {
	if !s.OnBoard() || (p.sides[0]|p.sides[1])&bit(s) == 0 {
		return nil
	}
	return chess.NewPiece(chess.PieceTypes()[p.kinds[s]], chess.Color(p.sides[1]>>s&1))
}

// Reach returns where the piece on a square can go by its IsValid, see [chess.Board.Reach]:
// whosever turn it is and whatever becomes of its king. Where nothing stands it is empty.
func (p *position) Reach(from chess.Square) uint64 {
	occupied := p.sides[0] | p.sides[1]
	if !from.OnBoard() || occupied&bit(from) == 0 {
		return 0
	}
	c := chess.Color(p.sides[1] >> from & 1)
	if kind := p.kinds[from]; kind != pawn {
		return sees(kind, int(from), occupied) &^ p.sides[c]
	}
	once, twice := pawns[c].steps(bit(from), occupied)
	enemies := p.sides[c^1]
	if c == p.side && p.enPassant != chess.NoSquare {
		enemies |= bit(p.enPassant)
	}
	return once | twice | pawns[c].captures(bit(from))&enemies
}

// Attacks returns what a piece of a kind, but no pawn, would attack from a square, or protect.
func (p *position) Attacks(kind int, from chess.Square) uint64 {
	return sees(uint8(kind), int(from&63), p.sides[0]|p.sides[1])
}

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
func (p *position) Key() uint64 {
	if p.enPassant != chess.NoSquare && p.passing() != 0 {
		return p.key ^ keys.enPassant[p.enPassant&63]
	}
	return p.key
}
