// panel_test.go looks at the parts of the panel: names, clocks, captured pieces, moves.

package screen

import (
	"fmt"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/internal/cells"
)

// panelRow returns what stands beside the board in a row, without color.
func panelRow(s *cells.Screen, row int) string {
	text := []rune(strings.ReplaceAll(s.Row(row), "\ufe0e", ""))
	return string(text[min(20, len(text)):])
}

func TestNames(t *testing.T) {
	tests := []struct {
		name, text, clock string
		toMove            bool
		want              string
	}{
		{"a name", "Anna", "", false, "  Anna"},
		{"whose turn it is", "Anna", "", true, "> Anna"},
		{"no name", "", "4:58", true, ">                              4:58"},
		{"as long as fits", "Wolfgang Amadeus Mozart.", "1:02:03", false, "  Wolfgang Amadeus Mozart.  1:02:03"},
		{"a letter longer", "Wolfgang Amadeus Mozart..", "1:02:03", false, "  Wolfgang Amadeus Moza...  1:02:03"},
		{"without a clock no longer", "Wolfgang Amadeus Mozart..", "", false, "  Wolfgang Amadeus Moza..."},
		{"a code", "\x1b[2JAnna", "4:58", false, `  \x1b[2JAnna                  4:58`},
		{"a clock that nobody has", "Anna", "1000:00:00", false, "  Anna                     1000:..."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			side := Side{Name: tt.text, Clock: tt.clock, ToMove: tt.toMove}
			screen := show(t, cells.New(), Table{Board: new(chess.Board), Sides: [2]Side{side}}.Draw())
			compare(t, panelRow(screen, 9), tt.want)
		})
	}
}

func TestUrgentClocks(t *testing.T) {
	tests := []struct {
		clock  string
		toMove bool
		want   string
	}{
		{"0:20", true, "0:20"},
		{"0:19", true, "! 0:19"},
		{"9.9", true, "! 9.9"},
		{"0:19", false, "0:19"},
		{"1:19", true, "1:19"},
		{"1:00:19", true, "1:00:19"},
		{"", true, ""},
	}
	for _, tt := range tests {
		t.Run(fmt.Sprintf("%q, to move %v", tt.clock, tt.toMove), func(t *testing.T) {
			table := Table{View: View{Color: true}, Board: new(chess.Board), Sides: [2]Side{{Clock: tt.clock, ToMove: tt.toMove}}}
			screen := show(t, cells.New(), table.Draw())
			compare(t, strings.TrimLeft(strings.TrimLeft(screen.Row(9), " abcdefgh"), "> "), tt.want)
			if urgent := strings.Contains(tt.want, "!"); (screen.At(9, 63).Background != cells.Default) != urgent {
				t.Errorf("the clock is %+v, want it to stand out: %v", screen.At(9, 63), urgent)
			}
		})
	}
}

func TestCaptured(t *testing.T) {
	tests := []struct {
		name, letters string
		balance       int
		want          string
	}{
		{"nothing", "", 0, ""},
		{"behind", "p", -2, "  p"},
		{"ahead without a capture", "", 8, "  +8"},
		{"the most valuable first, the bishop before the knight", "pnbrq", 0, "  q r b n p"},
		{"four of a kind", "pppp", 0, "  4p"},
		{"all fifteen", "rnbqbnrpppppppp", 39, "  q rr bb nn 8p +39"},
		{"a king, in a lesson", "kP", 0, "  P k"},
		{"as wide as there is room", "qqqQQQrrrRRRbbbBBBnn", 1, "  qqq QQQ rrr RRR bbb BBB nn +1"},
		{"more than there can be", "qqqQQQrrrRRRbbbBBBnnnNNNpppPPPkkkKKK", 123456, "  qqq QQQ rrr RRR bbb BBB +1..."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			side := Side{Captured: pieces(tt.letters), Balance: tt.balance}
			screen := show(t, cells.New(), Table{Board: new(chess.Board), Sides: [2]Side{side}}.Draw())
			compare(t, panelRow(screen, 8), tt.want)
		})
	}
	t.Run("without pieces there is no wood", func(t *testing.T) {
		table := Table{View: View{Color: true}, Board: new(chess.Board), Sides: [2]Side{{Balance: 1}}}
		if got := show(t, cells.New(), table.Draw()).At(8, 31); got.Text != "+" || got.Background != cells.Default {
			t.Errorf("the first cell is %+v, want the balance in the colors of the terminal", got)
		}
	})
}

func TestMoves(t *testing.T) {
	seven := []string{"1. e4 e5", "2. Nf3 Nc6", "3. Bb5 a6", "4. Ba4 Nf6", "5. O-O b5", "6. Bb3 Bc5", "7. c3"}
	black := []string{"41... Rd8", "42. Kf2 c2", "43. Rc1"}
	var hundred []string
	for i := 1; i <= 300; i++ {
		hundred = append(hundred, fmt.Sprintf("%d. Nxd7+ exd8=Q#", i))
	}
	tests := []struct {
		name   string
		moves  []string
		cursor int
		want   string // of the five rows, those that are not empty
	}{
		{"none", nil, -1, ""},
		{"the answer to it", []string{"1. e4 e5"}, 1, "1.   e4      [e5]"},
		{"looking back at the beginning", []string{"1. e4 e5"}, -1, "1.   e4       e5"},
		{"the last five rows", seven, 12, "3.   Bb5      a6|4.   Ba4      Nf6|5.   O-O      b5|6.   Bb3      Bc5|7.  [c3]"},
		{"the cursor leaves the end", seven, 8, "3.   Bb5      a6|4.   Ba4      Nf6|5.  [O-O]     b5|6.   Bb3      Bc5|7.   c3"},
		{"the cursor in the middle row", seven, 7, "2.   Nf3      Nc6|3.   Bb5      a6|4.   Ba4     [Nf6]|5.   O-O      b5|6.   Bb3      Bc5"},
		{"before the first", seven, -1, "1.   e4       e5|2.   Nf3      Nc6|3.   Bb5      a6|4.   Ba4      Nf6|5.   O-O      b5"},
		{"Black begins", black, 0, "41.  ...     [Rd8]|42.  Kf2      c2|43.  Rc1"},
		{"Black begins, and White answers", black, 1, "41.  ...      Rd8|42. [Kf2]     c2|43.  Rc1"},
		{"dots alone are no move", []string{"41... ", "42. Kf2"}, 0, "41.  ...|42. [Kf2]"},
		{"a number alone is no move", []string{"1."}, 0, "1."},
		{"the end of a long game", hundred, 599, "296. Nxd7+    exd8=Q#|297. Nxd7+    exd8=Q#|298. Nxd7+    exd8=Q#|299. Nxd7+    exd8=Q#|300. Nxd7+   [exd8=Q#]"},
		{"a remark makes room for itself", []string{"1. exd8=Q#!? e5"}, 0, "1.  [exd8=Q#!?] e5"},
		{"what is no move is cut", []string{"1. \x1b[2J\x1b[2J e5"}, 1, `1.   \x1b[2... [e5]`},
		{"no number", []string{"e4 e5"}, 1, "e4      [e5]"},
		{"an empty line", []string{"", "1. e4"}, 0, "|1.  [e4]"},
		{"a number that no game reaches", []string{"123456. e4 e5"}, 1, `1... e4      [e5]`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			screen := show(t, cells.New(), Table{Board: new(chess.Board), Moves: tt.moves, Cursor: tt.cursor}.Draw())
			var rows []string
			for row := 2; row <= 8; row++ {
				rows = append(rows, strings.TrimSpace(panelRow(screen, row)))
			}
			compare(t, strings.TrimRight(strings.Join(rows, "|"), "|"), strings.TrimRight("|"+tt.want, "|"))
		})
	}
}
