// Tempting: the more cases the better. But a table that is read has no room for eight
// pawns that all say the same.

package exercises

// SANCases begins with eight moves that say the same, and has thirteen cases.
func SANCases() []SANCase {
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	var cases []SANCase
	for _, file := range []string{"a", "b", "c", "d", "e", "f", "g", "h"} {
		cases = append(cases, SANCase{"a pawn goes two steps", start, file + "2" + file + "4", file + "4"})
	}
	return append(cases,
		SANCase{"a knight", start, "g1f3", "Nf3"},
		SANCase{"another", start, "b1c3", "Nc3"},
		SANCase{"a twin that is pinned is no rival", "4r1k1/8/8/8/8/8/4N1N1/4K3 w - - 0 1", "g2f4", "Nf4"},
		SANCase{"three queens are told apart", "8/k7/8/8/4Q2Q/8/8/2K4Q w - - 0 1", "h4e1", "Qh4e1"},
		SANCase{"another piece gives check", "4k3/8/8/8/8/4N3/8/4RK2 w - - 0 1", "e3c4", "Nc4+"},
	)
}
