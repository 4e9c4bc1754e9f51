package notation

import "mateinfive/ch05-full/chess"

// SAN returns a legal move of the position in standard algebraic notation, the
// way of books and of PGN files: Nf3, exd5, e8=Q, O-O. A + says check and a #
// checkmate. Every legal move of a position has a text of its own, and no longer
// one than it needs. The zero Move, which passes the turn in an analysis, is --.
func SAN(p chess.Position, m chess.Move) string {
	mover := p.At(m.From)
	switch {
	case m == chess.Move{}:
		return "--"
	case mover == nil:
		return m.String() // no legal move
	case isCastling(mover, m):
		return castlingSign(m)
	case mover.Type() == chess.TypePawn:
		return pawnMove(m) + checkSign(p, m)
	}
	text := string(rune(mover.Type())) + disambiguation(&p, m)
	if p.At(m.To) != nil {
		text += "x"
	}
	return text + m.To.String() + checkSign(p, m)
}
