// repetition_test.go tests when two positions are the same, and how often one has
// stood on the board.

package chess

import "testing"

func TestKey(t *testing.T) {
	tests := []struct {
		name string
		a, b string // two positions
		same bool
	}{
		{"the counters make no other key",
			"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 7 12", true},
		{"a piece on another square makes another key",
			"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "4k3/8/8/8/8/8/7R/4K3 w - - 0 1", false},
		{"the side to move makes another key",
			"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "4k3/8/8/8/8/8/8/4K2R b - - 0 1", false},
		{"a right to castle makes another key",
			"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", false},

		{"an en passant square makes another key if a pawn may capture there",
			"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1", false},
		{"an en passant square makes no other key if no pawn stands beside",
			"4k3/8/8/8/2p1P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/2p1P3/8/8/4K3 b - - 0 1", true},
		{"an en passant square makes no other key if only another piece could go there",
			"4k3/8/8/8/4P1n1/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4P1n1/8/8/4K3 b - - 0 1", true},
		{"an en passant square makes no other key if the pawn is pinned",
			"8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1", "8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1", true},
	}
	for _, tt := range tests {
		a, b := positionOf(t, tt.a), positionOf(t, tt.b)
		t.Run(tt.name, func(t *testing.T) {
			if got := a.Key() == b.Key(); got != tt.same {
				t.Errorf("these two have the same key: %t, want %t\n\t%s\n\t%s", got, tt.same, tt.a, tt.b)
			}
		})
	}
}

// knightsOut takes a knight of each side out and back: the same position again.
// knightsOutOfBlack does so where Black begins.
const (
	knightsOut        = "g1f3 g8f6 f3g1 f6g8 "
	knightsOutOfBlack = "g8f6 g1f3 f6g8 f3g1 "
)

func TestRepetitions(t *testing.T) {
	tests := []struct {
		name, fen, moves string
		want             int
	}{
		{"a game begins: that is the first time", StartFEN, "", 1},
		{"the position in which it began counts", StartFEN, knightsOut + knightsOut, 3},
		{"it counts where the game began in another position, too", "8/pp3p1k/2p2q1p/3r1P2/5R2/7P/P1P1QP2/7K b - - 2 30", "f6e5 e2h5 e5f6 h5e2 d5e5 e2d3 e5d5 d3e2", 3},
		{"whose turn it is makes a difference", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a3 e8e7 a3a2 e7e8 a2a1", 1},
		{"which of two rooks stands where makes none", "4k3/8/8/8/8/8/8/RR2K3 w - - 0 1", "a1a2 e8e7 b1a1 e7e8 a2b2 e8e7 b2b1 e7e8", 2},
		{"a right to castle that is gone makes a difference", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1b1 a8b8 b1a1 b8a8 a1b1 a8b8 b1a1 b8a8", 2},
		{"it is gone for the times after", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1b1 a8b8 b1a1 b8a8 a1b1 a8b8 b1a1 b8a8 a1b1 a8b8 b1a1 b8a8", 3},
		{"a double step that no pawn can capture makes none", StartFEN, "f2f4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1", 3},
		{"a double step that can be captured does", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4 e8e7 e1e2 e7e8 e2e1", 1},
		{"after a pawn move the count starts again", StartFEN, knightsOut + knightsOut + "e2e4 " + knightsOutOfBlack, 2},
	}
	for _, tt := range tests {
		g := NewGameFrom(positionOf(t, tt.fen))
		play(t, g, tt.moves)
		t.Run(tt.name, func(t *testing.T) {
			if got := g.Repetitions(); got != tt.want {
				t.Errorf("after the moves %q the position has stood %d times, want %d, in a game from\n\t%s", tt.moves, got, tt.want, tt.fen)
			}
		})
	}
}

func TestFivefoldRepetition(t *testing.T) {
	otherKnights := "b1c3 b8c6 c3b1 c6b8 "
	tests := []struct {
		name, fen, moves string
		want             Termination
	}{
		{"the third time ends nothing by itself", StartFEN, knightsOut + knightsOut, NotOver},
		{"the fourth time does not either", StartFEN, knightsOut + knightsOut + knightsOut, NotOver},
		{"the fifth time ends the game", StartFEN, knightsOut + knightsOut + knightsOut + knightsOut, ByFivefoldRepetition},
		{"the times need not follow each other", StartFEN, knightsOut + otherKnights + knightsOut + otherKnights, ByFivefoldRepetition},
		{"seventy-five moves are looked for before", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 134 68", knightsOut + knightsOut + knightsOut + knightsOut, BySeventyFiveMoves},
	}
	for _, tt := range tests {
		g := NewGameFrom(positionOf(t, tt.fen))
		play(t, g, tt.moves)
		t.Run(tt.name, func(t *testing.T) { same(t, g.Termination(), tt.want, "the game ends by %v, want %v") })
	}
}
