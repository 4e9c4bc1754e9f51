// documents_test.go runs the cases of the course's source documents that are
// about how the pieces move. Each name begins with the number of its case in
// docs/test-cases.md, and E0-01 is a row of docs/errata.md.

package chess

import "testing"

// Each row asks one question: may the piece on the first square of the move make
// it, by its own rule?
func TestDocumentsPieceRules(t *testing.T) {
	tests := []struct {
		name, fen, move string
		want            bool
	}{
		// One document asks about lines and jumps without a piece that makes them.
		// We ask a piece: a rook goes orthogonally, a bishop diagonally.
		{"T4-orth-1 one square along a rank: a1-b1", "8/8/8/8/8/8/8/R7", "a1b1", true},
		{"T4-orth-2 one square along a file: a1-a2", "8/8/8/8/8/8/8/R7", "a1a2", true},
		{"T4-orth-3 a diagonal is not orthogonal: a1-b2", "8/8/8/8/8/8/8/R7", "a1b2", false},
		{"T4-orth-4 standing still is no move: a1-a1", "8/8/8/8/8/8/8/R7", "a1a1", false},
		{"T4-orth-5 blocked by d4, up the file: d1-d7", "8/8/8/8/3P4/8/8/3R4", "d1d7", false},
		{"T4-orth-6 blocked by d4, along the rank: a4-g4", "8/8/8/8/R2P4/8/8/8", "a4g4", false},
		{"T4-diag-1 one square up to the right: a1-b2", "8/8/8/8/8/8/8/B7", "a1b2", true},
		{"T4-diag-2 one square up to the left: b1-a2", "8/8/8/8/8/8/8/1B6", "b1a2", true},
		{"T4-diag-3 a rank is not diagonal: a1-b1", "8/8/8/8/8/8/8/B7", "a1b1", false},
		{"T4-diag-4 standing still is no move: a1-a1", "8/8/8/8/8/8/8/B7", "a1a1", false},
		{"T4-diag-5 blocked by d4, from corner to corner: a1-h8", "8/8/8/8/3P4/8/8/B7", "a1h8", false},
		{"T4-diag-6 passing by d4: b1-g6", "8/8/8/8/3P4/8/8/1B6", "b1g6", true},
		{"T4-diag-7 blocked by d4, downwards: a7-f2", "8/B7/8/8/3P4/8/8/8", "a7f2", false},
		{"T4-diag-8 passing by d4, downwards: a8-h1", "B7/8/8/8/3P4/8/8/8", "a8h1", true},
		{"T4-knight-1 two to the right and one up: a1-c2", "8/8/8/8/8/8/8/N7", "a1c2", true},
		{"T4-knight-2 one to the right and two up: a1-b3", "8/8/8/8/8/8/8/N7", "a1b3", true},
		{"T4-knight-3 one and one is no jump: a1-b2", "8/8/8/8/8/8/8/N7", "a1b2", false},
		{"T1-knight-ref two to the left and one down: d5-b4", "8/8/8/3N4/8/8/8/8", "d5b4", true},

		// The same document has a function that is told who moves and who stands on
		// the target, and no squares. We let the one go to the other, side by side.
		{"T4-own-1 a white rook takes a black rook", "8/8/8/8/8/8/r7/R7", "a1a2", true},
		{"T4-own-2 a black rook takes a white rook", "8/8/8/8/8/8/R7/r7", "a1a2", true},
		{"T4-own-3 a white rook takes no white rook", "8/8/8/8/8/8/R7/R7", "a1a2", false},
		{"T4-own-4 a black rook takes no black rook", "8/8/8/8/8/8/r7/r7", "a1a2", false},
		{"T4-own-5 a rook goes to an empty square", "8/8/8/8/8/8/8/R7", "a1a2", true},

		{"T0-pawn-hop-w no double step over a knight, though the printed code makes it (E0-01): e2-e4", "8/8/8/8/8/4n3/4P3/8", "e2e4", false},
		{"T0-pawn-hop-b no double step over a knight, Black, though the printed code makes it (E0-01): e7-e5", "8/4p3/4N3/8/8/8/8/8", "e7e5", false},
		{"T4-own-6 a rook takes an enemy rook: a1-a5", "8/8/8/r7/8/8/8/R7", "a1a5", true},
		{"T4-own-7 a rook does not take its own rook: a1-a5", "8/8/8/R7/8/8/8/R7", "a1a5", false},
		{"T4-pawn-1 one step, White: e2-e3", "8/3p4/8/8/8/8/4P3/8", "e2e3", true},
		{"T4-pawn-2 two steps, White: e2-e4", "8/3p4/8/8/8/8/4P3/8", "e2e4", true},
		{"T4-pawn-3 one step, Black, whosever turn it is: d7-d6", "8/3p4/8/8/8/8/4P3/8", "d7d6", true},
		{"T4-pawn-4 two steps, Black: d7-d5", "8/3p4/8/8/8/8/4P3/8", "d7d5", true},
		{"T4-pawn-5 blocked by its own pawn: e2-e3", "8/3p4/3p4/4P3/8/4P3/4P3/8", "e2e3", false},
		{"T4-pawn-6 blocked, two steps over its own pawn: e2-e4", "8/3p4/3p4/4P3/8/4P3/4P3/8", "e2e4", false},
		{"T4-pawn-7 blocked: d7-d6", "8/3p4/3p4/4P3/8/4P3/4P3/8", "d7d6", false},
		{"T4-pawn-8 blocked, two steps over a pawn: d7-d5", "8/3p4/3p4/4P3/8/4P3/4P3/8", "d7d5", false},
		{"T4-pawn-9 White captures diagonally: e5-d6", "8/3p4/3p4/4P3/8/4P3/4P3/8", "e5d6", true},
		{"T4-pawn-10 Black captures diagonally: d6-e5", "8/3p4/3p4/4P3/8/4P3/4P3/8", "d6e5", true},
		{"T4-ep-3 no capture in passing without a double step just made: e5-d6", "8/8/8/3pP3/3pP3/8/8/8", "e5d6", false},
		{"T3-pawn-1 a pawn never goes backwards: d4-d3", "8/8/8/8/3P4/8/8/8", "d4d3", false},
		{"T3-pawn-2 a pawn does not go diagonally to an empty square: d4-e5", "8/8/8/8/3P4/8/8/8", "d4e5", false},
		{"T3-pawn-3 a pawn goes diagonally to capture: d4-e5", "8/8/8/4p3/3P4/8/8/8", "d4e5", true},
		{"T3R-knight-1 a jump: d4-b5", "8/8/8/8/3N4/8/8/8", "d4b5", true},
		{"T3R-knight-2 a jump: d4-c6", "8/8/8/8/3N4/8/8/8", "d4c6", true},
		{"T3R-knight-3 a jump: d4-e6", "8/8/8/8/3N4/8/8/8", "d4e6", true},
		{"T3R-knight-4 a jump: d4-f5", "8/8/8/8/3N4/8/8/8", "d4f5", true},
		{"T3R-knight-5 a jump: d4-f3", "8/8/8/8/3N4/8/8/8", "d4f3", true},
		{"T3R-knight-6 a jump: d4-e2", "8/8/8/8/3N4/8/8/8", "d4e2", true},
		{"T3R-knight-7 a jump: d4-c2", "8/8/8/8/3N4/8/8/8", "d4c2", true},
		{"T3R-knight-8 a jump: d4-b3", "8/8/8/8/3N4/8/8/8", "d4b3", true},
		{"T3R-knight-9 a knight does not go diagonally: d4-b2", "8/8/8/8/3N4/8/8/8", "d4b2", false},
		{"T3R-knight-10 a knight does not go down a file: d4-d1", "8/8/8/8/3N4/8/8/8", "d4d1", false},
		{"T3R-knight-11 a knight does not go along a rank: d4-b4", "8/8/8/8/3N4/8/8/8", "d4b4", false},
		{"T3R-knight-12 a knight does not go one step diagonally: d4-e5", "8/8/8/8/3N4/8/8/8", "d4e5", false},
		{"T3R-knight-13 a knight does not cross the board: b1-d8", "8/8/8/8/8/8/8/1N6", "b1d8", false},
		{"T3R-knight-14 a white knight jumps out of a ring: c3-b5", "8/8/8/P1p5/PppP4/1PN5/8/8", "c3b5", true},
		{"T3R-knight-15 a black knight jumps out of a crowd: b5-d6", "8/8/8/Pnp5/PppP4/1P6/8/8", "b5d6", true},
		{"T3R-knight-16 a knight takes an enemy: d4-f3", "8/8/2P1P3/1P3P2/3N4/1p3p2/2p1p3/8", "d4f3", true},
		{"T3R-knight-17 a knight takes an enemy: d4-e2", "8/8/2P1P3/1P3P2/3N4/1p3p2/2p1p3/8", "d4e2", true},
		{"T3R-knight-18 a knight takes an enemy: d4-c2", "8/8/2P1P3/1P3P2/3N4/1p3p2/2p1p3/8", "d4c2", true},
		{"T3R-knight-19 a knight takes an enemy: d4-b3", "8/8/2P1P3/1P3P2/3N4/1p3p2/2p1p3/8", "d4b3", true},
		{"T3R-knight-20 a knight does not take its own: d4-b5", "8/8/2P1P3/1P3P2/3N4/1p3p2/2p1p3/8", "d4b5", false},
		{"T3R-knight-21 a knight does not take its own: d4-c6", "8/8/2P1P3/1P3P2/3N4/1p3p2/2p1p3/8", "d4c6", false},
		{"T3R-knight-22 a knight does not take its own: d4-e6", "8/8/2P1P3/1P3P2/3N4/1p3p2/2p1p3/8", "d4e6", false},
		{"T3R-knight-23 a knight does not take its own: d4-f5", "8/8/2P1P3/1P3P2/3N4/1p3p2/2p1p3/8", "d4f5", false},
		{"T3R-pawn-1 one step up: d4-d5", "8/8/8/8/3P4/8/8/8", "d4d5", true},
		{"T3R-pawn-2 no step back: d4-d3", "8/8/8/8/3P4/8/8/8", "d4d3", false},
		{"T3R-pawn-3 one step down, Black: d5-d4", "8/8/8/3p4/8/8/8/8", "d5d4", true},
		{"T3R-pawn-4 no step up, Black: d3-d4", "8/8/8/8/8/3p4/8/8", "d3d4", false},
		{"T3R-pawn-5 two steps from the first square: d2-d4", "8/8/8/8/8/8/3P4/8", "d2d4", true},
		{"T3R-pawn-6 two steps from the first square, Black: e7-e5", "8/4p3/8/8/8/8/8/8", "e7e5", true},
		{"T3R-pawn-7 no two steps for a pawn that has moved: d3-d5", "8/8/8/8/8/3P4/8/8", "d3d5", false},
		{"T3R-pawn-8 one step for a pawn that has moved: d3-d4", "8/8/8/8/8/3P4/8/8", "d3d4", true},
		{"T3R-pawn-9 no two steps for a pawn that has moved, Black: e6-e4", "8/8/4p3/8/8/8/8/8", "e6e4", false},
		{"T3R-pawn-10 one step for a pawn that has moved, Black: e6-e5", "8/8/4p3/8/8/8/8/8", "e6e5", true},
		{"T3R-pawn-11 no two steps over a bishop: c2-c4", "8/8/8/8/8/2b5/2P5/8", "c2c4", false},
		{"T3R-pawn-12 a bishop beside the way is no matter: d2-d4", "8/8/8/8/8/2b5/3P4/8", "d2d4", true},
		{"T3R-pawn-13 no two steps over a bishop, Black: e7-e5", "8/4p3/4b3/8/8/8/8/8", "e7e5", false},
		{"T3R-pawn-14 a bishop beside the way is no matter, Black: d7-d5", "8/3p4/4b3/8/8/8/8/8", "d7d5", true},
		{"T3R-pawn-15 a pawn does not capture straight ahead: d5-d6", "8/8/3b4/3P4/8/8/8/8", "d5d6", false},
		{"T3R-pawn-16 a pawn does not run into its own bishop: d5-d6", "8/8/3B4/3P4/8/8/8/8", "d5d6", false},
		{"T3R-pawn-17 no diagonal step to an empty square: d5-e6", "8/8/8/3P4/8/8/8/8", "d5e6", false},
		{"T3R-pawn-18 no diagonal step to an empty square, to the left: g2-f3", "8/8/8/8/8/8/6P1/8", "g2f3", false},
		{"T3R-pawn-19 no step backwards, to the left: e7-d6", "8/4P3/8/8/8/8/8/8", "e7d6", false},
		{"T3R-pawn-20 no step backwards, to the right: d7-e6", "8/3P4/8/8/8/8/8/8", "d7e6", false},
		{"T3R-pawn-21 no leap across the board: e2-e8", "8/8/8/8/8/8/4P3/8", "e2e8", false},
		{"T3R-pawn-22 no leap across the files: e2-h5", "8/8/8/8/8/8/4P3/8", "e2h5", false},
		{"T3R-pawn-23 no knight's jump: e2-d4", "8/8/8/8/8/8/4P3/8", "e2d4", false},
		{"T3R-pawn-24 a pawn captures to the left: d5-c6", "8/8/2b1b3/3P4/4b3/8/8/8", "d5c6", true},
		{"T3R-pawn-25 a pawn captures to the right: d5-e6", "8/8/2b1b3/3P4/4b3/8/8/8", "d5e6", true},
		{"T3R-pawn-26 no capture backwards: d5-e4", "8/8/2b1b3/3P4/4b3/8/8/8", "d5e4", false},
		{"T3R-pawn-27 a pawn captures towards the a-file, Black: d5-c4", "8/8/8/3p4/2B1B3/8/8/8", "d5c4", true},
		{"T3R-pawn-28 a pawn captures towards the h-file, Black: d5-e4", "8/8/8/3p4/2B1B3/8/8/8", "d5e4", true},
		{"T3R-pawn-29 a pawn does not capture its own bishop: d5-c6", "8/8/2B1b3/3P4/8/8/8/8", "d5c6", false},
		{"T3R-pawn-30 a pawn captures the enemy's bishop: d5-e6", "8/8/2B1b3/3P4/8/8/8/8", "d5e6", true},
		{"T3R-pawn-31 a pawn captures the enemy's bishop, Black: d5-c4", "8/8/8/3p4/2B1b3/8/8/8", "d5c4", true},
		{"T3R-pawn-32 a pawn does not capture its own bishop, Black: d5-e4", "8/8/8/3p4/2B1b3/8/8/8", "d5e4", false},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		mover := p.At(m.From)
		if mover == nil {
			t.Fatalf("%s: nothing stands on %v in %s", tt.name, m.From, tt.fen)
		}
		t.Run(tt.name, func(t *testing.T) {
			same(t, mover.IsValid(&p.Board, m.From, m.To), tt.want, "%v for the %v: IsValid = %t, want %t", m, mover)
		})
	}
}
