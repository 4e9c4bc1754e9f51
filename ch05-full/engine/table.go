// table.go remembers positions that were searched: the transposition table.

package engine

import (
	"sync"

	"mateinfive/ch05-full/chess"
)

// An entry is what is remembered of a position.
type entry struct {
	key   uint64
	move  chess.Move // the best, or the zero Move
	depth int8
	score int16 // mates are counted from this position, not from where the search began
	bound uint8 // whether the score is at least that, at most, or both
	age   uint8 // which search has written it
}

const lower, upper uint8 = 1, 2

// boundOf says which bounds a score is that was found with a window: inside, both.
func boundOf(score, alpha, beta Score) (bound uint8) {
	if score > alpha {
		bound = lower
	}
	if score < beta {
		bound |= upper
	}
	return bound
}

// A table has one place for all keys that end in the same bits.
type table struct {
	entries []entry           // as many as a power of two
	locks   *[4096]sync.Mutex // each guards the places whose numbers end in its own
}

// newTable returns a table of so many megabytes at most, or of one place.
func newTable(megabytes int) table {
	places := 1
	for places*2 <= megabytes<<16 {
		places *= 2
	}
	return table{make([]entry, places), new([4096]sync.Mutex)}
}

// probe returns what is known about a position that stands so many plies from where the
// search began, and its score.
func (t *table) probe(key uint64, ply int) (entry, Score) {
	place := key & uint64(len(t.entries)-1)
	lock := &t.locks[place%uint64(len(t.locks))]
	lock.Lock()
	e := t.entries[place]
	lock.Unlock()
	if e.key != key {
		return entry{}, 0
	}
	return e, fromMate(Score(e.score), -ply)
}

// store remembers a position. It takes the place of another, unless that was searched deeper
// in this same search.
func (t *table) store(key uint64, ply int, found entry, score Score) {
	place := key & uint64(len(t.entries)-1)
	e, lock := &t.entries[place], &t.locks[place%uint64(len(t.locks))]
	lock.Lock()
	defer lock.Unlock()
	if e.key != key && e.age == found.age && e.depth > found.depth && found.bound != lower|upper {
		return
	}
	if e.key == key && found.move == none {
		found.move = e.move // better than none
	}
	found.key, found.score = key, int16(fromMate(score, ply))
	*e = found
}

// fromMate counts a mate from so many plies later.
func fromMate(score Score, plies int) Score {
	if score > surest {
		return score + Score(plies)
	}
	if score < -surest {
		return score - Score(plies)
	}
	return score
}
