// events_test.go has things happen, one at a time and several at once.

package terminal

import (
	"errors"
	"fmt"
	"io"
	"testing"
	"time"

	"mateinfive/internal/guard"
)

// first returns what next brings when some things happen. It fails the test if nothing
// comes.
func first(t *testing.T, e *events) any {
	t.Helper()
	event, err := guarded(guard.Patience(), e.next)
	if err != nil {
		t.Fatal(err)
	}
	return event
}

func TestNext(t *testing.T) {
	noon := time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	tests := []struct {
		name   string
		happen func(e *events, ticks chan time.Time)
		want   any
	}{
		{"a line is typed", func(e *events, _ chan time.Time) { e.lines <- typed{line: "e4"} }, typed{line: "e4"}},
		{"the input ends", func(e *events, _ chan time.Time) { e.lines <- typed{err: io.EOF} }, typed{err: io.EOF}},
		{"a player answers", func(e *events, _ chan time.Time) { e.players <- answer{err: errDark} }, answer{err: errDark}},
		{"a player says what it thinks", func(e *events, _ chan time.Time) { e.players <- remark{text: "hm"} }, remark{text: "hm"}},
		{"time passes", func(_ *events, ticks chan time.Time) { ticks <- noon }, tick(noon)},
		{"Ctrl-C", func(e *events, _ chan time.Time) { e.interrupts <- interrupt{} }, interrupt{}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e, ticks := newEvents(), make(chan time.Time)
			e.ticks = ticks
			go tt.happen(e, ticks)
			if got := first(t, e); got != tt.want {
				t.Errorf("next brings %s, want %s", told(got), told(tt.want))
			}
		})
	}
}

// told names an event in a few words.
func told(event any) string {
	switch event := event.(type) {
	case nil:
		return "nothing"
	case typed:
		if event.err != nil {
			return "the end of the lines, " + event.err.Error()
		}
		return fmt.Sprintf("the line %q", event.line)
	case tick:
		return "a tick at " + time.Time(event).Format(time.TimeOnly)
	case time.Time:
		return "the bare time " + event.Format(time.TimeOnly)
	default:
		return fmt.Sprintf("%T", event)
	}
}

// While nobody listens, a line waits. It is not lost.
func TestNextWhileNobodyListens(t *testing.T) {
	for range 20 { // of two that are ready, Go takes either
		e := newEvents()
		e.lines = make(chan typed, 1)
		e.players = make(chan any, 1)
		e.lines <- typed{line: "e4"}
		e.players <- answer{err: errDark}
		e.deaf = true
		if got, want := first(t, e), (answer{err: errDark}); got != want {
			t.Fatalf("while nobody listens to lines, next brings %s, want %s", told(got), told(want))
		}
		e.deaf = false
		if got, want := first(t, e), (typed{line: "e4"}); got != want {
			t.Fatalf("when somebody listens again, next brings %s, want %s", told(got), told(want))
		}
	}
}

// A learner may be at work on next: the program says so, and ends.
func TestAnEventThatIsNone(t *testing.T) {
	d := sit(t, "")
	if err := d.deal(nil); !errors.Is(err, errDeaf) {
		t.Errorf("the error is %v, want %v", err, errDeaf)
	}
}
