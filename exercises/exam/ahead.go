// ahead.go judges the words of level 6, which look ahead: some of them have several right
// answers.

package exam

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mateinfive/internal/referee"
)

const fewer = "fewer than " // what is wanted of nodes begins so, and a number follows

// hasSeveral reports whether several answers are right.
func (q Question) hasSeveral() bool {
	return first(q.Ask) == "best" || strings.HasPrefix(q.Want, fewer)
}

// isAmong reports whether an answer is one of those that are right: a move of best, or a number
// of nodes.
func (q Question) isAmong(got string) bool {
	number, isBound := strings.CutPrefix(q.Want, fewer)
	if !isBound {
		return slices.Contains(strings.Fields(q.Want), got)
	}
	most, _ := strconv.Atoi(number)
	n, err := strconv.Atoi(got)
	return err == nil && 0 < n && n < most
}

// wish says what is wanted in words.
func (q Question) wish() string {
	moves := strings.Fields(q.Want)
	switch {
	case q.Ask == "best" && len(moves) > 1:
		return "a legal move"
	case first(q.Ask) != "best" || len(moves) < 2 || q.Want == "error":
		return q.Want
	case len(moves) > 6:
		return fmt.Sprintf("one of %d moves, such as %s", len(moves), moves[0])
	}
	return strings.Join(moves, " or ")
}

// widened has each move that a learner's case wants of best stand for all that are as good, if
// it is one of them.
func widened(level int, cases []Case) (wide []Case) {
	talk := referee.NewTalk(level)
	for _, c := range cases {
		c.Questions = slices.Clone(c.Questions)
		for i := range c.Questions {
			q := &c.Questions[i]
			right := talk.Right(q.Ask)
			if first(q.Ask) == "best" && slices.Contains(strings.Fields(right), q.Want) {
				q.Want = right
			}
		}
		wide = append(wide, c)
	}
	return wide
}

// ahead says what may be wrong with an answer of a program that looks ahead, or nothing.
func (f *Failure) ahead() string {
	switch first(f.Question.Ask) {
	case "score":
		return f.score()
	case "best":
		return f.best()
	case "nodes":
		return f.nodes()
	}
	return ""
}

// score looks whether a wrong score is the right one to another question.
func (f *Failure) score() string {
	got, err := strconv.Atoi(f.Got)
	depth, noDepth := strconv.Atoi(strings.TrimPrefix(f.Question.Ask, "score "))
	want, noWant := strconv.Atoi(f.Question.Want)
	if err != nil || noDepth != nil || noWant != nil {
		return ""
	}
	isMate := func(score int) bool { return max(score, -score) > referee.Mate/2 }
	switch fen := f.position().FEN(); {
	case got == -want:
		side := "White"
		if strings.Contains(fen, " b ") {
			side = "Black"
		}
		return "a score is that of the side to move, which is " + side + " here: the sign is wrong"
	case f.position().Status() == "stalemate":
		return "that is a stalemate, which is worth 0"
	case isMate(want) && isMate(got) && (want > 0) == (got > 0):
		return fmt.Sprintf("a mate is worth %d less the plies from here until it", referee.Mate)
	case isMate(want) && !isMate(got):
		return "a mate on the board, or within these plies, is not seen"
	case scoreAfter(depth, "new "+fen) == f.Got:
		return "that is right without the moves before: " +
			"a position that comes for the third time is not seen"
	}
	return f.horizon(got, depth)
}

// scoreAfter is the right answer to score after lines.
func scoreAfter(depth int, lines ...string) string {
	t := referee.NewTalk(Last)
	for _, line := range lines {
		t.Answer(line)
	}
	return t.Answer(fmt.Sprint("score ", depth))
}

// horizon looks whether a wrong score is the right one to a search that ends elsewhere.
func (f *Failure) horizon(got, depth int) string {
	before := f.Lines[:len(f.Lines)-1]
	var may []string // what gives this score; more than one thing may
	if depth > 0 && scoreAfter(depth-1, before...) == f.Got {
		may = append(may, fmt.Sprintf("when it looks a ply less far, score %d", depth-1))
	}
	if depth < 3 && scoreAfter(depth+1, before...) == f.Got {
		may = append(may, fmt.Sprintf("when it looks a ply too far, score %d", depth+1))
	}
	left := mostPlayedOn
	if score, ok := playedOn(f.position(), depth, &left); ok && score == got {
		may = append(may, fmt.Sprintf("when captures are played on after %s, "+
			"though material is to be counted there", plies(depth)))
	}
	if len(may) == 0 {
		return ""
	}
	return "that is what comes of it " + strings.Join(may, ", or ")
}

// plies writes a number of plies.
func plies(n int) string {
	if n == 1 {
		return "1 ply"
	}
	return fmt.Sprint(n, " plies")
}

// best says what the answered move leads to, and what a right one does.
func (f *Failure) best() string {
	right := strings.Fields(f.Question.Want)
	depth, err := strconv.Atoi(strings.TrimPrefix(f.Question.Ask, "best "))
	if f.IsNone || f.Question.Want == "error" || len(right) == 0 {
		return ""
	}
	if !slices.Contains(f.position().Moves(), f.Got) {
		return "that is no legal move"
	}
	if err != nil {
		return ""
	}
	worth := func(move string) string {
		t := referee.NewTalk(Last)
		for _, line := range append(slices.Clone(f.Lines[:len(f.Lines)-1]), "play "+move) {
			t.Answer(line)
		}
		return t.Worth(depth)
	}
	return fmt.Sprintf("%s is worth %s after %s, and %s is worth %s",
		f.Got, worth(f.Got), plies(depth), right[0], worth(right[0]))
}

// nodes says how many positions minimax looks at.
func (f *Failure) nodes() string {
	most, err := strconv.Atoi(strings.TrimPrefix(f.Question.Want, fewer))
	if err != nil {
		return ""
	}
	return fmt.Sprintf("full minimax ends in %d positions here; "+
		"what cannot change the answer need not be looked at", most)
}

const (
	mostCaptures = 3      // in a row that playedOn follows
	mostPlayedOn = 50_000 // positions that it looks at: a guess is worth no more time
)

// playedOn is the score of a search that plays captures on where the plies end. It looks at
// no more positions than are left, and is not ok if they do not suffice.
func playedOn(p referee.Position, depth int, left *int) (score int, ok bool) {
	if *left--; *left < 0 {
		return 0, false
	}
	moves := p.Moves()
	switch {
	case len(moves) == 0 && p.InCheck():
		return -referee.Mate, true
	case len(moves) == 0:
		return 0, true
	case depth == -mostCaptures:
		return p.Material(), true
	}
	best := -referee.Mate
	if depth <= 0 {
		best = p.Material()
	}
	for _, m := range moves {
		if depth > 0 || p.Letter(m[2:]) != '.' {
			score, ok := playedOn(p.After(m), depth-1, left)
			if !ok {
				return 0, false
			}
			best = max(best, -score)
		}
	}
	return best, true
}
