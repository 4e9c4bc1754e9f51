// takeback_test.go takes moves back and plays them again, one by one and several
// at once.

package terminal

import (
	"fmt"
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"
)

// games are games with everything in it that is hard to take back: the position
// to begin with, and the moves.
var games = []struct{ name, fen, moves string }{
	{"captures", startFEN, "e2e4 d7d5 e4d5 d8d5 b1c3 d5d2 c1d2"},
	{"castling", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 7", "O-O O-O-O f1e1 d8e8"},
	{"rooks taken in their corners", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 7", "a1a8 e8d7 h1h8 d7e7"},
	{"en passant", "4k3/3p4/8/4P3/5p2/8/6P1/4K3 b - - 5 29", "d7d5 e5d6 e8f8 g2g4 f4g3"},
	{"promotion", "1n2k3/P7/8/8/8/8/p7/1N2K3 w - - 11 40", "a7b8q e8e7 e1e2 a2b1n b8b1"},
	{"mate", startFEN, "f2f3 e7e5 g2g4 d8h4"},
	{"a mate en passant", "8/8/3Q4/kp6/p7/6q1/KP6/2q5 w - - 0 1", "b2b4 a4b3"},
}

// state is what the player sees of a game, in words.
func state(s *session) string {
	return answer(s, "fen") + answer(s, "captured") + answer(s, "record")
}

// Taken back move by move, a game passes through the same states again, and
// played again once more.
func TestUndoAndRedoEveryMove(t *testing.T) {
	for _, tt := range games {
		row(t, tt.name, func(t *testing.T) {
			s := newSession(nil, Options{Position: chess.MustParseFEN(tt.fen), Quiet: true})
			states := []string{state(s)}
			for _, m := range strings.Fields(tt.moves) {
				answer(s, m)
				states = append(states, state(s))
			}
			last := len(states) - 1
			compare(t, fmt.Sprint(len(s.game.Record())), fmt.Sprint(last)) // all were played
			for i := last - 1; i >= 0; i-- {
				answer(s, "undo")
				compare(t, state(s), states[i])
			}
			compare(t, answer(s, "undo"), "nothing to take back\n")
			for i := 1; i <= last; i++ {
				answer(s, "redo")
				compare(t, state(s), states[i])
			}
			compare(t, answer(s, "redo"), "nothing to play again\n")
			for n := 1; n <= last; n++ {
				answer(s, fmt.Sprint("undo ", n))
				compare(t, state(s), states[last-n])
				answer(s, fmt.Sprint("redo ", n))
				compare(t, state(s), states[last])
			}
		})
	}
}

// The answer names the moves, with their numbers, and how things stand.
func TestWhatUndoSays(t *testing.T) {
	s := newSession(nil, Options{Position: chess.MustParseFEN("4k3/3p4/8/4P3/8/8/8/4K2R b K - 5 29"), Quiet: true})
	for _, m := range []string{"d7d5", "e5d6", "e8f8", "h1h8"} {
		answer(s, m)
	}
	for _, tt := range []struct{ line, want string }{
		{"undo", "taken back: 31. Rh1-h8+"},
		{"redo", "played again: 31. Rh1-h8+\ncheck: the king on f8 is attacked by the rook on h8"},
		{"undo 1", "taken back: 31. Rh1-h8+"},
		{"UNDO 2", "taken back: 30. e5xd6 to 30... Ke8-f8"},
		{"undo", "taken back: 29... d7-d5"},
		{"redo 3", "played again: 29... d7-d5 to 30... Ke8-f8"},
		{"Redo 1", "played again: 31. Rh1-h8+\ncheck: the king on f8 is attacked by the rook on h8"},
		{"undo 4", "taken back: 29... d7-d5 to 31. Rh1-h8+"},
	} {
		compare(t, answer(s, tt.line), tt.want+"\n")
	}
}

// After a change the board is drawn, unless the game is quiet.
func TestUndoDrawsTheBoard(t *testing.T) {
	s := newSession(nil, Options{Position: chess.StartingPosition()})
	drawn := answer(s, "e2e4")
	board, _ := strings.CutPrefix(drawn, "1. e2-e4\n")
	compare(t, answer(s, "undo"), "taken back: 1. e2-e4\n"+startDiagram+"\n")
	compare(t, answer(s, "redo"), "played again: 1. e2-e4\n"+board)
}

func TestRefusedUndoAndRedo(t *testing.T) {
	tests := []struct{ line, want string }{
		{"undo 3", "there are not so many: undo 2 is the most"},
		{"undo 999", "there are not so many: undo 2 is the most"},
		{"undo 0", "that is not how to type it: try undo, or undo 3"},
		{"undo -1", "that is not how to type it: try undo, or undo 3"},
		{"undo two", "that is not how to type it: try undo, or undo 3"},
		{"undo 1 2", "that is not how to type it: try undo, or undo 3"},
		{"undo 99999999999999999999", "that is not how to type it: try undo, or undo 3"},
		{"undo \x1b", "that is not how to type it: try undo, or undo 3"},
		{"redo 2", "there are not so many: redo 1 is the most"},
		{"redo 0", "that is not how to type it: try redo, or redo 3"},
		{"redo one", "that is not how to type it: try redo, or redo 3"},
		{"redo 1 1", "that is not how to type it: try redo, or redo 3"},
	}
	for _, tt := range tests {
		row(t, tt.line, func(t *testing.T) {
			s := newSession(nil, quietGame)
			for _, line := range []string{"e2e4", "e7e5", "g1f3", "undo", "b1"} {
				answer(s, line)
			}
			before := position(s)
			compare(t, answer(s, tt.line), tt.want+"\n")
			compare(t, position(s), before)
		})
	}
	s := newSession(nil, quietGame)
	for _, line := range []string{"undo", "undo 1", "undo 2"} {
		compare(t, answer(s, line), "nothing to take back\n")
	}
	for _, line := range []string{"redo", "redo 1", "redo 2"} {
		compare(t, answer(s, line), "nothing to play again\n")
	}
}

// A new move ends what could be played again, and so does another game. A move
// that is refused, and a question, do not.
func TestWhatEndsRedo(t *testing.T) {
	tests := []struct {
		line string
		left int // how many can be played again after it
	}{
		{"e7e6", 0}, {"e7e5", 0}, {"reset", 0}, {"fen " + startFEN, 0},
		{"e7e4", 2}, {"e2e4", 2}, {"e7", 2}, {"moves e7", 2}, {"why e7e6", 2}, {"perft 2", 2}, {"divide 1", 2}, {"fen x", 2}, {"flip", 2}, {"undo 9", 2},
		{"undo", 3}, {"redo", 1},
	}
	for _, tt := range tests {
		row(t, tt.line, func(t *testing.T) {
			s := newSession(nil, quietGame)
			for _, line := range []string{"e2e4", "e7e5", "g1f3", "undo 2"} {
				answer(s, line)
			}
			answer(s, tt.line)
			if got := s.game.Undone(); got != tt.left {
				t.Errorf("after %s, %d moves can be played again, want %d", tt.line, got, tt.left)
			}
		})
	}
}

// The end of a game can be taken back, and then it goes on.
func TestUndoAfterTheEnd(t *testing.T) {
	s := newSession(nil, quietGame)
	for _, m := range []string{"f2f3", "e7e5", "g2g4", "d8h4"} {
		answer(s, m)
	}
	compare(t, answer(s, "e2e4"), "the game is over: checkmate, black has won\n")
	compare(t, answer(s, "undo"), "taken back: 2... Qd8-h4#\n")
	compare(t, answer(s, "redo"), "played again: 2... Qd8-h4#\ncheckmate by the queen on h4: black has won\n")
	answer(s, "undo")
	compare(t, answer(s, "d8g5"), "2... Qd8-g5\n")
	compare(t, answer(s, "e2e4"), "3. e2-e4\n")
}

// A piece in the hand is let go when moves are taken back or played again: it may
// not be there any more.
func TestUndoLetsGo(t *testing.T) {
	for _, line := range []string{"undo", "redo"} {
		s := newSession(nil, quietGame)
		for _, typed := range []string{"e2e4", "e7e5", "undo", "e7", line} {
			answer(s, typed)
		}
		if s.touched != chess.NoSquare {
			t.Errorf("after %s, the piece on %s is still touched", line, s.touched)
		}
	}
}
