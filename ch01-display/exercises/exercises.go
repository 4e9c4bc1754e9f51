// exercises.go is your own file: here you write the answers to chapter 1.

// Package exercises is your part of chapter 1. Each function below is a
// task and waits for you behind a panic: put your code in the place of the
// panic. The program finds it at once and turns it into a command or a line on
// the screen. The rules in package chess do not know this file, so no answer can
// break them. While it does not compile the program does not run: the compiler
// says where.
//
// The tasks, and hints to open one by one, are in exercises/ch01-display.md.
// Import what you need, and add types and functions as you like.
package exercises

import "mateinfive/ch01-display/chess"

// Letters returns the diagram with its piece letters taken from another
// alphabet. The diagram is one that [chess.Board.String] draws, with the
// letters of the alphabet from; the result has those of the alphabet to.
//
// An alphabet is six letters in the order king, queen, rook, bishop, knight,
// pawn: "KQRBNP" is English, "KDTLSB" German. It may be written in upper or
// lower case. In the diagram White's letters are upper case and Black's lower
// case. All that is no piece stays: the dots, the rank numbers, and the file
// letters in the last line.
//
// It is an error if an alphabet is not six different letters, each with an
// upper and a lower case, or if the diagram has a piece letter that is not in
// from.
func Letters(diagram, from, to string) (string, error) {
	panic("task Letters: not written yet")
}

// Material returns how much the pieces of each side are worth together, in
// pawns.
func Material(b *chess.Board) (white, black int) {
	panic("task Material: not written yet")
}

// Changed returns the squares on which before and after differ: what stands
// there is not the same, or stands there on one of the two boards only. The
// order is a1, b1, ... h1, a2, ... h8.
func Changed(before, after *chess.Board) []chess.Square {
	panic("task Changed: not written yet")
}

// Framed returns the board drawn with a frame, from White's side. The first
// lines, if Black's king is on e8 and White's rook on e7, are
//
//	    a   b   c   d   e   f   g   h
//	   --- --- --- --- --- --- --- ---
//	8 |   |   |   |   |<k>|   |   |   | 8
//	   --- --- --- --- --- --- --- ---
//	7 |   |   |   |   |[R]|   |   |   | 7
//	   --- --- --- --- --- --- --- ---
//
// and so on down to rank 1, the dashes below it, and the file letters again.
// Spaces and newlines at the end of a line do not matter.
func Framed(b *chess.Board) string {
	panic("task Framed: not written yet")
}

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

// ResetWitness returns a board that shows what is wrong with [CrookedReset]:
// after CrookedReset it is not the starting position. The page about the
// errata shows a piece on e4; a witness of your own is another one.
func ResetWitness() chess.Board {
	panic("task ResetWitness: not written yet")
}

// Reset sets b up for a new game, whatever stood on it.
func Reset(b *chess.Board) {
	panic("task ResetWitness: not written yet")
}
