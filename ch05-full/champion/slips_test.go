// slips_test.go makes the mistakes that are easily made in Negamax and AlphaBeta, so that what is
// said of a wrong score belongs to the mistake at hand.

package champion_test

import (
	"strings"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
)

// A slip is a search with a mistake in it, and what to say of that. It tries the moves in the order
// in which the rules list them, as most first answers do.
type slip struct {
	why    string
	plus   bool // the minus is left out
	best   int  // what best begins with, or 0 for -Mate
	zero   bool // best begins with 0
	least  bool // it keeps the lower score
	stays  bool // it asks again about the position before the move
	window func(alpha, beta int) (int, int)
	ends   func(score, alpha int) bool // whether it leaves the loop, beside where alpha >= beta
}

// negamaxSlips are mistakes in what both searches have.
var negamaxSlips = []slip{
	{
		why:  "The position after the move is worth so much to the other side.\nWhat is good for that is bad for this one: minus.",
		plus: true,
	},
	{
		why:  "The best of bad moves is worth less than 0, and nothing is worth less than -Mate:\nwith what does your best begin?",
		zero: true,
	},
	{
		why:   "That is what best begins with, and no move has taken its place.\nA better move is one with a higher score: score > best.",
		least: true,
	},
	{
		why:  "That is the worst of the moves. Each side takes the highest score, its own: there is no least in Negamax.",
		best: mate, least: true,
	},
	{
		why:   "That is what stands before the move. The call is about the position after it, &after.",
		stays: true,
	},
}

// windowSlips are mistakes in the window that a call of AlphaBeta hands on.
var windowSlips = []slip{
	{
		why: "That is what comes out with the window -alpha, -beta, or beta, alpha, or with -alpha twice. For the other\n" +
			"side the two change both their places and their signs: your beta is its alpha, -beta.",
		window: func(alpha, beta int) (int, int) { return -alpha, -beta },
	},
	{
		why:    "That is what comes out with the window alpha, beta. The other side sees it turned around:\n-beta, -alpha.",
		window: func(alpha, beta int) (int, int) { return alpha, beta },
	},
	{
		why: "That is the score of the first move that is worth more than alpha. The loop ends where alpha >= beta:\n" +
			"what is more than alpha only raises alpha.",
		window: turned,
		ends:   func(score, alpha int) bool { return score > alpha },
	},
	{
		why: "That comes out if the loop ends at a move that is worth less than alpha. It is of no use, but those after it\n" +
			"may be better.",
		window: turned,
		ends:   func(score, alpha int) bool { return score < alpha },
	},
}

// turned is the window as the other side sees it.
func turned(alpha, beta int) (int, int) { return -beta, -alpha }

// slipIn says by which slip a wrong score comes out, if it is by one. If it is by several, that is
// the first of them and another.
func slipIn(slips []slip, p *chess.Position, depth, got int) string {
	var found []string
	for _, x := range slips {
		if x.score(p, depth, 0, -mate, mate) == got && len(found) < 2 {
			found = append(found, x.why)
		}
	}
	return strings.Join(found, "\nOr this: ")
}

// score is what Negamax or, with a window, AlphaBeta returns with that slip in it.
func (x slip) score(p *chess.Position, depth, ply, alpha, beta int) int {
	best, cameIn := -mate, alpha
	if x.best != 0 || x.zero {
		best = x.best
	}
	switch status := p.Status(); {
	case status == chess.Checkmate:
		return -mate + ply
	case status == chess.Stalemate:
		return 0
	case depth == 0:
		return champion.Eval(p)
	}
	for _, m := range p.LegalMoves() {
		after := p.After(m)
		if x.stays {
			after = *p
		}
		childAlpha, childBeta := alpha, beta
		if x.window != nil {
			childAlpha, childBeta = x.window(alpha, beta)
		}
		score := x.score(&after, depth-1, ply+1, childAlpha, childBeta)
		if !x.plus {
			score = -score
		}
		if x.least && score < best || !x.least && score > best {
			best = score
		}
		if x.window != nil {
			if alpha = max(alpha, best); alpha >= beta || x.ends != nil && x.ends(score, cameIn) {
				break
			}
		}
	}
	return best
}
