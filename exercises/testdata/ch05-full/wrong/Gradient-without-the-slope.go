// Tempting: the points that are wrong, times the count. But a centipawn is a small step.

package learn

// Gradient returns, for each weight, how steeply Loss grows with it: by how much for a centipawn
// more, if the others stay. It changes neither samples nor weights.
func Gradient(samples []Sample, weights []float64) []float64 {
	slopes := make([]float64, len(weights))
	for _, s := range samples {
		wrong := Expected(Score(s, weights)) - s.Points
		for i, count := range s.Counts {
			slopes[i] += wrong * count / float64(len(samples))
		}
	}
	return slopes
}
