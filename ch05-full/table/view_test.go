// view_test.go looks at tables of all sizes.

package table

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/look"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/session"

	tea "charm.land/bubbletea/v2"
	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "write the pictures in testdata anew")

// middlegame is a scene with something in each place.
func middlegame() session.Scene {
	s := session.Scene{
		Cursor: 20, Prompt: "white> ", Thinking: "careful thinks; Ctrl-C stops it", Words: []string{"e4", "e5"},
		Notes: []string{"a mistake: it loses the knight", "or 11. Nf3 Nc6"},
	}
	for i, letter := range []byte("RNBQKB.R" + "PPPP.PPP" + ".....N.." + "....P..." + "....p..." + "..n....." + "pppp.ppp" + "r.bqkbnr") {
		s.Board[i] = look.Square{Piece: letter, Dark: chess.Square(i).IsDark()}
	}
	s.Board[6].Mark, s.Board[21].Mark, s.Board[36].Mark = look.Last, look.Last, look.Capture
	s.Sides[chess.White] = session.Side{
		Name: "Anna", Clock: "1:02:03", ToMove: true, Captured: []byte("nbbpppp"), Balance: 3,
	}
	s.Sides[chess.Black] = session.Side{Name: "王小明 from the city of Hangzhou, \x1b[31m or near it", Clock: "9.4", Hurry: true}
	for i := range 30 {
		s.Sheet = append(s.Sheet, pgn.Row{Number: fmt.Sprintf("%d.", i+1), Moves: []string{"Nbxd2+!?", "e8=Q#"}, First: 2 * i})
	}
	return s
}

// tableWith returns a table with a scene, in a window.
func tableWith(s session.Scene, width, height int, said ...string) model {
	m := model{scene: s, input: newInput(), width: width, height: height, answers: len(said)}
	for _, text := range said {
		m.said = append(m.said, session.Text{Text: text})
	}
	return m
}

// isAsIn compares what is drawn with a file. With the flag -update it writes the file anew.
func isAsIn(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); diff != "" {
		t.Errorf("the table is not as in %s (- want, + got). After a change of how a board looks, or of what the program says,\n"+
			"that is expected, and this accepts it: go test ./ch05-full/table -update\n%s", file, diff)
	}
}

func TestPictures(t *testing.T) {
	const short, colors = "black plays e5, and white has to say whether that was good: type a move, or a word such as why", "\x1b[48;5;1mready\x1b[0m"
	long := strings.TrimSuffix(strings.Repeat("one more line\n", 40), "\n")
	analysis := session.Pane{
		Title: "analysis, depth 14", White: 60, Score: "+0.82", Note: "keep notes the first line",
		Lines: []string{
			"+0.82  11. Nxe5 Nxe5 12. d4 Bd6 13. dxe5 Bxe5 14. f4",
			"+0.20  11. Bb5 Nd4 12. Nxd4 exd4", "-0.10  11. Nc3 Nf6",
		},
	}
	tests := []struct {
		name          string
		width, height int
		look          session.Look
		said          string
		pane          session.Pane
	}{
		{"the smallest window with a panel", 47, 15, session.Look{}, short, session.Pane{}},
		{"a narrow window", 34, 24, session.Look{}, short, session.Pane{}},
		{"the narrowest window with a board", 17, 15, session.Look{}, short, session.Pane{}},
		{"the narrowest window with a board in color", 25, 15, session.Look{Color: true, Figures: true}, short, analysis},
		{"a small window in color", 60, 20, session.Look{Color: true, Figures: true}, short, session.Pane{}},
		{"an ordinary window", 80, 24, session.Look{Figures: true}, short, session.Pane{}},
		{"an ordinary window in color", 80, 24, session.Look{Color: true, Figures: true}, short, session.Pane{}},
		{"seen by Black", 80, 23, session.Look{Flip: true}, short, session.Pane{}},
		{"a large window", 120, 40, session.Look{}, short, session.Pane{}},
		{"a very large window", 200, 50, session.Look{}, short, session.Pane{}},
		{"a long answer", 120, 40, session.Look{}, long, session.Pane{}},
		{"a long answer beside a board of fixed size", 120, 40, session.Look{Size: 2}, long, session.Pane{}},
		{"a window without room for a board", 24, 15, session.Look{Color: true}, short + colors, session.Pane{}},
		{"a window of one row", 80, 1, session.Look{}, short, session.Pane{}},
		{"an analysis in the smallest window", 47, 15, session.Look{}, short, analysis},
		{"an analysis in the panel", 80, 24, session.Look{}, short, analysis},
		{"an analysis beside the panel in color", 120, 40, session.Look{Color: true, Figures: true}, short, analysis},
		{"an analysis in a very large window", 200, 50, session.Look{}, short, analysis},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := middlegame()
			s.Look, s.Pane = tt.look, tt.pane
			if tt.pane.IsShown() {
				s.Thinking = ""
			}
			got := tableWith(s, tt.width, tt.height, tt.said).View().Content + "\n"
			got = strings.ReplaceAll(regexp.MustCompile(" +\n").ReplaceAllString(got, "\n"), "\x1b", "␛") // so that the file is text
			got = strings.ReplaceAll(got, "\ufe0e", "")                                                   // asks for the style of text, and takes no room
			file := filepath.Join("testdata", strings.ReplaceAll(tt.name, " ", "_")+".txt")
			isAsIn(t, file, got)
		})
	}
}

// The ply of the cursor is in sight wherever in the game it is.
func TestTheCursorIsInSight(t *testing.T) {
	for _, columns := range []int{29, 60, 120} {
		for cursor := -1; cursor < 60; cursor++ {
			s := middlegame()
			s.Cursor = cursor
			drawn := strings.Join(drawSheet(s, columns, 5), "\n")
			if got := strings.Count(drawn, "["); got != min(1, cursor+1) {
				t.Errorf("in %d columns, %d plies are marked at ply %d:\n%s", columns, got, cursor, drawn)
			}
		}
	}
}

// Each move of the sheet is where a click finds it.
func TestMovesAreWhereTheyAreDrawn(t *testing.T) {
	for _, columns := range []int{20, 28, 29, 60} {
		for cursor := range 60 {
			s := middlegame()
			s.Cursor = cursor
			if cursor%3 == 0 {
				s.Pane = session.Pane{Title: "analysis", Lines: []string{"one", "two"}}
			}
			const height = 17
			panel := drawPanel(s, columns, height)
			y := slices.IndexFunc(panel, func(row string) bool { return strings.Contains(row, "[") })
			if y < 0 {
				t.Fatalf("in %d columns ply %d is not shown", columns, cursor)
			}
			want := session.Line(fmt.Sprintf("goto %d%s", cursor/2+1, strings.Repeat("...", cursor%2)))
			if got, ok := moveAt(s, columns, height, strings.Index(panel[y], "["), y); !ok || got != want {
				t.Errorf("in %d columns ply %d is found as %q, want %q", columns, cursor, got, want)
			}
		}
	}
}

// Where Black begins, the dots in White's place are no ply.
func TestBlackBegins(t *testing.T) {
	row := pgn.Row{Number: "7.", Moves: []string{"...", "Kd8"}, First: -1}
	for cursor, want := range map[int]string{-1: "7.    ...         Kd8", 0: "7.    ...        [Kd8]"} {
		if got := strings.TrimRight(sheetFormIn(rowWidth).draw(row, cursor, session.Look{}), " "); got != want {
			t.Errorf("at ply %d the row is %q, want %q", cursor, got, want)
		}
	}
}

// Each square is where a click on any place of it finds it.
func TestSquaresAreWhereTheyAreDrawn(t *testing.T) {
	const first = 'À' // the letter on a1: it stands for no piece, so it is drawn as it is
	for _, shown := range []session.Look{{}, {Flip: true}} {
		for size := 1; size <= 4; size++ {
			l := boardOf(size, shown, 200)
			var b session.Board
			for square := range b {
				b[square] = look.Square{Piece: byte(first + square)}
			}
			drawn := strings.Split(shown.Draw(b, size), "\n")
			found := make(map[chess.Square]int)
			for y := -1; y <= l.height; y++ {
				for x := -1; x <= l.board; x++ {
					square, ok := l.squareAt(x, y, shown)
					if !ok {
						continue
					}
					found[square]++
					if letter := []rune(drawn[y])[x]; letter >= first && letter != first+rune(square) {
						t.Errorf("%+v, size %d: at %d,%d is %c, and a click there is on %v", shown, size, x, y, letter, square)
					}
				}
			}
			for square := range chess.Square(64) {
				if found[square] != l.square*size {
					t.Errorf("%+v, size %d: %v has %d places, want %d", shown, size, square, found[square], l.square*size)
				}
			}
		}
	}
}

// The cursor stands behind what was typed, and in the window, wherever in the line it is.
func TestThePrompt(t *testing.T) {
	tests := []struct {
		name, typed string
		back        int // how far the cursor is moved back
		row         string
		cursor      int
	}{
		{"a move", "Nf3", 0, "white> Nf3", 10},
		{"back in the line", "Nf3", 2, "white> Nf3", 8},
		{"wide letters", "name 王小", 0, "white> name 王小", 16},
		{"a line longer than the window", "abcdefghijklmnopqrstuvwxyz", 0, "white> opqrstuvwxyz", 19},
		{"back in a long line", "abcdefghijklmnopqrstuvwxyz", 26, "white> abcdefghijklm", 7},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m := tableWith(middlegame(), 20, 3).typed(tt.typed)
			for range tt.back {
				m, _ = m.press(tea.KeyPressMsg{Code: tea.KeyLeft})
			}
			view := m.View()
			row := strings.TrimRight(strings.Split(view.Content, "\n")[2], " ")
			if row != tt.row || view.Cursor.X != tt.cursor || view.Cursor.Y != 2 {
				t.Errorf("the row is %q with the cursor at %d, want %q and %d", row, view.Cursor.X, tt.row, tt.cursor)
			}
		})
	}
}

// Whatever is typed, clicked and pasted, and however the window changes, the table stays in it.
func TestAnythingFitsTheWindow(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 2))
	keys := []tea.KeyPressMsg{
		{Code: tea.KeyEnter}, {Code: tea.KeyTab}, {Code: tea.KeyUp}, {Code: tea.KeyDown}, {Code: tea.KeyLeft}, {Code: tea.KeyRight},
		{Code: tea.KeyPgUp}, {Code: tea.KeyPgDown}, {Code: tea.KeyEscape}, {Code: tea.KeyHome}, {Code: tea.KeyEnd}, {Code: tea.KeyBackspace},
		{Code: 'c', Mod: tea.ModCtrl}, {Code: 'w', Mod: tea.ModCtrl}, {Code: 'q', Text: "q"}, {Code: '王', Text: "王"},
	}
	words := []string{"e4", "e5", "Nf3", "help", "help tasks", "flip", "moves", "size 3", "size auto", "perft 2", "new random", "undo 2", "pieces figures", "e\u0301\u0301\u0301", "\x1b[31m\n\x00"}
	m := begin(t, session.NewOptions())
	for range 3000 {
		switch chance.IntN(5) {
		case 0:
			m = m.hears(tea.WindowSizeMsg{Width: chance.IntN(140), Height: chance.IntN(50)})
		case 1:
			m = m.hears(tea.PasteMsg{Content: words[chance.IntN(len(words))]})
		case 2:
			m = m.hears(tea.MouseClickMsg{X: chance.IntN(80) - 1, Y: chance.IntN(30) - 1, Button: tea.MouseLeft})
		default:
			m = m.hears(keys[chance.IntN(len(keys))])
		}
		if m.session.Over() {
			m = begin(t, session.NewOptions())
		}
		rows := strings.Split(m.View().Content, "\n")
		if i := slices.IndexFunc(rows, func(row string) bool { return width(row) > m.width }); m.width*m.height > 0 && (i >= 0 || len(rows) > m.height) {
			t.Fatalf("in a window of %d by %d there are %d rows, and too wide is row %d:\n%s", m.width, m.height, len(rows), i, strings.Join(rows, "\n"))
		}
	}
}
