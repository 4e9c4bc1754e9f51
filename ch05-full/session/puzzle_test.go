// puzzle_test.go solves puzzles, and names openings.

package session

import (
	"os"
	"path/filepath"
	"testing"
)

func TestPuzzle(t *testing.T) {
	t.Chdir(t.TempDir())
	os.Mkdir("dir", 0o755)
	game := "[White \"Anna\"]\n[FEN \"6k1/8/5K2/8/8/8/8/R7 w - - 0 1\"]\n\n1. Ra2 *\n"
	if err := os.WriteFile("dir/1.pgn", []byte(game), 0o644); err != nil {
		t.Fatal(err)
	}
	const right = "played: 1. Rh1 to 1... Kf8 / right; 1... Kf8, and now mate in 1"
	const mate = "1-0, checkmate by the rook on h8: white has won / prev steps back through the game, ..."
	const again = " / it comes again tomorrow"
	rows := []row{
		{name: "one of the kept games", flags: "-folder dir", lines: "puzzle",
			want: "White mates in 2, from Anna - Black, *"},
		{name: "one for so many moves", lines: "puzzle 3",
			want: "White mates in 3, from a game that the program has played"},
		{name: "right", flags: "-folder dir", lines: "puzzle|Rh1", want: right},
		{name: "in two steps", flags: "-folder dir", lines: "puzzle|a1|h1", want: right},
		{name: "solved", flags: "-folder dir", lines: "puzzle|Rh1|Rh8",
			want: "played: 2. Rh8# / " + mate + " / right, and mate: well done; puzzle brings the next"},
		{name: "of a mate in so many, too", lines: "puzzle 2|Qc7|Qe7",
			want: "... / right, and mate: well done; puzzle 2 brings the next"},
		{name: "wrong", flags: "-folder dir", lines: "puzzle|Ra2",
			want: "Ra2 is mate in 3, there is one sooner" + again},
		{name: "wrong again", flags: "-folder dir", lines: "puzzle|Ra2|Ra2",
			want: "Ra2 is mate in 3, there is one sooner"},
		{name: "wrong, and tried again", flags: "-folder dir", lines: "puzzle|Ra2|Rh1", want: right},
		{name: "a move that is not legal", flags: "-folder dir", lines: "puzzle|Kf7",
			want: "that leaves your king on f7 to the king on g8; for example ..."},
		{name: "a hint", flags: "-folder dir", lines: "puzzle|hint|hint", want: "Rh1" + again},
		{name: "the solution", flags: "-folder dir", lines: "puzzle 2|puzzle solution",
			want: "played: 1. Rh1 to 2. Rh8# / " + mate + again},
		{name: "the solution of what is left", flags: "-folder dir", lines: "puzzle|Rh1|puzzle solution",
			want: "played: 2. Rh8# / " + mate + again},
		{name: "the next one", flags: "-folder dir", lines: "puzzle|puzzle",
			want: "White mates in 2, from a game that the program has played"},
		{
			name:  "the board is turned to the one who solves it",
			flags: "-live",
			lines: "puzzle 3|puzzle 3|=below",
			want:  "Black",
		},
		{name: "it is not kept", flags: "-folder dir", lines: "puzzle|Rh1|=kept", want: "0:"},
		{name: "a puzzle is left without a question", flags: "-live -folder dir", lines: "friend|puzzle|Rh1|new",
			want: "White begins. ..."},
		{name: "a game that is kept, too", flags: "-live -folder dir", lines: "friend|e4|puzzle",
			want: "the game before is kept: 2.pgn / White mates in 2, ..."},
		{name: "another game is no puzzle", flags: "-folder dir", lines: "puzzle|reset|puzzle solution",
			want: "there is no puzzle here: puzzle brings one"},
		{name: "another game is kept", flags: "-folder dir", lines: "puzzle|reset|e4|=kept",
			want: `1: game 3, file "": 1. e4 *`},
		{name: "no number", lines: "puzzle 9",
			want: "a puzzle is a mate in 1 to 4, or of a file: try puzzle 2, or ..."},
		{name: "none that is left", lines: "puzzle 4", want: "there is no other puzzle: ..."},
	}
	for _, r := range rows {
		os.Remove("puzzles") // what the row before has noted
		play(t, []row{r})
	}
}

// Black has allowed mate, and White does not see it.
const missedMate = `[White "Anna"]
[FEN "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"]

4. d3 $4 *
`

func TestAPuzzleFromAMistake(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("my game.pgn", []byte(missedMate), 0o644); err != nil {
		t.Fatal(err)
	}
	const move = "4. Qxf7# is the move; in the game came 4. d3; puzzle my game.pgn brings the next"
	const played = "played: 4. Qxf7# / 1-0, checkmate by the queen on f7: ... / "
	play(t, []row{
		{name: "posed", lines: `puzzle "my game.pgn"`, want: "White to move: " +
			"one move is much better than all others, from move 4 of Anna - Black, *"},
		{name: "solved", lines: "puzzle my game.pgn|Qxf7", want: played + "right, well done: " + move},
		{name: "as in the game", lines: "puzzle my game.pgn|d3",
			want: "d3 was played in the game, and is not the move; try another"},
		{name: "a hint", lines: "puzzle my game.pgn|hint",
			want: "look at the queen on h5; hint says the move"},
		{name: "another hint", lines: "puzzle my game.pgn|hint|hint", want: "Qxf7#"},
		{name: "given up", lines: "puzzle my game.pgn|puzzle solution", want: played + move},
		{name: "no other", lines: "puzzle my game.pgn|puzzle my game.pgn",
			want: "there is no other puzzle in that file: ..."},
		{name: "no file", lines: "puzzle none.pgn",
			want: "none.pgn cannot be read: no such file or directory"},
	})
}

// While a person solves a puzzle the next is looked for. The puzzles and their order are the same as
// without that, whether the search has ended, is waited for, or was given up.
func TestTheNextPuzzleIsLookedForAhead(t *testing.T) {
	t.Chdir(t.TempDir())
	const other = "[White \"Anna\"]\n[FEN \"6k1/8/5K2/8/8/8/8/R7 w - - 0 1\"]\n\n1. Ra2 *\n"
	text := missedMate + "\n[White \"Ida\"]\n\n1. f3 e5 2. g4 $4 Nc6 $4 *\n\n" + other
	if err := os.WriteFile("f.pgn", []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	const second = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2"
	const third = "6k1/8/5K2/8/8/8/8/R7 w - - 0 1"
	play(t, []row{
		{name: "without, the third", lines: "puzzle f.pgn|puzzle f.pgn|puzzle f.pgn|fen", want: third},
		{name: "found, and the one after it", flags: "-live",
			lines: "puzzle f.pgn|ahead|puzzle f.pgn|ahead|puzzle f.pgn|fen", want: third},
		{name: "waited for", flags: "-live", lines: "puzzle f.pgn|puzzle f.pgn|fen", want: second},
		{name: "given up", flags: "-live", lines: "puzzle f.pgn|new|ahead|puzzle f.pgn|fen", want: second},
		{name: "it has looked at the second game before", flags: "-live",
			lines: "puzzle f.pgn|ahead|puzzle f.pgn|=progress", want: "game 1: is one move alone good?"},
		{name: "none is left, and waited for", flags: "-live",
			lines: "puzzle f.pgn|puzzle f.pgn|puzzle f.pgn|puzzle f.pgn",
			want:  "there is no other puzzle in that file: ..."},
	})
}

// No line waits for a search ahead, and it ends with the puzzle.
func TestASearchAhead(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("f.pgn", []byte(missedMate), 0o644); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name               string
		flags              string
		lines              string // after the puzzle
		wantRuns, wantBusy bool
	}{
		{name: "while it is solved", flags: "-live", lines: "d3", wantRuns: true},
		{name: "it has ended", flags: "-live", lines: "ahead"},
		{name: "another game", flags: "-live", lines: "new"},
		{name: "waited for", flags: "-live", lines: "puzzle f.pgn", wantRuns: true, wantBusy: true},
		{name: "waited for, and stopped twice", flags: "-live", lines: "puzzle f.pgn|^C|^C"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := sit(t, options(t, tt.flags))
			d.do("puzzle f.pgn")
			d.waits = true
			d.do(tt.lines)
			if d.s.Waits(d.ahead.Number) != tt.wantRuns || d.s.Busy() != tt.wantBusy {
				t.Errorf("it runs: %t, want %t; a line waits: %t, want %t",
					!tt.wantRuns, tt.wantRuns, d.s.Busy(), tt.wantBusy)
			}
		})
	}
	d := sit(t, options(t, ""))
	if d.do("puzzle f.pgn"); d.ahead != nil {
		t.Error("it looks ahead where no person sits")
	}
}

// A puzzle that was failed comes again in sessions on other days, until it is learned.
func TestAPuzzleComesAgain(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "games")
	const mate = "White mates in 2, from a game that the program has played"
	const isDue = "this puzzle is due again; no other is / " + mate
	tests := []struct {
		name  string
		day   int // after the first
		lines string
		want  string
	}{
		{name: "failed", day: 0, lines: "puzzle 2|Rd1", want: "not Rd1: ... / it comes again tomorrow"},
		{name: "another on the same day", day: 0, lines: "puzzle 2", want: mate},
		{name: "due", day: 1, lines: "puzzle 2", want: isDue},
		{name: "due, and shown", day: 1, lines: "puzzle 2|puzzle 2", want: mate},
		{name: "due, of any kind", day: 1, lines: "puzzle", want: isDue},
		{name: "solved", day: 1, lines: "puzzle|Qc7|Qe7", want: "... / it comes again in 3 days"},
		{name: "solved again", day: 4, lines: "puzzle|Qc7|Qe7", want: "... / it comes again in 7 days"},
		{name: "due after a week", day: 11, lines: "puzzle", want: isDue},
		{name: "learned", day: 11, lines: "puzzle|Qc7|Qe7",
			want: "... / right, and mate: well done; puzzle brings the next"},
		{name: "another one from now on", day: 99, lines: "puzzle 2|fen",
			want: "1R1nk2r/3p1p1p/3Bp3/4P3/p2P1np1/P4N2/P4PPP/1R5K w k - 2 24"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := sit(t, options(t, "-folder "+folder))
			d.now = noon.AddDate(0, 0, tt.day)
			compare(t, d.do(tt.lines), tt.want)
		})
	}
}

func TestBook(t *testing.T) {
	play(t, []row{
		{
			name:  "where it leads",
			lines: "d4 Nf6 c4 c5|book",
			want: "Benoni Defense (A56)\nNf3   English Opening: Symmetrical Variation, " +
				"Anti-Benoni Variation (A31)\nd5    toward 3 names",
		},
		{name: "nowhere", lines: "Nh3 h6|book", want: "no opening with a name leads here or on from here"},
	})
}
