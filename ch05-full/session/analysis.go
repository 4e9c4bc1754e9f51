// analysis.go is the analysis of a game: what the engine finds in a position that it is handed, and
// what it thinks of the moves.

package session

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/review"
)

// analysis is what the session remembers of its analyses. It has no game: what is to be analyzed is
// handed to it, and its answers are text, moves, and work that is wanted.
type analysis struct {
	voice
	hint    hint    // that was given last
	lesson  lesson  // from the review of the game at hand
	lasting lasting // follows the board
	quiz    quiz    // the puzzle that the game at hand is, and those before
}

// A hint is a good move, and where it was found.
type hint struct {
	position chess.Position
	move     chess.Move
}

// eval says what a position is worth, term by term.
func (a *analysis) eval(p chess.Position) error {
	text, err := review.Bars(p)
	if err == nil {
		a.print(text)
	}
	return err
}

// How far and how long analyze looks for lines, where it does not last.
const (
	linesNodes = 2_000_000
	linesTime  = 2 * time.Second
)

// linesWanted is a question to the analysis: which lines are the best in a position?
type linesWanted struct {
	plies    []chess.Ply    // how it came to the position
	position chess.Position // where they begin
	request  player.Request // the same, for a player
	name     string         // of the player that looks for them, or "" for an analyst
	cast     player.Cast
	analyst  *review.Analyst
	most     int // lines
}

// lines returns the work of looking for the best lines, deeper and deeper.
func (a *analysis) lines(w linesWanted) jobFunc[[]engine.Line] {
	return func(ctx context.Context, out Out) ([]engine.Line, error) {
		return w.look(ctx, linesNodes, linesTime, func(lines []engine.Line) {
			out.Progress(review.Lines(w.position, lines))
		})
	}
}

// explained is of how many bad moves of a side a review says what is wrong, the worst.
const explained = 3

// look looks for the lines: the analyst at so many positions, a player for so long.
func (w linesWanted) look(
	ctx context.Context, nodes int, most time.Duration, report func([]engine.Line),
) ([]engine.Line, error) {
	if w.name == "" {
		return w.analyst.Analyze(ctx, w.plies, w.position, w.most, nodes, report)
	}
	w.request.Lines, w.request.MoveTime = w.most, most
	return w.cast.Analyze(ctx, w.name, w.request, report)
}

// reviewing returns the work of finding the bad moves of a game, those of some sides alone,
// by a search, or nil for our own engine.
func (a *analysis) reviewing(plies []chess.Ply, sides [2]bool, search review.Search) jobFunc[[]review.Move] {
	return func(ctx context.Context, out Out) ([]review.Move, error) {
		return review.Game(ctx, plies, review.Options{Sides: sides, Report: out.Progress, Search: search})
	}
}

// sayHint says the move of the last hint, if that was given in this position, and reports whether it
// was.
func (a *analysis) sayHint(p chess.Position) bool {
	if a.hint.position != p {
		return false
	}
	a.say("%s", notation.SAN(p, a.hint.move))
	return true
}

// giveHint names the piece that should move, and keeps the move for the next time.
func (a *analysis) giveHint(p chess.Position, m chess.Move) {
	a.hint = hint{p, m}
	a.say("look at %s; hint says the move", p.Names(m.From))
}

// forget forgets the puzzle, and what a review has found, as another game is at hand.
func (a *analysis) forget() {
	a.quiz.forget()
	a.lesson = lesson{}
}

// The depths of perft and divide: more would take years.
const (
	leastDepth = 1
	mostDepth  = 20
)

// counting returns the work of perft, or of divide, which tells the ways apart by their first move.
func (a *analysis) counting(name, depth string, p chess.Position) (jobFunc[int], error) {
	plies, err := strconv.Atoi(depth)
	if err != nil || plies < leastDepth || plies > mostDepth {
		return nil, fmt.Errorf("%s looks from %d to %d plies ahead here: try %s 3",
			name, leastDepth, mostDepth, name)
	}
	return func(ctx context.Context, out Out) (int, error) {
		done := 0
		total, err := p.Count(ctx, plies, func(c chess.MoveCount, total int) {
			done++
			if name == "divide" {
				out.say("%s: %d", c.Move, c.Nodes)
			} else {
				out.Progress(fmt.Sprintf("%d first moves, up to %s: %d nodes", done, c.Move, total))
			}
		})
		if err != nil {
			first := len(p.LegalMoves())
			return 0, fmt.Errorf("stopped after %d of %d first moves: %d nodes until then", done, first, total)
		}
		return total, nil
	}, nil
}
