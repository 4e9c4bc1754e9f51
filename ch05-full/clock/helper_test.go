// helper_test.go lets the tests turn a clock, and write down what it shows.

package clock

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
)

// A clockTest is what is done with a clock, and what it shows then.
type clockTest struct {
	name         string
	white, black string // controls
	steps        string
	want         string
}

func runClockTests(t *testing.T, tests []clockTest) {
	t.Helper()
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			at := clockAt(t, tt.white, tt.black)
			at.play(t, tt.steps)
			if got := shows(at.Clock); got != tt.want {
				t.Errorf("%s for White, %s for Black, after %s it shows\n    %s\nwant\n    %s", tt.white, tt.black, tt.steps, got, tt.want)
			}
		})
	}
}

// A table is a clock with the time that it asks for.
type table struct {
	*Clock
	time time.Time
}

// clockAt returns a clock for two controls, of White and of Black. Its rule gives
// three seconds back for Bronstein's clock, and lets the sand of an hourglass run.
func clockAt(t *testing.T, white, black string) *table {
	t.Helper()
	at := &table{time: time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC)}
	var controls [2]Control
	for side, text := range [2]string{white, black} {
		controls[side] = control(t, text)
	}
	at.Clock = New(controls, func() time.Time { return at.time },
		func(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration {
			left[side] -= spent
			if controls[side].Kind == Hourglass {
				left[side.Other()] += spent
			} else {
				left[side] += min(spent, 3*time.Second)
			}
			return left
		})
	return at
}

// control reads a time control, 5+3 or 30s a move.
func control(t *testing.T, text string) Control {
	t.Helper()
	c, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// play turns the clock. The steps are "white" and "black", which start a clock, "stop",
// "press", "untimed" for a move of White that takes no time, and times that pass.
func (at *table) play(t *testing.T, steps string) {
	t.Helper()
	for _, step := range strings.Fields(steps) {
		switch step {
		case "white":
			at.Start(chess.White)
		case "black":
			at.Start(chess.Black)
		case "stop":
			at.Stop()
		case "press":
			at.Press()
		case "untimed":
			at.MoveUntimed(chess.White)
		default:
			at.time = at.time.Add(duration(t, step))
		}
	}
}

// shows writes down what a clock shows, the moves it has counted, and whose runs.
func shows(c *Clock) string {
	var sides []string
	for _, side := range []chess.Color{chess.White, chess.Black} {
		sides = append(sides, fmt.Sprintf("%v %s (%d)", side, Face(c.Left(side)), c.Reading().Moves[side]))
	}
	if side, ok := c.Running(); ok {
		return strings.Join(sides, ", ") + ", " + side.String() + " runs"
	}
	return strings.Join(sides, ", ")
}

// duration reads a time as Go writes it, 1m30s.
func duration(t *testing.T, text string) time.Duration {
	t.Helper()
	d, err := time.ParseDuration(text)
	if err != nil {
		t.Fatal(err)
	}
	return d
}
