// Package screen draws: the board, and the whole table that stays in its place on a
// terminal while a game is played. It reads nothing and prints nothing; what it
// returns is text for whoever writes to the terminal.
//
// A [View] says how the board looks and draws it alone. A [Table] has everything
// around it as well: the players, their clocks, what they captured, the moves, and
// the answers to what was typed.
package screen
