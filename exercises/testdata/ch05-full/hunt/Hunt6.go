package motif

import "mateinfive/ch05-full/chess"

// captured returns what a move captures, or nil.
func captured(p chess.Position, m chess.Move) chess.Piece {
	return p.At(m.To)
}
