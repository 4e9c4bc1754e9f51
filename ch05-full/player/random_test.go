// random_test.go tests the player that takes any move.

package player

import (
	"testing"

	"mateinfive/ch05-full/chess"
)

// With enough seeds every move is played, and each seed plays its own again.
func TestRandomTakesAnyMove(t *testing.T) {
	r := Request{Start: positionOf(t, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")}
	found := map[chess.Move]bool{}
	for seed := range uint64(500) {
		m := chosen(t, random{seed}, r).Move
		if again := chosen(t, random{seed}, r).Move; again != m {
			t.Errorf("seed %d plays %s, and asked again %s", seed, m, again)
		}
		found[m] = true
	}
	if legal := r.Start.LegalMoves(); len(found) != len(legal) {
		t.Errorf("500 seeds play %d moves, want all of %d", len(found), len(legal))
	}
}
