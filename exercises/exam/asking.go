// asking.go puts cases to a program, and starts it anew where it ends.

package exam

import (
	"context"
	"errors"
	"time"

	"mateinfive/internal/outside"
)

const (
	together = 200 // so many lines are asked at once, or a few more
	mostEnds = 50  // of a program that ends more often no more is asked
)

// Patience is how long a program of a level may take for the lines that it is asked at once. From
// level 4 on it has games to count, and from level 6 on it looks ahead.
func Patience(level int) time.Duration {
	switch {
	case level >= 6:
		return 3 * time.Minute
	case level >= 4:
		return time.Minute
	}
	return 10 * time.Second
}

// Asked is what a program answered. If it had to be stopped, or ended too often, there are fewer
// Answers than cases.
type Asked struct {
	Answers [][]string // by case: fewer than its questions where the program ended
	Ends    []End
	Said    string // the last of what it wrote to the standard error where it did not end

	program  outside.Program
	patience time.Duration
	cases    []Case
	began    []int // by case: the first one of the same run
}

// An End is a case in which a program went wrong as a program, whatever it answered.
type End struct {
	Case     int
	Question int    // of the case: the first without an answer
	Err      error  // in words
	Said     string // what it wrote last to the standard error
	IsLate   bool   // asked nothing before, it answers this case
	IsAstray bool   // it has gone on: its answers may stand beside questions that are not theirs
}

// Failure is the question that has no answer because the program ended.
func (e End) Failure(cases []Case) *Failure {
	c := cases[e.Case]
	at := min(e.Question, len(c.Questions)-1)
	return &Failure{Case: e.Case, Lines: Lines([]Case{c})[:at+1], Question: c.Questions[at], IsNone: true}
}

// Ask puts cases to a program, a few hundred lines at a time. A program that ends before its
// input does is started anew for the next case. One that has to be stopped is asked no more.
func Ask(ctx context.Context, p outside.Program, cases []Case, patience time.Duration) *Asked {
	a := &Asked{program: p, patience: patience, cases: cases}
	for len(a.Answers) < len(cases) && len(a.Ends) < mostEnds && ctx.Err() == nil {
		end := a.run(ctx)
		if end == nil {
			continue
		}
		a.Ends = append(a.Ends, *end)
		if errors.Is(end.Err, outside.ErrStopped) {
			break
		}
	}
	return a
}

// run puts the next cases, and returns nil if all went well.
func (a *Asked) run(ctx context.Context) *End {
	first := len(a.Answers)
	cases := atOnce(a.cases[first:])
	lines, said, err := a.ask(ctx, Lines(cases))
	answers := ByCase(cases, lines)
	if err == nil {
		a.add(first, answers)
		a.Said = said
		return nil
	}
	last := 0 // the case in which it went wrong
	for last < len(cases)-1 && len(answers[last]) == len(cases[last].Questions) {
		last++
	}
	end := End{Case: first + last, Question: len(answers[last]), Err: err, Said: said}
	wroteNothing := len(lines) == 0 && len(cases) > 1
	switch {
	case wroteNothing && (errors.Is(err, outside.ErrEnded) || errors.Is(err, outside.ErrStopped)):
		answers = a.oneByOne(ctx, cases, first, &end)
		a.add(first, answers)
	case errors.Is(err, outside.ErrEnded):
		if last > 0 { // what it had not written yet may be lost, and another case be to blame
			alone, said, err := a.ask(ctx, Lines(cases[last:last+1]))
			answers[last] = ByCase(cases[last:last+1], alone)[0]
			end.IsLate = err == nil
			if err != nil {
				end.Question, end.Err, end.Said = len(answers[last]), err, said
			}
		}
		a.add(first, answers[:last+1])
	case errors.Is(err, outside.ErrStopped):
		a.add(first, answers[:last+1])
	default:
		end.IsAstray = true
		a.add(first, answers)
	}
	return &end
}

// oneByOne puts cases alone until one goes wrong, and says which in end; its number is that of the
// first case and the number of those before it. A program that writes its answers only at its own
// end had said nothing yet. If none goes wrong alone, the last is blamed, and said to be late.
func (a *Asked) oneByOne(ctx context.Context, cases []Case, first int, end *End) (answers [][]string) {
	end.IsLate = true
	for i := range cases {
		alone, said, err := a.ask(ctx, Lines(cases[i:i+1]))
		answers = append(answers, ByCase(cases[i:i+1], alone)[0])
		end.Case, end.Question = first+i, len(answers[i])
		if err != nil {
			end.Err, end.Said, end.IsLate = err, said, false
			break
		}
	}
	return answers
}

// ask puts lines, and waits as long as they may take.
func (a *Asked) ask(ctx context.Context, lines []string) (answers []string, said string, err error) {
	ctx, cancel := context.WithTimeout(ctx, a.patience)
	defer cancel()
	return a.program.Ask(ctx, lines)
}

// add adds the answers of the next cases, whose run began with the case first.
func (a *Asked) add(first int, answers [][]string) {
	for _, answered := range answers {
		a.Answers = append(a.Answers, answered)
		a.began = append(a.began, first)
	}
}

// atOnce returns those of the cases that are asked next. What goes beyond the level is asked apart.
func atOnce(cases []Case) []Case {
	lines := 0
	for i, c := range cases {
		if lines >= together || i > 0 && (c.Rule == More) != (cases[i-1].Rule == More) {
			return cases[:i]
		}
		lines += len(c.Questions)
	}
	return cases
}

// ByCase divides the answers to all Lines of the cases among them.
func ByCase(cases []Case, answers []string) (byCase [][]string) {
	for _, c := range cases {
		n := min(len(c.Questions), len(answers))
		byCase = append(byCase, answers[:n])
		answers = answers[n:]
	}
	return byCase
}
