// Tempting: the table has all that a book says about SAN. The crooked writers have
// read that book.

package exercises

// SANCases returns a table that all three pass.
func SANCases() []SANCase {
	const (
		start     = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
		twoRooks  = "3k4/8/8/8/8/8/8/R6R w - - 0 1"
		castling  = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
		promotion = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1"
		capture   = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
	)
	return []SANCase{
		{"a pawn has no letter", start, "e2e4", "e4"},
		{"a knight has an N", start, "g1f3", "Nf3"},
		{"two rooks are told apart", twoRooks, "a1e1", "Rae1"},
		{"castling has a sign of its own", castling, "e1g1", "O-O"},
		{"a promotion names the piece", promotion, "e7e8r", "e8=R"},
		{"en passant is a capture", capture, "e5d6", "exd6"},
		{"a check has a plus", twoRooks, "a1a8", "Ra8+"},
	}
}
