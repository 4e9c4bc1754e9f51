// worth_test.go measures what each step is worth. It judges nothing, and waits to be asked:
//
//	go test ./ch05-full/champion -run Worth -worth -v

package champion_test

import (
	"context"
	"flag"
	"testing"
	"time"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
)

var worth = flag.Bool("worth", false, "measure what each step is worth")

// worthOf are the positions: that of the pages, Kiwipete, the middle of a game, and an ending.
var worthOf = []string{
	"r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 6",
	"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
}

// TestWorth prints for each step, with all that come before it, how many positions are looked
// at to three and to five plies, and how many plies come to their end and positions are looked
// at in a second: the sum of the four positions, and their mean. The last rows are those of the
// workshops, once they are written.
func TestWorth(t *testing.T) {
	if !*worth {
		t.Skip("go test ./ch05-full/champion -run Worth -worth -v")
	}
	steps, later := []string{"order", "quiet", "drawn", "table"}, []string{"rekey", "fast", "killers", "null"}
	for _, step := range later {
		if champion.New(context.Background(), nil).On(step) {
			steps = append(steps, step)
		}
	}
	for i := -1; i <= len(steps); i++ {
		name, without := "negamax", append(later, steps...)
		if i >= 0 {
			name, without = append([]string{"alphabeta"}, steps...)[i], steps[i:]
		}
		look := func(s *champion.Search, p champion.Board, depth int) {
			if i < 0 {
				s.Negamax(p, depth, 0)
			} else {
				s.AlphaBeta(p, depth, 0, -champion.Mate, champion.Mate)
			}
		}
		nodes, plies, all, took := map[int]int{}, 0, 0, time.Duration(0)
		for _, fen := range worthOf {
			p := chess.MustParseFEN(fen)
			begin := time.Now()
			s := champion.New(context.Background(), nil, without...)
			board := champion.Seat(s, &p)
			for depth := 1; ; depth++ {
				look(s, board, depth)
				nodes[depth] += s.Nodes // with those of the depths before
				inTime := time.Since(begin) < time.Second
				if inTime {
					plies++
				}
				if !inTime && (depth >= 5 || i < 0 && depth >= 3) {
					break
				}
			}
			all, took = all+s.Nodes, took+time.Since(begin)
		}
		t.Logf("%-10s %9d positions to 3 plies, %9d to 5, %.1f plies and %7.0f positions in a second",
			name, nodes[3], nodes[5], float64(plies)/float64(len(worthOf)), float64(all)/took.Seconds())
	}
}

// BenchmarkDeepen searches the middle of a game to five plies, on each board. The row "rekey" is
// package chess with a key that is kept, once Board is an interface, and before that the row above:
//
//	go test ./ch05-full/champion -run xxx -bench Deepen -benchtime 1x
func BenchmarkDeepen(b *testing.B) {
	for _, on := range []struct {
		board   string
		needs   string
		without []string
	}{
		{board: "chess", needs: "deepen", without: []string{"fast", "rekey"}},
		{board: "rekey", needs: "rekey", without: []string{"fast"}},
		{board: "fast", needs: "fast"},
	} {
		b.Run(on.board, func(b *testing.B) {
			p, nodes := chess.MustParseFEN(worthOf[2]), 0
			for range b.N {
				s := champion.New(context.Background(), nil, on.without...)
				if !s.On("deepen") || !s.On(on.needs) {
					b.Skip("not written yet")
				}
				s.Limit = 5
				s.Deepen(champion.Seat(s, &p))
				nodes += s.Nodes
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "positions/s")
		})
	}
}
