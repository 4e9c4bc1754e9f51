// question_test.go is asked, and answers.

package session

import "testing"

func TestTheBeginning(t *testing.T) {
	play(t, []row{
		{"it asks where a person sits", "-live", "=prompt", "play> "},
		{"it does not ask in a pipe", "", "=prompt", "white> "},
		{"it does not ask with a game", "-live -load x -pgn 1._e4_*", "=prompt", "white> "},
		{"it does not ask with a file", "-live -file x", "=prompt", "white> "},
		{"a person is told how to begin", "-quiet=false", "=said", "8 r n b... / Type a move, such as e4, or help."},
		{"Enter is a friend", "-live", "", "White begins. Type a move, such as e4, or help."},
		{"or the last game, where there is one", "-live -last none.pgn", "", "none.pgn cannot be read: ..."},
		{"the number of the computer", "-live", "2|=who", " - level3"},
		{"a number that is none is no clock", "-live", "3", "there is no answer 3: type a number from 1 to 2; computer 3 says a time"},
		{"a number that is none leaves the question", "-live", "3|=prompt", "play> "},
		{"the computer plays White, with a clock", "-live", "computer black 5+3", "level3 plays White; the clocks: 5+3. Type a move, such as e5, or help. / 1. ..."},
		{"a move begins a game with a friend", "-live", "d4|=moves", "1. d4 *"},
		{"a command leaves the question open", "-live", "fen|=prompt", "play> "},
		{"help does not", "-live", "help go|=prompt", "play> "},
		{"what is no answer leaves the question", "-live", "hm|=prompt", "play> "},
		{"what is no answer is told so", "-live", "hm hm", `"hm hm": type friend, computer or level 1, or a move, such as e4; Enter is the first that was proposed`},
		{"a player that is not written leaves the question", "-live", "mine|=prompt", "play> "},
		{"a player that is not written is told so", "-live", "mine", "task Opponent is not written yet..."},
		{"a game that there is not", "-live", "load 7", "games lists the kept games with their numbers: type it first"},
		{"q leaves", "-live", "q", "leave the program? (yes or no)"},
		{"quit leaves at once", "-live", "quit", ""},
	})
}

func TestQuestions(t *testing.T) {
	const lost = "the game is not saved: leave it all the same? (yes or no)"
	const live, kept = "-live -names A,B", "-live -names A,B -folder f"
	rows := []row{
		{"no leaves things as they are", live, "1|e4|new|no", "then not"},
		{"a second yes is no answer any more", live, "1|e4|new|yes|yes", "yes: nothing was asked"},
		{"a move instead is played", live, "1|e4|new|e5|=moves", "1. e4 e5 *"},
		{"a command instead makes the question forgotten", live, "1|e4|new|board|yes", "yes: nothing was asked"},
		{"there is no question without a person", "", "e4|new|=moves", "*"},
		{"there is one for a kept game that is not over", kept, "1|e4|new", "this game is not over: leave it? (yes or no)"},
		{"a game that is kept is left without a question", kept, "1|e4|quit", ""},
		{"resigning", live, "1|e4|resign|yes", "1-0, black has resigned..."},
		{"quit leaves", "", "quit|=over", "true"},
		{"Ctrl-C leaves, twice", "", "^C|^C|=over", "true"},
		{"Ctrl-C leaves only twice in a row", "", "^C|e4|^C|=over", "false"},
		{"a closed window leaves", "", "leave|=over", "true"},
		{"Ctrl-C leaves the second time", "", "^C", "Ctrl-C again leaves; quit does the same"},
	}
	for _, line := range []string{"new", "reset", "again", "fen start", "load x.pgn", "rematch", "new careful", "quit"} {
		rows = append(rows, row{line + " asks before a game is lost", live, "1|e4|" + line, lost})
	}
	play(t, rows)
}
