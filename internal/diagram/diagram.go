// diagram.go puts marks on a board that is drawn with letters.

// Package diagram marks squares on a board as the course draws it, and says beside it what the
// marks mean. It knows no rules, so that the tests of the rules, the tests of the tasks and the
// exams can all draw with it.
package diagram

import (
	"cmp"
	"strings"
)

// A Legend says what the marks beside a diagram mean. Empty words stand for those about the rules.
type Legend struct{ Extra, Missing string }

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
