// explorer_table.go shows a person what was played in a position.

package find

import (
	"fmt"
	"strconv"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// Table returns what was played in a position as a table for a person, with the sum below. The parts
// of a hundred are of the games with a result, and the score is what the side to move got of the
// points. It is "" if nothing was played.
func (e *Explorer) Table(p chess.Position) string {
	moves, _ := e.At(p)
	if len(moves) == 0 {
		return ""
	}
	text := "move     games    won  drawn   lost  score  rating\n"
	var all Played
	for _, m := range moves {
		text += m.row(notation.SAN(p, m.Move)) + "\n"
		all.add(m)
	}
	return text + all.row("all")
}

// row returns the row of a move. What is not known is a dash.
func (p Played) row(name string) string {
	text := fmt.Sprintf("%-7s %6d", name, p.Games)
	ended := p.Won + p.Drawn + p.Lost
	for _, halves := range []int32{2 * p.Won, 2 * p.Drawn, 2 * p.Lost, 2*p.Won + p.Drawn} {
		part := "-"
		if ended > 0 {
			part = fmt.Sprintf("%.0f%%", 50*float64(halves)/float64(ended))
		}
		text += fmt.Sprintf(" %6s", part)
	}
	return text + fmt.Sprintf(" %7s", p.Rating())
}

// Rating returns the average rating of those who played the move, or a dash if none is known.
func (p Played) Rating() string {
	if p.rated == 0 {
		return "-"
	}
	return strconv.FormatInt(p.ratings/int64(p.rated), 10)
}
