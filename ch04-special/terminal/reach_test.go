// reach_test.go asks where a piece can go, when it can do more than walk.

package terminal

import (
	"regexp"
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"
)

// marked is a rank on which something is marked.
var marked = regexp.MustCompile(`.*[*x>-].*\n`)

func TestReach(t *testing.T) {
	tests := []struct {
		name, fen, square string
		marks             string // the ranks on which something is marked, from above
		want              string // below the board
	}{
		{"castling to both sides", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1", "2 . . . * * * . .,1 R . * *>K * * R",
			"the king on e1 can go to d1 f1 d2 e2 f2, and castle to c1 g1"},
		{"castling to one side", "4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1", "e1", "2 . . . * * * . .,1 R . * *>K * N R",
			"the king on e1 can go to d1 f1 d2 e2 f2, and castle to c1"},
		{"no castling through attack", "4k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1", "e1", "2 . . . - -xr . .,1 R . * *>K - . R",
			"the king on e1 can go to d1, and capture on f2, and castle to c1\nit would be attacked on f1 d2 e2: why e1f1 tells the reason\nan attack forbids O-O: why O-O tells the reason"},
		{"no castling out of attack", "4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", "e1", "2 . . . * - * . .,1 R . . *>K * . R",
			"the king on e1 can go to d1 f1 d2 f2\nit would be attacked on e2: why e1e2 tells the reason\n" +
				"an attack forbids O-O: why O-O tells the reason\nan attack forbids O-O-O: why O-O-O tells the reason"},
		{"the other side's castling through attack", "r3k2r/8/8/8/8/8/8/4KR2 w kq - 0 1", "e8", "8 r . * *>k - . r,7 . . . * * - . .",
			"the king on e8 can go to d7 e7 d8, and castle to c8\nit would be attacked on f7 f8"},
		{"another piece does not castle", "4k3/4r3/8/8/8/8/4P3/R3K2R w KQ - 0 1", "e2", "4 . . . . * . . .,3 . . . . * . . .,2 . . . .>P . . .",
			"the pawn on e2 can go to e3 e4"},
		{"the other side's castling", "r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1", "e8", "8 r . * *>k * * r,7 . . . * * * . .",
			"the king on e8 can go to d7 e7 f7 d8 f8, and castle to c8 g8"},
		{"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5", "6 . . . x * . . .,5 . . . p>P . . .",
			"the pawn on e5 can go to e6, and capture on d6\non d6 it captures en passant, the pawn that has just passed"},
		{"en passant beside a capture", "4k3/8/5p2/3pP3/8/8/8/4K3 w - d6 0 1", "e5", "6 . . . x *xp . .,5 . . . p>P . . .",
			"the pawn on e5 can go to e6, and capture on d6 f6\non d6 it captures en passant, the pawn that has just passed"},
		{"en passant of Black", "4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1", "b4", "4 P>p . . . . . .,3 x * . . . . . .",
			"the pawn on b4 can go to b3, and capture on a3\non a3 it captures en passant, the pawn that has just passed"},
		{"a pinned pawn may not capture en passant", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "e5", "6 . . . - * . . .,5 K . . p>P . . r",
			"the pawn on e5 can go to e6\nits king forbids d6: why e5d6 tells the reason"},
		{"no en passant a move later", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5", "6 . . . . * . . .,5 . . . p>P . . .", "the pawn on e5 can go to e6"},
		{"a king does not capture en passant", "4k3/8/8/3pK3/8/8/8/8 w - d6 0 1", "e5", "6 . . . * * * . .,5 . . .xp>K * . .,4 . . . * - * . .",
			"the king on e5 can go to d4 f4 f5 d6 e6 f6, and capture on d5\nit would be attacked on e4: why e5e4 tells the reason"},
		{"promotion", "r6k/1P6/8/8/8/8/8/1K6 w - - 0 1", "b7", "8xr * . . . . . k,7 .>P . . . . . .",
			"the pawn on b7 can go to b8, and capture on a8\nthere it becomes a queen, a rook, a bishop or a knight"},
		{"promotion of Black, with White to move", "7k/8/8/8/8/8/1p6/R6K w - - 0 1", "b2", "2 .>p . . . . . .,1xR * . . . . . K",
			"the pawn on b2 can go to b1, and capture on a1\nthere it becomes a queen, a rook, a bishop or a knight"},
		{"a pinned pawn does not promote", "7k/KP5r/8/8/8/8/8/8 w - - 0 1", "b7", "8 . - . . . . . k,7 K>P . . . . . r",
			"the pawn on b7 has no legal move\nits king forbids b8: why b7b8 tells the reason"},
		{"a pawn with a way to go", "7k/8/1P6/8/8/8/8/K7 w - - 0 1", "b6", "7 . * . . . . . .,6 .>P . . . . . .", "the pawn on b6 can go to b7"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			s := newSession(nil, Options{Position: chess.MustParseFEN(tt.fen), Quiet: true})
			before := position(s)
			board, said, _ := strings.Cut(answer(s, "moves "+tt.square), "  a b c d e f g h\n")
			for _, rank := range strings.Split(tt.marks, ",") {
				if !strings.Contains(board, rank+"\n") {
					t.Errorf("there is no rank %s on the board\n%s", rank, board)
				}
			}
			if n := strings.Count(board, "\n") - strings.Count(marked.ReplaceAllString(board, ""), "\n"); n != 1+strings.Count(tt.marks, ",") {
				t.Errorf("there are marks on %d ranks, want them on %s:\n%s", n, tt.marks, board)
			}
			compare(t, said, tt.want+"\n")
			compare(t, position(s), before)
		})
	}
}

func TestReachInWords(t *testing.T) {
	one, two := []string{"e4"}, []string{"c1", "g1"}
	tests := []struct {
		reach reach
		want  string
	}{
		{reach{}, "has no legal move"},
		{reach{forbidden: one}, "has no legal move"},
		{reach{walks: one}, "can go to e4"},
		{reach{captures: two}, "can capture on c1 g1"},
		{reach{castlings: two}, "can castle to c1 g1"},
		{reach{walks: one, captures: two}, "can go to e4, and capture on c1 g1"},
		{reach{walks: one, castlings: two}, "can go to e4, and castle to c1 g1"},
		{reach{walks: one, captures: one, castlings: two}, "can go to e4, and capture on e4, and castle to c1 g1"},
	}
	for _, tt := range tests {
		compare(t, tt.reach.String(), tt.want)
	}
}

// Why a pawn may capture in passing, or may not.
func TestWhyEnPassant(t *testing.T) {
	const late = "a pawn goes diagonally only to capture: d6 is empty, and the pawn on d5 is captured en passant only right after a double step"
	tests := []struct{ name, fen, line, want string }{
		{"right after the double step", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "e5d6 is legal"},
		{"typed with a gap", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5 d6", "e5d6 is legal"},
		{"a move later", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", late},
		{"it never was there", "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1", "e5d6", "a pawn goes diagonally only to capture: d6 is empty"},
		{"the rook sees through both pawns", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "e5d6",
			"capturing en passant takes both pawns off their squares: then the rook on h5 attacks the king on a5 over g5 f5 e5 d5 c5 b5"},
		{"the pawn that captures is pinned", "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6",
			"the pawn on e5 is pinned: without it the rook on e8 attacks the king on e1 over e7 e6 e5 e4 e3 e2"},
		{"the captured pawn has hidden the king", "b3k3/8/8/3pP3/8/8/8/7K w - d6 0 1", "e5d6",
			"capturing en passant takes both pawns off their squares: then the bishop on a8 attacks the king on h1 over b7 c6 d5 e4 f3 g2"},
		{"it takes the pawn that gives check", "8/8/8/3pP3/2K5/8/8/7k w - d6 0 1", "e5d6", "e5d6 is legal"},
		{"it does not help against another check", "4r2k/8/8/3pP3/8/8/8/K3r3 w - d6 0 1", "e5d6",
			"the rook on e1 gives check to the king on a1 over d1 c1 b1: move the king, capture the rook on e1, or put a piece between"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			s := newSession(nil, Options{Position: chess.MustParseFEN(tt.fen), Quiet: true})
			compare(t, answer(s, "why "+tt.line), wrap(tt.want)+"\n")
		})
	}
}
