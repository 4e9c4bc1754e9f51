// Tempting: back to the beginning, and then play the moves of the record. But
// a move that is played, and not played again, ends what Redo has kept.

package exercises

import (
	"fmt"

	"mateinfive/ch04-special/chess"
)

// Goto plays the game once more.
func Goto(g *chess.Game, ply int) error {
	record := g.Record()
	if ply < 0 || ply > len(record)+g.Undone() {
		return fmt.Errorf("there is no ply %d", ply)
	}
	for len(record) < ply {
		if err := g.Redo(); err != nil {
			return err
		}
		record = g.Record()
	}
	for len(g.Record()) > 0 {
		if err := g.Undo(); err != nil {
			return err
		}
	}
	for _, done := range record[:ply] {
		if err := g.Play(done.Move); err != nil {
			return err
		}
	}
	return nil
}
