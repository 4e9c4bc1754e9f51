// san_cases.go is yours: a table of moves that catches three crooked writers.

package exercises

// SANCases returns a table of at most twelve moves, each with the text that it
// has in SAN. The real writer agrees with all of them, and each of the three
// crooked writers gets at least one wrong; [Judge] tells.
func SANCases() []SANCase {
	panic("task SANCases: not written yet")
}
