// example_test.go shows how the package is used: each example runs, and its
// output is compared.

package chess_test

import (
	"fmt"

	"mateinfive/ch02-moves/chess"
)

// A game of three moves: a pawn captures a pawn.
func Example() {
	g := chess.NewGame()
	for _, text := range []string{"e2e4", "d7d5", "e4d5"} {
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
	fmt.Println("captured:", g.Captured())
	// Output:
	// played: [e2-e4 d7-d5 e4xd5]
	// captured: [black pawn]
}

// A refused move changes nothing, and the error says why it was refused.
func ExampleGame_Play() {
	g := chess.NewGame()
	fmt.Println(g.Play(chess.Move{From: chess.C1, To: chess.H6}))
	// Output: the bishop on c1 cannot reach h6: the way is blocked by the pawn on d2
}

// Where may the white knight go? There is a black pawn on f7, and a white one on
// d3.
func ExampleBoard_Reach() {
	b := chess.MustParsePlacement("8/5p2/8/4N3/8/3P4/8/8")
	fmt.Println(b.Reach(chess.E5))
	// Output: [f3 c4 g4 c6 g6 d7 f7]
}

// A position in one line, read, changed and written again.
func ExampleParseFEN() {
	p, err := chess.ParseFEN("4k3/8/8/8/8/8/4R3/4K3 w")
	if err != nil {
		fmt.Println(err)
		return
	}
	p.Set(chess.E2, nil)
	p.SideToMove = chess.Black
	fmt.Println(p.FEN())
	// Output: 4k3/8/8/8/8/8/8/4K3 b
}
