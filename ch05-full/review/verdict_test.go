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
		{"the best move", 30, -30, 0, 0, "The next score is the other side's: -30 for it is 30 for the one that moved."},
		{"a pawn of an even game", 0, 100, 9, 6, "100 centipawns for the other side leave 41 percent."},
		{"a pawn and a half", 0, 150, 13, 2, "From 10 percent on it is ?, and that is 2."},
		{"a queen", 0, 900, 46, 4, ""},
		{"less than half a pawn is not bad", 0, 40, 4, 0, ""},
		{"a pawn and a half of a game that is won", 1000, -850, 2, 0, "Percent count, and not pawns."},
		{"a queen, and still a rook ahead", 1400, -500, 11, 2, "chance knows no more than 1000."},
		{"a move that wins instead of mating", mate - 5, -950, 0, 0, ""},
		{"a lost game cannot be lost once more", -1000, mate - 2, 0, 0, ""},
		{"it allows mate", 20, mate - 1, 49, 4, ""},
		{"better than was thought", 0, -300, 0, 0, "It gives nothing away, and not less than nothing."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if loss, glyph := verdict(tt.before, tt.next); math.Round(loss) != tt.loss || glyph != tt.glyph {
				t.Errorf("verdict(%d, %d)\n    got  %.0f percent, glyph %d\n    want %.0f percent, glyph %d\n  %s", tt.before, tt.next, loss, glyph, tt.loss, tt.glyph, tt.why)
			}
		})
	}
}
