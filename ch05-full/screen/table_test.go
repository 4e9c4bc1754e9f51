// table_test.go looks at the table as it stands on a terminal: its text, its colors,
// and what is left alone while somebody types.

package screen

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/internal/cells"
)

// below is what stands below the board in all of these.
const below = `
a knight never goes from b1 to b3: it jumps two squares in one direction and
one to the side; try Nc3 or Na3

the third paragraph








white>

`

// colorCode is a code that says how to write, and none that says where.
var colorCode = regexp.MustCompile("\x1b\\[[0-9;]*m")

func TestTable(t *testing.T) {
	tests := []struct {
		name string
		view View
		want string
	}{
		{"letters", View{}, `
8 r . b q k ~ . r     careful                   1:02:03
7 . . p p . p p p     Q RR B N PP +3
6 p . n . . n . .     2.   Nf3      Nc6
5 . p~b . p . . .     3.   Bb5      a6
4 . . . . P . . .     4.   Ba4      Nf6
3 . B . . . N . .     5.   O-O      b5
2 P P P P . P P P     6.   Bb3     [Bc5]
1 R N B Q . R K .     q b n 5p
  a b c d e f g h   > Anna                       ! 0:14
`},
		{"figures, Black's side below", View{Figures: true, Flip: true}, `
1 . ♔ ♖ . ♕ ♗ ♘ ♖   > Anna                       ! 0:14
2 ♙ ♙ ♙ . ♙ ♙ ♙ ♙     ♛ ♝ ♞ 5♟
3 . . ♘ . . . ♗ .     2.   Nf3      Nc6
4 . . . ♙ . . . .     3.   Bb5      a6
5 . . . ♟ .~♝ ♟ .     4.   Ba4      Nf6
6 . . ♞ . . ♞ . ♟     5.   O-O      b5
7 ♟ ♟ ♟ . ♟ ♟ . .     6.   Bb3     [Bc5]
8 ♜ . ~ ♚ ♛ ♝ . ♜     ♕ ♖♖ ♗ ♘ ♙♙ +3
  h g f e d c b a     careful                   1:02:03
`},
		{"color and figures", View{Color: true, Figures: true}, `
8 ♜     ♝  ♛  ♚  ~     ♜      careful                   1:02:03
7       ♟  ♟     ♟  ♟  ♟       ♛ ♜♜ ♝ ♞ ♟♟  +3
6 ♟     ♞        ♞            2.   Nf3      Nc6
5    ♟ ~♝     ♟               3.   Bb5      a6
4             ♟               4.   Ba4      Nf6
3    ♝           ♞            5.   O-O      b5
2 ♟  ♟  ♟  ♟     ♟  ♟  ♟      6.   Bb3     [Bc5]
1 ♜  ♞  ♝  ♛     ♜  ♚          ♛ ♝ ♞ 5♟
  a  b  c  d  e  f  g  h    > Anna                       ! 0:14
`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			full := show(t, cells.New(), strings.Repeat("x", Width*Height))
			drawn := spanish(t, tt.view).Draw()
			screen := show(t, full, drawn)
			compare(t, "\n"+texts(screen), tt.want+below)
			if row, column := screen.Cursor(); row != 23 || column != 8 {
				t.Errorf("the cursor is at %d,%d, want it behind the prompt", row, column)
			}
			if show(t, screen, "Nf3\n").Scrolled() != 0 {
				t.Error("after Enter the screen has scrolled")
			}
			if colorCode.MatchString(drawn) != tt.view.Color {
				t.Errorf("color is %v, and the screen is sent %q", tt.view.Color, drawn)
			}
		})
	}
}

// The colors of a few cells: wood under the captured pieces, a shade for the ply that
// the board shows, red under a clock that is running out, and the rest the terminal's.
func TestTableColors(t *testing.T) {
	own := cells.Style{Ink: cells.Default, Background: cells.Default}
	bold := own
	bold.Bold = true
	tests := []struct {
		name        string
		row, column int
		want        cells.Cell
	}{
		{"a rank's number", 8, 1, cells.Cell{Text: "8", Style: own}},
		{"the square h8", 8, 3, cells.Cell{Text: "♜", Style: cells.Style{Ink: 16, Background: 94}}},
		{"beside the board", 8, 27, cells.Cell{Text: " ", Style: own}},
		{"the mark for the side to move", 1, 29, cells.Cell{Text: ">", Style: bold}},
		{"the name of the side to move", 1, 31, cells.Cell{Text: "A", Style: bold}},
		{"the other name", 9, 31, cells.Cell{Text: "c", Style: own}},
		{"a black queen that White has captured", 2, 32, cells.Cell{Text: "♛", Style: cells.Style{Ink: 16, Background: 94}}},
		{"a white queen that Black has captured", 8, 32, cells.Cell{Text: "♛", Style: cells.Style{Ink: 231, Background: 94}}},
		{"the wood ends a column behind the last piece", 8, 43, cells.Cell{Text: " ", Style: cells.Style{Ink: 231, Background: 94}}},
		{"and not later", 8, 44, cells.Cell{Text: " ", Style: own}},
		{"the balance", 8, 45, cells.Cell{Text: "+", Style: own}},
		{"the bracket before the ply that is shown", 7, 44, cells.Cell{Text: "[", Style: cells.Style{Ink: 231, Background: 64}}},
		{"the ply that is shown", 7, 45, cells.Cell{Text: "B", Style: cells.Style{Ink: 231, Background: 64}}},
		{"a clock that is running out", 1, 60, cells.Cell{Text: "0", Style: cells.Style{Ink: 231, Background: 131}}},
		{"an answer", 11, 1, cells.Cell{Text: "a", Style: own}},
		{"the prompt", 23, 1, cells.Cell{Text: "w", Style: own}},
	}
	table := spanish(t, View{Color: true, Figures: true, Flip: true})
	screen := show(t, cells.New(), spanish(t, View{Color: true, Figures: true}).Draw())
	screen = show(t, screen, table.Draw())
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := screen.At(tt.row, tt.column)
			got.Text = strings.TrimSuffix(got.Text, "\ufe0e")
			if got != tt.want {
				t.Errorf("the cell in row %d, column %d is %+v, want %+v", tt.row, tt.column, got, tt.want)
			}
		})
	}
}

// Whatever colors the terminal has of its own: we write either in both of them, or in
// neither, and then what we write can be told from its background.
func TestLegible(t *testing.T) {
	table := spanish(t, View{Color: true, Figures: true})
	for i, m := range []Mark{NoMark, MoveMark, CaptureMark, OwnMark, ForbiddenMark, CheckMark, AttackMark, LastMark} {
		for _, rank := range []int{0, 1, 3, 4, 6, 7} { // both sides' pieces and empty squares, light and dark
			table.Marks[chess.NewSquare(i, rank)] = m
		}
		table.Marks[chess.NewSquare(i, 2)] = m
		screen := show(t, cells.New(), table.Draw())
		for row := 1; row <= Height; row++ {
			for column := 1; column <= Width; column++ {
				c := screen.At(row, column)
				own := c.Ink == cells.Default && c.Background == cells.Default
				if contrast := cells.Contrast(c.Ink, c.Background); !own && contrast < 3 {
					t.Errorf("row %d, column %d: %q in color %d on %d has a contrast of %.2f, want 3", row, column, c.Text, c.Ink, c.Background, contrast)
				}
			}
		}
	}
}

// Somebody types: what stands behind the prompt, the cursor and the colors to write in
// are left alone, and everything else is new.
func TestUpdate(t *testing.T) {
	for _, v := range []View{{}, {Color: true, Figures: true}, {Flip: true, Figures: true}} {
		for _, typed := range []string{"", "Nf", strings.Repeat("x", 73), strings.Repeat("x", 74), strings.Repeat("x", 100)} {
			t.Run(fmt.Sprintf("%+v and %d letters", v, len(typed)), func(t *testing.T) {
				old := spanish(t, v)
				old.Prompt = "black> "
				old.Answers = []string{"old", "old", "old", "old", "old", "old", "old", "old", "old", "old", "old", strings.Repeat("old", 26)}
				table := spanish(t, v)
				got := show(t, show(t, show(t, cells.New(), old.Draw()+typed), table.Update()), "Q")
				want := show(t, cells.New(), table.Draw()+typed+"Q")
				same(t, got, want)
			})
		}
	}
}

func TestTicks(t *testing.T) {
	for _, v := range []View{{}, {Color: true, Figures: true}, {Flip: true}} {
		t.Run(fmt.Sprintf("%+v", v), func(t *testing.T) {
			table := spanish(t, v)
			screen := show(t, cells.New(), table.Draw()+"Nf")
			for _, clocks := range [][2]string{{"0:13", "10:00:00"}, {"9.9", "10:00"}, {"0:20", "0:05"}, {"4:59", "0.0"}} {
				table.Sides[chess.White].Clock, table.Sides[chess.Black].Clock = clocks[0], clocks[1]
				same(t, show(t, screen, table.Ticks()), show(t, cells.New(), table.Draw()+"Nf"))
			}
		})
	}
	t.Run("one side alone may have a clock", func(t *testing.T) {
		table := spanish(t, View{})
		table.Sides[chess.White].Clock = ""
		screen := show(t, cells.New(), table.Draw()+table.Ticks())
		compare(t, screen.Row(9), "  a b c d e f g h   > Anna")
		compare(t, screen.Row(1)[48:], "1:02:03")
	})
}

// same compares two screens, cell by cell, and their cursors.
func same(t *testing.T, got, want *cells.Screen) {
	t.Helper()
	compare(t, texts(got), texts(want))
	gotRow, gotColumn := got.Cursor()
	wantRow, wantColumn := want.Cursor()
	if gotRow != wantRow || gotColumn != wantColumn || got.Style() != want.Style() || got.Scrolled() != want.Scrolled() {
		t.Errorf("the cursor is at %d,%d, want %d,%d; the next letter %+v, want %+v; scrolled %d, want %d",
			gotRow, gotColumn, wantRow, wantColumn, got.Style(), want.Style(), got.Scrolled(), want.Scrolled())
	}
	for row := 1; row <= Height; row++ {
		for column := 1; column <= Width; column++ {
			if got.At(row, column) != want.At(row, column) {
				t.Fatalf("the cell in row %d, column %d is %+v, want %+v", row, column, got.At(row, column), want.At(row, column))
			}
		}
	}
}

func TestAnswers(t *testing.T) {
	wide := strings.Repeat("x", 80)
	twelve := strings.Split("1 2 3 4 5 6 7 8 9 10 11 12", " ")
	tests := []struct {
		name    string
		answers []string
		want    string
	}{
		{"none", nil, ""},
		{"an empty line is kept", []string{"a", "", "b"}, "a||b"},
		{"as many as there is room for", twelve, "1|2|3|4|5|6|7|8|9|10|11|12"},
		{"one more", append([]string{"0"}, twelve...), "0|1|2|3|4|5|6|7|8|9|10|..."},
		{"a letter wider", []string{wide + "y", "b"}, wide + "|y|b"},
		{"three rows in one line", []string{wide + wide + "y"}, wide + "|" + wide + "|y"},
		{"codes are spelled out", []string{"\x1b[2J"}, `\x1b[2J`},
		{"a line break is not one", []string{"a\nb"}, `a\nb`},
		{"endless", []string{strings.Repeat(wide, 1000)}, strings.Repeat(wide+"|", 11) + "..."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			screen := show(t, cells.New(), Table{Board: new(chess.Board), Answers: tt.answers, Prompt: "> "}.Draw())
			var rows []string
			for row := 10; row <= 22; row++ {
				rows = append(rows, screen.Row(row))
			}
			compare(t, strings.TrimRight(strings.Join(rows, "|"), "|"), strings.TrimRight("|"+tt.want, "|"))
			compare(t, screen.Row(23)+screen.Row(24), ">")
		})
	}
	if Room() != len(twelve) {
		t.Errorf("Room() = %d, want %d", Room(), len(twelve))
	}
}
