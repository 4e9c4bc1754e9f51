// exercises.go is your own file: six functions of chapter 2 for you to write.

// Package exercises holds your answers to the tasks of chapter 2. What they
// ask for is told in exercises/ch02-moves.md, with hints that open one by one.
//
// Put your code in the place of a panic, and add whatever helpers you like.
// The program picks your answer up at once, as a command or as a line under
// the board; until then it says that the task is not written yet. The rules
// in package chess do not know this file, so no answer can break them. While it
// does not compile the program does not run: the compiler says where.
package exercises

import "mateinfive/ch02-moves/chess"

// Mobility returns how many moves side has on b: every way in which a piece of
// that side may go from its square to another by its IsValid. Two pieces that
// may go to the same square have two moves.
//
// Only the pieces are asked. Whose turn it is does not matter, nor whether a
// king is in danger.
func Mobility(b *chess.Board, side chess.Color) int {
	panic("task Mobility: not written yet")
}

// Targets returns the squares of the enemy pieces that a piece of side could
// take in one move by its IsValid, each square once and a1 first. An enemy
// king that is attacked counts as well.
func Targets(b *chess.Board, side chess.Color) []chess.Square {
	panic("task Targets: not written yet")
}

// NewChancellor returns a chancellor of the given color: a piece that moves as
// a rook or as a knight. Its letter is C, and it is worth 8 pawns.
//
// Like the six pieces of the game it is a plain value: two chancellors of one
// color are equal by ==.
func NewChancellor(c chess.Color) chess.Piece {
	panic("task NewChancellor: not written yet")
}

// A Stack keeps values in a linked list and gives back the newest first. The
// zero Stack is empty and ready to use.
type Stack[T any] struct {
	// Your fields go here.
}

// Push puts v on top of the stack.
func (s *Stack[T]) Push(v T) {
	panic("task Stack: not written yet")
}

// Pop takes the newest value off the stack and returns it. If the stack is
// empty, it returns the zero value of T and false.
func (s *Stack[T]) Pop() (T, bool) {
	panic("task Stack: not written yet")
}

// Len returns how many values are on the stack.
func (s *Stack[T]) Len() int {
	panic("task Stack: not written yet")
}

// KnightSteps returns, for each square from a1 to h8, the fewest moves in which
// the knight on from can reach it while nothing else moves: 0 for from itself,
// and -1 for a square that it cannot reach. The knight may not stop where a
// piece of its own side stands. An enemy piece it takes, and goes on from
// there.
//
// If no knight stands on from, every square is -1.
func KnightSteps(b *chess.Board, from chess.Square) [64]int {
	panic("task KnightSteps: not written yet")
}

// Cases returns a table of moves of rooks and pawns, each with a board and
// with what the rules say about it. The real rook and the real pawn pass it,
// and each of the six impostors fails it somewhere; [Judge] tells.
func Cases() []Case {
	panic("task Cases: not written yet")
}
