// example_test.go shows how the package is used: each example runs, and its
// output is compared.

package chess_test

import (
	"fmt"

	"mateinfive/ch01-display/chess"
)

// A board to begin with, and a move as one makes it on a table: take the piece
// from one square and put it on another.
func Example() {
	b := chess.StartingBoard()
	pawn := b.At(chess.E2)
	b.Set(chess.E2, nil)
	b.Set(chess.E4, pawn)
	fmt.Println(b)
	fmt.Println("on e4 stands a", pawn)
	// Output:
	// 8 r n b q k b n r
	// 7 p p p p p p p p
	// 6 . . . . . . . .
	// 5 . . . . . . . .
	// 4 . . . . P . . .
	// 3 . . . . . . . .
	// 2 P P P P . P P P
	// 1 R N B Q K B N R
	//   a b c d e f g h
	// on e4 stands a white pawn
}

// A board from a diagram, written in one line.
func ExampleParseDiagram() {
	b, err := chess.ParseDiagram(`
		8 . . . . . . . k
		7 . . . . . . . .
		6 . . . . . . . .
		5 . . . . . . . .
		4 . . . q P . . .
		3 . . . . . . . .
		2 . . . . . . . .
		1 K . . . . . . .
		  a b c d e f g h`)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(b.Placement())
	// Output: 7k/8/8/8/3qP3/8/8/K7
}

// An error says what was wrong and what was expected.
func ExampleParseSquare() {
	for _, text := range []string{"e4", "e9"} {
		s, err := chess.ParseSquare(text)
		fmt.Println(s, err)
	}
	// Output:
	// e4 <nil>
	// - no such square: "e9" (squares run from a1 to h8)
}
