// obstacle.go judges castling, in one place.

package chess

// An obstacle is what is against a castling now.
type obstacle uint8

// The obstacles, in the order in which castlingObstacle looks for them.
const (
	noObstacle       obstacle = iota
	rightGone                 // the king or the rook has moved, or the rook was captured
	rookMissing               // there is no rook in the corner
	wayOccupied               // something stands between king and rook
	kingsWayAttacked          // the king would castle out of, through or into attack
)

// castlingObstacle returns what is against this castling now, and the square that
// it is about (FIDE Laws of Chess, article 3.8.2).
func (p *Position) castlingObstacle(c *castling) (obstacle, Square) {
	if p.Castling&c.right == 0 {
		return rightGone, c.rook.From
	}
	if p.At(c.rook.From) != NewPiece(TypeRook, c.color) {
		return rookMissing, c.rook.From
	}
	for _, s := range c.between {
		if p.At(s) != nil {
			return wayOccupied, s
		}
	}
	for _, s := range c.path {
		if len(p.Attackers(s, c.color.Other())) > 0 {
			return kingsWayAttacked, s
		}
	}
	return noObstacle, NoSquare
}
