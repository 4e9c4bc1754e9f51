// descend.go is yours: downhill, step by step.

package learn

// Descend returns weights with less Loss than those it is given, which stay as they are: it goes
// so many steps downhill, and no step makes the loss larger. With no steps they are the same.
func Descend(samples []Sample, weights []float64, steps int) []float64 {
	panic("task Descend: not written yet")
}
