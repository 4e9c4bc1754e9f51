// Tempting: what must be empty must be safe as well, it seems. But b1 and b8
// are passed by the rook and not by the king.

package exercises

import "mateinfive/ch04-special/chess"

// castlingRules are the four castlings.
var castlingRules = [4]struct {
	side   chess.Color
	right  chess.CastlingRights
	king   chess.Move
	rook   chess.Square
	inside []chess.Square
}{
	{chess.White, chess.WhiteKingSide, chess.Move{From: chess.E1, To: chess.G1}, chess.H1, []chess.Square{chess.F1, chess.G1}},
	{chess.White, chess.WhiteQueenSide, chess.Move{From: chess.E1, To: chess.C1}, chess.A1, []chess.Square{chess.D1, chess.C1, chess.B1}},
	{chess.Black, chess.BlackKingSide, chess.Move{From: chess.E8, To: chess.G8}, chess.H8, []chess.Square{chess.F8, chess.G8}},
	{chess.Black, chess.BlackQueenSide, chess.Move{From: chess.E8, To: chess.C8}, chess.A8, []chess.Square{chess.D8, chess.C8, chess.B8}},
}

// CastlingPlan asks about the squares between and the king's own.
func CastlingPlan(p *chess.Position) [4]Castling {
	var plan [4]Castling
	for i, r := range castlingRules {
		c := &plan[i]
		c.Move = r.king
		c.Right = p.Castling&r.right != 0
		c.King = p.At(r.king.From) == chess.NewPiece(chess.TypeKing, r.side)
		c.Rook = p.At(r.rook) == chess.NewPiece(chess.TypeRook, r.side)
		for _, s := range r.inside {
			if p.At(s) != nil {
				c.Occupied = append(c.Occupied, s)
			}
		}
		for _, s := range append([]chess.Square{r.king.From}, r.inside...) {
			if len(p.Attackers(s, r.side.Other())) > 0 {
				c.Attacked = append(c.Attacked, s)
			}
		}
	}
	return plan
}
