// given_test.go tests what is given: that each of the two crooked rules has its
// one fault and no other. It asks nothing of your answers.

package exercises_test

import (
	"math/rand/v2"
	"testing"

	"mateinfive/ch03-check/chess"
	"mateinfive/ch03-check/exercises"
	"mateinfive/internal/check"
)

func TestCrookedRules(t *testing.T) {
	tests := []struct {
		name, board       string
		side              chess.Color
		rules             chess.Status
		kingOnly, ghostly bool
	}{
		{"a game begins", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", chess.White, chess.Normal, false, false},
		{"a check with a square to flee to", "R5k1/5pp1/8/8/8/8/8/6K1", chess.Black, chess.Check, false, false},
		{"a mate next to the king", "7k/6Q1/5K2/8/8/8/8/8", chess.Black, chess.Checkmate, true, true},
		{"a mate of White", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR", chess.White, chess.Checkmate, true, true},
		{"the king takes", "5Qk1/5ppp/8/8/8/8/8/6K1", chess.Black, chess.Check, false, false},
		{"E1-01: a pawn steps between", "rnbqkbnr/ppppp1pp/5p2/7Q/4P3/8/PPPP1PPP/RNB1KBNR", chess.Black, chess.Check, true, false},
		{"E1-01: a bishop takes", "R5k1/5ppp/8/8/4b3/8/8/6K1", chess.Black, chess.Check, true, false},
		{"E0-02: the king hides behind itself", "R5k1/5ppp/8/8/8/8/8/6K1", chess.Black, chess.Checkmate, true, false},
		{"a pinned queen takes and stays where she is", "6rk/5Nqp/8/8/8/8/8/B5K1", chess.Black, chess.Checkmate, true, false},
		{"stalemate", "7k/5Q2/6K1/8/8/8/8/8", chess.Black, chess.Stalemate, false, false},
		{"no king", "8/8/8/8/8/8/8/R6R", chess.Black, chess.Stalemate, false, false},
		{"an empty board", "8/8/8/8/8/8/8/8", chess.White, chess.Stalemate, false, false},
	}
	for _, tt := range tests {
		b := chess.MustParsePlacement(tt.board)
		p := chess.Position{Board: b, SideToMove: tt.side}
		if got := p.Status(); got != tt.rules {
			check.Secret(t, "MateWitnesses", "%s: by the rules %s, want %s\n%s", tt.name, got, tt.rules, p)
		}
		asked := b
		if got := exercises.KingOnlyMate(&asked, tt.side); got != tt.kingOnly {
			check.Secret(t, "MateWitnesses", "%s: KingOnlyMate(board, %s) = %t, want %t\n%s", tt.name, tt.side, got, tt.kingOnly, b)
		}
		if got := exercises.GhostMate(&asked, tt.side); got != tt.ghostly {
			check.Secret(t, "MateWitnesses", "%s: GhostMate(board, %s) = %t, want %t\n%s", tt.name, tt.side, got, tt.ghostly, b)
		}
		if asked != b {
			check.Secret(t, "MateWitnesses", "%s: a crooked rule changes the board:\n%s\nwas\n%s", tt.name, asked, b)
		}
	}
}

// The first rule sees mates that are none and misses none; with the second it
// is the other way round.
func TestCrookedRules_failOnOneSide(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 6))
	tooMany, tooFew := 0, 0
	for range 1000 {
		p, ok := randomCheck(r)
		if !ok {
			check.Secret(t, "MateWitnesses", "nobody ever gives check")
		}
		mate := p.Status() == chess.Checkmate
		kingOnly, ghostly := exercises.KingOnlyMate(&p.Board, p.SideToMove), exercises.GhostMate(&p.Board, p.SideToMove)
		switch {
		case mate && !kingOnly:
			check.Secret(t, "MateWitnesses", "KingOnlyMate misses a mate:\n%s", p)
		case ghostly && !mate:
			check.Secret(t, "MateWitnesses", "GhostMate sees a mate that is none:\n%s", p)
		}
		if kingOnly && !mate {
			tooMany++
		}
		if mate && !ghostly {
			tooFew++
		}
	}
	if tooMany == 0 || tooFew == 0 {
		t.Errorf("of 1,000 boards KingOnlyMate is wrong on %d and GhostMate on %d: want some of both", tooMany, tooFew)
	}
}
