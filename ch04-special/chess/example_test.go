// example_test.go shows how the package is used: each example runs, and its
// output is compared.

package chess_test

import (
	"fmt"

	"mateinfive/ch04-special/chess"
)

// A game in which every move is read as people write it.
func Example() {
	g := chess.NewGame()
	for _, text := range []string{"e2e4", "e7-e5", "Ng1-f3", "Ng8f6", "Bf1-c4", "Bf8-c5", "O-O"} {
		m, err := g.Position().ReadMove(text)
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
	m, _ := p.ReadMove("O-O")
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
