// exercises.go is your own file: eight functions of chapter 5 for you to write.

// Package exercises holds your answers to the tasks of chapter 5. What they
// ask for is told in exercises/ch05-full.md, with hints that open one by one.
//
// Put your code in the place of a panic, and add whatever helpers you like.
// The program picks your answer up at once, as a command or as a line under
// the board; until then it says that the task is not written yet. The rules
// in package chess do not know this file, so no answer can break them. While it
// does not compile the program does not run: the compiler says where.
package exercises

import (
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
)

// OppositeBishops reports whether each side has exactly one bishop, and the two
// stand on squares of different colors. Then dark is the side whose bishop
// stands on a dark square. Whatever else is on the board does not matter.
func OppositeBishops(b *chess.Board) (dark chess.Color, ok bool) {
	panic("task OppositeBishops: not written yet")
}

// Clock reads how much time a player had left from a comment, in which it
// stands somewhere as [%clk 0:05:30] or [%clk 1:02:03.5]: hours in one to three
// digits, minutes and seconds in two digits from 00 to 59, perhaps a point and
// further digits. White space comes before the time and may come after it. If
// there are several, the first counts; what is not written like that is passed
// over. If there is none, ok is false and left is 0.
func Clock(comment string) (left time.Duration, ok bool) {
	panic("task Clock: not written yet")
}

// Repeated returns the first ply at which some position of a game stood for
// that many times: the same by [chess.Position.Key], at this ply and at earlier
// ones, which may lie anywhere. The game is all its positions in their order;
// the one at which it begins is ply 0. If no position stood so often, or times
// is below 1, ok is false.
func Repeated(game []chess.Position, times int) (ply int, ok bool) {
	panic("task Repeated: not written yet")
}

// SANCases returns a table of at most twelve moves, each with the text that it
// has in SAN. The real writer agrees with all of them, and each of the three
// crooked writers gets at least one wrong; [Judge] tells.
func SANCases() []SANCase {
	panic("task SANCases: not written yet")
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

// Champion returns a player of your own and its name: one to twenty letters, digits,
// spaces and signs that can be printed, the first and the last no space. The name stands
// on the score sheet. The program asks for the player anew whenever it wants a move, so it
// cannot remember anything of its own; all that happened is in the request.
//
// The player decides in any game that goes on, as [player.Player] says, within two
// seconds. It leaves the request as it is. In ten games it does not fare worse than a
// player that takes any move.
func Champion() (name string, p player.Player) {
	panic("task Champion: not written yet")
}

// Bronstein returns what a clock of the kind that David Bronstein thought of shows after
// a move. Left is what it showed when the player began to think, and spent is how long
// the move has taken. The move gives back what it has taken, but no more than delay. If
// spent is all that was left, or more, the flag has fallen before the move was made:
// nothing is given back, and the clock shows 0.
func Bronstein(left, spent, delay time.Duration) time.Duration {
	panic("task Bronstein: not written yet")
}

// Hourglass returns what both clocks show, by color, after side has thought so long and
// moved, if the two are the halves of an hourglass: the sand that runs out of one runs
// into the other. Left is what they showed when side began to think. No more sand can run
// than there is in its half.
func Hourglass(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration {
	panic("task Hourglass: not written yet")
}
