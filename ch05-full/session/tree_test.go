// tree_test.go looks back, takes back, and writes variations and notes into the game.

package session

import (
	"fmt"
	"testing"
)

func TestTheTree(t *testing.T) {
	const two = "e4|e5|prev|d5|"
	const null = "-load x -pgn 1._e4_e5_2._--_Nc6_*"
	const noted = "-load x -pgn {first}_1._e4!?_{good_[%eval_0.3]}_(1._d4_$18)_(1._c4)_e5_*"
	play(t, []row{
		{"a variation", "", two + "=moves", "1. e4 e5 (1... d5) *"},
		{"is said to begin", "", "e4|e5|prev|d5", "1... d5 / this begins a variation: out goes back to the line"},
		{"a known move steps on", "", "e4|e5|first|e4|=moves", "1. e4 e5 *"},
		{"out leaves it", "", two + "out", "1. e4 / variation 2: 1... d5"},
		{"into goes into it", "", two + "out|into 2", "1... d5"},
		{"into 3, of two", "", two + "out|into 3", "the lines from here have numbers from 1 to 2: try into 2"},
		{"variations", "", two + "exd5|Qxd5|Nc3|Qa5|out|variations", "the line:    1... e5 / variation 2: 1... d5 2. exd5 Qxd5 3. Nc3 ... / into 2 goes into variation 2, and out comes back"},
		{"next", "", "e4|e5|first|next", "1. e4"},
		{"Enter", "", "e4|e5|first||", "1... e5"},
		{"Enter at the end", "", "e4|", ""},
		{"Enter with a piece in hand", "", "e4|first|e2||=prompt", "white> "},
		{"next at the end", "", "e4|next", "this is the end of the line: prev steps back"},
		{"last in a variation", "", two + "exd5|prev|last", "2. exd5"},
		{"goto White's move", "", "e4|e5|Nf3|goto 1", "1. e4"},
		{"goto too far", "", "e4|e5|goto 2", "there is no move 2 of white in this line"},

		{"undo", "", "e4|e5|undo", "taken back: 1... e5"},
		{"none", "", "e4|undo 0", "undo needs a number of moves: try undo 3, or undo alone"},
		{"undo before others", "", "e4|e5|prev|undo", "moves follow here, and only the last move of a line is taken back: prev steps back"},
		{"beyond its beginning", "", two + "exd5|undo 3", "other moves go on from there: try undo 2, and prev to step back"},
		{"a move with a variation stays", "", two + "out|e5|undo", "there is a variation to this move, so it stays: prev steps back"},
		{"redo", "", "e4|e5|undo 2|redo 2|=moves", "1. e4 e5 *"},
		{"no redo after another move", "", "e4|undo|d4|redo", "nothing to play again"},
		{"undo is two against a player", "-black first", "e4|undo|=moves", "*"},
		{"redo is two against a player", "-black first", "e4|undo|redo|=moves", "1. e4 a5 *"},
		{"undo 1 is one against a player", "-black first", "e4|undo 1", "taken back: 1... a5 / first waits: go makes it move, or play for it yourself"},
		{"its own first move alone", "-white first", "undo|=moves", "*"},

		{"promote", "", two + "promote|=moves", "1. e4 d5 (1... e5) *"},
		{"promote while the clocks run", "-clock 5", "e4|e5|pause|prev|d5|promote", "the game goes on with its clocks: what was played stays the line"},
		{"drop", "", two + "exd5|drop|=moves", "1. e4 e5 *"},
		{"a comment with braces", "", `e4|comment a } {b} "c"|=moves`, `1. e4 {a ) (b) "c"} *`},
		{"a glyph", "", "e4|glyph +-", "1. e4 +-"},
		{"two", "", "e4|glyph !?|glyph $14|=moves", "1. e4 $5 $14 *"},
		{"none of them", "", "e4!|glyph|=moves", "1. e4 *"},
		{"a glyph without a move", "", "glyph !", "a sign stands with a move: next steps to the first"},
		{"notes are shown", noted, "board", "... / {first} / variation 2: 1. d4 / variation 3: 1. c4"},
		{"notes are shown with a move", noted, "next", "1. e4!? / {good} / evaluation: 0.3"},
		{"a sign of the position is shown", noted, "into 2", "1. d4 +-"},

		{"a null move", null, "last|record", "1. e4 e5\n2. -- Nc6"},
		{"redo of one", null, "last|undo 2|redo 2", "played again: 2. -- to 2... Nc6"},
		{"no move at all", "-fen 8/8/8/8/8/8/8/8", "e4", "the game is over (white has no king and no move: the lesson ends here)"},
		{"moves after the end", "", "resign|moves", "the game is over (white has resigned: black has won)"},
		{"captured pieces", "", "e4 d5 exd5 Qxd5|captured", "captured: p P"},
	})
}

func TestShown(t *testing.T) {
	play(t, []row{
		{"en passant", "-fen 4k3/8/8/3pP3/8/8/8/4K3_w_-_d6", "moves e5", "...the pawn on e5 can go to e6, and capture on d6 / on d6 it captures en passant, the pawn that has just passed"},
		{"castling through an attack", "-fen 4kr2/8/8/8/8/8/8/4K2R_w_K", "moves e1", "...it would be attacked on f1 f2: why e1f1 tells the reason"},
		{"a pinned piece", "-fen 4r2k/8/8/8/8/8/4N3/4K3", "moves e2", "... the knight on e2 has no legal move / its king forbids c1 g1 c3 g3 d4 f4: why e2c1 tells the reason"},
		{"a pinned piece of the other side", "-fen 4r2k/8/8/8/8/8/4N3/4K3_b", "moves e2", "... / its king forbids c1 g1 c3 g3 d4 f4"},
		{"attackers", "-fen 4k3/8/8/8/8/8/4r3/4K3", "attackers e2", "...1 . . . .!K... / white attacks e2 with the king on e1 / black does not attack e2"},
		{"a check", "-fen 4k3/8/8/8/8/8/4r3/4K3", "board", "...1 . . . .+K...\n  a b c d e f g h"},
		{"a board that is turned", "-flip", "board", "1 R N B K Q B N R\n...\n  h g f e d c b a"},
		{"in color", "-paint -figures -fen 4k3/8/8/8/8/8/8/4K3", "board", "...\x1b[48;5;94;38;5;231m ♚ \x1b[0..."},
		{"after each move", "-quiet=false", "e4", "1. e4 / 8 r n b..."},
		{"after other pieces are chosen", "-quiet=false", "pieces figures", "8 ♜ ♞ ♝..."},
		{"flip", "", "flip|=below", "Black"},
		{"auto", "", "flip auto|e4|=below", "Black"},
		{"flip while it is auto turns what one sees", "", "flip auto|e4|flip|=below", "White"},
		{"the person who plays Black sees Black's side below", "-live -white first", "=below", "Black"},
		{"a refused new game turns nothing", "-live -white first", "new white|no|=below", "Black"},
		{"as it was remembered", "-set flip=auto", "e4|=below", "Black"},
		{"a size that is none", "", "size 5", `size takes one of these: 1, 2, 3, 4, auto; not "5"`},
		{"what is set is shown", "", "settings", "nothing is set: ..."},
		{"a setting", "-live -set name=Anna -folder f", "1|size auto|settings", "name: Anna / games are kept in f"},
	})
	d := sit(t, options(t, "-live -set size=2"))
	before := d.s
	d.do("1|name Ben|pieces letters|size 3|flip auto|flip off")
	compare(t, fmt.Sprint(d.saved, before.settings.words, before.Scene().Look.Size), "map[name:Ben pieces:letters size:3] map[size:2] 2")
}
