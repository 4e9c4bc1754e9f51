// games_test.go has the players play whole games against each other.

package player

import (
	"context"
	"flag"
	"fmt"
	"testing"

	"mateinfive/ch05-full/chess"
)

// games is how many games all pairs play together:
//
//	go test ./ch05-full/player -run Games -games 1000
var games = flag.Int("games", 12, "how many games the players play against each other")

// longest is where a game is stopped, in plies.
const longest = 600

// Every player plays every other, and itself, with both colors in turn. Package chess
// judges all that they do.
func TestGames(t *testing.T) {
	var pairs [][2]string
	for i, one := range Names() {
		for _, other := range Names()[i:] {
			pairs = append(pairs, [2]string{one, other})
		}
	}
	for number, pair := range pairs {
		t.Run(fmt.Sprintf("%s and %s", pair[0], pair[1]), func(t *testing.T) {
			t.Parallel()
			var points [2]float64
			for i := number; i < *games; i += len(pairs) {
				white := (i / len(pairs)) % 2
				outcome := playGame(t, pair[white], pair[1-white], uint64(i))
				switch outcome {
				case chess.WhiteWins:
					points[white]++
				case chess.BlackWins:
					points[1-white]++
				default:
					points[0] += 0.5
					points[1] += 0.5
				}
			}
			t.Logf("%s %g, %s %g", pair[0], points[0], pair[1], points[1])
		})
	}
}

// playGame plays one game, and fails the test if a player does what it may not.
func playGame(t *testing.T, white, black string, seed uint64) chess.Outcome {
	t.Helper()
	var players [2]Player
	players[chess.White], _ = New(white, 2*seed)
	players[chess.Black], _ = New(black, 2*seed+1)
	game, r := chess.NewGame(), Request{Start: chess.StartingPosition()}
	for game.Outcome() == chess.InPlay && len(r.Moves) < longest {
		d, err := players[game.Turn()].Choose(context.Background(), r, nil)
		if err == nil {
			err = carryOut(game, d)
		}
		if err != nil {
			t.Fatalf("game %d, %s against %s, ply %d, %s: %v\n%s", seed, white, black, len(r.Moves)+1, d.Move, err, game.Position())
		}
		if d.Why == "" {
			t.Errorf("game %d, %s against %s, ply %d: %s has no reason", seed, white, black, len(r.Moves)+1, d.Move)
		}
		r.Moves = append(r.Moves, d.Move)
	}
	return game.Outcome()
}

// carryOut does in a game what a player has decided.
func carryOut(game *chess.Game, d Decision) error {
	switch {
	case d.Action == Move:
		return game.Play(d.Move)
	case d.Action == Claim && d.Move == (chess.Move{}):
		return game.Claim()
	case d.Action == Claim:
		return game.ClaimWith(d.Move)
	default:
		return fmt.Errorf("action %d, which nobody has asked for", d.Action)
	}
}
