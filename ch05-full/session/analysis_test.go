// analysis_test.go asks the analysis about positions: there is no game, and no session.

package session

import (
	"context"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/puzzle"
	"mateinfive/ch05-full/review"
)

// mateInTwo is a puzzle: only Rh1 mates in time.
const mateInTwo = "6k1/8/5K2/8/8/8/8/R7 w - - 0 1"

func position(t *testing.T, fen string) chess.Position {
	t.Helper()
	p, err := chess.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// spoken returns what was said into a reply, with / between.
func spoken(r Reply) string {
	var said []string
	for _, text := range r.Said {
		said = append(said, text.Text)
	}
	return strings.Join(said, " / ")
}

func TestAHint(t *testing.T) {
	p := position(t, mateInTwo)
	m := chess.Move{From: chess.A1, To: chess.H1}
	var r Reply
	a := analysis{voice: voice{&r}}
	if a.sayHint(p) {
		t.Error("a hint is said before there is one")
	}
	a.giveHint(p, m)
	if a.sayHint(pgn.After(p, m)) {
		t.Error("the hint is said in another position")
	}
	if !a.sayHint(p) {
		t.Error("the hint is not said")
	}
	compare(t, spoken(r), "look at the rook on a1; hint says the move / Rh1")
}

// In the place of a bad move the hint is what the review has found.
func TestAHintAtAMistake(t *testing.T) {
	p := position(t, mateInTwo)
	better := []chess.Move{{From: chess.F6, To: chess.G6}}
	var r Reply
	a := analysis{voice: voice{&r}}
	if a.hintAtMistake(p) {
		t.Error("a hint is given where there is no mistake")
	}
	a.lesson = lessonOf([]review.Move{{Ply: chess.Ply{Before: p}, Better: better, Judged: true}})
	if _, err := a.lesson.turn(false); err != nil {
		t.Fatal(err)
	}
	if !a.hintAtMistake(p) || !a.sayHint(p) {
		t.Error("no hint is given at the mistake")
	}
	compare(t, spoken(r), "look at the king on f6; hint says the move / Kg6")
}

func TestAPuzzle(t *testing.T) {
	var q quiz
	p := position(t, mateInTwo)
	q.pose(puzzle.Puzzle{Position: p, Moves: 2, From: "a test"})
	line, said := q.try(chess.Move{From: chess.A1, To: chess.A2})
	compare(t, said, "Ra2 is mate in 3, there is one sooner")
	if line != nil || !q.isAt(p) {
		t.Errorf("after a wrong move %v is played", line)
	}
	if !q.judge() || q.judge() {
		t.Error("it does not count once")
	}
	line, said = q.try(chess.Move{From: chess.A1, To: chess.H1})
	compare(t, said, "right; 1... Kf8, and now mate in 1")
	if len(line) != 2 || q.left.Moves != 1 || !q.isPuzzle() {
		t.Errorf("after the right one %v is played, and %d moves are left", line, q.left.Moves)
	}
	q.forget()
	if q.isPuzzle() || q.judge() || len(q.shown) != 1 {
		t.Errorf("it is not forgotten, or shown again: %v", q.shown)
	}
	if _, err := q.finding([]string{"9"}, puzzle.Search{}); err == nil {
		t.Error("there are puzzles of 9 moves")
	}
}

func TestLines(t *testing.T) {
	a := analysis{}
	p := position(t, "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1")
	lines, err := a.lines(linesWanted{position: p, analyst: new(review.Analyst), most: linesShown})(context.Background(), silent)
	if err != nil || len(lines) != linesShown || lines[0].Moves[0].String() != "g1g7" {
		t.Errorf("the lines are %v, %v", lines, err)
	}
}

// A lesson goes through the mistakes of a game, one after the other, and then begins again.
func TestALesson(t *testing.T) {
	p := position(t, mateInTwo)
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

func TestCounting(t *testing.T) {
	a := analysis{}
	start := chess.StartingPosition()
	for _, depth := range []string{"0", "21", "x"} {
		if _, err := a.counting("perft", depth, start); err == nil {
			t.Errorf("depth %s is counted", depth)
		}
	}
	said := 0
	out := Out{Say: func(Text) { said++ }, Progress: func(string) {}}
	for name, lines := range map[string]int{"perft": 0, "divide": 20} {
		count, err := a.counting(name, "2", start)
		if err != nil {
			t.Fatal(err)
		}
		said = 0
		if total, err := count(context.Background(), out); total != 400 || err != nil || said != lines {
			t.Errorf("%s 2 is %d in %d lines, %v", name, total, said, err)
		}
	}
}
