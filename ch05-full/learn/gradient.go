// gradient.go is yours: which way is up.

package learn

// Gradient returns, for each weight, how steeply Loss grows with it: by how much for a centipawn
// more, if the others stay. It changes neither samples nor weights.
func Gradient(samples []Sample, weights []float64) []float64 {
	panic("task Gradient: not written yet")
}
