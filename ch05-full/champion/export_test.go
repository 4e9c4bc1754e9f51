// export_test.go shows the tests which calls a search has made, and on which board it is.

package champion

import "mateinfive/ch05-full/chess"

// Calls returns how often Early, Leaf, Begin and End were called.
func (s *Search) Calls() (early, leaf, begin, end int) {
	return s.calls.early, s.calls.leaf, s.calls.begin, s.calls.end
}

// EndAlpha returns the alpha with which End was called last.
func (s *Search) EndAlpha() int { return s.calls.alpha }

// Ply returns at which ply the search is.
func (s *Search) Ply() int { return s.ply }

// Passes returns how many null moves are on the board of a search.
func (s *Search) Passes() int { return s.passes }

// Seat returns the board on which a search is made.
func Seat(s *Search, p *chess.Position) Board { return s.seat(p) }

// What a key is made of.
var (
	BareKey       = bareKey
	TurnNumber    = turnNumber
	PieceNumber   = pieceNumber
	PassantNumber = passantNumber
)

// A Keeper is a board that keeps its key.
type Keeper interface {
	Make(m chess.Move) chess.Irreversible
	Unmake(m chess.Move, lost chess.Irreversible)
	Key() uint64
}

// NewKeeper returns p as a board that keeps its key.
func NewKeeper(p *chess.Position) Keeper { return newKeyed(p) }
