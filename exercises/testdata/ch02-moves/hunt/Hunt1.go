package chess

// startRank returns the rank, from 0, on which the pawn begins the game.
func (p Pawn) startRank() int {
	if p.color == White {
		return 1
	}
	return 5
}
