// status_test.go looks at what the program says of itself: who is in check, how
// the game has ended, and what a king forbids.

package terminal

import (
	"errors"
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"
)

// Positions to begin with, with Black to move.
const (
	figureCheckmate = "r2qkbnr/pppbpQpp/2np4/8/2B1P3/8/PPPP1PPP/RNB1K1NR" // S1, figure 4a
	figureStalemate = "4k3/4P3/4K3/8/8/8/8/8"                             // S1, figure 4b
	pinnedRook      = "4r3/8/8/8/4R1k1/8/8/4K3"                           // S3: the pinned rook gives check
)

// A game that begins in check, or is over before it begins, says so at once:
// under the first board, in a quiet game, and after reset.
func TestStatusOfTheFirstBoard(t *testing.T) {
	tests := []struct {
		name, placement string
		turn            chess.Color
		mark            string // on the board
		want            string
	}{
		{"nothing to say", pinnedRook, chess.White, "", ""},
		{"check", pinnedRook, chess.Black, "+k", "check: the king on g4 is attacked by the rook on e4\n"},
		{"checkmate", figureCheckmate, chess.Black, "+k", "checkmate by the queen on f7: white has won\n"},
		{"checkmate of White", "8/8/8/8/8/8/r7/r3K3", chess.White, "+K", "checkmate by the rook on a1: black has won\n"},
		{"checkmate by two pieces", "3rkr2/3p1p2/3N4/8/8/8/8/4R1K1", chess.Black, "+k", "checkmate by the rook on e1 and the knight on d6: white has won\n"},
		{"stalemate", figureStalemate, chess.Black, "", "stalemate: black cannot move and is not in check, so the game is a draw\n"},
		{"nobody there to move", "8/8/8/8/8/8/8/8", chess.White, "", "white has no king and no move: the lesson ends here\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o := Options{Position: at(tt.placement, tt.turn)}
			drawn := o.Position.String() + "\n"
			if tt.mark != "" {
				drawn = strings.Replace(drawn, " "+tt.mark[1:], tt.mark, 1)
			}
			prompt := tt.turn.String() + "> "
			compare(t, play(t, o, ""), drawn+tt.want+"Type a move, such as e2e4, or help.\n"+prompt+"\n")
			compare(t, answer(newSession(nil, o), "reset"), drawn+tt.want)

			o.Quiet = true
			compare(t, play(t, o, ""), tt.want+prompt+"\n")
			compare(t, answer(newSession(nil, o), "reset"), tt.want)
			compare(t, answer(newSession(nil, o), "board"), drawn)
		})
	}
}

// Drawing a board must not leave a mark in the marks that it was given.
func TestCheckMarkGivesWay(t *testing.T) {
	s := newSession(&strings.Builder{}, Options{Position: at(pinnedRook, chess.Black)})
	m := marks{chess.E4: attackMark}
	s.draw(m)
	if len(m) != 1 {
		t.Errorf("after drawing, the marks are %v, want only the one on e4", m)
	}
	if got := answer(s, "moves g4"); !strings.Contains(got, "\n4 . . . . R ->k -") {
		t.Errorf("the king that would move is not marked as such:\n%s", got)
	}
	if got := answer(s, "attackers g3"); !strings.Contains(got, "\n4 . . . . R .!k ") {
		t.Errorf("the king that attacks is not marked as such:\n%s", got)
	}
}

func TestColoredBoardInCheck(t *testing.T) {
	s := newSession(nil, Options{Position: at("8/8/8/8/8/8/8/K6r", chess.White), Color: true})
	got := answer(s, "board")
	_, lastRank, _ := strings.Cut(got, "\n1")
	compare(t, lastRank, "\x1b[48;5;131;38;5;231m+K "+colorOff+
		strings.Repeat(whiteOnLight+"   "+colorOff+whiteOnDark+"   "+colorOff, 3)+
		blackOnLight+" r "+colorOff+"\n  a  b  c  d  e  f  g  h\n")
}

func TestNamedPieces(t *testing.T) {
	s := newSession(nil, quietGame)
	tests := []struct {
		squares []chess.Square
		want    string
	}{
		{nil, ""},
		{[]chess.Square{chess.E1}, "the king on e1"},
		{[]chess.Square{chess.E1, chess.D8}, "the king on e1 and the queen on d8"},
		{[]chess.Square{chess.E1, chess.D8, chess.A2}, "the king on e1, the queen on d8 and the pawn on a2"},
		{[]chess.Square{chess.E1, chess.D8, chess.A2, chess.B1}, "the king on e1, the queen on d8, the pawn on a2 and the knight on b1"},
	}
	for _, tt := range tests {
		compare(t, s.pieces(tt.squares), tt.want)
	}
}

// Where the board says that a king forbids a square and offers the reason, why
// gives it; where why has another answer, nothing is offered.
func TestOfferedReasons(t *testing.T) {
	tests := []struct {
		name, placement string
		turn            chess.Color
		moves           string
		want            string // the last line of the answer to moves
		reason          string // the answer to the question that it offers
	}{
		{"a pin", pinnedRook, chess.White, "e4", "its king forbids a4 b4 c4 d4 f4: why e4a4 tells the reason",
			"the rook on e4 is pinned: without it the rook on e8 attacks the king on e1 over e7 e6 e5 e4 e3 e2"},
		{"a check", pinnedRook, chess.Black, "e8", "its king forbids e5 e6 e7 a8 b8 c8 d8 f8 g8 h8: why e8e5 tells the reason",
			"the rook on e4 gives check to the king on g4 over f4: move the king, capture the rook on e4, or put a piece between"},
		{"a king", pinnedRook, chess.Black, "g4", "it would be attacked on f4 h4: why g4f4 tells the reason", "the rook on e4 attacks f4"},
		{"the other side's pin", pinnedRook, chess.Black, "e4", "its king forbids a4 b4 c4 d4 f4", ""},
		{"the other side's king", pinnedRook, chess.Black, "e1", "the king on e1 can go to d1 f1 d2 e2 f2", ""},
		{"after mate", figureCheckmate, chess.Black, "e8", "it would be attacked on f7: why e8f7 tells the reason",
			"the bishop on c4 attacks f7 over d5 e6"},
		{"after stalemate", figureStalemate, chess.Black, "e8", "it would be attacked on d7 e7 f7 d8 f8: why e8d7 tells the reason", "the king on e6 attacks d7"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := newSession(nil, Options{Position: at(tt.placement, tt.turn), Quiet: true})
			got := strings.TrimSuffix(answer(s, "moves "+tt.moves), "\n")
			compare(t, got[strings.LastIndex(got, "\n")+1:], tt.want)
			if _, question, offered := strings.Cut(tt.want, ": "); offered {
				compare(t, answer(s, strings.TrimSuffix(question, " tells the reason")), wrap(tt.reason)+"\n")
			}
		})
	}
}

// After the end every move is refused, and the sentence says who has won, or
// why nobody has. A piece may still be touched: to look is not to move.
func TestNoMoveAfterTheEnd(t *testing.T) {
	tests := []struct {
		name, placement string
		moves           string
		want            string
	}{
		{"checkmate", figureCheckmate, "e8f7 Ke8xf7 e8e7 d8c8 e1e2 e4e5 a1a1 c3c4 O-O O-O-O e8c8 a7a8q", "the game is over: checkmate, white has won"},
		{"stalemate", figureStalemate, "e8d7 Ke8xe7 e8e8 e6e5 e7e8 a1a2 O-O e7e8q e7d8n", "the game is over: stalemate, black cannot move and is not in check: a draw"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := newSession(nil, Options{Position: at(tt.placement, chess.Black), Quiet: true})
			before := position(s)
			for _, m := range strings.Fields(tt.moves) {
				err := s.carryOut([]string{m})
				if !errors.Is(err, chess.ErrGameOver) {
					t.Fatalf("%s: the error is %v, want %v", m, err, chess.ErrGameOver)
				}
				compare(t, err.Error(), tt.want)
			}
			compare(t, position(s), before)
			answer(s, "e8")
			compare(t, answer(s, "f7"), tt.want+"\n")
			compare(t, answer(s, "e8"), "you let go of e8\n")
			compare(t, position(s), before)
		})
	}
}
