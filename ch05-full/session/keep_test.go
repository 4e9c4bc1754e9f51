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
	const old, own = "-file g.pgn -pgn 1._e4_*", `-folder f -file g.pgn -pgn [BlackPlayer_"first"][White_"Anna"]_1._e4_a5_*`
	play(t, []row{
		{"no move, no game", "-folder f", "tag White Anna|flip|=kept", "0:"},
		{"a move", "-folder f", "e4|=kept", `1: game 1, file "": 1. e4 *`},
		{"a sign with a move that is known", "-folder f", "e4|first|e4!|=kept", `2: game 1, file "": 1. e4 $1 *`},
		{"a comment", "-folder f", "e4|comment x|=kept", `2: game 1, file "": 1. e4 {x} *`},
		{"a move that was taken back", "-folder f", "e4|e5|undo|=kept", `3: game 1, file "": 1. e4 *`},
		{"a variation", "-folder f", "e4|first|d4|=kept", `2: game 1, file "": 1. e4 (1. d4) *`},
		{"a promotion", "-folder f", "e4|first|d4|promote|=kept", `3: game 1, file "": 1. d4 (1. e4) *`},
		{"says where the one before is", "-folder f", "e4|new", "the game before is kept: 1.pgn / White begins. Type a move, such as e4, or help."},
		{"a new file", "-file g.pgn", "e4|=kept", `1: game 1, file "g.pgn": 1. e4 *`},
		{"a game of a file as it is", old, "last|=kept", "0:"},
		{"a game of a file that goes on", old, "e5|=kept", `1: game 2, file "g.pgn": 1. e4 e5 *`},
		{"a game after it has another", own, "d4|new friend|c4|=kept", `3: game 3, file "": 1. c4 *`},
		{"a game that goes on by itself", `-file g.pgn -pgn [BlackPlayer_"first"]_1._e4_*`, "=kept", `1: game 2, file "g.pgn": 1. e4 a5 *`},
		{"what the clocks show when the program ends", "-folder f -clock 5", "e4|e5|leave|=kept", `3: ...`},
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
		{"saved", "", "=moves", "1. e4 *"},
		{"a file that exists", "", "save f.pgn", asks},
		{"added to", "", "e5|append f.pgn|games f.pgn", "   1  White - Black, * /    2  White - Black, *"},
		{"replaced", "", "e5|save f.pgn|yes|load f.pgn|last|=moves", "1. e4 e5 *"},
		{"left", "", "e5|save f.pgn|no", "then not"},
		{"a move instead", "", "save f.pgn|e5", "1... e5"},
		{"a file without a name", "", `save ""`, "save needs the name of a file: try save game.pgn"},
		{"no more to add to", "", `append " "`, "append needs the name of a file: try append game.pgn"},
		{"a file in no folder", "", "save none/f.pgn", "...none/f.pgn...not saved..."},
		{"a name with spaces and quotation marks", "", `load "a b.pgn"|next`, "1. c4 / {x}"},
		{"loaded", "-quiet=false", "load two.pgn", "two.pgn, game 1: Anna - Black, * / 8 r n ... / plies: 1; next, or Enter alone, steps on"},
		{"the second game", "", "load two.pgn 2|last|=moves", "1. d4 1-0"},
		{"no game has number 0", "", "load none.pgn 0", "none.pgn 0 cannot be read: ..."},
		{"a bad file", "", "load bad.pgn", "...bad.pgn..."},
		{"no player plays in a loaded game", "-black first", "load two.pgn|=who", " - "},
		{"no clock runs in a loaded game", "-clock 5", "load two.pgn|last|e5|Nf3|clock", "this game has no clocks..."},
		{"loading lets go of a piece", "", "e2|load two.pgn|=prompt", "white> "},
		{"a game that was played here has its player", "", "load mine.pgn|d4|=who", " - first"},
		{"a game that was played here has its clock", "", "load mine.pgn|=faces", "1:00 1:00"},
		{"again goes back to its position", "-fen 4k3/8/8/8/8/8/8/R3K3", "load two.pgn|last|again|fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
		{"twenty at once", "", "games many.pgn 2", "...  21  White - Black, * / games many.pgn 22 goes on, load many.pgn 2 loads one"},
		{"no folder", "", "games", "games are not kept here: games FILE lists those of a file"},
		{"kept games", "-folder dir", "games", "   1  Anna - Black, not over, 1 move, ... / load 1 goes on with one, delete 1 deletes it; they are in dir"},
		{"kept games of the person", "-folder dir -set name=Anna", "games -player me", "   1  Anna - Black, not over, ..."},
		{"no kept game is wanted", "-folder dir", "games -mate", "no such games in dir"},
		{"games of a file by their opening", "", `games two.pgn -opening "queen's pawn"`, "   2  White - Black, 2020.01.01, 1-0"},
		{"twenty of those", "", "games many.pgn -opening b00", "...  20  White - Black, * / games many.pgn 21 and the same flags goes on, load many.pgn 1 loads one"},
		{"a flag that there is not", "", "games -pgn", "games can have -player Anna, ..."},
		{"a kept game goes on", "-folder dir", "games|load 1|Nf3|=kept", `2: game 2, file "dir/1.pgn": 1. e4 e5 2. Nf3 *`},
		{"a kept game has the name of the person", "-folder dir", "games|load 1|rematch|=tag Black", "Anna"},
		{"a kept game is loaded after it was listed", "-folder dir", "load 1", "games lists the kept games with their numbers: type it first"},
		{"a list takes the place of the one before", "-folder dir", "games|games|load 2", "games lists the kept games with their numbers: type it first"},
		{"the game at hand is not deleted", "-folder dir", "games|load 1|delete 1", "that is the game at hand: begin another one first"},
		{"delete asks", "-live -folder dir", "games|delete 1", "delete game 1, dir/1.pgn? (yes or no)"},
		{"deleted", "-live -folder dir", "games|delete 1|yes", "deleted: dir/1.pgn"},
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
		{"", false}, {"e4", true}, {"tag White Anna", false}, {"e4|save a", false}, {"e4|save b|tag White Anna", true}, {"e4|save c|e5", true},
		{"e4|save d|prev|next|first|goto 1|flip", false}, {"e4|save e|prev|d4", true}, {"e4|save f|undo|redo", true}, {"e4|reset", false}, {"e4|save none/x", true},
		{"e4|save g|e5|save g|no", true}, {"e4|save h|e5|save h|yes", false}, {"e4|comment x", true}, {"e4|save i|glyph !", true}, {"e4|load a|last", false},
		{"e4|save j|resign", true},
	}
	for _, tt := range tests {
		d := sit(t, options(t, ""))
		d.do(tt.lines)
		if got := d.s.files.unsaved(d.s.handed()) != ""; got != tt.want {
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
		if d.hear(e); d.s.Busy() {
			t.Errorf("after %s the session is still busy", line)
		}
		compare(t, strings.Join(d.said, " / "), "stopped ...")
	}
	d = start("perft 3")
	late := Done{Number: d.job.Number, Err: errors.New("late")}
	compare(t, d.do("^C|^C"), "given up")
	if d.hear(late); len(d.said) != 1 || d.s.Busy() || d.do("e4|=moves") != "1. e4 *" {
		t.Errorf("the session says %q", d.said)
	}
}

func TestCounts(t *testing.T) {
	play(t, []row{
		{"perft", "", "perft 3", "8902"},
		{"divide", "-fen 8/8/8/8/8/8/8/K6k", "divide 2", "a1b1: 3 / a1a2: 3 / a1b2: 3 / 9"},
		{"how far it is", "", "perft 2|=progress", "20 first moves, up to h2h4: 400 nodes"},
		{"of a match", "", "match 3 resigns first|=progress", "3 of 3  resigns 0, first 3, drawn 0"},
		{"no depth at all", "", "divide 0", "divide looks from 1 to 20 plies ahead here: try divide 3"},
		{"too deep", "", "perft 21", "perft looks from 1 to 20 plies ahead here: try perft 3"},
	})
}

func TestMatch(t *testing.T) {
	t.Chdir(t.TempDir())
	play(t, []row{
		{"each against each", "", "match 2 resigns first agrees", "...            resigns    first   agrees   points / resigns           -        0        0        0 / first             2        -        1        3 / agrees            2        1        -        3"},
		{"against itself", "", "match first first", "first cannot play a match against itself: name another player"},
		{"a match with no player", "", "match ten", `"ten" is no player: ...; try match 20 careful greedy`},
		{"a match is kept in a file", "", "match 2 resigns first -pgn m.pgn|games m.pgn", "   1  resigns - first, 0-1 /    2  first - resigns, 1-0"},
		{"a task that is not written", "", "match mine", "task Opponent is not written yet: go run ./exercises next ch05 Opponent"},
		{"a long one is told in lines", "", "match 51 first resigns", "... / ++++++++++++++++++++++++++++++++++++++++++++++++++ / + / first 51, resigns 0, drawn 0"},
	})
}
