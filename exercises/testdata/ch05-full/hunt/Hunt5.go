package engine

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
	found.key, found.score = key, int16(score)
	*e = found
}
