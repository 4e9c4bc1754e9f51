// tree.go is where in the game we are: a node in the tree of its moves. The game up to there,
// and how it has ended, follow from it.

package session

import (
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

// nullMove is how a tree writes that a side has passed its turn.
var nullMove chess.Move

// An offer of a draw stands at the end of the game, while we look back, too.
type offer struct {
	by     chess.Color
	stands bool
	plies  int // that had been played
}

// An origin is the file that a game came from and in which it is kept. A game that was begun
// here has none.
type origin struct{ file, text string }

// begin begins a game.
func (s *Session) begin(p chess.Position) {
	s.open(pgn.New(p), origin{})
	s.sign()
	s.turnBoard()
}

// turnBoard turns the board to the person who plays against a program.
func (s *Session) turnBoard() {
	if programs := s.Players; s.Live && (programs[chess.White] == "") != (programs[chess.Black] == "") {
		s.Flip = programs[chess.White] != ""
	}
}

// open begins with a game from a file, or with a new one: before its first move.
func (s *Session) open(g *pgn.Game, from origin) {
	s.tree, s.origin, s.owned = g, from, true
	s.undone, s.offer, s.waits, s.asked, s.thinking, s.question = nil, offer{}, false, "", nil, nil
	s.number, s.edits, s.saved, s.written = s.number+1, 0, 0, 0
	s.goTo(g.Root)
	s.setClocks()
}

// goTo goes to a node of the tree.
func (s *Session) goTo(n *pgn.Node) {
	if s.game != nil && s.isLast() {
		by, stands := s.game.Offer()
		s.offer = offer{by, stands, len(s.at.Path())}
	}
	if n.Parent != nil && n.Parent == s.at {
		s.game = playOn(s.game, n.Move)
	} else {
		s.game = chess.NewGameFrom(s.tree.Start)
		for _, step := range n.Path() {
			s.game = playOn(s.game, step.Move)
		}
	}
	s.at, s.refused = n, ""
	s.letGo()
	if !s.isLast() {
		return
	}
	s.settle()
	if s.offer.stands && len(n.Path()) == s.offer.plies {
		_ = s.game.OfferDraw(s.offer.by) // it has been offered before
	}
}

// settle ends the game as the players or the clock have ended it, or a file says so: the
// result and the tag Termination tell how. What they do not tell is taken for the usual.
func (s *Session) settle() {
	result, loser := s.tree.Result, chess.White
	if result == chess.WhiteWins {
		loser = chess.Black
	}
	switch {
	case result == chess.InPlay || s.outcome() != chess.InPlay:
	case strings.EqualFold(s.tree.Tag("Termination"), "time forfeit"):
		if result == chess.Draw {
			loser = s.game.Turn()
		}
		_ = s.game.FlagFall(loser)
	case result == chess.Draw && s.game.Claim() != nil:
		_ = s.game.OfferDraw(chess.White)
		_ = s.game.AcceptDraw()
	case result != chess.Draw:
		_ = s.game.Resign(loser)
	}
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
func (s *Session) plies() []chess.Ply {
	var plies []chess.Ply
	p := s.tree.Start
	for _, n := range s.at.Path() {
		plies = append(plies, chess.Ply{Before: p, Move: n.Move})
		p = after(p, n.Move)
	}
	return plies
}

// captures returns those of these moves that capture.
func (s *Session) captures() []chess.Ply {
	return slices.DeleteFunc(s.plies(), func(ply chess.Ply) bool { return ply.Move == nullMove || ply.Captured() == nil })
}

// isKnown reports whether a move is in the tree already, as one of those that go on
// from here.
func (s *Session) isKnown(m chess.Move) bool {
	return m != nullMove && slices.ContainsFunc(s.at.Next, func(n *pgn.Node) bool { return n.Move == m })
}

// line returns the line in which we are, from the first move to the last.
func (s *Session) line() []*pgn.Node {
	line := s.at.Path()
	for n := s.at; len(n.Next) > 0; {
		n = n.Next[0]
		line = append(line, n)
	}
	return line
}

// lastNode returns the end of the main line, where the game is played.
func (s *Session) lastNode() *pgn.Node {
	n := s.tree.Root
	for len(n.Next) > 0 {
		n = n.Next[0]
	}
	return n
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
func (s *Session) isLast() bool { return s.at == s.lastNode() }

// inPlay reports whether the game goes on at the end of the main line.
func (s *Session) inPlay() bool { return s.tree.Result == chess.InPlay }
