// board.go draws a chess board.

package picture

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// The plate around the board, and the lines of text below it.
const (
	plateLeft   = 27.0 // room for the rank digits
	plateTop    = 13.0
	plateRight  = 13.0
	plateBottom = 27.0 // room for the file letters
	boardSide   = 8 * cell
	lineHeight  = 20.0 // of a caption
	captionWide = 46   // characters that fit in a line of the caption
)

// Colors of the board. The squares are mid tones: White's pieces are lighter
// than both, Black's are darker than both.
const (
	lightSquare = "#dcc7a1"
	darkSquare  = "#ad855c"
	plateColor  = "#43362b"
	plateBorder = "#8c7459"
	plateText   = "#f3e9d7"
	arrowColor  = "#0b6b5d"
)

// Fonts for the few letters around the board.
const labelFont = "system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"

// Board draws a chess board as an SVG file. The spec is one line of parts with
// semicolons between them; the first is the placement field of a FEN, the
// others may follow in any order, each once:
//
//		8/8/8/4p3/5N2/8/8/8; marks g6=move e5=capture; arrows f4-g6; flip; caption A knight
//
//	  - marks SQUARE=KIND ...: a dot (move), a ring (capture), a frame (own) or a
//	    cross (king, forbidden) on a square, one a square;
//	  - arrows FROM-TO ...: arrows between the centers of squares;
//	  - flip: the board as Black sees it;
//	  - caption TEXT: words under the board; no semicolon in them.
//
// An error names the part that it found wrong.
func Board(spec string) ([]byte, error) {
	s, err := parseSpec(spec)
	if err != nil {
		return nil, fmt.Errorf("board picture: %w", err)
	}
	caption := wrap(s.caption, captionWide)
	width := plateLeft + boardSide + plateRight
	height := plateTop + boardSide + plateBottom
	if len(caption) > 0 {
		height += lineHeight*float64(len(caption)) + 6
	}

	var w writer
	title := s.caption
	if title == "" {
		title = "Chess board"
	}
	w.start(width, height, title, s.describe())
	s.define(&w)
	w.line(`<rect x="1" y="1" width="%s" height="%s" rx="7" fill="%s" stroke="%s" stroke-width="2"/>`,
		num(width-2), num(height-2), plateColor, plateBorder)
	s.drawLabels(&w, caption)
	w.open(`<g transform="translate(%s %s)" stroke-linejoin="round">`, num(plateLeft), num(plateTop))
	s.drawSquares(&w)
	s.drawMarks(&w, false)
	s.drawPieces(&w)
	s.drawMarks(&w, true)
	s.drawArrows(&w)
	w.close("g")
	return w.end(), nil
}

// corner returns where the upper left corner of a square lies on the board.
func (spec *boardSpec) corner(sq square) (x, y int) {
	if spec.flip {
		return (7 - sq.file()) * cell, sq.rank() * cell
	}
	return sq.file() * cell, (7 - sq.rank()) * cell
}

// define writes the drawings that this board uses, and no others.
func (spec *boardSpec) define(w *writer) {
	w.open("<defs>")
	w.line(`<path id="light" d="M0 0H%dV%[1]dH0Z" fill="%s"/>`, cell, lightSquare)
	w.line(`<path id="dark" d="M0 0H%dV%[1]dH0Z" fill="%s"/>`, cell, darkSquare)
	for _, s := range shapes {
		if strings.ContainsFunc(string(spec.pieces[:]), func(r rune) bool { return unicode.ToUpper(r) == s.letter }) {
			s.define(w)
		}
	}
	defined := make(map[string]bool)
	for sq, kind := range spec.marks {
		if m, ok := markOf(kind); ok {
			if id, path, _ := m.drawing(spec.pieces[sq] != 0); !defined[id] {
				defined[id] = true
				m.define(w, id, path)
			}
		}
	}
	w.close("defs")
}

// drawLabels writes the file letters below the board, the rank digits to its
// left, and the caption under both.
func (spec *boardSpec) drawLabels(w *writer, caption []string) {
	w.open(`<g fill="%s" font-family="%s" font-size="15" text-anchor="middle">`, plateText, labelFont)
	for i := square(0); i < 8; i++ {
		x, _ := spec.corner(i)
		w.line(`<text x="%s" y="%s">%c</text>`, num(plateLeft+float64(x)+cell/2.0), num(plateTop+boardSide+18), 'a'+i)
	}
	for i := square(0); i < 8; i++ {
		_, y := spec.corner(i * 8)
		w.line(`<text x="%s" y="%s">%c</text>`, num(plateLeft/2+0.5), num(plateTop+float64(y)+cell/2.0+5.5), '1'+i)
	}
	for i, text := range caption {
		y := plateTop + boardSide + plateBottom + 14 + lineHeight*float64(i)
		w.line(`<text x="%s" y="%s">%s</text>`, num((plateLeft+boardSide+plateRight)/2), num(y), escape(text))
	}
	w.close("g")
}

// drawSquares draws the 64 squares, a1 first.
func (spec *boardSpec) drawSquares(w *writer) {
	w.open(`<g shape-rendering="crispEdges">`)
	for sq := square(0); sq < 64; sq++ {
		tone := "light"
		if (sq.file()+sq.rank())%2 == 0 {
			tone = "dark"
		}
		spec.use(w, tone, sq)
	}
	w.close("g")
}

// drawPieces draws White's pieces, then Black's.
func (spec *boardSpec) drawPieces(w *writer) {
	for _, side := range []struct {
		colors string
		white  bool
	}{
		{`fill="#fffaf0" stroke="#1f1a17" color="#1f1a17"`, true},
		{`fill="#2e2925" stroke="#14110f" color="#e9dcc3"`, false},
	} {
		var squares []square
		for sq, letter := range spec.pieces {
			if letter != 0 && unicode.IsUpper(letter) == side.white {
				squares = append(squares, square(sq))
			}
		}
		if len(squares) == 0 {
			continue
		}
		w.open(`<g %s stroke-width="1.5">`, side.colors)
		for _, sq := range squares {
			s, _ := shapeOf(spec.pieces[sq])
			spec.use(w, s.name, sq)
		}
		w.close("g")
	}
}

// drawMarks draws the marks below the pieces or those above them. Rings and
// frames go around a piece and lie below; a dot or a cross on an occupied square
// lies above, small and in the corner, where both stay seen.
func (spec *boardSpec) drawMarks(w *writer, above bool) {
	for sq, kind := range spec.marks {
		if m, ok := markOf(kind); ok {
			if id, _, over := m.drawing(spec.pieces[sq] != 0); over == above {
				spec.use(w, id, square(sq))
			}
		}
	}
}

// drawArrows draws the arrows over everything else.
func (spec *boardSpec) drawArrows(w *writer) {
	for _, a := range spec.arrows {
		x1, y1 := spec.corner(a.from)
		x2, y2 := spec.corner(a.to)
		gap := 2.0
		switch {
		case spec.pieces[a.to] != 0:
			gap = 13
		case spec.marks[a.to] != "":
			gap = 8.5
		}
		const middle = cell / 2.0
		w.line(`<path d="%s" fill="%s" stroke="#fff" stroke-width="1.4" opacity="0.9"/>`,
			arrowPath(float64(x1)+middle, float64(y1)+middle, float64(x2)+middle, float64(y2)+middle, gap), arrowColor)
	}
}

// use places a drawing on a square.
func (spec *boardSpec) use(w *writer, id string, sq square) {
	x, y := spec.corner(sq)
	w.line(`<use href="#%s" x="%d" y="%d"/>`, id, x, y)
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
				if letter == s.letter+side.shift {
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
		parts = append(parts, fmt.Sprintf("An arrow from %s to %s.", a.from, a.to))
	}
	if spec.flip {
		parts = append(parts, "Seen from Black's side.")
	}
	return strings.Join(parts, " ")
}

// wrap breaks text into lines of at most width characters, at spaces where it
// can, and inside a word that is longer than a line.
func wrap(text string, width int) []string {
	var lines []string
	current := ""
	for _, word := range strings.Fields(text) {
		if current != "" && utf8.RuneCountInString(current)+1+utf8.RuneCountInString(word) <= width {
			current += " " + word
			continue
		}
		if current != "" {
			lines = append(lines, current)
		}
		letters := []rune(word)
		for ; len(letters) > width; letters = letters[width:] {
			lines = append(lines, string(letters[:width]))
		}
		current = string(letters)
	}
	if current != "" {
		lines = append(lines, current)
	}
	return lines
}
