// setup_test.go prepares the tests and holds what they share.

package terminal

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"

	"github.com/fatih/color"
	"github.com/google/go-cmp/cmp"
)

// TestMain makes the tests independent of where they run (on a terminal the
// program would turn color on) and of what the learner has written so far. It
// tests no screen on which broken rules would be shown.
func TestMain(m *testing.M) {
	color.NoColor = true
	forgetAnswers()
	if err := brokenRules(); err != nil {
		fmt.Printf("The screen is tested once the rules work: %v\nBegin here: go test ./%s/chess\n", err, chapter)
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// at makes a position of a piece placement, for tests in which nothing but the
// turn matters besides: nobody may castle, and the counters are those of a first
// move.
func at(placement string, side chess.Color) chess.Position {
	return chess.Position{Board: chess.MustParsePlacement(placement), SideToMove: side, FullmoveNumber: 1}
}

// red counts the rows that have failed, by the test that the table belongs to.
var red = make(map[*testing.T]int)

// row runs a row of a table as a subtest of t. Two red rows say what is wrong,
// or one where another table has spoken before: then the rest of the table waits.
// A function without a body would turn hundreds of rows red and fill the screen.
func row(t *testing.T, name string, f func(t *testing.T)) {
	t.Helper()
	limit := 2
	if len(red) > 1 || len(red) == 1 && red[t] == 0 {
		limit = 1
	}
	if red[t] < limit && !t.Run(name, f) {
		red[t]++
	}
}

// play types the input at the prompt and returns the screen.
func play(t *testing.T, o Options, input string) string {
	t.Helper()
	var screen strings.Builder
	if err := Play(strings.NewReader(input), &screen, o); err != nil {
		t.Fatalf("Play: %v", err)
	}
	return screen.String()
}

// answer returns what the session answers to a line.
func answer(s *session, line string) string {
	var screen strings.Builder
	s.out = &screen
	s.obey(line)
	return screen.String()
}

// swap gives a variable another value until the test ends.
func swap[T any](t *testing.T, variable *T, value T) {
	t.Helper()
	old := *variable
	*variable = value
	t.Cleanup(func() { *variable = old })
}

// compare fails the test if two texts differ.
func compare(t *testing.T, got, want string) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the text differs (-want +got):\n%s", diff)
	}
}
