// question_test.go is asked, and answers.

package session

import "testing"

func TestTheBeginning(t *testing.T) {
	play(t, []row{
		{name: "a FEN is no answer", flags: "-live", lines: "8/8/8/3k4/8/8/8/R3K3 w - - 0 1|fen",
			want: "8/8/8/3k4/8/8/8/R3K3 w - - 0 1"},
		{name: "it asks where a person sits", flags: "-live", lines: "=prompt", want: "play> "},
		{name: "it does not ask in a pipe", lines: "=prompt", want: "white> "},
		{name: "it does not ask with a game", flags: "-live -load x -pgn 1._e4_*", lines: "=prompt",
			want: "white> "},
		{name: "it does not ask with a file", flags: "-live -file x", lines: "=prompt", want: "white> "},
		{name: "a person is told how to begin", flags: "-quiet=false", lines: "=said",
			want: "8 r n b... / Type a move, such as e4, or help."},
		{name: "Enter is a friend", flags: "-live",
			want: "White begins. Type a move, such as e4, or help."},
		{name: "Enter is the last game, where there is one", flags: "-live -last none.pgn",
			want: "none.pgn cannot be read: ..."},
		{name: "it says how to answer with all that it asks", flags: "-live", lines: "=said",
			want: "What do you want to play? Type a number; Enter is 1. / " +
				"  1  a game with a friend at this keyboard / " +
				"  2  a game against the computer, such as 2 level 3 black 5+3"},
		{name: "the computer is asked for its strength, in words", flags: "-live", lines: "2",
			want: "How strong? Type a number; 3 black 5+3 says your side and the time as well. Enter is 1. / " +
				"  1  has just learned the rules, ... / ... / " +
				"  8  takes a second a move, or what its clock allows; about 2150 / The numbers are Elo by ..."},
		{name: "Enter is the level for those who have just learned the rules", flags: "-live", lines: "2||=who",
			want: " - level1"},
		{name: "a number is a level", flags: "-live", lines: "2|4|=who", want: " - level4"},
		{name: "with a side and a time", flags: "-live", lines: "2|3 black 5+3",
			want: "level3 plays White; the clocks: 5+3. Type a move, such as e5, or help. / 1. ..."},
		{name: "a level that there is not leaves that question", flags: "-live", lines: "2|9|=prompt",
			want: "level> "},
		{name: "all of it in one line", flags: "-live", lines: "2 level 3 black 5+3",
			want: "level3 plays White; the clocks: 5+3. Type a move, such as e5, or help. / 1. ..."},
		{name: "a number and a time", flags: "-live", lines: "1 5+3",
			want: "White begins; the clocks: 5+3. Type a move, such as e4, or help."},
		{name: "a level without the word for a new game", lines: "level 5 black 5+3",
			want: "new level 5 black 5+3 begins a game against that player"},
		{name: "a number that is none is no clock", flags: "-live", lines: "3",
			want: "there is no answer 3: type a number from 1 to 2; computer 3 says a time"},
		{name: "a number that is none leaves the question", flags: "-live", lines: "3|=prompt",
			want: "play> "},
		{name: "the computer plays White, with a clock", flags: "-live", lines: "computer black 5+3",
			want: "level1 plays White; the clocks: 5+3. Type a move, such as e5, or help. / 1. ..."},
		{name: "a move begins a game with a friend", flags: "-live", lines: "d4|=moves", want: "1. d4 *"},
		{name: "with the move the question is out of date", flags: "-live", lines: "d4|=prompt", want: "black> "},
		{name: "with a piece in hand as well", flags: "-live", lines: "e2|=prompt", want: "white> "},
		{name: "a command leaves the question open", flags: "-live", lines: "fen|=prompt",
			want: "play> "},
		{name: "help does not", flags: "-live", lines: "help go|=prompt", want: "play> "},
		{name: "what is no answer leaves the question", flags: "-live", lines: "hm|=prompt",
			want: "play> "},
		{
			name:  "what is no answer is told so",
			flags: "-live",
			lines: "hm hm",
			want: `"hm hm": type friend, computer or level 1, or a move, such as e4; ` +
				`Enter is the first that was proposed`,
		},
		{name: "a player that is not written leaves the question", flags: "-live", lines: "mine|=prompt",
			want: "play> "},
		{name: "a player that is not written is told so", flags: "-live", lines: "mine",
			want: "task Opponent is not written yet..."},
		{name: "a game that there is not", flags: "-live", lines: "load 7",
			want: "games lists the kept games with their numbers: type it first"},
		{name: "q leaves", flags: "-live", lines: "q", want: "leave the program? (yes or no)"},
		{name: "quit leaves at once", flags: "-live", lines: "quit"},
	})
}

func TestQuestions(t *testing.T) {
	const lost = "the game is not saved: leave it all the same? (yes or no)"
	const live, kept = "-live -names A,B", "-live -names A,B -folder f"
	rows := []row{
		{name: "no leaves things as they are", flags: live, lines: "1|e4|new|no", want: "then not"},
		{name: "a second yes is no answer any more", flags: live, lines: "1|e4|new|yes|yes",
			want: "yes: nothing was asked"},
		{name: "a move instead is played", flags: live, lines: "1|e4|new|e5|=moves", want: "1. e4 e5 *"},
		{name: "a command instead makes the question forgotten", flags: live, lines: "1|e4|new|board|yes",
			want: "yes: nothing was asked"},
		{name: "there is no question without a person", lines: "e4|new|=moves", want: "*"},
		{name: "there is none for a game that is kept", flags: kept, lines: "1|e4|new",
			want: "the game before is kept: 2.pgn / White begins. Type a move, such as e4, or help."},
		{name: "a game that is kept is left without a question", flags: kept, lines: "1|e4|quit"},
		{name: "resigning", flags: live, lines: "1|e4|resign|yes", want: "1-0, black has resigned..."},
		{name: "quit leaves", lines: "quit|=over", want: "true"},
		{name: "Ctrl-C leaves, twice", lines: "^C|^C|=over", want: "true"},
		{name: "Ctrl-C leaves only twice in a row", lines: "^C|e4|^C|=over", want: "false"},
		{name: "a closed window leaves", lines: "leave|=over", want: "true"},
		{name: "Ctrl-C leaves the second time", lines: "^C",
			want: "Ctrl-C again leaves; quit does the same"},
	}
	lines := []string{"new", "reset", "again", "fen start", "load x.pgn", "rematch", "new careful", "quit"}
	for _, line := range lines {
		rows = append(rows, row{line + " asks before a game is lost", live, "1|e4|" + line, lost})
	}
	play(t, rows)
}
