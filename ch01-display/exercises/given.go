// given.go is what the exercises of chapter 1 start from. Leave it as it is.

package exercises

import "mateinfive/ch01-display/chess"

// CrookedReset means to set b up for a new game. It clears the ranks on which
// the pieces begin and puts the pieces there. It has a fault, which task
// ResetWitness is about.
func CrookedReset(b *chess.Board) {
	for _, rank := range []int{0, 1, 6, 7} {
		for file := range 8 {
			b.Set(chess.NewSquare(file, rank), nil)
		}
	}
	start := chess.StartingBoard()
	for s := chess.A1; s <= chess.H8; s++ {
		if p := start.At(s); p != nil {
			b.Set(s, p)
		}
	}
}
