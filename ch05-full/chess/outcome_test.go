// outcome_test.go tests how a game ends by itself, in which order the ends are looked
// for, and what they are called.

package chess

import "testing"

func TestOutcomeString(t *testing.T) {
	for outcome, want := range map[Outcome]string{InPlay: "*", WhiteWins: "1-0", BlackWins: "0-1", Draw: "1/2-1/2"} {
		same(t, outcome.String(), want, "String() = %q, want %q")
	}
}

// A number that stands for nothing does not end the program.
func TestStringOfNothing(t *testing.T) {
	same(t, Outcome(99).String(), "*", "Outcome(99).String() = %q, want %q")
	same(t, Termination(99).String(), "none", "Termination(99).String() = %q, want %q")
}

func TestWinOf(t *testing.T) {
	same(t, WinOf(White), WhiteWins, "WinOf(White) = %v, want %v")
	same(t, WinOf(Black), BlackWins, "WinOf(Black) = %v, want %v")
}

func TestTerminationString(t *testing.T) {
	for termination, want := range map[Termination]string{
		NotOver: "none", ByCheckmate: "checkmate", ByStalemate: "stalemate", ByDeadPosition: "dead position",
		BySeventyFiveMoves: "seventy-five moves", ByFivefoldRepetition: "fivefold repetition",
		ByFiftyMoves: "fifty moves", ByThreefoldRepetition: "threefold repetition",
		ByAgreement: "agreement", ByResignation: "resignation", ByFlagFall: "flag fall",
	} {
		same(t, termination.String(), want, "String() = %q, want %q")
	}
}

func TestTermination(t *testing.T) {
	tests := []struct {
		name, fen string
		want      Termination
	}{
		{"a check does not end a game", "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1", NotOver},
		{"a checkmate ends it", "kn6/2N5/1K6/8/8/8/8/8 b - - 0 1", ByCheckmate},
		{"a stalemate ends it", "7k/5Q2/7K/8/8/8/8/8 b - - 0 1", ByStalemate},
		{"a dead position ends it", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1", ByDeadPosition},
		{"149 plies without a capture or a pawn move do not",
			"4k3/8/6r1/8/8/8/2R5/4K3 w - - 149 90", NotOver},
		{"150 plies, seventy-five by each side, do",
			"4k3/8/6r1/8/8/8/2R5/4K3 w - - 150 90", BySeventyFiveMoves},
		{"151 plies do too, where no program has looked before",
			"4k3/8/6r1/8/8/8/2R5/4K3 b - - 151 90", BySeventyFiveMoves},

		{"a mate with the last of seventy-five moves is a mate",
			"k7/8/NKB5/8/8/8/8/8 b - - 150 176", ByCheckmate},
		{"a stalemate with the last of them is a stalemate",
			"k7/3N4/1K6/1B6/8/8/8/8 b - - 150 1", ByStalemate},
		{"a stalemate in which too little is left is a stalemate",
			"k7/2K5/8/8/8/4B3/8/8 b - - 0 1", ByStalemate},
		{"what is dead at the last of them was dead before",
			"4k3/8/8/8/8/8/8/4K3 w - - 150 176", ByDeadPosition},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			if got := p.Termination(); got != tt.want {
				t.Errorf("the game ends by %v, want %v, in %s\n%v", got, tt.want, tt.fen, p.Board)
			}
		})
	}
}

func TestCanClaimFifty(t *testing.T) {
	tests := []struct {
		name, fen string
		want      bool
	}{
		{"fifty plies are twenty-five moves", "8/7k/8/6R1/1r3B2/5K2/8/8 w - - 50 119", false},
		{"99 plies are one too few", "8/7k/8/6R1/1r3B2/5K2/8/8 w - - 99 119", false},
		{"100 plies are fifty moves by each side", "8/7k/8/6R1/1r3B2/6K1/8/8 b - - 100 119", true},
		{"who has not claimed at once may do so later", "8/7k/8/6R1/1r3B2/6K1/8/8 b - - 101 119", true},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) { same(t, p.CanClaimFifty(), tt.want, "CanClaimFifty() = %t, want %t") })
	}
}

// The moves are those of the pieces: that a game is drawn takes none away.
func TestDrawsTakeNoMovesAway(t *testing.T) {
	tests := []struct {
		name, fen string
		want      int
	}{
		{"after 75 plies", "4k3/8/8/8/8/8/8/4K2R w K - 75 60", 15},
		{"after seventy-five moves", "4k3/8/8/8/8/8/8/4K2R w K - 150 90", 15},
		{"in a dead position", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1", 8},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) { same(t, len(p.LegalMoves()), tt.want, "%d moves are legal, want %d") })
	}
}

func TestVerdictOfADraw(t *testing.T) {
	tests := []struct{ name, fen, want string }{
		{"a dead position says what neither side can do", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "dead position: neither side can ever give mate, so the game is a draw"},
		{"seventy-five moves say what did not happen", "4k3/8/6r1/8/8/8/2R5/4K3 w - - 150 90", "seventy-five moves by each side without a capture or a pawn move: the game is a draw"},
		{"what may be claimed is not over", "4k3/8/6r1/8/8/8/2R5/4K3 w - - 100 90", ""},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) { same(t, p.Verdict(), tt.want, "the verdict is %q, want %q") })
	}
}
