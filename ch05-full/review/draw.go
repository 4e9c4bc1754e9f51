// draw.go draws how a game went up and down, and what the evaluation of a position is made of.

package review

import (
	"fmt"
	"html"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
)

// Graph draws White's chances after each move as columns of blocks, with a sign below a bad move.
// If there are more moves than columns, a column stands for several.
func Graph(moves []Move, columns, rows int) (text string) {
	columns = min(columns, len(moves))
	lines := make([]string, rows+1)
	for x := range columns {
		part := moves[x*len(moves)/columns : (x+1)*len(moves)/columns]
		eighths := int(part[len(part)-1].Chance * float64(8*rows) / 100)
		for y := range rows {
			full := max(0, min(eighths-8*(rows-1-y), 8))
			lines[y] += string([]rune(" ▁▂▃▄▅▆▇█")[full])
		}
		if slices.ContainsFunc(part, func(m Move) bool { return m.Judged }) {
			lines[rows] += strings.Repeat(" ", x-len(lines[rows])) + "?"
		}
	}
	for _, line := range lines {
		text += strings.TrimRight(line, " ") + "\n"
	}
	return text
}

// SVG draws the same as a picture for a page, light or dark. A bad move has a dot, which says what
// is wrong where the mouse rests on it.
func SVG(moves []Move) string {
	width := 10 * max(1, len(moves)-1)
	var points, dots string
	for i, m := range moves {
		at := fmt.Sprintf("%d,%.0f", 10*i, 200-2*m.Chance)
		points += at + " "
		if m.Judged {
			text := html.EscapeString(m.Name() + " " + m.Words)
			dots += fmt.Sprintf("<path d=\"M%s h0\"><title>%s</title></path>\n", at, text)
		}
	}
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 %d 220">
<title>White's chances after each move</title>
<rect x="-10" y="-10" width="%[1]d" height="220" fill="#808080"/>
<rect width="%[2]d" height="200" fill="#303030"/>
<path d="M0,200 L%[3]s%[2]d,200" fill="#f4f4f4"/>
<path d="M0,100 H%[2]d" stroke="#808080" stroke-dasharray="4"/>
<g stroke="#d04010" stroke-width="12" stroke-linecap="round">
%[4]s</g>
</svg>
`, width+20, width, points, dots)
}

// meanings say what the terms of an evaluation count.
var meanings = map[string]string{
	"squares":  "the pieces, and where they stand",
	"mobility": "moves, open files, two bishops",
	"threats":  "which enemy pieces they attack",
	"pawns":    "passed, isolated, doubled, united",
	"safety":   "shelter, and attacks on the king",
	"drive":    "a lone king goes to the edge",
}

// Bars shows the evaluation of a position term by term for both sides, in pawns. A bar goes to
// the right if a term favors White: a column for 10 centipawns, and five at most. What the engine
// does with the sum is not among the terms, and is said below. The error says that there is no game to
// judge, as a side has no king.
func Bars(p chess.Position) (string, error) {
	for _, side := range []chess.Color{chess.White, chess.Black} {
		if p.King(side) == chess.NoSquare {
			return "", fmt.Errorf("only a position with both kings is evaluated, and %s has none", side)
		}
	}
	text := "            White  Black    sum   Black|White\n"
	sum := 0
	for _, t := range engine.Explain(engine.NewPlain(p)) {
		diff := t.White - t.Black
		text += fmt.Sprintf("%-9s %7.2f%7.2f%+7.2f   %5s|%-5s  %s\n",
			t.Name, inPawns(t.White), inPawns(t.Black), inPawns(diff), bar(-diff), bar(diff), meanings[t.Name])
		sum += diff
	}
	text += fmt.Sprintf("together %s for White; "+
		"the engine adds a little for the side to move,\n"+
		"and it counts less of it where a win is hard or the fifty-move rule is near\n", engine.Score(sum))
	return text, nil
}

func inPawns(centipawns int) float64 { return float64(centipawns) / 100 }

// bar draws a column for each 10 centipawns, rounded, and five at most.
func bar(centipawns int) string {
	columns := max(0, 5+centipawns) / 10
	return strings.Repeat("█", min(5, columns))
}
