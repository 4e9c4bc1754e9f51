// spec.go reads the line of text that describes a board picture.

package picture

import (
	"fmt"
	"strings"
	"unicode"
)

// A square is counted from a1 = 0, b1 = 1 to h8 = 63.
type square int

func (s square) file() int { return int(s) % 8 }
func (s square) rank() int { return int(s) / 8 }

// String returns the name of the square, such as "e4".
func (s square) String() string {
	return string([]byte{'a' + byte(s.file()), '1' + byte(s.rank())})
}

// An arrow points from the middle of one square to the middle of another.
type arrow struct {
	from, to square
	kind     string // "" for a move
	number   string // "" for none
}

// An area is the part of the board that a picture shows.
type area struct{ left, right, low, high int } // files and ranks, the last ones too

// wide and tall are its sides in squares.
func (a area) wide() int { return a.right - a.left + 1 }
func (a area) tall() int { return a.high - a.low + 1 }

// has reports whether the square is in the area.
func (a area) has(s square) bool {
	return a.left <= s.file() && s.file() <= a.right && a.low <= s.rank() && s.rank() <= a.high
}

// A boardSpec is a spec line, read.
type boardSpec struct {
	pieces  [64]rune   // FEN letters, 0 for an empty square
	marks   [64]string // kinds of marks, "" for none
	arrows  []arrow
	only    area
	caption string
}

// parseSpec reads the text that [Board] documents.
func parseSpec(text string) (boardSpec, error) {
	spec := boardSpec{only: area{left: 0, right: 7, low: 0, high: 7}}
	placement, rest, more := strings.Cut(text, ";")
	if err := spec.parsePlacement(strings.TrimSpace(placement)); err != nil {
		return spec, fmt.Errorf("placement: %w", err)
	}
	seen := make(map[string]bool)
	for more {
		var part string
		part, rest, more = strings.Cut(rest, ";")
		part = strings.TrimSpace(part)
		name, value := part, ""
		if i := strings.IndexFunc(part, unicode.IsSpace); i >= 0 {
			name, value = part[:i], strings.TrimSpace(part[i:])
		}
		if seen[name] {
			return spec, fmt.Errorf("%s: this part is there twice", name)
		}
		seen[name] = true
		if err := spec.parsePart(name, value); err != nil {
			return spec, err
		}
	}
	return spec, spec.checkOnly()
}

// checkOnly sees to it that nothing is said about squares that are not shown.
func (spec *boardSpec) checkOnly() error {
	for sq, kind := range spec.marks {
		if kind != "" && !spec.only.has(square(sq)) {
			return fmt.Errorf("only: the mark on %s is outside", square(sq))
		}
	}
	for _, a := range spec.arrows {
		if !spec.only.has(a.from) || !spec.only.has(a.to) {
			return fmt.Errorf("only: the arrow %s-%s is outside", a.from, a.to)
		}
	}
	return nil
}

// parsePart reads one of the parts that follow the placement.
func (spec *boardSpec) parsePart(name, value string) error {
	var err error
	switch name {
	case "marks":
		err = spec.parseMarks(strings.Fields(value))
	case "arrows":
		err = spec.parseArrows(strings.Fields(value))
	case "only":
		err = spec.parseOnly(value)
	case "caption":
		spec.caption, err = parseCaption(value)
	case "":
		return fmt.Errorf("there is nothing after a semicolon: want marks, arrows, only or caption")
	default:
		return fmt.Errorf("unknown part %q: want marks, arrows, only or caption", name)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// parsePlacement reads the first field of a FEN: rank 8 first, file a first.
func (spec *boardSpec) parsePlacement(text string) error {
	if strings.ContainsFunc(text, unicode.IsSpace) {
		return fmt.Errorf("%q has more than one field: only the pieces of a FEN belong here", text)
	}
	rows := strings.Split(text, "/")
	if len(rows) != 8 {
		return fmt.Errorf("%q wants 8 ranks with 7 slashes between them, and has %d", text, len(rows))
	}
	for i, row := range rows {
		rank, file := 7-i, 0
		for _, r := range row {
			if r >= '1' && r <= '8' {
				file += int(r - '0')
				continue
			}
			if _, ok := shapeOf(r); !ok {
				return fmt.Errorf("rank %d, %q: there is no piece %q", rank+1, row, r)
			}
			if file < 8 {
				spec.pieces[rank*8+file] = r
			}
			file++
		}
		if file != 8 {
			return fmt.Errorf("rank %d, %q, has %d squares, not 8", rank+1, row, file)
		}
	}
	return nil
}

// parseMarks reads words such as e4=move.
func (spec *boardSpec) parseMarks(words []string) error {
	if len(words) == 0 {
		return fmt.Errorf("want words such as e4=move")
	}
	for _, word := range words {
		name, kind, ok := strings.Cut(word, "=")
		if !ok {
			return fmt.Errorf("%q is not of the form e4=move", word)
		}
		sq, err := parseSquare(name)
		if err != nil {
			return fmt.Errorf("%q: %w", word, err)
		}
		if _, ok := markOf(kind); !ok {
			return fmt.Errorf("%q: there is no mark %q: want %s", word, kind, markNames())
		}
		if spec.marks[sq] != "" {
			return fmt.Errorf("%q: %s has a mark already: %s", word, sq, spec.marks[sq])
		}
		spec.marks[sq] = kind
	}
	return nil
}

// parseArrows reads words such as f4-g6, h5-e8=attack and 2:e1-e8=later.
func (spec *boardSpec) parseArrows(words []string) error {
	if len(words) == 0 {
		return fmt.Errorf("want words such as f4-g6")
	}
	for _, word := range words {
		var a arrow
		squares, kind, _ := strings.Cut(word, "=")
		if number, after, ok := strings.Cut(squares, ":"); ok {
			if len(number) != 1 || number[0] < '1' || number[0] > '9' {
				return fmt.Errorf("%q: want a number from 1 to 9 before the colon", word)
			}
			a.number, squares = number, after
		}
		if _, ok := arrowKinds[kind]; !ok {
			return fmt.Errorf("%q: there is no arrow %q: want attack or later, or nothing", word, kind)
		}
		a.kind = kind
		var err error
		if a.from, a.to, err = parseSquares(squares); err != nil {
			return fmt.Errorf("%q %w", word, err)
		}
		if a.from == a.to {
			return fmt.Errorf("%q ends where it starts", word)
		}
		spec.arrows = append(spec.arrows, a)
	}
	return nil
}

// parseOnly reads two opposite corners of what is shown, such as a6-h8.
func (spec *boardSpec) parseOnly(text string) error {
	a, b, err := parseSquares(text)
	if err != nil {
		return fmt.Errorf("%q %w", text, err)
	}
	spec.only = area{
		left: min(a.file(), b.file()), right: max(a.file(), b.file()),
		low: min(a.rank(), b.rank()), high: max(a.rank(), b.rank()),
	}
	return nil
}

// parseSquares reads two squares with a hyphen between them.
func parseSquares(text string) (a, b square, err error) {
	first, second, ok := strings.Cut(text, "-")
	if !ok {
		return 0, 0, fmt.Errorf("is not of the form f4-g6")
	}
	if a, err = parseSquare(first); err == nil {
		b, err = parseSquare(second)
	}
	if err != nil {
		return 0, 0, fmt.Errorf("has no two squares: %w", err)
	}
	return a, b, nil
}

// parseSquare reads a square's name, such as e4.
func parseSquare(text string) (square, error) {
	if len(text) != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8' {
		return 0, fmt.Errorf("there is no square %q", text)
	}
	return square(int(text[1]-'1')*8 + int(text[0]-'a')), nil
}

// parseCaption checks that the text can be drawn, and makes every gap one space.
func parseCaption(text string) (string, error) {
	if text == "" {
		return "", fmt.Errorf("the text is missing")
	}
	text = strings.Join(strings.Fields(text), " ")
	if strings.ContainsFunc(text, func(r rune) bool { return !drawable(r) }) {
		return "", fmt.Errorf("%q holds a character that cannot be drawn", text)
	}
	return text, nil
}
