// line.go is what one asks about a line of moves: the main line, a variation, or the way to a
// move and on from there.

package pgn

import (
	"cmp"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// First returns the move that goes on with the line after n, or nil.
func (n *Node) First() *Node {
	if len(n.Next) == 0 {
		return nil
	}
	return n.Next[0]
}

// End returns the last move of the line that goes on from n, or n itself.
func (n *Node) End() *Node {
	for len(n.Next) > 0 {
		n = n.Next[0]
	}
	return n
}

// End returns the last move of the main line, or the root if there is none.
func (g *Game) End() *Node { return g.Root.End() }

// Line returns the line through n: the way to n, and how it goes on.
func (n *Node) Line() []*Node {
	line := n.Path()
	for len(n.Next) > 0 {
		n = n.Next[0]
		line = append(line, n)
	}
	return line
}

// Variation returns the first move of the variation in which n stands, the innermost if there
// are several, or nil if n stands in the main line.
func (n *Node) Variation() *Node {
	for ; n.Parent != nil; n = n.Parent {
		if n != n.Parent.Next[0] {
			return n
		}
	}
	return nil
}

// Clocks returns what the clocks showed after each move on the way to n, or "".
func (n *Node) Clocks() (shown []string) {
	for _, step := range n.Path() {
		shown = append(shown, step.Clock)
	}
	return shown
}

// Plies returns the moves of a line, which begins with the first move of the game, and the
// position before each.
func (g *Game) Plies(line []*Node) []chess.Ply {
	var plies []chess.Ply
	p := g.Start
	for _, n := range line {
		plies = append(plies, chess.Ply{Before: p, Move: n.Move})
		play(&p, n.Move)
	}
	return plies
}

// After returns the position after a move of a tree, which may be a null move.
func After(p chess.Position, m chess.Move) chess.Position {
	play(&p, m)
	return p
}

// Ahead writes the moves with which a game goes on from n, by n itself and at most so many in
// all, with dots if there are more: "1. e4 e5 2. Nf3 ...".
func (g *Game) Ahead(n *Node, most int) string {
	line := n.Line()
	first := len(n.Path()) - 1
	var words []string
	for i, ply := range g.Plies(line)[first:] {
		switch {
		case i == most:
			return strings.Join(append(words, "..."), " ")
		case i == 0 || ply.Before.SideToMove == chess.White:
			words = append(words, notation.Numbered(ply.Before, ply.Move))
		default:
			words = append(words, notation.SAN(ply.Before, ply.Move))
		}
	}
	return strings.Join(words, " ")
}

// A Row is a number of a score sheet with its moves. Where Black begins, White's is "...".
type Row struct {
	Number string // "12.", or "12..." where Black begins
	Moves  []string
	First  int // the ply of its first place, from 0
}

// Sheet returns the score sheet of a line, which begins with the first move of the game: each
// move in SAN, with its signs.
func (g *Game) Sheet(line []*Node) []Row {
	var rows []Row
	for i, ply := range g.Plies(line) {
		san := notation.SAN(ply.Before, ply.Move) + line[i].Signs()
		switch {
		case ply.Before.SideToMove == chess.White:
			rows = append(rows, Row{notation.Number(ply.Before), []string{san}, i})
		case i == 0:
			rows = append(rows, Row{notation.Number(ply.Before), []string{"...", san}, -1})
		default:
			last := &rows[len(rows)-1]
			last.Moves = append(last.Moves, san)
		}
	}
	return rows
}

// Signs returns the signs of the glyphs of a move, as they stand behind it: "!? +-".
func (n *Node) Signs() string {
	text := ""
	for _, nag := range n.NAGs {
		if nag > 6 { // a sign of the position
			text += " "
		}
		text += Sign(nag)
	}
	return text
}

// Title returns what a game is called in a list: who played, when, and the result. The date is
// left out if it is not known.
func (g *Game) Title() string {
	text := NameOr(g.Tag("White"), "White") + " - " + NameOr(g.Tag("Black"), "Black")
	if date := g.Tag("Date"); date != "" && !strings.HasPrefix(date, "?") {
		text += ", " + date
	}
	return text + ", " + g.Result.String()
}

// NameOr returns the name of a player as a tag has it, or the side if it is not known.
func NameOr(name, side string) string { return cmp.Or(strings.Trim(name, "?"), side) }
