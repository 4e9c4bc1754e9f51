// draw_test.go looks at the board as it appears on the screen, without color
// and, to the byte, with it.

package terminal

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"mateinfive/ch01-display/chess"

	"github.com/fatih/color"
)

func TestDrawPlain(t *testing.T) {
	tests := []struct {
		name  string
		view  view
		board chess.Board
		want  string
	}{
		{"start", view{}, chess.StartingBoard(), `
8 r n b q k b n r
7 p p p p p p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 P P P P P P P P
1 R N B Q K B N R
  a b c d e f g h
`},
		{"empty", view{}, chess.Board{}, `
8 . . . . . . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . . .
  a b c d e f g h
`},
		{"flipped", view{flip: true}, lesson, `
1 . . . K Q B N R
2 . . . . . . P P
3 . . . . . . . .
4 . . . . . . . .
5 . . . . . . . .
6 . . . . . . . .
7 . . . . . . p p
8 . . . k q b n r
  h g f e d c b a
`},
		{"figures are outlines for White and solid for Black", view{figures: true}, lesson, strings.ReplaceAll(`
8 ♜ ♞ ♝ ♛ ♚ . . .
7 ♟ ♟ . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 ♙ ♙ . . . . . .
1 ♖ ♘ ♗ ♕ ♔ . . .
  a b c d e f g h
`, "♟", "♟\ufe0e")},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			compare(t, "\n"+tt.view.draw(&tt.board, nil), tt.want)
		})
	}
}

func TestDrawWritesADiagram(t *testing.T) {
	got, err := chess.ParseDiagram(view{}.draw(&lesson, nil))
	if err != nil || got != lesson {
		t.Errorf("the board on the screen is read as\n%s, error %v, want\n%s", got, err, lesson)
	}
}

// What the terminal is sent before and after a square: 48;5 sets the color of
// the square, 38;5 that of the letters, out of 256.
const (
	whiteOnLight = "\x1b[48;5;137;38;5;231m"
	whiteOnDark  = "\x1b[48;5;94;38;5;231m"
	blackOnLight = "\x1b[48;5;137;38;5;16m"
	blackOnDark  = "\x1b[48;5;94;38;5;16m"
	colorOff     = "\x1b[0;25;0;0;25;0m"
)

func TestColoredSquares(t *testing.T) {
	rook := chess.NewPiece(chess.TypeRook, chess.White)
	pawn := chess.NewPiece(chess.TypePawn, chess.Black)
	tests := []struct {
		name   string
		square chess.Square
		piece  chess.Piece
		mark   mark
		want   string // with figures
		letter string // with letters
	}{
		{"empty, dark", chess.A1, nil, noMark, whiteOnDark + "   " + colorOff, whiteOnDark + "   " + colorOff},
		{"empty, light", chess.B1, nil, noMark, whiteOnLight + "   " + colorOff, whiteOnLight + "   " + colorOff},
		{"White, dark", chess.A1, rook, noMark, whiteOnDark + " ♜ " + colorOff, whiteOnDark + " R " + colorOff},
		{"White, light", chess.H1, rook, noMark, whiteOnLight + " ♜ " + colorOff, whiteOnLight + " R " + colorOff},
		{"Black, dark", chess.B8, pawn, noMark, blackOnDark + " ♟\ufe0e " + colorOff, blackOnDark + " p " + colorOff},
		{"Black, light", chess.A8, pawn, noMark, blackOnLight + " ♟\ufe0e " + colorOff, blackOnLight + " p " + colorOff},
		{"changed, empty", chess.A1, nil, changedMark, "\x1b[48;5;61;38;5;231m ! " + colorOff, "\x1b[48;5;61;38;5;231m ! " + colorOff},
		{"changed, White", chess.A1, rook, changedMark, "\x1b[48;5;61;38;5;231m!♜ " + colorOff, "\x1b[48;5;61;38;5;231m!R " + colorOff},
		{"changed, Black", chess.A1, pawn, changedMark, "\x1b[48;5;61;38;5;16m!♟\ufe0e " + colorOff, "\x1b[48;5;61;38;5;16m!p " + colorOff},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			compare(t, view{color: true, figures: true}.square(tt.square, tt.piece, tt.mark), tt.want)
			compare(t, view{color: true}.square(tt.square, tt.piece, tt.mark), tt.letter)
		})
	}
}

// The board in color without its escape codes: the frame has to fit squares
// that are three columns wide.
func TestDrawColored(t *testing.T) {
	tests := []struct {
		name string
		view view
		want string
	}{
		{"letters", view{color: true}, `
8 r  n  b  q  k          
7 p  p                   
6                        
5                        
4                        
3                        
2 P  P                   
1 R  N  B  Q  K          
  a  b  c  d  e  f  g  h
`},
		{"figures, flipped", view{color: true, figures: true, flip: true}, `
1          ♚  ♛  ♝  ♞  ♜ 
2                   ♟  ♟ 
3                        
4                        
5                        
6                        
7                   ♟  ♟ 
8          ♚  ♛  ♝  ♞  ♜ 
  h  g  f  e  d  c  b  a
`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := escapeCode.ReplaceAllString(tt.view.draw(&lesson, nil), "")
			compare(t, "\n"+strings.ReplaceAll(got, "\ufe0e", ""), tt.want)
		})
	}
}

// escapeCode is an order to the terminal to change its colors.
var escapeCode = regexp.MustCompile("\x1b\\[[0-9;]*m")

func TestDrawnBoardFitsTheScreen(t *testing.T) {
	for _, v := range []view{
		{}, {flip: true}, {figures: true}, {color: true}, {color: true, figures: true}, {color: true, figures: true, flip: true},
	} {
		drawn := v.draw(&lesson, marks{chess.A1: '!', chess.E4: '!'})
		if !v.color && strings.Contains(drawn, "\x1b") {
			t.Errorf("%+v: an escape code without color: %q", v, drawn)
		}
		if v.color && !strings.Contains(drawn, "\x1b") {
			t.Errorf("%+v: color without an escape code: %q", v, drawn)
		}
		lines := strings.SplitAfter(drawn, "\n")
		if len(lines) != 10 || lines[9] != "" {
			t.Fatalf("%+v: the board has %d lines, want nine and a newline at the end", v, len(lines)-1)
		}
		for _, line := range lines[:9] {
			seen := strings.ReplaceAll(escapeCode.ReplaceAllString(line, ""), "\ufe0e", "")
			if n := utf8.RuneCountInString(seen) - 1; n > 80 {
				t.Errorf("%+v: a line has %d columns, more than 80: %q", v, n, line)
			}
		}
	}
}

// Color is the decision of the options alone: it is sent with NO_COLOR set, if
// the player asks for it.
func TestColorIsDecidedByTheView(t *testing.T) {
	colored := view{color: true}.draw(&lesson, nil)
	swap(t, &color.NoColor, false)
	if again := (view{color: true}).draw(&lesson, nil); again != colored {
		t.Errorf("the drawing depends on color.NoColor: %q and %q", colored, again)
	}
	if plain := (view{}).draw(&lesson, nil); plain != lessonDiagram+"\n" {
		t.Errorf("the drawing without color depends on color.NoColor: %q", plain)
	}
}

func TestDrawMarks(t *testing.T) {
	compare(t, "\n"+view{}.draw(&lesson, marks{chess.A8: changedMark, chess.E4: changedMark, chess.H1: changedMark, chess.NoSquare: changedMark}), `
8!r n b q k . . .
7 p p . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . ! . . .
3 . . . . . . . .
2 P P . . . . . .
1 R N B Q K . . !
  a b c d e f g h
`)
}
