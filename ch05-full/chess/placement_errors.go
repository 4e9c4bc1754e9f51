// placement_errors.go has the words for what can be wrong with a placement.

package chess

import (
	"errors"
	"fmt"
)

// badRank is the error for one rank of a placement. The rank counts from 0, text is
// what stands there, and why is what is wrong with it.
func badRank(rank int, text string, why error) error {
	return fmt.Errorf("not a piece placement: rank %d, %s: %w; a digit from 1 to 8 counts empty squares", rank+1, Quote(text), why)
}

// notEightRanks is the error for a whole text that has another number of ranks.
func notEightRanks(text string, n int) error {
	return fmt.Errorf("not a piece placement: %s has %s: expected eight, with a slash between them", Quote(text), count(n, "rank"))
}

// errTwoCounts is what is wrong with a rank such as "44".
var errTwoCounts = errors.New("two counts in a row: write their sum")

// notEightSquares is what is wrong with a rank of any other number of squares.
func notEightSquares(n int) error {
	return fmt.Errorf("%s: expected eight", count(n, "square"))
}

// MustParsePlacement is like [ParsePlacement] but panics if the text is wrong.
// It is meant for tests and examples, where the text is written by hand.
func MustParsePlacement(text string) Board {
	b, err := ParsePlacement(text)
	if err != nil {
		panic(err)
	}
	return b
}
