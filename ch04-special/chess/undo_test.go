// undo_test.go tests a game in which moves are taken back and played again.

package chess

import (
	"errors"
	"testing"
)

func TestUndo(t *testing.T) {
	const fen = "4k3/8/8/3n4/8/2N5/8/4K3 b - - 4 9"
	g := NewGameFrom(positionOf(t, fen))
	play(t, g, "d5b4 c3d5 b4d5")
	if err := g.Undo(); err != nil {
		t.Fatal(err)
	}
	sameFEN(t, g.Position(), "4k3/8/8/3N4/1n6/8/8/4K3 b - - 6 10")
	sameRecord(t, g, "Nd5-b4 Nc3-d5")
	same(t, capturedIn(g), "", "captured are %q, want %q")
	same(t, g.Undone(), 1, "after three moves and Undo(), "+
		"Undone() = %d, want %d: that many moves Redo can play again")
	if err := errors.Join(g.Undo(), g.Undo()); err != nil {
		t.Error(err)
	}
	sameFEN(t, g.Position(), fen)
	if t.Failed() {
		t.Log(playing(positionOf(t, fen), "d5b4   and: c3d5   and: b4d5   and: undo   and: board   and: record   and: redo"))
	}
}

// Of three moves that were taken back, the one that was played first comes first.
func TestRedo(t *testing.T) {
	g := NewGameFrom(positionOf(t, "4k3/8/8/3n4/8/2N5/8/4K3 b - - 4 9"))
	play(t, g, "d5b4 c3d5 b4d5")
	for range 3 {
		g.Undo()
	}
	if err := g.Redo(); err != nil {
		t.Fatal(err)
	}
	sameFEN(t, g.Position(), "4k3/8/8/8/1n6/2N5/8/4K3 w - - 5 10")
	sameRecord(t, g, "Nd5-b4")
	same(t, g.Undone(), 2, "after three moves, three times Undo() and one Redo(), "+
		"Undone() = %d, want %d: that many moves are left for Redo")
}

func TestUndoOrRedoOfNothing(t *testing.T) {
	g := NewGame()
	t.Run("Undo() before the first move", func(t *testing.T) {
		if err := g.Undo(); !errors.Is(err, ErrNothingToUndo) {
			t.Errorf("before the first move Undo() = %v, want %v", err, ErrNothingToUndo)
		}
		sameFEN(t, g.Position(), StartFEN)
	})
	t.Run("Redo() with nothing taken back", func(t *testing.T) {
		if err := g.Redo(); !errors.Is(err, ErrNothingToRedo) {
			t.Errorf("with nothing taken back Redo() = %v, want %v", err, ErrNothingToRedo)
		}
		sameFEN(t, g.Position(), StartFEN)
	})
}

func TestANewMoveEndsWhatCanBePlayedAgain(t *testing.T) {
	g := NewGameFrom(positionOf(t, "4k3/8/8/8/8/8/P7/4K1N1 w - - 0 1"))
	play(t, g, "g1f3")
	g.Undo()
	play(t, g, "g1f3") // the same move as before is a new move, too
	same(t, g.Undone(), 0, "after g1f3, Undo() and g1f3 once more, "+
		"Undone() = %d, want %d: a new move ends what Redo can play again")
}

func TestARefusedMoveLeavesWhatCanBePlayedAgain(t *testing.T) {
	g := NewGameFrom(positionOf(t, "4k3/8/8/8/8/8/P7/4K1N1 w - - 0 1"))
	play(t, g, "g1f3")
	g.Undo()
	if err := g.Play(Move{From: G1, To: G3}); err == nil {
		t.Error("g1g3 was played")
	}
	same(t, g.Undone(), 1, "after g1f3, Undo() and g1g3, which is refused, "+
		"Undone() = %d, want %d: Redo can still play g1f3 again")
}

// After mate no move is possible but to take one back.
func TestAGameGoesOnWhenItsEndIsTakenBack(t *testing.T) {
	g := NewGameFrom(positionOf(t, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"))
	play(t, g, "a1a8")
	if err := g.Play(moveOf(t, "h7h6")); !errors.Is(err, ErrGameOver) {
		t.Errorf("after mate Play returns %v, want %v", err, ErrGameOver)
	}
	g.Undo()
	play(t, g, "a1a7")
}
