// requests.go is what goes on beside the session: a player thinks, a job runs, the analysis searches.

package session

import (
	"strings"

	"mateinfive/ch05-full/chess"
)

// requests are the player that was asked, and the job and the search that were begun, by their numbers.
type requests struct {
	requested int      // how many of all of them there have been
	thinking  *waiting // for the answer of a player, or nil
	working   int      // the number of the job that runs, or 0
	stopping  bool     // it is to stop
	searching int      // the number of the search of the lasting analysis, or 0
	ahead     *Job     // the search for the next puzzle, while this one is being solved; or nil
	awaited   bool     // the search ahead is now the job that runs
}

// A waiting is a player that has been asked and has not answered yet.
type waiting struct {
	number     int // of the request
	name       string
	remark     string // what it has said last
	byGo       bool   // the command go has it asked, perhaps in a variation
	gameNumber int    // in which it is asked: the number of the game
	position   chess.Position
}

// Waits reports whether the session waits for the answer of an [Ask], the end of a [Job] or what a
// [Search] finds, of this number. If not, there is no point in going on with it.
func (r *requests) Waits(number int) bool {
	return r.working == number || r.searching == number || r.isAsked(number) ||
		r.isAhead() && r.ahead.Number == number
}

// Stops reports whether the job that runs is to stop: its context is to be canceled.
func (r *requests) Stops() bool { return r.stopping }

// Busy reports whether a [Job] runs: no line is taken meanwhile.
func (r *requests) Busy() bool { return r.working > 0 }

// isAsked reports whether a player thinks about the request of this number.
func (r *requests) isAsked(number int) bool {
	return r.thinking != nil && r.thinking.number == number
}

// thinkingNumber returns the number of the request about which a player thinks, or 0.
func (r *requests) thinkingNumber() int {
	if r.thinking == nil {
		return 0
	}
	return r.thinking.number
}

// ask notes that a player is asked, and returns the number of the request.
func (r *requests) ask(w waiting) (number int) {
	r.requested++
	w.number = r.requested
	r.thinking = &w
	return w.number
}

// remarks notes what a player has said while it thinks.
func (r *requests) remarks(m Remark) {
	if r.isAsked(m.Number) {
		w := *r.thinking
		w.remark = m.Text
		r.thinking = &w
	}
}

// answered returns the player that a request of this number has asked, and waits no more. If it was
// stopped meanwhile, ok is false.
func (r *requests) answered(number int) (w waiting, ok bool) {
	if !r.isAsked(number) {
		return waiting{}, false
	}
	w = *r.thinking
	r.thinking = nil
	return w, true
}

// startJob notes that a job runs, and returns its number.
func (r *requests) startJob() (number int) {
	r.requested++
	r.working = r.requested
	return r.working
}

// startSearch notes that the lasting analysis searches, and returns the number of that.
func (r *requests) startSearch() (number int) {
	r.requested++
	r.searching = r.requested
	return r.searching
}

// isAhead reports whether the next puzzle is looked for beside all else.
func (r *requests) isAhead() bool { return r.ahead != nil }

// startAhead notes that the next puzzle is looked for, and returns the number of that.
func (r *requests) startAhead(j *Job) {
	r.requested++
	j.Number = r.requested
	r.ahead = j
	r.awaited = false
}

// endAhead notes that the next puzzle is not looked for any more.
func (r *requests) endAhead() { r.ahead = nil }

// endJob notes that the job that ran has ended, or is given up.
func (r *requests) endJob() {
	r.working = 0
	r.stopping = false
}

// thinkingText says who thinks, and what it says.
func (r *requests) thinkingText() string {
	if r.thinking == nil {
		return ""
	}
	return strings.TrimSuffix(r.thinking.name+" thinks; Ctrl-C stops it: "+r.thinking.remark, ": ")
}
