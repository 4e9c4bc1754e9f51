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
		{name: "a new clock stands still and is full",
			white: "5", black: "3", steps: "10s", want: "white 5:00 (0), black 3:00 (0)"},
		{name: "it is full with the time of the first stage",
			white: "40/90:30", black: "30s a move", steps: "10s",
			want: "white 1:30:00 (0), black 0:30 (0)"},
		{name: "without any time it begins with one increment",
			white: "0+3", black: "0+30", want: "white 3.0 (0), black 0:30 (0)"},
		{name: "an increment comes after a move, and not before",
			white: "5+3", black: "5+3", want: "white 5:00 (0), black 5:00 (0)"},
		{name: "White's clock runs",
			white: "5", black: "5", steps: "white 10s",
			want: "white 4:50 (0), black 5:00 (0), white runs"},
		{name: "Black's clock runs",
			white: "5", black: "5", steps: "black 10s",
			want: "white 5:00 (0), black 4:50 (0), black runs"},
		{name: "started twice it runs on",
			white: "5", black: "5", steps: "white 10s white 5s",
			want: "white 4:45 (0), black 5:00 (0), white runs"},
		{name: "it stops",
			white: "5", black: "5", steps: "white 10s stop 5s",
			want: "white 4:50 (0), black 5:00 (0)"},
		{name: "after a pause it runs on",
			white: "5", black: "5", steps: "white 10s stop 60s white 5s",
			want: "white 4:45 (0), black 5:00 (0), white runs"},
		{name: "the clock of the other side is started",
			white: "5", black: "5", steps: "white 10s black 20s",
			want: "white 4:50 (0), black 4:40 (0), black runs"},
		{name: "the clock of the other side is started after a pause",
			white: "5", black: "5", steps: "white 10s stop 60s black 20s",
			want: "white 4:50 (0), black 4:40 (0), black runs"},
		{name: "below nothing there is nothing",
			white: "0.5", black: "5", steps: "white 40s",
			want: "white 0.0 (0), black 5:00 (0), white runs"},
		{name: "what was too late is not taken from the next start",
			white: "0.5", black: "5", steps: "white 40s black 10s",
			want: "white 0.0 (0), black 4:50 (0), black runs"},
		{name: "time that goes backward gives nothing back",
			white: "5", black: "5", steps: "white 10s -20s 0s",
			want: "white 5:00 (0), black 5:00 (0), white runs"},
		{name: "Bronstein's clock runs down like others",
			white: "5d3", black: "5d3", steps: "white 2s",
			want: "white 4:58 (0), black 5:00 (0), white runs"},
		{name: "sand runs to the other side",
			white: "5h", black: "5h", steps: "white 10s",
			want: "white 4:50 (0), black 5:10 (0), white runs"},
		{name: "sand runs from Black's clock to White's, until it is stopped",
			white: "5h", black: "5h", steps: "black 10s stop 10s",
			want: "white 5:10 (0), black 4:50 (0)"},
		{name: "no more of it than there is",
			white: "0.5h", black: "5h", steps: "white 40s",
			want: "white 0.0 (0), black 5:30 (0), white runs"},
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
		{name: "a clock that stands still has no flag that falls",
			white: "0.5", black: "5", steps: "10s", fallen: "none", due: math.MaxInt64},
		{name: "it falls when the time is up",
			white: "0.5", black: "5", steps: "white 10s", fallen: "none",
			due: 20 * time.Second},
		{name: "not a moment earlier",
			white: "0.5", black: "5", steps: "white 29.999s", fallen: "none",
			due: time.Millisecond},
		{name: "now", white: "0.5", black: "5", steps: "white 30s", fallen: "white", due: 0},
		{name: "the flag stays down",
			white: "0.5", black: "5", steps: "white 60s", fallen: "white", due: 0},
		{name: "when the clock is stopped, too",
			white: "0.5", black: "5", steps: "white 30s stop", fallen: "white",
			due: math.MaxInt64},
		{name: "Black's flag falls",
			white: "5", black: "0.5", steps: "black 30s", fallen: "black", due: 0},
		{name: "it stays down while the other clock runs",
			white: "5", black: "0.5", steps: "black 30s white 1s", fallen: "black",
			due: 299 * time.Second},
		{name: "Bronstein's clock gives nothing back in time",
			white: "0.5d3", black: "5d3", steps: "white 29s", fallen: "none", due: time.Second},
		{name: "an hourglass runs out",
			white: "0.5h", black: "0.5h", steps: "white 30s", fallen: "white", due: 0},
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
		{name: "as the game begins", control: "40/90:30", made: 0, want: 40},
		{name: "after a move", control: "40/90:30", made: 1, want: 39},
		{name: "before the last move of a stage", control: "40/90:30", made: 39, want: 1},
		{name: "the rest of the game has no end", control: "40/90:30", made: 40, want: 0},
		{name: "a game of one stage has no end", control: "5+3", made: 7, want: 0},
		{name: "in the second stage", control: "40/90:20/30:10", made: 41, want: 19},
		{name: "the last stage is repeated", control: "40/90:20/30", made: 60, want: 20},
		{name: "the last stage is repeated once more", control: "40/90:20/30", made: 81, want: 19},
		{name: "each move is a stage where it has its own time",
			control: "30s a move", made: 12, want: 1},
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
