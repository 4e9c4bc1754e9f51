// backrank.go finds mates on the back rank.

package motif

import "mateinfive/ch05-full/chess"

// BackRank reports whether a legal move of p mates on the back rank: a rook or a queen gives check
// along the king's first rank, and pieces of the king's own side stand before it. Without those it
// could escape.
func BackRank(p chess.Position, m chess.Move) bool {
	after := p.After(m)
	king := after.King(after.SideToMove)
	home, ahead := 0, 1
	if after.SideToMove == chess.Black {
		home, ahead = 7, 6
	}
	checkers := after.Checkers(after.SideToMove)
	alongRank := len(checkers) == 1 && checkers[0].Rank() == home
	if after.Status() != chess.Checkmate || king.Rank() != home || !alongRank {
		return false
	}
	for file := king.File() - 1; file <= king.File()+1; file++ {
		s := chess.NewSquare(file, ahead)
		if s == chess.NoSquare {
			continue
		}
		if piece := after.At(s); piece != nil && piece.Color() == after.SideToMove {
			after.Set(s, nil)
		}
	}
	return after.Status() != chess.Checkmate
}
