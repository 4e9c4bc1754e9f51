// shorten.go cuts a session down to the lines that show a wrong answer.

package exam

import (
	"context"
	"slices"
	"strings"
	"time"

	"mateinfive/exercises/exam/chance"
	"mateinfive/internal/referee"
)

// What is spent at most on cutting one session down.
const (
	mostCuts    = 120
	cuttingTime = 10 * time.Second
)

// Shorten makes the lines of a failure in a session fewer, if the program goes wrong with
// fewer, too. It may be another answer then that is wrong. Other cases stay as they were
// written.
func (a *Asked) Shorten(ctx context.Context, f *Failure) {
	c := a.cases[f.Case]
	if c.Rule != Sessions || len(f.Lines) > len(c.Questions) {
		return // with lines of other cases, all of them are needed
	}
	ctx, cancel := context.WithTimeout(ctx, cuttingTime)
	defer cancel()
	s := &cutting{asked: a, level: c.level, failure: f}
	s.fromLater(ctx)
	for size := len(f.Lines) / 2; size > 0; size /= 2 {
		s.leaveOut(ctx, size)
	}
	s.fromLater(ctx)
}

// A cutting is on the way to fewer lines.
type cutting struct {
	asked   *Asked
	level   int
	failure *Failure
	tries   int
}

// try asks some lines instead, and keeps them if an answer is wrong and the page decides them
// all.
func (s *cutting) try(ctx context.Context, lines []string) bool {
	isGame := s.level >= 2
	beginsElsewhere := isGame && first(lines[0]) != "new"
	if beginsElsewhere || s.tries == mostCuts || !chance.IsFair(s.level, lines) {
		return false
	}
	s.tries++
	c := Case{Rule: Sessions, level: s.level}
	for _, line := range lines {
		c.Questions = append(c.Questions, Question{Ask: line})
	}
	c = answered(s.level, []Case{c})[0]
	answers, _, err := s.asked.ask(ctx, lines)
	if err != nil || len(answers) != len(lines) {
		return false // it has ended, and that is another fault
	}
	wrong := c.failure(answers)
	if wrong == nil || len(wrong.Lines) > len(s.failure.Lines) {
		return false
	}
	wrong.Case = s.failure.Case
	*s.failure = *wrong
	return true
}

// fromLater begins with the position as it stands before one of the last lines.
func (s *cutting) fromLater(ctx context.Context) {
	if s.level < 2 {
		return
	}
	lines := s.failure.Lines
	talk := referee.NewTalk(s.level)
	var fens []string // before each line
	for _, line := range lines {
		fens = append(fens, talk.Position().FEN())
		talk.Answer(line)
	}
	for i := len(lines) - 1; i > 1; i-- {
		fields := strings.Fields(fens[i])
		if s.level < 4 {
			fields = fields[:2]
		}
		begun := append([]string{"new " + strings.Join(fields, " ")}, lines[i:]...)
		if s.try(ctx, begun) {
			return
		}
	}
}

// leaveOut leaves out so many lines in a row wherever that can be done, the last ones first.
func (s *cutting) leaveOut(ctx context.Context, size int) {
	for i := len(s.failure.Lines) - size; i > 0; i -= size {
		i = min(i, len(s.failure.Lines)-size)
		if i < 1 {
			return
		}
		s.try(ctx, slices.Delete(slices.Clone(s.failure.Lines), i, i+size))
	}
}
