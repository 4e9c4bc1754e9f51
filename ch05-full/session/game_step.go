// game_step.go steps through a game and its variations, and moves a variation up or takes it out.

package session

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

func (g *game) goTo(n *pgn.Node) {
	g.at.GoTo(n)
	g.arrive()
}

// stepTo goes to a node, and shows how things stand there.
func (g *game) stepTo(n *pgn.Node) error {
	g.goTo(n)
	g.sayMove()
	g.show()
	return nil
}

func (g *game) cmdFirst([]string) error { return g.stepTo(g.at.Tree.Root) }

func (g *game) cmdLast([]string) error { return g.stepTo(g.at.Node.End()) }

func (g *game) cmdNext([]string) error {
	next := g.at.Node.First()
	if next == nil {
		return errors.New("this is the end of the line: prev steps back")
	}
	return g.stepTo(next)
}

func (g *game) cmdPrev([]string) error {
	before := g.at.Node.Parent
	if before == nil {
		return errors.New("this is the beginning: next steps on")
	}
	return g.stepTo(before)
}

func (g *game) cmdOut([]string) error {
	first := g.at.Node.Variation()
	if first == nil {
		return errors.New("this is the main line, and no variation")
	}
	return g.stepTo(first.Parent)
}

func (g *game) cmdInto(args []string) error {
	ways := len(g.at.Node.Next)
	if ways < 2 {
		return errors.New("no variations here")
	}
	number, err := strconv.Atoi(args[0])
	if err != nil || number < 1 || number > ways {
		return fmt.Errorf("the lines from here have numbers from 1 to %d: try into 2", ways)
	}
	return g.stepTo(g.at.Node.Next[number-1])
}

func (g *game) cmdGoto(args []string) error {
	side := chess.White
	digits, isBlack := strings.CutSuffix(args[0], "...")
	if isBlack {
		side = chess.Black
	}
	number, err := strconv.Atoi(strings.TrimSuffix(digits, "."))
	if err != nil || number < 1 {
		return errors.New("goto needs the number of a move: try goto 5, or goto 5... for Black's")
	}
	n := g.at.Find(number, side)
	if n == nil {
		return fmt.Errorf("there is no move %d of %s in this line", number, side)
	}
	return g.stepTo(n)
}

func (g *game) cmdPromote([]string) error {
	switch {
	case g.clock != nil && g.at.InPlay():
		return errors.New("the game goes on with its clocks: what was played stays the line")
	case g.at.Node.Variation() == nil:
		return errors.New("this is the main line: into 2 steps into a variation, " +
			"and promote puts that in its place")
	}
	g.edit()
	g.at.Promote()
	g.say("the variation moves up by one place")
	g.sayMove()
	return nil
}

func (g *game) cmdDrop([]string) error {
	if g.at.Node.Variation() == nil {
		return errors.New("this is the main line: into 2 steps into a variation, " +
			"and drop takes that out of the game")
	}
	g.edit()
	first := g.at.Node.Variation()
	first.Drop()
	g.goTo(first.Parent)
	g.say("the variation is gone")
	g.show()
	return nil
}
