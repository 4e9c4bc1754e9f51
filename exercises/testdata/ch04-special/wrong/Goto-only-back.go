// Tempting: taking back gets everywhere. But what was taken back can be played
// again.

package exercises

import (
	"fmt"

	"mateinfive/ch04-special/chess"
)

// Goto goes back and never forth.
func Goto(g *chess.Game, ply int) error {
	if ply < 0 || ply > len(g.Record()) {
		return fmt.Errorf("there is no ply %d: it goes from 0 to %d", ply, len(g.Record()))
	}
	for len(g.Record()) > ply {
		if err := g.Undo(); err != nil {
			return err
		}
	}
	return nil
}
