// exercises.go is your own file: nine functions of chapter 3 for you to write.

// Package exercises holds your answers to the tasks of chapter 3. What they
// ask for is told in exercises/ch03-check.md, with hints that open one by one.
//
// Put your code in the place of a panic, and add whatever helpers you like.
// The program picks your answer up at once, as a command or as a line under
// the board; until then it says that the task is not written yet. The rules
// in package chess do not know this file, so no answer can break them. While it
// does not compile the program does not run: the compiler says where.
package exercises

import "mateinfive/ch03-check/chess"

// DoubleCheck returns the lines of a double check. If two enemy pieces attack
// the king of side at once, it returns the squares of both and all squares
// between each of them and the king, each square once and a1 first. The king's
// own square is not among them. Between a knight or a neighbor and the king
// there is nothing.
//
// If one piece attacks the king or none, or if there is no king, it returns
// nothing.
func DoubleCheck(b *chess.Board, side chess.Color) []chess.Square {
	panic("task DoubleCheck: not written yet")
}

// Flights returns the squares to which the king of side may legally go, a1
// first: one step away, with no piece of its own there, and not attacked once
// the king has arrived. A square where the king takes an enemy piece counts as
// well. Whether the king is in check now does not matter.
//
// Without a king there are none.
func Flights(b *chess.Board, side chess.Color) []chess.Square {
	panic("task Flights: not written yet")
}

// Pins returns the pins against the king of side. A piece of side is pinned if
// it is the only piece between its king and an enemy rook, bishop or queen that
// would attack the king along that line without it. It is pinned even if it may
// move along the line, and whether or not the king is in check by another
// piece.
//
// The pins are in the order of their Pinned squares, a1 first. Each Line holds
// the squares from the king to the pinner, the nearest to the king first,
// without the squares of the king, of the pinner and of the pinned piece.
func Pins(b *chess.Board, side chess.Color) []Pin {
	panic("task Pins: not written yet")
}

// MateInOne returns every legal move that checkmates the enemy at once: after it
// the enemy king is attacked, and the enemy has no legal move. The moves are in
// the order of [chess.Position.LegalMoves].
func MateInOne(p *chess.Position) []chess.Move {
	panic("task MateInOne: not written yet")
}

// Escapes returns all legal moves of a side whose king is in check, sorted into
// three kinds: the moves of the king, which count as Flee even if the king takes
// something; the captures of the attacker by other pieces; and the moves of
// other pieces that step between the attacker and the king. Each kind is in the
// order of [chess.Position.LegalMoves].
//
// If the king of the side to move is not in check, or if there is none, all
// three are empty.
func Escapes(p *chess.Position) Ways {
	panic("task Escapes: not written yet")
}

// MateWitnesses returns two boards that convict [KingOnlyMate]. On both it is
// Black's turn, KingOnlyMate says that Black is mated, and by the rules Black
// is not. On the first board the only legal moves are captures of the attacker,
// on the second they are moves that step between.
//
// Both are small: six pieces at most, the two kings included. And both could
// stand in a game: one king a side, no pawn on rank 1 or 8, and White, who has
// just moved, not in check.
func MateWitnesses() (capture, block chess.Board) {
	panic("task MateWitnesses: not written yet")
}

// GhostWitness returns a board and a move that convict [GhostMate]. It is
// White's turn, the move is legal and checkmates Black, and GhostMate says that
// it does not.
//
// The board is as small as those of [MateWitnesses], could stand in a game, and
// is not the one on the page about the errata.
func GhostWitness() (chess.Board, chess.Move) {
	panic("task MateWitnesses: not written yet")
}

// Opponent returns the move that answers in p: one of moves, which are all legal
// moves of p, in the order of [chess.Position.LegalMoves]; there is at least one.
//
// A move that checkmates comes first. If there is none, it is one of those that
// capture the most by [chess.Piece.Value], and if nothing can be captured, any move.
// Among several moves that are equally good, choose decides: choose(n) returns a number
// from 0 up to, but not including, n.
func Opponent(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move {
	panic("task Opponent: not written yet")
}

// NetGain returns what the legal move m wins in p by the value of pieces, in pawns: the
// value of what it captures, less the value of the most that any legal answer captures.
// It is 0 for a move that takes nothing and leaves nothing to take, and below 0 for one
// that loses something. A move that checkmates leaves no answer.
func NetGain(p *chess.Position, m chess.Move) int {
	panic("task NetGain: not written yet")
}
