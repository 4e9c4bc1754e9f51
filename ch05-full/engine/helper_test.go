// helper_test.go is what the tests of this package share.

package engine

import (
	"context"
	"math/rand/v2"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/fast"
)

// selective is every step that looks less deep at some moves, or deeper. Without them each
// score is what looking at everything finds.
const selective = DeeperEntries | CheckExtension | NullMove | Reductions | ReverseFutility | LateMoves | Futility | Exchanges

func parse(t *testing.T, fen string) chess.Position {
	t.Helper()
	p, err := chess.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func fastBoard(t *testing.T, p chess.Position) Board {
	t.Helper()
	b, err := fast.New(p)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// find searches a position with a new engine.
func find(t *testing.T, p chess.Position, o Options, l Limits) Line {
	t.Helper()
	return New(o).Search(context.Background(), fastBoard(t, p), nil, l, nil)
}

// fromGames returns every so many-th position of games that chance plays.
func fromGames(games, every int) (found []chess.Position) {
	dice := rand.New(rand.NewPCG(5, 7))
	for range games {
		p := chess.StartingPosition()
		for ply := 1; ply < 150 && p.HasLegalMove(); ply++ {
			legal := p.LegalMoves()
			p.Make(legal[dice.IntN(len(legal))])
			if ply%every == 0 && p.HasLegalMove() {
				found = append(found, p)
			}
		}
	}
	return found
}
