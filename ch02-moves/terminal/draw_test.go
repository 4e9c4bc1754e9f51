// draw_test.go looks at the board as it appears on the screen, without color
// and, to the byte, with it.

package terminal

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"mateinfive/ch02-moves/chess"
	"mateinfive/ch02-moves/look"
	"mateinfive/internal/console/consoletest"
)

// escapeCode is an order to the terminal to change its colors, or the letter
// that asks for a figure in the style of text. Neither takes room on the screen.
var escapeCode = regexp.MustCompile("\x1b\\[[0-9;]*m|\ufe0e")

func TestDraw(t *testing.T) {
	lesson := chess.MustParseFEN("rnbqk3/pp6/8/8/8/8/PP6/RNBQK3").Board
	tests := []struct {
		name  string
		view  view
		marks marks
		want  string
	}{
		{"letters", view{}, nil, `
8 r n b q k . . .
7 p p . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 P P . . . . . .
1 R N B Q K . . .
  a b c d e f g h
`},
		{"figures are outlines for White and solid for Black", view{figures: true}, nil, `
8 ♜ ♞ ♝ ♛ ♚ . . .
7 ♟ ♟ . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 ♙ ♙ . . . . . .
1 ♖ ♘ ♗ ♕ ♔ . . .
  a b c d e f g h
`},
		{"Black's side below, and marks", view{flip: true}, marks{chess.A8: look.Capture, chess.E4: look.Move, chess.H1: look.Move, chess.NoSquare: look.Move}, `
1 * . . K Q B N R
2 . . . . . . P P
3 . . . . . . . .
4 . . . * . . . .
5 . . . . . . . .
6 . . . . . . . .
7 . . . . . . p p
8 . . . k q b nxr
  h g f e d c b a
`},
		{"with color a square is three columns wide", view{color: true}, marks{chess.A8: look.Capture, chess.E4: look.Move}, `
8xr  n  b  q  k          
7 p  p                   
6                        
5                        
4             *          
3                        
2 P  P                   
1 R  N  B  Q  K          
  a  b  c  d  e  f  g  h
`},
		{"with color all figures are solid", view{color: true, figures: true, flip: true}, nil, `
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
			drawn := tt.view.draw(&lesson, tt.marks)
			consoletest.Compare(t, "\n"+escapeCode.ReplaceAllString(drawn, ""), tt.want)
			if strings.Contains(drawn, "\x1b") != tt.view.color {
				t.Errorf("color is %v, and the screen is sent %q", tt.view.color, drawn)
			}
		})
	}
}

// What the terminal is sent before and after a square, in whatever theme.
var (
	theme        = look.Theme()
	whiteOnLight = paint(theme.Light, theme.White)
	whiteOnDark  = paint(theme.Dark, theme.White)
	blackOnLight = paint(theme.Light, theme.Black)
	blackOnDark  = paint(theme.Dark, theme.Black)
)

const colorOff = "\x1b[0m"

// paint is the order to go on in these colors: 48;5 sets that of the square, 38;5 that of the
// letters, out of 256.
func paint(square, ink look.Color) string {
	return fmt.Sprintf("\x1b[48;5;%d;38;5;%dm", square, ink)
}

func TestColoredSquares(t *testing.T) {
	rook := chess.NewPiece(chess.TypeRook, chess.White)
	pawn := chess.NewPiece(chess.TypePawn, chess.Black)
	tests := []struct {
		name   string
		square chess.Square
		piece  chess.Piece
		mark   look.Mark
		want   string
	}{
		{"empty, dark", chess.A1, nil, look.None, whiteOnDark + "   "},
		{"empty, light", chess.B1, nil, look.None, whiteOnLight + "   "},
		{"White, dark", chess.A1, rook, look.None, whiteOnDark + " ♜ "},
		{"White, light", chess.H1, rook, look.None, whiteOnLight + " ♜ "},
		{"Black, dark", chess.B8, pawn, look.None, blackOnDark + " ♟\ufe0e "},
		{"Black, light", chess.A8, pawn, look.None, blackOnLight + " ♟\ufe0e "},
		{"to move to", chess.A1, nil, look.Move, paint(theme.Move, theme.White) + " * "},
		{"to capture", chess.A1, pawn, look.Capture, paint(theme.Capture, theme.Black) + "x♟\ufe0e "},
		{"that would move", chess.B1, rook, look.Own, paint(theme.Own, theme.White) + ">♜ "},
		{"three steps away", chess.B1, nil, look.Mark{Sign: "3", Color: look.Move.Color}, paint(theme.Move, theme.White) + " 3 "},
		{"a seventh kind of piece", chess.A1, chancellor{rook}, look.None, whiteOnDark + " C "},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			consoletest.Compare(t, view{color: true, figures: true}.square(tt.square, tt.piece, tt.mark), tt.want+colorOff)
		})
	}
}
