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
	Rules  []Score    // in the order in which they were asked
	Wrong  []*Failure // all wrong answers but those that go beyond
	Answer *Failure   // the simplest of them, or nil
	More   *Failure   // the first of those that go beyond
}

// A Score counts the cases of one rule.
type Score struct {
	Rule      string
	Right, Of int
}

// A Failure is a wrong answer: the last of the Lines was answered by Got, or by nothing.
type Failure struct {
	Case     int // which of those that were judged
	Lines    []string
	Question Question
	Got      string
	IsNone   bool // it was not answered
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

// Judge compares the answers to cases with what is wanted. The last cases may have none: they were
// not asked, and are not counted.
func Judge(cases []Case, answers [][]string) (r Result) {
	for n, c := range cases[:len(answers)] {
		i := slices.IndexFunc(r.Rules, func(s Score) bool { return s.Rule == c.Rule })
		if i < 0 {
			i = len(r.Rules)
			r.Rules = append(r.Rules, Score{Rule: c.Rule})
		}
		r.Rules[i].Of++
		f := c.failure(answers[n])
		if f != nil {
			f.Case = n
		}
		switch {
		case f == nil:
			r.Rules[i].Right++
		case c.Rule == More:
			r.More = cmp.Or(r.More, f)
		default:
			r.Wrong = append(r.Wrong, f)
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
			return &Failure{Lines: Lines([]Case{c})[:i+1], Question: q, Got: got, IsNone: !isThere}
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

func (f *Failure) board() string { return f.position().Board() }

// position is the one about which the last line asks.
func (f *Failure) position() referee.Position {
	t := referee.NewTalk(Last)
	for _, line := range f.Lines[:len(f.Lines)-1] {
		t.Answer(line)
	}
	return t.Position()
}

// noCastling says why a castling that the program plays, or names as one of the extra moves, is
// not allowed.
func (f *Failure) noCastling(extra []string) string {
	word, rest, _ := strings.Cut(f.Question.Ask, " ")
	moves := extra
	if word == "play" && f.Question.Want == "error" {
		moves = []string{rest}
	}
	for _, m := range moves {
		if len(m) == 2 { // of legal e1
			m = rest + m
		}
		if why := f.position().NoCastling(m); why != "" {
			return why
		}
	}
	return ""
}

// String tells what was asked, answered and wanted, with a board if there is one.
func (f *Failure) String() string {
	var b strings.Builder
	say := func(name, text string) { fmt.Fprintf(&b, "  %-7s %s\n", name, text) }
	if n := len(f.Lines) - 1; n > 0 {
		say("after", strings.Join(f.Lines[max(0, n-4):n], ", "))
	}
	say("asked", f.Question.Ask)
	var extra, missing, again []string
	isList := f.Question.isList() && !isError(f.Got)
	if isList {
		extra, missing = f.Question.difference(f.Got)
		extra, again = f.Question.named(extra)
	}
	if isList && len(f.Question.Want) > 40 { // too long to be compared by eye
		say("extra", cmp.Or(strings.Join(extra, " "), "-"))
		say("missing", cmp.Or(strings.Join(missing, " "), "-"))
	} else {
		none := "(an empty line)"
		if f.IsNone {
			none = "(none)"
		}
		say("answer", cmp.Or(f.Got, none))
		const anyError = "error, and a sentence that says what is wrong"
		say("wanted", strings.Replace(f.Question.wish(), "error", anyError, 1))
	}
	if len(again) > 0 {
		say("once", "A list names each thing once, and this one says "+strings.Join(again, " ")+" again.")
	}
	if said := differences(f.Got, f.Question.Want); f.Question.Ask == "fen" && said != "" {
		say("differs", said)
	}
	if why := cmp.Or(f.noCastling(extra), f.ahead()); why != "" {
		say("because", why)
	}
	if first(f.Question.Ask) == "perft" {
		say("to find", "play a move, ask perft of one ply less, and compare with the course's program (docs/exam.md)")
	}
	if first(f.Lines[0]) == "new" && first(f.Question.Ask) != "new" {
		legend := diagram.Legend{}
		if f.Question.Ask == "board" {
			legend.Extra = "your answer has something else here"
			extra = changedSquares(f.Question.Want, f.Got)
		}
		board := Diagram(f.board())
		b.WriteString(diagram.Draw(board, targets(extra), targets(missing), legend) + "\n")
	}
	return b.String()
}

// differences names the fields in which two FENs differ, and what stands in the first and in the
// second: "castling KQ for K".
func differences(got, want string) string {
	names := []string{"placement", "side to move", "castling", "en passant", "clock", "move number"}
	mine, theirs := strings.Fields(got), strings.Fields(want)
	if len(mine) != len(names) || len(theirs) != len(names) {
		return ""
	}
	var differ []string
	for i, name := range names {
		if mine[i] != theirs[i] {
			differ = append(differ, fmt.Sprintf("%s: %s, not %s", name, mine[i], theirs[i]))
		}
	}
	return strings.Join(differ, "; ")
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
