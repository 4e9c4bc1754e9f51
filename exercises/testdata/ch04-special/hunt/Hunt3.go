package chess

// castlings are the four ways to castle. On the queen's side the rook passes
// b1 or b8: that square must be empty too, but an attack on it does no harm.
var castlings = [...]*castling{
	{
		notation: "O-O", right: WhiteKingSide, color: White,
		king: Move{From: E1, To: G1}, rook: Move{From: H1, To: F1},
		between: []Square{F1, G1}, path: []Square{E1, F1, G1},
	},
	{
		notation: "O-O-O", right: WhiteQueenSide, color: White,
		king: Move{From: E1, To: C1}, rook: Move{From: A1, To: D1},
		between: []Square{D1, C1, B1}, path: []Square{E1, D1, C1},
	},
	{
		notation: "O-O", right: BlackKingSide, color: Black,
		king: Move{From: E8, To: G8}, rook: Move{From: A8, To: F8},
		between: []Square{F8, G8}, path: []Square{E8, F8, G8},
	},
	{
		notation: "O-O-O", right: BlackQueenSide, color: Black,
		king: Move{From: E8, To: C8}, rook: Move{From: A8, To: D8},
		between: []Square{D8, C8, B8}, path: []Square{E8, D8, C8},
	},
}
