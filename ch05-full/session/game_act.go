// game_act.go is what the game in hand asks of a player of the program, and does of what it decides.

package session

import "mateinfive/ch05-full/player"

// request returns what a player is asked where we are.
func (g *game) request() player.Request { return player.NewRequest(g.at.Game, g.clock) }

// act does what a player of the program has decided: a move is noted. Why is said with all else that
// it decides, and with a move if that is to be.
func (g *game) act(name string, d player.Decision, saysWhy bool) error {
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
	if d.Why != "" && (saysWhy || d.Action != player.Move) {
		g.say("%s: %s", name, d.Why)
	}
	return nil
}
