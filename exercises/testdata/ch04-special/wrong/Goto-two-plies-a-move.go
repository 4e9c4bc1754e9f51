// Tempting: move 3 is White's and Black's. But the number counts the moves of
// both sides.

package exercises

import (
	"fmt"

	"mateinfive/ch04-special/chess"
)

// Goto counts moves of two plies.
func Goto(g *chess.Game, ply int) error {
	last := len(g.Record()) + g.Undone()
	if ply < 0 || 2*ply > last {
		return fmt.Errorf("there is no move %d", ply)
	}
	for len(g.Record()) > 2*ply {
		if err := g.Undo(); err != nil {
			return err
		}
	}
	for len(g.Record()) < 2*ply {
		if err := g.Redo(); err != nil {
			return err
		}
	}
	return nil
}
