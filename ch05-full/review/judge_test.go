// judge_test.go judges moves by what searches are said to have found, and asks no engine.

package review

import (
	"context"
	"fmt"
	"math"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
)

// traceOf returns what a search has found, by the scores of its depths, which expect the move.
func traceOf(m chess.Move, scores ...engine.Score) (t trace) {
	for i, s := range scores {
		t = append(t, engine.Line{Depth: i + 1, Score: s, Moves: []chess.Move{m}})
	}
	return t
}

func TestCompare(t *testing.T) {
	p := chess.StartingPosition()
	best := chess.Move{From: chess.E2, To: chess.E4}
	played := chess.Move{From: chess.A2, To: chess.A3}
	tests := []struct {
		name         string
		before, next []engine.Score
		move         chess.Move
		glyph        uint8
		inDoubt      bool
		why          string
	}{
		{
			name:   "all depths find it bad",
			before: []engine.Score{0, 0, 0, 0}, next: []engine.Score{300, 300, 300}, move: played, glyph: 4,
		},
		{
			name:   "no depth does",
			before: []engine.Score{0, 0, 0, 0}, next: []engine.Score{0, 0, 0}, move: played,
		},
		{
			name:   "one of them finds an answer",
			before: []engine.Score{0, 0, 0, 0}, next: []engine.Score{300, 0, 300}, move: played,
			glyph: 6, inDoubt: true, why: "Two of three find it bad, and the mean of the last two is -1.50.",
		},
		{
			name:   "two of them find an answer",
			before: []engine.Score{0, 0, 0, 0}, next: []engine.Score{0, 0, 500}, move: played,
			inDoubt: true, why: "Two of the last three depths have to find it bad.",
		},
		{
			name:   "it gives away less than evaluations are off",
			before: []engine.Score{0, 0, 0, 0}, next: []engine.Score{120, 120, 120}, move: played,
			why: "It gives away 11 percent, and a mark takes 5 and the margin, 7.",
		},
		{
			name:   "only just",
			before: []engine.Score{0, 0, 0, 0}, next: []engine.Score{140, 140, 140}, move: played,
			glyph: 6, why: "It gives away 12.6 percent.",
		},
		{
			name:   "the margin counts in a game that is won, too",
			before: []engine.Score{900, 900, 900, 900}, next: []engine.Score{-350, -350, -350}, move: played,
			glyph: 2, why: "It gives away 18 percent, from 96 to 78, and 11 are left for the sign.",
		},
		{
			name:   "the last two depths differ",
			before: []engine.Score{0, 0, 0, 0}, next: []engine.Score{300, 300, 160}, move: played,
			glyph: 2, inDoubt: true, why: "The evaluation that is kept is their mean, -2.30.",
		},
		{
			name:   "depths of the same horizon are compared",
			before: []engine.Score{0, 400, 0, 400}, next: []engine.Score{-400, 0, -400}, move: played,
			why: "Depth 4 before the move looks at as many plies as depth 3 after it.",
		},
		{
			name:   "a mate that is found early is known at each depth",
			before: []engine.Score{0, 0, 0, 0}, next: []engine.Score{29_999}, move: played, glyph: 4,
		},
		{
			name:   "the best move gives nothing away",
			before: []engine.Score{0, 0, 0, 0}, next: []engine.Score{300, 300, 300}, move: best,
			why: "What the search after it finds, the one before it would find a ply later.",
		},
		{
			name:   "one ply is all that a player looks ahead",
			before: []engine.Score{0}, next: []engine.Score{300}, move: played, glyph: 4,
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := newReviewer(t.Context(), []chess.Ply{{Before: p, Move: tt.move}}, Options{})
			r.opinion = []opinion{{traceOf(best, tt.before...), 4}, {traceOf(best, tt.next...), 4}}
			if got := r.move(0).Glyph; got != tt.glyph || r.inDoubt(0) != tt.inDoubt {
				t.Errorf("the glyph is %d, in doubt %t, want %d, %t\n  %s",
					got, r.inDoubt(0), tt.glyph, tt.inDoubt, tt.why)
			}
		})
	}
}

// alwaysLosing returns a search that finds the side to move ahead by so much, in each position: whatever
// is played loses twice that. It expects the first legal move.
func alwaysLosing(half engine.Score) Search {
	return func(_ context.Context, _ []chess.Ply, p chess.Position, _ int, tell func(engine.Line)) error {
		for depth := 1; depth <= 4; depth++ {
			tell(engine.Line{Depth: depth, Score: half, Moves: p.LegalMoves()[:1]})
		}
		return nil
	}
}

// Moves of an opening that cost a little are not marked, and whose moves are marked makes no other difference.
func TestGameMarksWhatIsBad(t *testing.T) {
	g := gameOf(t, "1. e4 e5 2. Ke2 Ke7 3. Kf3 Kf6 *")
	for _, tt := range []struct {
		name  string
		half  engine.Score // of what each move loses
		sides [2]bool
		want  string // glyph, and whether it is marked
	}{
		{"of both sides", 80, [2]bool{true, true}, "0- 0- 6+ 6+ 6+ 6+ "},
		{"of Black", 80, [2]bool{chess.Black: true}, "0- 0- 6- 6+ 6- 6+ "},
		{"a blunder is one in an opening, too", 300, [2]bool{true, true}, "4+ 4+ 4+ 4+ 4+ 4+ "},
	} {
		t.Run(tt.name, func(t *testing.T) {
			o := Options{Sides: tt.sides, Report: func(string) {}, Search: alwaysLosing(tt.half)}
			moves, err := Game(t.Context(), g.Plies(g.End().Path()), o)
			if err != nil {
				t.Fatal(err)
			}
			got := ""
			for _, m := range moves {
				got += fmt.Sprint(m.Glyph, map[bool]string{true: "+ ", false: "- "}[m.Judged])
			}
			if got != tt.want {
				t.Errorf("the glyphs and marks are %q, want %q", got, tt.want)
			}
		})
	}
}

// seesMore returns a search that finds these scores in the positions of a game, for White, and others if
// it looks longer than at first. It expects the first legal move.
func seesMore(first, closer []engine.Score) Search {
	return func(_ context.Context, plies []chess.Ply, p chess.Position, nodes int, tell func(engine.Line)) error {
		score := first[len(plies)]
		if nodes > UsualNodes {
			score = closer[len(plies)]
		}
		if p.SideToMove == chess.Black {
			score = -score
		}
		for depth := 1; depth <= 4; depth++ {
			tell(engine.Line{Depth: depth, Score: score, Moves: p.LegalMoves()[:1]})
		}
		return nil
	}
}

// What the longest search of a position has found is its evaluation in the game, and by that the moves
// before and after it are judged.
func TestGameKeepsTheBetterEvaluation(t *testing.T) {
	g := gameOf(t, "1. Nh3 Nh6 2. Ng1 *")
	tests := []struct {
		name          string
		first, closer []engine.Score // of the four positions, for White
		want          string
	}{
		{
			name:  "nothing seems bad",
			first: []engine.Score{10, 20, 30, 40}, closer: []engine.Score{0, 0, 0, 0},
			want: "1. Nh3 +0.20, 1... Nh6 +0.30, 2. Ng1 +0.40",
		},
		{
			name:  "it seems bad, and is not",
			first: []engine.Score{0, -300, -300, -300}, closer: []engine.Score{0, -30, -300, -300},
			want: "1. Nh3 -0.30, 1... Nh6 -3.00, 2. Ng1 -3.00",
		},
		{
			name:  "it is bad",
			first: []engine.Score{0, -300, -300, -300}, closer: []engine.Score{20, -400, -300, -300},
			want: "1. Nh3?? -4.00, 1... Nh6 -3.00, 2. Ng1 -3.00",
		},
		{
			name:  "a closer look makes the next move seem bad",
			first: []engine.Score{0, -300, -300, -300}, closer: []engine.Score{20, -800, -300, -300},
			want: "1. Nh3?? -8.00, 1... Nh6? -3.00, 2. Ng1 -3.00",
		},
		{
			name:  "the answer of the game shows what was wrong",
			first: []engine.Score{0, 0, -300, -300}, closer: []engine.Score{0, -300, -300, -300},
			want: "1. Nh3?? -3.00, 1... Nh6 -3.00, 2. Ng1 -3.00",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o := Options{Report: func(string) {}, Search: seesMore(tt.first, tt.closer)}
			o.Sides = [2]bool{true, true}
			moves, err := Game(t.Context(), g.Plies(g.End().Path()), o)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, m := range moves {
				got = append(got, m.Name()+" "+m.Eval)
			}
			if text := strings.Join(got, ", "); text != tt.want {
				t.Errorf("got  %s\nwant %s", text, tt.want)
			}
		})
	}
}

// What another program tells may have gaps, and a depth that is none.
func TestSearchOfAnotherProgram(t *testing.T) {
	g := gameOf(t, "1. e4 *")
	tells := func(depths ...int) Search {
		return func(_ context.Context, _ []chess.Ply, _ chess.Position, _ int, tell func(engine.Line)) error {
			for _, d := range depths {
				tell(engine.Line{Depth: d, Score: engine.Score(d)})
			}
			return nil
		}
	}
	for _, tt := range []struct {
		name   string
		depths []int
		want   string
	}{
		{"each depth", []int{1, 2, 3}, "1 2 3"},
		{"a depth that comes twice", []int{1, 2, 2, 3}, "1 2 3"},
		{"depths that are left out", []int{2, 4}, "2 2 4 4"},
		{"no depth", []int{0}, "0"},
		{"nothing", nil, "no line was found"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			o := Options{Search: tells(tt.depths...)}
			r := newReviewer(t.Context(), g.Plies(g.End().Path()), o)
			found, err := r.search(0, 1)
			got := ""
			for _, l := range found {
				got += fmt.Sprint(l.Score.String()[4:], " ")
			}
			if err != nil {
				got = err.Error() + " "
			}
			if got != tt.want+" " {
				t.Errorf("depth by depth it is %q, want %q", got, tt.want)
			}
		})
	}
}

func TestWorstOf(t *testing.T) {
	p := chess.StartingPosition()
	white, black := chess.Ply{Before: p}, chess.Ply{Before: p.Pass()}
	moves := []Move{
		{Ply: white, Loss: 6, Judged: true},
		{Ply: black, Loss: 5, Judged: true},
		{Ply: white, Loss: 30, Judged: true},
		{Ply: black, Loss: 40},
		{Ply: white, Loss: 20, Judged: true},
	}
	for most, want := range map[int]string{
		0: "map[0:true 1:true 2:true 4:true]", 1: "map[1:true 2:true]", 2: "map[1:true 2:true 4:true]",
	} {
		if got := fmt.Sprint(worstOf(moves, most)); got != want {
			t.Errorf("of %d a side at most: %s, want %s", most, got, want)
		}
	}
}

// The figures are those of the formulas of Lichess, computed by hand from White's chances.
func TestSummarize(t *testing.T) {
	p := chess.StartingPosition()
	var moves []Move
	before := 52.0
	for i, after := range []float64{52, 49, 60, 58, 55, 20, 22, 25} {
		m := Move{Ply: chess.Ply{Before: p}, Chance: after, Loss: max(0, before-after)}
		if i%2 == 1 {
			m.Before, m.Loss = p.Pass(), max(0, after-before)
		}
		moves, before = append(moves, m), after
	}
	moves[4].Glyph, moves[0].Glyph, moves[2].Glyph = 6, 4, 2
	white, _ := Summarize(moves, chess.White)
	black, _ := Summarize(moves, chess.Black)
	white.Accuracy, black.Accuracy = math.Round(10*white.Accuracy)/10, math.Round(10*black.Accuracy)/10
	if want := (Summary{97.1, 1, 1, 1}); white != want {
		t.Errorf("White: %v, %.1f; want %v, %.1f", white, white.Accuracy, want, want.Accuracy)
	}
	if want := (Summary{Accuracy: 97.7}); black != want {
		t.Errorf("Black: %v, %.1f; want %v, %.1f", black, black.Accuracy, want, want.Accuracy)
	}
	if _, ok := Summarize(moves[:1], chess.Black); ok {
		t.Error("a side that has not moved has a summary")
	}
}

// Lower takes percent away from the chance, by the curve that the verdict goes by.
func TestLower(t *testing.T) {
	tests := []struct {
		score   engine.Score
		percent float64
		want    engine.Score
	}{
		{score: 0, percent: 0, want: 0},
		{score: 100, percent: chance(100) - 50, want: 0},
		{score: 0, percent: 50 - chance(-300), want: -300},
		{score: -900, percent: 50, want: -1000}, // ten pawns behind, and no less
	}
	for _, tt := range tests {
		if got := lower(tt.score, tt.percent); max(got-tt.want, tt.want-got) > 1 {
			t.Errorf("lower(%d, %.1f) = %d, want %d", tt.score, tt.percent, got, tt.want)
		}
	}
}
