// board.go draws a chess board.

package picture

import (
	"fmt"
	"strings"
	"unicode"
)

// The plate around the board.
const (
	plateLeft   = 27.0 // room for the rank digits
	plateTop    = 13.0
	plateRight  = 13.0
	plateBottom = 27.0 // room for the file letters
)

// Board draws a chess board as an SVG file. The spec is one line of parts with
// semicolons between them; the first is the placement field of a FEN, the
// others may follow in any order, each once:
//
//		8/8/8/4p3/5N2/8/8/8; marks g6=move e5=capture; arrows f4-g6; caption A knight
//
//	  - marks SQUARE=KIND ...: a dot (move), a ring (capture), a frame (own), a
//	    cross (king, forbidden) or the ghost of a piece (ghost), one a square;
//	  - arrows FROM-TO ...: arrows between the centers of squares, with a kind
//	    (h5-e8=attack; e1-e8=later, an attack that opens after the moves), and
//	    with a number for their order (1:e4-f5);
//	  - only CORNER-CORNER: this part of the board;
//	  - caption TEXT: words under the board; no semicolon in them.
//
// An error names the part that it found wrong.
func Board(spec string) ([]byte, error) {
	s, err := parseSpec(spec)
	if err != nil {
		return nil, fmt.Errorf("board picture: %w", err)
	}
	title := s.caption
	if title == "" {
		title = "Chess board"
	}
	width, height := s.size()
	c := newCanvas(width, height, title, s.describe())
	s.draw(c, height)
	return c.end(), nil
}

// lines are those of the caption.
func (spec *boardSpec) lines() []string {
	width, _ := spec.plate()
	return wrap(spec.caption, int(width/labelWidth))
}

// plate returns the size of board and border without the caption.
func (spec *boardSpec) plate() (width, height float64) {
	width = plateLeft + float64(spec.only.wide()*cell) + plateRight
	height = plateTop + float64(spec.only.tall()*cell) + plateBottom
	return width, height
}

// size returns the size of the whole picture.
func (spec *boardSpec) size() (width, height float64) {
	width, height = spec.plate()
	if n := len(spec.lines()); n > 0 {
		height += lineHeight*float64(n) + 6
	}
	return width, height
}

// draw draws the plate, as high as that, and all that lies on it.
func (spec *boardSpec) draw(c *canvas, height float64) {
	width, _ := spec.plate()
	drawPlate(c, width, height)
	spec.drawLabels(c)
	c.move(point{plateLeft, plateTop}, "stroke-linejoin", "round")
	spec.drawSquares(c)
	spec.drawArrows(c, true)
	spec.drawMarks(c, false)
	spec.drawPieces(c)
	spec.drawMarks(c, true)
	spec.drawArrows(c, false)
	spec.drawNumbers(c)
	c.close("g")
}

// corner returns where the upper left corner of a square lies on the board.
func (spec *boardSpec) corner(sq square) point {
	return point{float64((sq.file() - spec.only.left) * cell), float64((spec.only.high - sq.rank()) * cell)}
}

// middle returns where the middle of a square lies.
func (spec *boardSpec) middle(sq square) point {
	corner := spec.corner(sq)
	return point{corner.x + cell/2.0, corner.y + cell/2.0}
}

// tone returns which of the two squares that is.
func tone(sq square) string {
	if (sq.file()+sq.rank())%2 == 0 {
		return "dark"
	}
	return "light"
}

// drawLabels writes the file letters below the board, the rank digits to its
// left, and the caption under both.
func (spec *boardSpec) drawLabels(c *canvas) {
	width, height := spec.plate()
	c.open("g", "fill", plateText, "font-family", labelFont, "font-size", 15, "text-anchor", "middle")
	for file := spec.only.left; file <= spec.only.right; file++ {
		x := plateLeft + spec.middle(square(file)).x
		c.text(x, height-plateBottom+18, lettering{}, string(rune('a'+file)))
	}
	for rank := spec.only.low; rank <= spec.only.high; rank++ {
		y := plateTop + spec.middle(square(rank*8)).y
		c.text(plateLeft/2+0.5, y+5.5, lettering{}, string(rune('1'+rank)))
	}
	for i, text := range spec.lines() {
		c.text(width/2, height+14+lineHeight*float64(i), lettering{}, text)
	}
	c.close("g")
}

// drawSquares draws the squares, a1 first.
func (spec *boardSpec) drawSquares(c *canvas) {
	c.open("g", "shape-rendering", "crispEdges")
	for sq := range square(64) {
		if spec.only.has(sq) {
			spec.use(c, tone(sq), sq)
		}
	}
	c.close("g")
}

// drawPieces draws White's pieces, then Black's.
func (spec *boardSpec) drawPieces(c *canvas) {
	for _, side := range []struct {
		white  bool
		colors []any
	}{
		{white: true, colors: []any{"fill", "#fffaf0", "stroke", "#1f1a17", "color", "#1f1a17"}},
		{white: false, colors: []any{"fill", "#2e2925", "stroke", "#14110f", "color", "#e9dcc3"}},
	} {
		var squares []square
		for sq, letter := range spec.pieces {
			if letter != 0 && unicode.IsUpper(letter) == side.white && spec.only.has(square(sq)) {
				squares = append(squares, square(sq))
			}
		}
		if len(squares) == 0 {
			continue
		}
		c.open("g", append(side.colors, "stroke-width", 1.5)...)
		for _, sq := range squares {
			s, _ := shapeOf(spec.pieces[sq])
			if spec.marks[sq] == ghost {
				spec.use(c, s.name, sq, "opacity", 0.45)
			} else {
				spec.use(c, s.name, sq)
			}
		}
		c.close("g")
	}
}

// drawMarks draws the marks below the pieces or those above them. Rings, frames
// and crosses reach beyond a piece and lie below; a dot on an occupied square
// lies above, small and in the corner, where both stay seen.
func (spec *boardSpec) drawMarks(c *canvas, above bool) {
	for sq, kind := range spec.marks {
		if m, ok := markOf(kind); ok {
			if id, over := m.drawing(spec.pieces[sq] != 0); over == above {
				spec.use(c, id, square(sq))
			}
		}
	}
}

// use draws what is defined under id on a square.
func (spec *boardSpec) use(c *canvas, id string, sq square, attributes ...any) {
	corner := spec.corner(sq)
	c.use(id, append([]any{"x", corner.x, "y", corner.y}, attributes...)...)
}

// describe tells the picture in words, for those who hear it.
func (spec *boardSpec) describe() string {
	var parts []string
	for _, side := range []struct {
		name  string
		shift rune // from an upper-case letter to this side's
	}{{"White", 0}, {"Black", 'a' - 'A'}} {
		var pieces []string
		for _, s := range shapes {
			for sq, letter := range spec.pieces {
				if letter == s.letter+side.shift && spec.only.has(square(sq)) {
					pieces = append(pieces, s.name+" "+square(sq).String())
				}
			}
		}
		if pieces != nil {
			parts = append(parts, side.name+": "+strings.Join(pieces, ", ")+".")
		}
	}
	if parts == nil {
		parts = append(parts, "An empty board.")
	}
	for _, m := range marks {
		var squares []string
		for sq, kind := range spec.marks {
			if kind == m.kind {
				squares = append(squares, square(sq).String())
			}
		}
		if squares != nil {
			parts = append(parts, "Marked, "+m.says+": "+strings.Join(squares, ", ")+".")
		}
	}
	for _, a := range spec.arrows {
		number := ""
		if a.number != "" {
			number = a.number + ". "
		}
		parts = append(parts, fmt.Sprintf("%s%s from %s to %s.", number, arrowKinds[a.kind].says, a.from, a.to))
	}
	return strings.Join(parts, " ")
}
