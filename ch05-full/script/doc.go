// Package script holds the jobs that other programs ask for: a command line in, plain
// text out, and an exit status.
//
//	perft [-divide] FEN DEPTH   the number of ways to play DEPTH plies; with -divide,
//	                            before it a line for each first move: e2e4: 20
//	move FEN TEXT               SAN, UCI and the FEN after the move
//	moves FEN                   the legal moves in SAN, one a line, in bytewise order
//	status FEN                  one line: none, check, checkmate: white has won,
//	                            stalemate, dead position or seventy-five moves, and
//	                            where that may be claimed, ; claim: fifty moves
//	validate FEN                ok, or all faults of the position, one a line
//	pgn check FILE...           a line for each game: its number, result, plies and
//	                            the FEN after its last move
//	pgn format FILE             the games in export format
//
// The status is 0 for yes, 1 if the job failed or the answer is no, and 2 for a wrong
// command line. A FEN is one argument, and so stands in quotation marks; it need not
// be a position that can occur, which only validate judges. In place of a FEN or of a
// file, a dash is the standard input. Fields are told apart by tabs.
//
// In the line of a game that cannot be read, pgn check has the word error in place of
// the result, and then what is wrong, and where. The answer is no if there is such a
// game. A game of a variant, which is not judged, has the word skipped there. With
// more than one file, each line begins with the name of its file. A file that cannot
// be opened is told on the standard error; the others are still read. What pgn format
// cannot read is told there too, and the other games are written.
//
// Long jobs say how far they are, if the standard error is a terminal, and stop when
// their context is canceled.
package script
