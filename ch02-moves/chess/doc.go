// Package chess knows what stands where and how each piece moves: the squares,
// the six pieces, the board, and a game with its turns, captures and record.
// It reads nothing, prints nothing and knows no colors of a screen; that is
// the work of package terminal.
//
// Start with [Piece] and its IsValid, then [Board], [Position] and [Game].
package chess
