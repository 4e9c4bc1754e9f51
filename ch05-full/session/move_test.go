// move_test.go types moves, good ones and bad ones, in every way.

package session

import "testing"

func TestMoves(t *testing.T) {
	const promotes, pawn = "-fen 8/P6k/8/8/8/8/8/K7", "the pawn on e2 does not move like that: a pawn goes one step ahead, or two from its first square, and captures one step diagonally ahead"
	play(t, []row{
		{"by two clicks", "", "click g1 f3|=moves", "1. Nf3 *"},
		{"the same square lets go", "", "g1|g1", "you let go of g1"},
		{"a piece that was let go does not move", "", "g1|g1|f3|=moves", "1. f3 *"},
		{"a click on a piece of the other side shows its moves", "", "click e7|e4|=moves", "1. e4 *"},
		{"what it shows has its own side's moves", "-quiet=0", "click e7", "... / the pawn on e7 can go to e5 e6"},
		{"a square off the board", "", "e9", "...for example e3 or e4"},
		{"no square of the two", "", "e2e5", pawn + "; for example e3 or e4"},
		{"a line of moves", "", "e4 e5 2. Nf3 Nc6 3. Bb5|=moves", "1. e4 e5 2. Nf3 Nc6 3. Bb5 *"},
		{"a line with a mistake", "", "e4 e5 Nf6", "2. Nf6: no knight can go to f6; none of the line was played"},
		{"a line along the tree, and on", "", "e4|e5|first|e4 e5 Nf3|=moves", "1. e4 e5 2. Nf3 *"},
		{"a line that leaves the tree", "", "e4|e5|first|e4 c5 Nf3|=moves", "1. e4 e5 (1... c5 2. Nf3) *"},
		{"a line beyond a mate", "", "f3 e5 g4 Qh4# a3|=moves", "*"},
		{"the same sign twice", "", "e4!|first|e4!|=moves", "1. e4 $1 *"},

		{"a capture of nothing", "", "Nxf3", "there is nothing to capture on f3; without the x it is Nf3; for example Nf3 or f3"},
		{"ed is a pawn's capture", "", "e4 d5|ed", "2. exd5"},
		{"one of several", "", "d3 d6 Nf3 a6|Nd2", "...Nbd2...Nfd2..."},
		{"a slip in a command", "", "resgin", "resgin is not a command: did you mean resign?"},
		{"nothing that is known", "", "f\x1b[2K\x07", "this prompt does not know the arrow keys and their like: type the line again"},
		{"commands in other words", "", "e4|takeback|=moves", "*"},
		{"too many words", "", "flip a b", "that is not how to type it: try flip [auto]"},

		{"why a move is not legal", "", "why e2e5", pawn},
		{"why alone is about the move that was refused last", "", "e5|why", pawn},
		{"another move makes the refused one forgotten", "", "e5|e4|why", "no move was refused here: try why e2e4"},
		{"why a castling is not legal, by its own name", "", "why O-O", "castling needs the squares between king and rook empty: the bishop on f1 is in the way"},
		{"why a legal move is", "", "why e4", "e2e4 is legal"},

		{"a pawn asks what it becomes", promotes, "a8|=prompt", "promote> "},
		{"a promotion by clicks", promotes, "click a7 a8|q|=moves", "1. a8=Q *"},
		{"a promotion in two steps with a letter", promotes, "a7|a8r|=moves", "1. a8=R *"},
		{"a capture in two steps with a letter", "-fen 3r3k/2P5/8/8/8/8/8/K7", "c7|d8n|=moves", "1. cxd8=N 1/2-1/2"},
		{"a pawn becomes no king", promotes, "a8|k", `"k": type q, r, b or n for what the pawn becomes, or no to leave it on a7`},
		{"no leaves it", promotes, "a8|no", "the pawn stays on a7"},
		{"help does not", promotes, "a8|help go|n|=moves", "1. a8=N 1/2-1/2"},
		{"another square is where the pawn goes instead", "-fen 1n5k/P7/8/8/8/8/8/K7", "a7a8|b8|q|=moves", "1. axb8=Q+ *"},
		{"another move is played instead", promotes, "a8|Kb1|=moves", "1. Kb1 *"},
	})
}

func TestEnds(t *testing.T) {
	const next = " / prev steps back through the game, save keeps it in a file, rematch changes sides"
	const bare, fifty = "-fen 4k3/8/8/8/8/8/8/K6R_w_-_-_0_1", "-fen 7k/8/8/8/8/8/8/K6R_w_-_-_99_80"
	play(t, []row{
		{"an offer is accepted", "", "e4|e5|draw|accept", "1/2-1/2, draw by agreement" + next},
		{"an offer stands while one looks back", "", "e4|e5|draw|Nf3|prev|last|accept", "1/2-1/2, draw by agreement" + next},
		{"an offer that was declined is gone", "", "e4|e5|draw|Nf3|decline|prev|last|accept", "no draw has been offered"},
		{"an offer is gone in another game", "", "e4|e5|draw|Nf3|prev|reset|d4|d5|Nc3|accept", "no draw has been offered"},
		{"nothing is offered in a variation", "", "e4|e5|prev|d5|draw", "this is a variation, and not the game: out leaves it"},
		{"where the game has gone on", "", "e4|first|resign", "the game has gone on from here: last goes to where it stands"},
		{"resigning", "", "e4|resign", "1-0, black has resigned: white has won" + next},
		{"against a bare king", bare, "resign", "1/2-1/2, white has resigned, but black could never give mate with what is left, so the game is a draw" + next},
		{"is asked for where a person sits", "-live -black deep", "resign", "white resigns? (yes or no)"},
		{"an end that is taken back takes the offer with it", "", "e4|e5|draw|accept|undo|accept", "no draw has been offered"},
		{"a claim", fifty, "Rh2+|claim", "1/2-1/2, draw by claim: fifty moves" + next},
		{"a claim with a move", fifty, "claim Rh2+", "Rh2+ is written down and not played / 1/2-1/2, draw by claim: fifty moves" + next},
		{"a draw that may be claimed", fifty, "Rh2+", "80. Rh2+ / check: the king on h8 is attacked by the rook on h2 / a draw may be claimed: fifty moves; type claim"},
		{"a claim in a lesson without a king", "-fen 8/8/8/8/8/8/k7/7R_w_-_-_100_80", "claim|=moves", "1/2-1/2"},
		{"how it came to a mate", "", "f3 e5 g4 Qh4#|=tag Termination", "normal"},
		{"a result in a file without a reason", "-load x -pgn 1._e4_e5_2._Nf3_1-0", "last", "2. Nf3 / 1-0: here the game has ended"},
	})
}
