// palette.go holds the colors of the board and the figures of the pieces.

package terminal

import (
	"mateinfive/ch04-special/chess"

	"github.com/fatih/color"
)

// The colors are of the 256-color palette that nearly every terminal knows:
// an attribute 48, 5, n sets the background to color n, and 38, 5, n the
// letters. Both shades of the board are mid-tones, because white and black
// pieces have to stand out on either, on a dark and on a light terminal.
const (
	lightShade     color.Attribute = 137 // light wood
	darkShade      color.Attribute = 94  // dark wood
	moveShade      color.Attribute = 66  // a square to move to: slate green
	captureShade   color.Attribute = 131 // a piece to capture, an attacker, a king in check: red
	ownShade       color.Attribute = 61  // the piece that would move: violet
	forbiddenShade color.Attribute = 243 // a square that the own king forbids: gray
	whiteInk       color.Attribute = 231 // White's pieces
	blackInk       color.Attribute = 16  // Black's pieces
)

// paint returns a function that colors text, whatever the environment says
// about colors: that question is answered once, by Flags.Options.
// (The library ends colored text by resetting each of the five numbers by
// itself, which is longer than it need be and does no harm.)
func paint(background, ink color.Attribute) func(text string) string {
	c := color.New(48, 5, background, 38, 5, ink)
	c.EnableColor()
	return func(text string) string { return c.Sprint(text) }
}

// solidFigures are the chess figures that look filled, and outlineFigures the
// ones drawn as outlines. A solid pawn is followed by the character that asks
// for text style: alone, some terminals show it as a colored emoji.
var (
	solidFigures = map[chess.PieceType]string{
		chess.TypeKing: "♚", chess.TypeQueen: "♛", chess.TypeRook: "♜",
		chess.TypeBishop: "♝", chess.TypeKnight: "♞", chess.TypePawn: "♟\ufe0e",
	}
	outlineFigures = map[chess.PieceType]string{
		chess.TypeKing: "♔", chess.TypeQueen: "♕", chess.TypeRook: "♖",
		chess.TypeBishop: "♗", chess.TypeKnight: "♘", chess.TypePawn: "♙",
	}
)
