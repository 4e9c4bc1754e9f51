// book_test.go shows what the games of files played here.

package session

import (
	"os"
	"strings"
	"testing"
)

func TestBookOfAFile(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"club.pgn": "[White \"Anna Lind\"]\n[WhiteElo \"1500\"]\n\n1. e4 c5 1-0\n\n" +
			"[Black \"Anna Lind\"]\n\n1. d4 d5 0-1\n\n[White \"Bo\"]\n\n1. d4 *\n",
		"our club.PGN": "1. c4 *\n",
		"bad.pgn":      "1. e4 *\n\n1. e4 e5\n2. Ke3 *\n",
		"worse.pgn":    strings.Repeat("[White \"Bo\"]\n\n1. e5 *\n\n", 7),
		"notes":        "1. f4 *\n",
	} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	const head = "move     games    won  drawn   lost  score  rating\n"
	const start = "club.pgn, games: 3; white to move\n" + head +
		"d4           2     0%     0%   100%     0%       -\n" +
		"e4           1   100%     0%     0%   100%    1500\n" +
		"all          3    50%     0%    50%    50%    1500"
	play(t, []row{
		{name: "what was played first", lines: "book club.pgn", want: start},
		{
			name: "after a move it follows the board", lines: "book club.pgn|d4|book",
			want: "Queen's Pawn Game (A40)\nclub.pgn, games: 3; black to move\n" + head +
				"d5           1   100%     0%     0%   100%       -\n" +
				"all          1   100%     0%     0%   100%       -",
		},
		{name: "back again", lines: "book club.pgn|d4|prev|book", want: start},
		{name: "in another game", lines: "book club.pgn|reset|yes|book", want: start},
		{
			name: "where no game comes", lines: "book club.pgn|c4|book",
			want: "English Opening (A10)\nclub.pgn, games: 3; none of them reaches this position and goes on, in its first 20 moves",
		},
		{name: "a file that is opened later counts for the board", lines: "e4|book club.pgn", want: "...black to move...c5  ..."},
		{name: "a player behind the file", lines: "book club.pgn anna", want: "club.pgn, games with anna: 2; ..."},
		{name: "the words of a query", lines: "book -player bo club.pgn", want: "club.pgn, games with bo: 1; ..."},
		{name: "me", flags: "-set name=Anna", lines: "book club.pgn me", want: "club.pgn, games with Anna: 2; ..."},
		{name: "me without a name", lines: "book club.pgn me", want: "name Anna says who you are: ..."},
		{name: "a name with a space", lines: "book our club.PGN", want: "our club.PGN, games: 1; ..."},
		{name: "in quotation marks", lines: `book "our club.PGN" bo`, want: "our club.PGN, games with bo: 0; none of them reaches..."},
		{name: "a name without .pgn", lines: "book notes", want: "notes, games: 1; ..."},
		{
			name: "a game that cannot be read", lines: "book bad.pgn",
			want: "left out: bad.pgn: game 2, line 4, column 4: 2. Ke3: ... / bad.pgn, games: 1; ...",
		},
		{
			name: "many that cannot be read", lines: "book worse.pgn",
			want: "left out: worse.pgn: game 1, ...game 5, ... / left out in all: 7; " +
				"the command pgn check for scripts says why / worse.pgn, games: 0; ...",
		},
		{name: "closed", lines: "book club.pgn|e4|c5|book off", want: "Sicilian Defense (B20)\n..."},
		{name: "another file that is not there leaves it open", lines: "book club.pgn|book none.pgn|book", want: start},
		{name: "no name of a file", lines: "book -player anna", want: "book needs the name of a file: try book club.pgn"},
		{name: "an empty name", lines: `book ""`, want: "book needs the name of a file: try book club.pgn"},
		{name: "no such file", lines: "book none.pgn", want: "none.pgn cannot be read: ..."},
		{name: "no kings", flags: "-fen 8/8/8/8/8/8/P7/8", lines: "book club.pgn", want: "each side needs one king..."},
	})
}
