// tag.go reads a time control from the tag of a game file.

package clock

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
)

// errTag says that a tag is not one that we write.
var errTag = errors.New("not a time control as in 300+3 or 40/5400:1800+30")

// ParseTag reads what [Control.Tag] writes: times in seconds. Of what the PGN standard has
// besides, it reads as much as these forms cover. The error says what it expects; a tag
// that is not known (?) or says that there was no clock (-) is one, too.
func ParseTag(text string) (Control, error) {
	if sand, ok := strings.CutPrefix(text, "*"); ok {
		total, err := parseTagTime(sand, time.Second)
		return Control{Kind: Hourglass, Stages: []Stage{{Time: total}}}, err
	}
	var c Control
	for _, part := range strings.Split(text, ":") {
		var s Stage
		if moves, rest, ok := strings.Cut(part, "/"); ok {
			n, err := strconv.Atoi(moves)
			if err != nil || n < 1 || n > maxMoves {
				return Control{}, errTag
			}
			s.Moves, part = n, rest
		}
		whole, increment, hasIncrement := strings.Cut(part, "+")
		var err error
		if s.Time, err = parseTagTime(whole, 0); err != nil {
			return Control{}, err
		}
		if hasIncrement {
			if s.Increment, err = parseTagTime(increment, 0); err != nil {
				return Control{}, err
			}
		}
		c.Stages = append(c.Stages, s)
	}
	switch first := c.Stages[0]; {
	case len(c.Stages) > maxStages || first.Time+first.Increment == 0:
		return Control{}, errTag
	case len(c.Stages) == 1 && first.Moves == 1 && first.Increment == 0:
		c.PerMove = true
	}
	return c, nil
}

// parseTagTime reads a number of seconds that is not below a least one.
func parseTagTime(text string, least time.Duration) (time.Duration, error) {
	n, err := strconv.ParseFloat(text, 64)
	if err != nil || !(n >= 0 && n <= maxTime.Seconds()) {
		return 0, errTag
	}
	d := time.Duration(n * float64(time.Second)).Round(time.Millisecond)
	if d < least {
		return 0, errTag
	}
	return d, nil
}

// leftTags are the tags for what the clocks show while a game waits (PGN standard, supplement
// of 2001).
var leftTags = [2]string{"WhiteClock", "BlackClock"}

// LeftTags returns the tags that tell what both clocks show now.
func (c *Clock) LeftTags() []Tag {
	var tags []Tag
	for side, name := range leftTags {
		tags = append(tags, Tag{name, Annotation(c.Left(chess.Color(side)))})
	}
	return tags
}

// SetLeft lets the clock stand and show what [Clock.LeftTags] told, from a function that returns
// the value of a tag, or "".
func (c *Clock) SetLeft(tag func(name string) string) {
	r := c.Reading()
	for side, name := range leftTags {
		if left, err := ParseAnnotation(tag(name)); err == nil {
			r.Left[side] = left
		}
	}
	c.Set(r)
}
