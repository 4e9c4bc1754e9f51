// CastlingPlan.go judges the four castlings by one table and one loop.

package exercises

import "mateinfive/ch04-special/chess"

// castlingRules are the four castlings: whose they are, which right they need,
// how the king moves, where the rook stands, and what must be empty, from the
// king outward.
var castlingRules = [4]struct {
	side   chess.Color
	right  chess.CastlingRights
	king   chess.Move
	rook   chess.Square
	inside []chess.Square
}{
	{
		side: chess.White, right: chess.WhiteKingSide,
		king: chess.Move{From: chess.E1, To: chess.G1}, rook: chess.H1,
		inside: []chess.Square{chess.F1, chess.G1},
	},
	{
		side: chess.White, right: chess.WhiteQueenSide,
		king: chess.Move{From: chess.E1, To: chess.C1}, rook: chess.A1,
		inside: []chess.Square{chess.D1, chess.C1, chess.B1},
	},
	{
		side: chess.Black, right: chess.BlackKingSide,
		king: chess.Move{From: chess.E8, To: chess.G8}, rook: chess.H8,
		inside: []chess.Square{chess.F8, chess.G8},
	},
	{
		side: chess.Black, right: chess.BlackQueenSide,
		king: chess.Move{From: chess.E8, To: chess.C8}, rook: chess.A8,
		inside: []chess.Square{chess.D8, chess.C8, chess.B8},
	},
}

// CastlingPlan returns what speaks for and against each of the four castlings:
// White's on the king's side, White's on the queen's side, and then Black's in
// the same order. It answers for both sides, whoever is to move, and for each
// castling it answers every question, even if the first answer is bad enough.
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
		for _, s := range []chess.Square{r.king.From, r.inside[0], r.king.To} {
			if len(p.Attackers(s, r.side.Other())) > 0 {
				c.Attacked = append(c.Attacked, s)
			}
		}
	}
	return plan
}
