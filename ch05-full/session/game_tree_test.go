// game_tree_test.go looks back, takes back, and writes variations and notes into the game.

package session

import "testing"

func TestTheTree(t *testing.T) {
	const two = "e4|e5|prev|d5|"
	const null = "-load x -pgn 1._e4_e5_2._--_Nc6_*"
	const noted = "-load x -pgn {first}_1._e4!?_{good_[%eval_0.3]}_(1._d4_$18)_(1._c4)_e5_*"
	play(t, []row{
		{name: "a variation", lines: two + "=moves", want: "1. e4 e5 (1... d5) *"},
		{name: "is said to begin", lines: "e4|e5|prev|d5",
			want: "1... d5 / this begins a variation: out goes back to the line"},
		{name: "a known move steps on", lines: "e4|e5|first|e4|=moves", want: "1. e4 e5 *"},
		{name: "out leaves it", lines: two + "out", want: "1. e4 / variation 2: 1... d5"},
		{name: "into goes into it", lines: two + "out|into 2", want: "1... d5"},
		{name: "into 3, of two", lines: two + "out|into 3",
			want: "the lines from here have numbers from 1 to 2: try into 2"},
		{
			name:  "variations",
			lines: two + "exd5|Qxd5|Nc3|Qa5|out|variations",
			want: "the line:    1... e5 / variation 2: 1... d5 2. exd5 Qxd5 3. Nc3 ... / " +
				"into 2 goes into variation 2, and out comes back",
		},
		{name: "next", lines: "e4|e5|first|next", want: "1. e4"},
		{name: "Enter", lines: "e4|e5|first||", want: "1... e5"},
		{name: "Enter at the end", lines: "e4|"},
		{name: "Enter with a piece in hand", lines: "e4|first|g1||f3|=moves",
			want: "1. e4 (1. Nf3) *"},
		{name: "next at the end", lines: "e4|next", want: "this is the end of the line: prev steps back"},
		{name: "last in a variation", lines: two + "exd5|prev|last", want: "2. exd5"},
		{name: "goto White's move", lines: "e4|e5|Nf3|goto 1", want: "1. e4"},
		{name: "goto too far", lines: "e4|e5|goto 2", want: "there is no move 2 of white in this line"},

		{name: "undo", lines: "e4|e5|undo", want: "taken back: 1... e5"},
		{name: "none", lines: "e4|undo 0",
			want: "undo needs a number of moves: try undo 3, or undo alone"},
		{name: "undo before others", lines: "e4|e5|prev|undo",
			want: "moves follow here, and only the last move of a line is taken back: prev steps back"},
		{name: "beyond its beginning", lines: two + "exd5|undo 3",
			want: "other moves go on from there: try undo 2, and prev to step back"},
		{name: "a move with a variation stays", lines: two + "out|e5|undo",
			want: "there is a variation to this move, so it stays: prev steps back"},
		{name: "redo", lines: "e4|e5|undo 2|redo 2|=moves", want: "1. e4 e5 *"},
		{name: "no redo after another move", lines: "e4|undo|d4|redo", want: "nothing to play again"},

		{name: "promote", lines: two + "promote|=moves", want: "1. e4 d5 (1... e5) *"},
		{name: "promote while the clocks run", flags: "-clock 5", lines: "e4|e5|pause|prev|d5|promote",
			want: "the game goes on with its clocks: what was played stays the line"},
		{name: "drop", lines: two + "exd5|drop|=moves", want: "1. e4 e5 *"},
		{name: "a comment with braces", lines: `e4|comment a } {b} "c"|=moves`,
			want: `1. e4 {a ) (b) "c"} *`},
		{name: "a glyph", lines: "e4|glyph +-", want: "1. e4 +-"},
		{name: "two", lines: "e4|glyph !?|glyph $14|=moves", want: "1. e4 $5 $14 *"},
		{name: "none of them", lines: "e4!|glyph|=moves", want: "1. e4 *"},
		{name: "a glyph without a move", lines: "glyph !",
			want: "a sign stands with a move: next steps to the first"},
		{name: "notes are shown", flags: noted, lines: "board",
			want: "... / {first} / variation 2: 1. d4 / variation 3: 1. c4"},
		{name: "notes are shown with a move", flags: noted, lines: "next",
			want: "1. e4!? / {good} / evaluation: 0.3"},
		{name: "a sign of the position is shown", flags: noted, lines: "into 2", want: "1. d4 +-"},

		{name: "a null move", flags: null, lines: "last|record", want: "1. e4 e5\n2. -- Nc6"},
		{name: "redo of one", flags: null, lines: "last|undo 2|redo 2",
			want: "played again: 2. -- to 2... Nc6"},
		{name: "no move at all", flags: "-fen 8/8/8/8/8/8/8/8", lines: "e4",
			want: "the game is over (white has no king and no move: the lesson ends here)"},
		{name: "moves after the end", lines: "resign|moves",
			want: "the game is over (white has resigned: black has won)"},
		{name: "captured pieces", lines: "e4 d5 exd5 Qxd5|captured", want: "captured: p P"},
	})
}

func TestShown(t *testing.T) {
	play(t, []row{
		{
			name:  "en passant",
			flags: "-fen 4k3/8/8/3pP3/8/8/8/4K3_w_-_d6",
			lines: "moves e5",
			want: "...the pawn on e5 can go to e6, and capture on d6 / " +
				"on d6 it captures en passant, the pawn that has just passed",
		},
		{name: "castling through an attack", flags: "-fen 4kr2/8/8/8/8/8/8/4K2R_w_K", lines: "moves e1",
			want: "...it would be attacked on f1 f2: why e1f1 tells the reason"},
		{
			name:  "a pinned piece",
			flags: "-fen 4r2k/8/8/8/8/8/4N3/4K3",
			lines: "moves e2",
			want: "... the knight on e2 has no legal move / " +
				"its king forbids c1 g1 c3 g3 d4 f4: why e2c1 tells the reason",
		},
		{
			name:  "a pinned piece of the other side",
			flags: "-fen 4r2k/8/8/8/8/8/4N3/4K3_b",
			lines: "moves e2",
			want:  "... / its king forbids c1 g1 c3 g3 d4 f4",
		},
		{name: "attackers", flags: "-fen 4k3/8/8/8/8/8/4r3/4K3", lines: "attackers e2",
			want: "...1 . . . .!K... / white attacks e2 with the king on e1 / black does not attack e2"},
		{name: "a check", flags: "-fen 4k3/8/8/8/8/8/4r3/4K3", lines: "board",
			want: "...1 . . . .+K...\n  a b c d e f g h"},
		{name: "after each move", flags: "-quiet=false", lines: "e4", want: "1. e4 / 8 r n b..."},
	})
}
