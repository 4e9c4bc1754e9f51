// step_test.go steps through games as files may have them. What the commands do stands
// in the transcripts.

package terminal

import (
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

// opened returns a session that has read the first game of a PGN text.
func opened(t *testing.T, text string) *session {
	t.Helper()
	g, err := pgn.NewReader(strings.NewReader(text), "").Next()
	if err != nil {
		t.Fatal(err)
	}
	s := newSession(nil, quietGame)
	s.open(g)
	return s
}

// What a file says is shown, and cannot steer the screen.
func TestNotesArePrintable(t *testing.T) {
	s := newSession(nil, quietGame)
	s.tree.Root.Comments = []string{"a\x1b[2J", "b\u202e"}
	s.tree.Root.Clock, s.tree.Root.Eval = "\a", "\x00"
	n := s.tree.Root.Add(chess.Move{From: chess.E2, To: chess.E4})
	n.Before, n.Comments = []string{"before\r"}, []string{"after\t"}
	compare(t, reply(s, "first"), "the beginning\n{a\\x1b[2J}\n{b\\u202e}\nclock: \\a\nevaluation: \\x00\n")
	compare(t, reply(s, "next"), "1. e4\n{before\\r}\n{after\\t}\n")
}

func TestTheFirstMovesOfAVariation(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"one", "1. e4 (1. d4) *", "1. d4"},
		{"as many as are shown", "1. e4 (1. d4 d5 2. c4 e6) *", "1. d4 d5 2. c4 e6"},
		{"more", "1. e4 (1. d4 d5 2. c4 e6 3. Nc3) *", "1. d4 d5 2. c4 e6 ..."},
		{"a null move", "1. e4 (1. d4 -- 2. c4) *", "1. d4 -- 2. c4"},
		{"of Black", `[FEN "4k3/p7/8/8/8/8/8/4K3 b - - 0 7"] 7... Kd7 (7... a5 8. Kd2 a4) *`, "7... a5 8. Kd2 a4"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			compare(t, reply(opened(t, tt.text), "first"), "the beginning\nvariation 2: "+tt.want+"\n")
		})
	}
}

// Before 2014 a game went on after the fifth time, and dead positions are older still.
// One steps through what was played all the same.
func TestMovesAfterTheEnd(t *testing.T) {
	dance := strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 4)
	tests := []struct{ name, text, wantFEN string }{
		{"after a fivefold repetition", dance + "e4 e5 *", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 10"},
		{"in a dead position", `[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"] Ke2 Ke7 Kd3 *`, "8/4k3/8/8/8/3K4/8/8 b - - 3 2"},
		{"after a null move", "e4 -- d4 -- Nf3 *", "rnbqkbnr/pppppppp/8/8/3PP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 2 3"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := opened(t, tt.text)
			reply(s, "last")
			compare(t, reply(s, "fen"), tt.wantFEN+"\n")
			if p := s.tree.Position(s.at); p != s.game.Position() {
				t.Errorf("the tree stands at\n%s", p)
			}
		})
	}
}

// An empty line steps on only where nothing else is begun.
func TestEnter(t *testing.T) {
	tests := []struct{ name, line, want string }{
		{"nothing is begun", "# hello", "1. e4\n"},
		{"a piece is touched", "g1", ""},
		{"a file is to be saved", "save file.go", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := opened(t, "1. e4 *")
			reply(s, tt.line)
			compare(t, reply(s, " \t"), tt.want)
		})
	}
}
