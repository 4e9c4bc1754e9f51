// Tempting: two knights can go there, so one has to say which. But one of the two may
// not go, and the text is too long: that is writer A's own mistake.

package exercises

// SANCases is as wrong as writer A.
func SANCases() []SANCase {
	const (
		pinnedTwin  = "4r1k1/8/8/8/8/8/4N1N1/4K3 w - - 0 1"
		threeQueens = "8/k7/8/8/4Q2Q/8/8/2K4Q w - - 0 1"
		rookBehind  = "4k3/8/8/8/8/4N3/8/4RK2 w - - 0 1"
	)
	return []SANCase{
		{"two knights are told apart", pinnedTwin, "g2f4", "Ngf4"},
		{"three queens are told apart", threeQueens, "h4e1", "Qh4e1"},
		{"another piece gives check", rookBehind, "e3c4", "Nc4+"},
	}
}
