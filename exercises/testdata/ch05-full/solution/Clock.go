// Clock.go finds the clock in a comment.

package exercises

import (
	"regexp"
	"time"
)

// clockForm is how a file writes what the clock showed, [%clk 0:05:30.5], in
// three groups: hours, minutes, seconds.
var clockForm = regexp.MustCompile(`\[%clk\s+(\d{1,3}):([0-5]\d):([0-5]\d(?:\.\d+)?)\s*\]`)

// Clock reads how much time a player had left from a comment, in which it
// stands somewhere as [%clk 0:05:30] or [%clk 1:02:03.5]: hours in one to three
// digits, minutes and seconds in two digits from 00 to 59, perhaps a point and
// further digits. White space comes before the time and may come after it. If
// there are several, the first counts; what is not written like that is passed
// over. If there is none, ok is false and left is 0.
func Clock(comment string) (left time.Duration, ok bool) {
	found := clockForm.FindStringSubmatch(comment)
	if found == nil {
		return 0, false
	}
	left, err := time.ParseDuration(found[1] + "h" + found[2] + "m" + found[3] + "s")
	return left, err == nil
}
