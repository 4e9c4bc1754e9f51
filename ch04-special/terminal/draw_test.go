// draw_test.go looks at the board as it appears on the screen, without color
// and, to the byte, with it.

package terminal

import (
	"math"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"mateinfive/ch04-special/chess"

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
		{"to move to", chess.A1, nil, moveMark, "\x1b[48;5;66;38;5;231m * " + colorOff, "\x1b[48;5;66;38;5;231m * " + colorOff},
		{"to capture", chess.A1, pawn, captureMark, "\x1b[48;5;131;38;5;16mx♟\ufe0e " + colorOff, "\x1b[48;5;131;38;5;16mxp " + colorOff},
		{"that would move", chess.B1, rook, ownMark, "\x1b[48;5;61;38;5;231m>♜ " + colorOff, "\x1b[48;5;61;38;5;231m>R " + colorOff},
		{"three steps", chess.B1, nil, '3', "\x1b[48;5;66;38;5;231m 3 " + colorOff, "\x1b[48;5;66;38;5;231m 3 " + colorOff},
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
	compare(t, "\n"+view{}.draw(&lesson, marks{chess.A2: ownMark, chess.A3: moveMark, chess.E8: captureMark, chess.NoSquare: moveMark}), `
8 r n b qxk . . .
7 p p . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 * . . . . . . .
2>P P . . . . . .
1 R N B Q K . . .
  a b c d e f g h
`)
}

// Three marks are new in this chapter. An attacker and a king in check are as
// red as a piece to capture: all three are about taking.
func TestColoredMarksOfCheck(t *testing.T) {
	const onGray, onRed = "\x1b[48;5;243;38;5;", "\x1b[48;5;131;38;5;"
	king := chess.NewPiece(chess.TypeKing, chess.White)
	knight := chess.NewPiece(chess.TypeKnight, chess.Black)
	tests := []struct {
		name   string
		piece  chess.Piece
		mark   mark
		want   string // with figures
		letter string // with letters
	}{
		{"an empty square that the king forbids", nil, forbiddenMark, onGray + "231m - " + colorOff, onGray + "231m - " + colorOff},
		{"a piece that the king forbids to take", knight, forbiddenMark, onGray + "16m-♞ " + colorOff, onGray + "16m-n " + colorOff},
		{"a king in check", king, checkMark, onRed + "231m+♚ " + colorOff, onRed + "231m+K " + colorOff},
		{"an attacker", knight, attackMark, onRed + "16m!♞ " + colorOff, onRed + "16m!n " + colorOff},
		{"an attacker that is not there", nil, attackMark, onRed + "231m ! " + colorOff, onRed + "231m ! " + colorOff},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			for _, s := range []chess.Square{chess.A1, chess.B1} { // dark and light
				compare(t, view{color: true, figures: true}.square(s, tt.piece, tt.mark), tt.want)
				compare(t, view{color: true}.square(s, tt.piece, tt.mark), tt.letter)
			}
		})
	}
}

func TestDrawMarksOfCheck(t *testing.T) {
	compare(t, "\n"+view{}.draw(&lesson, marks{chess.E8: checkMark, chess.D1: attackMark, chess.E7: forbiddenMark, chess.B8: forbiddenMark}), `
8 r-n b q+k . . .
7 p p . . - . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 P P . . . . . .
1 R N B!Q K . . .
  a b c d e f g h
`)
}

// Pieces of both sides have to stand out on every square: for large letters a
// contrast of 3 to 1 is what the guidelines for accessible pages ask for.
func TestPiecesStandOut(t *testing.T) {
	for _, background := range []color.Attribute{lightShade, darkShade, moveShade, captureShade, ownShade, forbiddenShade} {
		for _, ink := range []color.Attribute{whiteInk, blackInk} {
			brighter, darker := max(luminance(ink), luminance(background)), min(luminance(ink), luminance(background))
			if contrast := (brighter + 0.05) / (darker + 0.05); contrast < 3 {
				t.Errorf("ink %d on color %d has a contrast of %.2f to 1, want at least 3", ink, background, contrast)
			}
		}
	}
}

// luminance returns how bright a color of the 256-color palette is, from 0 to
// 1: 16 to 231 are mixed from six steps of red, green and blue, the rest are
// grays.
func luminance(c color.Attribute) float64 {
	light := func(level int) float64 { return math.Pow(float64(level)/255, 2.2) }
	if c >= 232 {
		return light(8 + 10*int(c-232))
	}
	steps := [...]int{0, 95, 135, 175, 215, 255}
	n := int(c - 16)
	return 0.2126*light(steps[n/36]) + 0.7152*light(steps[n/6%6]) + 0.0722*light(steps[n%6])
}
