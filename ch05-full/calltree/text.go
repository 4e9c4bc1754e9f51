// text.go writes a record as a tree of lines.

package calltree

import (
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// MostShown is how many calls a tree shows at most. Of a larger one those are chosen that show
// the mistake: the way to it, the calls that it made, and theirs.
const MostShown = 60

func sanOf(p chess.Position, m chess.Move) string { return notation.SAN(p, m) }

// A line is a call as it is shown, or what stands for calls that are not.
type line struct {
	call   *Call // nil for calls that are left out
	depth  int   // of the indentation
	hidden int
}

// lines chooses what is shown of a tree.
func (f Finding) lines() (list []line) {
	shown := f.shown()
	var add func(c *Call, depth int)
	add = func(c *Call, depth int) {
		list = append(list, line{call: c, depth: depth})
		hidden := 0
		for _, k := range c.Calls {
			if shown[k] {
				add(k, depth+1)
			} else {
				hidden += len(k.all())
			}
		}
		if hidden > 0 {
			list = append(list, line{depth: depth + 1, hidden: hidden})
		}
	}
	add(f.Root, 0)
	return list
}

// shown chooses calls, at most MostShown.
func (f Finding) shown() map[*Call]bool {
	chosen := make(map[*Call]bool)
	most := MostShown
	if f.Panic != nil { // it only goes on like that
		most = 8
	}
	choose := func(list ...*Call) {
		for _, c := range list {
			if len(chosen) < most {
				chosen[c] = true
			}
		}
	}
	choose(f.Root)
	if f.Mistake != nil {
		at := f.Mistake.At
		for c := at; c != nil && c != f.Root; c = c.Parent {
			choose(c)
		}
		if f.Mistake.Waste && at.Parent != nil {
			choose(at.Parent.Calls...)
		}
		choose(at.Calls...)
		for _, k := range at.Calls {
			choose(k.Calls...)
		}
	}
	// The others come from the root down.
	for queue := []*Call{f.Root}; len(queue) > 0; queue = queue[1:] {
		if chosen[queue[0]] {
			choose(queue[0].Calls...)
			queue = append(queue, queue[0].Calls...)
		}
	}
	return chosen
}

// Text writes the board, the tree and the verdict. Lines are not wider than width, if the moves
// allow it.
func (f Finding) Text(width int) string {
	var b strings.Builder
	side := strings.ToLower(f.Root.side())
	fmt.Fprintf(&b, "%s, %s to move: %s\n%s\n", f.Title(), side, f.Question.FEN,
		f.Root.Position.Board.String())
	rows := [][]string{{"", "to move", "window", "returned", "minimax", "not looked at"}}
	if !f.Root.hasWindow() {
		rows[0][2], rows[0][5] = "", ""
	}
	for _, l := range f.lines() {
		rows = append(rows, f.row(l))
	}
	wide := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, cell := range row {
			wide[i] = max(wide[i], len([]rune(cell)))
		}
	}
	for _, row := range rows {
		var text string
		for i, cell := range row {
			if wide[i] == 0 {
				continue
			}
			pad := strings.Repeat(" ", wide[i]-len([]rune(cell)))
			if i == 3 || i == 4 {
				text += pad + cell + "  "
			} else {
				text += cell + pad + "  "
			}
		}
		b.WriteString(strings.TrimRight(text, " ") + "\n")
	}
	b.WriteString("\n" + strings.Join(wrap(f.Verdict(), width), "\n") + "\n")
	return b.String()
}

// row writes the cells of a line.
func (f Finding) row(l line) []string {
	if l.call == nil {
		return []string{strings.Repeat("  ", l.depth+1) + fmt.Sprintf("(%d more)", l.hidden),
			"", "", "", "", ""}
	}
	c, mark := l.call, "  "
	if f.Mistake != nil && f.Mistake.At == c {
		mark = "x "
		if f.Mistake.Waste {
			mark = "! "
		}
	}
	row := []string{mark + strings.Repeat("  ", l.depth) + c.san(), c.side(), "", "", "",
		c.cut()}
	if c.hasWindow() {
		row[2] = points(c.Alpha) + " " + points(c.Beta)
	}
	if row[3] = c.returns(); c.isKnown {
		row[4] = points(c.Minimax)
	}
	return row
}

// returns writes what a call has returned. Outside its window that is no more than a bound.
func (c *Call) returns() string {
	switch {
	case !c.Returned:
		return "?"
	case c.Alpha < c.Beta && c.Score <= c.Alpha && len(c.Calls) > 0:
		return "≤ " + points(c.Score)
	case c.Alpha < c.Beta && c.Score >= c.Beta && len(c.Calls) > 0:
		return "≥ " + points(c.Score)
	}
	return points(c.Score)
}

// cut lists the moves that were left out where others were tried.
func (c *Call) cut() string {
	left := c.unseen()
	if len(c.Calls) == 0 || len(left) == 0 || !c.Returned {
		return ""
	}
	const most = 3
	var names []string
	for _, m := range left[:min(len(left), most)] {
		names = append(names, sanOf(c.Position, m))
	}
	if more := len(left) - most; more > 0 {
		names = append(names, fmt.Sprintf("+%d", more))
	}
	return strings.Join(names, " ")
}

// wrap breaks a text between words.
func wrap(text string, width int) (lines []string) {
	for _, word := range strings.Fields(text) {
		if n := len(lines) - 1; n >= 0 && len([]rune(lines[n]))+1+len([]rune(word)) <= width {
			lines[n] += " " + word
		} else {
			lines = append(lines, word)
		}
	}
	return slices.Clip(lines)
}
