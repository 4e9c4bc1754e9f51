// Package chess knows the rules: how each of the six pieces moves, who attacks
// whom, castling, en passant and promotion, and a game with its turns, captures,
// record and every way to end, in which moves can be taken back and played again.
// It reads nothing, prints nothing and knows no colors of a screen; that is
// the work of package terminal.
//
// A [Game] is played move by move, and says why a move is refused:
//
//	g := chess.NewGame()
//	m, err := chess.ParseMove("g1f3") // package notation reads moves as people write them
//	if err == nil {
//		err = g.Play(m)
//	}
//
// A [Position] answers questions about the side to move, without a game:
//
//	p, err := chess.ParseFEN("r3k3/8/8/8/8/8/8/4K3 b q - 0 1")
//	p.LegalMoves()
//	p.IsLegal(m)
//	p.Refusal(m) // why not
//	p.Status()   // check, checkmate, stalemate or nothing special
//	p.Validate() // what is wrong with it
//	p.After(m)   // another position; this one stays as it is
//
// Squares are numbers, a1 is 0 and h8 is 63; files and ranks count from 0. Where
// the board is empty, the [Piece] is nil. Moves of one side are plies.
//
// To read the code, start with [Piece] and its IsValid, then [Board], [Position]
// and [Game].
package chess
