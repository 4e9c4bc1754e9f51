// games_test.go has the players play whole games against each other.

package player

import (
	"context"
	"flag"
	"testing"
	"time"
)

// games is how many games each pair plays:
//
//	go test ./ch05-full/player -run Games -games 100
var games = flag.Int("games", 2, "how many games each pair of players plays")

// Every player plays every other, and itself, with both colors in turn. Package chess
// judges all that they do.
func TestGames(t *testing.T) {
	for i, one := range Names() {
		for _, other := range Names()[i:] {
			t.Run(one+" and "+other, func(t *testing.T) {
				t.Parallel()
				m := Match{Names: [2]string{one, other}, Games: *games, Patience: time.Minute, Make: func(name string, seed uint64) Player {
					p, _ := New(name, seed)
					return reasoned{t: t, Player: p}
				}}
				s, err := m.Play(context.Background(), func(r Round, _ string, _ Score) error { return r.Err })
				if err != nil {
					t.Error(err)
				}
				t.Logf("%s against %s: %+v", one, other, s)
			})
		}
	}
}

// A reasoned player fails the test if it gives no reason.
type reasoned struct {
	t *testing.T
	Player
}

func (p reasoned) Choose(ctx context.Context, r Request, report func(string)) (Decision, error) {
	d, err := p.Player.Choose(ctx, r, report)
	if d.Why == "" {
		p.t.Errorf("ply %d, %s: no reason", len(r.Moves)+1, d.Move)
	}
	return d, err
}
