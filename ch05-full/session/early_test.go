// early_test.go plays while a player of the program thinks.

package session

import "testing"

// A move that is typed too early waits, and is the person's.
func TestMovesThatComeTooEarly(t *testing.T) {
	const waits = " waits for your turn; Esc takes it away"
	const next = " / prev steps back through the game, save keeps it in a file, rematch changes sides"
	play(t, []row{
		{name: "it does not move the other side's pieces", flags: "-black deep", lines: "e4|c5|=moves",
			want: "1. e4 *"},
		{name: "it is said", flags: "-black deep", lines: "e4|d4", want: "d4" + waits},
		{name: "it is played when the turn has come", flags: "-black deep", lines: "e4|d4|deep e7e5|=moves",
			want: "1. e4 e5 2. d4 *"},
		{name: "the other side is asked for its answer to it", flags: "-black deep",
			lines: "e4|d4|deep e7e5|deep b8c6|=moves", want: "1. e4 e5 2. d4 Nc6 *"},
		{name: "it may become legal by the other side's move", flags: "-black deep",
			lines: "e4|exd5|deep d7d5|=moves", want: "1. e4 d5 2. exd5 *"},
		{name: "it is refused if it is not legal then", flags: "-black deep", lines: "e4|exd5|deep e7e5",
			want: "1... e5 / exd5 has waited for your turn: ..."},
		{name: "that leaves the turn to the person", flags: "-black deep",
			lines: "e4|exd5|deep e7e5|d4|=moves", want: "1. e4 e5 2. d4 *"},
		{name: "another takes its place", flags: "-black deep", lines: "e4|d4|Nf3|deep e7e5|=moves",
			want: "1. e4 e5 2. Nf3 *"},
		{name: "Esc takes it away", flags: "-black deep", lines: "e4|d4|esc|deep e7e5|=moves",
			want: "1. e4 e5 *"},
		{name: "so does the end of the thinking", flags: "-black deep", lines: "e4|d4|^C|=said",
			want: "deep stops thinking: go makes it move, or play for it yourself / d4 waits no more"},
		{name: "and an answer that fails", flags: "-black deep", lines: "e4|d4|deep error|=moves",
			want: "1. e4 *"},
		{name: "and a move that is taken back", flags: "-black deep", lines: "e4|d4|undo|e4|deep e7e5|=moves",
			want: "1. e4 e5 *"},
		{name: "after the end it is forgotten", flags: "-black deep", lines: "f3|g4|deep e7e5|Nc3|deep d8h4",
			want: "2... Qh4# / 0-1, checkmate by the queen on h4: black has won" + next},
		{name: "after Ctrl-C one plays for the other side", flags: "-black deep", lines: "e4|^C|e5|=moves",
			want: "1. e4 e5 *"},
		{name: "what is no move is not understood", flags: "-black deep", lines: "e4|hm",
			want: `not a move and not a command: "hm"; help lists the commands`},
		{name: "a line of moves is no move", flags: "-black deep", lines: "e4|c5 Nf3|=moves", want: "1. e4 *"},
		{name: "a square is no square", flags: "-black deep", lines: "e4|e9", want: "no such square: ..."},
		{name: "commands are obeyed", flags: "-black deep", lines: "e4|captured", want: "captured: nothing yet"},
		{name: "it promotes when the turn has come", flags: "-black deep -fen 7k/P7/8/8/8/8/8/K7_w",
			lines: "Kb1|a7a8|deep h8g7|q|=moves", want: "1. Kb1 Kg7 2. a8=Q *"},
		{name: "a sign stays with it", flags: "-black deep", lines: "e4|d4!|deep e7e5|=moves",
			want: "1. e4 e5 2. d4 $1 *"},

		{name: "clicks make one", flags: "-table -black deep", lines: "e4|click g1 f3|deep e7e5|=moves",
			want: "1. e4 e5 2. Nf3 *"},
		{name: "a drag makes one", flags: "-table -black deep", lines: "e4|click g1|drag g1 f3|deep e7e5|=moves",
			want: "1. e4 e5 2. Nf3 *"},
		{name: "a drag beside the board makes none", flags: "-table -black deep",
			lines: "e4|click g1|drag g1 off|click f3|deep e7e5|=moves", want: "1. e4 e5 *"},
		{name: "where a piece could go is marked", flags: "-table -black deep", lines: "e4|click g1|=marks",
			want: "g1> e2* f3* h3* e4~"},
		{name: "its squares are marked", flags: "-table -black deep", lines: "e4|click g1 f3|=marks",
			want: "g1> e2~ f3* e4~"},
		{name: "a second click lets go", flags: "-table -black deep", lines: "e4|click g1 g1|=said",
			want: "the knight on g1 can go to e2 f3 h3 / you let go of g1"},
		{name: "another piece is held in its place", flags: "-table -black deep",
			lines: "e4|click g1 b1 c3|deep e7e5|=moves", want: "1. e4 e5 2. Nc3 *"},
		{name: "an idle click takes it away", flags: "-table -black deep",
			lines: "e4|click g1 f3 a5|deep e7e5|=moves", want: "1. e4 e5 *"},
		{name: "two squares that are typed do, too", flags: "-black deep", lines: "e4|g1|f3|deep e7e5|=moves",
			want: "1. e4 e5 2. Nf3 *"},
		{name: "the other side's pieces are not held", flags: "-table -black deep",
			lines: "e4|click e7 e5|=moves", want: "1. e4 *"},
		{name: "Esc lets go of a piece on the own turn", lines: "g1|esc", want: "you let go of g1"},

		{name: "a line that has waited is played on the own turn", flags: "-black first",
			lines: "e4|early d4|=moves", want: "1. e4 a5 2. d4 a4 *"},
		{name: "it is not played for a player that has stopped", flags: "-black deep", lines: "e4|^C|early e5",
			want: `"e5" was typed for your own turn: type it again to play for black`},
		{name: "typed again it is", flags: "-black deep", lines: "e4|^C|early e5|e5|=moves", want: "1. e4 e5 *"},
		{name: "a command that has waited is obeyed", flags: "-black deep", lines: "e4|^C|early captured",
			want: "captured: nothing yet"},
	})
}
