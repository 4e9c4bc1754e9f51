// sure.go says when a match has shown which of two players is the stronger.

package margin

import "math"

// A match is sure once the games won and lost differ by more than 2.576 times the square root of
// how many they are together. Between equals each of them is the toss of a coin, and one match in
// a hundred goes so far; games drawn say nothing about who is the stronger.
//
// Each look at a match that goes on is one more chance to be fooled: with 1.96, for five matches in
// a hundred, ten looks would be fooled in about twenty. With 2.576 they are fooled in about five
// (S. J. Pocock, Group sequential methods in the design and analysis of clinical trials, Biometrika
// 64, 1977: for ten looks, 2.555).
const (
	roots    = 2.576
	looks    = 10 // at a match, at most
	fewGames = 20 // between two of them, at least
)

// Look reports whether a match of at most so many games is looked at after some of them. Both
// games of an opening are played then, unless the match ends.
func Look(after, most int) bool {
	every := max(fewGames, (most+looks-1)/looks)
	every += every % 2
	return after == most || after%every == 0
}

// Sure reports whether so many games won and lost show which of two players is the stronger.
func Sure(won, lost float64) bool {
	return math.Abs(won-lost) > roots*math.Sqrt(won+lost)
}

// Needed returns after how many games in all a match is sure whose results go on like those up to
// now: positive infinity if as many are won as lost.
func Needed(won, drawn, lost float64) float64 {
	if won == lost {
		return math.Inf(1)
	}
	decided := square(roots * (won + lost) / (won - lost))
	return math.Ceil(decided * (won + drawn + lost) / (won + lost))
}
