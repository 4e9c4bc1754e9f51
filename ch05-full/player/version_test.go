// version_test.go seats versions of the learner's champion that a test makes up.

package player

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
)

// A version has its own name, and is opened when it is built, once.
func TestVersion(t *testing.T) {
	for _, tt := range []struct{ word, name, opens, err string }{
		{word: "champion@5.14", name: "champion@5.14", opens: "5.14"},
		{word: "Champion@Quiet", name: "champion@quiet", opens: "quiet"},
		{word: "champion@2026-11-20", name: "champion@2026-11-20", opens: "2026-11-20"},
		{word: "champion@5.99", name: "champion@5.99", opens: "5.99", err: "there is no 5.99"},
	} {
		t.Run(tt.word, func(t *testing.T) {
			c, opened := learner(), []string(nil)
			c.Version = func(version string) (Player, error) {
				opened = append(opened, version)
				if version == "5.99" {
					return nil, errors.New("there is no 5.99")
				}
				return Cast{}.Make("greedy", 1), nil
			}
			name, err := c.Named(tt.word)
			if err != nil || name != tt.name || !c.Has(name) || !c.Builds(name) || c.FullName(name) != tt.name || opened != nil {
				t.Errorf("it is called %s, %s, error %v; opened %q", name, c.FullName(name), err, opened)
			}
			err = c.Build(name)
			if tt.err == "" {
				err = errors.Join(err, c.Build(name))
			}
			if err == nil == (tt.err != "") || err != nil && err.Error() != tt.err || fmt.Sprint(opened) != "["+tt.opens+"]" {
				t.Errorf("it is built with the error %v, want %s; opened %q", err, tt.err, opened)
			}
			_, err = c.Make(name, 1).Choose(context.Background(), Request{Start: chess.StartingPosition()}, func(string) {})
			if err == nil == (tt.err != "") {
				t.Errorf("it chooses with the error %v, want %s", err, tt.err)
			}
			again := learner()
			again.Version = c.Version
			if err := again.Return(name); err != nil || !again.Has(name) {
				t.Errorf("it returns with %v", err)
			}
		})
	}
}

// Where nothing opens versions there are none, and champion@ alone is no version.
func TestNoVersion(t *testing.T) {
	c := learner()
	if name, err := c.Named("champion@5.14"); err == nil {
		t.Errorf("without the workshop there is %s", name)
	}
	c.Version = func(string) (Player, error) { return Cast{}.Make("greedy", 1), nil }
	if name, err := c.Named("champion@"); err == nil {
		t.Errorf("without a word behind it there is %q", name)
	}
}

// A match may begin with a later game of it.
func TestMatchFrom(t *testing.T) {
	play := func(from int) (numbers []int, s Score) {
		m := Match{Names: [2]string{"random", "greedy"}, From: from, Games: 4, Seed: 1, Patience: Unhurried,
			Make: Cast{}.Make}
		s, err := m.Play(context.Background(), func(r Round, _ string, _ Score) error {
			numbers = append(numbers, r.Number)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		return numbers, s
	}
	all, _ := play(0)
	rest, s := play(3)
	if fmt.Sprint(all, rest) != "[1 2 3 4] [3 4]" || s.Games() != 2 {
		t.Errorf("the games are %v, and from the third %v, %d in all", all, rest, s.Games())
	}
}

// Ctrl-C ends what waits for a version to be built: a match, a hint, an analysis.
func TestVersionIsStopped(t *testing.T) {
	never, stop := make(chan struct{}), func() {}
	defer close(never)
	c := Cast{Version: func(string) (Player, error) {
		stop()
		<-never
		return nil, errors.New("it was stopped late")
	}}
	name, err := c.Named("champion@5.14")
	if err != nil {
		t.Fatal(err)
	}
	start := chess.StartingPosition()
	for what, do := range map[string]func(context.Context) error{
		"a match": func(ctx context.Context) error {
			m := Match{Games: 2, Patience: time.Minute}
			return c.Tournament(ctx, m, []string{name, "random"}, "", time.Time{}, Report{})
		},
		"a hint": func(ctx context.Context) error {
			_, err := c.Hint(ctx, name, Request{Start: start}, time.Minute)
			return err
		},
		"an analysis": func(ctx context.Context) error {
			_, err := c.Analyze(ctx, name, Request{Start: start}, func([]engine.Line) {})
			return err
		},
	} {
		ctx, cancel := context.WithCancel(context.Background())
		c.Others[name] = &version{name: name, open: c.Version} // not built yet
		stop = cancel
		if err := do(ctx); err == nil || err.Error() != "stopped" {
			t.Errorf("%s: %v, want that it was stopped", what, err)
		}
	}
}
