// ladder_test.go measures how each level fares against the one below.

package player

import (
	"context"
	"flag"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
)

// openings are how games begin here, so that no two are alike: each is played with both colors.
const openings = `e2e4 e7e5 g1f3 b8c6 f1b5 a7a6
e2e4 e7e5 g1f3 b8c6 f1c4 f8c5
e2e4 e7e5 g1f3 b8c6 d2d4 e5d4
e2e4 e7e5 g1f3 g8f6 f3e5 d7d6
e2e4 e7e5 b1c3 g8f6 f1c4 f6e4
e2e4 e7e5 f2f4 e5f4 g1f3 g7g5
e2e4 e7e5 f1c4 g8f6 d2d3 c7c6
e2e4 c7c5 g1f3 d7d6 d2d4 c5d4
e2e4 c7c5 g1f3 b8c6 f1b5 g7g6
e2e4 c7c5 b1c3 b8c6 g2g3 g7g6
e2e4 c7c5 c2c3 d7d5 e4d5 d8d5
e2e4 c7c5 g1f3 e7e6 d2d4 c5d4
e2e4 e7e6 d2d4 d7d5 b1c3 f8b4
e2e4 e7e6 d2d4 d7d5 e4e5 c7c5
e2e4 e7e6 d2d4 d7d5 e4d5 e6d5
e2e4 c7c6 d2d4 d7d5 b1c3 d5e4
e2e4 c7c6 d2d4 d7d5 e4e5 c8f5
e2e4 c7c6 b1c3 d7d5 g1f3 c8g4
e2e4 d7d5 e4d5 d8d5 b1c3 d5a5
e2e4 g8f6 e4e5 f6d5 d2d4 d7d6
e2e4 d7d6 d2d4 g8f6 b1c3 g7g6
e2e4 g7g6 d2d4 f8g7 c2c3 d7d6
e2e4 b8c6 g1f3 d7d6 d2d4 g8f6
e2e4 b7b6 d2d4 c8b7 f1d3 e7e6
d2d4 d7d5 c2c4 e7e6 b1c3 g8f6
d2d4 d7d5 c2c4 c7c6 g1f3 g8f6
d2d4 d7d5 c2c4 d5c4 e2e3 e7e6
d2d4 d7d5 g1f3 g8f6 c1f4 c7c5
d2d4 d7d5 c1g5 h7h6 g5h4 c7c6
d2d4 d7d5 e2e3 g8f6 f1d3 c7c5
d2d4 g8f6 c2c4 g7g6 b1c3 d7d5
d2d4 g8f6 c2c4 g7g6 b1c3 f8g7
d2d4 g8f6 c2c4 e7e6 b1c3 f8b4
d2d4 g8f6 c2c4 e7e6 g1f3 b7b6
d2d4 g8f6 c2c4 c7c5 d4d5 e7e6
d2d4 g8f6 c1g5 f6e4 g5f4 d7d5
d2d4 f7f5 g2g3 g8f6 f1g2 e7e6
d2d4 e7e6 c2c4 f8b4 c1d2 a7a5
d2d4 d7d6 e2e4 e7e5 d4e5 d6e5
c2c4 e7e5 b1c3 g8f6 g1f3 b8c6
c2c4 c7c5 b1c3 b8c6 g2g3 g7g6
c2c4 g8f6 b1c3 e7e6 e2e4 d7d5
c2c4 e7e6 g1f3 d7d5 g2g3 g8f6
g1f3 d7d5 g2g3 c7c6 f1g2 c8g4
g1f3 g8f6 b2b3 g7g6 c1b2 f8g7
g1f3 c7c5 c2c4 g8f6 b1c3 e7e6
f2f4 d7d5 g1f3 g8f6 e2e3 c8g4
b2b3 e7e5 c1b2 b8c6 e2e3 d7d5
b1c3 d7d5 e2e4 d5d4 c3e2 e7e5
g2g3 d7d5 f1g2 e7e5 d2d3 c7c6`

// A level wins more than two of three points against the one below, and not all of them. With
// -games 100 that shows:
//
//	go test ./ch05-full/player -run Ladder -games 100 -v
func TestLadder(t *testing.T) {
	for i, name := range Levels()[1:] {
		t.Run(fmt.Sprint(name, " against the one below"), func(t *testing.T) {
			if *games < 10 && i > 3 {
				t.Skip("it takes its time: -games 100 plays it")
			}
			t.Parallel()
			contest(t, name, Levels()[i])
		})
	}
}

// contest has two players play as many games as the flag says, and logs how they end. In ten
// games or more the first should fare better.
func contest(t *testing.T, one, other string) {
	t.Helper()
	lines, points := strings.Split(openings, "\n"), []float64(nil)
	for i := range *games {
		var players [2]Player
		side := chess.Color(i % 2) // of the first player
		for at, name := range map[chess.Color]string{side: one, side.Other(): other} {
			players[at], _ = New(name, uint64(i))
			if name == Strongest { // whatever else the machine does
				players[at] = limited{players[at]}
			}
		}
		outcome := playFrom(t, movesOf(t, lines[i/2%len(lines)]), players)
		points = append(points, map[chess.Outcome]float64{chess.WinOf(side): 1, chess.Draw: 0.5}[outcome])
	}
	mean, square := 0.0, 0.0
	for _, p := range points {
		mean += p / float64(len(points))
	}
	for _, p := range points {
		square += (p - mean) * (p - mean) / float64(len(points))
	}
	t.Logf("%s against %s: %.1f%% of %d games, give or take %.1f", one, other, 100*mean, len(points),
		196*math.Sqrt(square/float64(len(points))))
	if *games >= 10 && mean <= 0.5 {
		t.Errorf("%s is no better than %s", one, other)
	}
}

// A limited player looks at so many positions and no more.
type limited struct{ Player }

func (x limited) Choose(ctx context.Context, r Request, report func(string)) (Decision, error) {
	r.Nodes = 100_000
	return x.Player.Choose(ctx, r, report)
}

// playFrom plays a game on from its first moves, 150 moves at most.
func playFrom(t *testing.T, begun []chess.Move, players [2]Player) chess.Outcome {
	t.Helper()
	game, r := chess.NewGame(), Request{Start: chess.StartingPosition()}
	for _, m := range begun {
		if err := game.Play(m); err != nil {
			t.Fatal(begun, err)
		}
	}
	r.Moves = begun
	for len(r.Moves) < longest && game.Outcome() == chess.InPlay {
		d, err := Ask(context.Background(), players[game.Turn()], r, time.Minute, nil)
		if err == nil {
			err = Act(game, "a player", d)
		}
		if err != nil {
			t.Fatal(r.Moves, err)
		}
		r.Moves = append(r.Moves[:len(r.Moves):len(r.Moves)], d.Move)
	}
	if game.Outcome() == chess.InPlay {
		return chess.Draw
	}
	return game.Outcome()
}

// pair has any two play:
//
//	go test ./ch05-full/player -run Pair -pair level2,careful -games 100 -v
var pair = flag.String("pair", "", "the names of two players, with a comma between them")

func TestPair(t *testing.T) {
	if one, other, ok := strings.Cut(*pair, ","); ok {
		contest(t, one, other)
	}
}
