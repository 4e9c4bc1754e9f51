// annotate.go writes a review into the game, and as text.

package review

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"regexp"
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
// position, and to each bad one its glyph, and a sentence. Of the worst of a side, so many at
// most, or all for 0, that says what is wrong, and the better line is added as a variation; of
// the others it names the better move. A move that a person has marked keeps that mark, and has
// no other.
//
// Evaluations, glyphs and sentences of an earlier review are replaced. Its variations stay: a
// person may have gone on with them.
func Annotate(line []*pgn.Node, moves []Move, most int) {
	explained := worstOf(moves, most)
	for i, m := range moves {
		n := line[i]
		if n.Eval != "" || m.Eval == "" { // a review gives none to a move that ends the game
			erase(n)
		}
		n.Eval = strings.TrimPrefix(m.Eval, "+")
		if !m.Judged {
			continue
		}
		if !slices.ContainsFunc(n.NAGs, judgesMove) {
			n.NAGs = append(n.NAGs, m.Glyph)
			n.Comments = append(n.Comments, m.sentence(explained[i]))
		}
		if explained[i] {
			Note(n.Parent, m.Better)
		}
	}
}

// sentence returns what a review writes to a bad move, which a later review knows by it.
func (m *Move) sentence(isExplained bool) string {
	if isExplained && m.Words != "" {
		return m.Words
	}
	return "Better is " + notation.Numbered(m.Before, m.Better[0]) + "."
}

// written is what the sentences of a review look like: nearly all come to a move of the game.
var written = regexp.MustCompile(
	`^((It (allows|misses|leaves|lets|hangs|loses|does not) .*: |Better is )` +
		`\d+\.(\.\.)? \S.*|It is stalemate, and a draw)\.$`)

// erase takes the sentence of an earlier review from a node, and the glyph that came with it. A
// glyph without such a sentence is a person's own, and so is a sentence without a glyph.
func erase(n *pgn.Node) {
	isSentence := func(comment string) bool { return written.MatchString(comment) }
	isGlyph := func(nag uint8) bool { return nag == 2 || nag == 4 || nag == 6 }
	if slices.ContainsFunc(n.Comments, isSentence) && slices.ContainsFunc(n.NAGs, isGlyph) {
		n.Comments = slices.DeleteFunc(n.Comments, isSentence)
		n.NAGs = slices.DeleteFunc(n.NAGs, isGlyph)
	}
}

// judgesMove reports whether a glyph is a judgment of a move, ! to ?!.
func judgesMove(nag uint8) bool { return nag >= 1 && nag <= 6 }

// Note makes a line a way to go on after a node.
func Note(n *pgn.Node, line []chess.Move) {
	for _, m := range line[:min(longest, len(line))] {
		n = n.Add(m)
	}
}

// Text draws a review, says what is wrong with the worst moves of a side and what is better, of
// so many at most, or of all for 0, and how well each side has played.
func Text(moves []Move, most int) string {
	text := Graph(moves, 64, 4)
	explained := worstOf(moves, most)
	for i, m := range moves {
		if explained[i] {
			text += strings.TrimSpace(m.Name()+"  "+m.Words) + "\n"
			text += "  better: " + Moves(m.Before, m.Better) + "\n"
		}
	}
	return text + totals(moves)
}

// worstOf returns the indexes of the worst of the bad moves: so many of a side, or all for 0.
func worstOf(moves []Move, most int) map[int]bool {
	var bad []int
	for i, m := range moves {
		if m.Judged {
			bad = append(bad, i)
		}
	}
	slices.SortStableFunc(bad, func(a, b int) int {
		return cmp.Compare(moves[b].Loss, moves[a].Loss)
	})
	worst := map[int]bool{}
	var n [2]int
	for _, i := range bad {
		side := moves[i].Before.SideToMove
		if n[side]++; most == 0 || n[side] <= most {
			worst[i] = true
		}
	}
	return worst
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
	mark := strings.TrimPrefix(m.Name(), notation.Numbered(m.Before, m.Move))
	return json.Marshal(map[string]any{
		"move": m.Name(), "eval": m.Eval, "loss": m.Loss, "bad": m.Judged, "words": m.Words,
		"mark": mark, "accuracy": math.Round(10*m.accuracy()) / 10,
		"better": Moves(m.Before, m.Better),
	})
}

// JSON returns a review as it is written for other programs: the moves, and the [Summary] of
// each side that has moved.
func JSON(moves []Move) any {
	all := map[string]any{"moves": append([]Move{}, moves...)} // [] and not null
	for _, side := range []chess.Color{chess.White, chess.Black} {
		if s, ok := Summarize(moves, side); ok {
			s.Accuracy = math.Round(10*s.Accuracy) / 10
			all[side.String()] = s
		}
	}
	return all
}

// Score returns the score of a line that begins at p as White sees it, +0.34 or #-3, and what
// White can expect then, in percent, a draw being half a win.
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
		score := forWhite(l.Score, p.SideToMove)
		text += fmt.Sprintf("depth %d  %s  %s\n", l.Depth, score, Moves(p, l.Moves))
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
