// rounds_test.go looks at who plays whom.

package league

import (
	"fmt"
	"slices"
	"testing"
)

// Each plays each other once in a round, and as often with White as with Black, with every opening.
func TestEachPlaysEachOtherWithBothColors(t *testing.T) {
	seats := []*Seat{{Name: "a"}, {Name: "b"}, {Name: "c"}, {Name: "d"}}
	rounds := 2 * len(openings)
	if len(opening(1))+len(opening(2)) > 0 || len(opening(3)) == 0 {
		t.Error("two rounds begin as an ordinary game does, and the third does not")
	}
	times := map[string]int{}
	for _, p := range pairings(seats, rounds) {
		newGame(p.opening) // which panics where a move is not legal
		times[fmt.Sprint(p.round, p.seats[0].Name, p.seats[1].Name)]++
		times[fmt.Sprint(p.seats[0].Name, p.seats[1].Name, p.opening)]++
	}
	for i, one := range seats {
		for _, other := range seats[:i] {
			for round := 1; round <= rounds; round++ {
				there := fmt.Sprint(round, one.Name, other.Name)
				back := fmt.Sprint(round, other.Name, one.Name)
				if times[there]+times[back] != 1 {
					t.Errorf("round %d: %s and %s play %d games", round, one.Name, other.Name, times[there]+times[back])
				}
				white := fmt.Sprint(one.Name, other.Name, opening(round))
				black := fmt.Sprint(other.Name, one.Name, opening(round))
				if times[white] != 1 || times[black] != 1 {
					t.Errorf("%s and %s do not play %v once with each color", one.Name, other.Name, opening(round))
				}
			}
		}
	}
}

// When others come, what two have played counts still.
func TestPairingsStayWhenOthersCome(t *testing.T) {
	a, b, c := &Seat{Name: "a"}, &Seat{Name: "b"}, &Seat{Name: "c"}
	for _, seats := range [][]*Seat{{b, a}, {c, a, b}, {a, c, b}, {b, c, a}} {
		more := pairings(seats, 4)
		for _, p := range pairings([]*Seat{a, b}, 4) {
			isThere := func(q pairing) bool { return q.round == p.round && q.names() == p.names() }
			if !slices.ContainsFunc(more, isThere) {
				t.Errorf("round %d of %s: %v is played no more", p.round, names(seats), p.names())
			}
		}
	}
}
