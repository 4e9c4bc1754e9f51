// panel.go draws what stands beside the board: players, clocks, captured pieces, moves.

package screen

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"

	"github.com/fatih/color"
)

// name draws a row with a player: a mark if it is that one's turn, the name, the clock.
func (t Table) name(row int, side Side) string {
	text := "  "
	if side.ToMove {
		text = "> "
	}
	text += Cut(side.Name, nameWidth)
	if side.ToMove && t.View.Color {
		bold := color.New(color.Bold)
		bold.EnableColor()
		text = bold.Sprint(text)
	}
	return at(row, t.panelColumn()) + text + t.clock(row, side)
}

// clock draws the clock of a player at the right end of the panel. One that runs and
// has little time left stands out.
func (t Table) clock(row int, side Side) string {
	if side.Clock == "" {
		return ""
	}
	urgent := side.ToMove && isUrgent(side.Clock)
	face := " " + Cut(side.Clock, clockWidth-2) + " "
	if urgent {
		face = " !" + face
	}
	gap := strings.Repeat(" ", clockWidth-Columns(face)) // over what stood there
	if urgent && t.View.Color {
		face = paint(captureShade, whiteInk, face)
	}
	return at(row, t.panelColumn()+panelWidth-clockWidth) + gap + face
}

// underTwenty is what a clock shows with less than 20 seconds left.
var underTwenty = regexp.MustCompile(`^(0?0:[01][0-9]|[0-9]\.[0-9])$`)

// isUrgent reports whether a clock shows so little time that one should hurry.
func isUrgent(face string) bool { return underTwenty.MatchString(face) }

// captured draws a row with the pieces that a player has captured, the most valuable
// first, and by how much that player is ahead. In color they lie on wood.
func (t Table) captured(row int, side Side) string {
	var sb strings.Builder
	room := panelWidth - indent - balanceWidth
	for _, p := range byValue(side.Captured) {
		group := t.View.group(p, side.Captured)
		if room -= Columns(group) + 1; room < 0 {
			break // no game comes this far
		}
		if t.View.Color {
			sb.WriteString(paint(darkShade, ink(p), " "+group))
		} else {
			sb.WriteString(group + " ")
		}
	}
	if t.View.Color && sb.Len() > 0 {
		sb.WriteString(paint(darkShade, whiteInk, " ") + " ")
	}
	if side.Balance > 0 {
		sb.WriteString(Cut("+"+strconv.Itoa(side.Balance), balanceWidth-2))
	}
	return at(row, t.panelColumn()+indent) + sb.String()
}

// byValue returns one of each kind of piece, the most valuable first, and of equal worth
// in the customary order.
func byValue(pieces []chess.Piece) (kinds []chess.Piece) {
	for _, p := range pieces {
		if p != nil && !slices.Contains(kinds, p) {
			kinds = append(kinds, p)
		}
	}
	order := chess.PieceTypes()
	slices.SortStableFunc(kinds, func(a, b chess.Piece) int {
		return cmp.Or(b.Value()-a.Value(), slices.Index(order[:], a.Type())-slices.Index(order[:], b.Type()))
	})
	return kinds
}

// group draws all pieces like p: side by side, and from the fourth on as a number, since
// nobody counts seven pawns at a glance.
func (v View) group(p chess.Piece, pieces []chess.Piece) string {
	n := 0
	for _, other := range pieces {
		if other == p {
			n++
		}
	}
	if n > 3 {
		return strconv.Itoa(n) + v.symbol(p)
	}
	return strings.Repeat(v.symbol(p), n)
}
