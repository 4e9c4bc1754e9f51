// tree.go is where in the game we are: a node in the tree of its moves. The game
// up to there follows from it.

package terminal

import (
	"slices"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

// nullMove is how a tree writes that a side has passed its turn.
var nullMove chess.Move

// A takenBack is a move that undo has cut off the tree, and its place there.
type takenBack struct {
	node *pgn.Node
	at   int // its index in the Next of its parent
}

// A standingOffer is an offer of a draw at the end of the game, while we look back.
type standingOffer struct {
	by     chess.Color
	stands bool
	plies  int // that had been played
}

// begin begins a game.
func (s *session) begin(p chess.Position) {
	s.open(pgn.New(p))
	s.sign()
	switch programs := s.players; {
	case s.live && (programs[chess.White] == "") != (programs[chess.Black] == ""):
		s.view.Flip, s.turned = programs[chess.White] != "", true // a person's own side is below
	case s.turned:
		s.view.Flip, s.turned = false, false
	}
}

// open begins with a game from a file, or with a new one: before its first move.
func (s *session) open(g *pgn.Game) {
	s.tree = g
	s.at, s.game, s.undone, s.changed = nil, nil, nil, false
	s.ended, s.endedAt, s.waits = nil, nil, false
	s.asked, s.takeback, s.offer = "", 0, standingOffer{}
	s.games, s.edits = s.games+1, 0
	s.goTo(g.Root)
	s.setClocks()
}

// goTo goes to a node of the tree.
func (s *session) goTo(n *pgn.Node) {
	s.game = s.gameAt(n)
	s.at, s.takeback = n, 0
	s.letGo()
}

// gameAt returns the game up to a node. The one that the players have ended is kept as
// it is: no moves tell how. A step takes no longer where a game is long.
func (s *session) gameAt(n *pgn.Node) *chess.Game {
	game := s.game
	switch {
	case n == s.endedAt:
		return s.ended
	case game == s.ended: // it stays what it is
	case n.Parent == s.at:
		return playOn(game, n.Move)
	case n == s.at.Parent && game.Undo() == nil:
		return game
	}
	game = chess.NewGameFrom(s.tree.Start)
	for _, step := range n.Path() {
		game = playOn(game, step.Move)
	}
	return game
}

// playOn goes on with a game by a move of the tree. A game cannot tell of a null move,
// nor of a move after its end, as in old files: the rule of fivefold repetition is of
// 2014. There it begins anew.
func playOn(game *chess.Game, m chess.Move) *chess.Game {
	if game.Play(m) != nil {
		return chess.NewGameFrom(after(game.Position(), m))
	}
	return game
}

// after returns the position after a move of a tree, which may be a null move.
func after(p chess.Position, m chess.Move) chess.Position {
	if m == nullMove {
		return p.Pass()
	}
	return p.After(m)
}

// plies returns the moves on the way to where we are, the oldest first.
func (s *session) plies() []chess.Ply {
	var plies []chess.Ply
	p := s.tree.Start
	for _, n := range s.at.Path() {
		plies = append(plies, chess.Ply{Before: p, Move: n.Move})
		p = after(p, n.Move)
	}
	return plies
}

// captures returns those of these moves that capture.
func (s *session) captures() []chess.Ply {
	return slices.DeleteFunc(s.plies(), func(ply chess.Ply) bool { return ply.Move == nullMove || ply.Captured() == nil })
}

// advance goes on by a move that the game has played and the tree does not have: it
// goes on with the line, or it begins a variation.
func (s *session) advance(m chess.Move) {
	s.at = s.at.Add(m)
	s.undone = nil
	s.change(s.outcome())
}

// isKnown reports whether a move is in the tree already, as one of those that go on
// from here.
func (s *session) isKnown(m chess.Move) bool {
	return m != nullMove && slices.ContainsFunc(s.at.Next, func(n *pgn.Node) bool { return n.Move == m })
}

// cut takes the last move of a line off the tree.
func (s *session) cut() {
	s.change(chess.InPlay)
	n, parent := s.at, s.at.Parent
	i := slices.Index(parent.Next, n)
	s.undone = append(s.undone, takenBack{n, i})
	parent.Next = slices.Delete(parent.Next, i, i+1)
	if n == s.endedAt {
		s.ended, s.endedAt = nil, nil
	}
	s.goTo(parent)
	s.restoreClock()
}

// paste puts the move back that was cut off last.
func (s *session) paste() {
	last := s.undone[len(s.undone)-1]
	s.undone = s.undone[:len(s.undone)-1]
	parent := last.node.Parent
	parent.Next = slices.Insert(parent.Next, last.at, last.node)
	s.goTo(last.node)
	s.change(s.outcome())
	s.restoreClock()
}

// removable returns how many moves undo can take back: they are the last of this line,
// and nothing else goes on from them. Nor is there a variation to one of the main line:
// without the move it would be the main line itself.
func (s *session) removable() int {
	moves, following := 0, 0
	for n := s.at; n.Parent != nil && len(n.Next) == following; n = n.Parent {
		if n.Parent.Next[0] == n && len(n.Parent.Next) > 1 {
			break
		}
		moves, following = moves+1, 1
	}
	return moves
}

// line returns the line in which we are, from the first move to the last.
func (s *session) line() []*pgn.Node {
	line := s.at.Path()
	for n := s.at; len(n.Next) > 0; {
		n = n.Next[0]
		line = append(line, n)
	}
	return line
}

// branch returns the first move of the variation that leads to n, or nil if n stands
// in the main line.
func branch(n *pgn.Node) *pgn.Node {
	for ; n.Parent != nil; n = n.Parent {
		if n != n.Parent.Next[0] {
			return n
		}
	}
	return nil
}

// isLast reports whether we are at the end of the main line, where the game is played.
func (s *session) isLast() bool { return len(s.at.Next) == 0 && branch(s.at) == nil }
