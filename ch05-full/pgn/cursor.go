// cursor.go is a place in a game, from where one looks around and goes on.

package pgn

import (
	"errors"
	"fmt"
	"slices"

	"mateinfive/ch05-full/chess"
)

// A Cursor is a place in a game. It is a value: a [Cursor.Copy] goes its own way.
type Cursor struct {
	Tree   *Game
	Node   *Node       // the move that led here, or the root
	Game   *chess.Game // up to here
	parked *chess.Game // the game at its end while one looks back, for an offer that stands; or nil
	undone []*Node     // what was taken back, the last on top
	own    bool        // no other cursor has the tree
}

// Begin returns a cursor before the first move of a game.
func Begin(g *Game) Cursor {
	return Cursor{Tree: g, Node: g.Root, Game: g.Replay(g.Root), own: true}
}

// Copy returns a copy of the cursor. Both have one tree until Edit.
func (c Cursor) Copy() Cursor {
	c.own, c.Game = false, c.Game.Clone()
	return c
}

// Edit makes the tree the cursor's own. It has to be called before anything in it is changed.
func (c *Cursor) Edit() {
	if !c.own {
		c.Tree, c.Node = c.Tree.Clone(c.Node)
		c.own = true
	}
}

// GoTo goes to a node of the tree. What was taken back is forgotten.
func (c *Cursor) GoTo(n *Node) {
	c.undone = nil
	c.goTo(n)
}

func (c *Cursor) goTo(n *Node) {
	if c.IsLast() && n != c.Node {
		c.parked = c.Game
	}
	if n == c.Tree.End() && c.parked != nil {
		c.Game, c.parked = c.parked.Clone(), nil
	} else {
		c.Game = c.Tree.Replay(n)
	}
	c.Node = n
}

// IsLast reports whether this is the end of the main line, where the game is played.
func (c *Cursor) IsLast() bool { return c.Node == c.Tree.End() }

// InPlay reports whether the game goes on at the end of the main line.
func (c *Cursor) InPlay() bool { return c.Tree.Result == chess.InPlay }

// Plies returns the moves on the way here, the oldest first.
func (c *Cursor) Plies() []chess.Ply { return c.Tree.Plies(c.Node.Path()) }

// Find returns the move of a side in this line that has a number, or nil.
func (c *Cursor) Find(number int, side chess.Color) *Node {
	line := c.Node.Line()
	for i, ply := range c.Tree.Plies(line) {
		if ply.Before.FullmoveNumber == number && ply.Before.SideToMove == side {
			return line[i]
		}
	}
	return nil
}

// Clock returns what the clock of a side showed after its last move on the way here of which that
// is known, or "".
func (c *Cursor) Clock(side chess.Color) string {
	mover := c.Game.Turn().Other()
	for n := c.Node; n.Parent != nil; n, mover = n.Parent, mover.Other() {
		if n.Clock != "" && mover == side {
			return n.Clock
		}
	}
	return ""
}

// Knows reports whether the tree goes on from here with a move.
func (c *Cursor) Knows(m chess.Move) bool {
	return m != nullMove && slices.ContainsFunc(c.Node.Next, func(n *Node) bool { return n.Move == m })
}

// Over returns nil if a move may be played here, and otherwise an error that wraps
// [chess.ErrGameOver]. A file may have its result without a reason.
func (c *Cursor) Over() error {
	untold := c.Game.Termination() == chess.NotOver || c.Decided() && c.Tree.Tag("Termination") == ""
	if c.IsLast() && !c.InPlay() && untold {
		return fmt.Errorf("%w (%s)", chess.ErrGameOver, c.Tree.Result)
	}
	if err := c.Game.Refusal(nullMove); errors.Is(err, chess.ErrGameOver) {
		return err
	}
	return nil
}

// Decided reports whether the players or the clock have ended the game here, and not the board.
func (c *Cursor) Decided() bool { return c.IsLast() && c.Game.Termination() >= chess.ByFiftyMoves }

// Note adds a move to the tree that Game has just played, and goes there.
func (c *Cursor) Note(m chess.Move) {
	c.Node = c.Node.Add(m)
	c.Conclude()
}

// Conclude writes down how Game has ended, if it has and this is the end of the main line. What
// was taken back is forgotten.
func (c *Cursor) Conclude() {
	c.undone = nil
	c.result(Outcome(c.Game))
}

func (c *Cursor) result(o chess.Outcome) {
	if c.IsLast() {
		c.Tree.SetResult(o, c.Game.Termination() == chess.ByFlagFall)
	}
}

// Undo takes back the last moves, at most as many as are [Node.Undoable], and how the game has
// ended; for none that alone.
func (c *Cursor) Undo(moves int) {
	c.result(chess.InPlay)
	for range moves {
		c.undone = append(slices.Clip(c.undone), c.Node)
		c.Node.Drop()
		c.Node = c.Node.Parent
	}
	c.goTo(c.Node)
}

// Undone returns how many moves Redo can play again.
func (c *Cursor) Undone() int { return len(c.undone) }

// Redo plays again what was taken back last, at most as many moves as are Undone.
func (c *Cursor) Redo(moves int) {
	for range moves {
		last := len(c.undone) - 1
		c.Node, c.undone = c.Node.Attach(c.undone[last]), c.undone[:last]
	}
	c.goTo(c.Node)
	c.result(Outcome(c.Game))
}

// Promote puts the variation that this is one place forward: it may become the line, which may
// end with a mate then. In the main line nothing happens.
func (c *Cursor) Promote() {
	first, here := c.Node.Variation(), c.Node
	if first == nil {
		return
	}
	first.Promote()
	if c.parked = nil; c.InPlay() {
		c.GoTo(c.Tree.End())
		c.Conclude()
		c.GoTo(here)
	}
}
