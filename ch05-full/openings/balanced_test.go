// balanced_test.go proves that the openings of matches are different, and fair.

package openings

import (
	"context"
	"flag"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/fast"
)

// No opening ends where another comes by, or begins with more or fewer plies than Balanced says.
func TestBalancedAreDifferent(t *testing.T) {
	all := Balanced()
	if len(all) != 56 {
		t.Errorf("there are %d openings, want 56", len(all))
	}
	type place struct{ line, ply int }
	stood := map[uint64]place{} // the last positions
	boards := make([][]uint64, len(all))
	for i, moves := range all {
		if len(moves) < 6 || len(moves) > 8 || len(moves)%2 == 1 {
			t.Errorf("%v has %d plies", moves, len(moves))
		}
		board := boardAt(t)
		for _, m := range moves {
			board.Make(m)
			boards[i] = append(boards[i], board.Key())
		}
		stood[boards[i][len(moves)-1]] = place{i, len(moves)}
	}
	for i, keys := range boards {
		for ply, key := range keys {
			if at, ok := stood[key]; ok && at != (place{i, ply + 1}) {
				t.Errorf("%v comes by where %v ends", all[i], all[at.line])
			}
		}
	}
}

// boardAt returns a board at the start of a game.
func boardAt(t *testing.T) *fast.Board {
	t.Helper()
	board, err := fast.New(chess.StartingPosition())
	if err != nil {
		t.Fatal(err)
	}
	return board
}

// evaluate is how many positions of an opening the engine looks at to say who is ahead:
//
//	go test ./ch05-full/openings -run Balanced -evaluate 150000
var evaluate = flag.Int("evaluate", 0, "have the engine look at so many positions after each opening of a match")

func TestBalanced(t *testing.T) {
	if *evaluate == 0 {
		t.Skip("-evaluate 150000 has the engine look")
	}
	// A pawn, and not the 0.7 of Stockfish: a better engine may judge an opening somewhat
	// differently without making it unfair.
	const fair = 100
	for _, moves := range Balanced() {
		board := boardAt(t)
		for _, m := range moves {
			board.Make(m)
		}
		e := engine.New(engine.Options{Hash: 16})
		line := e.Search(context.Background(), board, nil, engine.Limits{Nodes: *evaluate}, nil)
		if score := int(line.Score); max(score, -score) > fair {
			t.Errorf("%v is %v for White", moves, line.Score)
		}
	}
}
