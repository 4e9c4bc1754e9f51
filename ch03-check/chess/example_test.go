// example_test.go shows how the package is used: each example runs, and its
// output is compared.

package chess_test

import (
	"fmt"

	"mateinfive/ch03-check/chess"
)

// The shortest game there is, Fool's mate.
func Example() {
	g := chess.NewGame()
	for _, text := range []string{"f2f3", "e7e5", "g2g4", "d8h4"} {
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
	fmt.Println("played:", g.Record())
	fmt.Println(g.Position().Verdict())
	// Output:
	// played: [f2-f3 e7-e5 g2-g4 Qd8-h4#]
	// checkmate by the queen on h4: black has won
}

// A pinned knight would leave its line. Refusal says so in a few words, and
// Explain at length.
func ExamplePosition_Explain() {
	p := chess.MustParseFEN("7k/8/8/8/7b/8/5N2/4K3 w")
	m := chess.Move{From: chess.F2, To: chess.D3}
	fmt.Println(p.Refusal(m))
	fmt.Println(p.Explain(m))
	// Output:
	// that leaves your king on e1 to the bishop on h4
	// the knight on f2 is pinned: without it the bishop on h4 attacks the king on e1 over f2 g3
}

// White is in check by a knight: the king moves, or the pawn captures.
func ExamplePosition_LegalMoves() {
	p := chess.MustParseFEN("7k/8/8/8/8/2n5/1P6/1K6 w")
	fmt.Println(p.LegalMoves())
	// Output: [b1a1 b1c1 b1c2 b2c3]
}
