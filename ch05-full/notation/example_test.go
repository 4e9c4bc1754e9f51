// example_test.go shows how the package is used: each example runs, and its
// output is compared.

package notation_test

import (
	"errors"
	"fmt"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// A game whose moves are written by different hands, and come out in three
// notations.
func Example() {
	p := chess.StartingPosition()
	for _, text := range []string{"e4", "e7-e5", "Ng1f3", "nc6", "♗b5", "a6", "0-0"} {
		m, err := notation.Read(&p, text)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(notation.SAN(p, m), notation.LAN(p, m), notation.UCI(m))
		p.Make(m)
	}
	// Output:
	// e4 e2-e4 e2e4
	// e5 e7-e5 e7e5
	// Nf3 Ng1-f3 g1f3
	// Nc6 Nb8-c6 b8c6
	// Bb5 Bf1-b5 f1b5
	// a6 a7-a6 a7a6
	// O-O O-O e1g1
}

// A text that does not name one legal move comes back with the reason.
func ExampleRead() {
	p := chess.MustParseFEN("4k3/P7/8/8/8/5N2/8/1N2K3 w - - 0 1")
	for _, text := range []string{"Nd2", "Nd5", "N8d2", "Qd1", "e1g1", "Nj3", "Nf3 Nf6", "a8"} {
		m, err := notation.Read(&p, text)
		fmt.Println(err)
		if errors.Is(err, chess.ErrPromotion) {
			fmt.Println("What does the pawn become after", m)
		}
	}
	// Output:
	// Nd2 is ambiguous: Nbd2 or Nfd2
	// no knight can go to d5
	// there is no white knight on rank 8
	// there is no white queen
	// no right to castle: the king or the rook from h1 has moved, the rook was captured, or the position was set up without the right
	// no such square: "j3" (squares run from a1 to h8)
	// not a move: "Nf3 Nf6" (moves are written like e4, Nf3, exd5, O-O or e2e4)
	// a pawn at the end of the board becomes a queen, a rook, a bishop or a knight: say which, a7a8q, a7a8r, a7a8b or a7a8n
	// What does the pawn become after a7a8
}

// Of six knights, some need more than their letter.
func ExampleSAN() {
	p := chess.MustParseFEN("N3k2N/8/8/3N4/N4N1N/8/8/4K3 w - - 0 1")
	for _, m := range p.LegalMoves() {
		if m.To == chess.B6 || m.To == chess.G6 || m.To == chess.F6 {
			fmt.Println(m, "is", notation.SAN(p, m))
		}
	}
	// Output:
	// a4b6 is N4b6
	// f4g6 is Nfg6
	// h4g6 is Nh4g6
	// d5b6 is Ndb6
	// d5f6 is Nf6+
	// a8b6 is N8b6
	// h8g6 is N8g6
}
