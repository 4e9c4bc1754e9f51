// draw_test.go looks at the board as it appears on the screen, without color
// and, to the byte, with it.

package screen

import (
	"regexp"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

// escapeCode is an order to the terminal to change its colors, or the letter
// that asks for a figure in the style of text. Neither takes room on the screen.
var escapeCode = regexp.MustCompile("\x1b\\[[0-9;]*m|\ufe0e")

func TestDraw(t *testing.T) {
	lesson := board(t, "rnbqk3/pp6/8/8/8/8/PP6/RNBQK3")
	tests := []struct {
		name  string
		view  View
		marks Marks
		want  string
	}{
		{"letters", View{}, nil, `
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
		{"Black's side below, and marks", View{Flip: true}, Marks{chess.A8: CaptureMark, chess.E4: MoveMark, chess.H1: MoveMark, chess.NoSquare: MoveMark}, `
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
		{"with color all figures are solid", View{Color: true, Figures: true, Flip: true}, nil, `
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
			drawn := tt.view.Draw(&lesson, tt.marks)
			compare(t, "\n"+escapeCode.ReplaceAllString(drawn, ""), tt.want)
			if strings.Contains(drawn, "\x1b") != tt.view.Color {
				t.Errorf("color is %v, and the screen is sent %q", tt.view.Color, drawn)
			}
		})
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

// A camel is a piece of a kind that Unicode has no figure for.
type camel struct{ chess.Piece }

func (camel) Type() chess.PieceType { return 'C' }

func TestColoredSquares(t *testing.T) {
	rook := chess.NewPiece(chess.TypeRook, chess.White)
	pawn := chess.NewPiece(chess.TypePawn, chess.Black)
	tests := []struct {
		name   string
		square chess.Square
		piece  chess.Piece
		mark   Mark
		want   string
	}{
		{"empty, dark", chess.A1, nil, NoMark, whiteOnDark + "   "},
		{"empty, light", chess.B1, nil, NoMark, whiteOnLight + "   "},
		{"White, dark", chess.A1, rook, NoMark, whiteOnDark + " ♜ "},
		{"White, light", chess.H1, rook, NoMark, whiteOnLight + " ♜ "},
		{"Black, dark", chess.B8, pawn, NoMark, blackOnDark + " ♟\ufe0e "},
		{"Black, light", chess.A8, pawn, NoMark, blackOnLight + " ♟\ufe0e "},
		{"a kind without a figure", chess.A1, camel{rook}, NoMark, whiteOnDark + " C "},
		{"to move to", chess.A1, nil, MoveMark, "\x1b[48;5;66;38;5;231m * "},
		{"to capture", chess.A1, pawn, CaptureMark, "\x1b[48;5;131;38;5;16mx♟\ufe0e "},
		{"that would move", chess.B1, rook, OwnMark, "\x1b[48;5;61;38;5;231m>♜ "},
		{"forbidden", chess.B1, nil, ForbiddenMark, "\x1b[48;5;243;38;5;231m - "},
		{"in check", chess.A1, rook, CheckMark, "\x1b[48;5;131;38;5;231m+♜ "},
		{"left by the last move", chess.B1, nil, LastMark, "\x1b[48;5;64;38;5;231m ~ "},
		{"moved last", chess.A1, pawn, LastMark, "\x1b[48;5;64;38;5;16m~♟\ufe0e "},
		{"that attacks", chess.A1, pawn, AttackMark, "\x1b[48;5;131;38;5;16m!♟\ufe0e "},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			compare(t, View{Color: true, Figures: true}.square(tt.square, tt.piece, tt.mark), tt.want+colorOff)
		})
	}
}
