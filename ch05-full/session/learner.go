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
		bronstein:       func(_, _, _ time.Duration) (left time.Duration) { not("Bronstein"); return },
		hourglass:       func([2]time.Duration, chess.Color, time.Duration) (left [2]time.Duration) { not("Hourglass"); return },
	}
	o.cast = player.Cast{
		Opponent: func(*chess.Position, []chess.Move, func(int) int) (m chess.Move) { not("Opponent"); return },
		Champion: func() (name string, p player.Player) { not("Champion"); return },
	}
}

// SetPlayers makes players known by their names.
func (o *Options) SetPlayers(others map[string]player.Player) { o.cast.Others = maps.Clone(others) }
