// given_pass.go passes on either board, and says where a search may.
// There is nothing to write here.

package champion

import (
	"fmt"

	"mateinfive/ch05-full/chess"
)

// passDepth is the least depth at which a search asks what a pass is worth: the pass takes one ply,
// and the search after it is two plies less deep.
const passDepth = 3

// A maker is a board on which a pass is made as a move is. Which methods the learner's Board has,
// task 5.55 leaves open.
type maker interface {
	Make(m chess.Move) chess.Irreversible
	Unmake(m chess.Move, lost chess.Irreversible)
}

// Pass returns the board after a null move: nothing moves, and it is the other side's turn. Back
// takes that back, and is called before anything else is done on p.
//
// Seen keeps the positions from before the pass, though no game could come back to one across it:
// after it they may be taken for draws. That is rare (of 80,000 positions, eight plies deep in an
// ending, it moved 34), and no move or score of ours has changed without it.
//
// A position is copied, and so is a board that keeps its key. To the fast board the zero Move is a
// null move, so that the adapter needs nothing new.
func (s *Search) Pass(p Board) (after Board, back func()) {
	s.passing = true
	s.passes++
	switch b := any(p).(type) { // any, since Board is a pointer until task 5.55, and no interface
	case *chess.Position:
		passed := b.Pass()
		return &passed, func() { s.passes-- }
	case *keyedBoard:
		return any(b.pass()).(Board), func() { s.passes-- }
	case maker:
		lost := b.Make(chess.Move{})
		return p, func() { s.passes--; b.Unmake(chess.Move{}, lost) }
	}
	panic(fmt.Sprintf("s.Pass(a %T): a board that is no *chess.Position needs Make and Unmake", p))
}

// mayPass reports whether a search may ask what a pass is worth: the side to move is not in check,
// and beta is no mate, which a shallower search could not prove.
func mayPass(p Board, beta int) bool {
	b, ok := any(p).(interface{ Status() chess.Status }) // any, as in Pass
	return ok && -Mate+Deepest < beta && beta < Mate-Deepest && b.Status() == chess.Normal
}
