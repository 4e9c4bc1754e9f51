// match_test.go plays matches between players that do what a test wants.

package player

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/openings"
)

// A decider is a player that decides by the legal moves.
type decider func(r Request, legal []chess.Move) (Decision, error)

func (d decider) Choose(_ context.Context, r Request, _ func(string)) (Decision, error) {
	p, err := r.Position()
	if err != nil {
		return Decision{}, err
	}
	return d(r, p.LegalMoves())
}

// deciders are players by their names.
var deciders = map[string]decider{
	"first":  func(_ Request, legal []chess.Move) (Decision, error) { return Decision{Move: legal[0]}, nil },
	"resign": func(Request, []chess.Move) (Decision, error) { return Decision{Action: Resign}, nil },
	"claim":  func(Request, []chess.Move) (Decision, error) { return Decision{Action: Claim}, nil },
	"error":  func(Request, []chess.Move) (Decision, error) { return Decision{}, errors.New("no idea") },
	"panic":  func(Request, []chess.Move) (Decision, error) { panic("oh") },
	"wrong": func(Request, []chess.Move) (Decision, error) {
		return Decision{Move: chess.Move{From: chess.E2, To: chess.E5}}, nil
	},
	"nothing": func(Request, []chess.Move) (Decision, error) { return Decision{}, nil },
	"offer": func(r Request, legal []chess.Move) (Decision, error) {
		return Decision{Move: legal[0], OfferDraw: true}, nil
	},
	"accept": func(r Request, legal []chess.Move) (Decision, error) {
		if r.Offered && len(r.Moves) > 2 {
			return Decision{Action: Accept}, nil
		}
		return Decision{Move: legal[0]}, nil
	},
}

func TestMatch(t *testing.T) {
	for _, tt := range []struct{ name, one, other, signs, fault string }{
		{
			name: "a player that resigns has lost with both colors", one: "first", other: "resign",
			signs: "++",
		},
		{name: "the signs are for the first player", one: "resign", other: "first", signs: "--"},
		{name: "an offer that is accepted is a draw", one: "offer", other: "accept", signs: "=="},
		{
			name: "what cannot be claimed loses", one: "claim", other: "first", signs: "--",
			fault: "claim: no draw",
		},
		{name: "an error loses", one: "error", other: "first", signs: "--", fault: "no idea"},
		{name: "a panic loses", one: "first", other: "panic", signs: "++", fault: "oh"},
		{
			name: "a move that is not legal loses", one: "wrong", other: "first", signs: "--",
			fault: "wrong answers e2e5",
		},
		{
			name: "a move that nothing has set is named", one: "nothing", other: "first",
			signs: "--", fault: "nothing answers no move",
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := Match{Names: [2]string{tt.one, tt.other}, Games: 2, Seed: 4, Patience: time.Minute, Make: func(name string, _ uint64) Player {
				return deciders[name]
			}}
			signs, fault := "", ""
			s, err := m.Play(context.Background(), func(r Round, sign string, _ Score) error {
				signs += sign
				if r.Err != nil {
					fault = r.Err.Error()
				}
				return nil
			})
			want := Score{
				Won: strings.Count(tt.signs, "+"), Lost: strings.Count(tt.signs, "-"),
				Drawn: strings.Count(tt.signs, "="),
			}
			if signs != tt.signs || s != want || err != nil {
				t.Errorf("%s, %v, %v; want %s", signs, s, err, tt.signs)
			}
			if !strings.Contains(fault, tt.fault) || (fault == "") != (tt.fault == "") {
				t.Errorf("the fault is %q, want %q", fault, tt.fault)
			}
		})
	}
}

func TestMatchEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	m := Match{Games: 5, Patience: time.Minute, Make: func(string, uint64) Player { return deciders["resign"] }}
	s, err := m.Play(ctx, func(r Round, _ string, _ Score) error {
		if r.Number == 2 {
			cancel()
		}
		return nil
	})
	if s.Points() != 2 || !errors.Is(err, context.Canceled) {
		t.Errorf("canceled after two games: %v, %v", s, err)
	}
	full := errors.New("disk full")
	if s, err := m.Play(context.Background(), func(Round, string, Score) error { return full }); s != (Score{Lost: 1}) || err != full {
		t.Errorf("a failure after the first game: %v, %v", s, err)
	}
}

func TestTournament(t *testing.T) {
	m := Match{Games: 51, Patience: time.Minute, Make: func(name string, _ uint64) Player { return deciders[name] }}
	said, progress := "", ""
	err := m.Tournament(context.Background(), []string{"first", "resign", "wrong"}, Report{
		Say:      func(text string) { said += text + "\n" },
		Progress: func(text string) { progress = text }, Game: func(Round) error { return nil },
	})
	for _, want := range []string{
		"Games of first against resign: 51. + is",
		"\n" + strings.Repeat("+", 50) + "\n+\nfirst 51, resign 0, drawn 0\n100 % ± 4, +568 Elo or more: sure, first is stronger\n",
		"resign 25, wrong 26, drawn 0\n49 % ± 13, -7 Elo ± 96: not sure, 1000 games like these would not do\n",
		"wrong answers e2e5", "wrong loses game 2: ", "\nThe position: rnbqkbnr/", "\nfirst             -       51       51      102\n",
	} {
		if !strings.Contains(said, want) || err != nil || progress != "51 of 51  resign 25, wrong 26, drawn 0" {
			t.Errorf("it says\n%s\nand lacks %q; %s, %v", said, want, progress, err)
		}
	}
}

// A match that goes on until it is sure is not looked at before game 20, and ends after the last.
func TestUntilSure(t *testing.T) {
	const terms = ": 200 at most. + is won, - is lost, = is drawn\n" +
		"Until it is sure: 7 positions a move at most, seed 1\n"
	for _, tt := range []struct {
		names []string
		want  string
	}{
		{
			[]string{"first", "resign"},
			"Games of first against resign" + terms + strings.Repeat("+", 20) +
				"\nfirst 20, resign 0, drawn 0\n100 % ± 9, +408 Elo or more: sure, first is stronger\n",
		},
		{
			[]string{"offer", "accept"},
			"Games of offer against accept" + terms + strings.Repeat(strings.Repeat("=", 50)+"\n", 4) +
				"offer 0, accept 0, drawn 200\n50 % ± 1, +0 Elo ± 5: not sure, 1000 games like these would not do\n",
		},
	} {
		m := Match{Games: 200, UntilSure: true, Positions: 7, Seed: 1, Patience: time.Minute,
			Make: func(name string, _ uint64) Player { return deciders[name] }}
		said := ""
		err := m.Tournament(context.Background(), tt.names, Report{
			Say: func(text string) { said += text + "\n" }, Progress: func(string) {}, Game: func(Round) error { return nil },
		})
		if said != tt.want || err != nil {
			t.Errorf("it says\n%swant\n%s%v", said, tt.want, err)
		}
	}
}

// Each opening is played twice in a row, with the colors changed, and in another order with another
// seed.
func TestOpenings(t *testing.T) {
	all := openings.Balanced()
	begins := func(seed uint64) (firsts []string) {
		m := Match{Names: [2]string{"resign", "first"}, Games: 2 * len(all), Openings: all, Seed: seed, Patience: time.Minute,
			Make: func(string, uint64) Player { return deciders["resign"] }}
		_, err := m.Play(context.Background(), func(r Round, _ string, _ Score) error {
			text := ""
			for _, ply := range r.Record {
				text += " " + ply.Move.String()
			}
			firsts = append(firsts, text)
			return nil
		})
		if err != nil {
			t.Error(err)
		}
		return firsts
	}
	one, again, other := begins(1), begins(1), begins(2)
	different := map[string]int{}
	for i, text := range one {
		different[text]++
		if text != one[i/2*2] || text == "" {
			t.Errorf("game %d begins with%s, game %d with%s", i+1, text, i/2*2+1, one[i/2*2])
		}
	}
	if len(different) != len(all) || !slices.Equal(one, again) || slices.Equal(one, other) {
		t.Errorf("%d openings of %d are played; the same with the same seed: %t, with another: %t",
			len(different), len(all), slices.Equal(one, again), slices.Equal(one, other))
	}
}

// Players who leave nothing to chance play no game twice. Where chance plays, the match goes on.
func TestRepeats(t *testing.T) {
	for _, tt := range []struct {
		other string
		games int
		err   error
	}{{"resign", 2, ErrRepeats}, {"random", 3, nil}} {
		m := Match{Names: [2]string{"first", tt.other}, Games: 3, Openings: openings.Balanced()[:1], Patience: time.Minute,
			Make: func(name string, seed uint64) Player {
				if p, ok := New(name, seed); ok {
					return p
				}
				return deciders[name]
			}}
		s, err := m.Play(context.Background(), func(Round, string, Score) error { return nil })
		if s.Games() != tt.games || !errors.Is(err, tt.err) {
			t.Errorf("first against %s: %d games, %v; want %d, %v", tt.other, s.Games(), err, tt.games, tt.err)
		}
	}
}

// What a player looks at in a match does not depend on the machine: levels keep their own number if
// it is less.
func TestPositions(t *testing.T) {
	for _, tt := range []struct {
		name      string
		positions int
		most      int
	}{
		{"level4", PerMove, 320}, {"level7", 3000, 3000}, {"level8", 700, 700}, {"vera", PerMove, 400}, {"vera", 100, 100},
	} {
		looked := 0
		r := Request{Start: chess.StartingPosition(), Moves: movesOf(t, "d2d4 d7d5"), Unhurried: true, Nodes: tt.positions,
			Tell: func(x Thought) { looked = x.Nodes }}
		p, _ := New(tt.name, 1)
		if _, err := Ask(context.Background(), p, r, time.Minute, nil); err != nil || looked > tt.most+tt.most/4 || looked < tt.most/4 {
			t.Errorf("%s looks at %d positions of %d, want about %d; %v", tt.name, looked, tt.positions, tt.most, err)
		}
	}
}

// The same match has the same games, also of players who would look at a clock.
func TestTheSameGames(t *testing.T) {
	play := func(seed uint64) (games []string) {
		m := Match{Names: [2]string{Strongest, "level3"}, Games: 2, Openings: openings.Balanced(), Positions: 60, Seed: seed,
			Patience: Unhurried, Make: func(name string, seed uint64) Player {
				p, _ := New(name, seed)
				return p
			}}
		_, err := m.Play(context.Background(), func(r Round, _ string, _ Score) error {
			games = append(games, r.text())
			return r.Err
		})
		if err != nil {
			t.Error(err)
		}
		return games
	}
	one, again, other := play(1), play(1), play(2)
	if !slices.Equal(one, again) || slices.Equal(one, other) {
		t.Errorf("twice with one seed:\n%s\n%s\nwith another:\n%s", one, again, other)
	}
}

// No game without clocks is lost because a player is slow: the match ends.
func TestASlowPlayerLosesNothing(t *testing.T) {
	for name, p := range map[string]Player{
		"one that looks at its ctx": sleeper(func(ctx context.Context) { <-ctx.Done() }),
		"one that never comes back": sleeper(func(context.Context) { select {} }),
	} {
		m := Match{Names: [2]string{"slow", "first"}, Games: 2, Patience: time.Millisecond, Make: func(name string, _ uint64) Player {
			if name == "slow" {
				return p
			}
			return deciders[name]
		}}
		s, err := m.Play(context.Background(), func(Round, string, Score) error { return nil })
		if s.Games() != 0 || err == nil || !says(err.Error(), "the match ends in game 1, which does not count...slow: ...\nThe position: rnbqkbnr/") {
			t.Errorf("%s: %+v, %v", name, s, err)
		}
	}
}

// sleeper is a player that plays the first legal move after something.
type sleeper func(ctx context.Context)

func (x sleeper) Choose(ctx context.Context, r Request, _ func(string)) (Decision, error) {
	x(ctx)
	p, err := r.Position()
	return Decision{Move: p.LegalMoves()[0]}, err
}

// By the clock a player is told its time, and loses if it has none left.
func TestByTheClock(t *testing.T) {
	control, err := clock.Parse("1+0")
	if err != nil {
		t.Fatal(err)
	}
	var now time.Time
	m := Match{Names: [2]string{"slow", "first"}, Games: 2, Control: &control, Patience: time.Minute,
		now: func() time.Time { return now }}
	m.Make = func(name string, _ uint64) Player {
		return decider(func(r Request, legal []chess.Move) (Decision, error) {
			if !r.Timed || r.Unhurried || r.Nodes != 0 {
				t.Errorf("%s is asked %+v", name, r)
			}
			if name == "slow" {
				now = now.Add(25 * time.Second)
			}
			return Decision{Move: legal[0]}, nil
		})
	}
	plies := 0
	s, err := m.Play(context.Background(), func(r Round, _ string, _ Score) error {
		plies += len(r.Record)
		return r.Err
	})
	if s != (Score{Lost: 2}) || plies != 4+5 || err != nil {
		t.Errorf("%+v after %d plies, %v; want both lost on the third move", s, plies, err)
	}
}

func TestVerdict(t *testing.T) {
	for _, tt := range []struct {
		score Score
		want  string
	}{
		{Score{Won: 1}, "1 game is not enough to say who is stronger: try match 20 A B"},
		{Score{Won: 1, Lost: 1}, "2 games are not enough to say who is stronger: try match 20 A B"},
		{Score{Won: 7}, "100 % ± 21, +235 Elo or more: sure, A is stronger"},
		{Score{Won: 20}, "100 % ± 9, +408 Elo or more: sure, A is stronger"},
		{Score{Lost: 20}, "0 % ± 9, -408 Elo or less: sure, B is stronger"},
		{Score{Won: 14, Lost: 4, Drawn: 2}, "75 % ± 18, +191 Elo ± 192: not sure yet, 4 more games like these would do"},
		{Score{Won: 75, Lost: 25}, "75 % ± 8, +191 Elo ± 81: sure, A is stronger"},
		{Score{Won: 10, Lost: 9, Drawn: 1}, "53 % ± 20, +17 Elo ± 151: not sure, 1000 games like these would not do"},
		{Score{Won: 110, Lost: 90}, "55 % ± 7, +35 Elo ± 48: not sure yet, 464 more games like these would do"},
		{Score{Won: 9, Lost: 9, Drawn: 2}, "50 % ± 20, +0 Elo ± 147: not sure, 1000 games like these would not do"},
	} {
		if got := tt.score.Verdict([2]string{"A", "B"}); got != tt.want {
			t.Errorf("%+v: %s\nwant %s", tt.score, got, tt.want)
		}
	}
}

func TestCrosstable(t *testing.T) {
	const want = `                a  longname12   points
a               -         0.5      0.5
longname12    1.5           -      1.5`
	if got := Crosstable([]string{"a", "longname12"}, [][]int{{0, 1}, {3, 0}}); strings.Join(strings.Fields(got), " ") != strings.Join(strings.Fields(want), " ") {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
