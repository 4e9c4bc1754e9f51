// castling_test.go castles at the prompt, and asks why not.

package terminal

import (
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"
)

// cornered is a position in which both sides may castle to both sides.
const cornered = "r3k2r/p6p/8/8/8/8/P6P/R3K2R"

func TestSpellingsOfCastling(t *testing.T) {
	tests := []struct {
		lines string // each does the same; words with a comma between are typed one after the other
		want  string
	}{
		{"O-O 0-0 o-o O–O oo OO 00 O-O+ 0-0# e1g1 e1-g1 E1G1 Ke1-g1 e1,g1", "1. O-O\n"},
		{"O-O-O 0-0-0 o-o-o O–O–O ooo OOO 000 O-O-O# e1c1 e1-c1 E1C1 Ke1-c1 e1,c1", "1. O-O-O\n"},
	}
	for _, tt := range tests {
		for _, line := range strings.Fields(tt.lines) {
			for _, side := range []chess.Color{chess.White, chess.Black} {
				row(t, side.String()+" "+line, func(t *testing.T) {
					o := Options{Position: at(cornered, side), Quiet: true}
					o.Position.Castling = chess.AllCastling
					line, want := line, tt.want
					if side == chess.Black {
						line = strings.NewReplacer("e1", "e8", "E1", "E8", "g1", "g8", "G1", "G8", "c1", "c8", "C1", "C8").Replace(line)
						want = strings.Replace(want, "1.", "1...", 1)
					}
					s := newSession(nil, o)
					steps := strings.Split(line, ",")
					for _, step := range steps[:len(steps)-1] {
						answer(s, step)
					}
					compare(t, answer(s, steps[len(steps)-1]), want)
				})
			}
		}
	}
}

// What looks like castling and is none.
func TestNotCastling(t *testing.T) {
	for _, line := range []string{"O", "o", "0", "O-", "-O", "O-O-", "O-O-O-O", "oooo", "O O", "O-0-X", "o-oh", "castle", "castle O-O"} {
		row(t, line, func(t *testing.T) {
			o := Options{Position: at(cornered, chess.White), Quiet: true}
			o.Position.Castling = chess.AllCastling
			s := newSession(nil, o)
			before := position(s)
			answer(s, line)
			compare(t, position(s), before)
		})
	}
}

// Each refusal has its reason, the same for the sign as for the king's move, and
// why gives it as well.
func TestCastlingRefused(t *testing.T) {
	const attacked = "a king does not castle out of, through or into attack: the king "
	tests := []struct {
		name, fen string
		sign      string
		move      string
		want      string
	}{
		{"the right is gone", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "O-O", "e1g1",
			"no right to castle: the king or the rook from h1 has moved, the rook was captured, or the position was set up without the right"},
		{"the other right is gone", "r3k2r/8/8/8/8/8/8/4K3 b k - 0 1", "O-O-O", "e8c8",
			"no right to castle: the king or the rook from a8 has moved, the rook was captured, or the position was set up without the right"},
		{"there is no rook", "4k3/8/8/8/8/8/8/4K2N w K - 0 1", "O-O", "e1g1", "castling needs the rook: no white rook stands on h1"},
		{"the rook is an enemy", "R3k3/8/8/8/8/8/8/4K3 b q - 0 1", "O-O-O", "e8c8", "castling needs the rook: no black rook stands on a8"},
		{"a piece is in the way", "4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "O-O", "e1g1",
			"castling needs the squares between king and rook empty: the bishop on f1 is in the way"},
		{"a piece is in the way of the rook", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "O-O-O", "e1c1",
			"castling needs the squares between king and rook empty: the knight on b1 is in the way"},
		{"an enemy is in the way", "4k1Nr/8/8/8/8/8/8/4K3 b k - 0 1", "O-O", "e8g8",
			"castling needs the squares between king and rook empty: the knight on g8 is in the way"},
		{"out of attack", "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1", "O-O-O", "e1c1", attacked + "is in check on e1, attacked by the rook on e2"},
		{"through attack", "4k3/8/b7/8/8/8/8/4K2R w K - 0 1", "O-O", "e1g1", attacked + "would pass f1, attacked by the bishop on a6"},
		{"into attack", "4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1", "O-O", "e1g1", attacked + "would end on g1, attacked by the pawn on h2"},
		{"into two attacks", "r3k3/8/8/8/5B2/8/2R5/4K3 b q - 0 1", "O-O-O", "e8c8", attacked + "would end on c8, attacked by the rook on c2"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			s := newSession(nil, Options{Position: chess.MustParseFEN(tt.fen), Quiet: true})
			before := position(s)
			for _, line := range []string{tt.sign, tt.move} {
				got := strings.ReplaceAll(answer(s, line), "\n", " ")
				if !strings.HasPrefix(got, tt.want+". Try ") {
					t.Errorf("%s is answered by\n%s\nwant\n%s", line, got, tt.want)
				}
				compare(t, answer(s, "why "+line), wrap(tt.want)+"\n")
			}
			compare(t, position(s), before)
		})
	}
}

// Only the king's way matters: the rook may be attacked, and cross b1 under attack.
func TestCastlingUnderTheEyesOfTheEnemy(t *testing.T) {
	tests := []struct{ name, fen, line, move, want string }{
		{"the rook is attacked", "4k2r/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "e1g1", "1. O-O\n"},
		{"b1 is attacked", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O", "e1c1", "1. O-O-O\n"},
		{"b8 is attacked", "r3k3/8/8/8/8/8/8/1R2K3 b q - 0 1", "O-O-O", "e8c8", "1... O-O-O\n"},
		{"with check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "e1g1", "1. O-O+\ncheck: the king on f8 is attacked by the rook on f1\n"},
		{"with mate", "8/8/8/8/8/8/7R/1k2K2R w K - 0 1", "0-0", "e1g1", "1. O-O#\ncheckmate by the rook on f1: white has won\n"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			s := newSession(nil, Options{Position: chess.MustParseFEN(tt.fen), Quiet: true})
			compare(t, answer(s, "why "+tt.line), tt.move+" is legal\n")
			compare(t, answer(s, tt.line), tt.want)
		})
	}
}

// The sign is for a king that stands where it stood in the beginning. Anything
// else on that square moves by its own rules.
func TestCastlingWithoutAKing(t *testing.T) {
	tests := []struct{ name, fen, where string }{
		{"the king has left", "4k3/8/8/8/8/8/8/R4K1R w - - 0 1", "e1"},
		{"a queen is there", "4k3/8/8/8/8/8/8/R3Q2R w - - 0 1", "e1"},
		{"an enemy king is there", "8/8/8/8/8/8/8/K3k2R w - - 0 1", "e1"},
		{"Black's king has left", "r2k3r/8/8/8/8/8/8/4K3 b - - 0 1", "e8"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			s := newSession(nil, Options{Position: chess.MustParseFEN(tt.fen), Quiet: true})
			want := "castling is for a king on its first square, and yours is not on " + tt.where
			for _, line := range []string{"O-O", "O-O-O"} {
				if got := answer(s, line); !strings.HasPrefix(got, want+". Try ") {
					t.Errorf("%s is answered by\n%swant\n%s", line, got, want)
				}
				compare(t, answer(s, "why "+line), want+"\n")
			}
		})
	}
}

// After the end nobody castles, and the reason is the end.
func TestNoCastlingAfterTheEnd(t *testing.T) {
	s := newSession(nil, Options{Position: chess.MustParseFEN("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"), Quiet: true})
	compare(t, answer(s, "O-O"), "the game is over: checkmate, white has won\n")
	compare(t, answer(s, "why O-O"), "castling is for a king on its first square, and yours is not on e8\n")
}
