// learner.go puts others in the place of what a learner writes, for tests that hold whatever
// that is.

package session

import (
	"maps"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/exercises"
	"mateinfive/ch05-full/player"
)

// SetUnwritten has no task be written, as in a fresh copy of the course.
func (o *Options) SetUnwritten() {
	not := func(task string) { panic("task " + task + ": not written yet") }
	o.tasks = tasks{
		oppositeBishops: func(*chess.Board) (dark chess.Color, ok bool) { not("OppositeBishops"); return },
		repeated:        func([]chess.Position, int) (ply int, ok bool) { not("Repeated"); return },
		sanCases:        func() []exercises.SANCase { not("SANCases"); return nil },
		clock:           func(string) (left time.Duration, ok bool) { not("Clock"); return },
		opponent:        func(*chess.Position, []chess.Move, func(int) int) (m chess.Move) { not("Opponent"); return },
		champion:        func() (name string, p player.Player) { not("Champion"); return },
		bronstein:       func(_, _, _ time.Duration) (left time.Duration) { not("Bronstein"); return },
		hourglass:       func([2]time.Duration, chess.Color, time.Duration) (left [2]time.Duration) { not("Hourglass"); return },
	}
}

// SetPlayer makes players known under a name. Chance begins with the seed.
func (o *Options) SetPlayer(name string, make func(seed uint64) player.Player) {
	o.makers = maps.Clone(o.makers)
	o.makers[name] = func(_ *Options, seed uint64) player.Player { return make(seed) }
}
