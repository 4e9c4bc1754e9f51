// bank.go draws fresh questions out of a bank.

package exam

import (
	"math/rand/v2"
	"slices"

	"mateinfive/internal/referee"
)

// fresh draws one of each four cases in the bank of a level, the same ones for the same seed.
func fresh(level int, seed uint64) (cases []Case) {
	r := rand.New(rand.NewPCG(seed, uint64(level)))
	for four := range slices.Chunk(inFile("bank", level), 4) {
		cases = append(cases, four[r.IntN(len(four))])
	}
	return answered(level, cases)
}

// answered has the referee answer all questions of the cases by the rules of a level.
func answered(level int, cases []Case) []Case {
	for _, c := range cases {
		talk := referee.NewTalk(level)
		for i := range c.Questions {
			q := &c.Questions[i]
			q.Want = wanted(talk.Right(q.Ask))
			q.Judged = true
		}
	}
	return cases
}
