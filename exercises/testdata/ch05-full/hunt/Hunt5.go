package engine

// probe returns what is known about a position that stands so many plies from where the
// search began, and its score.
func (t *table) probe(key uint64, ply int) (entry, Score) {
	e := t.entries[key&uint64(len(t.entries)-1)]
	if e.key != key {
		return entry{}, 0
	}
	return e, Score(e.score)
}
