package engine

// store remembers a position. It takes the place of another, unless that was searched deeper
// in this same search.
func (t *table) store(key uint64, ply int, found entry, score Score) {
	e := &t.entries[key&uint64(len(t.entries)-1)]
	if e.key != key && e.age == t.age && e.depth > found.depth && found.bound != lower|upper {
		return
	}
	if e.key == key && found.move == none {
		found.move = e.move // better than none
	}
	found.key, found.age, found.score = key, t.age, int16(score)
	*e = found
}
