// make.go plays a move and takes it back.

package fast

import "mateinfive/ch05-full/chess"

// A state is what the sets of a board do not show. It is small, and saved as a whole, since
// what a move ends cannot be found out afterward; compare [chess.Irreversible].
type state struct {
	key       uint64 // see Board.Key; without the en passant square
	clock     int32  // the halfmove clock
	side      chess.Color
	castling  chess.CastlingRights
	enPassant chess.Square // what a pawn has just passed over, or NoSquare
}

// A turn is a move that was made, and what was lost by it.
type turn struct {
	move     chess.Move
	captures bool  // whether it captured where it ended
	captured uint8 // and what kind
	special  bool  // whether it promoted, captured en passant, or castled
	before   state
}

// Make plays a legal move. With the zero Move the side to move passes: nothing moves, the
// turn changes, and the right to take en passant ends.
func (b *Board) Make(m chess.Move) {
	b.past = append(b.past, turn{move: m})
	b.make(&b.past[len(b.past)-1])
}

// Unmake takes back what was made last, and has not been taken back yet.
func (b *Board) Unmake() {
	last := len(b.past) - 1
	b.unmake(&b.past[last])
	b.past = b.past[:last]
}

// make plays the move of a turn, and notes what is lost.
func (b *Board) make(t *turn) {
	us, from, to := b.side&1, t.move.From&63, t.move.To&63
	them := us ^ 1
	t.before = b.state
	b.side, b.enPassant = them, chess.NoSquare
	b.key ^= keys.black
	b.clock++
	if from == to {
		return // the side to move passes
	}
	t.captures, t.captured = b.sides[them]&bit(to) != 0, b.kinds[to]
	if t.captures {
		b.put(them, t.captured, to)
		b.clock = 0
	}
	mover := b.kinds[from]
	b.shift(us, mover, from, to)
	k := &keys.pieces[us][mover]
	b.key ^= k[from] ^ k[to]
	if ended := b.castling & (rightsLost[from] | rightsLost[to]); ended != 0 {
		b.key ^= keys.castling[b.castling&63] ^ keys.castling[(b.castling^ended)&63]
		b.castling ^= ended
	}
	if mover == pawn {
		b.clock = 0
		if over := between[from][to]; over != 0 {
			b.enPassant = first(over)
		}
	}
	t.special = t.move.Promotion != 0 || mover == pawn && to == t.before.enPassant ||
		mover == king && reach[king][from]&bit(to) == 0
	if t.special {
		b.special(us, mover, t.move)
	}
}

// unmake takes back what make has done. The key comes back with the state.
func (b *Board) unmake(t *turn) {
	us, from, to := t.before.side&1, t.move.From&63, t.move.To&63
	if from != to {
		mover := b.kinds[to]
		if t.special {
			b.special(us, mover, t.move)
			mover = b.kinds[to]
		}
		b.shift(us, mover, to, from)
		if t.captures {
			b.put(us^1, t.captured, to)
		}
	}
	b.state = t.before
}

// special does what else a move does: it promotes, captures en passant or castles. Done again,
// it takes that back.
func (b *Board) special(us chess.Color, mover uint8, m chess.Move) {
	switch {
	case m.Promotion != 0:
		b.put(us, mover, m.To)
		b.put(us, kindOf(m.Promotion)^mover^pawn, m.To) // from a pawn to what it becomes, or back
	case mover == pawn:
		b.put(us^1, pawn, passed(m.To))
	case m.To.File() == chess.G1.File():
		b.put(us, rook, m.To+1)
		b.put(us, rook, m.To-1)
	default:
		b.put(us, rook, m.To-2)
		b.put(us, rook, m.To+1)
	}
}

// shift moves a piece from a square to another one, where none of its color stands.
func (b *Board) shift(c chess.Color, kind uint8, from, to chess.Square) {
	moved := bit(from) | bit(to)
	b.sets[c][kind] ^= moved
	b.sides[c] ^= moved
	b.kinds[to&63] = kind
}
