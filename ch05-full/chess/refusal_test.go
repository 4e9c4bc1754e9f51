// refusal_test.go tests what is said to a move that may not be played, word for
// word.

package chess

import "testing"

func TestRefusal(t *testing.T) {
	// White is to move. The queen is pinned.
	p := positionOf(t, "4k3/4r3/5N2/8/5n2/2p1Q3/PPP2P2/R1B1K3 w")
	tests := []struct{ name, move, want string }{
		{"nothing moves from an empty square", "e4e5", "e4: nothing stands there"},
		{"a side does not move the other side's piece", "f4g2", "not your turn: the knight on f4 is black, and white is to move"},
		{"a piece does not go to the square where it stands", "e3e3", "a move must go to another square: the queen on e3 is there already"},
		{"a king is never captured", "f6e8", "a king is never captured: the knight on f6 attacks the king on e8, and that is as far as it goes"},
		{"a pinned piece does not leave the line", "e3d3", "that leaves your king on e1 to the rook on e7"},

		{"a piece does not capture its own side", "a1a2", "the rook on a1 cannot go to a2: a piece of its own side stands there: the pawn on a2"},
		{"a pawn does not go over a piece", "c2c4", "the pawn on c2 cannot reach c4: the way is blocked by the pawn on c3"},
		{"a pawn does not capture straight ahead", "f2f4", "a pawn cannot capture straight ahead: the knight on f4 is in the way of the pawn on f2"},
		{"a pawn does not go diagonally onto nothing", "b2a3", "a pawn goes diagonally only to capture: a3 is empty"},

		{"a king does not go two squares", "e1e3", "the king on e1 does not move like that: a king goes one square in any direction, or castles: O-O or O-O-O"},
		{"a queen does not go like a knight", "e3g4", "the queen on e3 does not move like that: a queen goes along a rank, a file or a diagonal"},
		{"a rook does not go diagonally, whatever stands there", "a1b2", "the rook on a1 does not move like that: a rook goes along its rank or its file"},
		{"a bishop does not go straight, whatever stands in its way", "c1c3", "the bishop on c1 does not move like that: a bishop goes along a diagonal"},
		{"a knight does not go straight", "f6f5", "the knight on f6 does not move like that: a knight goes two squares along a line and one to the side"},
		{"a pawn does not go backwards", "b2b1", "the pawn on b2 does not move like that: a pawn goes one step ahead, or two from its first square, and captures one step diagonally ahead"},
	}
	for _, tt := range tests {
		m := moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) { sameError(t, p.Refusal(m), nil, tt.want) })
	}
}

func TestRefusalOffBoard(t *testing.T) {
	p := StartingPosition()
	sameError(t, p.Refusal(Move{From: E2, To: NoSquare}), nil, "a move needs two squares of the board")
}

// En passant would be the way, had its time not passed.
func TestRefusalTooLate(t *testing.T) {
	tests := []struct{ name, fen, move, want string }{
		{"a black pawn may have made its double step earlier", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "a pawn goes diagonally only to capture: d6 is empty, and the pawn on d5 is captured en passant only right after a double step"},
		{"a white pawn may have made its double step earlier", "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1", "d4e3", "a pawn goes diagonally only to capture: e3 is empty, and the pawn on e4 is captured en passant only right after a double step"},
		{"a side's own pawn is not captured en passant", "4k3/8/8/8/3PP3/8/8/4K3 w - - 0 1", "d4e5", "a pawn goes diagonally only to capture: e5 is empty"},
		{"a pawn on another rank has made no double step", "4k3/8/3pP3/8/8/8/8/4K3 w - - 0 1", "e6d7", "a pawn goes diagonally only to capture: d7 is empty"},
		{"a bishop is not captured en passant", "4k3/8/8/3bP3/8/8/8/4K3 w - - 0 1", "e5d6", "a pawn goes diagonally only to capture: d6 is empty"},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) { sameError(t, p.Refusal(m), nil, tt.want) })
	}
}
