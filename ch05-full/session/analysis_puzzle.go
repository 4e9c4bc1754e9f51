// analysis_puzzle.go is the puzzle at hand: how far it is solved, and whether it was failed.

package session

import (
	"context"
	"slices"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/puzzle"
)

// A quiz is the puzzle that the game at hand is, and what is remembered of those before.
type quiz struct {
	whole  puzzle.Puzzle // as it was posed
	left   puzzle.Puzzle // what is left of it to be solved
	judged bool          // it was solved or failed: what comes after that does not count
	shown  []string      // the positions of all that were shown, by their FEN
	vain   []string      // the positions that turned out to be none
	place  puzzle.Place  // how far the search has come in a file
	news   string        // what was said last about those that come again
	words  []string      // behind the command that has brought the puzzle at hand
}

// A puzzleFound is what came of looking for a puzzle.
type puzzleFound struct {
	puzzle.Found
	none  error    // why there is none, or nil
	vain  []string // the positions that turned out to be none
	place puzzle.Place
	words []string // behind the command
}

// learn remembers what a search has found out, so that the next one need not look at that again.
func (q *quiz) learn(f puzzleFound) {
	q.vain = f.vain
	q.place = f.place
}

// pose takes a puzzle that the game at hand is from now on.
func (q *quiz) pose(p puzzle.Puzzle) {
	q.whole = p
	q.left = p
	q.judged = false
	q.shown = append(q.shown[:len(q.shown):len(q.shown)], p.Position.FEN())
}

// forget forgets the puzzle, as another game is at hand.
func (q *quiz) forget() {
	q.whole = puzzle.Puzzle{}
	q.left = puzzle.Puzzle{}
}

// wayOn says what brings the next puzzle of the same kind, or of the same file.
func (q *quiz) wayOn() string {
	return strings.Join(append([]string{"puzzle"}, q.words...), " ") + " brings the next"
}

// isPuzzle reports whether the game at hand is a puzzle.
func (q *quiz) isPuzzle() bool { return q.whole.From != "" }

// isAt reports whether it is in this position that something is to be solved.
func (q *quiz) isAt(p chess.Position) bool { return q.left.IsAt(p) }

// try judges a legal move in the puzzle. What is to be played then comes back, the move and the
// answer to it, and what is to be said after that.
func (q *quiz) try(m chess.Move) (line []chess.Move, said string) {
	q.left, line, said = q.left.Try(m)
	return line, said
}

// judge notes that the puzzle is solved, or failed, and reports whether that counts: the first time
// alone.
func (q *quiz) judge() (counts bool) {
	counts = !q.judged && q.isPuzzle()
	q.judged = true
	return counts
}

// isNew reports whether something about those that come again was not said before.
func (q *quiz) isNew(news string) bool {
	isNew := news != "" && news != q.news
	q.news = news
	return isNew
}

// finding returns the work of finding the next puzzle by the words of the command.
func (q *quiz) finding(args []string, search puzzle.Search) (jobFunc[puzzleFound], error) {
	search.Known = q.shown
	search.Vain = slices.Clip(q.vain)
	if err := search.Read(args); err != nil {
		return nil, err
	}
	search.Place = q.place
	return func(ctx context.Context, out Out) (puzzleFound, error) {
		f, err := search.Find(ctx, out.Progress)
		return puzzleFound{f, err, search.Vain, search.Place, args}, nil
	}, nil
}

// noting returns the work of noting beside a folder of games how the puzzle went. It comes back with
// the number of days after which it comes again, or 0.
func (q *quiz) noting(folder string, isSolved bool, now time.Time) jobFunc[int] {
	p := q.whole
	return func(context.Context, Out) (int, error) { return puzzle.Note(folder, p, isSolved, now) }
}
