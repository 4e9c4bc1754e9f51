// back_rank.go is yours: another back rank, from a word of eight letters.

package exercises

import "mateinfive/ch01-display/chess"

// FromBackRank returns the board at the start of a game whose back ranks are
// shuffled. The word names White's pieces on rank 1 from a1 to h1 by their
// letters, in upper or lower case: "bqnrkbnr". Black's pieces mirror them on
// rank 8, file by file, and the pawns stand before them as ever.
//
// It is an error if the word is not a king, a queen, two rooks, two bishops
// and two knights, if both bishops stand on squares of one color, or if the
// king does not stand between the rooks.
func FromBackRank(word string) (chess.Board, error) {
	panic("task FromBackRank: not written yet")
}
