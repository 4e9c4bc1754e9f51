// Tempting: two pieces of a kind on one file, two on one rank. But writer B tells any
// two apart.

package exercises

// SANCases never has three of a kind.
func SANCases() []SANCase {
	const (
		twoRooks   = "3k4/8/8/8/8/8/8/R6R w - - 0 1"
		oneFile    = "3k4/8/8/R7/8/8/8/R6K w - - 0 1"
		pinnedTwin = "4r1k1/8/8/8/8/8/4N1N1/4K3 w - - 0 1"
		rookBehind = "4k3/8/8/8/8/4N3/8/4RK2 w - - 0 1"
	)
	return []SANCase{
		{"told apart by the file", twoRooks, "a1e1", "Rae1"},
		{"told apart by the rank", oneFile, "a1a3", "R1a3"},
		{"a twin that is pinned is no rival", pinnedTwin, "g2f4", "Nf4"},
		{"another piece gives check", rookBehind, "e3c4", "Nc4+"},
	}
}
