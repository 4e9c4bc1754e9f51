// ours.go holds our own puzzles.

package puzzle

import "mateinfive/ch05-full/chess"

// ours are positions in which mate can be forced in so many moves, from games that levels of the
// program have played here. A test proves them.
var ours = []struct {
	moves int
	fen   string
}{
	{2, "r6r/3k1ppp/3Bp3/p1Q5/8/4n2N/PP3PPP/R1K4R w - - 0 17"},
	{2, "1R1nk2r/3p1p1p/3Bp3/4P3/p2P1np1/P4N2/P4PPP/1R5K w k - 2 24"},
	{2, "r1b3k1/ppp2rp1/5n1p/2b1N3/5P2/P3B3/1Pq3PP/5K1R b - - 1 17"},
	{2, "r4kr1/p2Qnppp/1p2p3/1Bp5/5B2/8/PPP2PPP/2KR3R w - - 1 15"},
	{2, "1k5r/ppp2p1p/1n6/8/5n2/P7/1r6/6K1 b - - 0 28"},
	{2, "r1b2Q2/p1pp1p1p/1pn1p3/6B1/8/2k1PN2/P1P2PPP/3RKB1R w K - 3 16"},
	{2, "8/5k2/p7/4p2K/3q4/6p1/8/8 b - - 1 39"},
	{2, "4r1k1/p4ppp/4b3/8/2p5/2P2PPP/q3NK2/3r4 b - - 0 24"},
	{3, "r3k2r/3b1ppp/3Bp3/pBQ5/8/4n2N/PP3PPP/R1K4R w kq - 4 16"},
	{3, "2rk2nr/ppN2ppp/8/8/P1K5/1P1P3b/3q3P/8 b - - 1 22"},
	{3, "3r1k1r/p5p1/1p2Q3/4p1p1/8/P2PB3/1P2BPPP/2R2RK1 w - - 0 25"},
	{3, "r1b4Q/p1pp1p1p/1pn1p3/6B1/1k6/4PN2/P1P2PPP/3RKB1R w K - 1 15"},
	{3, "8/1ppk3p/3p1p2/3K4/8/1rp4P/4R3/8 b - - 1 44"},
	{3, "8/5k2/p7/4p1K1/3q2p1/8/8/8 b - - 5 38"},
}

// Ours returns our own puzzles that are mates in n, or for 0 all of them.
func Ours(n int) (found []Puzzle) {
	for _, o := range ours {
		if p, err := chess.ParseFEN(o.fen); err == nil && (n == 0 || n == o.moves) {
			found = append(found, Puzzle{
				Position: p, Moves: o.moves, From: "from a game that the program has played",
			})
		}
	}
	return found
}
