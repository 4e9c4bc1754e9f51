// ladder_test.go measures how each level fares against the one below.

package player

import (
	"context"
	"flag"
	"fmt"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/openings"
)

// A level wins more than two of three points against the one below, and not all of them. With
// -games 100 that shows:
//
//	go test ./ch05-full/player -run Ladder -games 100 -v
func TestLadder(t *testing.T) {
	for i, name := range Levels()[1:] {
		t.Run(fmt.Sprint(name, " against the one below"), func(t *testing.T) {
			if *games < 10 && i > 3 {
				t.Skip("it takes its time: -games 100 plays it")
			}
			t.Parallel()
			contest(t, name, Levels()[i])
		})
	}
}

// contest has two players play as many games as the flag says, and logs how they end. In ten
// games or more the first should fare better.
func contest(t *testing.T, one, other string) {
	t.Helper()
	m := Match{
		Names: [2]string{one, other}, Games: *games, Openings: openings.Balanced(), Positions: 100_000,
		Patience: time.Minute, Make: func(name string, seed uint64) Player {
			p, _ := New(name, seed)
			return p
		},
	}
	score, err := m.Play(context.Background(), func(r Round, _ string, _ Score) error { return r.Err })
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%s against %s: %+v, %s", one, other, score, score.Verdict(m.Names))
	if *games >= 10 && score.Won <= score.Lost {
		t.Errorf("%s is no better than %s", one, other)
	}
}

// pair has any two play:
//
//	go test ./ch05-full/player -run Pair -pair level2,careful -games 100 -v
var pair = flag.String("pair", "", "the names of two players, with a comma between them")

func TestPair(t *testing.T) {
	if one, other, ok := strings.Cut(*pair, ","); ok {
		contest(t, one, other)
	}
}
