// keep_test.go has games kept, saved and loaded.

package session

import (
	"context"
	"errors"
	"os"
	"strings"
	"testing"
)

func TestKeep(t *testing.T) {
	t.Chdir(t.TempDir())
	const old = "-file g.pgn -pgn 1._e4_*"
	const own = `-folder f -file g.pgn -pgn [BlackPlayer_"first"][White_"Anna"]_1._e4_a5_*`
	play(t, []row{
		{name: "no move, no game", flags: "-folder f", lines: "tag White Anna|flip|=kept", want: "0:"},
		{name: "neither a folder nor a file", lines: "e4|=kept", want: "0:"},
		{name: "a move", flags: "-folder f", lines: "e4|=kept", want: `1: game 1, file "": 1. e4 *`},
		{name: "a sign with a move that is known", flags: "-folder f", lines: "e4|first|e4!|=kept",
			want: `2: game 1, file "": 1. e4 $1 *`},
		{name: "a comment", flags: "-folder f", lines: "e4|comment x|=kept",
			want: `2: game 1, file "": 1. e4 {x} *`},
		{name: "a move that was taken back", flags: "-folder f", lines: "e4|e5|undo|=kept",
			want: `3: game 1, file "": 1. e4 *`},
		{name: "a variation", flags: "-folder f", lines: "e4|first|d4|=kept",
			want: `2: game 1, file "": 1. e4 (1. d4) *`},
		{name: "a promotion", flags: "-folder f", lines: "e4|first|d4|promote|=kept",
			want: `3: game 1, file "": 1. d4 (1. e4) *`},
		{name: "says where the one before is", flags: "-folder f", lines: "e4|new",
			want: "the game before is kept: 1.pgn / White begins. Type a move, such as e4, or help."},
		{name: "a new file", flags: "-file g.pgn", lines: "e4|=kept",
			want: `1: game 1, file "g.pgn": 1. e4 *`},
		{name: "a game of a file as it is", flags: old, lines: "last|=kept", want: "0:"},
		{name: "a game of a file that goes on", flags: old, lines: "e5|=kept",
			want: `1: game 2, file "g.pgn": 1. e4 e5 *`},
		{name: "a game of a file of which all is taken back", flags: old,
			lines: "last|undo|=kept", want: `1: game 2, file "g.pgn": *`},
		{name: "its file is not saved over", flags: old, lines: "last|save g.pgn",
			want: "the game is kept in g.pgn with each move: name another file"},
		{name: "the file of a new game, either", flags: "-folder f", lines: "e4|save 1.pgn",
			want: "the game is kept in 1.pgn with each move: name another file"},
		{name: "a game after it has another", flags: own, lines: "d4|new friend|c4|=kept",
			want: `3: game 3, file "": 1. c4 *`},
		{
			name:  "a game that goes on by itself",
			flags: `-file g.pgn -pgn [BlackPlayer_"first"]_1._e4_*`,
			lines: "=kept",
			want:  `1: game 2, file "g.pgn": 1. e4 a5 *`,
		},
		{
			name:  "what the clocks show when the program ends",
			flags: "-folder f -clock 5",
			lines: "e4|e5|leave|=kept",
			want:  `3: ...`,
		},
	})
	d := sit(t, options(t, "-file g.pgn -pgn 1._e4_*"))
	if d.do("e5"); d.kept[0].Was != "1. e4 *" || !strings.Contains(d.kept[0].Text, "1. e4 e5 *") {
		t.Errorf("the file held %q, and gets %q", d.kept[0].Was, d.kept[0].Text)
	}
}

// What goes wrong is said once, and a game that is not on disk is not left without a question.
func TestAGameThatCannotBeKept(t *testing.T) {
	d := sit(t, options(t, "-live -folder f"))
	d.loses = errors.New("the disk is full")
	compare(t, d.do("1|e4"), "1. e4 / not kept")
	compare(t, d.do("e5"), "1... e5")
	compare(t, d.do("quit"), "the game is not saved: leave it all the same? (yes or no)")
	compare(t, d.do("new|yes"), "White begins. ...")
	d.do("e4")
	d.loses = nil
	compare(t, d.do("e5|quit"), "")
}

func TestFiles(t *testing.T) {
	t.Chdir(t.TempDir())
	write := func(name, text string) {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir("dir", 0o755); err != nil {
		t.Fatal(err)
	}
	write("two.pgn", "[White \"Anna\"]\n\n1. e4 *\n\n[Date \"2020.01.01\"]\n\n1. d4 1-0\n")
	write("a b.pgn", "1. c4 {x} *\n")
	write("bad.pgn", "1. e5 *\n")
	write("mine.pgn", "[BlackPlayer \"first\"]\n[TimeControl \"60\"]\n\n1. e4 a5 *\n")
	write("dir/1.pgn", "[White \"Anna\"]\n\n1. e4 e5 *\n")
	write("many.pgn", strings.Repeat("1. e4 *\n\n", 23))
	const asks = "f.pgn exists: replace all that is in it? append adds the game to it (yes or no)"
	for i, tt := range []row{ // each begins with e4 saved in f.pgn
		{name: "saved", lines: "=moves", want: "1. e4 *"},
		{name: "a file that exists", lines: "save f.pgn", want: asks},
		{name: "added to", lines: "e5|append f.pgn|games f.pgn",
			want: "   1  White - Black, * /    2  White - Black, *"},
		{name: "replaced", lines: "e5|save f.pgn|yes|load f.pgn|last|=moves", want: "1. e4 e5 *"},
		{name: "left", lines: "e5|save f.pgn|no", want: "then not"},
		{name: "a move instead", lines: "save f.pgn|e5", want: "1... e5"},
		{name: "a file without a name", lines: `save ""`,
			want: "save needs the name of a file: try save game.pgn"},
		{name: "no more to add to", lines: `append " "`,
			want: "append needs the name of a file: try append game.pgn"},
		{name: "a file in no folder", lines: "save none/f.pgn", want: "...none/f.pgn...not saved..."},
		{name: "a name with spaces and quotation marks", lines: `load "a b.pgn"|next`,
			want: "1. c4 / {x}"},
		{name: "loaded", flags: "-quiet=false", lines: "load two.pgn",
			want: "two.pgn, game 1: Anna - Black, * / 8 r n ... / plies: 1; next, or Enter alone, steps on"},
		{name: "the second game", lines: "load two.pgn 2|last|=moves", want: "1. d4 1-0"},
		{name: "it goes on in no file", flags: "-folder dir",
			lines: "load two.pgn|last|e5|=kept", want: `2: game 2, file "": 1. e4 e5 *`},
		{name: "no game has number 0", lines: "load none.pgn 0", want: "none.pgn 0 cannot be read: ..."},
		{name: "a bad file", lines: "load bad.pgn", want: "...bad.pgn..."},
		{name: "no player plays in a loaded game", flags: "-black first", lines: "load two.pgn|=who",
			want: " - "},
		{
			name:  "no clock runs in a loaded game",
			flags: "-clock 5",
			lines: "load two.pgn|last|e5|Nf3|clock",
			want:  "this game has no clocks...",
		},
		{name: "loading lets go of a piece", lines: "e2|load two.pgn|=prompt", want: "white> "},
		{name: "a game that was played here has its player", lines: "load mine.pgn|d4|=who",
			want: " - first"},
		{name: "a game that was played here has its clock", lines: "load mine.pgn|=faces",
			want: "1:00 1:00"},
		{
			name:  "again goes back to its position",
			flags: "-fen 4k3/8/8/8/8/8/8/R3K3",
			lines: "load two.pgn|last|again|fen",
			want:  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		},
		{name: "twenty at once", lines: "games many.pgn 2",
			want: "...  21  White - Black, * / games many.pgn 22 goes on, load many.pgn 2 loads one"},
		{name: "no folder", lines: "games",
			want: "games are not kept here: games FILE lists those of a file"},
		{
			name:  "kept games",
			flags: "-folder dir",
			lines: "games",
			want: "   1  Anna - Black, not over, 1 move, ... / " +
				"load 1 goes on with one, delete 1 deletes it; they are in dir",
		},
		{name: "kept games of the person", flags: "-folder dir -set name=Anna", lines: "games -player me",
			want: "   1  Anna - Black, not over, ..."},
		{name: "no kept game is wanted", flags: "-folder dir", lines: "games -mate",
			want: "no such games in dir"},
		{name: "games of a file by their opening", lines: `games two.pgn -opening "queen's pawn"`,
			want: "   2  White - Black, 2020.01.01, 1-0"},
		{
			name:  "twenty of those",
			lines: "games many.pgn -opening b00",
			want: "...  20  White - Black, * / " +
				"games many.pgn 21 and the same flags goes on, load many.pgn 1 loads one",
		},
		{name: "a flag that there is not", lines: "games -pgn", want: "games can have -player Anna, ..."},
		{name: "a kept game goes on", flags: "-folder dir", lines: "games|load 1|Nf3|=kept",
			want: `2: game 2, file "dir/1.pgn": 1. e4 e5 2. Nf3 *`},
		{
			name:  "a kept game has the name of the person",
			flags: "-folder dir",
			lines: "games|load 1|rematch|=tag Black",
			want:  "Anna",
		},
		{name: "a kept game is loaded after it was listed", flags: "-folder dir", lines: "load 1",
			want: "games lists the kept games with their numbers: type it first"},
		{
			name:  "a list takes the place of the one before",
			flags: "-folder dir",
			lines: "games|games|load 2",
			want:  "games lists the kept games with their numbers: type it first",
		},
		{name: "no kept game has number 0", flags: "-folder dir", lines: "games|load 0",
			want: "games lists the kept games with their numbers: type it first"},
		{name: "nor a word", flags: "-folder dir", lines: "games|delete x",
			want: "games lists the kept games with their numbers: type it first"},
		{name: "the game at hand is not deleted", flags: "-folder dir", lines: "games|load 1|delete 1",
			want: "that is the game at hand: begin another one first"},
		{name: "delete asks", flags: "-live -folder dir", lines: "games|delete 1",
			want: "delete game 1, dir/1.pgn? (yes or no)"},
		{name: "deleted", flags: "-live -folder dir", lines: "games|delete 1|yes",
			want: "deleted: dir/1.pgn"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d := sit(t, options(t, tt.flags))
			d.do("friend")
			if os.Remove("f.pgn"); d.do("e4|save f.pgn") != "saved in f.pgn" {
				t.Fatalf("row %d: f.pgn is not saved: %q", i, d.said)
			}
			compare(t, d.do(tt.lines), tt.want)
		})
	}
}

func TestWhatCountsAsNotSaved(t *testing.T) {
	t.Chdir(t.TempDir())
	tests := []struct {
		lines string
		want  bool
	}{
		{lines: "", want: false},
		{lines: "e4", want: true},
		{lines: "tag White Anna", want: false},
		{lines: "e4|save a", want: false},
		{lines: "e4|save b|tag White Anna", want: true},
		{lines: "e4|save c|e5", want: true},
		{lines: "e4|save d|prev|next|first|goto 1|flip", want: false},
		{lines: "e4|save e|prev|d4", want: true},
		{lines: "e4|save f|undo|redo", want: true},
		{lines: "e4|reset", want: false},
		{lines: "e4|save none/x", want: true},
		{lines: "e4|save g|e5|save g|no", want: true},
		{lines: "e4|save h|e5|save h|yes", want: false},
		{lines: "e4|comment x", want: true},
		{lines: "e4|save i|glyph !", want: true},
		{lines: "e4|load a|last", want: false},
		{lines: "e4|save j|resign", want: true},
		{lines: "puzzle|puzzle solution", want: false},
	}
	for _, tt := range tests {
		d := sit(t, options(t, ""))
		d.do(tt.lines)
		if got := d.s.files.leaveQuestion(d.s.snapshot()) != ""; got != tt.want {
			t.Errorf("after %s something is not saved: %v, want %v", tt.lines, got, tt.want)
		}
	}
}

// A job that is stopped ends with what it knows, and one that does not stop is given up.
func TestJobs(t *testing.T) {
	start := func(line string) *desk {
		d := sit(t, options(t, "-quiet"))
		d.waits = true
		d.do(line)
		return d
	}
	d := start("perft 3")
	if d.do("e4"); !d.s.Busy() || !d.s.Waits(d.job.Number) || d.tell("moves", "") != "*" {
		t.Error("a line is heard while a job runs")
	}
	if d.do("^C"); !d.s.Stops() || !d.s.Waits(d.job.Number) {
		t.Error("it does not stop")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, line := range []string{"perft 3", "divide 3", "match 4 first offers"} {
		d := start(line)
		e := d.job.Do(ctx, Out{func(Text) {}, func(string) {}})
		d.said = nil
		if d.handle(e); d.s.Busy() {
			t.Errorf("after %s the session is still busy", line)
		}
		compare(t, strings.Join(d.said, " / "), "stopped ...")
	}
	d = start("perft 3")
	late := Done{Number: d.job.Number, Err: errors.New("late")}
	compare(t, d.do("^C|^C"), "given up")
	if d.handle(late); len(d.said) != 1 || d.s.Busy() || d.s.Stops() {
		t.Errorf("after what comes too late the session says %q", d.said)
	}
	if d.do("e4|=moves") != "1. e4 *" {
		t.Errorf("the session says %q", d.said)
	}
}

func TestCounts(t *testing.T) {
	play(t, []row{
		{name: "perft", lines: "perft 3", want: "8902"},
		{name: "divide", flags: "-fen 8/8/8/8/8/8/8/K6k", lines: "divide 2",
			want: "a1b1: 3 / a1a2: 3 / a1b2: 3 / 9"},
		{name: "how far it is", lines: "perft 2|=progress",
			want: "20 first moves, up to h2h4: 400 nodes"},
		{name: "of a match", lines: "match 3 resigns first|=progress",
			want: "3 of 3  resigns 0, first 3, drawn 0"},
		{name: "no depth at all", lines: "divide 0",
			want: "divide looks from 1 to 20 plies ahead here: try divide 3"},
		{name: "no number", lines: "perft x",
			want: "perft looks from 1 to 20 plies ahead here: try perft 3"},
		{name: "too deep", lines: "perft 21",
			want: "perft looks from 1 to 20 plies ahead here: try perft 3"},
	})
}

func TestMatch(t *testing.T) {
	t.Chdir(t.TempDir())
	play(t, []row{
		{
			name:  "each against each",
			lines: "match 2 resigns first agrees",
			want: "...            resigns    first   agrees   points / " +
				"resigns           -        0        0        0 / " +
				"first             2        -        1        3 / " +
				"agrees            2        1        -        3",
		},
		{name: "against itself", lines: "match first first",
			want: "first cannot play a match against itself: name another player"},
		{name: "a match with no player", lines: "match ten",
			want: `"ten" is no player: ...; try match careful greedy`},
		{name: "a match is kept in a file", lines: "match 2 resigns first -pgn m.pgn|games m.pgn",
			want: "   1  resigns - first, 0-1 /    2  first - resigns, 1-0"},
		{name: "a task that is not written", lines: "match mine",
			want: "task Opponent is not written yet: go run ./exercises next ch05 Opponent"},
		{name: "a long one is told in lines", lines: "match 51 first resigns",
			want: "... / ++++++++++++++++++++++++++++++++++++++++++++++++++ / + / first 51, resigns 0, drawn 0 / " +
				"100 % ± 4, +568 Elo or more: sure, first is stronger"},
	})
}
