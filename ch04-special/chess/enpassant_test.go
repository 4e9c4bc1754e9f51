// enpassant_test.go tests the capture in passing: when the right to it begins
// and ends, whom it exposes, and whom it saves.

package chess

import (
	"errors"
	"slices"
	"testing"
)

// Each case asks for one capture and counts all legal moves of the position.
func TestCapturingEnPassant(t *testing.T) {
	tests := []struct {
		name  string
		fen   string
		move  string
		want  error
		moves int
	}{
		{"a pawn captures to the left what has just passed", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", nil, 7},
		{"and to the right", "4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 1", "e5f6", nil, 7},
		{"on the a-file", "4k3/8/8/pP6/8/8/8/4K3 w - a6 0 1", "b5a6", nil, 7},
		{"on the h-file", "4k3/8/8/6Pp/8/8/8/4K3 w - h6 0 1", "g5h6", nil, 7},
		{"without the right a pawn beside it is safe", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", ErrPawnDiagonal, 6},
		{"the right is to one square only", "4k3/8/8/3pPp2/8/8/8/4K3 w - f6 0 1", "e5d6", ErrPawnDiagonal, 7},
		{"two pawns may capture: the left one", "4k3/8/8/3PpP2/8/8/8/4K3 w - e6 0 1", "d5e6", nil, 9},
		{"two pawns may capture: the right one", "4k3/8/8/3PpP2/8/8/8/4K3 w - e6 0 1", "f5e6", nil, 9},
		{"a pawn two files away is too far", "4k3/8/8/1P1p4/8/8/8/4K3 w - d6 0 1", "b5d6", ErrPieceRule, 6},
		{"a pawn that is not on its fifth rank is too late", "4k3/8/8/3p4/4P3/8/8/4K3 w - d6 0 1", "e4d6", ErrPieceRule, 7},
		{"or too early", "4k3/8/4P3/3p4/8/8/8/4K3 w - d6 0 1", "e6d6", ErrPieceRule, 6},
		{"the edge of the board is no way around", "4k3/8/8/p6P/8/8/8/4K3 w - a6 0 1", "h5a6", ErrPieceRule, 6},
		{"nor is the other edge", "4k3/8/8/P6p/8/8/8/4K3 w - h6 0 1", "a5h6", ErrPieceRule, 6},

		{"both pawns leave the rank, and a rook sees the king", "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", "d5e6", ErrLeavesKing, 6},
		{"the king on the other side (E4-01)", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "e5d6", ErrLeavesKing, 6},
		{"with a third piece on the rank nobody is exposed", "8/8/8/r1nPp2K/8/8/4k3/8 w - e6 0 1", "d5e6", nil, 7},
		{"the capturer is pinned on its file", "8/5K2/8/3k4/3pP3/8/8/3R4 b - e3 0 1", "d4e3", ErrLeavesKing, 6},
		{"the captured pawn shielded the king from a bishop behind it", "8/8/8/7B/6Pp/8/4k2K/3r4 b - g3 0 1", "h4g3", ErrLeavesKing, 22},
		{"the captured pawn shielded the king from a bishop far away", "4k3/1b6/8/3pP3/8/8/6K1/8 w - d6 0 1", "e5d6", ErrLeavesKing, 9},
		{"a capturer that stays in the line of its pin may capture", "4k3/2b5/8/3pP3/8/6K1/8/8 w - d6 0 1", "e5d6", nil, 9},
		{"the captured pawn gave check", "8/8/8/2k5/2pP4/8/4K3/8 b - d3 0 1", "c4d3", nil, 8},
		{"the captured pawn gave check (E4-01)", "8/8/8/3pP3/2K5/8/8/7k w - d6 0 1", "e5d6", nil, 9},
		{"another piece gives check: capturing the pawn does not help", "4k3/8/8/3pP3/8/8/4r3/4K3 w - d6 0 1", "e5d6", ErrLeavesKing, 3},
	}
	for _, tt := range tests {
		bothWays(t, tt.name, func(t *testing.T, s seat) {
			p, m := setUpFEN(t, s.fen(tt.fen)), moveOf(s.moves(tt.move))
			sameVerdict(t, p, m, tt.want)
			if got := p.LegalMoves(); len(got) != tt.moves {
				t.Errorf("there are %d legal moves, want %d: %s, in %s", len(got), tt.moves, movesOf(got), drawn(p))
			}
		})
	}
}

func TestOnlyADoubleStepGivesTheRight(t *testing.T) {
	const full = "r3k2r/pppppppp/1n6/8/8/1N6/PPPPPPPP/R3K2R w KQkq - 0 1"
	for file := range 8 {
		letter := string(rune('a' + file))
		for _, tt := range []struct{ fen, step, passed string }{
			{full, letter + "2" + letter + "4", letter + "3"},
			{turnedFEN(full), letter + "7" + letter + "5", letter + "6"},
			{full, letter + "2" + letter + "3", "-"},
			{turnedFEN(full), letter + "7" + letter + "6", "-"},
		} {
			p := setUpFEN(t, tt.fen)
			p.Make(moveOf(tt.step))
			if got := p.EnPassant().String(); got != tt.passed {
				t.Fatalf("after %s the en passant square is %s, want %s", tt.step, got, tt.passed)
			}
		}
	}
	tests := []struct {
		name string
		fen  string
		move string
	}{
		{"a rook goes two squares", "4k3/8/8/8/8/8/R7/4K3 w - - 0 1", "a2a4"},
		{"a queen goes two squares", "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", "d2d4"},
		{"a knight goes two ranks", startText, "g1f3"},
		{"a king castles", rooksText, "e1g1"},
		{"a pawn captures", "4k3/8/8/8/8/3p4/4P3/4K3 w - - 0 1", "e2d3"},
		{"a pawn captures in passing", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"},
		{"a pawn promotes", "8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7e8q"},
	}
	for _, tt := range tests {
		bothWays(t, tt.name, func(t *testing.T, s seat) {
			p := setUpFEN(t, s.fen(tt.fen))
			p.Make(moveOf(s.moves(tt.move)))
			if got := p.EnPassant(); got != NoSquare {
				t.Errorf("the en passant square is %v, want none", got)
			}
		})
	}
}

func TestTheRightLastsForOneMove(t *testing.T) {
	tests := []struct {
		name  string
		fen   string
		moves string
		move  string
		want  bool
	}{
		{"right after the double step", "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5", "e5d6", true},
		{"not after two steps", "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d6 e1e2 d6d5", "e5d6", false},
		{"not after a single step beside the pawn", "4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1", "d6d5", "e5d6", false},
		{"not one move later", "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5 e1e2 e8e7", "e5d6", false},
		{"not one move later, though there was another capture", "4k3/3p4/8/4P3/8/8/8/3rK3 b - - 0 1", "d7d5 e1d1 e8e7", "e5d6", false},
		{"another double step begins another right", "4k3/3p1p2/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5 e1e2 f7f5", "e5f6", true},
		{"and ends the first", "4k3/3p1p2/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5 e1e2 f7f5", "e5d6", false},
		{"both sides step on the same file (E4-02)", startText, "e2e4 a7a6 e4e5 a6a5 d2d4 d7d5", "e5d6", true},
		{"both sides step on the same file, and the first right has ended", "4k3/3p4/8/4P3/4p3/8/3P4/4K3 w - - 0 1", "d2d4 d7d5 e1e2", "e4d3", false},
		{"a pawn that comes beside later has no right", "4k3/3p4/8/8/4P3/8/8/4K3 b - - 0 1", "d7d5 e4e5 e8e7", "e5d6", false},
		{"the game of the textbooks, in time", "rnbqkbnr/pppppp1p/7p/6pP/8/8/PPPPPPP1/RNBQKBNR w KQkq g6 0 3", "", "h5g6", true},
		{"the game of the textbooks, too late", "rnbqkbnr/pppppp1p/7p/6pP/8/8/PPPPPPP1/RNBQKBNR w KQkq g6 0 3", "g1f3 g8f6", "h5g6", false},
	}
	for _, tt := range tests {
		bothWays(t, tt.name, func(t *testing.T, s seat) {
			p, m := setUpFEN(t, s.fen(tt.fen)), moveOf(s.moves(tt.move))
			makeAll(t, &p, s.moves(tt.moves), func(int, Move) {})
			want := ErrPawnDiagonal
			if tt.want {
				want = nil
			}
			sameVerdict(t, p, m, want)
		})
	}
}

// The captured pawn does not stand where the capturing one goes. Move, record
// and taking back know that.
func TestEnPassantTakesThePawnThatHasPassed(t *testing.T) {
	tests := []struct {
		name   string
		fen    string
		move   string
		want   string
		record string
	}{
		{"to the left", "4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 9", "e5d6", "4k3/8/3P4/5p2/8/8/8/4K3 b - - 0 9", "e5xd6"},
		{"to the right", "4k3/8/8/3pPp2/8/8/8/4K3 w - f6 0 9", "e5f6", "4k3/8/5P2/3p4/8/8/8/4K3 b - - 0 9", "e5xf6"},
		{"by Black", "4k3/8/8/8/3PpP2/8/8/4K3 b - d3 0 9", "e4d3", "4k3/8/8/8/5P2/3p4/8/4K3 w - - 0 10", "e4xd3"},
		{"with check", "3k4/8/8/3pP3/8/8/8/3RK3 w - d6 0 9", "e5d6", "3k4/8/3P4/8/8/8/8/3RK3 b - - 0 9", "e5xd6"},
		{"with a discovered check", "4k3/8/8/3pP3/8/8/8/4RK2 w - d6 0 9", "e5d6", "4k3/8/3P4/8/8/8/8/4RK2 b - - 0 9", "e5xd6+"},
		{"with mate", "6bk/7b/8/3pP3/8/8/8/Q3K3 w - d6 0 2", "e5d6", "6bk/7b/3P4/8/8/8/8/Q3K3 b - - 0 2", "e5xd6#"},
		{"as the only way out of check, and with mate (E4-03)", "8/8/3Q4/kp6/pP6/6q1/K7/2q5 b - b3 0 1", "a4b3", "8/8/3Q4/kp6/8/1p4q1/K7/2q5 w - - 0 2", "a4xb3#"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			g := NewGameFrom(setUpFEN(t, tt.fen))
			pawn := pieceOf[map[Color]string{White: "p", Black: "P"}[g.Turn()]]
			if err := g.Play(moveOf(tt.move)); err != nil {
				t.Fatal(err)
			}
			samePosition(t, g.Position(), setUpFEN(t, tt.want))
			if got := recordOf(g); got != tt.record {
				t.Errorf("the record is %q, want %q", got, tt.record)
			}
			if got := g.Captured(); !slices.Equal(got, []Piece{pawn}) {
				t.Errorf("captured are %v, want %s", got, named(pawn))
			}
			if err := g.Undo(); err != nil {
				t.Fatal(err)
			}
			samePosition(t, g.Position(), setUpFEN(t, tt.fen))
		})
	}
}

func TestEnPassantDecidesHowThingsStand(t *testing.T) {
	tests := []struct {
		name string
		fen  string
		want Status
	}{
		{"it is the only way out of check (E4-03)", "8/6Q1/8/7k/6Pp/8/2Q5/5K2 b - g3 0 1", Check},
		{"without the right the same is checkmate", "8/6Q1/8/7k/6Pp/8/2Q5/5K2 b - - 0 1", Checkmate},
		{"it is the only way, and mates (E4-03)", "8/8/3Q4/kp6/pP6/6q1/K7/2q5 b - b3 0 1", Check},
		{"it is the only legal move", "8/8/8/8/6pP/6P1/p1K5/k7 b - h3 0 1", Normal},
		{"without the right the same is stalemate", "8/8/8/8/6pP/6P1/p1K5/k7 b - - 0 1", Stalemate},
		{"a pinned pawn does not save the king", "8/6N1/3R4/6k1/5Pp1/1K2P3/8/4B1R1 b - f3 0 1", Checkmate},
	}
	for _, tt := range tests {
		bothWays(t, tt.name, func(t *testing.T, s seat) {
			p := setUpFEN(t, s.fen(tt.fen))
			if got := p.Status(); got != tt.want {
				t.Errorf("Status() = %v, want %v, in %s", got, tt.want, drawn(p))
			}
		})
	}
}

// A lesson may have an en passant square on which no pawn can have passed. Then
// nothing is captured but what the board shows.
func TestAnEnPassantSquareWithoutADoubleStep(t *testing.T) {
	tests := []struct {
		name     string
		fen      string
		move     string
		want     string // or nothing, if the move is not legal
		captured string
	}{
		{"no pawn behind it", "4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", "e5d6", "", ""},
		{"an own pawn behind it", "4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 1", "e5d6", "", ""},
		{"a knight behind it", "4k3/8/8/3nP3/8/8/8/4K3 w - d6 0 1", "e5d6", "", ""},
		{"a pawn walks straight onto it", "4k3/8/8/4P3/8/8/8/4K3 w - e6 0 1", "e5e6", "4k3/8/4P3/8/8/8/8/4K3 b - - 0 1", ""},
		{"a piece stands on it, and is captured as always", "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "4k3/8/3P4/3p4/8/8/8/4K3 b - - 0 1", "n"},
		{"a bishop goes there and captures nothing", "4k3/8/8/3pB3/8/8/8/4K3 w - d6 0 1", "e5d6", "4k3/8/3B4/3p4/8/8/8/4K3 b - - 1 1", ""},
	}
	for _, tt := range tests {
		bothWays(t, tt.name, func(t *testing.T, s seat) {
			g := NewGameFrom(setUpFEN(t, s.fen(tt.fen)))
			m := moveOf(s.moves(tt.move))
			if tt.want == "" {
				if err := g.Play(m); !errors.Is(err, ErrPawnDiagonal) {
					t.Errorf("the refusal of %v is %v, want %v", m, err, ErrPawnDiagonal)
				}
				return
			}
			if err := g.Play(m); err != nil {
				t.Fatal(err)
			}
			sameBoard(t, g.Board(), setUpFEN(t, s.fen(tt.want)).Board)
			if got, want := capturedIn(g), s.letters(tt.captured); got != want {
				t.Errorf("captured are %q, want %q", got, want)
			}
		})
	}
}
