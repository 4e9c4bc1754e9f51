// analysis_lasting.go is an analysis that lasts: whom it asks, and what it has found.

package session

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/review"
	"mateinfive/internal/guard"
)

// A lasting analysis looks for the best lines in each position that the board comes to. The
// zero value is off.
type lasting struct {
	isOn    bool
	most    int    // lines
	name    string // of the player that looks for them, or "" for the analyst
	cast    player.Cast
	analyst *review.Analyst

	gameNumber int            // of the game that it follows
	position   chess.Position // that it looks at
	ended      bool           // the search in it has ended
	rests      bool           // because it found nothing new for long, and could go on
	refusal    error          // why there is nothing to be found at all, or nil
	found      []engine.Line  // the best first
}

// How many lines an analysis shows.
const (
	linesShown = 3
	mostLines  = 5
)

// readAnalyze reads the words behind analyze: a number of lines, who looks for them, or both in
// any order. The name is one for a cast, or "".
func readAnalyze(args []string) (most int, name string, err error) {
	most = linesShown
	var others []string
	isCounted := false
	for _, word := range player.Words(args) {
		n, err := strconv.Atoi(word)
		switch {
		case err != nil:
			others = append(others, word)
		case n < 1 || n > mostLines:
			return 0, "", fmt.Errorf("analyze shows from 1 to %d lines, not %d: try analyze %d",
				mostLines, n, linesShown)
		case isCounted:
			return 0, "", errors.New("analyze takes one number of lines: try analyze 3")
		default:
			most, isCounted = n, true
		}
	}
	return most, strings.Join(others, " "), nil
}

// isAt reports whether what was found is about a position.
func (l *lasting) isAt(p chess.Position) bool { return l.isOn && l.position == p }

// goTo goes to another position. What was found in the last one is forgotten.
func (l *lasting) goTo(p chess.Position) {
	l.position = p
	l.ended = false
	l.rests = false
	l.found = nil
	l.refusal = review.Refusal(p)
}

// line returns the n-th line from a position, from 1.
func (l *lasting) line(n int, p chess.Position) (engine.Line, error) {
	switch {
	case !l.isOn:
		return engine.Line{}, errors.New("keep notes a line of an analysis as a variation: " +
			"type analyze first")
	case !l.isAt(p) || len(l.found) == 0:
		return engine.Line{}, errors.New("the analysis has found no line here yet")
	case n < 1 || n > len(l.found):
		return engine.Line{}, fmt.Errorf("the lines have numbers from 1 to %d: try keep 1",
			len(l.found))
	}
	return l.found[n-1], nil
}

// A Search is the lasting analysis at work on one position. It runs beside all else, until
// [Session.Waits] says that it is not wanted any more.
type Search struct {
	Number int
	wanted linesWanted
	most   time.Duration // how long it goes on without a new best move
}

// forever is longer than any search.
const forever = 24 * time.Hour

// mostUnchanged is how long an analysis goes on that finds no new best move: then the computer
// is to rest, and its fan.
const mostUnchanged = time.Minute

// errUnchanged is why a search ends that has found no new best move for long.
var errUnchanged = errors.New("no new best move")

// Do searches until ctx is canceled, there is nothing more to be found, or nothing new was for
// long, and says that it has ended. Report gets the lines whenever they are new.
func (x *Search) Do(ctx context.Context, report func(Found)) Searched {
	end := Searched{Number: x.Number}
	if ctx.Err() != nil { // it was given up before it began
		return end
	}
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	unchanged := time.AfterFunc(x.most, func() { stop(errUnchanged) })
	defer unchanged.Stop()
	var best []chess.Move
	failure := guard.Run(guard.Forever, func() {
		_, end.Err = x.wanted.look(ctx, math.MaxInt, forever, func(lines []engine.Line) {
			if now := firstMoves(lines); !slices.Equal(now, best) {
				best = now
				unchanged.Reset(x.most)
			}
			report(Found{Number: x.Number, Lines: lines})
		})
	})
	if failure != nil {
		end.Err = failure
	}
	end.Rests = end.Err == nil && context.Cause(ctx) == errUnchanged
	return end
}

// firstMoves returns the first move of each line.
func firstMoves(lines []engine.Line) (moves []chess.Move) {
	for _, l := range lines {
		moves = append(moves, l.Moves[0])
	}
	return moves
}

// A Pane is what there is to see of a lasting analysis. The zero value is that of none.
type Pane struct {
	Title string   // who looks for the lines, and how deep; "" without an analysis
	White float64  // what White can expect, in percent, a draw being half a win
	Score string   // the same as a score for White, +0.34 or #-3, or "" as long as it is unknown
	Lines []string // each with its score: "+0.34  1. e4 e5 2. Nf3"
	Note  string   // what can be done, or why there is no line
}

// IsShown reports whether there is an analysis to see.
func (p Pane) IsShown() bool { return p.Title != "" }

// pane returns what there is to see in a position, which is the end of the game or is not.
func (l *lasting) pane(p chess.Position, isEnd bool) Pane {
	if !l.isOn {
		return Pane{}
	}
	pane := Pane{Title: "analysis", White: 50}
	if l.name != "" {
		pane.Title += " by " + l.cast.FullName(l.name)
	}
	switch {
	case !l.isAt(p):
		pane.Note = "paused while a player thinks or a job runs"
	case l.refusal != nil:
		pane.Note = l.refusal.Error()
	case len(l.found) > 0:
		l.fill(&pane, isEnd)
	}
	return pane
}

// fill puts the lines into a pane.
func (l *lasting) fill(pane *Pane, isEnd bool) {
	pane.Title += fmt.Sprintf(", depth %d", l.found[0].Depth)
	pane.Score, pane.White = review.Score(l.position, l.found[0])
	for _, line := range l.found {
		score, _ := review.Score(l.position, line)
		pane.Lines = append(pane.Lines, score+"  "+review.Moves(l.position, line.Moves))
	}
	pane.Note = "keep notes the first line, keep 2 the second; analyze off ends it"
	if isEnd {
		pane.Note = "Enter plays the first move; " + pane.Note
	}
	if l.rests {
		pane.Note = "it rests, as nothing new was found for a minute; type analyze to go on. " +
			pane.Note
	}
}
