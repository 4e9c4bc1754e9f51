// claim_test.go tests the draws that a player has to ask for: what may be claimed,
// when, and what a claim that fails says.

package chess

import (
	"strings"
	"testing"
)

func TestClaimable(t *testing.T) {
	const clock99 = "4k3/8/8/8/8/8/3P4/R3K3 w - - 99 70"
	tests := []struct {
		name, fen, moves string
		with             string // a move that is not played yet, or none
		want             Termination
	}{
		{name: "nothing after 99 plies", fen: clock99, want: NotOver},
		{name: "fifty moves after 100 plies", fen: clock99, moves: "a1a2", want: ByFiftyMoves},
		{name: "fifty moves later, too", fen: clock99, moves: "a1a2 e8d8", want: ByFiftyMoves},
		{
			name: "the move that would be the hundredth ply",
			fen:  clock99, with: "a1a2", want: ByFiftyMoves,
		},
		{name: "nothing if the hundredth ply would move a pawn", fen: clock99, with: "d2d3", want: NotOver},
		{name: "nothing if it moves a pawn", fen: clock99, moves: "d2d3", want: NotOver},
		{name: "nothing if it captures", fen: "4k3/8/8/8/8/8/r7/R3K3 w - - 99 70", moves: "a1a2", want: NotOver},
		{name: "nothing at the beginning", fen: StartFEN, want: NotOver},
		{
			name: "nothing at the second time of a position",
			fen:  StartFEN, moves: knightsOut, want: NotOver,
		},
		{
			name: "its third time",
			fen:  StartFEN, moves: knightsOut + knightsOut, want: ByThreefoldRepetition,
		},
		{
			name: "its fourth time",
			fen:  StartFEN, moves: knightsOut + knightsOut + knightsOut, want: ByThreefoldRepetition,
		},
		{
			name: "the move that would bring it about for the third time",
			fen:  StartFEN, moves: knightsOut + "g1f3 g8f6 f3g1", with: "f6g8", want: ByThreefoldRepetition,
		},
		{
			name: "nothing if the move would bring it about for the second time",
			fen:  StartFEN, moves: "g1f3 g8f6 f3g1", with: "f6g8", want: NotOver,
		},
		{name: "nothing if another move would be made instead", fen: StartFEN, moves: knightsOut + knightsOut, with: "e2e4", want: NotOver},
		{name: "nothing once a move was made instead", fen: StartFEN, moves: knightsOut + knightsOut + "e2e4", want: NotOver},
		{
			name: "fifty moves before a repetition",
			fen:  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 92 60", moves: knightsOut + knightsOut, want: ByFiftyMoves,
		},
		{name: "nothing when the game is over", fen: "4k3/8/8/8/8/8/8/R3K3 w - - 149 95", moves: "a1a2", want: NotOver},
	}
	for _, tt := range tests {
		begin := positionOf(t, tt.fen)
		g := NewGameFrom(begin)
		play(t, g, tt.moves)
		t.Run(tt.name, func(t *testing.T) {
			asked, got, then := "Claimable()", g.Claimable(), "claim"
			if tt.with != "" {
				asked, then = "claimable(the position after "+tt.with+")", "claim "+tt.with
				got = g.claimable(g.position.After(moveOf(t, tt.with)))
			}
			if got != tt.want {
				moves := strings.Join(append(strings.Fields(tt.moves), then), "   and: ")
				t.Errorf("%s = %v, want %v\n%v\n%s", asked, got, tt.want, g.position.Board, playing(begin, moves))
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
			"no draw to claim: the position has stood here 1 time, and each side has made 0 moves without a capture or a pawn move; a claim needs 3 times, or 50 moves"},
		{"at the second time of a position", StartFEN, knightsOut, ErrNoClaim,
			"no draw to claim: the position has stood here 2 times, and each side has made 2 moves without a capture or a pawn move; a claim needs 3 times, or 50 moves"},
		{"where one side has made one move more than the other", StartFEN, "g1f3 g8f6 f3g1", ErrNoClaim,
			"no draw to claim: the position has stood here 1 time, and each side has made 1 move without a capture or a pawn move; a claim needs 3 times, or 50 moves"},
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
			"no draw to claim: after that move the position has stood here 1 time, and each side has made 0 moves without a capture or a pawn move; a claim needs 3 times, or 50 moves"},
		{"the second time of a position is too early", StartFEN, "g1f3 g8f6 f3g1", "f6g8", ErrNoClaim,
			"no draw to claim: after that move the position has stood here 2 times, and each side has made 2 moves without a capture or a pawn move; a claim needs 3 times, or 50 moves"},
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
