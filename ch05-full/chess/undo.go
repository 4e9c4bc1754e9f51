// undo.go takes moves of a game back, and plays them again.

package chess

// Undo takes back the last move. Position, record and captured pieces are then
// what they were before it, and the game goes on, however it had ended. The error is
// [ErrNothingToUndo].
func (g *Game) Undo() error {
	last := len(g.record) - 1
	if last < 0 {
		return ErrNothingToUndo
	}
	ply := g.record[last]
	g.position = ply.Before
	g.record = g.record[:last]
	g.undone = append(g.undone, ply)
	g.ended, g.offer = NotOver, drawOffer{}
	return nil
}

// Redo plays the move again that was taken back last. The error is
// [ErrNothingToRedo].
func (g *Game) Redo() error {
	last := len(g.undone) - 1
	if last < 0 {
		return ErrNothingToRedo
	}
	m := g.undone[last].Move
	g.undone = g.undone[:last]
	g.play(m)
	return nil
}

// Undone returns the number of moves that [Game.Redo] can play again.
func (g *Game) Undone() int { return len(g.undone) }
