// null.go is the null move: a side passes its turn.

package pgn

import (
	"errors"

	"mateinfive/ch05-full/chess"
)

// nullMove is how a tree writes that a side passes. No game has one, but
// analysis does: what would the opponent do if it were to move again?
var nullMove chess.Move

// play makes a move of a tree, and returns what it takes to take it back; a null move
// cannot be taken back like that. It does not judge m.
func play(p *chess.Position, m chess.Move) (lost chess.Irreversible) {
	if m == nullMove {
		*p = p.Pass()
		return lost
	}
	return p.Make(m)
}

// refusal returns nil if a tree may have the move m in position p, and otherwise
// why not. A null move may be made where the king is safe.
func refusal(p *chess.Position, m chess.Move) error {
	switch {
	case m != nullMove:
		return p.Refusal(m)
	case p.InCheck(p.SideToMove):
		return errors.New("a null move passes the turn, and a king in check cannot wait")
	default:
		return nil
	}
}
