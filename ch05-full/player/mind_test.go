// mind_test.go tests how levels think aloud, and what they remember.

package player

import (
	"context"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
)

func TestThoughtInWords(t *testing.T) {
	tests := []struct {
		name, fen, moves string
		thought          Thought
		want             string
	}{
		{
			name: "White's score is as it is", fen: chess.StartFEN, moves: "g1f3 b8c6",
			thought: Thought{Number: 1, Depth: 9, Score: 34}, want: "depth 9, White +0.34, Nf3 Nc6",
		},
		{
			name: "Black's is turned around", fen: "4k3/8/8/8/8/8/8/4K3 b - - 0 1", moves: "e8e7",
			thought: Thought{Number: 1, Depth: 2, Score: 34}, want: "depth 2, White -0.34, Ke7",
		},
		{
			name: "White mates", fen: chess.StartFEN, thought: Thought{Depth: 3, Mate: 2},
			want: "depth 3, White mates in 2,",
		},
		{
			name: "White is mated", fen: chess.StartFEN, thought: Thought{Depth: 3, Mate: -2},
			want: "depth 3, Black mates in 2,",
		},
		{
			name: "Black mates", fen: "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
			thought: Thought{Depth: 3, Mate: 2}, want: "depth 3, Black mates in 2,",
		},
		{
			name: "Black is mated", fen: "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
			thought: Thought{Depth: 3, Mate: -2}, want: "depth 3, White mates in 2,",
		},
		{
			name: "the second line", fen: chess.StartFEN, moves: "e2e4",
			thought: Thought{Number: 2, Depth: 3}, want: "line 2, depth 3, White +0.00, e4",
		},
		{
			name: "a move that is not legal ends it", fen: chess.StartFEN, moves: "e2e4 e2e4 e7e5",
			thought: Thought{Depth: 3}, want: "depth 3, White +0.00, e4",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.thought.Moves = movesOf(t, tt.moves)
			if got := tt.thought.In(positionOf(t, tt.fen)); got != tt.want {
				t.Errorf("it says %q, want %q", got, tt.want)
			}
		})
	}
}

// What an engine tells becomes a line with the same score.
func TestThoughtAsLine(t *testing.T) {
	for _, tt := range []struct {
		thought Thought
		want    string
	}{
		{Thought{Score: 34}, "+0.34"}, {Thought{Score: -34}, "-0.34"}, {Thought{Score: math.MaxInt}, "+150.00"},
		{Thought{Mate: 1}, "#1"}, {Thought{Mate: 3, Score: 5}, "#3"}, {Thought{Mate: -2}, "#-2"}, {Thought{Mate: math.MinInt}, "#-40"},
	} {
		if got := tt.thought.line().Score.String(); got != tt.want {
			t.Errorf("%+v becomes %s, want %s", tt.thought, got, tt.want)
		}
	}
}

// heard has a player think about a request, and returns its move and what it tells.
func heard(t *testing.T, x Player, r Request) (m chess.Move, told []Thought) {
	t.Helper()
	r.Tell = func(x Thought) { told = append(told, x) }
	d, err := x.Choose(context.Background(), r, nil)
	if err != nil {
		t.Fatal(err)
	}
	return d.Move, told
}

// Of several lines the first is the best, and each begins with another move.
func TestLines(t *testing.T) {
	x, _ := New(Strongest, 1)
	r := Request{Start: positionOf(t, "6k1/5ppp/8/8/8/8/8/R3Q1K1 w - - 0 1"), Depth: 2, Lines: 3}
	m, told := heard(t, x, r)
	if len(told) != 6 {
		t.Fatalf("it tells %d lines, want 3 of each depth", len(told))
	}
	for i, x := range told {
		if x.Number != i%3+1 || x.Depth != i/3+1 || x.Nodes == 0 || i > 0 && x.Nodes <= told[i-1].Nodes {
			t.Errorf("line %d is %+v", i, x)
		}
	}
	first, second, third := told[3], told[4], told[5]
	if first.Mate != 1 || second.Mate != 1 || third.Mate == 1 || first.Moves[0] == second.Moves[0] || m != first.Moves[0] {
		t.Errorf("it plays %s, and tells %+v", m, told[3:])
	}
	r.Only = movesOf(t, "a1a2")
	if m, told = heard(t, x, r); m != r.Only[0] || len(told) != 2 {
		t.Errorf("of one move it plays %s, and tells %+v", m, told)
	}
	r.Only, r.Depth, r.Nodes = nil, 0, 500
	if _, told = heard(t, x, r); told[len(told)-1].Nodes > 600 {
		t.Errorf("of 500 positions it looks at %+v", told[len(told)-1])
	}
	r.Nodes, r.MoveTime = 0, time.Millisecond
	if m, _ = heard(t, x, r); m == (chess.Move{}) {
		t.Error("in a millisecond it finds nothing")
	}
}

// A teller plays 1. e4, and tells lines of one move each: their number, their depth and the move.
type teller []string

func (x teller) Choose(_ context.Context, r Request, _ func(string)) (Decision, error) {
	var d Decision
	for _, text := range x {
		var line Thought
		var move string
		if _, err := fmt.Sscanf(text, "line %d depth %d %s", &line.Number, &line.Depth, &move); err != nil {
			return d, err
		}
		m, err := chess.ParseMove(move)
		if err != nil {
			return d, err
		}
		line.Moves = []chess.Move{m}
		r.Tell(line)
	}
	d.Move, _ = chess.ParseMove("e2e4")
	return d, nil
}

// Lines that are shown together are of one depth: those of the last that is complete.
func TestLinesOfOneDepth(t *testing.T) {
	for _, tt := range []struct {
		name string
		told teller
		want string // what is reported, one after the other
	}{
		{
			name: "the first ones as they come",
			told: teller{"line 1 depth 1 e2e4", "line 2 depth 1 d2d4"},
			want: "1 e2e4, 1 e2e4 d2d4",
		},
		{
			name: "what was second becomes the first",
			told: teller{"line 1 depth 1 e2e4", "line 2 depth 1 d2d4", "line 1 depth 2 d2d4", "line 2 depth 2 e2e4"},
			want: "1 e2e4, 1 e2e4 d2d4, 2 d2d4 e2e4",
		},
		{
			name: "a depth that does not come to its end",
			told: teller{"line 1 depth 1 e2e4", "line 2 depth 1 d2d4", "line 1 depth 2 d2d4"},
			want: "1 e2e4, 1 e2e4 d2d4",
		},
		{
			name: "the second still of the depth before",
			told: teller{"line 1 depth 1 e2e4", "line 2 depth 1 d2d4", "line 1 depth 2 g1f3", "line 2 depth 1 e2e4"},
			want: "1 e2e4, 1 e2e4 d2d4",
		},
		{
			name: "a player that tells one line",
			told: teller{"line 1 depth 1 e2e4", "line 1 depth 2 d2d4"},
			want: "1 e2e4, 2 d2d4",
		},
		{
			name: "a second without a first",
			told: teller{"line 2 depth 1 d2d4", "line 1 depth 1 e2e4"},
			want: "1 e2e4",
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			cast := Cast{Others: map[string]Player{"teller": tt.told}}
			var reported []string
			report := func(lines []engine.Line) {
				text := fmt.Sprint(lines[0].Depth)
				for _, l := range lines {
					text += " " + l.Moves[0].String()
				}
				reported = append(reported, text)
			}
			r := Request{Start: chess.StartingPosition(), Lines: 2}
			lines, err := cast.Analyze(context.Background(), "teller", r, report)
			if err != nil {
				t.Fatal(err)
			}
			if got := strings.Join(reported, ", "); got != tt.want {
				t.Errorf("it reports %s, want %s", got, tt.want)
			}
			report(lines)
			if n := len(reported); reported[n-1] != reported[n-2] {
				t.Errorf("the lines are at last %s, and those reported last %s", reported[n-1], reported[n-2])
			}
		})
	}
}

// What a level has found helps it with the next search, until it is tuned anew.
func TestMemory(t *testing.T) {
	x, _ := New(Strongest, 1)
	tuned := x.(Tunable).Tuned(8, 1, 1)
	r := Request{Start: chess.StartingPosition(), Depth: 5}
	count := func(x Player) int {
		_, told := heard(t, x, r)
		return told[len(told)-1].Nodes
	}
	first, second, anew := count(tuned), count(tuned), count(tuned.(Tunable).Tuned(8, 1, 1))
	if second >= first || anew != first {
		t.Errorf("it looks at %d positions, then at %d, and anew at %d", first, second, anew)
	}
	if first, second := count(x), count(x); first != second {
		t.Errorf("without a memory it looks at %d positions, then at %d", first, second)
	}
}

func TestLevelOf(t *testing.T) {
	for i, elo := range Elos() {
		if got := LevelOf(elo + 5); got != i+1 {
			t.Errorf("%d is level %d, want %d", elo+5, got, i+1)
		}
	}
	if fmt.Sprint(LevelOf(0), LevelOf(9999)) != "1 8" {
		t.Errorf("the weakest is %d, the strongest %d", LevelOf(0), LevelOf(9999))
	}
}
