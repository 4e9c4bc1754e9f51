// given_board_test.go tests on which board a search is made, whatever a learner has written.

package champion

import (
	"context"
	"testing"

	"mateinfive/ch05-full/chess"
)

// Without the step a search stays where it was, and knows what has stood there.
func TestSeatWithoutFast(t *testing.T) {
	p := chess.StartingPosition()
	past := []chess.Position{p, p.After(chess.Move{From: chess.E2, To: chess.E4}), p}
	s := New(context.Background(), past, "fast", "rekey")
	if board := s.seat(&p); board != Board(&p) {
		t.Errorf("the search is made on a %T, want the position itself", board)
	}
	if got := s.Seen[Hash(&p)]; got != 2 || len(s.Seen) != 2 {
		t.Errorf("it has stood %d times, of %d positions; want 2 of 2", got, len(s.Seen))
	}
}
