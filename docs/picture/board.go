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
	lineHeight  = 20.0 // of a caption
	letterWidth = 8.6  // of a caption, at most on average
)

// Colors of the board. The squares are mid tones: White's pieces are lighter
// than both, Black's are darker than both.
const (
	lightSquare = "#dcc7a1"
	darkSquare  = "#ad855c"
	plateColor  = "#43362b"
	plateBorder = "#8c7459"
	plateText   = "#f3e9d7"
)

// Fonts for the few letters around the board.
const labelFont = "system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"

// Board draws a chess board as an SVG file. The spec is one line of parts with
// semicolons between them; the first is the placement field of a FEN, the
// others may follow in any order, each once:
//
//		8/8/8/4p3/5N2/8/8/8; marks g6=move e5=capture; arrows f4-g6; flip; caption A knight
//
//	  - marks SQUARE=KIND ...: a dot (move), a ring (capture), a frame (own), a
//	    cross (king, forbidden) or the ghost of a piece (ghost), one a square;
//	  - arrows FROM-TO ...: arrows between the centers of squares, with a kind
//	    (h5-e8=attack; e1-e8=later, an attack that opens after the moves), and
//	    with a number for their order (1:e4-f5);
//	  - flip: the board as Black sees it;
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
	var w writer
	w.start(width, height, title, s.describe())
	define(&w, s)
	s.draw(&w, height)
	return w.end(), nil
}

// lines are those of the caption.
func (spec *boardSpec) lines() []string {
	width, _ := spec.plate()
	return wrap(spec.caption, int(width/letterWidth))
}

// plate returns the size of board and border without the caption.
func (spec *boardSpec) plate() (width, height float64) {
	return plateLeft + float64(spec.only.wide()*cell) + plateRight, plateTop + float64(spec.only.tall()*cell) + plateBottom
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
func (spec *boardSpec) draw(w *writer, height float64) {
	width, _ := spec.plate()
	w.line(`<rect x="1" y="1" width="%s" height="%s" rx="7" fill="%s" stroke="%s" stroke-width="2"/>`,
		num(width-2), num(height-2), plateColor, plateBorder)
	spec.drawLabels(w)
	w.open(`<g transform="translate(%s %s)" stroke-linejoin="round">`, num(plateLeft), num(plateTop))
	spec.drawSquares(w)
	spec.drawArrows(w, true)
	spec.drawMarks(w, false)
	spec.drawPieces(w)
	spec.drawMarks(w, true)
	spec.drawArrows(w, false)
	spec.drawNumbers(w)
	w.close("g")
}

// corner returns where the upper left corner of a square lies on the board.
func (spec *boardSpec) corner(sq square) (x, y int) {
	if spec.flip {
		return (spec.only.right - sq.file()) * cell, (sq.rank() - spec.only.low) * cell
	}
	return (sq.file() - spec.only.left) * cell, (spec.only.high - sq.rank()) * cell
}

// middle returns where the middle of a square lies.
func (spec *boardSpec) middle(sq square) (x, y float64) {
	left, top := spec.corner(sq)
	return float64(left) + cell/2.0, float64(top) + cell/2.0
}

// define writes the drawings that these boards use, and no others.
func define(w *writer, specs ...boardSpec) {
	used := make(map[string]bool)
	for _, spec := range specs {
		for sq := range square(64) {
			if !spec.only.has(sq) {
				continue
			}
			used[tone(sq)] = true
			if s, ok := shapeOf(spec.pieces[sq]); ok {
				used[s.name] = true
			}
			if m, ok := markOf(spec.marks[sq]); ok {
				id, _, _ := m.drawing(spec.pieces[sq] != 0)
				used[id] = true
			}
		}
	}
	w.open("<defs>")
	for _, t := range []struct{ id, color string }{{"light", lightSquare}, {"dark", darkSquare}} {
		if used[t.id] {
			w.line(`<path id="%s" d="M0 0H%dV%[2]dH0Z" fill="%[3]s"/>`, t.id, cell, t.color)
		}
	}
	for _, s := range shapes {
		if used[s.name] {
			s.define(w)
		}
	}
	for _, m := range marks {
		for _, occupied := range []bool{false, true} {
			if id, path, _ := m.drawing(occupied); used[id] {
				used[id] = false // two kinds may share it
				m.define(w, id, path)
			}
		}
	}
	w.close("defs")
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
func (spec *boardSpec) drawLabels(w *writer) {
	width, height := spec.plate()
	w.open(`<g fill="%s" font-family="%s" font-size="15" text-anchor="middle">`, plateText, labelFont)
	for file := spec.only.left; file <= spec.only.right; file++ {
		x, _ := spec.middle(square(file))
		w.line(`<text x="%s" y="%s">%c</text>`, num(plateLeft+x), num(height-plateBottom+18), 'a'+file)
	}
	for rank := spec.only.low; rank <= spec.only.high; rank++ {
		_, y := spec.middle(square(rank * 8))
		w.line(`<text x="%s" y="%s">%c</text>`, num(plateLeft/2+0.5), num(plateTop+y+5.5), '1'+rank)
	}
	for i, text := range spec.lines() {
		w.line(`<text x="%s" y="%s">%s</text>`, num(width/2), num(height+14+lineHeight*float64(i)), escape(text))
	}
	w.close("g")
}

// drawSquares draws the squares, a1 first.
func (spec *boardSpec) drawSquares(w *writer) {
	w.open(`<g shape-rendering="crispEdges">`)
	for sq := square(0); sq < 64; sq++ {
		if spec.only.has(sq) {
			spec.use(w, tone(sq), sq, "")
		}
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
			if letter != 0 && unicode.IsUpper(letter) == side.white && spec.only.has(square(sq)) {
				squares = append(squares, square(sq))
			}
		}
		if len(squares) == 0 {
			continue
		}
		w.open(`<g %s stroke-width="1.5">`, side.colors)
		for _, sq := range squares {
			s, _ := shapeOf(spec.pieces[sq])
			faint := ""
			if spec.marks[sq] == ghost {
				faint = ` opacity="0.45"`
			}
			spec.use(w, s.name, sq, faint)
		}
		w.close("g")
	}
}

// drawMarks draws the marks below the pieces or those above them. Rings, frames
// and crosses reach beyond a piece and lie below; a dot on an occupied square
// lies above, small and in the corner, where both stay seen.
func (spec *boardSpec) drawMarks(w *writer, above bool) {
	for sq, kind := range spec.marks {
		if m, ok := markOf(kind); ok {
			if id, _, over := m.drawing(spec.pieces[sq] != 0); over == above {
				spec.use(w, id, square(sq), "")
			}
		}
	}
}

// use places a drawing on a square.
func (spec *boardSpec) use(w *writer, id string, sq square, attributes string) {
	x, y := spec.corner(sq)
	w.line(`<use href="#%s" x="%d" y="%d"%s/>`, id, x, y, attributes)
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
