// theme.go has the colors of the board. Make them yours: they go along into the next chapter.

package look

// Colors are what a board is painted in.
type Colors struct {
	Light, Dark  Color // the squares
	White, Black Color // the pieces; White's also the mark of an empty square

	// A mark takes the place of the square's own color.
	Own       Color // the piece that would move; in chapter 1 what has changed
	Move      Color // a square to move to
	Capture   Color // a piece to capture, one that attacks, and a king in check
	Forbidden Color // a square that the piece's own king forbids
	Last      Color // where the last move began and ended
}

// Theme returns the colors of the board. All squares, marked or not, are mid-tones, because
// white and black pieces have to stand out on each of them. The terminal may be dark or light:
// the board brings its own background.
func Theme() Colors {
	return Colors{
		Light:     mix(3, 2, 1), // light wood
		Dark:      mix(2, 1, 0), // dark wood
		White:     mix(5, 5, 5),
		Black:     mix(0, 0, 0),
		Own:       mix(1, 1, 3), // violet
		Move:      mix(1, 2, 2), // slate green
		Capture:   mix(3, 1, 1), // red
		Forbidden: gray(11),
		Last:      mix(1, 2, 0), // grass green
	}
}

// A Color is one of the palette of 256 that nearly every terminal knows, by its number there.
// The first sixteen are not the same everywhere, for people choose them in the settings of
// their terminal. The others are: 216 mixtures, and 24 grays.
type Color uint8

// mix returns the color with so much red, green and blue in it, each from 0 to 5.
func mix(red, green, blue uint8) Color {
	return Color(16 + 36*min(red, 5) + 6*min(green, 5) + min(blue, 5))
}

// gray returns one of the grays, from 0, which is nearly black, to 23, nearly white.
func gray(light uint8) Color { return Color(232 + min(light, 23)) }
