// evaluate_test.go tests that evaluation is fair to both sides, and that each term says what
// is good.

package engine

import (
	"math/bits"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

// score evaluates a position for the side to move.
func score(t *testing.T, p chess.Position) Score {
	t.Helper()
	e := New(Options{})
	e.board = fastBoard(t, p)
	return e.evaluate()
}

// mirrored returns a FEN with the colors exchanged and the board turned over.
func mirrored(fen string) string {
	fields := strings.Fields(strings.Map(func(r rune) rune {
		switch {
		case 'a' <= r && r <= 'z':
			return r - 'a' + 'A'
		case 'A' <= r && r <= 'Z':
			return r - 'A' + 'a'
		}
		return r
	}, fen))
	ranks := strings.Split(fields[0], "/")
	for i := range 4 {
		ranks[i], ranks[7-i] = ranks[7-i], ranks[i]
	}
	turn := map[string]string{"W": "b", "B": "w"}[fields[1]]
	return strings.Join(ranks, "/") + " " + turn + " - - " + strings.Join(fields[4:], " ")
}

func TestEvaluateIsSymmetric(t *testing.T) {
	for _, p := range fromGames(5, 11) {
		p.Castling = chess.NoCastling
		p.SetEnPassant(chess.NoSquare)
		if got, want := score(t, parse(t, mirrored(p.FEN()))), score(t, p); got != want {
			t.Errorf("with the colors exchanged the score is %v, not %v\n%v", got, want, p)
		}
	}
}

// Lessons may have any number of queens.
func TestMaterialIsNoMate(t *testing.T) {
	const queens = "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/8/7P/K6k"
	for turn, ahead := range map[string]bool{"w": true, "b": false} {
		got := score(t, parse(t, queens+" "+turn+" - - 0 1"))
		if _, mates := got.Mate(); mates || got > 0 != ahead {
			t.Errorf("with %s to move the score is %d", turn, got)
		}
	}
}

func TestEvaluate(t *testing.T) {
	tests := []struct{ name, better, worse string }{
		{
			name:   "a pawn more",
			better: "4k3/pp6/8/8/8/8/PPP5/4K3 w - - 0 1",
			worse:  "4k3/ppp5/8/8/8/8/PPP5/4K3 w - - 0 1",
		},
		{
			name:   "a knight in the middle",
			better: "4k3/p7/8/8/3N4/8/P7/4K3 w - - 0 1",
			worse:  "4k3/p7/8/8/8/8/P7/N3K3 w - - 0 1",
		},
		{
			name:   "a bishop that can go somewhere",
			better: "6k1/pppppppp/8/8/2BP4/4P1P1/PPP2P1P/4K3 w - - 0 1",
			worse:  "6k1/pppppppp/8/8/3P4/4P1P1/PPP2P1P/4KB2 w - - 0 1",
		},
		{
			name:   "two bishops",
			better: "4k3/pp6/2n5/8/8/2BB4/PP6/4K3 w - - 0 1",
			worse:  "4k3/pp6/2n5/8/8/2BN4/PP6/4K3 w - - 0 1",
		},
		{
			name:   "a rook on an open file",
			better: "4k3/pp4pp/8/8/8/8/PP4PP/3RK3 w - - 0 1",
			worse:  "4k3/pp4pp/8/8/8/8/PP4PP/1R2K3 w - - 0 1",
		},
		{
			name:   "a knight that attacks a rook",
			better: "r2q1rk1/pp3ppp/4p3/3pN3/8/4P3/PP3PPP/R2Q1RK1 w - - 0 1",
			worse:  "r2qr1k1/pp3ppp/4p3/3pN3/8/4P3/PP3PPP/R2Q1RK1 w - - 0 1",
		},
		{
			name:   "a check that nothing answers",
			better: "r5k1/pb3ppp/8/8/8/8/PB3PPP/3RR1K1 w - - 0 1",
			worse:  "r5k1/p1b2ppp/8/8/8/8/PB3PPP/3RR1K1 w - - 0 1",
		},
		{
			name:   "a passed pawn",
			better: "4k3/p7/8/4P3/8/8/8/4K3 w - - 0 1",
			worse:  "4k3/4p3/8/4P3/8/8/8/4K3 w - - 0 1",
		},
		{
			name:   "pawns on two files",
			better: "4k3/ppp5/8/8/8/8/PPP5/4K3 w - - 0 1",
			worse:  "4k3/ppp5/8/8/8/P7/P1P5/4K3 w - - 0 1",
		},
		{
			name:   "pawns before the king",
			better: "r2q2k1/5ppp/8/8/8/8/5PPP/R2Q2K1 w - - 0 1",
			worse:  "r2q2k1/5ppp/8/8/6PP/5P2/8/R2Q2K1 w - - 0 1",
		},
		{
			name:   "pieces near the enemy's king",
			better: "6k1/5ppp/8/6N1/8/3B4/1Q3PPP/6K1 w - - 0 1",
			worse:  "6k1/5ppp/8/N7/8/B7/1Q3PPP/6K1 w - - 0 1",
		},
		{
			name:   "a lone king at the edge",
			better: "k7/8/2K5/8/8/8/8/R7 w - - 0 1",
			worse:  "8/8/2Kk4/8/8/8/8/R7 w - - 0 1",
		},
		{
			name:   "a win where a pawn is left",
			better: "4k3/8/8/8/8/8/P7/2B1K3 w - - 0 1",
			worse:  "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1",
		},
		{
			name:   "a win far from the fifty-move rule",
			better: "4k3/8/8/8/8/8/P7/Q3K3 w - - 0 80",
			worse:  "4k3/8/8/8/8/8/P7/Q3K3 w - - 90 80",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			better := score(t, parse(t, tt.better))
			worse := score(t, parse(t, tt.worse))
			if better <= worse {
				t.Errorf("is worth %v, and without it %v\n%s\n%s", better, worse, tt.better, tt.worse)
			}
		})
	}
}

func TestDrawnMaterial(t *testing.T) {
	for _, material := range []string{"K7/B7", "K7/N7", "K7/NN6"} {
		if got := score(t, parse(t, material+"/8/8/8/8/8/6k1 w - - 0 1")); got < -20 || got > 20 {
			t.Errorf("%s is worth %v, and cannot win", material, got)
		}
	}
}

// With a pawn at the edge and the wrong bishop, a lone king in the corner holds the draw.
func TestCornered(t *testing.T) {
	tests := []struct {
		name, fen string
		want      bool // a draw
	}{
		{name: "the wrong bishop", fen: "k7/8/8/8/8/8/P7/2B1K3 w - - 0 1", want: true},
		{name: "the king beside the corner", fen: "8/1k6/8/8/8/8/P7/2B1K3 w - - 0 1", want: true},
		{name: "the king is not there yet", fen: "8/8/2k5/8/8/8/P7/2B1K3 w - - 0 1"},
		{name: "the right bishop", fen: "k7/8/8/8/8/8/P7/4KB2 w - - 0 1"},
		{name: "the wrong bishop for the h-file", fen: "7k/8/8/8/8/8/7P/4KB2 w - - 0 1", want: true},
		{name: "the right bishop for the h-file", fen: "7k/8/8/8/8/8/7P/2B1K3 w - - 0 1"},
		{name: "Black's wrong bishop", fen: "2b1k3/p7/8/8/8/8/8/K7 w - - 0 1", want: true},
		{name: "Black's right bishop", fen: "4kb2/p7/8/8/8/8/8/K7 w - - 0 1"},
		{name: "two bishops of one color", fen: "k7/8/8/8/5B2/8/P7/2B1K3 w - - 0 1", want: true},
		{name: "two pawns on the file, and no bishop", fen: "k7/8/8/8/8/P7/P7/4K3 w - - 0 1", want: true},
		{name: "a pawn on another file", fen: "k7/8/8/8/8/8/PP6/2B1K3 w - - 0 1"},
		{name: "pawns at both edges", fen: "k7/8/8/8/8/8/P6P/2B1K3 w - - 0 1"},
		{name: "a knight too", fen: "k7/8/8/8/8/8/P7/1NB1K3 w - - 0 1"},
		{name: "the king has a pawn with it, so no stalemate saves it", fen: "k7/8/8/8/7p/8/P7/2B1K3 w - - 0 1"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := score(t, parse(t, tt.fen)); (got == 0) != tt.want {
				t.Errorf("is worth %v; a draw: %t, want %t", got, got == 0, tt.want)
			}
		})
	}
}

// The kinds of pieces are where this package expects them.
func TestKinds(t *testing.T) {
	b := NewPlain(parse(t, "4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1"))
	for kind, want := range map[int]int{king: 1, queen: 1, rook: 2, bishop: 2, knight: 2, pawn: 8} {
		if got := bits.OnesCount64(b.Sets()[chess.White][kind]); got != want {
			t.Errorf("of kind %d there are %d, want %d", kind, got, want)
		}
	}
}
