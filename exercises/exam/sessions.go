// sessions.go has sessions made up by chance asked, too.

package exam

import (
	"math/rand/v2"

	"mateinfive/exercises/exam/chance"
)

// Sessions is the rule of the sessions that are made up by chance.
const Sessions = "sessions"

// made makes up sessions of a level for an exam, the same ones for the same seed, and has the
// referee answer them. There are so many that they have all themes of the level, and some where
// the exam is of a higher one.
func made(level, asked int, seed uint64, knows func(word string) bool) (cases []Case) {
	if level > 4 {
		return nil
	}
	r := rand.New(rand.NewPCG(seed, 100+uint64(level)))
	maker := chance.New(r, level, knows)
	isWhole := level == asked || level == 1 // whose words no later level needs
	for n := 0; n < few || isWhole && !maker.IsDone(); n++ {
		c := Case{Rule: Sessions, level: level}
		for _, line := range maker.Session() {
			c.Questions = append(c.Questions, Question{Ask: line})
		}
		cases = append(cases, c)
	}
	return answered(level, cases)
}

// few is the number of sessions at least of each level.
const few = 6

func knowsAll(string) bool { return true }
