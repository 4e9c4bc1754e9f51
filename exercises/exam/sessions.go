// sessions.go has sessions made up by chance asked, too.

package exam

import (
	"math/rand/v2"

	"mateinfive/exercises/exam/chance"
)

// Sessions is the rule of the sessions that are made up by chance.
const Sessions = "sessions"

// made makes up n sessions of a level, the same ones for the same seed, and has the referee answer
// them.
func made(level, n int, seed uint64, knows func(word string) bool) (cases []Case) {
	r := rand.New(rand.NewPCG(seed, 100+uint64(level)))
	for range n {
		c := Case{Rule: Sessions, level: level}
		for _, line := range chance.Session(r, level, knows) {
			c.Questions = append(c.Questions, Question{Ask: line})
		}
		cases = append(cases, c)
	}
	return answered(level, cases)
}

// howMany is the number of sessions of a level in an exam.
func howMany(level, asked int) int {
	switch {
	case level > 4:
		return 0
	case level < asked:
		return 6
	case level < 2:
		return 8
	}
	return 24
}

func knowsAll(string) bool { return true }
