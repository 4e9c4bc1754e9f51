// reader_test.go tests where games begin and end, what their tags say, and that a
// bad game does no harm to others.

package pgn

import (
	"errors"
	"io"
	"os"
	"strings"
	"testing"
	"testing/iotest"

	"mateinfive/ch05-full/chess"
)

// A file has its games in order, the broken ones too: each has a number.
func TestReadFile(t *testing.T) {
	file, err := os.Open("testdata/club.pgn")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	r := NewReader(file, "club.pgn")
	for _, want := range []string{
		"round 1: e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 $4 ( g7g6 {and nothing has happened} ) h5f7 1-0",
		"club.pgn: game 2, line 21, column 24: 3. Kf2: that leaves your king on f2 to the queen on h4",
		"round 3: d2d4 d7d5 c2c4 {agreed drawn} 1/2-1/2",
		"club.pgn: game 4, line 34, column 1: not a game of chess: its variant is \"Crazyhouse\"",
		"club.pgn: game 5, line 41, column 8: the value that begins here has no quotation mark at its end",
		"round 6: 1-0",
		"round 7: f3g3 {adjourned here} *",
		"EOF",
		"EOF",
	} {
		got := ""
		if g, err := r.Next(); err != nil {
			got = err.Error()
		} else {
			got = "round " + g.Tag("Round") + ": " + tree(g)
		}
		if got != want {
			t.Errorf("the next is\n\t%s\nwant\n\t%s", got, want)
		}
	}
}

// trees returns the trees of all games of a text, or their errors, with a bar
// between two.
func trees(text string) string {
	games, errs := readAll(text)
	var found []string
	for i, g := range games {
		if errs[i] != nil {
			found = append(found, errs[i].Error())
		} else {
			found = append(found, tree(g))
		}
	}
	return strings.Join(found, " | ")
}

func runTreesTests(t *testing.T, tests []treeTest) {
	t.Helper()
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := trees(tt.text); got != tt.want {
				t.Errorf("the games of %q are\n\t%s\nwant\n\t%s", tt.text, got, tt.want)
			}
		})
	}
}

func TestReadSeveralGames(t *testing.T) {
	runTreesTests(t, []treeTest{
		{"an empty file has no game", "", ""},
		{"blanks and comments make no game", "\n\n{a} ;b\n%c\n", ""},
		{"a result alone is a game", "{a} *", "{a} *"},
		{"tags alone are a game", "[White \"x\"]", "*"},
		{"moves alone are a game that goes on", "1. e4 e5", "e2e4 e7e5 *"},
		{"a result ends a game", "1. e4 e5 1-0 1. d4 d5 0-1", "e2e4 e7e5 1-0 | d2d4 d7d5 0-1"},
		{"tags end a game, with or without a result", "1. e4 1-0 [White \"x\"] 1. d4 [White \"y\"] 1. c4 *", "e2e4 1-0 | d2d4 * | c2c4 *"},
		{"tags with another Event are the next game", "[Event \"a\"]\n[White \"b\"]\n\n[Event \"c\"]\n1. e4 *", "* | e2e4 *"},
		{"other tags that are there twice, below an empty line, are the next game", "[White \"a\"]\n[Result \"1-0\"]\n\n[White \"b\"]\n[Result \"0-1\"]\n\n1. e4", "1-0 | e2e4 0-1"},
		{"an empty line between tags does not end a game", "[Event \"a\"]\n\n[Result \"1-0\"]\n\n\n1. e4\n\ne5 1-0", "e2e4 e7e5 1-0"},
		{"a comment on the next line belongs to the next game", "1. e4 *\n{a} 1. d4 *", "e2e4 * | {a} d2d4 *"},
		{"after the last game it belongs to none", "1. e4 *\n{a}", "e2e4 *"},
	})
}

func TestReadResult(t *testing.T) {
	runTreesTests(t, []treeTest{
		{"the sign after the moves is the result", "1. e4 0-1", "e2e4 0-1"},
		{"dashes may be long", "1. e4 1–0", "e2e4 1-0"},
		{"a half may be one sign", "1. e4 ½-½", "e2e4 1/2-1/2"},
		{"the sign counts, and not the tag", "[Result \"1-0\"] 1. e4 1/2-1/2", "e2e4 1/2-1/2"},
		{"it counts also where the tag leaves it open", "[Result \"*\"] 1. e4 0-1", "e2e4 0-1"},
		{"the tag counts where the sign leaves it open", "[Result \"1-0\"] 1. e4 *", "e2e4 1-0"},
		{"the tag counts where the sign is missing", "[Result \"0-1\"] 1. e4", "e2e4 0-1"},
		{"a tag that is no result says nothing", "[Result \"White wins\"] 1. e4", "e2e4 *"},
	})
}

func TestReadTags(t *testing.T) {
	tests := []treeTest{
		{"tags stand in the order of the file", `[White "a"][Foo "b"][Event "c"] *`, `[White "a"][Foo "b"][Event "c"]`},
		{"of two with the same name the last counts, in the place of the first", `[A "b"][C "d"][A "e"] *`, `[A "e"][C "d"]`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := tagsOf(gameOf(t, tt.text)); got != tt.want {
				t.Errorf("the tags are %s, want %s", got, tt.want)
			}
		})
	}
}

func TestReadStart(t *testing.T) {
	const fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 20"
	tests := []struct {
		name string
		tags string
		want string
	}{
		{"a game begins as usual", "", chess.StartFEN},
		{"a game begins in the position of its FEN", `[SetUp "1"][FEN "` + fen + `"]`, fen},
		{"SetUp may follow FEN", `[FEN "` + fen + `"][SetUp "1"]`, fen},
		{"SetUp may be missing", `[FEN "` + fen + `"]`, fen},
		{"SetUp may be 0, and FEN counts nevertheless", `[SetUp "0"][FEN "` + fen + `"]`, fen},
		{"SetUp 0 needs no FEN", `[SetUp "0"]`, chess.StartFEN},
		{"an empty FEN is none", `[FEN ""]`, chess.StartFEN},
		{"the position need not be possible", `[FEN "8/8/8/8/8/8/PPPPPPPP/8 w - - 0 1"]`, "8/8/8/8/8/8/PPPPPPPP/8 w - - 0 1"},
		{"a game of chess may say so", `[Variant "Standard"]`, chess.StartFEN},
		{"in capitals or not, and between blanks", `[Variant " chess "]`, chess.StartFEN},
		{"some programs call it normal", `[Variant "normal"]`, chess.StartFEN},
		{"some programs say that it begins elsewhere", `[Variant "From Position"][FEN "` + fen + `"]`, fen},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := gameOf(t, tt.tags+" *").Start.FEN(); got != tt.want {
				t.Errorf("it begins in %s, want %s", got, tt.want)
			}
		})
	}
}

func TestReadRefusesTags(t *testing.T) {
	tests := []struct {
		name     string
		text     string
		sentinel error
		want     string
	}{
		{
			name: "SetUp 1 needs a FEN",
			text: "[A \"b\"]\n[SetUp \"1\"] *",
			want: `line 2, column 1: [SetUp "1"] says that the game begins in a position ` +
				`of its own, and there is no FEN tag with it`,
		},
		{name: "the FEN has to be one",
			text: "[A \"b\"] [FEN \"8/8/8/8/8/8/8/8 x - - 0 1\"] *",
			want: `line 1, column 9: not a FEN: side to move "x": expected w or b`},
		{name: "a variant of chess is another game",
			text: "\n [Variant \"Chess960\"] *", sentinel: ErrVariant,
			want: `line 2, column 2: not a game of chess: its variant is "Chess960"`},
		{name: "a variant is refused before its FEN is read",
			text: `[FEN "?"][Variant "Horde"] *`, sentinel: ErrVariant,
			want: `line 1, column 10: not a game of chess: its variant is "Horde"`},
		{
			name: "a tag without a value is none",
			text: "[White]\n[Black \"x\"] *",
			want: `line 1, column 7: the value of a tag stands in quotation marks, ` +
				`as in [White "Morphy"]`,
		},
		{
			name: "a tag is closed",
			text: "[White \"x\"\n1. e4 *",
			want: `line 2, column 1: a tag ends with a ] after its value, ` +
				`in which a quotation mark is written \"`,
		},
		{
			name: "a bracket in the moves is a tag that has no name",
			text: "1. e4 [%clk 0:01] *",
			want: `line 1, column 7: a [ begins a tag, such as [White "Morphy"], ` +
				`and here is no name for it`,
		},
		{name: "500 tags are enough",
			text: strings.Repeat("[A \"b\"]", 501),
			want: "line 1, column 3501: a game has no more than 500 tags"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			games, errs := readAll(tt.text)
			if len(games) != 1 || games[0] != nil {
				t.Fatalf("read %d games, errors %v, want none and an error", len(games), errs)
			}
			sameError(t, errs[0], tt.sentinel, "game 1, "+tt.want)
		})
	}
}

// After a bad game the next one is read, and it is known where that begins.
func TestReadGoesOn(t *testing.T) {
	tests := []treeTest{
		{"a result ends a bad game", "1. e2e5 e5 2. Nf3 1-0 1. d4 *", "d2d4 *"},
		{"tags end a bad game", "1. e2e5 e5 2. Nf3\n[White \"x\"]\n1. d4 *", "d2d4 *"},
		{"a result in a comment does not", "1. e2e5 {1-0} e5 * 1. d4 *", "d2d4 *"},
		{"a result in a variation does not", "1. e4 (1. e2e5 1-0) e5 (1... d5 0-1) * 1. d4 *", "d2d4 *"},
		{"a result in a variation that comes later does not", "1. e2e5 (1. d4 (1. c4 *) 1-0) * 1. d4 *", "d2d4 *"},
		{"a ) too many does not", "1. e4) e5) * 1. d4 *", "d2d4 *"},
		{"other faults do not end a bad game", "1. e2e5 $999 ] } [%x y]\n 2. e4 * 1. d4 *", "d2d4 *"},
		{"a comment on the line of the result is passed over with it", "1. e2e5 * {a} 1. d4 *", "d2d4 *"},
		{"the tags after a bad one belong to the bad game", "[Event \"a]\n[Site \"b\"]\n{c}\n[Date \"d]\n1. e4 * 1. d4 *", "d2d4 *"},
		{"tags with another Event do not belong to the bad game", "[Event \"a]\n[Site \"b\"]\n[Event \"c\"]\n1. d4 *", "d2d4 *"},
		{"an Event that follows a bad tag belongs to the bad game", "[Site \"b]\n[Event \"c\"]\n1. e4 * 1. d4 *", "d2d4 *"},
		{"another tag for the second time, below an empty line, does not belong to the bad game", "[White \"a]\n[Black \"b\"]\n\n[Black \"d\"]\n1. d4 *", "d2d4 *"},
		{"a second Event after a bad tag does not belong to the bad game", "[Site \"b]\n[Event \"c\"]\n[Event \"d\"]\n1. d4 *", "d2d4 *"},
		{"a value that says Event is no tag", "[Event \"a]\n[Site \"Event\"]\n[Date \"b\"]\n1. e4 * 1. d4 *", "d2d4 *"},
		{"a comment that is not closed ends before the next Event", "1. e4 {a\n1-0\n[Event \"b\"]\n1. d4 *", "d2d4 *"},
		{"a variation that is not closed ends before the next tags", "1. e4 (1. c4 1-0\n[White \"b\"]\n1. d4 *", "d2d4 *"},
		{"a bad FEN takes its moves with it", "[FEN \"x\"] 1. c4 * 1. d4 *", "d2d4 *"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			games, errs := readAll(tt.text)
			if len(games) != 2 || errs[0] == nil || errs[1] != nil {
				t.Fatalf("read %d games, errors %v, want an error and a game", len(games), errs)
			}
			if got := tree(games[1]); got != tt.want {
				t.Errorf("the game after the bad one is %s, want %s", got, tt.want)
			}
		})
	}
}

func TestErrorKnowsItsPlace(t *testing.T) {
	r := NewReader(strings.NewReader("1. e4 *\n\n1. d4 d5\n2. d4d6 *"), "a\x1bb.pgn")
	r.Next()
	_, err := r.Next()
	var at *Error
	if !errors.As(err, &at) {
		t.Fatalf("the error is %v, want an Error", err)
	}
	if at.Game != 2 || at.Line != 4 || at.Column != 4 || at.Move != "2. d4d6" || at.File != "a\x1bb.pgn" {
		t.Errorf("the place is %+v", *at)
	}
	sameError(t, err, nil, `"a\x1bb.pgn": game 2, line 4, column 4: 2. d4d6: `+at.Err.Error())
}

// An endless is a file that never ends.
type endless struct{ text string }

func (e endless) Read(p []byte) (int, error) { return copy(p, e.text), nil }

// A game is read without reading the file to its end.
func TestReadAGameOfManyAtATime(t *testing.T) {
	r := NewReader(endless{"1. e4 e5 1-0\n"}, "")
	for range 1000 {
		if g, err := r.Next(); err != nil || tree(g) != "e2e4 e7e5 1-0" {
			t.Fatalf("read error %v", err)
		}
	}
}

func TestReadStopsWhereReadingFails(t *testing.T) {
	cause := errors.New("disk on fire")
	r := NewReader(io.MultiReader(strings.NewReader("1. e4 * 1. d4"), iotest.ErrReader(cause)), "")
	if g, err := r.Next(); err != nil || tree(g) != "e2e4 *" {
		t.Errorf("the first game has error %v", err)
	}
	_, err := r.Next()
	sameError(t, err, nil, "game 2, line 1, column 14: the file cannot be read any further: disk on fire")
	if _, err := r.Next(); err != io.EOF {
		t.Errorf("then comes %v, want the end", err)
	}
}

// A game of more than largestGame is not kept in memory, whatever it is made of, and
// the next one is read.
func TestReadRefusesAGameWithoutEnd(t *testing.T) {
	tests := []struct{ name, begin, endless string }{
		{"of moves", "1. e4", " Nf6 Nc3 Ng8 Nb1"},
		{"of comments", "1. e4 ", "{a}"},
		{"of comments before its first move", "", "{a}"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text := tt.begin + strings.Repeat(tt.endless, largestGame/itemSize) + " *\n\n1. d4 *"
			r := NewReader(strings.NewReader(text), "")
			if _, err := r.Next(); err == nil || !strings.HasSuffix(err.Error(), "the game goes on and on: no game is as large") {
				t.Errorf("the error is %v, want that the game is too large", err)
			}
			if g, err := r.Next(); err != nil || len(g.Root.Next) != 1 {
				t.Errorf("the next game is not read: %v", err)
			}
		})
	}
}

// The text of a file can be cut into its games.
func TestOffset(t *testing.T) {
	games := []string{
		"[White \"\u00e9\\\\x\"]\r\n\r\n1. e4 {caf\xe9 \u265e} 1-0 {a}\r\n",
		"{b}\n1. d4 \"\x01\" *\n%c\n",
		"1. e4 \x00 (\n",
		"[Event \"d\"]\n[Site \"e\"]\n\n1. c4 e5 0-1\r\r",
		"[Event \"f\"]\n",
	}
	r := NewReader(iotest.OneByteReader(strings.NewReader("\ufeff"+strings.Join(games, ""))), "")
	end := int64(len("\ufeff"))
	for i, text := range games {
		r.Next()
		if end += int64(len(text)); r.Offset() != end {
			t.Errorf("game %d ends at %d, want %d", i+1, r.Offset(), end)
		}
	}
}
