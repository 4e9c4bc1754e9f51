// margin.go says how far a share of points can be trusted.

// Package margin has the error bar that matches and leagues show beside a share of the points,
// the difference in Elo that goes with a share, and the rule by which a match is sure.
package margin

import (
	"fmt"
	"math"
)

// Of returns how far chance may have moved the share of the points of a player with so many games
// won, drawn and lost, in percent: of 100 such matches the true share lies within it in about 95.
// One game won and one lost are counted more than there were: who has won all of five games has
// shown less than who has won all of fifty, though none of their results vary.
func Of(won, drawn, lost float64) float64 {
	won, lost = won+1, lost+1
	n := won + drawn + lost
	mean := (won + drawn/2) / n
	variance := (won*square(1-mean) + drawn*square(0.5-mean) + lost*square(mean)) / n
	return 100 * 1.96 * math.Sqrt(variance/n)
}

// Share returns the share of the points, in percent. At least one game has been played.
func Share(won, drawn, lost float64) float64 { return 100 * (won + drawn/2) / (won + drawn + lost) }

// Elo returns the difference in Elo at which a player is expected to have a share of the points,
// in percent: 191 for 75, minus infinity for 0. It is the logistic curve that programs go by; the
// table of FIDE (Rating Regulations, 8.1.1) has a normal distribution, and differs by a few points.
func Elo(share float64) float64 { return 400 * math.Log10(share/(100-share)) }

// EloText writes the difference in Elo that goes with a share of the points, in percent, and with
// its bar. A bar that reaches all of the points or none leaves one end open.
func EloText(share, bar float64) string {
	low, high := Elo(max(share-bar, 0)), Elo(min(share+bar, 100))
	switch {
	case share+bar >= 100 && share-bar <= 0:
		return "any Elo"
	case share+bar >= 100:
		return fmt.Sprintf("%+.0f Elo or more", low)
	case share-bar <= 0:
		return fmt.Sprintf("%+.0f Elo or less", high)
	}
	return fmt.Sprintf("%+.0f Elo ± %.0f", Elo(share), (high-low)/2)
}

func square(x float64) float64 { return x * x }
