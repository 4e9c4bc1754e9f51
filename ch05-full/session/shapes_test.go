// shapes_test.go draws marks and arrows on the board.

package session

import "testing"

func TestShapes(t *testing.T) {
	const shown = "-table"
	play(t, []row{
		{name: "a mark is kept with the move", lines: "e4|mark d5|=moves", want: "1. e4 {[%csl Gd5]} *"},
		{name: "several at once, before the first move too", lines: "mark d5 E5|=moves", want: "{[%csl Gd5,Ge5]} *"},
		{name: "an arrow", lines: "e4|arrow e7 e5|=moves", want: "1. e4 {[%cal Ge7e5]} *"},
		{name: "in other spellings", lines: "arrow e7e5|arrow g8-f6|=moves", want: "{[%cal Ge7e5,Gg8f6]} *"},
		{name: "once is enough", lines: "mark d5|mark d5 d5|=moves", want: "{[%csl Gd5]} *"},
		{name: "they stand in a comment of their own", lines: "e4|comment best by test|mark d5|arrow e7 e5|=moves",
			want: "1. e4 {best by test} {[%csl Gd5][%cal Ge7e5]} *"},
		{name: "off takes them away, and no other comment", lines: "e4|comment best|mark d5|mark off|=moves",
			want: "1. e4 {best} *"},
		{name: "off where there is none", lines: "mark off",
			want: "nothing is marked here: mark e4 marks a square, arrow e2 e4 draws an arrow"},
		{name: "what is no square", lines: "mark e9", want: "...; mark takes squares, mark e4 d5, or off"},
		{name: "nothing is marked then", lines: "mark e4 e9|=moves", want: "*"},
		{name: "an arrow to nowhere", lines: "arrow e2",
			want: `an arrow goes from one square to another: try arrow e2 e4, not "e2"`},
		{name: "nor to where it begins", lines: "arrow e2 e2",
			want: `an arrow goes from one square to another: try arrow e2 e4, not "e2e2"`},
		{name: "arrow off", lines: "arrow off", want: "mark off takes away all marks and arrows of this move"},
		{name: "they are said", lines: "mark d5|arrow e7 e5", want: "... / marked: d5, e7-e5"},

		{name: "a mark on the board", flags: shown, lines: "mark d5|=marks", want: "d5o"},
		{name: "an arrow up", flags: shown, lines: "arrow e2 e4|=marks", want: "e2o e3· e4↑"},
		{name: "and down a diagonal", flags: shown, lines: "arrow h8 e5|=marks", want: "e5↙ f6· g7· h8o"},
		{name: "a knight's", flags: shown, lines: "arrow g1 f3|=marks", want: "g1o f3↖"},
		{name: "its ends stand out on the way of another", flags: shown, lines: "mark e3|arrow e2 e4|=marks",
			want: "e2o e3o e4↑"},
		{name: "they go with the move", flags: shown, lines: "mark d5|e4|=marks", want: "e2~ e4~"},
		{name: "and come back with it", flags: shown, lines: "mark d5|e4|prev|=marks", want: "d5o"},
		{name: "the squares of a piece in hand lie on top", flags: shown, lines: "mark f3|g1|=marks", want: "g1> f3* h3*"},
		{name: "a king in check, too", flags: shown + " -fen 4k3/8/8/8/8/8/8/4RK2_b", lines: "mark e8|=marks", want: "e8+"},
		{name: "at the prompt", flags: "-quiet=0 -fen 4k3/8/8/8/8/8/8/4KR2", lines: "arrow f1 f3",
			want: "8 . . . . k . . .\n...\n3 . . . . . ↑ . .\n2 . . . . . · . .\n1 . . . . KoR . .\n..."},
		{name: "those of a file", flags: "-load x -pgn 1._e4_{[%csl_Rd5,Ge5]_a_[%cal_Bb1c3,xx]}_*" + " " + shown, lines: "last|=sheet",
			want: "...{a} marked: d5, e5, b1-c3..."},
	})
}
