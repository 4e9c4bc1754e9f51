// notes.go says what a game notes about a move.

package pgn

import (
	"fmt"
	"slices"
)

// Notes returns what is said of the move n: its comments in braces, what is drawn on the board, and what
// an engine thought.
func (n *Node) Notes() []string {
	var notes []string
	for _, text := range slices.Concat(n.Before, n.Comments) {
		if text = withoutShapes(text); text != "" {
			notes = append(notes, "{"+text+"}")
		}
	}
	if shapes := n.Shapes(); len(shapes) > 0 {
		notes = append(notes, describe(shapes))
	}
	if n.Eval != "" {
		notes = append(notes, "evaluation: "+n.Eval)
	}
	return notes
}

// Variations names the variations to the move after n, from the second way to go on:
// "variation 2: 1... c5 2. Nf3 d6 3. d4 ...".
func (g *Game) Variations(n *Node) []string {
	var found []string
	for i := 1; i < len(n.Next); i++ {
		found = append(found, fmt.Sprintf("variation %d: %s", i+1, g.Ahead(n.Next[i], 4)))
	}
	return found
}

// Line returns the row as a line: "12. Nf3 Nc6", "12... Nc6".
func (r Row) Line() string {
	text := r.Number
	for _, move := range r.Moves {
		if move != "..." {
			text += " " + move
		}
	}
	return text
}
