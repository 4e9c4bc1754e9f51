// tree.go opens games, and goes around in them.

package session

import (
	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

// nullMove is how a tree writes that a side has passed its turn.
var nullMove chess.Move

// open begins a game, new or from a file, before its first move.
func (s *Session) open(g *pgn.Game, file, text string) {
	s.keeping = keeping{number: s.number + 1, file: file, text: text}
	s.at, s.thinking = pgn.Begin(g), nil
	s.arrive()
	s.setClocks()
}

// goTo goes to a node of the tree.
func (s *Session) goTo(n *pgn.Node) {
	s.at.GoTo(n)
	s.arrive()
}

// arrive forgets what was begun and refused in another position.
func (s *Session) arrive() {
	s.refused = ""
	s.letGo()
}
