// FromBackRank.go is one answer to task FromBackRank: a game with shuffled pieces.

package exercises

import (
	"errors"
	"fmt"
	"strings"

	"mateinfive/ch01-display/chess"
)

// FromBackRank returns the board at the start of a game whose back ranks are
// shuffled. The word names White's pieces on rank 1 from a1 to h1 by their
// letters, in upper or lower case: "bqnrkbnr". Black's pieces mirror them on
// rank 8, file by file, and the pawns stand before them as ever.
//
// It is an error if the word is not a king, a queen, two rooks, two bishops
// and two knights, if both bishops stand on squares of one color, or if the
// king does not stand between the rooks.
func FromBackRank(word string) (chess.Board, error) {
	backRank := strings.ToUpper(word)
	if err := checkBackRank(backRank); err != nil {
		return chess.Board{}, fmt.Errorf("%q is no back rank: %w", word, err)
	}
	var b chess.Board
	for file := range 8 {
		t := chess.PieceType(backRank[file])
		b.Set(chess.NewSquare(file, 0), chess.NewPiece(t, chess.White))
		b.Set(chess.NewSquare(file, 1), chess.NewPiece(chess.TypePawn, chess.White))
		b.Set(chess.NewSquare(file, 6), chess.NewPiece(chess.TypePawn, chess.Black))
		b.Set(chess.NewSquare(file, 7), chess.NewPiece(t, chess.Black))
	}
	return b, nil
}

// checkBackRank says what is wrong with a back rank in upper case letters, if
// anything is.
func checkBackRank(backRank string) error {
	const usual = "RNBQKBNR"
	if len(backRank) != len(usual) {
		return errors.New("expected eight letters, one for each file")
	}
	for _, letter := range usual {
		l := string(letter)
		if got, want := strings.Count(backRank, l), strings.Count(usual, l); got != want {
			return fmt.Errorf("it has the letter %s %d times, expected %d", l, got, want)
		}
	}
	leftRook, rightRook := strings.Index(backRank, "R"), strings.LastIndex(backRank, "R")
	if king := strings.Index(backRank, "K"); king < leftRook || king > rightRook {
		return errors.New("the king must stand between the rooks")
	}
	leftBishop := chess.NewSquare(strings.Index(backRank, "B"), 0)
	rightBishop := chess.NewSquare(strings.LastIndex(backRank, "B"), 0)
	if leftBishop.IsDark() == rightBishop.IsDark() {
		const oneColor = "the bishops on %v and %v stand on squares of one color"
		return fmt.Errorf(oneColor, leftBishop, rightBishop)
	}
	return nil
}
