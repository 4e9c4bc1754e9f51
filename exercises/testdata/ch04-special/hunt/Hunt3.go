package chess

// castlings are the four ways to castle. On the queen's side the rook passes
// b1 or b8: that square must be empty too, but an attack on it does no harm.
var castlings = [...]*castling{
	{"O-O", WhiteKingSide, White, Move{From: E1, To: G1}, Move{From: H1, To: F1}, []Square{F1, G1}, []Square{E1, F1, G1}},
	{"O-O-O", WhiteQueenSide, White, Move{From: E1, To: C1}, Move{From: A1, To: D1}, []Square{D1, C1, B1}, []Square{E1, D1, C1}},
	{"O-O", BlackKingSide, Black, Move{From: E8, To: G8}, Move{From: A8, To: F8}, []Square{F8, G8}, []Square{E8, F8, G8}},
	{"O-O-O", BlackQueenSide, Black, Move{From: E8, To: C8}, Move{From: A8, To: D8}, []Square{D8, C8, B8}, []Square{E8, D8, C8}},
}
