// given_rekey.go is a position that keeps its key, by Rekey. There is nothing to write here.

package champion

import "mateinfive/ch05-full/chess"

// A keyedBoard is a position and its key. It is a Board once Board is an interface.
type keyedBoard struct {
	*chess.Position
	now  keptKey
	past []keptKey // before each move that is on the board
}

// A keptKey is the key of one position.
type keptKey struct {
	bare    uint64 // without the en passant square
	passant uint64 // the number for that square, or 0, if isKnown
	isKnown bool   // whether a pawn can capture there has been asked
}

// keeper returns p as a board that keeps its key. It returns p itself, as long as Rekey is not
// written, or Board is no interface and so no other type can be one.
func (s *Search) keeper(p *chess.Position) Board {
	if s.On("rekey") {
		if b, ok := any(newKeyed(p)).(Board); ok {
			return b
		}
	}
	return p
}

// newKeyed returns p with its key, for which it looks at each square, once.
func newKeyed(p *chess.Position) *keyedBoard {
	return &keyedBoard{Position: p, now: keptKey{bare: bareKey(p)}}
}

// Key returns what Hash returns of the position. Whether a pawn can capture en passant takes a
// list of the legal moves, so it is asked when the key is wanted, and not at each move.
func (b *keyedBoard) Key() uint64 {
	if !b.now.isKnown {
		b.now.passant, b.now.isKnown = passantNumber(b.Position), true
	}
	return b.now.bare ^ b.now.passant
}

// Make plays a move, and keeps the key that was.
func (b *keyedBoard) Make(m chess.Move) chess.Irreversible {
	after := b.After(m)
	b.past = append(b.past, b.now)
	b.now = keptKey{bare: Rekey(b.now.bare, b.Position, &after, m)}
	return b.Position.Make(m)
}

// Unmake takes back the last move, and its key with it.
func (b *keyedBoard) Unmake(m chess.Move, lost chess.Irreversible) {
	b.Position.Unmake(m, lost)
	last := len(b.past) - 1
	b.now, b.past = b.past[last], b.past[:last]
}

// pass returns the board after a null move, with its own key. B stays as it is.
func (b *keyedBoard) pass() *keyedBoard {
	passed := b.Pass()
	key := b.now.bare ^ turnNumber(b.Position) ^ turnNumber(&passed)
	return &keyedBoard{Position: &passed, now: keptKey{bare: key}}
}
