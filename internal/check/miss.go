// miss.go writes down what is wrong with an answer.

package check

import (
	"cmp"
	"fmt"
	"strings"

	"mateinfive/internal/diagram"
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
type Legend = diagram.Legend

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
		b.WriteString(indent(diagram.Draw(m.Diagram, m.Extra, m.Missing, m.Legend), 2))
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
