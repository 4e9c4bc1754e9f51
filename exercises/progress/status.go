// status.go names the ways in which a task can stand, and how each is shown.

package progress

import "github.com/fatih/color"

// A Status is how a task stands. It is written down as a number: keep the order.
type Status int

const (
	Open    Status = iota // not begun
	Red                   // taken out, or begun and not right
	Green                 // done
	Changed               // changed since it was judged
	Broken                // does not compile
)

// marks is how a status is shown: by a letter on the map, so that it can be read without
// color, by a color where there is one, and in words.
var marks = map[Status]struct {
	letter, words string
	color         *color.Color
}{
	Green:   {"#", "green", color.New(color.FgGreen)},
	Red:     {"x", "red", color.New(color.FgRed)},
	Changed: {"~", "changed since its last check", color.New(color.FgYellow)},
	Broken:  {"?", "not compiling", color.New(color.FgYellow)},
	Open:    {".", "open", color.New(color.Faint)},
}

// String is the status in words: "changed since its last check".
func (s Status) String() string { return marks[s].words }

// Mark is the letter of the status on the map, in its color.
func (s Status) Mark() string { return s.Paint(marks[s].letter) }

// Paint gives a text the color of the status.
func (s Status) Paint(text string) string { return marks[s].color.Sprint(text) }
