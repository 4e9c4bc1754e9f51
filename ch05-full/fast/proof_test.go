// proof_test.go has the boards compared as the levels do, with good tables and with spoiled ones.

package fast

import (
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestProved(t *testing.T) {
	if err := Proved(); err != nil {
		t.Errorf("the boards differ: %v", err)
	}
	for name, spoil := range map[string]func(){
		"a knight that misses the corner":    func() { reachAll(knight, chess.H8) },
		"a rook that looks through a piece":  func() { lines[rook][chess.D4] = [4]line{} },
		"pawns that do not capture leftward": func() { pawns[0].takes[0] = group{} },
	} {
		wasReach, wasLines, wasPawns := reach, lines, pawns
		spoil()
		if prove() == nil {
			t.Errorf("%s goes unnoticed", name)
		}
		reach, lines, pawns = wasReach, wasLines, wasPawns
	}
}

// reachAll takes a square from all places that a piece of a kind reaches, with its lines.
func reachAll(kind int, s chess.Square) {
	for from := range reach[kind] {
		reach[kind][from] &^= bit(s)
		for i := range lines[kind][from] {
			lines[kind][from][i].lower &^= bit(s)
			lines[kind][from][i].upper &^= bit(s)
		}
	}
}
