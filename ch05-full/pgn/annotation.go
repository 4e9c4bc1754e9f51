// annotation.go is what programs write into comments: the clock and an engine's
// verdict.

package pgn

import "strings"

// annotate adds a comment to a move. What stands in it as [%clk 0:05:00] or [%eval
// 0.3] goes into fields of its own; of each the first counts. Other commands, such
// as [%csl Gd4], stay in the text. A comment in which nothing is left is none.
//
// The text is tidied first: whatever blanks stand in it, it is read like the text that will be
// written.
func (n *Node) annotate(text string) {
	text = tidy(text)
	for found := true; found && strings.Contains(text, "[%"); {
		var clock, eval bool
		text, clock = takeCommand(text, "[%clk ", &n.Clock, isClock)
		text, eval = takeCommand(text, "[%eval ", &n.Eval, isEval)
		found = clock || eval // what is left may make up another
	}
	if text = tidy(text); text != "" {
		n.Comments = append(n.Comments, text)
	}
}

// takeCommand takes a command out of a comment if the field is still empty and the
// value is one for it. It returns the rest of the text.
func takeCommand(text, command string, field *string, valid func(string) bool) (rest string, ok bool) {
	front, behind, ok := strings.Cut(text, command)
	value, behind, closed := strings.Cut(behind, "]")
	value = strings.TrimSpace(value)
	if !ok || !closed || *field != "" || !valid(value) {
		return text, false
	}
	*field = value
	if strings.TrimSpace(front) == "" {
		return behind, true // nearly always
	}
	return front + " " + behind, true
}

// isClock reports whether a text is a time as in 0:05:00: hours, minutes, seconds,
// perhaps with a fraction, 0:05:00.5.
func isClock(text string) bool {
	whole, fraction, ok := strings.Cut(text, ".")
	hours, rest, _ := strings.Cut(whole, ":")
	minutes, seconds, _ := strings.Cut(rest, ":")
	return isDigits(hours) && isSixtieth(minutes) && isSixtieth(seconds) && (!ok || isDigits(fraction))
}

// isEval reports whether a text is a number of pawns, 0.3 or -12.75, or of moves to
// mate, #4 or #-4, perhaps with how deep the engine looked, 0.3,20.
func isEval(text string) bool {
	text, depth, ok := strings.Cut(text, ",")
	text, mate := strings.CutPrefix(text, "#")
	text = strings.TrimLeft(text, "+-")
	pawns, fraction, point := strings.Cut(text, ".")
	return isDigits(pawns) && (!point || !mate && isDigits(fraction)) && (!ok || isDigits(depth))
}

// isSixtieth reports whether a text is from 00 to 59.
func isSixtieth(text string) bool { return len(text) == 2 && isDigits(text) && text[0] < '6' }

// isDigits reports whether a text is a row of digits.
func isDigits(text string) bool { return text != "" && isNumber(text) }
