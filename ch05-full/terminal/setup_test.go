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
	"mateinfive/internal/guard"

	"github.com/google/go-cmp/cmp"
)

// asDeepEnd is set in the environment where this test runs itself as a program that calls
// itself without end.
const asDeepEnd = "TEST_RUNS_THE_DEEP_END"

// TestMain makes the tests independent of where they run.
func TestMain(m *testing.M) {
	if os.Getenv(asDeepEnd) != "" {
		deepEnd()
		return
	}
	if os.Getenv(asProgram) != "" {
		programMain()
		return
	}
	for name, value := range screenVariables {
		os.Setenv(name, value)
	}
	os.Exit(m.Run())
}

// unwritten is an environment in a pipe, where the learner has written nothing yet. A busy
// machine has the time that it needs.
func unwritten() environment {
	e := usual()
	e.noColor, e.patience = true, time.Minute
	e.tasks = tasks{
		opponent:        func(*chess.Position, []chess.Move, func(int) int) chess.Move { panic("task Opponent: not written yet") },
		oppositeBishops: func(*chess.Board) (chess.Color, bool) { panic("task OppositeBishops: not written yet") },
		clock:           func(string) (time.Duration, bool) { panic("task Clock: not written yet") },
		repeated:        func([]chess.Position, int) (int, bool) { panic("task Repeated: not written yet") },
		sanCases:        func() []exercises.SANCase { panic("task SANCases: not written yet") },
		champion:        func() (string, player.Player) { panic("task Champion: not written yet") },
		bronstein:       func(_, _, _ time.Duration) time.Duration { panic("task Bronstein: not written yet") },
		hourglass: func([2]time.Duration, chess.Color, time.Duration) [2]time.Duration {
			panic("task Hourglass: not written yet")
		},
	}
	return e
}

// withOpponent is that environment with an answer to the task Opponent.
func withOpponent(answer func(*chess.Position, []chess.Move, func(int) int) chess.Move) environment {
	e := unwritten()
	e.tasks.opponent = answer
	return e
}

// withChampion is that environment with an answer to the task Champion.
func withChampion(answer func() (string, player.Player)) environment {
	e := unwritten()
	e.tasks.champion = answer
	return e
}

// greedy is a player of ours.
func greedy() player.Player {
	p, _ := player.New("greedy", 1)
	return p
}

// withPlayer is that environment with a player of the test under some names, and no other.
func withPlayer(p player.Player, names ...string) environment {
	e := unwritten()
	e.makers = make(map[string]maker)
	for _, name := range names {
		e.makers[name] = func(environment, uint64) player.Player { return p }
	}
	return e
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
var quietGame = Options{environment: unwritten(), position: chess.StartingPosition(), quiet: true}

// quietIn are the same in an environment of the test.
func quietIn(e environment) Options {
	o := quietGame
	o.environment = e
	return o
}

// from returns a session that begins in a position and prints only answers.
func from(t *testing.T, fen string) *session {
	t.Helper()
	return fromIn(t, unwritten(), fen)
}

// fromIn does so in an environment of the test.
func fromIn(t *testing.T, e environment, fen string) *session {
	t.Helper()
	p, err := chess.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return newSession(nil, Options{environment: e, position: p, quiet: true})
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
	var err error
	if failure := guard.Run(s.patience, func() { err = s.obey(line) }); failure != nil {
		screen.Reset() // as where a line is tried
		err = failure
	}
	s.complain(err)
	for s.asked != "" && s.failed == nil { // as the arbiter does
		name := s.asked
		s.asked = ""
		decision, err := s.consult(context.Background(), s.player(name), s.request(), func(string) {})
		s.complain(s.decide(name, decision, err))
	}
	return screen.String()
}

// compare fails the test if two texts differ.
func compare(t *testing.T, got, want string) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the text differs (-want +got):\n%s", diff)
	}
}
