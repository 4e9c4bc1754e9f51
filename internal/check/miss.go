// miss.go writes down what is wrong with an answer.

package check

import (
	"cmp"
	"fmt"
	"strings"
)

// A Miss says what is wrong with an answer in one case. Only Call is needed;
// what is empty is left out of the failure.
type Miss struct {
	Call      string   // what was asked: "Flights(board, Black)"
	Got, Want string   // what the answer said, and what the rules say
	Diagram   string   // the board, as Board.String draws it
	Extra     []string // squares the answer names and the rules do not: drawn as X
	Missing   []string // squares the rules name and the answer does not: drawn as ?
	Legend    Legend   // what X and ? mean, if it is not the rules that decide
	Why       string   // the rule at work, where that does not give the answer away
	Play      string   // a command that sets up this board: `go run ./ch02-moves -fen "..."`
	Then      string   // what to type at its prompt
}

// A Legend says what the marks beside a diagram mean. Empty words stand for those about the rules.
type Legend struct{ Extra, Missing string }

func (m *Miss) line() string {
	if m.Got == "" && m.Want == "" {
		return m.Call
	}
	got, want := m.Got, m.Want
	if m.inBlocks() {
		return m.Call + "    " + firstDifference(got, want)
	}
	return fmt.Sprintf("%s    got %s    want %s", m.Call, cmp.Or(got, "nothing"), cmp.Or(want, "nothing"))
}

// rest is all that comes below that line, before Edit, Play and Stuck.
func (m *Miss) rest() string {
	var b strings.Builder
	if m.inBlocks() {
		b.WriteString("  got:\n" + indent(m.Got, 4) + "  want:\n" + indent(m.Want, 4))
	}
	if m.Diagram != "" {
		b.WriteString(indent(Draw(m.Diagram, m.Extra, m.Missing, m.Legend), 2))
	}
	if m.Why != "" {
		b.WriteString(m.Why + "\n")
	}
	return b.String()
}

func (m *Miss) play() string {
	line := "Play:  " + m.Play + "   then: " + m.Then
	if m.Play == "" {
		return ""
	}
	return strings.TrimSuffix(line, "   then: ") + "\n"
}

// inBlocks says whether got and want have lines of their own to be shown in.
func (m *Miss) inBlocks() bool {
	return strings.Contains(m.Got, "\n") || strings.Contains(m.Want, "\n")
}

func firstDifference(got, want string) string {
	gots, wants := append(strings.Split(got, "\n"), "the end"), append(strings.Split(want, "\n"), "the end")
	i := 0
	for i < min(len(gots), len(wants))-1 && gots[i] == wants[i] {
		i++
	}
	return fmt.Sprintf("line %d: got %q    want %q", i+1, gots[i], wants[i])
}

// indent puts n spaces before every line and ends the last one.
func indent(text string, n int) string {
	space := strings.Repeat(" ", n)
	return space + strings.ReplaceAll(strings.TrimRight(text, "\n"), "\n", "\n"+space) + "\n"
}

// Draw returns the diagram with X at the extra squares and ? at the
// missing ones, and beside it what these two mean. It finds the squares by the
// coordinates that the diagram carries, whichever side is at the bottom. Names
// that are no squares of the diagram are left out: got and want have them.
func Draw(diagram string, extra, missing []string, words Legend) string {
	lines := strings.Split(strings.TrimRight(diagram, "\n"), "\n")
	put(lines, extra, 'X')
	put(lines, missing, '?')
	var legend []string
	if len(extra) > 0 {
		legend = append(legend, "X  "+cmp.Or(words.Extra, "you said yes, the rules say no"))
	}
	if len(missing) > 0 {
		legend = append(legend, "?  "+cmp.Or(words.Missing, "the rules say yes, you did not"))
	}
	for i := 0; i < len(legend) && i < len(lines); i++ {
		lines[i] += "     " + legend[i]
	}
	return strings.Join(lines, "\n")
}

// put writes a mark on squares of a diagram: in place of the dot, or before a piece.
func put(lines []string, squares []string, mark byte) {
	files := lines[len(lines)-1]
	for _, s := range squares {
		if len(s) != 2 {
			continue
		}
		column := strings.IndexByte(files, s[0])
		for i, line := range lines[:len(lines)-1] {
			if strings.HasPrefix(strings.TrimSpace(line), s[1:]) && column > 0 && column < len(line) {
				if line[column] != '.' {
					column-- // the piece stays to be seen
				}
				lines[i] = line[:column] + string(mark) + line[column+1:]
			}
		}
	}
}
