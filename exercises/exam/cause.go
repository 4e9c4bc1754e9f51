// cause.go asks a program once more, to see where a wrong answer comes from.

package exam

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"mateinfive/internal/diagram"
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
// the position and should not have, or of a wrong status, legal moves that are wrong, too.
func (a *Asked) Cause(ctx context.Context, f *Failure, level int) string {
	if changed := a.changed(ctx, f, level); changed != "" {
		return changed
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
	state := map[int][]string{2: {"board", "turn"}, 3: {"board", "turn"}, 4: {"fen"}, 5: {"fen"}}[level]
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
