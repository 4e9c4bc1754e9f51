// given_steps_test.go tests how a stub is told from what a learner has written.

package champion

import (
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestMissing(t *testing.T) {
	const stub = "task Search.Quiet: not written yet"
	tests := []struct {
		name string
		try  func(s *Search, p *chess.Position)
		want string
	}{
		{"a stub", func(*Search, *chess.Position) { panic(stub) }, stub},
		{"a function that answers", func(*Search, *chess.Position) {}, ""},
		{"a function that panics", func(s *Search, _ *chess.Position) { s.Table[len(s.Table)].Depth++ }, ""},
		{"a function that needs another task", func(*Search, *chess.Position) { panic("task Eval: not written yet") }, ""},
		{"a function that asks for steps", func(s *Search, _ *chess.Position) {
			if s.On("order") || s.On("quiet") {
				panic(stub) // without an end, if it were itself asked
			}
		}, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := missing("Search.Quiet", tt.try)(); got != tt.want {
				t.Errorf("its stub panics with %q, want %q", got, tt.want)
			}
		})
	}
}

// A function is tried once, however often it is asked for.
func TestMissingIsAskedOnce(t *testing.T) {
	calls := 0
	quiet := missing("Search.Quiet", func(*Search, *chess.Position) { calls++ })
	if quiet(); quiet() != "" || calls != 1 {
		t.Errorf("it was called %d times, want once", calls)
	}
}
