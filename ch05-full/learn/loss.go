// loss.go is yours: how wrong the numbers are.

package learn

// Loss returns how wrong the weights are about the samples, on average. One sample costs
// -log(e) for each point that was made, and -log(1-e) for each that was not, e being the
// expected points of its score. It is never below 0, and a finite number for each finite score.
func Loss(samples []Sample, weights []float64) float64 {
	panic("task Loss: not written yet")
}
