// analysis_lesson.go is what is to be learned from a review: bad moves, in the place of which a better
// one is to be found.

package session

import (
	"context"
	"errors"
	"fmt"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/review"
)

// A lesson is the mistakes of a game, and how far one has come with them.
type lesson struct {
	reviewed bool // there was a review, perhaps without any
	mistakes []mistake
	search   review.Search // by which they were found, or nil for our own engine
	at       int           // which one is at hand
	isPosed  bool          // it was shown
	isSolved bool          // a better move was found
}

// A mistake is a bad move of a game.
type mistake struct {
	move review.Move
	ply  int // of the game, from 0
}

// lessonOf returns the lesson of a review.
func lessonOf(found []review.Move) lesson {
	l := lesson{reviewed: true}
	for i, m := range found {
		if m.Judged {
			l.mistakes = append(l.mistakes, mistake{m, i})
		}
	}
	return l
}

// turn turns to the mistake at hand, or to the next one if that is solved or to be skipped.
func (l *lesson) turn(skips bool) (mistake, error) {
	switch {
	case !l.reviewed:
		return mistake{}, errors.New("retry has you find a better move in the place of each bad one that " +
			"review has found: type review first")
	case len(l.mistakes) == 0:
		return mistake{}, errors.New("review has found no bad move: there is nothing to retry")
	}
	if l.isPosed && (l.isSolved || skips) {
		l.at++
		l.isSolved = false
	}
	if l.at == len(l.mistakes) {
		l.at = 0
		l.isPosed = false
		return mistake{}, errors.New("that was the last of them; retry begins again with the first")
	}
	l.isPosed = true
	return l.mistakes[l.at], nil
}

// isAt reports whether a better move is to be found in this position.
func (l *lesson) isAt(p chess.Position) bool {
	return l.isPosed && !l.isSolved && l.mistakes[l.at].move.Before == p
}

// task says what is to be done.
func (l *lesson) task() string {
	m := l.mistakes[l.at].move
	text := fmt.Sprintf("%d of %d: find a better move for %s than %s",
		l.at+1, len(l.mistakes), m.Before.SideToMove, m.Name())
	if m.Words == "" {
		return text
	}
	return text + ". " + m.Words
}

// hintAtMistake gives a hint at the move that the review has found better, if that is to be found
// here, and reports whether it is.
func (a *analysis) hintAtMistake(p chess.Position) bool {
	if !a.lesson.isAt(p) {
		return false
	}
	better := a.lesson.mistakes[a.lesson.at].move.Better
	if len(better) > 0 {
		a.giveHint(p, better[0])
	}
	return len(better) > 0
}

// solve notes that the mistake at hand is solved, and returns what is said to that.
func (l *lesson) solve() string {
	l.isSolved = true
	if l.isLast() {
		return "that was the last mistake of the game"
	}
	return "Enter or retry goes on to the next mistake"
}

// isLast reports whether no mistake comes after the one at hand.
func (l *lesson) isLast() bool { return l.at+1 == len(l.mistakes) }

// A trial is what is to be thought of another move in the place of a bad one.
type trial struct {
	isBad  bool
	answer []chess.Move // of the other side, with what is expected after it
}

// trying returns the work of judging a move in a position to which some plies have led, by the search
// that has found the mistakes.
func (a *analysis) trying(plies []chess.Ply, p chess.Position, m chess.Move) jobFunc[trial] {
	search := a.lesson.search
	return func(ctx context.Context, _ Out) (trial, error) {
		tried, answer, err := review.Retry(ctx, plies, p, m, search)
		if ctx.Err() != nil {
			err = errors.New("stopped")
		}
		return trial{tried.Judged, answer}, err
	}
}

// says puts a trial of a move that is no better into words.
func (t trial) says(p chess.Position, m chess.Move) string {
	text := notation.SAN(p, m) + " is no better"
	if len(t.answer) > 0 {
		after := p
		after.Make(m)
		text += ": " + notation.Numbered(after, t.answer[0])
	}
	return text + "; try another move, or retry solution"
}
