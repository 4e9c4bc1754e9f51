// habit_test.go tests how the weaker levels open a game.

package player

import (
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestSettled(t *testing.T) {
	const developed = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5"
	const castled = "r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQ1RK1 w - - 8 6"
	last := movesOf(t, "f1e1")[0]
	settle := func(p chess.Position, moves []chess.Move) []chess.Move {
		return settled(p, last, moves)
	}
	runChoices(t, "settled", settle, []choice{
		{
			name: "the king does not walk, but castles", fen: developed,
			moves: "e1e2 e1f1 e1g1 d2d3", want: "e1g1 d2d3",
		},
		{
			name: "a rook waits for its king to castle", fen: developed,
			moves: "a1b1 h1g1 h1f1 h2h3", want: "h2h3",
		},
		{name: "then it may move", fen: castled, moves: "a1b1 f1e1", want: "a1b1 f1e1"},
		{
			name: "but not at once back", moves: "e1f1 a1b1", want: "a1b1",
			fen: "r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQR1K1 w - - 10 7",
		},
		{name: "no piece goes home", fen: developed, moves: "c4f1 f3g1 c4b3", want: "c4b3"},
		{
			name: "unless it is attacked", moves: "f3g1 d2d3", want: "f3g1 d2d3",
			fen: "rnbqkbnr/pppp1ppp/8/8/4p3/2N2N2/PPPPPPPP/R1BQKB1R w KQkq - 0 4",
		},
		{
			name: "a king may take", moves: "e1e2 e1f1 a2a3", want: "e1e2 a2a3",
			fen: "r1bqk2r/pppp1ppp/2n5/2b1p3/2B1P3/2N2N2/PPPPnPPP/R1BQK2R w KQkq - 6 5",
		},
		{
			name: "in check it may do all", moves: "e1e2 g2g3",
			fen: "rnb1kbnr/pppp1ppp/8/8/7q/8/PPPP2PP/RNBQKBNR w KQkq - 0 4",
		},
		{name: "if nothing else is left, all stay", fen: developed, moves: "e1e2 a1b1"},
		{
			name: "after the opening all stay", moves: "e1e2 a1b1 c4f1",
			fen: "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 13",
		},
		{
			name: "with few pieces left, too", moves: "e1e2 a1b1",
			fen: "4k2r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R3K3 w Qk - 0 5",
		},
	})
}

// From the start, no level moves its king in the first ten moves, unless it castles, takes
// something or is in check.
func TestNoKingWalks(t *testing.T) {
	for _, name := range Levels()[:4] {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(8) {
				noKingWalks(t, name, seed)
			}
		})
	}
}

// noKingWalks has a level play the first ten moves of a game against itself.
func noKingWalks(t *testing.T, name string, seed uint64) {
	t.Helper()
	game, r := chess.NewGame(), Request{Start: chess.StartingPosition(), MustMove: true}
	for len(r.Moves) < 20 && game.Outcome() == chess.InPlay {
		x, _ := New(name, 2*seed+uint64(game.Turn()))
		p, d := game.Position(), chosen(t, x, r)
		isKing := d.Move.From == p.King(p.SideToMove)
		castles := abs(d.Move.From.File()-d.Move.To.File()) == 2
		if isKing && !castles && p.At(d.Move.To) == nil && !p.InCheck(p.SideToMove) {
			t.Errorf("seed %d: after %v its king goes %v", seed, r.Moves, d.Move)
		}
		if err := game.Play(d.Move); err != nil {
			t.Fatal(err)
		}
		r.Moves = append(r.Moves, d.Move)
	}
}

// From level 3 on, a queen that can be had for nothing is taken, from however far.
func TestTakesAQueen(t *testing.T) {
	tests := []struct{ name, fen, want string }{
		{
			"by a bishop from afar",
			"rnb1kbnr/pppp1ppp/8/4p1q1/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 3", "c1g5",
		},
		{"by a rook from afar", "q5k1/5ppp/2n2n2/8/8/2N2N2/5PPP/R5K1 w - - 0 20", "a1a8"},
		{"by a pawn", "rnb1kbnr/pppp1ppp/8/4p3/5q2/6P1/PPPPPP1P/RNBQKBNR w KQkq - 0 3", "g3f4"},
	}
	for _, name := range Levels()[2:] {
		for _, tt := range tests {
			t.Run(name+" "+tt.name, func(t *testing.T) {
				for seed := range uint64(8) {
					x, _ := New(name, seed)
					d := chosen(t, x, Request{Start: positionOf(t, tt.fen), Nodes: 1_000, MustMove: true})
					if d.Move.String() != tt.want {
						t.Errorf("seed %d: it plays %v, want %s", seed, d.Move, tt.want)
					}
				}
			})
		}
	}
}
