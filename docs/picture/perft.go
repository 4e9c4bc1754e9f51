// perft.go draws a tree of moves with its counts.

package picture

import (
	"fmt"
	"strings"
)

// A Branch is a first move, and how many ways of going on it has.
type Branch struct {
	Move  string
	Nodes int
}

const (
	mostMoves = 8
	branchGap = 30.0
	mostDots  = 20
	dotStep   = 9.5
)

// Perft draws the first moves as a tree from left to right, with what follows
// each; totals are the counts to depth 1, 2 and so on. At depth 2 each answer is
// a dot, as long as there is room for them.
func Perft(branches []Branch, totals []int) ([]byte, error) {
	if len(branches) == 0 || len(totals) < 2 {
		return nil, fmt.Errorf("perft picture: want moves, and a depth of 2 or more")
	}
	var words []string
	sum := 0
	for _, b := range branches {
		sum += b.Nodes
		words = append(words, fmt.Sprintf("%s %d", b.Move, b.Nodes))
	}
	if deepest := totals[len(totals)-1]; sum != deepest || len(branches) != totals[0] {
		return nil, fmt.Errorf("perft picture: %d moves with %d nodes, but the counts are %v", len(branches), sum, totals)
	}
	shown, more := fit(words, mostMoves)
	rows := float64(len(shown))
	if more != "" {
		rows++
	}
	const top = chartPad + 8
	bottom := top + branchGap*rows

	var w writer
	startChart(&w, bottom+chartPad+24*float64(len(totals))+6, "A tree of moves", fmt.Sprintf("%s. In all: %s.", strings.Join(words, ", "), counts(totals)))
	const root, node, label, leaves, right = 34.0, 92.0, 104.0, 166.0, chartWidth - chartPad - 4
	middle := (top + bottom) / 2
	branch := func(y float64, attributes string) {
		w.line(`<path d="M%s %sC%s %[2]s %[3]s %[4]s %[5]s %[4]s" fill="none" stroke="%[6]s" stroke-width="2"%[7]s/>`,
			num(root), num(middle), num((root+node)/2), num(y), num(node), lanes[0], attributes)
	}
	for i := range shown {
		y := top + branchGap*(float64(i)+0.5)
		b := branches[i]
		branch(y, "")
		w.line(`<circle cx="%s" cy="%s" r="5" fill="%s"/>`, num(node), num(y), lanes[0])
		w.words(label, y+5.5, 16, plateText, codeFont, "", b.Move)
		drawLeaves(&w, leaves, y, b.Nodes, len(totals))
		w.words(right, y+5.5, 16, plateText, labelFont, `text-anchor="end"`, grouped(b.Nodes))
	}
	if more != "" {
		y := bottom - branchGap/2
		branch(y, ` stroke-dasharray="4 4"`)
		w.words(label, y+5.5, 15, plateText, labelFont, "", more)
	}
	w.line(`<circle cx="%s" cy="%s" r="15" fill="%s"/>`, num(root), num(middle), boxColor)
	w.words(root, middle+5.5, 16, boxText, labelFont, `text-anchor="middle" font-weight="bold"`, "1")
	w.line(`<path d="M%s %sH%s" stroke="%s" stroke-width="1.5"/>`, num(chartPad), num(bottom+6), num(chartWidth-chartPad), plateBorder)
	for i, n := range totals {
		y := bottom + 30 + 24*float64(i)
		w.words(chartPad+6, y, 16, lanes[0], codeFont, "", fmt.Sprintf("perft %d", i+1))
		w.words(right, y, 16, lanes[0], labelFont, `text-anchor="end" font-weight="bold"`, grouped(n))
	}
	return w.end(), nil
}

// drawLeaves draws what follows a move: a dot for each answer, or, deeper, only
// that there is something.
func drawLeaves(w *writer, x, y float64, nodes, depth int) {
	dots, dash := nodes, ""
	if depth > 2 || nodes > mostDots {
		dots, dash = 0, ` stroke-dasharray="2 5"`
	}
	end := x + dotStep*float64(max(dots-1, 0))
	if dots == 0 {
		end = x + dotStep*float64(mostDots-4)
	}
	if nodes > 0 {
		w.line(`<path d="M%s %sH%s" stroke="%s" stroke-width="1.5"%s/>`, num(x-8), num(y), num(end), lanes[1], dash)
	}
	for i := range dots {
		w.line(`<circle cx="%s" cy="%s" r="3.4" fill="%s"/>`, num(x+dotStep*float64(i)), num(y), lanes[1])
	}
}

// counts tells the totals in words.
func counts(totals []int) string {
	var parts []string
	for i, n := range totals {
		parts = append(parts, fmt.Sprintf("%s to depth %d", grouped(n), i+1))
	}
	return strings.Join(parts, ", ")
}

// grouped writes a number with a comma before each three digits.
func grouped(n int) string {
	if n < 1000 {
		return fmt.Sprint(n)
	}
	return fmt.Sprintf("%s,%03d", grouped(n/1000), n%1000)
}
