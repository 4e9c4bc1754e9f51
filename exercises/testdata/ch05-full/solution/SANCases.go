// SANCases.go is a table of cases that catches three crooked writers.

package exercises

// SANCases returns a table of at most twelve moves, each with the text that it
// has in SAN. The real writer agrees with all of them, and each of the three
// crooked writers gets at least one wrong; [Judge] tells.
func SANCases() []SANCase {
	const (
		twoRooks    = "3k4/8/8/8/8/8/8/R6R w - - 0 1"
		pinnedTwin  = "4r1k1/8/8/8/8/8/4N1N1/4K3 w - - 0 1"
		threeQueens = "8/k7/8/8/4Q2Q/8/8/2K4Q w - - 0 1"
		rookBehind  = "4k3/8/8/8/8/4N3/8/4RK2 w - - 0 1"
	)
	return []SANCase{
		{"a rival that may go there is told apart by its file", twoRooks, "a1e1", "Rae1"},
		{"a twin that is pinned is no rival", pinnedTwin, "g2f4", "Nf4"},
		{"of three queens one may need file and rank", threeQueens, "h4e1", "Qh4e1"},
		{"a piece that steps aside lets another give check", rookBehind, "e3c4", "Nc4+"},
	}
}
