// fit_test.go judges the tasks Loss, Gradient and Descend: on samples that are made up, so that
// what is right is known.

package learn_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"mateinfive/ch05-full/learn"
	"mateinfive/internal/check"
)

func TestTaskLoss(t *testing.T) {
	e := check.New(t, "Loss")
	won, lost, drawn := sample(1, 1), sample(0, 1), sample(0.5, 1)
	for _, tt := range []struct {
		name    string
		samples []learn.Sample
		weight  float64
		want    float64
		why     string
	}{
		{
			name: "nothing is known", samples: []learn.Sample{won}, want: math.Ln2,
			why: "A score of 0 promises half a point, and -log(0.5) is 0.6931.",
		},
		{name: "ten points of eleven, and won", samples: []learn.Sample{won}, weight: 400, want: math.Log(11.0 / 10)},
		{
			name: "ten points of eleven, and lost", samples: []learn.Sample{lost}, weight: 400, want: math.Log(11),
			why: "No point was made, and 1-e was expected to be lost: -log(1-e).",
		},
		{
			name: "ten points of eleven, and drawn", samples: []learn.Sample{drawn}, weight: 400,
			want: (math.Log(11.0/10) + math.Log(11)) / 2,
			why:  "A draw is half a point made and half a point not: half of each.",
		},
		{name: "behind, and lost", samples: []learn.Sample{lost}, weight: -400, want: math.Log(11.0 / 10)},
		{
			name: "two samples", samples: []learn.Sample{won, lost}, weight: 400,
			want: (math.Log(11.0/10) + math.Log(11)) / 2, why: "On average: a long file is not worse than a short one.",
		},
		{
			name: "hopeless, and won", samples: []learn.Sample{won}, weight: -200_000, want: 200_000 * learn.Slope,
			why: "Expected(-200000) is 0 for the computer, and log(0) is infinite. For a score far below 0,\n" +
				"-log(Expected(score)) is -Slope*score.",
		},
		{
			name: "certain, and lost", samples: []learn.Sample{lost}, weight: 200_000, want: 200_000 * learn.Slope,
			why: "1-Expected(score) is Expected(-score), and that one is not rounded to 0 so soon.",
		},
	} {
		e.Case(tt.name, func() *check.Miss {
			call := fmt.Sprintf("Loss of %s with the weight %g", samplesText(tt.samples), tt.weight)
			check.Asking(call, "")
			got := learn.Loss(tt.samples, []float64{tt.weight})
			if !(math.Abs(got-tt.want) <= 1e-6*max(1, tt.want)) { // which NaN is not, either
				return &check.Miss{Call: call, Got: fmt.Sprintf("%.4f", got), Want: fmt.Sprintf("%.4f", tt.want), Why: tt.why}
			}
			return nil
		})
	}
}

func TestTaskGradient(t *testing.T) {
	e := check.New(t, "Gradient")
	for _, tt := range []struct {
		name    string
		samples []learn.Sample
		weights []float64
		why     string
	}{
		{
			name: "one sample, one weight", samples: []learn.Sample{sample(1, 1)}, weights: []float64{0},
			why: "It was won, and half a point was expected: with a larger weight the loss falls.",
		},
		{name: "a lost one", samples: []learn.Sample{sample(0, 1)}, weights: []float64{100}},
		{name: "two pieces fewer", samples: []learn.Sample{sample(0, -2)}, weights: []float64{100}},
		{name: "a draw", samples: []learn.Sample{sample(0.5, 3)}, weights: []float64{-50}},
		{
			name: "two samples", samples: []learn.Sample{sample(1, 1), sample(0, 2)}, weights: []float64{30},
			why: "Loss is an average, and so is its slope.",
		},
		{
			name: "two weights", samples: []learn.Sample{sample(1, 1, 0), sample(0, 2, -3)}, weights: []float64{30, 80},
			why: "Each weight has a slope of its own: a term that does not count in a sample has no part in it.",
		},
		{name: "many of both", samples: madeUp(50, []float64{100, 300, -20}, 3), weights: []float64{80, 10, 40}},
	} {
		e.Case(tt.name, func() *check.Miss {
			call := fmt.Sprintf("Gradient of %s with the weights %g", samplesText(tt.samples), tt.weights)
			check.Asking(call, "")
			weights := slices.Clone(tt.weights)
			got := learn.Gradient(tt.samples, weights)
			if !slices.Equal(weights, tt.weights) {
				return &check.Miss{Call: call + " changes them", Got: fmt.Sprint(weights), Want: fmt.Sprint(tt.weights)}
			}
			if len(got) != len(weights) {
				return &check.Miss{Call: call, Got: fmt.Sprintf("%d slopes", len(got)), Want: fmt.Sprint(len(weights))}
			}
			for i := range weights {
				if want := difference(tt.samples, weights, i); !(math.Abs(got[i]-want) < 1e-6) {
					if got[i]*want > 0 && len(weights) == 1 && len(tt.samples) == 1 {
						tt.why = "The right way, and the wrong size: Slope times (e - points) times the count."
					}
					return &check.Miss{Call: fmt.Sprintf("%s, slope %d", call, i), Got: fmt.Sprintf("%.6f", got[i]),
						Want: fmt.Sprintf("%.6f, by which Loss grows with a centipawn more", want), Why: tt.why}
				}
			}
			return nil
		})
	}
}

// difference returns how steeply the loss grows with a weight: from a hundredth of a centipawn
// before it to as much behind it.
func difference(samples []learn.Sample, weights []float64, i int) float64 {
	const step = 0.01
	before, behind := slices.Clone(weights), slices.Clone(weights)
	before[i] -= step
	behind[i] += step
	return (plainLoss(samples, behind) - plainLoss(samples, before)) / (2 * step)
}

// plainLoss is Loss once more, for scores that are not too large.
func plainLoss(samples []learn.Sample, weights []float64) (sum float64) {
	for _, s := range samples {
		e := learn.Expected(learn.Score(s, weights))
		sum -= s.Points*math.Log(e) + (1-s.Points)*math.Log(1-e)
	}
	return sum / float64(len(samples))
}

func TestTaskDescend(t *testing.T) {
	e := check.New(t, "Descend")
	for _, tt := range []struct {
		name    string
		largest int // count of a term
		want    []float64
		why     string
	}{
		{
			name: "one weight", largest: 1, want: []float64{100},
			why: "Each weight goes against its slope, by the slope times a rate. Slopes are small: while the loss falls,\n" +
				"let the rate grow. Where it has not fallen, don't take the step, and let the next one be smaller.",
		},
		{name: "three weights, one of them below 0", largest: 2, want: []float64{100, 320, -15}},
		{
			name: "a term that counts up to forty", largest: 40, want: []float64{2, -1},
			why: "With large counts the loss is steep, and a step that is right elsewhere goes too far: up on the other side.\n" +
				"Where the loss has not fallen, do not take the step, and let the next one be smaller.",
		},
	} {
		e.Case(tt.name, func() *check.Miss {
			samples, start := madeUp(200, tt.want, tt.largest), make([]float64, len(tt.want))
			call := "Descend(samples made up with " + fmt.Sprint(tt.want) + ", from 0, 300)"
			check.Asking(call, "")
			got := learn.Descend(samples, start, 300)
			switch {
			case slices.ContainsFunc(start, func(w float64) bool { return w != 0 }):
				return &check.Miss{Call: call + " changes the weights it is given", Got: fmt.Sprint(start),
					Want: fmt.Sprint(make([]float64, len(start))), Why: "A slice is shared: slices.Clone makes another."}
			case len(got) != len(start):
				return &check.Miss{Call: call, Got: fmt.Sprintf("%d weights", len(got)), Want: fmt.Sprint(len(start))}
			}
			for i, w := range tt.want {
				if !(math.Abs(got[i]-w) < max(1, math.Abs(w)/50)) {
					return &check.Miss{Call: call, Got: fmt.Sprintf("%.1f", got), Want: fmt.Sprintf("about %.1f", tt.want), Why: tt.why}
				}
			}
			return nil
		})
	}
	e.Case("no steps", func() *check.Miss {
		got := learn.Descend(madeUp(20, []float64{100}, 1), []float64{30}, 0)
		if !slices.Equal(got, []float64{30}) {
			return &check.Miss{Call: "Descend(samples, [30], 0)", Got: fmt.Sprint(got), Want: "[30]"}
		}
		return nil
	})
	e.Case("the loss never grows", func() *check.Miss {
		samples, at := madeUp(200, []float64{2, -1}, 40), []float64{0, 0}
		for steps := range 30 {
			next := learn.Descend(samples, []float64{0, 0}, steps)
			if before, now := plainLoss(samples, at), plainLoss(samples, next); !(now <= before+1e-12) {
				return &check.Miss{Call: fmt.Sprintf("the loss after %d steps, and after one more", steps-1),
					Got: fmt.Sprintf("%.9f and %.9f", before, now), Want: "no more than before",
					Why: "Ask Loss before you take a step: where it would be more than here, don't."}
			}
			at = next
		}
		return nil
	})
}

// sample is a sample with so many points.
func sample(points float64, counts ...float64) learn.Sample {
	return learn.Sample{Counts: counts, Points: points}
}

// madeUp returns samples for which the weights are exactly right: so many points were made as
// they promise.
func madeUp(n int, weights []float64, largest int) (samples []learn.Sample) {
	dice := rand.New(rand.NewPCG(5, 59))
	for range n {
		var s learn.Sample
		for range weights {
			s.Counts = append(s.Counts, float64(dice.IntN(2*largest+1)-largest))
		}
		s.Points = learn.Expected(learn.Score(s, weights))
		samples = append(samples, s)
	}
	return samples
}

// samplesText writes samples as they stand in Go, or how many there are.
func samplesText(samples []learn.Sample) string {
	if len(samples) > 2 {
		return fmt.Sprintf("%d samples", len(samples))
	}
	return fmt.Sprintf("%v", samples)
}
