// game_act.go is what the game in hand asks of a player of the program, and does of what it decides.

package session

import (
	"time"

	"mateinfive/ch05-full/player"
)

// request returns what a player is asked where we are.
func (g *game) request() player.Request { return player.NewRequest(g.at.Game, g.clock) }

// pauseBefore returns how long an answer waits: where programs play on both sides, a person who
// looks on is to see each move.
func (g *game) pauseBefore(r player.Request) time.Duration {
	if g.hasPerson() {
		return 0
	}
	pause := time.Second / 2
	if r.Timed { // or the pauses lose on time
		return min(pause, r.Left[g.at.Game.Turn()]/100)
	}
	return pause
}

// act does what a player of the program has decided: a move is noted, and why is said.
func (g *game) act(name string, d player.Decision) error {
	by, offered := g.at.Game.Offer()
	declines := offered && by != g.at.Game.Turn() && d.Action == player.Move
	if err := player.Act(g.at.Game, player.Called(name), d); err != nil {
		return err
	}
	if d.Action == player.Move {
		g.note(d.Move)
		g.sayNewMove()
	}
	if declines {
		g.say("%s declines the draw", name)
	}
	if d.Why != "" {
		g.say("%s: %s", name, d.Why)
	}
	return nil
}
