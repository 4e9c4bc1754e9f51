// puzzle_test.go proves our puzzles, solves some, and finds others in games.

package puzzle

import (
	"fmt"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/mates"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
)

// position reads a FEN.
func position(t *testing.T, fen string) chess.Position {
	t.Helper()
	p, err := chess.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Each of ours is a mate in just so many moves, begun by one move alone, and its solution mates.
func TestOurs(t *testing.T) {
	if len(ours) < 10 {
		t.Errorf("there are %d, want ten and more", len(ours))
	}
	for _, p := range Ours(0) {
		t.Run(p.Position.FEN(), func(t *testing.T) {
			s, err := mates.New(p.Position, far)
			if err != nil || !s.Only(p.Moves) || p.Position.Validate() != nil {
				t.Fatalf("it is no mate in %d, there are two, or the position is none: %v", p.Moves, err)
			}
			line, at := p.Solution(), p.Position
			for _, m := range line {
				at.Make(m)
			}
			if len(line) != 2*p.Moves-1 || at.Termination() != chess.ByCheckmate {
				t.Errorf("the solution %v does not mate in %d", line, p.Moves)
			}
		})
	}
}

// Composed for this test: the rook waits, the king has to go to the corner.
const waiting = "k7/8/1K6/8/8/8/8/7R w - - 0 1"

func TestTry(t *testing.T) {
	tests := []struct {
		name, fen string
		moves     int
		move      string
		want      string // what is played, what is said, and how many moves are left
	}{
		{
			name: "mate", fen: waiting, moves: 1, move: "Rh8",
			want: "[h1h8] right, and mate: well done 0",
		},
		{
			name: "right, and the longest answer", fen: "7k/8/5K2/8/8/8/8/R7 w - - 0 1", moves: 2,
			move: "Kf7", want: "[f6f7 h8h7] right; 1... Kh7, and now mate in 1 1",
		},
		{
			name: "another move that mates as soon", fen: "6k1/8/6K1/8/8/8/8/RR6 w - - 0 1",
			moves: 1, move: "Rb8", want: "[b1b8] right, and mate: well done 0",
		},
		{
			name: "too slow", fen: "7k/8/5K2/8/8/8/8/R7 w - - 0 1", moves: 2, move: "Ra2",
			want: "[] Ra2 is mate in 3, there is one sooner 2",
		},
		{
			name: "refuted", fen: "6k1/5ppp/8/8/8/8/5PPP/1q1R2K1 w - - 0 1", moves: 1, move: "Rxb1",
			want: "[] not Rxb1: after 1... Kf8 there is no mate in time 1",
		},
		{
			name: "stalemate", fen: "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1", moves: 1, move: "Qg6",
			want: "[] Qg6 is stalemate 1",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := Puzzle{Position: position(t, tt.fen), Moves: tt.moves}
			m, err := notation.Read(&p.Position, tt.move)
			if err != nil {
				t.Fatal(err)
			}
			left, played, said := p.Try(m)
			if got := fmt.Sprint(played, " ", said, " ", left.Moves); got != tt.want {
				t.Errorf("%s: %s, want %s", tt.move, got, tt.want)
			}
			at := p.Position
			for _, m := range played {
				at.Make(m)
			}
			if left.Position != at {
				t.Errorf("it goes on in %s, want %s", left.Position.FEN(), at.FEN())
			}
		})
	}
}

func TestIn(t *testing.T) {
	const rook, rooks = "6k1/8/5K2/8/8/8/8/R7 w - - 0 1", "4k2r/3p1p1p/1RnBp3/4P3/p2P1np1/P4N2/P4PPP/1R5K w k - 0 23"
	games := map[string]string{rook: "1. Ra2 Kh8 2. Kg6 Kg8 3. Ra8# 1-0", rooks: "23. Rb8+ Nd8 24. Rxd8+ Kxd8 25. Rb8# 1-0"}
	tests := []struct {
		name, fen string
		moves     int
		known     string
		want      string
	}{
		{name: "in two", fen: rook, moves: 2, want: "White mates in 2, from Anna - Black, 1-0: " + rook},
		{name: "in two or three", fen: rooks, want: "White mates in 3, from Anna - Black, 1-0: " + rooks},
		{
			name: "in one", fen: rook, moves: 1,
			want: "White mates in 1, from Anna - Black, 1-0: 6k1/8/6K1/8/8/8/R7/8 w - - 4 3",
		},
		{name: "one that is known", fen: rook, moves: 2, known: rook, want: "none"},
		{name: "the rest of one that is known", fen: rooks, known: rooks, want: "none"},
		{
			name: "the rest alone", fen: rooks, moves: 2, known: rooks,
			want: "White mates in 2, from Anna - Black, 1-0: 1R1nk2r/3p1p1p/3Bp3/4P3/p2P1np1/P4N2/P4PPP/1R5K w k - 2 24",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text := fmt.Sprintf("[White \"Anna\"]\n[FEN %q]\n\n%s", tt.fen, games[tt.fen])
			g, err := pgn.NewReader(strings.NewReader(text), "").Next()
			if err != nil {
				t.Fatal(err)
			}
			got := "none"
			if p, ok := In(g, tt.moves, func(p Puzzle) bool { return p.Position.FEN() == tt.known }); ok {
				got = fmt.Sprintf("%v, %s: %s", p, p.From, p.Position.FEN())
			}
			if got != tt.want {
				t.Errorf("%s, want %s", got, tt.want)
			}
		})
	}
}
