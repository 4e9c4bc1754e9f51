// cases.go is yours: a table of moves that catches six impostors.

package exercises

// Cases returns a table of moves of rooks and pawns, each with a board and
// with what the rules say about it. The real rook and the real pawn pass it,
// and each of the six impostors fails it somewhere; [Judge] tells.
func Cases() []Case {
	panic("task Cases: not written yet")
}
