// writer_test.go tests the export format.

package pgn

import (
	"errors"
	"os"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

// What is in export format already is written as it was.
func TestWriteExportFormat(t *testing.T) {
	text, err := os.ReadFile("testdata/export.pgn")
	if err != nil {
		t.Fatal(err)
	}
	games, errs := readAll(string(text))
	var got strings.Builder
	for i, g := range games {
		if errs[i] != nil {
			t.Fatal(errs[i])
		}
		if err := Write(&got, g); err != nil {
			t.Fatal(err)
		}
	}
	if got.String() != string(text) {
		t.Errorf("written it is\n%s\nwant\n%s", got.String(), text)
	}
}

// runWriteTests reads games, and compares what is written below their tags.
func runWriteTests(t *testing.T, tests []treeTest) {
	t.Helper()
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, got, _ := strings.Cut(written(t, gameOf(t, tt.text)), "\n\n")
			if got != tt.want+"\n\n" {
				t.Errorf("the moves are\n%s\nwant\n%s", got, tt.want)
			}
		})
	}
}

func TestWriteMoves(t *testing.T) {
	runWriteTests(t, []treeTest{
		{"a game without moves has a result", "1-0", "1-0"},
		{"White's moves have numbers", "e4 e5 Nf3 Nc6 *", "1. e4 e5 2. Nf3 Nc6 *"},
		{"Black's has one at the beginning", `[FEN "4k3/8/8/8/8/8/8/4K3 b - - 0 39"] Kd7 Kd2 Kd6 *`, "39... Kd7 40. Kd2 Kd6 *"},
		{"Black's move has its number after a comment", "e4 {a} e5 {b} Nf3 {c} Nc6 Nc3 *", "1. e4 {a} 1... e5 {b} 2. Nf3 {c} 2... Nc6 3. Nc3 *"},
		{"Black's move has its number after a variation", "e4 (d4) e5 Nf3 Nc6 *", "1. e4 (1. d4) 1... e5 2. Nf3 Nc6 *"},
		{"Black's move has its number at the beginning of a variation", "e4 e5 (c5 Nf3 d6) Nf3 Nc6 *", "1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3 Nc6 *"},
		{"Black's move has no number after a glyph", "e4! e5 *", "1. e4 $1 e5 *"},
		{"glyphs come before comments", "e4 {a} $13 $1 *", "1. e4 $13 $1 {a} *"},
		{"a game without moves may have one", "$13 {a} *", "$13 {a} *"},
		{"moves are written in standard notation", "e2e4 Ng8-f6 e4-e5 d7d5 e5xd6e.p. *", "1. e4 Nf6 2. e5 d5 3. exd6 *"},
		{"variations nest", "e4 e5 (c5 Nf3 (c3 d5 (d6) (Nf6)) d6) (e6) *", "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 (2... d6) (2... Nf6)) 2... d6) (1... e6) *"},
		{"a comment may stand before the game", "{a} {b} e4 *", "{a} {b} 1. e4 *"},
		{"a comment may stand before a variation", "e4 e5 ({a} {b} c5 {c}) *", "1. e4 e5 ({a} {b} 1... c5 {c}) *"},
		{"comments are kept apart", "e4 {a} ;b\n *", "1. e4 {a} {b} *"},
		{"a } in a comment becomes a )", "e4 ;{a}\n *", "1. e4 {{a)} *"},
		{"the clock stands in front of the comment", "e4 {a [%eval 0.3] b [%clk 0:05:00]} {c} *", "1. e4 {[%clk 0:05:00] [%eval 0.3] a b} {c} *"},
		{"a null move is --", "e4 Z0 d4 *", "1. e4 -- 2. d4 *"},
	})
}

func TestWriteWrapsLines(t *testing.T) {
	a, b := strings.Repeat("a", 35), strings.Repeat("b", 35)
	runWriteTests(t, []treeTest{
		{"a line has up to 79 letters", "1. e4 {" + a + " " + b + "} *", "1. e4 {" + a + " " + b + "}\n*"},
		{"with one more it is broken before the word", "1. e4 {" + a + " " + b + "b} *", "1. e4 {" + a + "\n" + b + "b} *"},
		{"a parenthesis stays with its word", "1. e4 (1. d4 {" + a + " " + b[8:] + "}) *", "1. e4 (1. d4 {" + a + " " + b[8:] + "})\n*"},
		{"a parenthesis takes its word to the next line", "1. e4 (1. d4 {" + a + " " + b[7:] + "}) *", "1. e4 (1. d4 {" + a + "\n" + b[7:] + "}) *"},
		{"letters are counted, not bytes", "1. e4 {" + strings.ReplaceAll(a, "a", "ä") + " " + b + "} *", "1. e4 {" + strings.ReplaceAll(a, "a", "ä") + " " + b + "}\n*"},
		{"a longer word has a line of its own", "1. e4 {" + a + b + b + "} *", "1. e4\n{" + a + b + b + "}\n*"},
		{"no line of a comment begins like the next game", "1. e4 {" + a + b + ` [Event "x"]} *`, "1. e4 {" + a + b + ` [Event` + "\n" + `"x"]} *`},
	})
}

// A game that no file had: what cannot be written is made so that it can.
func TestWriteMakesTextsHarmless(t *testing.T) {
	g := New(chess.StartingPosition())
	g.SetTag("White", "a \"b\" \\ \x1b[2J\nc\xff")
	n := g.Root.Add(moveOf(t, "e2e4"))
	n.Comments = []string{"", "x}\n\x1b\u202ey"}
	text := written(t, g)
	for _, want := range []string{`[White "a \"b\" \\  [2J c` + "\ufffd" + `"]`, "1. e4 {x) y} *"} {
		if !strings.Contains(text, want) {
			t.Errorf("there is no %s in\n%s", want, text)
		}
	}
}

func TestWriteRefuses(t *testing.T) {
	// line returns a game with the moves, and other with them as a variation to 1. e4.
	line := func(moves ...string) *Game { return addLine(t, New(chess.StartingPosition()), moves) }
	other := func(moves ...string) *Game { return addLine(t, line("e2e4"), moves) }
	named := func(name string) *Game { g := line(); g.SetTag(name, "x"); return g }
	const (
		refused = "the game cannot be written: "
		blocked = "a pawn cannot capture straight ahead: the pawn on e5 is in the way of the pawn on e4"
		unnamed = "a tag is named by letters, digits and _, not "
	)
	tests := []struct {
		name string
		game *Game
		want string
	}{
		{"a move has to be legal", line("e2e4", "e7e5", "e4e5"), "2. e4e5: " + blocked},
		{"the first move of a variation has to be legal", other("e7e5"), "1. e7e5: not your turn: the pawn on e7 is black, and white is to move"},
		{"a later move of a variation has to be legal", other("d2d4", "d4d5"), "1... d4d5: not your turn: the pawn on d4 is white, and black is to move"},
		{"a king in check cannot pass", line("e2e4", "f7f6", "d1h5", "a1a1"), "2... a1a1: a null move passes the turn, and a king in check cannot wait"},
		{"a tag has a name", named(""), unnamed + `""`},
		{"a tag's name has no blanks", named("My tag"), unnamed + `"My tag"`},
		{"a tag's name has no signs", named("]"), unnamed + `"]"`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var text strings.Builder
			sameError(t, Write(&text, tt.game), nil, refused+tt.want)
			if text.Len() > 0 {
				t.Errorf("nevertheless %d bytes were written", text.Len())
			}
		})
	}
}

// addLine adds moves to a game, from its beginning.
func addLine(t *testing.T, g *Game, moves []string) *Game {
	t.Helper()
	n := g.Root
	for _, text := range moves {
		n = n.Add(moveOf(t, text))
	}
	return g
}

// A failing is a writer that always fails.
type failing struct{}

var errFull = errors.New("the disk is full")

func (failing) Write([]byte) (int, error) { return 0, errFull }

func TestWriteFails(t *testing.T) {
	if err := Write(failing{}, New(chess.StartingPosition())); err != errFull {
		t.Errorf("the error is %v, want %v", err, errFull)
	}
}
