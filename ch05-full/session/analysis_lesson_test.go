// analysis_lesson_test.go goes through the mistakes of a game.

package session

import (
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/review"
)

// A lesson goes through the mistakes of a game, one after the other, and then begins again.
func TestALesson(t *testing.T) {
	p := position(t, "6k1/8/5K2/8/8/8/8/R7 w - - 0 1")
	bad := review.Move{Ply: chess.Ply{Before: p, Move: chess.Move{From: chess.A1, To: chess.A2}}, Judged: true, Glyph: 4}
	worse := bad
	worse.Words = "It allows mate."
	tests := []struct {
		name, does string // turn, next or solve, one after the other
		lesson     lesson
		want       string // the answer to the last
	}{
		{name: "there was no review", does: "turn",
			want: "retry has you find a better move in the place of each bad one that review has found: type review first"},
		{name: "nothing was bad", does: "turn", lesson: lessonOf([]review.Move{{}}),
			want: "review has found no bad move: there is nothing to retry"},
		{name: "the first", does: "turn", lesson: lessonOf([]review.Move{{}, bad, worse}),
			want: "1 of 2: find a better move for white than 1. Ra2??"},
		{name: "it stays until it is solved", does: "turn turn", lesson: lessonOf([]review.Move{bad, worse}),
			want: "1 of 2: find a better move for white than 1. Ra2??"},
		{name: "one that is solved", does: "turn solve", lesson: lessonOf([]review.Move{bad, worse}),
			want: "Enter or retry goes on to the next mistake"},
		{name: "the next", does: "turn solve turn", lesson: lessonOf([]review.Move{bad, worse}),
			want: "2 of 2: find a better move for white than 1. Ra2??. It allows mate."},
		{name: "one that is skipped", does: "turn next", lesson: lessonOf([]review.Move{bad, worse}),
			want: "2 of 2: find a better move for white than 1. Ra2??. It allows mate."},
		{name: "the last", does: "turn next solve", lesson: lessonOf([]review.Move{bad, worse}),
			want: "that was the last mistake of the game"},
		{name: "none after the last", does: "turn solve turn", lesson: lessonOf([]review.Move{bad}),
			want: "that was the last of them; retry begins again with the first"},
		{name: "it begins again", does: "turn solve turn turn", lesson: lessonOf([]review.Move{bad}),
			want: "1 of 1: find a better move for white than 1. Ra2??"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := ""
			for word := range strings.FieldsSeq(tt.does) {
				if word == "solve" {
					got = tt.lesson.solve()
				} else if _, err := tt.lesson.turn(word == "next"); err != nil {
					got = err.Error()
				} else {
					got = tt.lesson.task()
				}
			}
			if got != tt.want {
				t.Errorf("it says %q, want %q", got, tt.want)
			}
		})
	}
}
