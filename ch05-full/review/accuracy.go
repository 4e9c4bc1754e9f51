// accuracy.go says in a few numbers how well each side has played.

package review

import (
	"fmt"
	"math"
	"strings"

	"mateinfive/ch05-full/chess"
)

// A Summary is how well a side has played.
type Summary struct {
	Accuracy     float64 `json:"accuracy"`     // in percent: 100 where no move gives anything away
	Blunders     int     `json:"blunders"`     // moves with ??
	Mistakes     int     `json:"mistakes"`     // with ?
	Inaccuracies int     `json:"inaccuracies"` // with ?!
}

// Summarize returns how well a side has played, by the formulas of lichess.org/page/accuracy. If it
// has not moved, ok is false.
//
// The accuracy is the mean of two means of its moves: the harmonic mean, which is low if one move is very
// bad, and a mean in which moves weigh more where the game swings, by the standard deviation of the
// chances around them. (Lichess, lila, modules/analyse, AccuracyPercent.scala.)
func Summarize(moves []Move, side chess.Color) (s Summary, ok bool) {
	var weighted, weights, inverse, n float64
	for i, m := range moves {
		if m.Before.SideToMove != side {
			continue
		}
		accuracy := m.accuracy()
		w := weight(moves, i)
		weighted += w * accuracy
		weights += w
		inverse += 1 / max(1, accuracy)
		n++
		switch m.Glyph {
		case 4:
			s.Blunders++
		case 2:
			s.Mistakes++
		case 6:
			s.Inaccuracies++
		}
	}
	if n == 0 {
		return s, false
	}
	s.Accuracy = (weighted/weights + n/inverse) / 2
	return s, true
}

// accuracy returns that of one move, in percent: 100 if it gives nothing away, and less and less with
// what it does, by a curve that Lichess has fitted (lichess.org/page/accuracy).
func (m *Move) accuracy() float64 {
	return min(100, max(0, 103.1668*math.Exp(-0.04354*m.Loss)-3.1669))
}

// weight returns how much the i-th move weighs: the standard deviation of White's chances in a window
// of the game that ends with it, from 0.5 to 12 percent. A window is a tenth of the game, from 2 to 8
// chances; the first moves share the first.
func weight(moves []Move, i int) float64 {
	size := min(max(len(moves)/10, 2), 8, len(moves)+1)
	last := max(i+1, size-1)
	var sum, squares float64
	for at := last - size + 1; at <= last; at++ {
		c := chanceAfter(moves, at)
		sum += c
		squares += c * c
	}
	mean := sum / float64(size)
	deviation := math.Sqrt(max(0, squares/float64(size)-mean*mean))
	return min(max(deviation, 0.5), 12)
}

// chanceAfter returns White's chance after so many moves. Before the first move it is what that has
// left, and what it has given away.
func chanceAfter(moves []Move, n int) float64 {
	switch first := moves[0]; {
	case n > 0:
		return moves[n-1].Chance
	case first.Before.SideToMove == chess.White:
		return first.Chance + first.Loss
	default:
		return first.Chance - first.Loss
	}
}

// String says it in a line: "accuracy 71 %, 2 ??, 0 ?, 3 ?!".
func (s Summary) String() string {
	return fmt.Sprintf("accuracy %.0f %%, %d ??, %d ?, %d ?!",
		s.Accuracy, s.Blunders, s.Mistakes, s.Inaccuracies)
}

// totals says how well each side has played.
func totals(moves []Move) (text string) {
	for _, side := range []chess.Color{chess.White, chess.Black} {
		if s, ok := Summarize(moves, side); ok {
			text += strings.ToUpper(side.String()[:1]) + side.String()[1:] + ": " + s.String() + "\n"
		}
	}
	return text
}
