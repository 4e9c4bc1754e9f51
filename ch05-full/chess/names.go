// names.go names pieces and where they stand, for sentences.

package chess

import (
	"fmt"
	"strings"
)

// Names names the pieces on some squares for a sentence: "the king on e1, the
// rook on e8 and the knight on f3". Of an empty square it says so: "nothing on e4".
func (b Board) Names(squares ...Square) string {
	var sb strings.Builder
	for i, s := range squares {
		switch {
		case i == 0:
		case i == len(squares)-1:
			sb.WriteString(" and ")
		default:
			sb.WriteString(", ")
		}
		if p := b.At(s); p != nil {
			fmt.Fprintf(&sb, "the %s on %s", p.Type(), s)
		} else {
			fmt.Fprintf(&sb, "nothing on %s", s)
		}
	}
	return sb.String()
}
