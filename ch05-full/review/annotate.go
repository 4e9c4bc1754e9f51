// annotate.go writes a review into the game, and as text.

package review

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
)

// longest is how many moves of a line are written down at most.
const longest = 8

// Annotate writes a review into the line of a game: to each move what the engine thinks of the
// position, and to a bad one its glyph, the sentence, and the better line as a variation.
func Annotate(line []*pgn.Node, moves []Move) {
	for i, m := range moves {
		n := line[i]
		n.Eval = strings.TrimPrefix(m.Eval, "+")
		if !m.Judged {
			continue
		}
		judgesMove := func(nag uint8) bool { return nag <= 6 } // ! to ?!, which the review replaces
		n.NAGs = append(slices.DeleteFunc(n.NAGs, judgesMove), m.Glyph)
		if m.Words != "" && !slices.Contains(n.Comments, m.Words) {
			n.Comments = append(n.Comments, m.Words)
		}
		Note(n.Parent, m.Better)
	}
}

// Note makes a line a way to go on after a node.
func Note(n *pgn.Node, line []chess.Move) {
	for _, m := range line[:min(longest, len(line))] {
		n = n.Add(m)
	}
}

// Text draws a review, and says what is wrong with the worst moves and what is better.
func Text(moves []Move) string {
	text := Graph(moves, 64, 4)
	for _, m := range moves {
		if m.Judged {
			text += strings.TrimSpace(m.Name()+"  "+m.Words) + "\n"
			text += "  better: " + Moves(m.Before, m.Better) + "\n"
		}
	}
	return text
}

// Moves writes the first moves of a line: "15... Nc7+ 16. Kd8 Nxa8".
func Moves(p chess.Position, line []chess.Move) (text string) {
	for i, m := range line[:min(longest, len(line))] {
		if i == 0 || p.SideToMove == chess.White {
			text += notation.Number(p) + " "
		}
		text += notation.SAN(p, m) + " "
		p.Make(m)
	}
	return strings.TrimSpace(text)
}

// Name returns the move with its number and glyph.
func (m *Move) Name() string {
	name := notation.Numbered(m.Before, m.Move)
	if m.Judged {
		name += pgn.Sign(m.Glyph)
	}
	return name
}

// MarshalJSON writes a move for other programs.
func (m Move) MarshalJSON() ([]byte, error) {
	return json.Marshal(map[string]any{
		"move": m.Name(), "eval": m.Eval, "loss": m.Loss, "bad": m.Judged, "words": m.Words,
		"better": Moves(m.Before, m.Better),
	})
}

// Score returns the score of a line that begins at p as White sees it, +0.34 or #-3, and what White
// can expect then, in percent, a draw being half a win.
func Score(p chess.Position, l engine.Line) (text string, white float64) {
	white = chance(l.Score)
	if p.SideToMove == chess.Black {
		white = 100 - white
	}
	return forWhite(l.Score, p.SideToMove), white
}

// Lines writes lines that begin at p: their depth, score for White, and moves.
func Lines(p chess.Position, lines []engine.Line) (text string) {
	for _, l := range lines {
		text += fmt.Sprintf("depth %d  %s  %s\n", l.Depth, forWhite(l.Score, p.SideToMove), Moves(p, l.Moves))
	}
	return text
}

// forWhite writes a score of the side to move as White sees it.
func forWhite(s engine.Score, side chess.Color) string {
	if side == chess.White || s == 0 {
		return s.String()
	}
	return strings.NewReplacer("#-", "#", "#", "#-", "+", "-", "-", "+").Replace(s.String())
}
