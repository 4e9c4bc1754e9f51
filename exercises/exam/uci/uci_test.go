// uci_test.go judges engines that are made up, by a clock that is made up.

package uci

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// A fakeWatch moves on only when an engine thinks.
type fakeWatch struct {
	now time.Time
	lag time.Duration // what the judge is late by, whenever it is asked
}

func (w *fakeWatch) Now() time.Time     { return w.now }
func (w *fakeWatch) Lag() time.Duration { return w.lag }

// A fake is an engine that plays one legal move or another, but for its slips.
type fake struct {
	watch      *fakeWatch
	slip       string
	place      place
	goes       string
	said       []string // what is still to be heard
	thinks     time.Duration
	isThinking bool // until stop
	isStopped  bool
}

func (x *fake) Send(line string) {
	word, rest, _ := strings.Cut(line, " ")
	switch word {
	case "uci":
		if x.slip == "answers lines" {
			x.said = append(x.said, "error: there is no word uci")
		} else if x.slip != "has another word for uciok" {
			x.said = append(x.said, "id name fake", "uciok")
		}
	case "isready":
		x.said = append(x.said, "readyok")
	case "position":
		x.setUp(rest)
	case "go":
		x.goes = rest
		if x.isThinking = rest == "infinite"; !x.isThinking {
			x.said = append(x.said, "info depth 1", "bestmove "+x.move())
		}
	case "stop":
		if x.isThinking && x.slip == "has no move at stop" {
			x.said = append(x.said, "bestmove 0000")
		} else if x.isThinking && x.slip != "ignores stop" {
			x.said = append(x.said, "bestmove "+x.move())
			x.isStopped = true
		}
		x.isThinking = false
		if x.slip == "answers stop twice" && x.isStopped {
			x.said = append(x.said, "bestmove "+x.move())
		}
	}
}

// setUp reads what stands behind position.
func (x *fake) setUp(text string) {
	if x.slip == "reads the first position alone" && len(x.place.moves) > 0 {
		return
	}
	start, moves, _ := strings.Cut(text, " moves ")
	x.place = place{fen: strings.TrimPrefix(strings.TrimPrefix(start, "startpos"), "fen ")}
	if x.slip != "does not play the moves" {
		x.place.moves = strings.Fields(moves)
	}
}

// move is a legal one, or what a slip makes of it.
func (x *fake) move() string {
	moves := x.place.position().Moves()
	m := moves[7*len(x.place.moves)%len(moves)]
	switch {
	case x.slip == "promotes to nothing":
		return m[:4]
	case x.slip == "writes SAN":
		return "Nf3"
	case x.slip == "castles anyway" && x.place.fen != "" &&
		x.place.position().Letter("e1") == 'K':
		return "e1g1"
	case x.slip == "writes large letters":
		return strings.ToUpper(m)
	}
	return m
}

// Hear says the next line. A bestmove takes the time that the engine thinks.
func (x *fake) Hear(_ context.Context, patience time.Duration) (string, error) {
	if x.slip == "ends at go" && x.goes != "" {
		return "", errors.New("has ended by itself (exit status 2)")
	}
	if len(x.said) == 0 {
		x.watch.now = x.watch.now.Add(patience)
		return "", ErrLate
	}
	line := x.said[0]
	x.said = x.said[1:]
	if strings.HasPrefix(line, "bestmove") {
		x.watch.now = x.watch.now.Add(x.thinkingTime())
	}
	return line, nil
}

func (x *fake) thinkingTime() time.Duration {
	switch {
	case x.slip == "stops late" && x.isStopped:
		return 2 * time.Second
	case x.slip == "thinks two seconds" && strings.HasPrefix(x.goes, "wtime"):
		return 2 * time.Second
	case x.slip == "looks at White's clock" && strings.HasPrefix(x.goes, "wtime 60000"):
		return 3 * time.Second
	case x.slip == "never hurries" && strings.HasPrefix(x.goes, "wtime"):
		return 1090 * time.Millisecond
	}
	return x.thinks
}

func (x *fake) End() {}

// judged is what comes of an engine with a slip; said is what the judge has said.
func judged(
	t *testing.T, slip string, lag time.Duration, played bool,
) (r *Result, said string) {
	t.Helper()
	watch := &fakeWatch{now: time.Unix(0, 0), lag: lag}
	start := func() (Engine, error) {
		return &fake{watch: watch, slip: slip, thinks: 10 * time.Millisecond}, nil
	}
	var b strings.Builder
	trial := &Trial{
		Start: start, Watch: watch, Seed: 7,
		Rival: func(int) (Engine, error) {
			if !played {
				return nil, errNoGames
			}
			return &fake{watch: watch}, nil
		},
		Say: func(format string, args ...any) { fmt.Fprintf(&b, format, args...) },
	}
	r, err := trial.Run(t.Context())
	if err != nil && !errors.Is(err, errNoGames) {
		t.Fatal(err)
	}
	return r, b.String()
}

var errNoGames = errors.New("no games here")

// Each slip is red, and the judge names it.
func TestSlips(t *testing.T) {
	tests := []struct {
		slip string
		rule string
		says []string
	}{
		{
			slip: "has another word for uciok", rule: Hello,
			says: []string{"wanted  uciok", "the first that it hears is uci"},
		},
		{
			slip: "answers lines", rule: Hello,
			says: []string{
				"answer  error: there is no word uci\n  wanted  uciok",
				"the engine answers error",
			},
		},
		{
			slip: "promotes to nothing", rule: Legal,
			says: []string{"answer  bestmove a7a8", "does not say to what, as a7a8q does"},
		},
		{slip: "writes SAN", rule: Legal, says: []string{`"Nf3" is no move such as e2e4`}},
		{
			slip: "writes large letters", rule: Legal,
			says: []string{"moves are written in small letters"},
		},
		{slip: "castles anyway", rule: Legal, says: []string{"the king may not castle: "}},
		{slip: "does not play the moves", rule: Legal, says: []string{"are they played?"}},
		{
			slip: "reads the first position alone", rule: Legal,
			says: []string{"is each position line read anew?"},
		},
		{
			slip: "ends at go", rule: Legal,
			says: []string{"the engine has ended by itself (exit status 2)"},
		},
		{
			slip: "ignores stop", rule: Stop,
			says: []string{
				"          stop\n", "of stop, which comes a moment after go",
				"Is a line read while",
			},
		},
		{
			slip: "has no move at stop", rule: Stop,
			says: []string{
				"answer  bestmove 0000\n", "wanted  bestmove and a legal move",
				`"0000" is no move`,
			},
		},
		{slip: "stops late", rule: Stop, says: []string{"it came 2s after stop"}},
		{slip: "answers stop twice", rule: Stop, says: []string{"a second bestmove came for one go"}},
		{
			slip: "thinks two seconds", rule: OnTime,
			says: []string{
				"go wtime 1000 btime 60000",
				"White had 1s left, and the move took 2s: lost on time",
			},
		},
		{
			slip: "looks at White's clock", rule: OnTime,
			says: []string{"Black had 1s left, and the move took 3s"},
		},
		{slip: "never hurries", rule: OnTime, says: []string{"lost on time"}},
	}
	for _, tt := range tests {
		t.Run(tt.slip, func(t *testing.T) {
			r, _ := judged(t, tt.slip, 0, false)
			if r.Fault == nil {
				t.Fatalf("nothing was found: %v", r.Scores)
			}
			if r.Fault.Rule != tt.rule || r.IsGreen() || r.IsBusy {
				t.Errorf("the rule is %q, green %t, busy %t; want %q",
					r.Fault.Rule, r.IsGreen(), r.IsBusy, tt.rule)
			}
			for _, want := range tt.says {
				if !strings.Contains(r.Fault.String(), want) {
					t.Errorf("it says\n%swant in it %q", r.Fault, want)
				}
			}
		})
	}
}

// One without a slip comes as far as the games.
func TestRight(t *testing.T) {
	r, said := judged(t, "", 0, false)
	if r.Fault != nil || len(r.Scores) != 4 {
		t.Errorf("%v\n%s", r.Fault, said)
	}
	for _, s := range r.Scores {
		if s.Right != s.Of {
			t.Errorf("%s", s)
		}
	}
}

// What is lost on time on a busy computer is played again, and then left undecided.
func TestBusy(t *testing.T) {
	for _, slip := range []string{"stops late", "thinks two seconds"} {
		r, said := judged(t, slip, time.Second, false)
		if !r.IsBusy || r.IsGreen() || strings.Count(said, "once more") != mostRepeats {
			t.Errorf("%s: busy %t, said\n%s", slip, r.IsBusy, said)
		}
	}
}

// Twenty games between equals are played to their end.
func TestGames(t *testing.T) {
	if testing.Short() {
		t.Skip("twenty games take some seconds")
	}
	r, said := judged(t, "", 0, true)
	if r.Won+r.Drawn+r.Lost != twenty || strings.Count(said, "  game ") != twenty {
		t.Errorf("%d won, %d drawn, %d lost\n%s", r.Won, r.Drawn, r.Lost, said)
	}
	if isGreen := r.Points() >= Needed; isGreen != r.IsGreen() || r.Fault != nil {
		t.Errorf("%g points, green %t, %v", r.Points(), r.IsGreen(), r.Fault)
	}
}

// The places are legal to ask about, and the same for the same seed.
func TestPlaces(t *testing.T) {
	trial := &Trial{Seed: 3}
	for _, p := range append(trial.places(), stopped...) {
		if len(p.position().Moves()) == 0 || p.position().FEN() != p.talk().Position().FEN() {
			t.Errorf("%s: there is no move, or one before is not legal", p.line())
		}
	}
	for _, p := range tricky[5:7] {
		for _, m := range p.position().Moves() {
			if len(m) != len("a7a8q") {
				t.Errorf("%s: only promotions are wanted, and there is %s", p.line(), m)
			}
		}
	}
	for game := range twenty {
		if p := opening(game); p.position() != p.talk().Position() {
			t.Errorf("the opening %s is not legal", p.line())
		}
	}
	isSame := func(a, b place) bool { return a.line() == b.line() }
	if !slices.EqualFunc(trial.places(), trial.places(), isSame) {
		t.Error("the same seed has other places")
	}
}

func TestPress(t *testing.T) {
	tests := []struct {
		name       string
		left, took time.Duration
		isInTime   bool
		then       time.Duration
	}{
		{
			name: "in time", left: time.Second, took: 300 * time.Millisecond,
			isInTime: true, then: 800 * time.Millisecond,
		},
		{
			name: "on the way", left: time.Second, took: 1090 * time.Millisecond,
			isInTime: true, then: increment,
		},
		{name: "late", left: time.Second, took: 1110 * time.Millisecond, then: increment},
	}
	for _, tt := range tests {
		k := &clock{left: [2]time.Duration{time.Minute, tt.left}, increment: increment}
		isInTime := k.press(1, tt.took)
		if isInTime != tt.isInTime || k.left[1] != tt.then || k.left[0] != time.Minute {
			t.Errorf("%s: %t, %v left; want %t, %v", tt.name, isInTime, k.left[1], tt.isInTime, tt.then)
		}
	}
}
