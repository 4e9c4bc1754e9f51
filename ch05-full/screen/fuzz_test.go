// fuzz_test.go puts anything at all onto the table. To look for more than the seeds:
//
//	go test -fuzz FuzzTable ./ch05-full/screen

package screen

import (
	"strings"
	"testing"
	"unicode/utf8"

	"mateinfive/ch05-full/internal/cells"
)

// drawOnto draws a table onto a screen that is full of something else, and checks what
// must be true of any: only our own codes are sent, nothing scrolls, and the board, the
// empty rows and the prompt are in their places.
func drawOnto(t *testing.T, screen *cells.Screen, table Table) {
	t.Helper()
	show(t, screen, strings.Repeat("x", Width*Height)+table.Draw())
	board := strings.Split(table.View.Draw(table.Board, table.Marks), "\n")
	for i, want := range board[:boardRows] {
		want = strings.TrimRight(escapeCode.ReplaceAllString(want, ""), " ")
		if got := strings.ReplaceAll(screen.Row(i+1), "\ufe0e", ""); !strings.HasPrefix(got, want) {
			t.Errorf("row %d is %q, want it to begin with %q", i+1, got, want)
		}
	}
	if screen.Row(10) != "" || screen.Row(24) != "" || screen.Scrolled() != 0 {
		t.Errorf("the rows that are empty are %q and %q; scrolled %d", screen.Row(10), screen.Row(24), screen.Scrolled())
	}
	if row, _ := screen.Cursor(); row != promptRow {
		t.Errorf("the cursor is in row %d", row)
	}
}

// updateWhileTyping checks that an update and the ticks of the clocks leave alone what
// somebody types.
func updateWhileTyping(t *testing.T, screen *cells.Screen, table Table) {
	t.Helper()
	if _, column := screen.Cursor(); column != 1+Columns(Cut(table.Prompt, promptWidth)) {
		t.Errorf("behind the prompt %q the cursor is in column %d", table.Prompt, column)
	}
	show(t, screen, strings.Repeat("y", 20))
	before := screen.String()
	show(t, screen, table.Update()+table.Ticks())
	compare(t, screen.String(), before)
	if show(t, screen, "z"); !strings.HasSuffix(screen.Row(promptRow), strings.Repeat("y", 20)+"z") {
		t.Errorf("the next letter is typed into %q", screen.Row(promptRow))
	}
}

// Terminals do not agree about the width of letters. This is one that finds all letters
// wide but the plain ones.
func wideScreen() *cells.Screen {
	screen := cells.New()
	screen.Columns = func(letter rune) int { return min(utf8.RuneLen(letter), 2) }
	return screen
}

// ourScreen agrees with us.
func ourScreen() *cells.Screen {
	screen := cells.New()
	screen.Columns = columnsOf
	return screen
}

func FuzzTable(f *testing.F) {
	for _, seed := range []string{"", "Anna", "1. e4 e5", "\x1b[2J\x1b[H", "\x1b7\x1b8\r\n\t\a\b", "\u009b2J\u202e\u200d", "\xff\xfe", strings.Repeat("騎", 100), strings.Repeat("e\u0301\u0302\u0303\u0304\u0305", 100), "🏆\ufe0f♟\ufe0f", "\u0301", strings.Repeat("x", 2000)} {
		f.Add(seed, seed, "1. "+seed+" "+seed, seed, seed, 0, byte(0))
		f.Add(seed, seed, seed+". "+seed, seed, seed+"> ", 1, byte(7))
	}
	f.Fuzz(func(t *testing.T, name, clock, moves, answers, prompt string, number int, flags byte) {
		b := board(t, "r1bqk2r/2pp1ppp/p1n2n2/1pb1p3/4P3/1B3N2/PPPP1PPP/RNBQ1RK1")
		side := Side{Name: name, Clock: clock, ToMove: flags&1 != 0, Captured: pieces("qrrbbnnpppppppp"), Balance: number}
		table := Table{
			View:    View{Color: flags&1 != 0, Figures: flags&2 != 0, Flip: flags&4 != 0},
			Board:   &b,
			Sides:   [2]Side{side, side},
			Moves:   strings.Split(moves, "\n"),
			Cursor:  number,
			Answers: strings.Split(answers, "\n"),
			Prompt:  prompt,
		}
		screen := ourScreen()
		drawOnto(t, screen, table)
		updateWhileTyping(t, screen, table)
		if !utf8.ValidString(table.Draw()) {
			t.Errorf("the screen is sent broken UTF-8: %q", table.Draw())
		}
		table.View.Figures = false
		drawOnto(t, wideScreen(), table)
	})
}
