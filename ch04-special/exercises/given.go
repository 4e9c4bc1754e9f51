// given.go is what the exercises give you: the form of three answers. There is
// nothing to write here. The crooked rules of task Witnesses are in
// given_crooked.go.

package exercises

import (
	"fmt"

	"mateinfive/ch04-special/chess"
)

// A Castling is what speaks for and against one of the four castlings. It may
// be played if the three answers are yes and the two lists are empty.
type Castling struct {
	Move     chess.Move     // the move of the king
	Right    bool           // still there: neither has moved, and the rook was not captured
	King     bool           // the king stands on its first square
	Rook     bool           // a rook of its side stands in the corner
	Occupied []chess.Square // what is occupied between king and rook, from the king outward
	Attacked []chess.Square // what the enemy attacks of the king's way: start, middle, end
}

// Kinds counts moves by what they are. One move can count in several lines.
type Kinds struct {
	Nodes      int // all of them
	Captures   int // those that capture something, en passant as well
	EnPassant  int // those that capture en passant
	Castlings  int
	Promotions int
	Checks     int // those that give check, or mate
	Mates      int // those that mate
}

// A Witness convicts crooked rules: their divide of the position, to this depth,
// and that of the real rules differ on the move. The two numbers are not the
// same, or only one of the two has the move at all.
type Witness struct {
	FEN   string
	Depth int // 1 to 3
	Move  chess.Move
	Slip  Slip // what is wrong with these rules
}

// A Slip is what may be wrong with rules. Three of the six are the slips of A, B
// and C. The other three belong to none: they fit some positions, and not all.
type Slip int

// The six slips.
const (
	// Castling: a rook leaves its corner, and the right stays. If the rook comes
	// back, the king may castle with it.
	RookLeavesRightStays Slip = iota + 1
	// Castling: it is not asked whether the rook is still there.
	RookNotNeeded
	// Taking back: one move is taken back well. After two, the rights to castle and
	// the en passant square are not those of the beginning.
	TwoTakenBack
	// En passant: the captured pawn stays on the board.
	PassedPawnStays
	// En passant: it is not asked whether the capture leaves the own king in check.
	KingNotAsked
	// En passant: whether the own king is in check is asked while the captured pawn
	// still stands there.
	KingAskedTooEarly
)

// String returns the name of the constant.
func (s Slip) String() string {
	names := [...]string{"no slip", "RookLeavesRightStays", "RookNotNeeded", "TwoTakenBack", "PassedPawnStays", "KingNotAsked", "KingAskedTooEarly"}
	if s < 0 || int(s) >= len(names) {
		return fmt.Sprintf("Slip(%d)", int(s))
	}
	return names[s]
}
