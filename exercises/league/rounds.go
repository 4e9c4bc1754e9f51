// rounds.go says which games are to be played, in which order.

package league

import "strings"

// A pairing is a game to be played.
type pairing struct {
	round   int      // from 1
	seats   [2]*Seat // White and Black
	opening []string // the moves with which it begins
}

func (p pairing) names() [2]string { return [2]string{p.seats[0].Name, p.seats[1].Name} }

func (p pairing) versions() [2]string { return [2]string{p.seats[0].Version, p.seats[1].Version} }

// pairings lists the games of a league. In each round each plays each other once: the first of the
// two by its name has White in the first round, Black in the second, and so on. So what two of them
// have played counts as well when others come or go.
func pairings(seats []*Seat, rounds int) (list []pairing) {
	for round := 1; round <= rounds; round++ {
		for i, one := range seats {
			for _, other := range seats[:i] {
				p := pairing{round: round, seats: [2]*Seat{one, other}, opening: opening(round)}
				isOdd := round%2 == 1
				if isOdd != (one.Name < other.Name) {
					p.seats = [2]*Seat{other, one}
				}
				list = append(list, p)
			}
		}
	}
	return list
}

// openings are how games begin. Each is played in two rounds, so that each player has both sides
// of it. The first is that of an ordinary game.
var openings = [...]string{
	"",
	"e2e4 e7e5 g1f3 b8c6",
	"d2d4 d7d5 c2c4 e7e6",
	"e2e4 c7c5 g1f3 d7d6",
	"d2d4 g8f6 c2c4 g7g6",
	"e2e4 e7e6 d2d4 d7d5",
	"c2c4 e7e5 b1c3 g8f6",
	"e2e4 c7c6 d2d4 d7d5",
	"g1f3 d7d5 g2g3 c7c5",
	"f2f4 d7d5 g1f3 g8f6",
}

// opening returns the moves with which the games of a round begin.
func opening(round int) []string {
	return strings.Fields(openings[(round-1)/2%len(openings)])
}
