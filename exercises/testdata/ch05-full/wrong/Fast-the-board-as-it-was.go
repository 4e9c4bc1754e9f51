// Tempting: it compiles, and as long as Board is a *chess.Position there is nothing else to return.

package champion

import "mateinfive/ch05-full/chess"

// Board is a position on which the engine makes moves and takes them back.
type Board = *chess.Position

// Fast returns the board of package fast with the pieces of p, as a Board.
func Fast(p chess.Position) (Board, error) { return &p, nil }
