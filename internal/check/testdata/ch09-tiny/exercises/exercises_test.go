// exercises_test.go judges it.

package exercises

import (
	"fmt"
	"testing"

	"mateinfive/ch09-tiny/chess"
	"mateinfive/internal/check"
)

// asks asks a task for an answer, which never comes. The compiler must not make the answer a
// part of it: then a loop there would bear its name.
//
//go:noinline
func asks(t *testing.T, task string, answer func() int) {
	t.Helper()
	e := check.New(t, task)
	e.Case("first", func() *check.Miss { check.Asking(task+"()", "1 . K\n  a b"); answer(); return nil })
	e.Case("again", func() *check.Miss { answer(); return nil })
}

func TestTaskStub(t *testing.T)   { asks(t, "Stub", Stub) }
func TestTaskAbove(t *testing.T)  { asks(t, "Above", Above) }
func TestTaskPanics(t *testing.T) { asks(t, "Panics", func() int { return Panics(nil) }) }
func TestTaskSteers(t *testing.T) { asks(t, "Steers", Steers) }
func TestTaskNil(t *testing.T)    { asks(t, "Nil", func() int { return Nil(nil) }) }
func TestTaskAsks(t *testing.T)   { asks(t, "Asks", Asks) }
func TestTaskCalled(t *testing.T) { asks(t, "Called", Called) }
func TestTaskStep(t *testing.T) {
	asks(t, "Wrong", func() (n int) { check.Step(func() { n = Panics(nil) }); return n })
}
func TestTaskDeep(t *testing.T)  { asks(t, "Deep", Deep) }
func TestTaskCalls(t *testing.T) { asks(t, "Calls", Calls) }

func TestTaskWrong(t *testing.T) {
	e := check.New(t, "Wrong")
	for _, want := range []int{3, 4, 5} {
		e.Case(fmt.Sprint("want ", want), func() *check.Miss {
			if got := Wrong(); got != want {
				return &check.Miss{Call: "Wrong()", Got: fmt.Sprint(got), Want: fmt.Sprint(want)}
			}
			return nil
		})
	}
}

func TestTaskStubWithoutABoard(t *testing.T) {
	check.New(t, "Stub").Case("no board", func() *check.Miss { check.CannotBuild("no e4"); return nil })
}

func TestTaskWithoutABoard(t *testing.T) {
	e := check.New(t, "Unbuilt").Judging("Wrong")
	e.Case("no board", func() *check.Miss { check.CannotBuild("no e4"); return nil })
}

func TestTaskWithoutRules(t *testing.T) {
	e := check.New(t, "Wrong")
	e.Case("the rules panic", func() *check.Miss { chess.At(nil); return nil })
}

func TestGiven(t *testing.T) { check.Secret(t, "Wrong", "B does not castle") }

func TestLateLoops(t *testing.T) { asks(t, "Loops", Loops) }
func TestLateTurn(t *testing.T)  { asks(t, "Turn", chess.Turn) }
