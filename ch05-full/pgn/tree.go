// tree.go is a game as a tree of moves: the line that was played, and the
// variations to it.

package pgn

import (
	"mateinfive/ch05-full/chess"
)

// A Game is a game as PGN writes it down: tags, a place to begin, the moves with
// their variations and comments, and the result.
type Game struct {
	Tags   []Tag          // in the order read
	Start  chess.Position // where it begins: from the FEN tag, or the usual start
	Root   *Node          // before the first move; its Comments stand before move 1
	Result chess.Outcome
}

// New returns a game without moves that begins at start. It has the seven tags of
// the roster, "?" where nothing is known, and SetUp and FEN if it does not begin
// as games usually do.
func New(start chess.Position) *Game {
	g := &Game{Start: start, Root: &Node{}}
	g.Tags = g.exportTags()
	return g
}

// Position returns the position after n: played from Start along the way to n.
func (g *Game) Position(n *Node) chess.Position {
	p := g.Start
	for _, step := range n.Path() {
		play(&p, step.Move)
	}
	return p
}

// A Node is one move in the tree, and what is said about it. The root of a tree
// is a Node without a move.
type Node struct {
	Move     chess.Move // the zero Move is a null move (and stands in the root)
	Parent   *Node      // the move before, nil in the root
	Next     []*Node    // Next[0] goes on with the line, the others are variations to it
	Before   []string   // comments before the move, only in front of a variation's first move
	Comments []string   // comments after the move
	NAGs     []uint8    // numeric annotation glyphs: 1 is "!", 2 "?", and so on, see Sign
	Clock    string     // what the mover's clock showed, such as 0:05:00, from [%clk 0:05:00], or ""
	Eval     string     // what an engine thought, in pawns, such as 0.3 or #-4, from [%eval 0.3], or ""
}
