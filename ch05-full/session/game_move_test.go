// game_move_test.go types moves, good ones and bad ones, in every way.

package session

import "testing"

func TestMoves(t *testing.T) {
	const promotes = "-fen 8/P6k/8/8/8/8/8/K7"
	const pawn = "the pawn on e2 does not move like that: a pawn goes one step ahead, " +
		"or two from its first square, and captures one step diagonally ahead"
	play(t, []row{
		{name: "the same square lets go", lines: "g1|g1", want: "you let go of g1"},
		{name: "a piece that was let go does not move", lines: "g1|g1|f3|=moves", want: "1. f3 *"},
		{name: "a square off the board", lines: "e9", want: "...for example e3 or e4"},
		{name: "no square of the two", lines: "e2e5", want: pawn + "; for example e3 or e4"},
		{name: "a line of moves", lines: "e4 e5 2. Nf3 Nc6 3. Bb5|=moves",
			want: "1. e4 e5 2. Nf3 Nc6 3. Bb5 *"},
		{name: "a line with a mistake", lines: "e4 e5 Nf6",
			want: "2. Nf6: no knight can go to f6; none of the line was played"},
		{name: "a line along the tree, and on", lines: "e4|e5|first|e4 e5 Nf3|=moves",
			want: "1. e4 e5 2. Nf3 *"},
		{name: "a line that leaves the tree", lines: "e4|e5|first|e4 c5 Nf3|=moves",
			want: "1. e4 e5 (1... c5 2. Nf3) *"},
		{name: "a line beyond a mate", lines: "f3 e5 g4 Qh4# a3|=moves", want: "*"},
		{name: "the same sign twice", lines: "e4!|first|e4!|=moves", want: "1. e4 $1 *"},

		{name: "a capture of nothing", lines: "Nxf3",
			want: "there is nothing to capture on f3; without the x it is Nf3; for example Nf3 or f3"},
		{name: "ed is a pawn's capture", lines: "e4 d5|ed", want: "2. exd5"},
		{name: "one of several", lines: "d3 d6 Nf3 a6|Nd2", want: "...Nbd2...Nfd2..."},
		{name: "commands in other words", lines: "e4|takeback|=moves", want: "*"},

		{name: "why a move is not legal", lines: "why e2e5", want: pawn},
		{name: "why alone is about the move that was refused last", lines: "e5|why", want: pawn},
		{name: "another move makes the refused one forgotten", lines: "e5|e4|why",
			want: "no move was refused here: try why e2e4"},
		{name: "why a castling is not legal, by its own name", lines: "why O-O",
			want: "castling needs the squares between king and rook empty: the bishop on f1 is in the way"},
		{name: "why a legal move is", lines: "why e4", want: "e2e4 is legal"},

		{name: "a promotion in two steps with a letter", flags: promotes, lines: "a7|a8r|=moves",
			want: "1. a8=R *"},
		{
			name:  "a capture in two steps with a letter",
			flags: "-fen 3r3k/2P5/8/8/8/8/8/K7",
			lines: "c7|d8n|=moves",
			want:  "1. cxd8=N 1/2-1/2",
		},
		{name: "another move is played instead", flags: promotes, lines: "a8|Kb1|=moves",
			want: "1. Kb1 *"},
	})
}

func TestEnds(t *testing.T) {
	const next = " / prev steps back through the game, save keeps it in a file, rematch changes sides"
	const bare = "-fen 4k3/8/8/8/8/8/8/K6R_w_-_-_0_1"
	const fifty = "-fen 7k/8/8/8/8/8/8/K6R_w_-_-_99_80"
	play(t, []row{
		{name: "an offer is accepted", lines: "e4|e5|draw|accept",
			want: "1/2-1/2, draw by agreement" + next},
		{name: "an offer stands while one looks back", lines: "e4|e5|draw|Nf3|prev|last|accept",
			want: "1/2-1/2, draw by agreement" + next},
		{name: "an offer that was declined is gone", lines: "e4|e5|draw|Nf3|decline|prev|last|accept",
			want: "no draw has been offered"},
		{name: "nothing is offered in a variation", lines: "e4|e5|prev|d5|draw",
			want: "this is a variation, and not the game: out leaves it"},
		{name: "where the game has gone on", lines: "e4|first|resign",
			want: "the game has gone on from here: last goes to where it stands"},
		{name: "resigning", lines: "e4|resign", want: "1-0, black has resigned: white has won" + next},
		{
			name:  "against a bare king",
			flags: bare,
			lines: "resign",
			want: "1/2-1/2, white has resigned, but black could never give mate " +
				"with what is left, so the game is a draw" + next,
		},
		{
			name:  "an end that is taken back takes the offer with it",
			lines: "e4|e5|draw|accept|undo|accept",
			want:  "no draw has been offered",
		},
		{name: "a claim", flags: fifty, lines: "Rh2+|claim",
			want: "1/2-1/2, draw by claim: fifty moves" + next},
		{name: "a claim with a move", flags: fifty, lines: "claim Rh2+",
			want: "Rh2+ is written down and not played / 1/2-1/2, draw by claim: fifty moves" + next},
		{
			name:  "a draw that may be claimed",
			flags: fifty,
			lines: "Rh2+",
			want: "80. Rh2+ / check: the king on h8 is attacked by the rook on h2 / " +
				"a draw may be claimed: fifty moves; type claim",
		},
		{
			name:  "a claim in a lesson without a king",
			flags: "-fen 8/8/8/8/8/8/k7/7R_w_-_-_100_80",
			lines: "claim|=moves",
			want:  "1/2-1/2",
		},
		{name: "how it came to a mate", lines: "f3 e5 g4 Qh4#|=tag Termination", want: "normal"},
		{
			name:  "a result in a file without a reason",
			flags: "-load x -pgn 1._e4_e5_2._Nf3_1-0",
			lines: "last",
			want:  "2. Nf3 / 1-0: here the game has ended",
		},
	})
}
