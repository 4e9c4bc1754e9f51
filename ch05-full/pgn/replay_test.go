// replay_test.go plays games of files again.

package pgn

import (
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestReplay(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"a result without a reason is a resignation", "1. e4 e5 2. Nf3 1-0", "black has resigned: white has won"},
		{"a draw is by agreement", "1. e4 e5 1/2-1/2", "draw by agreement"},
		{"before both have moved there is none", "1. e4 1/2-1/2", ""},
		{"a game lost on time", `[Termination "Time Forfeit"] 1. e4 0-1`, "the time of white has run out: black has won"},
		{"a result that the board contradicts", "1. f3 e5 2. g4 Qh4# 1-0", "checkmate by the queen on h4: black has won"},
		{"after a null move a game begins anew", "1. e4 e5 2. -- Nc6 *", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := gameOf(t, tt.text)
			game := g.Replay(g.End())
			if game.Verdict() != tt.want || game.Position() != g.Position(g.End()) {
				t.Errorf("it ends with %q, want %q:\n%s", game.Verdict(), tt.want, game.Position())
			}
		})
	}
	if o := Outcome(chess.NewGameFrom(chess.MustParseFEN("8/8/8/8/8/8/8/8 w - - 0 1"))); o != chess.InPlay {
		t.Errorf("a lesson without kings has ended: %s", o)
	}
}
