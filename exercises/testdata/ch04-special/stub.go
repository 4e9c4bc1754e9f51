// exercises.go is your own file: seven functions of chapter 4 for you to write.

// Package exercises holds your answers to the tasks of chapter 4. What they
// ask for is told in exercises/ch04-special.md, with hints that open one by one.
//
// Put your code in the place of a panic, and add whatever helpers you like.
// The program picks your answer up at once, as a command or as a line under
// the board; until then it says that the task is not written yet. The rules
// in package chess do not know this file, so no answer can break them. While it
// does not compile the program does not run: the compiler says where.
package exercises

import "mateinfive/ch04-special/chess"

// CastlingPlan returns what speaks for and against each of the four castlings:
// White's on the king's side, White's on the queen's side, and then Black's in
// the same order. It answers for both sides, whoever is to move, and for each
// castling it answers every question, even if the first answer is bad enough.
func CastlingPlan(p *chess.Position) [4]Castling {
	panic("task CastlingPlan: not written yet")
}

// BestPromotion returns what the pawn on from should become when it goes to to:
// of the four in the order of [chess.Promotions] the first that mates; if none
// does, the first that does not stalemate; and if all do that, a queen. It
// returns 0 if no such promotion is legal now.
func BestPromotion(p *chess.Position, from, to chess.Square) chess.PieceType {
	panic("task BestPromotion: not written yet")
}

// OnlyEnPassant reports whether the side to move has nothing left but to
// capture en passant: there is a legal move, and every legal move is a capture
// en passant.
func OnlyEnPassant(p *chess.Position) bool {
	panic("task OnlyEnPassant: not written yet")
}

// Goto takes moves back, or plays again what was taken back, until ply moves
// have been played since the beginning, counting those of both sides: 0 is the
// beginning. The last that can be reached is what has been played plus what can
// be played again. If ply lies outside, Goto returns an error that says so, and
// changes nothing.
func Goto(g *chess.Game, ply int) error {
	panic("task Goto: not written yet")
}

// PerftKinds counts as [chess.Position.Perft] does, and tells apart what kinds
// of moves the last ones are. A move can be of several kinds: a capture en
// passant is a capture too, and a mate is a check too. To a depth below 1 the
// count is 1, as nothing is played, and that is of no kind.
func PerftKinds(p *chess.Position, depth int) Kinds {
	panic("task PerftKinds: not written yet")
}

// Witnesses returns one witness each against [CrookedA], [CrookedB] and
// [CrookedC], in this order: a position that could stand in a game, a depth from
// 1 to 3 and a first move on which the divide of the crooked rules and that of
// the real ones differ. With each goes the diagnosis: which [Slip] it is.
func Witnesses() [3]Witness {
	panic("task Witnesses: not written yet")
}

// Opponent returns the move that answers in p: one of moves, which are all legal
// moves of p, in the order of [chess.Position.LegalMoves]; there is at least one.
//
// A move that checkmates comes first. If there is none, it is one of those that take the
// most by [chess.Piece.Value]: the value of what is captured, en passant too, and for a
// pawn that becomes another piece the value of that one, less the pawn's. If there is
// nothing to take, it is any move. Among several moves that are equally good, choose
// decides: choose(n) returns a number from 0 up to, but not including, n.
func Opponent(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move {
	panic("task Opponent: not written yet")
}
