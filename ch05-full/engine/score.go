// score.go says how a score is counted and written.

package engine

import "fmt"

// A Score says how good a position is for the side to move, in centipawns: hundredths of
// a pawn. A checkmate that is found is worth more than any material, and the sooner the more.
type Score int

const (
	mate     Score = 30_000        // to have given mate here and now
	infinite       = mate + 1      // beyond every score
	surest         = mate - maxPly // beyond every score but mates
)

// Mate returns in how many moves there is a checkmate: 3 if the side to move gives it with
// its third move, -3 if the other side does. If none is found, ok is false.
func (s Score) Mate() (moves int, ok bool) {
	if s > 0 {
		return int(mate-s+1) / 2, s > surest
	}
	return -int(mate+s) / 2, s < -surest
}

// String returns the score in pawns, as +0.34, or a mate as #3 or #-3.
func (s Score) String() string {
	if moves, ok := s.Mate(); ok {
		return fmt.Sprintf("#%d", moves)
	}
	return fmt.Sprintf("%+.2f", float64(s)/100)
}
