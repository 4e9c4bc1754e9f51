// given_test.go tests what is given, whatever a learner has written beside it.

package champion_test

import (
	"strings"
	"testing"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/internal/guard"
)

// Positions have the same hash if they have the same key, and else another.
func TestHash(t *testing.T) {
	seen := map[uint64]string{}
	for _, fen := range []string{
		chess.StartFEN, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
	} {
		p := chess.MustParseFEN(fen)
		if was := seen[champion.Hash(&p)]; was != "" {
			t.Errorf("%s and %s have the same hash", was, fen)
		}
		seen[champion.Hash(&p)] = fen
	}
	one, other := chess.MustParseFEN("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"), chess.MustParseFEN("4k3/8/8/8/4P3/8/8/4K3 b - - 7 9")
	if champion.Hash(&one) != champion.Hash(&other) {
		t.Error("counters, and an en passant square where no pawn can capture, change the hash")
	}
}

func TestNamed(t *testing.T) {
	for name, want := range map[string]string{"champion": "", "champion-quiet": "", "champion-order-table": "", "champion-luck": "alphabeta, order", "champion-": "alphabeta"} {
		p, err := champion.Named(name, 1)
		if (p != nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("Named(%q) = %v, %v, want %q in the error", name, p, err, want)
		}
	}
}

func TestAStepThatThereIsNot(t *testing.T) {
	if failure := guard.Run(guard.Patience(), func() { search().On("quite") }); failure == nil || !strings.Contains(failure.Text, `"quite"`) {
		t.Errorf("the failure is %v, want one that names the step", failure)
	}
}
