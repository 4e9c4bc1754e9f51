// fen_test.go writes positions down and begins from others.

package terminal

import (
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"
)

func TestFENFollowsTheGame(t *testing.T) {
	s := newSession(nil, quietGame)
	for _, tt := range []struct{ move, want string }{
		{"e2e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"},
		{"c7c5", "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2"},
		{"g1f3", "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"},
		{"e8e7", ""}, // refused
		{"d8a5", "rnb1kbnr/pp1ppppp/8/q1p5/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"},
		{"h1g1", "rnb1kbnr/pp1ppppp/8/q1p5/4P3/5N2/PPPP1PPP/RNBQKBR1 b Qkq - 3 3"},
		{"e8d8", "rnbk1bnr/pp1ppppp/8/q1p5/4P3/5N2/PPPP1PPP/RNBQKBR1 w Q - 4 4"},
	} {
		before := answer(s, "fen")
		answer(s, tt.move)
		if tt.want == "" {
			compare(t, answer(s, "fen"), before)
		} else {
			compare(t, answer(s, "fen"), tt.want+"\n")
		}
	}
}

// What fen prints, fen reads: in one line, also if that is wider than the screen.
func TestFENIsOneLine(t *testing.T) {
	const wide = "r1b1k1n1/1p1p1p1p/p1p1p1p1/1p1p1p1p/P1P1P1P1/1P1P1P1P/P1P1P1P1/R1B1K1N1 w - - 1234 5678"
	s := newSession(nil, quietGame)
	compare(t, answer(s, "fen "+wide), "")
	compare(t, answer(s, "fen"), wide+"\n")
}

// A game from another position begins anew: nothing is left of the old one, and
// reset goes back to the new beginning.
func TestFENBeginsAnew(t *testing.T) {
	const castles = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 29"
	tests := []struct{ name, line, want string }{
		{"as it is", "fen " + castles, castles},
		{"in quotation marks", `fen "` + castles + `"`, castles},
		{"in single ones", "fen '" + castles + "'", castles},
		{"with gaps", "FEN   " + strings.ReplaceAll(castles, " ", "   "), castles},
		{"rights in another order", "fen r3k2r/8/8/8/8/8/8/R3K2R b qkQK - 3 29", castles},
		{"the placement alone", "fen r3k2r/8/8/8/8/8/8/R3K2R", "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1"},
		{"and the side to move", "fen r3k2r/8/8/8/8/8/8/R3K2R b", "r3k2r/8/8/8/8/8/8/R3K2R b - - 0 1"},
		{"all but the counters", "fen r3k2r/8/8/8/8/8/8/R3K2R b KQkq -", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"},
		{"without kings", "fen 8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8 w - - 0 1"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			s := newSession(nil, quietGame)
			for _, line := range []string{"e2e4", "d7d5", "e4d5", "d8d5", "undo", "g8"} {
				answer(s, line)
			}
			answer(s, tt.line)
			compare(t, answer(s, "fen"), tt.want+"\n")
			compare(t, answer(s, "record"), "no move has been played yet\n")
			compare(t, answer(s, "captured"), "nothing has been captured yet\n")
			compare(t, answer(s, "undo"), "nothing to take back\n")
			compare(t, answer(s, "redo"), "nothing to play again\n")
			if s.touched != chess.NoSquare {
				t.Errorf("the piece on %s is still touched", s.touched)
			}
			answer(s, "a8a7")
			answer(s, "a1a2")
			answer(s, "reset")
			compare(t, answer(s, "fen"), tt.want+"\n")
		})
	}
}

// The new board is drawn at once, with a word on how things stand.
func TestFENDrawsTheBoard(t *testing.T) {
	s := newSession(nil, Options{})
	compare(t, answer(s, "fen "+startFEN), startDiagram+"\n")
	compare(t, "\n"+answer(s, "fen 7k/5Q2/6K1/8/8/8/8/8 b"), `
8 . . . . . . . k
7 . . . . . Q . .
6 . . . . . . K .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . . .
  a b c d e f g h
stalemate: black cannot move and is not in check, so the game is a draw
`)
}

// A bad FEN says which part is wrong and what was expected, and the game stays as
// it was.
func TestBadFEN(t *testing.T) {
	const placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
	tests := []struct{ name, fen, want string }{
		{"no FEN", "banana", `not a piece placement: "banana" has 1 rank: expected eight`},
		{"seven ranks", "8/8/8/8/8/8/8", "has 7 ranks: expected eight"},
		{"nine squares", "ppppppppp/8/8/8/8/8/8/8", "column 9, rank 8: more than eight squares"},
		{"no such piece", "8/8/8/8/8/8/8/x7", `column 15, rank 1: no such piece: "x"`},
		{"two counts in a row", "8/44/8/8/8/8/8/8", "column 4, rank 7: two counts in a row"},
		{"the side", placement + " x", `side to move "x": expected w or b`},
		{"the rights", placement + " w KK", `castling "KK": expected letters of KQkq, each at most once, or -`},
		{"en passant", placement + " w KQkq e9", `en passant "e9": expected - or, with white to move, a square on rank 6`},
		{"en passant of the other side", placement + " b KQkq e6", `en passant "e6": expected - or, with black to move, a square on rank 3`},
		{"the clock", placement + " w KQkq - -1", `halfmove clock "-1": expected a whole number, at least 0`},
		{"the number", placement + " w KQkq - 0 0", `move number "0": expected a whole number, at least 1`},
		{"one field too many", placement + " w KQkq - 0 1 e4", "it has 7 fields: expected piece placement, side to move"},
		{"nothing in quotation marks", `""`, "it has 0 fields"},
		{"control characters", placement + " w \x1b[2J", `castling "\x1b[2J"`},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			s := newSession(nil, quietGame)
			for _, line := range []string{"e2e4", "d7d5", "e4d5", "undo", "b1"} {
				answer(s, line)
			}
			before := position(s)
			got := strings.ReplaceAll(answer(s, "fen "+tt.fen), "\n", " ")
			if !strings.HasPrefix(got, "not a FEN: ") || !strings.Contains(got, tt.want) {
				t.Errorf("fen %q is answered by %s, want %s", tt.fen, got, tt.want)
			}
			compare(t, position(s), before)
		})
	}
}

// The numbers of the moves go on from that of the position.
func TestNumbersGoOn(t *testing.T) {
	tests := []struct{ fen, first, record string }{
		{"8/8/8/8/8/8/8/K6k w - - 0 1", "1. Ka1-a2", "1. Ka1-a2 Kh1-h2\n2. Ka2-a3 Kh2-h3"},
		{"8/8/8/8/8/8/8/K6k b - - 0 1", "1... Kh1-h2", "1... Kh1-h2\n2. Ka1-a2 Kh2-h3\n3. Ka2-a3"},
		{"8/8/8/8/8/8/8/K6k w - - 9 29", "29. Ka1-a2", "29. Ka1-a2 Kh1-h2\n30. Ka2-a3 Kh2-h3"},
		{"8/8/8/8/8/8/8/K6k b - - 9 29", "29... Kh1-h2", "29... Kh1-h2\n30. Ka1-a2 Kh2-h3\n31. Ka2-a3"},
	}
	for _, tt := range tests {
		row(t, tt.fen, func(t *testing.T) {
			s := newSession(nil, Options{Position: chess.MustParseFEN(tt.fen), Quiet: true})
			moves := []string{"a1a2", "h1h2", "a2a3", "h2h3"}
			if s.game.Turn() == chess.Black {
				moves = []string{"h1h2", "a1a2", "h2h3", "a2a3"}
			}
			compare(t, answer(s, moves[0]), tt.first+"\n")
			for _, m := range moves[1:] {
				answer(s, m)
			}
			compare(t, answer(s, "record"), tt.record+"\n")
			answer(s, "undo 4")
			compare(t, answer(s, "redo"), "played again: "+tt.first+"\n")
			answer(s, "reset")
			compare(t, answer(s, moves[0]), tt.first+"\n")
		})
	}
	uncounted := chess.Position{Board: chess.MustParsePlacement("8/8/8/8/8/8/8/K6k")} // has no number
	s := newSession(nil, Options{Position: uncounted, Quiet: true})
	compare(t, answer(s, "a1a2"), "1. Ka1-a2\n")
}
