// designs_test.go measures the boards of the course beside each other, in one run:
//
//	cd .ci/peer && go test -run xxx -bench Designs -benchtime 1x

package peer

import (
	"runtime"
	"slices"
	"testing"
	"time"

	ch03 "mateinfive/ch03-check/chess"
	ch04 "mateinfive/ch04-special/chess"
	ch05 "mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/fast"
)

// BenchmarkDesigns counts what can be played in three plies from the start with each board,
// seven times by turns, in one thread. The rows are medians. Chapter 3 has no perft, and so
// ours is written here.
func BenchmarkDesigns(b *testing.B) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1)) // the garbage of the peer counts, too
	third, fourth, fifth := ch03.StartingPosition(), ch04.StartingPosition(), ch05.StartingPosition()
	board, err := fast.New(fifth)
	if err != nil {
		b.Fatal(err)
	}
	theirs := peerPosition(b, ch05.StartFEN)
	designs := []struct {
		name  string
		count func() int
		runs  []float64 // nodes a second
	}{
		{name: "ch03, a copy for each question", count: func() int { return countThird(&third, 3) }},
		{name: "ch04, make and unmake", count: func() int { return fourth.Perft(3) }},
		{name: "ch05, sees along lines", count: func() int { return fifth.Perft(3) }},
		{name: "peer", count: func() int { return peerPerft(theirs, 3) }},
		{name: "fast", count: func() int { return board.Perft(3) }},
		{name: "fast in bulk", count: func() int { return board.PerftBulk(3) }},
	}
	for b.Loop() {
		for range 7 {
			for i := range designs {
				designs[i].runs = append(designs[i].runs, speed(b, 8902, designs[i].count))
			}
		}
	}
	for i := range designs {
		slices.Sort(designs[i].runs)
		middle := len(designs[i].runs) / 2
		b.Logf("%-32s %8.0f thousand nodes a second  x%.1f", designs[i].name,
			designs[i].runs[middle]/1000, designs[i].runs[middle]/designs[0].runs[middle])
	}
	b.ReportMetric(0, "ns/op")
}

// speed returns how many nodes a second are counted, in a tenth of a second at least.
func speed(b *testing.B, want int, count func() int) float64 {
	var took time.Duration
	times := 0
	for ; took < 100*time.Millisecond; times++ {
		took += measure(b, want, count)
	}
	return float64(times*want) / took.Seconds()
}

// countThird is perft by chapter 3.
func countThird(p *ch03.Position, depth int) (nodes int) {
	if depth == 0 {
		return 1
	}
	for _, m := range p.LegalMoves() {
		next := p.After(m)
		nodes += countThird(&next, depth-1)
	}
	return nodes
}
