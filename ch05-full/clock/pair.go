// pair.go reads and writes the time of both sides, and finds out what both clocks showed.

package clock

import (
	"fmt"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
)

// ParsePair reads the time of both sides, as [Parse] reads it, or that of White and that of
// Black with a comma between: 5+3,1+0. Both have to be of one kind.
func ParsePair(text string) (pair [2]Control, err error) {
	white, black, two := strings.Cut(text, ",")
	if pair[chess.White], err = Parse(white); err != nil || !two {
		return [2]Control{pair[0], pair[0]}, err
	}
	if pair[chess.Black], err = Parse(black); err != nil {
		return pair, err
	}
	if pair[0].Kind != pair[1].Kind {
		return pair, fmt.Errorf("%s: clocks of one kind belong together; try 5+3,1+0", chess.Quote(text))
	}
	return pair, nil
}

// PairText writes the time of both sides as [ParsePair] reads it.
func PairText(pair [2]Control) string {
	if pair[0].String() == pair[1].String() {
		return pair[0].String()
	}
	return pair[0].String() + "," + pair[1].String()
}

// A Tag is a name and a value in a PGN file.
type Tag struct{ Name, Value string }

// Tags returns the tags that tell the time of both sides: TimeControl, which every program
// knows, and where that cannot tell it all, Clock as well, which is ours.
func Tags(pair [2]Control) []Tag {
	tags := []Tag{{"TimeControl", pair[0].Tag()}}
	if text := PairText(pair); tags[0].Value == "?" || text != pair[0].String() {
		tags = append(tags, Tag{"Clock", text})
	}
	return tags
}

// ParseTags reads what [Tags] returns, from a function that returns the value of a tag, or "".
// The error says that there is no time in them.
func ParseTags(tag func(name string) string) (pair [2]Control, err error) {
	if text := tag("Clock"); text != "" {
		return ParsePair(text)
	}
	c, err := ParseTag(tag("TimeControl"))
	return [2]Control{c, c}, err
}

// Replay lets the clock show what it showed after some moves, of which the first was made by
// first. With each stands what its side's clock showed then, as [Annotation] writes it; where
// nothing stands, it showed what it did before. Then both clocks stand still.
func (c *Clock) Replay(first chess.Color, shown []string) {
	r := Reading{Left: [2]time.Duration{c.controls[0].begin(), c.controls[1].begin()}}
	side := first
	for _, text := range shown {
		r.Moves[side]++
		if left, err := ParseAnnotation(text); err == nil {
			if c.controls[side].Kind == Hourglass { // what one has lost the other has
				r.Left[side.Other()] += r.Left[side] - left
			}
			r.Left[side] = left
		}
		side = side.Other()
	}
	c.Set(r)
}
