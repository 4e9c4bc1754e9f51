// Goto.go goes to any ply of a game, back or forth.

package exercises

import (
	"fmt"

	"mateinfive/ch04-special/chess"
)

// Goto takes moves back, or plays again what was taken back, until ply moves
// have been played since the beginning, counting those of both sides: 0 is the
// beginning. The last that can be reached is what has been played plus what can
// be played again. If ply lies outside, Goto returns an error that says so, and
// changes nothing.
func Goto(g *chess.Game, ply int) error {
	played := len(g.Record())
	last := played + g.Undone()
	if ply < 0 || ply > last {
		return fmt.Errorf("there is no ply %d: it goes from 0 to %d", ply, last)
	}
	for ; played > ply; played-- {
		if err := g.Undo(); err != nil {
			return err
		}
	}
	for ; played < ply; played++ {
		if err := g.Redo(); err != nil {
			return err
		}
	}
	return nil
}
