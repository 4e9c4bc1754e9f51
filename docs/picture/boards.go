// boards.go draws a few steps, a board for each.

package picture

import (
	"fmt"
	"slices"
	"strings"
)

const (
	rowWidth = 560.0 // of boards side by side, so that a phone can show them
	boardGap = 10.0
)

// Boards draws several boards as one picture. The text holds a spec for each, as
// [Board] takes it, with " | " between them; each needs a caption. They stand
// side by side where that is narrow enough, or else in rows that hold as many as
// can stand so, four of them two by two.
func Boards(text string) ([]byte, error) {
	var specs []boardSpec
	var title, desc []string
	for i, part := range strings.Split(text, " | ") {
		s, err := parseSpec(part)
		if err == nil && s.caption == "" {
			err = fmt.Errorf("the caption is missing")
		}
		if err != nil {
			return nil, fmt.Errorf("board %d: %w", i+1, err)
		}
		specs = append(specs, s)
		title = append(title, s.caption)
		desc = append(desc, s.caption+": "+s.describe())
	}
	rows := inRows(specs)
	var whole point
	for _, row := range rows {
		width, tallest := rowSize(row)
		whole.x, whole.y = max(whole.x, width), whole.y+tallest+boardGap
	}

	c := newCanvas(whole.x, whole.y-boardGap, strings.Join(title, " "), strings.Join(desc, " "))
	var at point
	for _, row := range rows {
		_, tallest := rowSize(row)
		at.x = 0
		for _, s := range row {
			c.move(at)
			s.draw(c, tallest)
			c.close("g")
			width, _ := s.size()
			at.x += width + boardGap
		}
		at.y += tallest + boardGap
	}
	return c.end(), nil
}

// inRows puts boards into rows of the same number, as many in a row as there is room for.
// The last row may have fewer.
func inRows(specs []boardSpec) [][]boardSpec {
	for rows := 1; ; rows++ {
		abreast := (len(specs) + rows - 1) / rows
		chunks := slices.Collect(slices.Chunk(specs, abreast))
		tooWide := func(row []boardSpec) bool {
			width, _ := rowSize(row)
			return width > rowWidth
		}
		if abreast == 1 || !slices.ContainsFunc(chunks, tooWide) {
			return chunks
		}
	}
}

// rowSize is how wide boards side by side are, and how high the highest of them.
func rowSize(row []boardSpec) (across, tallest float64) {
	for _, s := range row {
		width, height := s.size()
		across, tallest = across+width+boardGap, max(tallest, height)
	}
	return across - boardGap, tallest
}
