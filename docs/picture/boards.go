// boards.go draws a few steps, a board for each.

package picture

import (
	"fmt"
	"strings"
)

const (
	rowWidth = 560.0 // of boards side by side, so that a phone can show them
	boardGap = 10.0
)

// Boards draws several boards as one picture. The text holds a spec for each, as
// [Board] takes it, with " | " between them; each needs a caption. They stand
// side by side where that is narrow enough, or else one below the other.
func Boards(text string) ([]byte, error) {
	var specs []boardSpec
	var title, desc []string
	var across, widest, down, tallest float64
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
		width, height := s.size()
		across, widest = across+width+boardGap, max(widest, width)
		down, tallest = down+height+boardGap, max(tallest, height)
	}
	abreast := across-boardGap <= rowWidth
	width, height := widest, down-boardGap
	if abreast {
		width, height = across-boardGap, tallest
	}

	c := newCanvas(width, height, strings.Join(title, " "), strings.Join(desc, " "))
	var at point
	for _, s := range specs {
		width, height := s.size()
		c.move(at)
		if abreast {
			s.draw(c, tallest)
			at.x += width + boardGap
		} else {
			s.draw(c, height)
			at.y += height + boardGap
		}
		c.close("g")
	}
	return c.end(), nil
}
