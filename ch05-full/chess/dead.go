// dead.go asks whether either side can still win: too little may be left for that, or the
// pawns may have closed the board.

package chess

// mostTried is how many moves IsDead tries, those of the replies included. Forced
// captures need few. With more it would find more, and take its time in every position.
const mostTried = 12

// IsDead reports whether it is proven that neither side can checkmate by any series
// of legal moves (FIDE Laws of Chess, article 5.2.2). It proves what players can see:
// too little material, pawns that block each other and let no king through, and forced
// captures that lead to one of these. What it cannot prove is played on. A lesson
// without both kings is not dead.
func (p *Position) IsDead() bool {
	tries := mostTried
	return p.King(White) != NoSquare && p.King(Black) != NoSquare && p.isDeadWithin(&tries)
}

// isDeadWithin reports whether the position is dead, if that can be found out with
// so many tries, and counts down those it needs.
func (p *Position) isDeadWithin(tries *int) bool {
	if !p.CanMate(White) && !p.CanMate(Black) || p.isBlocked() {
		return true
	}
	var moves []Move
	for m := range p.legalMoves() {
		if *tries--; *tries < 0 {
			return false
		}
		moves = append(moves, m)
	}
	if len(moves) == 0 {
		return !p.InCheck(p.SideToMove) // a stalemate, and not a mate
	}
	for _, m := range moves {
		if after := p.After(m); !after.isDeadWithin(tries) {
			return false
		}
	}
	return true // whatever is played
}

// isBlocked reports whether nothing will ever change but where kings and bishops
// stand: each pawn has a pawn before it and none to capture, and wherever kings and
// bishops may roam, they meet no enemy's pawn, and no bishop meets the enemy's king. Then
// neither side ever gives check.
func (p *Position) isBlocked() bool {
	if p.InCheck(White) || p.InCheck(Black) || p.canCaptureEnPassant() {
		return false
	}
	var walls Board // with the pawns alone
	for s := A1; s <= H8; s++ {
		switch p.At(s).(type) {
		case nil, King, Bishop:
		case Pawn:
			walls.Set(s, p.At(s))
		default:
			return false
		}
	}
	reached := map[Piece]squareSet{} // by all kings or bishops of a color
	for s := A1; s <= H8; s++ {
		switch piece := p.At(s).(type) {
		case nil:
		case Pawn:
			if len(walls.Reach(s)) > 0 {
				return false // it can walk, or capture a pawn
			}
		default:
			roamed, safe := walls.roam(piece, s)
			if !safe {
				return false
			}
			reached[piece] |= roamed
		}
	}
	return reached[NewPiece(TypeKing, White)]&reached[NewPiece(TypeBishop, Black)] == 0 &&
		reached[NewPiece(TypeKing, Black)]&reached[NewPiece(TypeBishop, White)] == 0
}

// A squareSet is a set of squares: the bit 1<<s is set if s is in it.
type squareSet uint64

// roam returns the squares that a king or a bishop on from can ever reach among pawns
// that never move. A king stays away from what pawns attack. It is safe if on its way it
// meets no pawn that it could capture; then no pawn could capture a bishop either, for
// the two would attack each other.
func (b *Board) roam(piece Piece, from Square) (reached squareSet, safe bool) {
	enemy := piece.Color().Other()
	next := []Square{from}
	for len(next) > 0 {
		s := next[0]
		next = next[1:]
		if reached&(1<<s) != 0 || piece.Type() == TypeKing && len(b.Attackers(s, enemy)) > 0 {
			continue
		}
		if b.At(s) != nil {
			return 0, false
		}
		reached |= 1 << s
		for to := A1; to <= H8; to++ {
			if piece.IsValid(b, s, to) {
				next = append(next, to)
			}
		}
	}
	return reached, true
}
