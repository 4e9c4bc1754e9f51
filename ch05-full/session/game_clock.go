// game_clock.go has the clocks of a game run, and stop, and be what they were.

package session

import (
	"errors"
	"fmt"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/guard"
)

// untimed is how many plies are played before the clocks start: a move of each side.
const untimed = 2

// clockRules are the learner's tasks that are kinds of clocks, and the patience with them.
type clockRules struct {
	bronstein func(left, spent, delay time.Duration) time.Duration
	hourglass func(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration
	patience  time.Duration
}

// after returns what both clocks show after a move on which a side has spent so much time.
func (r clockRules) after(
	c clock.Control, left [2]time.Duration, side chess.Color, spent time.Duration,
) [2]time.Duration {
	switch c.Kind {
	case clock.Bronstein:
		left[side] = r.bronstein(left[side], spent, c.Stages[0].Increment)
	case clock.Hourglass:
		left = r.hourglass(left, side, spent)
	}
	return left
}

// of returns the rule of a clock. If a task fails, the time that was spent is gone.
func (r clockRules) of(controls [2]clock.Control) clock.Rule {
	return func(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration {
		var ruled [2]time.Duration
		failure := guard.Run(r.patience, func() { ruled = r.after(controls[side], left, side, spent) })
		if failure == nil {
			return ruled
		}
		gone := left // a copy: a task that does not come back may still look at left
		gone[side] -= spent
		return gone
	}
}

// try returns the failure of the task of a kind of clock, or nil.
func (r clockRules) try(c clock.Control) error {
	aMinuteEach := [2]time.Duration{time.Minute, time.Minute}
	failure := guard.Run(r.patience, func() { r.after(c, aMinuteEach, chess.White, time.Second) })
	if failure != nil {
		return failure
	}
	return nil
}

// setClocks gives the game new clocks, or none.
func (g *game) setClocks() {
	g.clock = nil
	g.paused = false
	if g.seats.Controls == nil {
		return
	}
	controls := *g.seats.Controls
	now := g.now
	g.clock = clock.New(controls, func() time.Time { return now }, g.rules.of(controls))
}

// waitWithClocks turns the clocks to what they showed at the end of a game that was begun before.
// They wait until it goes on.
func (g *game) waitWithClocks() {
	if g.clock == nil {
		return
	}
	g.replayClock(g.at.Tree.End())
	g.paused = g.at.InPlay()
}

// running returns the side whose clock runs. If none does, ok is false.
func (g *game) running() (side chess.Color, ok bool) {
	if g.clock == nil {
		return chess.White, false
	}
	return g.clock.Running()
}

// due returns how long it is until a flag falls. If no clock runs, ok is false.
func (g *game) due() (d time.Duration, ok bool) {
	if g.clock == nil {
		return 0, false
	}
	_, ok = g.clock.Running()
	return g.clock.Due(), ok
}

// replayClock turns the clocks to what they showed after a move.
func (g *game) replayClock(n *pgn.Node) {
	g.clock.Replay(g.at.Tree.Start.SideToMove, n.Clocks())
}

// startClock has the clock of the side to move run, if the game has come to where that starts.
func (g *game) startClock() {
	g.clock.Stop()
	begun := len(g.at.Node.Path()) >= untimed
	if begun && !g.paused && g.at.InPlay() && g.at.Over() == nil {
		g.clock.Start(g.at.Game.Turn())
	}
}

// stopClock has no clock run.
func (g *game) stopClock() {
	if g.clock != nil {
		g.clock.Stop()
	}
}

// pressClock is what a player does after each move: the own clock stops, the other runs.
// What it shows is written down with the move. The first moves take no time.
func (g *game) pressClock() {
	if g.clock == nil || !g.at.IsLast() {
		return
	}
	mover := g.at.Game.Turn().Other()
	g.at.Tree.DropTags("WhiteClock", "BlackClock")
	if len(g.at.Node.Path()) > untimed {
		g.clock.Start(mover) // after a pause it stands
		g.clock.Press()
	} else {
		g.clock.MoveUntimed(mover)
	}
	g.paused = false
	g.at.Node.Clock = clock.Annotation(g.clock.Left(mover))
	g.startClock()
}

// noteClocks writes down what the clocks show, for a game that is paused or left.
func (g *game) noteClocks() {
	if g.clock == nil || !g.at.InPlay() || !g.isPlayed() {
		return
	}
	g.edit()
	for _, t := range g.clock.LeftTags() {
		g.at.Tree.SetTag(t.Name, t.Value)
	}
}

// flagFalls ends the game if the time of a side is up, even while the player looks back, and
// reports whether it has.
func (g *game) flagFalls() bool {
	if g.clock == nil || !g.at.InPlay() || g.clock.Due() > 0 {
		return false
	}
	side, _ := g.clock.Running()
	g.clock.Stop()
	g.goTo(g.at.Tree.End())
	g.complain(g.endBy(g.at.Game.FlagFall(side)))
	return true
}

// face returns what the clock of a side shows, or "" without one.
func (g *game) face(side chess.Color) string {
	if g.clock == nil {
		return ""
	}
	return clock.Face(g.clock.Left(side))
}

// faceAndMoves is face, and how many moves the side has to make until more time comes, if it does.
func (g *game) faceAndMoves(side chess.Color) string {
	switch n := g.clock.ToGo(side); n {
	case 0:
		return g.face(side)
	case 1:
		return g.face(side) + " for a move"
	default:
		return fmt.Sprintf("%s for %d moves", g.face(side), n)
	}
}

// faceHere is face where we are. In a game that does not go on that is what the clock showed when
// the side had made its last move up to here.
func (g *game) faceHere(side chess.Color) string {
	looksBack := !g.at.InPlay() && !g.at.IsLast()
	if g.clock == nil || looksBack {
		if left, err := clock.ParseAnnotation(g.at.Clock(side)); err == nil {
			return clock.Face(left)
		}
	}
	return g.face(side)
}

var errNoClock = errors.New("this game has no clocks: new 5+3 begins one with five minutes a side, " +
	"and three seconds more for each move")

func (g *game) cmdClock(args []string) error {
	switch {
	case g.clock == nil:
		return errNoClock
	case len(args) > 0:
		return errors.New("a game keeps its clocks: pause stops them, and new untimed begins a game without")
	}
	text := "they start after a move of each side"
	switch side, runs := g.clock.Running(); {
	case runs:
		text = fmt.Sprintf("%s's runs", side)
	case g.paused:
		text = "paused: a move or pause starts them again"
	case !g.at.InPlay():
		text = "stopped"
	}
	g.say("white %s, black %s; %s", g.faceAndMoves(chess.White), g.faceAndMoves(chess.Black), text)
	return nil
}

// pause stops the clocks, or has them run again: then the game goes on.
func (g *game) pause() error {
	switch {
	case g.clock == nil:
		return errNoClock
	case !g.at.IsLast():
		return errors.New("last goes to where the game stands: pause it there")
	case g.at.Over() != nil:
		return g.at.Over()
	}
	g.paused = !g.paused
	if g.paused {
		g.clock.Stop()
		g.noteClocks()
		g.say("the clocks are stopped: a move or pause starts them again")
		return nil
	}
	g.startClock()
	g.say("the game goes on")
	return nil
}
