// perft_test.go measures how fast moves are counted, beside other programs.

package bench

import (
	"bufio"
	"fmt"
	"io"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/fast"

	peer "github.com/corentings/chess/v2"
)

// counted are the six positions of the Chess Programming Wiki, "Perft Results". To the
// first depth all can count, to the second those that count fast.
var counted = []struct {
	name, fen   string
	depth, deep int
	nodes, most int // at these depths
}{
	{"start", chess.StartFEN, 4, 5, 197281, 4865609},
	{"Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 4, 97862, 4085603},
	{"position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 6, 674624, 11030083},
	{"position 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 5, 422333, 15833292},
	{"position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3, 4, 62379, 2103487},
	{"position 6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 3, 4, 89890, 3894594},
}

// BenchmarkPerft counts the six positions with each program by turns, seven times, in one
// thread. The rows show thousands of nodes a second, and how many times as fast as each of
// the others ours is: medians of the seven. What is reported is the median of the six rows.
// In bulk the last moves are counted, and not made; Stockfish does nothing else.
func BenchmarkPerft(b *testing.B) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1)) // the garbage of the peer counts, too
	other := startStockfish(b)
	for b.Loop() {
		var ratios [3][]float64
		b.Logf("%-11s %8s %8s %8s %8s %8s %8s", "", "fast", "peer", "in bulk", "peer", "deeper", "Stockfish")
		for _, at := range counted {
			board, theirs := boardOf(b, at.fen), peerOf(b, at.fen)
			programs := []func() int{
				func() int { return board.Perft(at.depth) },
				func() int { return countPeer(theirs, at.depth, false) },
				func() int { return board.PerftBulk(at.depth) },
				func() int { return countPeer(theirs, at.depth, true) },
				func() int { return board.PerftBulk(at.deep) },
				func() int { return other.count(at.fen, at.deep) },
			}
			if other == nil {
				programs = programs[:4]
			}
			row := speeds(b, programs, []int{at.nodes, at.nodes, at.nodes, at.nodes, at.most, at.most})
			text := fmt.Sprintf("%-11s", at.name)
			for _, runs := range row {
				text += fmt.Sprintf(" %8.0f", median(runs)/1000)
			}
			for i := 0; i < len(row); i += 2 {
				times := median(quotients(row[i], row[i+1]))
				ratios[i/2] = append(ratios[i/2], times)
				text += fmt.Sprintf("  x%.2f", times)
			}
			b.Log(text)
		}
		for i, name := range []string{"times-peer", "times-peer-in-bulk", "times-Stockfish"} {
			if len(ratios[i]) > 0 {
				b.ReportMetric(median(ratios[i]), name)
			}
		}
		b.ReportMetric(0, "ns/op")
	}
}

// speeds returns how many nodes a second each program counts, in seven runs by turns.
func speeds(b *testing.B, programs []func() int, nodes []int) [][]float64 {
	b.Helper()
	row := make([][]float64, len(programs))
	for range 7 {
		for i, count := range programs {
			row[i] = append(row[i], speed(b, nodes[i], count))
		}
	}
	return row
}

// speed returns how many nodes a second are counted, in a tenth of a second at least.
func speed(b *testing.B, want int, count func() int) float64 {
	b.Helper()
	begin, times := time.Now(), 0
	for times == 0 || time.Since(begin) < 100*time.Millisecond {
		if got := count(); got != want {
			b.Fatalf("counted %d, not %d", got, want)
		}
		times++
	}
	return float64(times*want) / time.Since(begin).Seconds()
}

// median returns the value in the middle.
func median(values []float64) float64 {
	sorted := slices.Sorted(slices.Values(values))
	return (sorted[(len(sorted)-1)/2] + sorted[len(sorted)/2]) / 2
}

// quotients divides run by run.
func quotients(a, b []float64) (found []float64) {
	for i := range a {
		found = append(found, a[i]/b[i])
	}
	return found
}

// boardOf reads a FEN for us.
func boardOf(b *testing.B, fen string) *fast.Board {
	b.Helper()
	board, err := fast.New(chess.MustParseFEN(fen))
	if err != nil {
		b.Fatal(err)
	}
	return board
}

// peerOf reads a FEN for corentings/chess.
func peerOf(b *testing.B, fen string) *peer.Position {
	b.Helper()
	set, err := peer.FEN(fen)
	if err != nil {
		b.Fatal(err)
	}
	return peer.NewGame(set).Position()
}

// countPeer counts with corentings/chess.
func countPeer(p *peer.Position, depth int, bulk bool) (nodes int) {
	moves := p.ValidMoves()
	if depth == 1 && bulk {
		return len(moves)
	}
	for i := range moves {
		if next := p.Update(&moves[i]); depth > 1 {
			nodes += countPeer(next, depth-1, bulk)
		} else {
			nodes++
		}
	}
	return nodes
}

// stockfish is a program that counts, too.
type stockfish struct {
	to   io.Writer
	from *bufio.Scanner
}

// startStockfish starts the program if there is one.
func startStockfish(b *testing.B) *stockfish {
	b.Helper()
	path, err := exec.LookPath("stockfish")
	if err != nil {
		if path, err = exec.LookPath("/usr/games/stockfish"); err != nil {
			b.Log("Stockfish is not installed, and left out")
			return nil
		}
	}
	cmd := exec.Command(path)
	to, err := cmd.StdinPipe()
	if err != nil {
		b.Fatal(err)
	}
	from, err := cmd.StdoutPipe()
	if err != nil {
		b.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { to.Close(); cmd.Wait() })
	return &stockfish{to, bufio.NewScanner(from)}
}

// count asks for "go perft"; Stockfish counts in bulk.
func (s *stockfish) count(fen string, depth int) (nodes int) {
	fmt.Fprintf(s.to, "position fen %s\ngo perft %d\n", fen, depth)
	for s.from.Scan() {
		if after, found := strings.CutPrefix(s.from.Text(), "Nodes searched: "); found {
			fmt.Sscan(after, &nodes)
			return nodes
		}
	}
	return 0 // it has ended
}
