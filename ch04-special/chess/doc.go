// Package chess knows the rules: how each of the six pieces moves, who attacks
// whom, castling, en passant and promotion, and a game with its turns, captures,
// record and end, in which moves can be taken back and played again.
// It reads nothing, prints nothing and knows no colors of a screen; that is
// the work of package terminal.
//
// Start with [Piece] and its IsValid, then [Board], [Position] and [Game].
package chess
