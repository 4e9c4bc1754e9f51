// game_undo.go takes moves back, and plays again what was taken back.

package session

import (
	"errors"
	"fmt"
	"strconv"

	"mateinfive/ch05-full/chess"
)

// cmdUndo takes back the last move or the last few, or how the players have ended the game.
func (g *game) cmdUndo(args []string) error {
	if g.at.Decided() && len(args) == 0 {
		g.say("taken back: %s", g.at.Tree.Result)
		g.retrace(g.at.Undo, 0)
		g.show()
		return nil
	}
	plies := g.at.Plies()
	n, err := g.howMany("undo", args, len(plies))
	if err != nil {
		return err
	}
	most := g.at.Node.Undoable()
	switch {
	case len(args) == 0 && len(plies) == 1 && g.isAnswer() && g.hasPerson():
		return errors.New("you have played no move yet: undo 1 takes back that of the other side")
	case len(g.at.Node.Next) > 0:
		return errors.New("moves follow here, and only the last move of a line is taken back: prev steps back")
	case len(plies) == 0:
		return chess.ErrNothingToUndo
	case most == 0:
		return errors.New("there is a variation to this move, so it stays: prev steps back")
	case n > most:
		return fmt.Errorf("other moves go on from there: try undo %d, and prev to step back", most)
	}
	g.retrace(g.at.Undo, n)
	g.say("taken back: %s", lastOf(plies, n))
	g.showWaiting()
	return nil
}

func (g *game) cmdRedo(args []string) error {
	n, err := g.howMany("redo", args, g.at.Undone())
	if err != nil {
		return err
	}
	if g.at.Undone() == 0 {
		return chess.ErrNothingToRedo
	}
	g.retrace(g.at.Redo, n)
	g.say("played again: %s", lastOf(g.at.Plies(), n))
	g.showWaiting()
	return nil
}

// retrace takes moves back or plays them again, and turns the clocks to what they showed there.
func (g *game) retrace(step func(moves int), moves int) {
	g.edit()
	step(moves)
	g.arrive()
	if g.clock != nil && g.at.IsLast() {
		g.replayClock(g.at.Node)
		g.startClock()
	}
}

// showWaiting shows the board after undo or redo. A player whose turn it is waits, without its clock.
func (g *game) showWaiting() {
	name := g.answeringPlayer()
	if name != "" && g.clock != nil {
		g.paused = true
		g.clock.Stop()
	}
	g.show()
	if name != "" {
		g.say("%s waits: go makes it move, or play for it yourself", name)
	}
}

// isAnswer reports whether the last move was that of a program, so that the person's own is the one
// before. In a variation the person plays both sides.
func (g *game) isAnswer() bool {
	return g.at.IsLast() && g.seats.Players[g.at.Game.Turn().Other()] != ""
}

// howMany reads how many moves to take back or play again, at most so many. Alone that is one, or
// two if the program plays for the side whose turn it would be.
func (g *game) howMany(name string, args []string, most int) (int, error) {
	if len(args) == 0 {
		if g.isAnswer() && most > 1 {
			return 2, nil
		}
		return 1, nil
	}
	n, err := strconv.Atoi(args[0])
	if err != nil || n < 1 {
		return 0, fmt.Errorf("%s needs a number of moves: try %s 3, or %s alone", name, name, name)
	}
	return min(n, max(1, most)), nil
}
