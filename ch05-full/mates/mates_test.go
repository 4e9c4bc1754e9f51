// mates_test.go tests what is a mate in so many moves, and what only looks like one.

package mates

import (
	"testing"

	"mateinfive/ch05-full/chess"
)

// search returns a search in a position, with positions enough.
func search(t *testing.T, fen string) *Search {
	t.Helper()
	s, err := New(chess.MustParseFEN(fen), 1_000_000)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestMated(t *testing.T) {
	tests := []struct {
		name, fen string
		moves     int
		want      bool
		why       string
	}{
		{"checkmate", "6Qk/8/5K2/8/8/8/8/6R1 b - - 0 1", 1, true, "No answer, and check."},
		{"stalemate is no mate",
			"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 1, false, "No answer, and no check."},
		{"a check is no mate",
			"6k1/8/5K2/8/8/8/8/6R1 b - - 0 1", 1, false,
			"There is an answer, and the last move has been made."},
		{"one answer, and then mate",
			"7k/5K2/8/8/8/8/8/6R1 b - - 0 1", 2, true, "1... Kh7 2. Rh1#"},
		{"one answer, and no time for the mate",
			"7k/5K2/8/8/8/8/8/6R1 b - - 0 1", 1, false,
			"Of one move, which has just been made, none is left."},
		{"of many answers some escape",
			"1k6/ppp3p1/8/8/8/8/8/6KR b - - 0 1", 2, false,
			"1... g5 allows Rh8#, and 1... a6 does not."},
		{"two answers, and a mate after each",
			"6k1/R7/8/8/8/8/8/1R4K1 b - - 0 1", 2, true,
			"1... Kf8 2. Rb8# and 1... Kh8 2. Rb8#"},
		{"three moves",
			"7k/8/5K2/8/8/8/R7/8 b - - 0 1", 3, true,
			"1... Kg8 2. Kg6 Kf8 3. Ra8#, and 1... Kh7 2. Kf7 is no better."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := search(t, tt.fen).Mated(tt.moves); got != tt.want {
				t.Errorf("%s\n  s.Mated(%d)    got %t    want %t\n  %s", chess.MustParseFEN(tt.fen).Board, tt.moves, got, tt.want, tt.why)
			}
		})
	}
}

func TestThatGivesUp(t *testing.T) {
	s := search(t, "7k/5K2/8/8/8/8/8/6R1 b - - 0 1")
	if s.Left = -1; s.Mated(2) {
		t.Error("Left is below 0, and it went on")
	}
}

func TestLine(t *testing.T) {
	tests := []struct {
		name, fen string
		moves     int
		want      int // plies, 0 for none
	}{
		{"in one", "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", 3, 1},
		{"in two, by two rooks", "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", 3, 3},
		{"in two, and only one is allowed", "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", 1, 0},
		{"a queen alone gives stalemate", "k7/3Q4/8/8/8/8/8/7K w - - 0 1", 2, 0},
		{"stalemate is none", "k7/8/1K6/8/8/8/8/5N1B b - - 0 1", 3, 0},
		{"a smothered mate", "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1", 3, 1},
		{"a rook alone takes longer than three", "8/8/8/3k4/8/8/8/R3K3 w - - 0 1", 2, 0},
		{"without a king", "8/8/5K2/8/8/8/8/6Q1 w - - 0 1", 2, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := chess.MustParseFEN(tt.fen)
			line := Line(p, tt.moves, 1_000_000)
			for _, m := range line {
				if !p.IsLegal(m) {
					t.Fatalf("%v is not legal in %v", m, p.FEN())
				}
				p.Make(m)
			}
			if len(line) != tt.want || tt.want > 0 && p.Status() != chess.Checkmate {
				t.Errorf("Line of %s in %d is %v, want %d plies and checkmate", tt.fen, tt.moves, line, tt.want)
			}
		})
	}
}

func TestOnly(t *testing.T) {
	tests := []struct {
		name, fen string
		moves     int
		want      bool
	}{
		{"one move", "k7/8/1K6/8/8/8/8/7R w - - 0 1", 1, true},
		{"a mate that is sooner", "k7/8/1K6/8/8/8/8/7R w - - 0 1", 2, false},
		{"a mate that is sooner, and nothing else", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 2, false},
		{"two first moves", "6k1/8/6K1/8/8/8/8/RR6 w - - 0 1", 1, false},
		{"no mate", "4k3/8/4K3/8/8/8/4P3/8 w - - 0 1", 2, false},
		{"stalemate is none", "7k/5K2/8/6P1/8/8/8/8 w - - 0 1", 1, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := search(t, tt.fen).Only(tt.moves); got != tt.want {
				t.Errorf("Only(%d) in %s is %t, want %t", tt.moves, tt.fen, got, tt.want)
			}
		})
	}
}
