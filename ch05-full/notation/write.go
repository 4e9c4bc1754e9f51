// write.go writes a move in three notations: SAN, LAN and UCI.

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
		return castlingSign(m) + checkSign(p, m)
	case mover.Type() == chess.TypePawn:
		return pawnMove(m) + checkSign(p, m)
	}
	text := string(rune(mover.Type())) + disambiguation(&p, m)
	if p.At(m.To) != nil {
		text += "x"
	}
	return text + m.To.String() + checkSign(p, m)
}

// isCastling reports whether a legal move castles. It does if a king goes two
// files to the side: no other move of a king is that long.
func isCastling(mover chess.Piece, m chess.Move) bool {
	files := m.To.File() - m.From.File()
	return mover.Type() == chess.TypeKing && (files == 2 || files == -2)
}

// castlingSign writes a castling: the longer sign for the queen's side, where the
// rook has the longer way.
func castlingSign(m chess.Move) string {
	if m.To.File() < m.From.File() {
		return "O-O-O"
	}
	return "O-O"
}

// checkSign returns what stands at the end of a move: + if it gives check, # if
// it mates, and nothing otherwise. Only the position after the move knows.
func checkSign(p chess.Position, m chess.Move) string {
	after := p.After(m)
	switch after.Status() {
	case chess.Check:
		return "+"
	case chess.Checkmate:
		return "#"
	default:
		return ""
	}
}

// LAN returns a move of the position in long algebraic notation, which names the
// square that the piece comes from in any case: Ng1-f3, e5xd6, e7-e8=Q, O-O. It is
// the text of a [chess.Ply]. The zero Move, which passes the turn in an analysis,
// is --.
func LAN(p chess.Position, m chess.Move) string {
	if m == (chess.Move{}) {
		return "--"
	}
	return chess.Ply{Before: p, Move: m}.String()
}

// UCI returns a move as chess programs send it to one another: the two squares
// and the promotion in small letters, g1f3 or e7e8q. Castling is the move of the
// king, e1g1. The zero Move is 0000.
func UCI(m chess.Move) string {
	if m == (chess.Move{}) {
		return "0000"
	}
	return m.String()
}
