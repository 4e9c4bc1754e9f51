// analysis_test.go asks the analysis about positions: there is no game, and no session.

package session

import (
	"context"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/puzzle"
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

func TestAPuzzle(t *testing.T) {
	a := analysis{}
	p := position(t, mateInTwo)
	a.pose(puzzle.Puzzle{Position: p, Moves: 2, From: "a test"})
	line, said := a.solve(chess.Move{From: chess.A1, To: chess.A2})
	compare(t, said, "Ra2 is mate in 3, there is one sooner")
	if line != nil || !a.puzzle.IsAt(p) {
		t.Errorf("after a wrong move %v is played", line)
	}
	line, said = a.solve(chess.Move{From: chess.A1, To: chess.H1})
	compare(t, said, "right; 1... Kf8, and now mate in 1")
	if len(line) != 2 || a.puzzle.Moves != 1 || !a.isPuzzle() {
		t.Errorf("after the right one %v is played, and %d moves are left", line, a.puzzle.Moves)
	}
	a.forget()
	if a.isPuzzle() || len(a.shown) != 1 {
		t.Errorf("it is not forgotten, or shown again: %v", a.shown)
	}
	if _, err := a.findPuzzle([]string{"9"}, ""); err == nil {
		t.Error("there are puzzles of 9 moves")
	}
}

func TestLines(t *testing.T) {
	a := analysis{}
	p := position(t, "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1")
	lines, err := a.lines(linesWanted{position: p})(context.Background(), silent)
	if err != nil || len(lines) != linesShown || lines[0].Moves[0].String() != "g1g7" {
		t.Errorf("the lines are %v, %v", lines, err)
	}
}

func TestTheWorstMove(t *testing.T) {
	a := analysis{}
	if _, err := a.beforeWorst(); err == nil {
		t.Error("there is a worst move before a review")
	}
	p := position(t, mateInTwo)
	a.worst = &p
	if got, err := a.beforeWorst(); err != nil || got != p {
		t.Errorf("before the worst move stands\n%s, %v", got, err)
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
