// claim_test.go tests the draws that a player has to ask for: what may be claimed,
// when, and what a claim that fails says.

package chess

import "testing"

func TestClaimable(t *testing.T) {
	tests := []struct {
		name, fen, moves string
		want             Termination
	}{
		{"nothing at the beginning", StartFEN, "", NotOver},
		{"nothing after 99 plies", "8/7k/8/6R1/1r3B2/5K2/8/8 w - - 98 119", "f3g3", NotOver},
		{"fifty moves after 100 plies",
			"8/7k/8/6R1/1r3B2/5K2/8/8 w - - 99 119", "f3g3", ByFiftyMoves},
		{"fifty moves later, too",
			"8/7k/8/6R1/1r3B2/5K2/8/8 w - - 99 119", "f3g3 h7h8", ByFiftyMoves},
		{"nothing if the hundredth ply captures",
			"8/7k/8/8/5rB1/5K2/P7/8 w - - 99 119", "f3f4", NotOver},
		{"nothing if it moves a pawn", "8/7k/8/8/5r2/6K1/P7/8 w - - 99 119", "a2a3", NotOver},
		{"nothing at the second time of a position", StartFEN, knightsOut, NotOver},
		{"its third time", StartFEN, knightsOut + knightsOut, ByThreefoldRepetition},
		{"its fourth time",
			StartFEN, knightsOut + knightsOut + knightsOut, ByThreefoldRepetition},
		{"nothing once a move was made instead",
			StartFEN, knightsOut + knightsOut + "e2e4", NotOver},
		{"fifty moves before a repetition",
			"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 92 60",
			knightsOut + knightsOut, ByFiftyMoves},
		{"nothing when the game is over",
			"8/7k/8/6R1/1r3B2/5K2/8/8 w - - 149 150", "f3g3", NotOver},
	}
	for _, tt := range tests {
		g := NewGameFrom(positionOf(t, tt.fen))
		play(t, g, tt.moves)
		t.Run(tt.name, func(t *testing.T) {
			if got := g.Claimable(); got != tt.want {
				t.Errorf("may be claimed: %v, want %v, after the moves %q in a game from\n\t%s", got, tt.want, tt.moves, tt.fen)
			}
		})
	}
}

func TestClaim(t *testing.T) {
	tests := []struct {
		name, fen, moves string
		want             string // the verdict
	}{
		{"fifty moves", "8/7k/8/6R1/1r3B2/5K2/8/8 w - - 100 119", "", "draw by claim: fifty moves"},
		{"the third time of a position", StartFEN, knightsOut + knightsOut, "draw by claim: threefold repetition"},
	}
	for _, tt := range tests {
		g := NewGameFrom(positionOf(t, tt.fen))
		play(t, g, tt.moves)
		t.Run(tt.name, func(t *testing.T) {
			if err := g.Claim(); err != nil {
				t.Fatal(err)
			}
			same(t, g.Outcome(), Draw, "the outcome is %v, want %v")
			same(t, g.Verdict(), tt.want, "the verdict is %q, want %q")
		})
	}
}

func TestClaimIsRefused(t *testing.T) {
	tests := []struct {
		name, fen, moves string
		sentinel         error
		want             string
	}{
		{"at the first time of a position", StartFEN, "", ErrNoClaim,
			"no draw to claim: the position has stood here 1 time, not 3, and each side has made 0 moves, not 50, without a capture or a pawn move"},
		{"at the second time of a position", StartFEN, knightsOut, ErrNoClaim,
			"no draw to claim: the position has stood here 2 times, not 3, and each side has made 2 moves, not 50, without a capture or a pawn move"},
		{"where one side has made one move more than the other", StartFEN, "g1f3 g8f6 f3g1", ErrNoClaim,
			"no draw to claim: the position has stood here 1 time, not 3, and each side has made 1 move, not 50, without a capture or a pawn move"},
		{"after a mate", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", ErrGameOver,
			"the game is over (checkmate by the rook on a8: white has won)"},
	}
	for _, tt := range tests {
		g := NewGameFrom(positionOf(t, tt.fen))
		play(t, g, tt.moves)
		t.Run(tt.name, func(t *testing.T) { sameError(t, g.Claim(), tt.sentinel, tt.want) })
	}
}

// The move is written down, and not played.
func TestClaimWithAMove(t *testing.T) {
	tests := []struct {
		name, fen, moves, claim string
		want                    Termination
	}{
		{"the hundredth ply", "8/7k/8/6R1/1r3B2/5K2/8/8 w - - 99 119", "", "f3g3", ByFiftyMoves},
		{"the third time of a position", StartFEN, knightsOut + "g1f3 g8f6 f3g1", "f6g8", ByThreefoldRepetition},
	}
	for _, tt := range tests {
		g, m := NewGameFrom(positionOf(t, tt.fen)), moveOf(t, tt.claim)
		play(t, g, tt.moves)
		before, record := g.Position(), recordOf(g)
		t.Run(tt.name, func(t *testing.T) {
			if err := g.ClaimWith(m); err != nil {
				t.Fatalf("the claim with %v is refused, want a draw: %v", m, err)
			}
			same(t, g.Termination(), tt.want, "the game ends by %v, want %v")
			samePosition(t, g.Position(), before)
			same(t, recordOf(g), record, "the record is %q, want %q")
		})
	}
}

func TestClaimWithAMoveIsRefused(t *testing.T) {
	tests := []struct {
		name, fen, moves, claim string
		sentinel                error
		want                    string
	}{
		{"the move must be legal", "8/7k/8/6R1/1r3B2/5K2/8/8 w - - 99 119", "", "f4b4", nil,
			"the bishop on f4 does not move like that: a bishop goes along a diagonal"},
		{"the move may spoil it", "8/7k/8/8/5r2/6K1/P7/8 w - - 99 119", "", "a2a3", ErrNoClaim,
			"no draw to claim: after that move the position has stood here 1 time, not 3, and each side has made 0 moves, not 50, without a capture or a pawn move"},
		{"the second time of a position is too early", StartFEN, "g1f3 g8f6 f3g1", "f6g8", ErrNoClaim,
			"no draw to claim: after that move the position has stood here 2 times, not 3, and each side has made 2 moves, not 50, without a capture or a pawn move"},
		{"the game must not be over", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 80", "a1a8", "h7h6", ErrGameOver,
			"the game is over (checkmate by the rook on a8: white has won)"},
	}
	for _, tt := range tests {
		g, m := NewGameFrom(positionOf(t, tt.fen)), moveOf(t, tt.claim)
		play(t, g, tt.moves)
		t.Run(tt.name, func(t *testing.T) {
			before := g.Termination()
			sameError(t, g.ClaimWith(m), tt.sentinel, tt.want)
			same(t, g.Termination(), before, "the game ends by %v, want %v as before")
		})
	}
}
