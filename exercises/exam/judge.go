// judge.go compares answers, and says what is wrong with one of them.

package exam

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"mateinfive/internal/diagram"
	"mateinfive/internal/referee"
)

// A Result is how a program has answered the cases of an exam.
type Result struct {
	Rules  []Score  // in the order in which they were asked
	First  *Failure // the first of the wrong answers, or nil
	Answer *Failure // the simplest of them
	More   *Failure // the first of those that go beyond
}

// A Score counts the cases of one rule.
type Score struct {
	Rule      string
	Right, Of int
}

// A Failure is a wrong answer: the last of the Lines was answered by Got, or by nothing.
type Failure struct {
	Lines    []string
	Question Question
	Got      string
}

// Lines returns all that is asked, line by line.
func Lines(cases []Case) (lines []string) {
	for _, c := range cases {
		for _, q := range c.Questions {
			lines = append(lines, q.Ask)
		}
	}
	return lines
}

// Judge compares the answers to all Lines of the cases with what is wanted.
func Judge(cases []Case, answers []string) (r Result) {
	for _, c := range cases {
		i := slices.IndexFunc(r.Rules, func(s Score) bool { return s.Rule == c.Rule })
		if i < 0 {
			i = len(r.Rules)
			r.Rules = append(r.Rules, Score{Rule: c.Rule})
		}
		mine := answers[:min(len(c.Questions), len(answers))]
		answers = answers[len(mine):]
		r.Rules[i].Of++
		switch f := c.failure(mine); {
		case f == nil:
			r.Rules[i].Right++
		case c.Rule == More:
			r.More = cmp.Or(r.More, f)
		default:
			r.First = cmp.Or(r.First, f)
			if r.Answer == nil || f.weight() < r.Answer.weight() {
				r.Answer = f
			}
		}
	}
	return r
}

// failure returns the first wrong answer of a case, or nil. What comes after it may be wrong
// for the same reason, and is not judged.
func (c Case) failure(answers []string) *Failure {
	for i, q := range c.Questions {
		got := ""
		isThere := i < len(answers)
		if isThere {
			got = answers[i]
		}
		if !isThere || !q.isRight(got) {
			return &Failure{Lines: Lines([]Case{c})[:i+1], Question: q, Got: got}
		}
	}
	return nil
}

// weight is the less, the simpler a failure is: few lines, and few pieces.
func (f *Failure) weight() int {
	pieces := 0
	for _, letter := range f.board() + f.Question.Ask {
		if strings.ContainsRune("KQRBNPkqrbnp", letter) {
			pieces++
		}
	}
	return 8*len(f.Lines) + pieces
}

func (f *Failure) board() string {
	t := referee.NewTalk(Last)
	for _, line := range f.Lines[:len(f.Lines)-1] {
		t.Answer(line)
	}
	return t.Position().Board()
}

// String tells what was asked, answered and wanted, with a board if there is one.
func (f *Failure) String() string {
	var b strings.Builder
	say := func(name, text string) { fmt.Fprintf(&b, "  %-7s %s\n", name, text) }
	if n := len(f.Lines) - 1; n > 0 {
		say("after", strings.Join(f.Lines[max(0, n-4):n], ", "))
	}
	say("asked", f.Question.Ask)
	var extra, missing []string
	isList := f.Question.isList() && !isError(f.Got)
	if isList {
		extra, missing = f.Question.difference(f.Got)
	}
	if isList && len(f.Question.Want) > 40 { // too long to be compared by eye
		say("extra", cmp.Or(strings.Join(extra, " "), "-"))
		say("missing", cmp.Or(strings.Join(missing, " "), "-"))
	} else {
		say("answer", cmp.Or(f.Got, "(an empty line, or none)"))
		const anyError = "error, and a sentence that says what is wrong"
		say("wanted", strings.Replace(f.Question.Want, "error", anyError, 1))
	}
	if first(f.Lines[0]) == "new" {
		board := Diagram(f.board())
		b.WriteString(diagram.Draw(board, targets(extra), targets(missing), diagram.Legend{}) + "\n")
	}
	return b.String()
}

func first(line string) string {
	word, _, _ := strings.Cut(line, " ")
	return word
}

// targets are the squares on which moves end; a square is its own.
func targets(moves []string) (squares []string) {
	for _, m := range moves {
		if len(m) > 3 {
			m = m[2:4]
		}
		if len(m) == 2 && strings.Contains("abcdefgh", m[:1]) && strings.Contains("12345678", m[1:]) {
			squares = append(squares, m)
		}
	}
	return squares
}

// Diagram draws a board as the course does.
func Diagram(board string) string {
	if len(board) != 71 {
		return "board: " + board // no board
	}
	var b strings.Builder
	for i, rank := range strings.Split(board, "/") {
		fmt.Fprintf(&b, "%d %s\n", 8-i, strings.Join(strings.Split(rank, ""), " "))
	}
	return b.String() + "  a b c d e f g h"
}

// String says how many are right.
func (s Score) String() string {
	return fmt.Sprintf("%-34s %4d of %d", s.Rule, s.Right, s.Of)
}
