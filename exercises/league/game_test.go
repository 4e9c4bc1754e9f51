// game_test.go plays games to their ends, with players that have learned them by heart.

package league

import (
	"cmp"
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"mateinfive/exercises/desk"
)

// A scripted player plays the moves of a game, over and over from their beginning if need be.
type scripted struct{ moves []string }

func (x scripted) build(*desk.Desk, string) error { return nil }
func (x scripted) end()                           {}

func (x scripted) choose(_ context.Context, g *game) (string, error) {
	if len(x.moves) == 0 {
		return "", errors.New("the disk is full")
	}
	return x.moves[len(g.moves)%len(x.moves)], nil
}

// A game ends by the rules, by a forfeit, or by its length.
func TestGamesEnd(t *testing.T) {
	for _, tt := range []struct {
		name, moves        string
		longest            int // 300 unless it is said
		result, how, words string
	}{
		{
			name: "Black mates", moves: "f2f3 e7e5 g2g4 d8h4",
			result: "0-1", how: "normal", words: "checkmate",
		},
		{
			name: "White mates", moves: "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7",
			result: "1-0", how: "normal", words: "checkmate",
		},
		{
			name:    "a mate with the last ply that is played is a mate",
			moves:   "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7",
			longest: 15, result: "1-0", how: "normal", words: "checkmate",
		},
		{
			name:   "stalemate",
			moves:  "e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6",
			result: "1/2-1/2", how: "normal", words: "stalemate",
		},
		{
			name: "a position stands for the fifth time after 16 plies", moves: "g1f3 g8f6 f3g1 f6g8", longest: 16,
			result: "1/2-1/2", how: "normal", words: "fivefold repetition",
		},
		{
			name: "a game is long enough after so many plies", moves: "g1f3 g8f6 f3g1 f6g8", longest: 15,
			result: "1/2-1/2", how: "adjudication", words: "a draw by length",
		},
		{
			name: "a move of the other side is none", moves: "e2e4 d2d4",
			result: "1-0", how: "rules infraction", words: "black: it plays d2d4, which is not legal in rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
		},
		{
			name: "a move in SAN is none", moves: "Nf3",
			result: "0-1", how: "rules infraction", words: `white: it answers "Nf3", which is no move such as e2e4`,
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			l := &League{late: time.Minute, longest: cmp.Or(tt.longest, 300)}
			x := scripted{strings.Fields(tt.moves)}
			r, err := l.playGame(t.Context(), pairing{seats: [2]*Seat{{Name: "white", player: x}, {Name: "black", player: x}}})
			if r.Result != tt.result || r.How != tt.how || r.Words != tt.words || err != nil {
				t.Errorf("%s, %s, %q, %v\nwant %s, %s, %q", r.Result, r.How, r.Words, err, tt.result, tt.how, tt.words)
			}
		})
	}
}

// Where no game can go on, that is said, and no player has lost.
func TestATroubleOfOursIsNoForfeit(t *testing.T) {
	l := &League{late: time.Minute, longest: 300}
	r, err := l.playGame(t.Context(), pairing{seats: [2]*Seat{{Name: "white", player: scripted{}}, {Name: "black", player: scripted{}}}})
	if err == nil || err.Error() != "white: the disk is full" || r.Result != "" {
		t.Errorf("%q, error %v", r.Result, err)
	}
}
