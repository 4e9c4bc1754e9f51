// games.go plays twenty games against a player of the course.

package uci

import (
	"context"
	"fmt"
	"strings"
	"time"

	"mateinfive/exercises/exam"
)

// Needed is how many points of the twenty games are wanted.
const Needed = 6

const (
	twenty   = 20
	nodes    = 2000        // positions that the engine may look at for a move
	longest  = 200         // plies; a longer game is drawn
	hasMoved = time.Minute // patience with a move
)

// openings are how games begin; each is played twice, with the colors changed.
var openings = [...]string{
	"e2e4 e7e5 g1f3 b8c6",
	"d2d4 d7d5 c2c4 e7e6",
	"e2e4 c7c5 g1f3 d7d6",
	"d2d4 g8f6 c2c4 g7g6",
	"e2e4 e7e6 d2d4 d7d5",
	"c2c4 e7e5 b1c3 g8f6",
	"e2e4 c7c6 d2d4 d7d5",
	"g1f3 d7d5 g2g3 g8f6",
	"e2e4 d7d5 e4d5 d8d5",
	"d2d4 f7f5 g2g3 g8f6",
}

// opening is the one of a game.
func opening(game int) place {
	return place{moves: strings.Fields(openings[game/2%len(openings)])}
}

// games has the engine play all games, and counts its points.
func (t *Trial) games(ctx context.Context, c *conn, r *Result) error {
	for game := range twenty {
		points, f, err := t.game(ctx, c, game)
		if err != nil {
			return err
		}
		if f != nil {
			t.count(r, Played, game, twenty, f)
			return nil
		}
		word := "drawn"
		switch points {
		case 2:
			r.Won++
			word = "won"
		case 1:
			r.Drawn++
		default:
			r.Lost++
			word = "lost"
		}
		t.Say("  game %2d, as %s: %-5s  %4g of %d\n", game+1, sides[game%2], word, r.Points(), game+1)
	}
	r.Scores = append(r.Scores, exam.Score{Rule: Played, Right: twenty, Of: twenty})
	t.Say("  %s\n", r.Games())
	return nil
}

var sides = [2]string{"White", "Black"}

// game plays one game, from 0 on, and returns twice the points of the engine: White's in even
// games. The error says why none can be played.
func (t *Trial) game(ctx context.Context, c *conn, game int) (points int, f *Fault, err error) {
	rival, err := t.Rival(game + 1)
	if err != nil {
		return 0, nil, err
	}
	other := &conn{Engine: rival, watch: t.Watch}
	defer other.End()
	c.Send("ucinewgame")
	own := game % 2
	p := opening(game)
	talk := p.talk()
	for len(p.moves) < longest {
		side := len(p.moves) % 2
		if end := talk.Answer("ends"); end == "checkmate" {
			return 2 * abs(own-side), nil, nil // the side that cannot move has lost
		} else if end != "-" || talk.Answer("claims") != "-" {
			return 1, nil, nil
		}
		by, goes := other, "go"
		if side == own {
			by, goes = c, fmt.Sprint("go nodes ", nodes)
		}
		move, _, f := by.ask(ctx, p, goes, hasMoved)
		switch {
		case ctx.Err() != nil:
			return 0, nil, ctx.Err()
		case f != nil && by == other:
			return 0, nil, fmt.Errorf("the player of the course does not play: %s", f)
		case f != nil:
			return 0, f, nil
		}
		p = p.after(move)
		talk.Answer("play " + move)
	}
	return 1, nil, nil
}

func abs(n int) int { return max(n, -n) }
