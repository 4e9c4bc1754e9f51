// trial.go tries faults: does the exam expose one, and do the learner's tests notice it?

package own

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"mateinfive/exercises/exam"
	"mateinfive/internal/gotool"
	"mateinfive/internal/outside"
)

// A Trial lays faults into the program of a folder, one at a time, without touching a file there.
type Trial struct {
	Dir   string // of the program, which is written in Go
	Tmp   string // a folder for what is built
	Level int
	Cases []exam.Case // which the program answers well

	patience time.Duration // for the learner's tests with a fault; see Tests
}

// A Found is a fault that some answer shows.
type Found struct {
	Fault
	Answer *exam.Failure // the simplest answer that is wrong then; nil if the program ended instead
	Ended  error         // why it did
}

// MostTried is how many faults that compile are tried at most for those that count.
const MostTried = 100

// Each calls yield for each fault that the exam exposes, in an order that the seed decides, until
// yield returns false or [MostTried] faults were tried.
func (t *Trial) Each(ctx context.Context, seed uint64, yield func(Found) bool) error {
	list, err := Faults(t.Dir)
	if err != nil {
		return err
	}
	r := rand.New(rand.NewPCG(seed, 0))
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	tried := 0
	for _, f := range list {
		found, isBuilt, err := t.expose(ctx, f)
		if err != nil {
			return err
		}
		if found != nil && !yield(*found) {
			return nil
		}
		if isBuilt {
			tried++
		}
		if tried == MostTried {
			return nil
		}
	}
	return nil
}

// expose asks the exam's questions of the program with a fault. If that does not compile, or
// answers all of them well, found is nil.
func (t *Trial) expose(ctx context.Context, f Fault) (found *Found, isBuilt bool, err error) {
	p := outside.Program{Dir: t.Dir, Command: []string{filepath.Join(t.Tmp, "fault.exe")}}
	_, exit, err := gotool.Run(ctx, t.Dir, t.overlay(f), "build", "-o", p.Command[0], ".")
	if err != nil || exit != 0 {
		return nil, false, err
	}
	asked := exam.Ask(ctx, p, t.Cases, exam.Patience(t.Level))
	if ctx.Err() != nil {
		return nil, true, ctx.Err()
	}
	found = &Found{Fault: f, Answer: exam.Judge(t.Cases, asked.Answers).Answer}
	if found.Answer != nil {
		asked.Leftover(ctx, found.Answer) // then its lines are all that are needed to see it
		asked.Shorten(ctx, found.Answer)
	}
	if len(asked.Ends) > 0 {
		found.Ended = asked.Ends[0].Err
	}
	if found.Answer == nil && found.Ended == nil {
		return nil, true, nil
	}
	return found, true, nil
}

// ErrNoTests and ErrRed say why the learner's tests can notice nothing.
var (
	ErrNoTests = errors.New("there is no test yet")
	ErrRed     = errors.New("your tests are red without any fault")
)

// Tests reports whether the learner's own tests stand and are green, as they have to be before
// faults are tried. It measures how long they take.
func (t *Trial) Tests(ctx context.Context) error {
	began := time.Now()
	out, exit, err := gotool.Run(ctx, t.Dir, nil, "test", "-vet=off", "-count=1", "-timeout", "60s", "./...")
	t.patience = max(leastPatience, 3*time.Since(began))
	isOne := func(line string) bool {
		return strings.HasPrefix(line, "ok ") && !strings.HasSuffix(line, "[no tests to run]")
	}
	switch {
	case err != nil:
		return err
	case exit != 0:
		return fmt.Errorf("%w:\n%s", ErrRed, strings.TrimRight(out, "\n"))
	case !slices.ContainsFunc(strings.Split(out, "\n"), isOne):
		return ErrNoTests
	}
	return nil
}

// leastPatience is for tests that take no time without a fault.
const leastPatience = 20 * time.Second

// Notices reports whether the learner's own tests are red with a fault. What go vet says of it, which
// go test would ask, too, is not theirs.
func (t *Trial) Notices(ctx context.Context, f Fault) (bool, error) {
	timeout := max(leastPatience, t.patience).String()
	_, exit, err := gotool.Run(ctx, t.Dir, t.overlay(f), "test", "-vet=off", "-timeout", timeout, "./...")
	if errors.Is(err, gotool.ErrFlood) {
		return true, nil
	}
	return exit != 0, err
}

func (t *Trial) overlay(f Fault) gotool.Overlay {
	return gotool.Overlay{filepath.Join(t.Dir, filepath.FromSlash(f.File)): f.Text()}
}
