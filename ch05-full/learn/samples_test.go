// samples_test.go tests which positions of a file are learned from, whatever a learner has
// written.

package learn_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/learn"
)

func TestRead(t *testing.T) {
	tests := []struct {
		name, pgn string
		want      [][]float64 // the points of each sample, by game
	}{
		{name: "an empty file"},
		{name: "White wins: each side's points", pgn: "1. e4 e5 2. Nf3 1-0", want: [][]float64{{1, 0, 1}}},
		{name: "Black wins", pgn: "1. e4 e5 0-1", want: [][]float64{{0, 1}}},
		{name: "a draw", pgn: "1. e4 e5 1/2-1/2", want: [][]float64{{0.5, 0.5}}},
		{name: "no result", pgn: "1. e4 e5 *", want: [][]float64{nil}},
		{name: "no moves", pgn: "1-0", want: [][]float64{nil}},
		{name: "what is not quiet is left out", pgn: "1. e4 d5 2. exd5 1-0", want: [][]float64{{1, 0}}},
		{
			name: "a position counts once", pgn: "1. e4 e5 1-0\n\n1. e4 c5 2. Nf3 0-1",
			want: [][]float64{{1, 0}, {0}},
		},
		{
			name: "a start that is not valid", want: [][]float64{nil},
			pgn: "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. Ka2 1-0",
		},
	}
	quiet := func(p *chess.Position) bool { // without captures to speak of
		for _, m := range p.LegalMoves() {
			if p.At(m.To) != nil {
				return false
			}
		}
		return true
	}
	terms := func(champion.Board) []learn.Term { return []learn.Term{{Name: "one", Weight: 100, Count: 1}} }
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			games, err := learn.Read(strings.NewReader(tt.pgn), "games.pgn", quiet, terms)
			if err != nil {
				t.Fatal(err)
			}
			var got [][]float64
			for _, samples := range games {
				var points []float64
				for _, s := range samples {
					points = append(points, s.Points)
					if diff := cmp.Diff([]float64{1}, s.Counts); diff != "" {
						t.Errorf("counts (-want +got):\n%s", diff)
					}
				}
				got = append(got, points)
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("points (-want +got):\n%s", diff)
			}
		})
	}
}

func TestReadSaysWhatCannotBeRead(t *testing.T) {
	quiet := func(*chess.Position) bool { return false }
	games, err := learn.Read(strings.NewReader("1. e4 1-0\n\n1. e5 1-0"), "games.pgn", quiet, nil)
	const want = "games.pgn: game 2, line 3"
	if err == nil || !strings.HasPrefix(err.Error(), want) || len(games) != 1 {
		t.Errorf("%d games, and the error %v, want 1 and %s...", len(games), err, want)
	}
}

func TestSplit(t *testing.T) {
	var games [][]learn.Sample
	for n := range 21 {
		games = append(games, []learn.Sample{{Points: float64(n)}})
	}
	learned, held := learn.Split(games)
	want := []learn.Sample{{Points: 8}, {Points: 9}, {Points: 18}, {Points: 19}}
	if diff := cmp.Diff(want, held); diff != "" || len(learned) != 17 {
		t.Errorf("%d learned from, held back (-want +got):\n%s", len(learned), diff)
	}
}

func TestExpected(t *testing.T) {
	for score, want := range map[float64]float64{0: 0.5, 400: 10.0 / 11, -400: 1.0 / 11} {
		if got := learn.Expected(score); max(got-want, want-got) > 1e-9 {
			t.Errorf("Expected(%g) is %g, want %g", score, got, want)
		}
	}
}
