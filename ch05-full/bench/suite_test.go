// suite_test.go counts how many exercises of a collection the engine solves.

package bench

import (
	"context"
	"encoding/json"
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/fast"
	"mateinfive/ch05-full/notation"
)

var (
	suite = flag.String("suite", "", "solve the exercises of this `file`: EPD with bm, or mates as JSON")
	nodes = flag.Int("nodes", 1_000_000, "positions that the engine may look at for each")
)

// An exercise is a position and the moves that solve it.
type exercise struct {
	FEN    string   `json:"fen"`
	Keys   []string `json:"keys"` // in SAN or as two squares
	MateIn int      `json:"mate_in"`
}

// TestSuite says how many exercises are solved, and how many positions that took:
//
//	go test -run Suite -v -suite ~/bratko-kopec.epd -nodes 1000000
func TestSuite(t *testing.T) {
	if *suite == "" {
		t.Skip("no -suite to solve")
	}
	solved, most, sum := 0, 0, 0
	exercises := readSuite(t)
	for _, x := range exercises {
		p, err := chess.ParseFEN(x.FEN)
		if err != nil {
			t.Fatal(err)
		}
		board, err := fast.New(p)
		if err != nil {
			t.Fatal(err)
		}
		var keys []chess.Move
		for _, key := range x.Keys {
			m, err := notation.Read(&p, key)
			if err != nil {
				t.Fatalf("%s: %v", x.FEN, err)
			}
			keys = append(keys, m)
		}
		line := engine.New(engine.Options{Hash: 32}).Search(context.Background(), board, nil, engine.Limits{Nodes: *nodes}, nil)
		moves, _ := line.Score.Mate()
		if slices.Contains(keys, line.Moves[0]) && (x.MateIn == 0 || moves == x.MateIn) {
			solved++
			most, sum = max(most, line.Nodes), sum+line.Nodes
			continue
		}
		t.Logf("%s: %s %s, not %s", x.FEN, line.Score, line.Moves[0], strings.Join(x.Keys, " or "))
	}
	t.Logf("%d of %d solved, with %d positions each on average, %d at most", solved, len(exercises), sum/max(solved, 1), most)
}

// readSuite reads the exercises.
func readSuite(t *testing.T) (exercises []exercise) {
	text, err := os.ReadFile(*suite)
	if err != nil {
		t.Fatal(err)
	}
	if strings.HasSuffix(*suite, ".json") {
		if err := json.Unmarshal(text, &exercises); err != nil {
			t.Fatal(err)
		}
		return exercises
	}
	for line := range strings.Lines(string(text)) {
		fen, operations, _ := strings.Cut(line, " bm ")
		best, _, _ := strings.Cut(operations, ";")
		exercises = append(exercises, exercise{FEN: strings.TrimSuffix(strings.TrimSpace(fen), " -") + " - 0 1", Keys: strings.Fields(best)})
	}
	return exercises
}
