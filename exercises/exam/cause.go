// cause.go asks a program once more, to see where a wrong answer comes from.

package exam

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"mateinfive/internal/diagram"
	"mateinfive/internal/referee"
)

// Leftover reports whether a program that went wrong in a case answers it well when it is asked
// nothing before. Then the lines of the failure become those that are needed to see it: the fewest
// cases before it that were found.
func (a *Asked) Leftover(ctx context.Context, f *Failure) bool {
	if !a.isRight(ctx, f, f.Lines) {
		return false
	}
	first := a.began[f.Case]
	for n := 1; f.Case-n > first; n *= 2 {
		if lines := slices.Concat(Lines(a.cases[f.Case-n:f.Case]), f.Lines); !a.isRight(ctx, f, lines) {
			f.Lines = lines
			return true
		}
	}
	f.Lines = slices.Concat(Lines(a.cases[first:f.Case]), f.Lines)
	return true
}

// isRight reports whether the last of some lines is answered as the failure's question wants.
func (a *Asked) isRight(ctx context.Context, f *Failure, lines []string) bool {
	answers, _, _ := a.ask(ctx, lines)
	return len(answers) == len(lines) && f.Question.isRight(answers[len(answers)-1])
}

// Cause says in words where a wrong answer comes from, if that is found: a line before has changed
// the position and should not have, or of a wrong status or count, legal moves that are wrong, too.
func (a *Asked) Cause(ctx context.Context, f *Failure, level int) string {
	if changed := a.changed(ctx, f, level); changed != "" {
		return changed
	}
	if first(f.Question.Ask) == "perft" {
		return a.miscounted(ctx, f, level)
	}
	if f.Question.Ask != "status" {
		return ""
	}
	asked := Case{Questions: []Question{{Ask: "check"}, {Ask: "legal"}}}
	for _, line := range slices.Backward(f.Lines[:len(f.Lines)-1]) {
		asked.Questions = append([]Question{{Ask: line}}, asked.Questions...)
	}
	asked = answered(level, []Case{asked})[0]
	answers, _, _ := a.ask(ctx, Lines([]Case{asked}))
	if wrong := asked.failure(answers); wrong != nil {
		return "the status follows from check and legal, and here one of them is wrong.\n" + wrong.String()
	}
	return "check and legal are right here, so the mistake is in what status makes of them.\n"
}

// changed looks for a line that has changed the position and should not have: a question, or what
// was answered with an error. It is described in words, or empty if there was none. The state that
// is looked at is what the program itself says of it by its words, such as board and turn.
func (a *Asked) changed(ctx context.Context, f *Failure, level int) string {
	state := map[int][]string{2: {"board", "turn"}, 3: {"board", "turn"}, 4: {"fen"}, 5: {"fen"}, 6: {"fen"}}[level]
	if state == nil {
		return ""
	}
	asked := slices.Clone(state)
	for _, line := range f.Lines {
		asked = append(append(asked, line), state...)
	}
	answers, _, err := a.ask(ctx, asked)
	if err != nil {
		return ""
	}
	width := len(state) + 1
	for i, line := range f.Lines {
		before, answer, after := answers[i*width:i*width+len(state)], answers[i*width+len(state)], answers[(i+1)*width:][:len(state)]
		isCommand := slices.Contains([]string{"new", "play", "undo", "rule", "piece"}, first(line))
		if isCommand && !isError(answer) || slices.Equal(before, after) {
			continue
		}
		return changedBy(line, answer, state, before, after)
	}
	return ""
}

// changedBy says what a line has changed.
func changedBy(line, answer string, state, before, after []string) string {
	var b strings.Builder
	if isError(answer) {
		fmt.Fprintf(&b, "%s was answered with an error, and changed the position all the same.\n", line)
		b.WriteString("Is something changed before everything has been asked?\n")
	} else {
		fmt.Fprintf(&b, "asking %s changed the position, and a question must change nothing.\n", line)
		b.WriteString("Is a move tried on the board itself, or on a copy that shares its ranks with it?\n")
	}
	for i, word := range state {
		squares := changedSquares(before[i], after[i])
		switch {
		case len(squares) > 0:
			legend := diagram.Legend{Extra: "changed by " + line}
			b.WriteString(diagram.Draw(Diagram(after[i]), squares, nil, legend) + "\n")
		case before[i] != after[i]:
			fmt.Fprintf(&b, "  %s before  %s\n  %s after   %s\n", word, before[i], word, after[i])
		}
	}
	return b.String()
}

// changedSquares lists the squares on which two boards differ, if they are boards.
func changedSquares(before, after string) (squares []string) {
	if len(before) != 71 || len(after) != 71 {
		return nil
	}
	for i := range before {
		if before[i] != after[i] {
			squares = append(squares, string([]byte{'a' + byte(i%9), '8' - byte(i/9)}))
		}
	}
	return squares
}

// mostFollowed is how many positions a wrong count is followed to.
const mostFollowed = 300

// miscounted follows a wrong count: it asks for the legal moves of the position, of those after one
// ply and so on, and says where they are wrong first.
func (a *Asked) miscounted(ctx context.Context, f *Failure, level int) string {
	depth := 0
	if _, err := fmt.Sscanf(f.Question.Ask, "perft %d", &depth); err != nil || depth < 1 {
		return ""
	}
	start := f.position()
	var ways []Case
	for _, way := range waysFrom(start, depth) {
		var c Case
		for _, line := range f.Lines[:len(f.Lines)-1] {
			c.Questions = append(c.Questions, Question{Ask: line})
		}
		for _, m := range way {
			c.Questions = append(c.Questions, Question{Ask: "play " + m})
		}
		c.Questions = append(c.Questions, Question{Ask: "legal"})
		ways = append(ways, c)
	}
	ways = answered(level, ways)
	answers, _, _ := a.ask(ctx, Lines(ways))
	for i, given := range ByCase(ways, answers) {
		if wrong := ways[i].failure(given); wrong != nil {
			return "the count follows from the moves, and these are wrong somewhere on the way:\n" + wrong.String()
		}
	}
	if len(ways) == mostFollowed {
		return ""
	}
	return "legal is right in every position on the way, so the mistake is in how perft counts, or takes back.\n"
}

// waysFrom lists the moves that lead from p to the positions below it of which perft counts the
// moves: to p itself, then to those after one ply, and so on.
func waysFrom(p referee.Position, depth int) (ways [][]string) {
	type place struct {
		p   referee.Position
		way []string
	}
	for queue := []place{{p: p}}; len(queue) > 0 && len(ways) < mostFollowed; queue = queue[1:] {
		at := queue[0]
		ways = append(ways, at.way)
		if len(at.way) == depth-1 {
			continue
		}
		for _, m := range at.p.Moves() {
			queue = append(queue, place{at.p.After(m), append(slices.Clone(at.way), m)})
		}
	}
	return ways
}
