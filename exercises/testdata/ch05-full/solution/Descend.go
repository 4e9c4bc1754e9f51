// Descend.go goes downhill, step by step.

package learn

import "slices"

// Descend returns weights with less Loss than those it is given, which stay as they are: it goes
// so many steps downhill, and no step makes the loss larger. With no steps they are the same.
func Descend(samples []Sample, weights []float64, steps int) []float64 {
	best := slices.Clone(weights)
	loss, rate := Loss(samples, best), 1.0
	for range steps {
		next := slices.Clone(best)
		for i, slope := range Gradient(samples, best) {
			next[i] -= rate * slope
		}
		if l := Loss(samples, next); l <= loss {
			best, loss = next, l
			rate *= 2
		} else {
			rate /= 4 // too far: it went up on the other side
		}
	}
	return best
}
