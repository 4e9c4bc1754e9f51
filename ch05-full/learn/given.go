// given.go is what a fit begins with: terms, samples, and what a score promises.
// There is nothing to write here.

// Package learn fits the numbers in the learner's Eval to the results of games. What is given
// stands here and in samples.go; the learner writes terms.go, loss.go, gradient.go and
// descend.go. The command run puts them together.
//
// The idea is Peter Österlund's, who tuned his engine Texel in 2014: fit the numbers to the results of
// games, by the logistic curve. He took the squared error, and tried each number one up and one down.
package learn

import "math"

// A Term is an addend of Eval: a number in it, times how often it counts in a position.
type Term struct {
	Name   string  // "knight"
	Weight float64 // the number in Eval, in centipawns: 300
	Count  float64 // for the side to move, less that of the other: -1 if it has a knight fewer
}

// A Sample is a position to learn from, and how its game ended.
type Sample struct {
	Counts []float64 // of the position's terms, in their order
	Points float64   // of the side to move in the end: 1, 0.5 or 0
}

// Scale is the score that promises ten points of eleven: the Elo formula, read in centipawns.
const Scale = 400

// Expected returns the points that a score in centipawns promises: 0.5 for 0, nearly 1 for a
// queen more, and as much less than 0.5 for -100 as it is more for 100.
func Expected(score float64) float64 { return 1 / (1 + math.Pow(10, -score/Scale)) }

// Slope is by how much the logarithm of the odds grows with a centipawn: with it,
// Expected(score) is 1 / (1 + exp(-Slope*score)).
const Slope = math.Ln10 / Scale

// Score returns the score of a sample: the sum of its counts, each times its weight.
func Score(s Sample, weights []float64) (sum float64) {
	for i, count := range s.Counts {
		sum += count * weights[i]
	}
	return sum
}
