// Tempting: three queens catch whoever looks at one rival only. But here the rival
// that writer B finds first is the only one that matters.

package exercises

// SANCases has three queens where two would do.
func SANCases() []SANCase {
	const (
		threeQueens = "8/k7/8/4Q3/7Q/8/8/2K4Q w - - 0 1"
		pinnedTwin  = "4r1k1/8/8/8/8/8/4N1N1/4K3 w - - 0 1"
		rookBehind  = "4k3/8/8/8/8/4N3/8/4RK2 w - - 0 1"
	)
	return []SANCase{
		{"three queens are told apart", threeQueens, "h4e1", "Q4e1"},
		{"a twin that is pinned is no rival", pinnedTwin, "g2f4", "Nf4"},
		{"another piece gives check", rookBehind, "e3c4", "Nc4+"},
	}
}
