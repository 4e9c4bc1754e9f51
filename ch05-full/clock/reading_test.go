// reading_test.go takes a reading, and sets a clock to it.

package clock

import (
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
)

func TestReading(t *testing.T) {
	at := clockAt(t, "5", "3")
	at.Set(Reading{Left: [2]time.Duration{4 * time.Minute, 2 * time.Minute}, Moves: [2]int{8, 7}})
	at.play(t, "black 10s")
	want := Reading{Left: [2]time.Duration{240 * time.Second, 110 * time.Second}, Moves: [2]int{8, 7}}
	if got := at.Reading(); got != want {
		t.Errorf("the reading is %v, want %v", got, want)
	}
}

// Before a move that is taken back the clock showed something else.
func TestSet(t *testing.T) {
	at := clockAt(t, "5d3", "5d3")
	at.play(t, "white 10s")
	at.Set(Reading{Left: [2]time.Duration{4 * time.Minute, 3 * time.Minute}, Moves: [2]int{8, 7}})
	at.play(t, "60s")
	if got, want := shows(at.Clock), "white 4:00 (8), black 3:00 (7)"; got != want {
		t.Errorf("it shows %s, want %s: it stands still, and what White had spent is forgotten", got, want)
	}
	at.play(t, "white 5s")
	if got, want := at.Left(chess.White), 235*time.Second; got != want {
		t.Errorf("5s after it was started again White has %v, want %v", got, want)
	}
}

// What a file says may be anything.
func TestSetBelowNothing(t *testing.T) {
	at := clockAt(t, "5", "5")
	at.Set(Reading{Left: [2]time.Duration{-time.Second, -time.Minute}})
	if got := at.Reading(); got != (Reading{}) {
		t.Errorf("the reading is %v, want nothing left", got)
	}
	at.play(t, "black 1s")
	if got, want := shows(at.Clock), "white 0.0 (0), black 0.0 (0), black runs"; got != want {
		t.Errorf("it shows %s, want %s", got, want)
	}
}
