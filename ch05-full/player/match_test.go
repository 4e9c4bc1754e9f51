// match_test.go plays matches between players that do what a test wants.

package player

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
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
		"Games of first against resign: 51. + is", "\n" + strings.Repeat("+", 50) + "\n+\nfirst 51, resign 0, drawn 0\n",
		"wrong answers e2e5", "wrong loses game 2: ", "\nThe position: rnbqkbnr/", "\nfirst             -       51       51      102\n",
	} {
		if !strings.Contains(said, want) || err != nil || progress != "51 of 51  resign 25, wrong 26, drawn 0" {
			t.Errorf("it says\n%s\nand lacks %q; %s, %v", said, want, progress, err)
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
