// pane.go draws what a lasting analysis has found: a bar for the evaluation, and the lines.

package table

import (
	"fmt"
	"strings"

	"mateinfive/ch05-full/look"
	"mateinfive/ch05-full/session"
	"mateinfive/internal/console"
)

const (
	leastPane  = 32 // columns of a pane that stands beside the panel
	mostPane   = 72 // or the bar would be longer than one can take in
	leastSheet = 6  // rows of the score sheet that a pane in the panel leaves
)

// besidePanel shares out the columns of a panel between it and a pane beside it, if it has room for
// both.
func besidePanel(columns int) (pane, panel int) {
	pane = min(mostPane, columns-rowWidth-gap)
	if pane < leastPane {
		return 0, columns
	}
	return pane, columns - pane - gap
}

// drawPane returns the rows of a pane beside the panel: the title, the bar, the lines and the note.
func drawPane(p session.Pane, look session.Look, columns, rows int) []string {
	drawn := []string{cut(console.Printable(p.Title), columns), drawBar(p, look, columns), ""}
	for _, line := range p.Lines {
		drawn = append(drawn, lines([]session.Text{{Text: line}}, columns)...)
	}
	if len(p.Lines) > 0 {
		drawn = append(drawn, "")
	}
	drawn = append(drawn, lines([]session.Text{{Text: p.Note}}, columns)...)
	return drawn[:min(rows, len(drawn))]
}

// paneInPanel returns the rows of a pane within the panel, between the score sheet and the notes: the
// bar, and a row for each line, or for the note where there is none. If that would leave too little of
// the score sheet there are none.
func paneInPanel(s session.Scene, columns, rows int) []string {
	if !s.Pane.IsShown() {
		return nil
	}
	drawn := []string{drawBar(s.Pane, s.Look, columns)}
	for _, line := range s.Pane.Lines {
		drawn = append(drawn, cut(line, columns))
	}
	if len(s.Pane.Lines) == 0 {
		drawn = append(drawn, cut(console.Printable(s.Pane.Note), columns))
	}
	rest := rows - 2*sheetTop - len(drawNotes(s, columns, rows)) - leastSheet
	if rest < 2 {
		return nil
	}
	return drawn[:min(rest, len(drawn))]
}

// drawBar returns the score, and a bar whose first part is what White can expect.
func drawBar(p session.Pane, l session.Look, columns int) string {
	score := fmt.Sprintf("%-6s ", p.Score)
	room := max(0, columns-len(score))
	white := int(p.White*float64(room)/100 + 0.5)
	full, rest := strings.Repeat("█", white), strings.Repeat("░", room-white)
	if l.Color { // where letters may be dark, and a full block is not White's
		full, rest = l.Paint(look.Square{Piece: 'P'}, full), l.Paint(look.Square{Piece: 'p'}, rest)
	}
	return score + full + rest
}

// hidesPane reports whether there is a pane, and neither the panel nor the place beside it has room for
// it.
func (m model) hidesPane(l layout) bool {
	return m.scene.Pane.IsShown() && l.pane == 0 &&
		(l.panel == 0 || paneInPanel(m.scene, l.panel, l.height) == nil)
}

// paneStatus says the first line of a pane, or why there is none, in a row.
func paneStatus(p session.Pane) string {
	if len(p.Lines) == 0 {
		return strings.TrimSuffix(p.Title+": "+p.Note, ": ")
	}
	return p.Lines[0]
}
