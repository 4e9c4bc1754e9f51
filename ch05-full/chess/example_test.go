// example_test.go shows how the package is used: each example runs, and its
// output is compared.

package chess_test

import (
	"fmt"

	"mateinfive/ch05-full/chess"
)

// A game in which every move is read. Castling is the move of the king.
func Example() {
	g := chess.NewGame()
	for _, text := range []string{"e2e4", "e7e5", "g1f3", "g8f6", "f1c4", "f8c5", "e1g1"} {
		m, err := chess.ParseMove(text)
		if err != nil {
			fmt.Println(err)
			return
		}
		if err := g.Play(m); err != nil {
			fmt.Println(err)
			return
		}
	}
	fmt.Println(g.Position().FEN())
	fmt.Println(g.Record())
	// Output:
	// rnbqk2r/pppp1ppp/5n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4
	// [e2-e4 e7-e5 Ng1-f3 Ng8-f6 Bf1-c4 Bf8-c5 O-O]
}

// A FEN is read, and written after a move.
func ExampleParseFEN() {
	p, err := chess.ParseFEN("4k3/4p3/8/3P4/8/8/8/4K3 b - - 5 31")
	if err != nil {
		fmt.Println(err)
		return
	}
	p.Make(chess.Move{From: chess.E7, To: chess.E5})
	fmt.Println(p.FEN())

	_, err = chess.ParseFEN("4k3/4p3/8/3P4/8/8/8/4K3 B")
	fmt.Println(err)
	// Output:
	// 4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 32
	// not a FEN: side to move "B": expected w or b
}

// White may not castle: a bishop looks at f1.
func ExamplePosition_Refusal() {
	p := chess.MustParseFEN("4k3/8/b7/8/8/8/8/4K2R w K - 0 1")
	m := chess.Move{From: chess.E1, To: chess.G1}
	fmt.Println(p.IsLegal(m))
	fmt.Println(p.Refusal(m))
	// Output:
	// false
	// a king does not castle out of, through or into attack: the king would pass f1, attacked by the bishop on a6
}

// A pawn captures en passant or walks on, and a pawn that reaches the end may
// become four things.
func ExamplePosition_LegalMoves() {
	p := chess.MustParseFEN("7k/P7/8/3pP3/8/6q1/8/7K w - d6 0 1")
	fmt.Println(p.LegalMoves())
	// Output:
	// [e5d6 e5e6 a7a8q a7a8r a7a8b a7a8n]
}

// A move is taken back, and played again.
func ExampleGame_Undo() {
	g := chess.NewGame()
	g.Play(chess.Move{From: chess.E2, To: chess.E4})
	g.Undo()
	fmt.Println(g.Record(), g.Undone())
	g.Redo()
	fmt.Println(g.Record(), g.Undone())
	fmt.Println(g.Redo())
	// Output:
	// [] 1
	// [e2-e4] 0
	// nothing to play again
}

// Two plies can be played in 81 ways. Divide tells them apart by the first move:
// where two programs disagree, one of its lines shows it.
func ExamplePosition_Perft() {
	p := chess.MustParseFEN("r6k/8/8/8/8/8/P5p1/K6n w - - 0 1")
	fmt.Println(p.Perft(2), p.Divide(2))
	// Output: 81 [{a1b1 21} {a1b2 21} {a2a3 20} {a2a4 19}]
}

// The third time of a position is no end by itself. Black claims the draw with a move
// that is written down and not played.
func ExampleGame_ClaimWith() {
	g := chess.NewGame()
	for _, text := range []string{"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"} {
		m, _ := chess.ParseMove(text)
		g.Play(m)
	}
	fmt.Println(g.Claim())
	fmt.Println(g.ClaimWith(chess.Move{From: chess.F6, To: chess.G8}))
	fmt.Println(g.Outcome(), g.Verdict())
	// Output:
	// no draw to claim: the position has stood here 2 times, and each side has made 3 moves without a capture or a pawn move; a claim needs 3 times, or 50 moves
	// <nil>
	// 1/2-1/2 draw by claim: threefold repetition
}

// Who resigns has lost, unless the other side could never have won.
func ExampleGame_Resign() {
	for _, fen := range []string{"4k3/7r/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/7R/4K3 w - - 0 1"} {
		g := chess.NewGameFrom(chess.MustParseFEN(fen))
		g.Resign(chess.White)
		fmt.Println(g.Outcome(), g.Verdict())
	}
	// Output:
	// 0-1 white has resigned: black has won
	// 1/2-1/2 white has resigned, but black could never give mate with what is left, so the game is a draw
}

// A draw is offered, and the answer is a move.
func ExampleGame_OfferDraw() {
	g := chess.NewGame()
	g.OfferDraw(chess.White)
	g.Play(chess.Move{From: chess.E2, To: chess.E4})
	fmt.Println(g.Offer())
	g.Play(chess.Move{From: chess.E7, To: chess.E5})
	fmt.Println(g.AcceptDraw())
	// Output:
	// white true
	// no draw has been offered
}

// A position that was set up by hand is asked for its faults.
func ExamplePosition_Validate() {
	p := chess.MustParseFEN("4k3/8/8/8/8/8/8/P3K2B w K - 0 1")
	fmt.Println(p.Validate())
	// Output:
	// no pawn can stand on the first or the last rank: the pawn on a1
	// white has the right to castle O-O without a rook on h1
}
