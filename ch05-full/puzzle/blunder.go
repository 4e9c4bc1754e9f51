// blunder.go finds puzzles where a side has gone wrong in a game.

package puzzle

import (
	"context"
	"math"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/review"
)

// What makes a puzzle of a position, in percent of a side's chances.
const (
	wrong = 10 // the move before it or after it gives away so much at least, as a ? of a review does
	alone = 20 // the best move keeps so much more than the second best, at least
	least = 40 // and so much at least: where all is lost, no move is worth looking for
)

// enough is after how many plies it is plain that two moves are equally good, or that one mates.
const enough = 6

// How many positions are looked at, always as many, so that a game has the same puzzles everywhere.
const (
	proofNodes  = 200_000 // to find out whether one move alone is good
	answerNodes = 100_000 // for the answer to a wrong one
	reviewNodes = 10_000  // for each move of a game that was not reviewed
)

// Blunder finds the first puzzle in the main line of a game that is not known yet: a position
// in which a side went wrong, or could punish the other for it, and one move alone is good. The
// game must have been reviewed: where a side went wrong is read from evaluations and glyphs. Those
// sides alone have to solve something, by chess.Color. Vain hears of each position that turns out
// to be none, so that it need not be looked at again: that takes long.
func Blunder(
	ctx context.Context, g *pgn.Game, sides [2]bool, known func(Puzzle) bool, vain func(Puzzle),
) (p Puzzle, ok bool) {
	line := mainLine(g)
	plies, lost := g.Plies(line), losses(g.Start, line)
	for i, ply := range plies {
		isAfter := i > 0 && lost[i-1] >= wrong
		if !sides[ply.Before.SideToMove] || lost[i] < wrong && !isAfter {
			continue
		}
		p = Puzzle{Position: ply.Before, Played: ply.Move}
		p.From = "from move " + strings.TrimRight(notation.Number(ply.Before), ".") + " of " + g.Title()
		if known(p) {
			continue
		}
		p.Best, ok = onlyMove(ctx, plies[:i], ply.Before)
		if ok && (i == 0 || !isRecapture(plies[i-1], p.Best[0])) {
			return p, true
		}
		if ctx.Err() == nil {
			vain(p)
		}
	}
	return Puzzle{}, false
}

// mainLine returns the moves of a game, up to a null move.
func mainLine(g *pgn.Game) []*pgn.Node {
	line := g.End().Path()
	if i := slices.IndexFunc(line, func(n *pgn.Node) bool { return n.Move == chess.Move{} }); i >= 0 {
		return line[:i]
	}
	return line
}

// IsReviewed reports whether a game says where a side went wrong.
func IsReviewed(g *pgn.Game) bool {
	return slices.ContainsFunc(mainLine(g), func(n *pgn.Node) bool {
		return n.Eval != "" || hasGlyph(n)
	})
}

// hasGlyph reports whether a move is marked as bad: ? or ??.
func hasGlyph(n *pgn.Node) bool { return slices.Contains(n.NAGs, 2) || slices.Contains(n.NAGs, 4) }

// losses returns what each move of a line gives away of its side's chances, in percent, as far as
// evaluations say so, or glyphs. What the start is worth is known of the usual one alone: half.
func losses(start chess.Position, line []*pgn.Node) []float64 {
	lost := make([]float64, len(line))
	before, knowsBefore := 50.0, start == chess.StartingPosition()
	for i, n := range line {
		after, knows := whiteChance(n.Eval)
		if loss := before - after; knows && knowsBefore {
			isWhite := (i%2 == 0) == (start.SideToMove == chess.White)
			if !isWhite {
				loss = -loss
			}
			lost[i] = loss
		}
		if hasGlyph(n) {
			lost[i] = max(lost[i], wrong)
		}
		before, knowsBefore = after, knows
	}
	return lost
}

// whiteChance returns White's chances after a move, in percent, by an evaluation such as 0.34 or #-3.
func whiteChance(eval string) (percent float64, ok bool) {
	eval, _, _ = strings.Cut(eval, ",") // a depth may follow
	number, isMate := strings.CutPrefix(eval, "#")
	pawns, err := strconv.ParseFloat(number, 64)
	if isMate {
		pawns *= 1000
	}
	pawns = max(-1000, min(pawns, 1000))
	if err != nil || math.IsNaN(pawns) {
		return 0, false
	}
	return review.Chance(engine.Score(100 * pawns)), true
}

// isRecapture reports whether a move takes back what has just captured: to find that is no puzzle.
func isRecapture(before chess.Ply, m chess.Move) bool {
	return before.Captured() != nil && m.To == before.Move.To
}

// onlyMove returns what is best in a position to which some plies have led, if one move alone is
// good: the same at the last two depths that were looked at. It looks no deeper where two are equal,
// or the best mates.
func onlyMove(
	ctx context.Context, plies []chess.Ply, p chess.Position,
) (best []chess.Move, ok bool) {
	looking, stop := context.WithCancel(ctx)
	defer stop()
	var found [2][]engine.Line // at the depth before, and the last one
	_, err := review.Analyze(looking, plies, p, 2, proofNodes, func(lines []engine.Line) {
		found[0], found[1] = found[1], lines
		_, mates := lines[0].Score.Mate()
		if lines[0].Depth >= enough && (mates || ahead(lines) < alone/4) {
			stop()
		}
	})
	if err != nil || ctx.Err() != nil || found[0] == nil {
		return nil, false
	}
	best = found[1][0].Moves
	for _, lines := range found {
		if !isOnly(lines) || lines[0].Moves[0] != best[0] {
			return nil, false
		}
	}
	return best[:min(3, len(best))], true
}

// isOnly reports whether the best of two lines alone is good.
func isOnly(lines []engine.Line) bool {
	return ahead(lines) >= alone && review.Chance(lines[0].Score) >= least
}

// ahead returns how much more the best of two lines keeps than the other, in percent, or 0 if there is
// one alone: a move that is forced is no puzzle.
func ahead(lines []engine.Line) float64 {
	if len(lines) < 2 {
		return 0
	}
	return review.Chance(lines[0].Score) - review.Chance(lines[1].Score)
}

// tryBest says what is to be thought of a legal move where one alone is good. See [Puzzle.Try].
func (p Puzzle) tryBest(m chess.Move) (left Puzzle, played []chess.Move, said string) {
	san, after := notation.SAN(p.Position, m), pgn.After(p.Position, m)
	switch m {
	case p.Best[0]:
		left = Puzzle{Position: after, From: p.From}
		return left, []chess.Move{m}, "right, well done: " + p.Outcome()
	case p.Played:
		return p, nil, san + " was played in the game, and is not the move; try another"
	}
	hear := func([]engine.Line) {}
	lines, err := review.Analyze(context.Background(), nil, after, 1, answerNodes, hear)
	if err != nil { // there is no answer
		return p, nil, "not " + san + "; try another move"
	}
	answer := notation.Numbered(after, lines[0].Moves[0])
	return p, nil, "not " + san + ": the answer is " + answer + "; try another move"
}
