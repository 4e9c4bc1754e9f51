// verdict_test.go judges moves by two scores: that before the move, and that of the other side after it.

package review

import (
	"math"
	"testing"

	"mateinfive/ch05-full/engine"
)

func TestVerdict(t *testing.T) {
	const mate = 30_000
	tests := []struct {
		name         string
		before, next engine.Score
		loss         float64
		glyph        uint8
		why          string
	}{
		{
			name: "the best move", before: 30, next: -30,
			why: "The next score is the other side's: -30 for it is 30 for the one that moved.",
		},
		{
			name: "a pawn of an even game", next: 100, loss: 9, glyph: 6,
			why: "100 centipawns for the other side leave 41 percent.",
		},
		{
			name: "a pawn and a half", next: 150, loss: 13, glyph: 2,
			why: "From 10 percent on it is ?, and that is 2.",
		},
		{name: "a queen", next: 900, loss: 46, glyph: 4},
		{name: "less than half a pawn is not bad", next: 40, loss: 4},
		{
			name: "a pawn and a half of a game that is won", before: 1000, next: -850, loss: 2,
			why: "Percent count, and not pawns.",
		},
		{
			name: "a queen, and still a rook ahead", before: 1400, next: -500, loss: 11, glyph: 2,
			why: "chance knows no more than 1000.",
		},
		{name: "a move that wins instead of mating", before: mate - 5, next: -950},
		{name: "a lost game cannot be lost once more", before: -1000, next: mate - 2},
		{name: "it allows mate", before: 20, next: mate - 1, loss: 49, glyph: 4},
		{
			name: "better than was thought", next: -300,
			why: "It gives nothing away, and not less than nothing.",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if loss, glyph := verdict(tt.before, tt.next); math.Round(loss) != tt.loss || glyph != tt.glyph {
				t.Errorf("verdict(%d, %d)\n    got  %.0f percent, glyph %d\n    want %.0f percent, glyph %d\n  %s",
					tt.before, tt.next, loss, glyph, tt.loss, tt.glyph, tt.why)
			}
		})
	}
}
