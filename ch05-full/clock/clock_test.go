// clock_test.go turns a clock: start, stop, and what it shows. press_test.go presses it.

package clock

import (
	"math"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
)

func TestClock(t *testing.T) {
	runClockTests(t, []clockTest{
		{"a new clock stands still and is full", "5", "3", "10s", "white 5:00 (0), black 3:00 (0)"},
		{"it is full with the time of the first stage", "40/90:30", "30s a move", "10s", "white 1:30:00 (0), black 0:30 (0)"},
		{"without any time it begins with one increment", "0+3", "0+30", "", "white 3.0 (0), black 0:30 (0)"},
		{"an increment comes after a move, and not before", "5+3", "5+3", "", "white 5:00 (0), black 5:00 (0)"},
		{"White's clock runs", "5", "5", "white 10s", "white 4:50 (0), black 5:00 (0), white runs"},
		{"Black's clock runs", "5", "5", "black 10s", "white 5:00 (0), black 4:50 (0), black runs"},
		{"started twice it runs on", "5", "5", "white 10s white 5s", "white 4:45 (0), black 5:00 (0), white runs"},
		{"it stops", "5", "5", "white 10s stop 5s", "white 4:50 (0), black 5:00 (0)"},
		{"after a pause it runs on", "5", "5", "white 10s stop 60s white 5s", "white 4:45 (0), black 5:00 (0), white runs"},
		{"the clock of the other side is started", "5", "5", "white 10s black 20s", "white 4:50 (0), black 4:40 (0), black runs"},
		{"and so it is after a pause", "5", "5", "white 10s stop 60s black 20s", "white 4:50 (0), black 4:40 (0), black runs"},
		{"below nothing there is nothing", "0.5", "5", "white 40s", "white 0.0 (0), black 5:00 (0), white runs"},
		{"what was too late is not taken from the next start", "0.5", "5", "white 40s black 10s", "white 0.0 (0), black 4:50 (0), black runs"},
		{"time that goes backward gives nothing back", "5", "5", "white 10s -20s 0s", "white 5:00 (0), black 5:00 (0), white runs"},
		{"Bronstein's clock runs down like others", "5d3", "5d3", "white 2s", "white 4:58 (0), black 5:00 (0), white runs"},
		{"sand runs to the other side", "5h", "5h", "white 10s", "white 4:50 (0), black 5:10 (0), white runs"},
		{"and from Black's to White's", "5h", "5h", "black 10s stop 10s", "white 5:10 (0), black 4:50 (0)"},
		{"no more of it than there is", "0.5h", "5h", "white 40s", "white 0.0 (0), black 5:30 (0), white runs"},
	})
}

// A look at the clock counts what has passed. If the time goes backward after that, it
// counts on from there.
func TestTimeGoesBackward(t *testing.T) {
	at := clockAt(t, "5", "5")
	at.play(t, "white 10s")
	first := at.Left(chess.White)
	at.play(t, "-60s")
	second := at.Left(chess.White)
	at.play(t, "5s")
	third := at.Left(chess.White)
	if first != 290*time.Second || second != first || third != 285*time.Second {
		t.Errorf("after 10s, 60s backward, and 5s White has %v, %v, %v left, want 4m50s, 4m50s, 4m45s", first, second, third)
	}
}

func TestFlag(t *testing.T) {
	tests := []struct {
		name         string
		white, black string
		steps        string
		fallen       string // whose flag
		due          time.Duration
	}{
		{"a clock that stands still has no flag that falls", "0.5", "5", "10s", "none", math.MaxInt64},
		{"it falls when the time is up", "0.5", "5", "white 10s", "none", 20 * time.Second},
		{"not a moment earlier", "0.5", "5", "white 29.999s", "none", time.Millisecond},
		{"now", "0.5", "5", "white 30s", "white", 0},
		{"and it stays down", "0.5", "5", "white 60s", "white", 0},
		{"when the clock is stopped, too", "0.5", "5", "white 30s stop", "white", math.MaxInt64},
		{"Black's flag falls", "5", "0.5", "black 30s", "black", 0},
		{"it stays down while the other clock runs", "5", "0.5", "black 30s white 1s", "black", 299 * time.Second},
		{"Bronstein's clock gives nothing back in time", "0.5d3", "5d3", "white 29s", "none", time.Second},
		{"an hourglass runs out", "0.5h", "0.5h", "white 30s", "white", 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			at := clockAt(t, tt.white, tt.black)
			at.play(t, tt.steps)
			got := "none"
			if side, ok := at.Fallen(); ok {
				got = side.String()
			}
			if got != tt.fallen {
				t.Errorf("after %s the flag of %s has fallen, want %s", tt.steps, got, tt.fallen)
			}
			if due := at.Due(); due != tt.due {
				t.Errorf("after %s the next falls in %v, want %v", tt.steps, due, tt.due)
			}
		})
	}
}

func TestToGo(t *testing.T) {
	tests := []struct {
		name    string
		control string
		made    int
		want    int
	}{
		{"as the game begins", "40/90:30", 0, 40},
		{"after a move", "40/90:30", 1, 39},
		{"before the last move of a stage", "40/90:30", 39, 1},
		{"the rest of the game has no end", "40/90:30", 40, 0},
		{"nor has a game of one stage", "5+3", 7, 0},
		{"in the second stage", "40/90:20/30:10", 41, 19},
		{"the last stage is repeated", "40/90:20/30", 60, 20},
		{"and again", "40/90:20/30", 81, 19},
		{"each move is a stage where it has its own time", "30s a move", 12, 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			at := clockAt(t, tt.control, "1/9")
			at.Set(Reading{Moves: [2]int{tt.made, 0}})
			if got := at.ToGo(chess.White); got != tt.want {
				t.Errorf("%s: after %d moves it has %d to go, want %d", tt.control, tt.made, got, tt.want)
			}
		})
	}
}

// Without a rule, clocks that need one only count down.
func TestWithoutARule(t *testing.T) {
	at := clockAt(t, "5d3", "5h")
	c := New([2]Control{at.Control(chess.White), at.Control(chess.Black)}, func() time.Time { return at.time }, nil)
	c.Start(chess.White)
	at.play(t, "10s")
	c.Press()
	at.play(t, "20s")
	c.Press()
	if got, want := shows(c), "white 4:50 (1), black 4:40 (1), white runs"; got != want {
		t.Errorf("it shows %s, want %s", got, want)
	}
}

// Fischer's clock needs no rule, and asks none.
func TestFischerAsksNoRule(t *testing.T) {
	now := time.Unix(0, 0)
	c := New([2]Control{control(t, "5+3"), control(t, "5+3")}, func() time.Time { return now },
		func(left [2]time.Duration, _ chess.Color, _ time.Duration) [2]time.Duration {
			t.Error("the rule is asked")
			return left
		})
	c.Start(chess.White)
	c.Left(chess.Black)
	c.Press()
}

// A rule that makes less than nothing of a side's time leaves nothing.
func TestRuleBelowNothing(t *testing.T) {
	now := time.Unix(0, 0)
	c := New([2]Control{control(t, "5h"), control(t, "5h")}, func() time.Time { return now },
		func([2]time.Duration, chess.Color, time.Duration) [2]time.Duration {
			return [2]time.Duration{-time.Minute, -time.Minute}
		})
	c.Start(chess.White)
	c.Press()
	if got, want := c.Reading(), (Reading{Moves: [2]int{1, 0}}); got != want {
		t.Errorf("it shows %v, want %v", got, want)
	}
}

// A clock is a value: a copy goes its own way.
func TestCopy(t *testing.T) {
	at := clockAt(t, "5", "5")
	at.play(t, "white 10s")
	old := *at.Clock
	at.play(t, "black 20s")
	if got, want := shows(&old), "white 4:30 (0), black 5:00 (0), white runs"; got != want {
		t.Errorf("the copy shows %s, want %s", got, want)
	}
	if got, want := shows(at.Clock), "white 4:50 (0), black 4:40 (0), black runs"; got != want {
		t.Errorf("the clock shows %s, want %s", got, want)
	}
}
