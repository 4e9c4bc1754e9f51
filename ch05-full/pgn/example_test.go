// example_test.go shows how the package is used: each example runs, and its
// output is compared.

package pgn_test

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
)

// A file is read game by game. A bad game is named, and the others are read.
func ExampleReader() {
	const file = `
[White "Berger"] [Black "Novak"]
1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0

[White "Novak"] [Black "Okafor"]
1. e4 e5 2. Ke3 *

[White "Okafor"] [Black "Berger"]
1.d4 d5 2.c4 (2.Bf4 {is the London}) 1/2-1/2`

	for r := pgn.NewReader(strings.NewReader(file), "club.pgn"); ; {
		g, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(g.Tag("White"), "-", g.Tag("Black"), g.Result)
	}
	// Output:
	// Berger - Novak 1-0
	// club.pgn: game 2, line 6, column 13: 2. Ke3: the king on e1 does not move like that: a king goes one square in any direction, or castles: O-O or O-O-O
	// Okafor - Berger 1/2-1/2
}

// A game is put together move by move, and written in export format.
func ExampleWrite() {
	g := pgn.New(chess.StartingPosition())
	g.SetTag("White", "Berger")
	n := g.Root
	for _, text := range []string{"e4", "e5", "Bc4"} {
		p := g.Position(n)
		m, err := notation.Read(&p, text)
		if err != nil {
			fmt.Println(err)
			return
		}
		n = n.Add(m)
	}
	n.NAGs = append(n.NAGs, 5)
	n.Comments = append(n.Comments, "the bishop's opening")

	knight := chess.Move{From: chess.G1, To: chess.F3}
	n.Parent.Add(knight) // a variation to Bc4
	if err := pgn.Write(os.Stdout, g); err != nil {
		fmt.Println(err)
	}
	// Output:
	// [Event "?"]
	// [Site "?"]
	// [Date "????.??.??"]
	// [Round "?"]
	// [White "Berger"]
	// [Black "?"]
	// [Result "*"]
	//
	// 1. e4 e5 2. Bc4 $5 {the bishop's opening} (2. Nf3) *
}

// A game of another kind is an error that says so.
func ExampleErrVariant() {
	r := pgn.NewReader(strings.NewReader(`[Variant "Atomic"] 1. Nf3 f6 *`), "")
	_, err := r.Next()
	fmt.Println(errors.Is(err, pgn.ErrVariant))
	fmt.Println(err)
	// Output:
	// true
	// game 1, line 1, column 1: not a game of chess: its variant is "Atomic"
}
