// setup_test.go prepares the tests and holds what they share.

package terminal

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/exercises"
	"mateinfive/ch05-full/player"

	"github.com/fatih/color"
	"github.com/google/go-cmp/cmp"
)

// TestMain makes the tests independent of where they run (on a terminal the
// program would turn color on) and of what the learner has written so far.
func TestMain(m *testing.M) {
	color.NoColor = true
	for name, value := range screenVariables {
		os.Setenv(name, value)
	}
	forgetExercises()
	os.Exit(m.Run())
}

// forgetExercises puts the exercises back to what they are before the learner
// has written one.
func forgetExercises() {
	learnersOpponent = func(*chess.Position, []chess.Move, func(int) int) chess.Move { panic("task Opponent: not written yet") }
	learnersOppositeBishops = func(*chess.Board) (chess.Color, bool) { panic("task OppositeBishops: not written yet") }
	learnersClock = func(string) (time.Duration, bool) { panic("task Clock: not written yet") }
	learnersRepeated = func([]chess.Position, int) (int, bool) { panic("task Repeated: not written yet") }
	learnersSANCases = func() []exercises.SANCase { panic("task SANCases: not written yet") }
	learnersChampion = func() (string, player.Player) { panic("task Champion: not written yet") }
	learnersBronstein = func(_, _, _ time.Duration) time.Duration { panic("task Bronstein: not written yet") }
	learnersHourglass = func([2]time.Duration, chess.Color, time.Duration) [2]time.Duration {
		panic("task Hourglass: not written yet")
	}
}

// startDiagram is the board as a game begins.
const startDiagram = `8 r n b q k b n r
7 p p p p p p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 P P P P P P P P
1 R N B Q K B N R
  a b c d e f g h
`

// quietGame are options under which only answers are printed.
var quietGame = Options{position: chess.StartingPosition(), quiet: true}

// from returns a session that begins in a position and prints only answers.
func from(t *testing.T, fen string) *session {
	t.Helper()
	p, err := chess.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return newSession(nil, Options{position: p, quiet: true})
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

// reply types one line and returns what the session prints, with the answers of players.
func reply(s *session, line string) string {
	var screen strings.Builder
	s.out = &screen
	s.complain(s.obey(line))
	for s.asked != "" && s.failed == nil { // as the arbiter does
		name := s.asked
		s.asked = ""
		decision, err := consult(context.Background(), name, s.seat(name), s.request(), func(string) {})
		s.complain(s.decide(name, decision, err))
	}
	return screen.String()
}

// swap gives a variable another value until the test ends.
func swap[T any](t testing.TB, variable *T, value T) {
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
