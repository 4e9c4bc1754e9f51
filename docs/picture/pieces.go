// pieces.go holds the six piece shapes: vector drawings in a box of 45 by 45.

package picture

// cell is the side of a board square, and of the box that a piece is drawn in.
const cell = 45

// A shape is one piece. The outline is filled and stroked; the detail lines lie
// on top of it. Neither names a color: an outline takes fill and stroke from
// where it is used, a detail takes currentColor, so one drawing serves White,
// Black and the colored figures of a terminal.
type shape struct {
	name    string
	letter  rune // upper case, as in FEN
	figure  rune // in Unicode the solid one, which a terminal that has colors uses for both sides
	outline string
	detail  string
}

// shapes lists the pieces in the order of their Unicode figures.
var shapes = [6]shape{
	{
		name: "king", letter: 'K', figure: '\u265a',
		outline: "M22.5 2.6L24.3 2.6L24.3 5.2L27.5 5.2L27.5 8.8L24.3 8.8L24.3 12.6C27.9 12.8 31.7 13.8 33.9 16C34.1 20 31.5 22.4 30.5 25.4L31.9 25.4C33.6 25.4 33.6 28.8 31.9 28.8L29.5 28.8C30.1 31.4 31.5 33 33.7 34.2C35.3 34.6 36.3 36 36.3 39.5L8.7 39.5C8.7 36 9.7 34.6 11.3 34.2C13.5 33 14.9 31.4 15.5 28.8L13.1 28.8C11.4 28.8 11.4 25.4 13.1 25.4L14.5 25.4C13.5 22.4 10.9 20 11.1 16C13.3 13.8 17.1 12.8 20.7 12.6L20.7 8.8L17.5 8.8L17.5 5.2L20.7 5.2L20.7 2.6L22.5 2.6Z",
		detail:  "M12 16.8Q22.5 20.4 33 16.8M14.5 25.4H30.5M15.4 28.8H29.6M11.8 34.4H33.2",
	},
	{
		name: "queen", letter: 'Q', figure: '\u265b',
		outline: "M22.5 5.2C24 5.2 25.1 6.2 25.1 7.6C25.1 8.8 24.5 9.6 23.7 10L26.8 18.6L29.7 11.2C28.7 10.6 28.3 9.8 28.3 8.8C28.3 7.4 29.5 6.4 30.8 6.4C32.2 6.4 33.4 7.4 33.4 8.9C33.4 10.2 32.5 11.2 31.5 11.4L32.1 19.4L36.5 14.8C35.7 14 35.6 13.2 35.9 12.3C36.4 10.9 37.9 10.4 39.2 10.9C40.5 11.4 41.1 12.8 40.6 14.1C40.2 15.2 39.2 15.8 38.1 15.7L32.5 27C31.5 29 31.7 31.8 33.3 34.2C35.1 34.6 36.1 36 36.1 39.5L8.9 39.5C8.9 36 9.9 34.6 11.7 34.2C13.3 31.8 13.5 29 12.5 27L6.9 15.7C5.8 15.8 4.8 15.2 4.4 14.1C3.9 12.8 4.5 11.4 5.8 10.9C7.1 10.4 8.6 10.9 9.1 12.3C9.4 13.2 9.3 14 8.5 14.8L12.9 19.4L13.5 11.4C12.5 11.2 11.6 10.2 11.6 8.9C11.6 7.4 12.8 6.4 14.2 6.4C15.5 6.4 16.7 7.4 16.7 8.8C16.7 9.8 16.3 10.6 15.3 11.2L18.2 18.6L21.3 10C20.5 9.6 19.9 8.8 19.9 7.6C19.9 6.2 21 5.2 22.5 5.2Z",
		detail:  "M12.8 26.6Q22.5 23.8 32.2 26.6M13.2 30.2Q22.5 27.6 31.8 30.2M12.2 34.4H32.8",
	},
	{
		name: "rook", letter: 'R', figure: '\u265c',
		outline: "M22.5 8L25.5 8L25.5 11.4L29.1 11.4L29.1 8L33.7 8L33.7 15.2L30.1 18.8L30.9 30.2L33.5 34.2C35.1 34.6 36.1 36 36.1 39.5L8.9 39.5C8.9 36 9.9 34.6 11.5 34.2L14.1 30.2L14.9 18.8L11.3 15.2L11.3 8L15.9 8L15.9 11.4L19.5 11.4L19.5 8L22.5 8Z",
		detail:  "M12.9 15.2H32.1M15.2 18.8H29.8M14.4 30.2H30.6M12 34.4H33",
	},
	{
		name: "bishop", letter: 'B', figure: '\u265d',
		outline: "M22.5 3.6C24.2 3.6 25.4 4.8 25.4 6.3C25.4 7.3 24.9 8.1 24.2 8.6C25.8 9.9 26.8 10.9 27.7 12L22.3 18.8L24.7 20.7L29.9 14.2C30.8 15.8 31.2 17.5 31.2 19.2C31.2 21.8 29.9 23.8 27.9 25L30.1 25C31.8 25 31.8 28.4 30.1 28.4L27.3 28.4C27.9 31.2 29.7 33 32.3 34.2C34.5 34.6 35.5 36 35.5 39.5L9.5 39.5C9.5 36 10.5 34.6 12.7 34.2C15.3 33 17.1 31.2 17.7 28.4L14.9 28.4C13.2 28.4 13.2 25 14.9 25L17.1 25C15.1 23.8 13.8 21.8 13.8 19.2C13.8 15.4 16.5 11.8 20.8 8.6C20.1 8.1 19.6 7.3 19.6 6.3C19.6 4.8 20.8 3.6 22.5 3.6Z",
		detail:  "M15.8 25H29.2M17.7 28.4H27.3M13 34.4H32",
	},
	{
		name: "knight", letter: 'N', figure: '\u265e',
		outline: "M20.6 9.6L20.4 3.8L25.2 7.6C33.8 9.8 37.4 20.4 35 34.2C36.4 34.8 36.9 36 36.9 39.5H10.3C10.3 36 10.9 34.8 12.5 34.2C14.4 30.8 20.2 28.8 22 23.2C19.8 25.4 17.4 26.4 15.4 26.8L12.9 30C10.4 31.4 6.6 29.8 5.9 27C5.5 25.2 5.9 23.8 7.1 22.4C9.4 19.6 10.9 17.4 12.1 14.6C13.5 11.6 16.6 10 20.6 9.6Z",
		detail:  "M15.4 16.6L17.4 15.4M9 25.8L9.6 25.4M25 11.4C30.6 14 32.8 22.6 31.4 31.2M12.7 34.4H34.8",
	},
	{
		name: "pawn", letter: 'P', figure: '\u265f',
		outline: "M22.5 8.6C26 8.6 28.7 11.3 28.7 14.8C28.7 16.9 27.7 18.7 26.2 19.8L28.6 19.8C30.3 19.8 30.3 23.2 28.6 23.2L26.2 23.2C26.7 28.4 28.9 31.6 32.1 34.2C33.7 34.6 34.7 36 34.7 39.5L10.3 39.5C10.3 36 11.3 34.6 12.9 34.2C16.1 31.6 18.3 28.4 18.8 23.2L16.4 23.2C14.7 23.2 14.7 19.8 16.4 19.8L18.8 19.8C17.3 18.7 16.3 16.9 16.3 14.8C16.3 11.3 19 8.6 22.5 8.6Z",
		detail:  "M18.2 23.2H26.8M13.2 34.4H31.8",
	},
}

// shapeOf returns the shape for a FEN letter of either case, and whether there
// is one.
func shapeOf(letter rune) (shape, bool) {
	for _, s := range shapes {
		if letter == s.letter || letter == s.letter+'a'-'A' {
			return s, true
		}
	}
	return shape{}, false
}

// figureOf returns the shape for a solid Unicode chess figure, and whether it is one.
func figureOf(r rune) (shape, bool) {
	i := int(r - shapes[0].figure)
	if i < 0 || i >= len(shapes) {
		return shape{}, false
	}
	return shapes[i], true
}

// define writes the shape as a group that can be used by its name.
func (s shape) define(c *canvas) {
	c.open("g", "id", s.name)
	c.path(s.outline)
	c.path(s.detail, "fill", "none", "stroke", "currentColor", "stroke-width", 1.4, "stroke-linecap", "round")
	c.close("g")
}
