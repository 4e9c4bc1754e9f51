// Package chess knows what stands where: the squares, the six pieces and the
// board. It reads nothing, prints nothing and knows no colors of a screen;
// that is the work of package terminal.
//
// Start with [Piece], then [Board].
package chess
