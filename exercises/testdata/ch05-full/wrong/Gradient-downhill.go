// Tempting: which way the weight should go. But the slope is which way the loss grows.

package learn

// Gradient returns, for each weight, how steeply Loss grows with it: by how much for a centipawn
// more, if the others stay. It changes neither samples nor weights.
func Gradient(samples []Sample, weights []float64) []float64 {
	slopes := make([]float64, len(weights))
	for _, s := range samples {
		wrong := s.Points - Expected(Score(s, weights))
		for i, count := range s.Counts {
			slopes[i] += Slope * wrong * count / float64(len(samples))
		}
	}
	return slopes
}
