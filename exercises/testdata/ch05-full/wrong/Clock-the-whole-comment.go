// Tempting: in most files the comment is the clock and nothing else. But people
// and programs write other things around it.

package exercises

import (
	"regexp"
	"time"
)

var wholeComment = regexp.MustCompile(`^\[%clk\s+(\d{1,3}):([0-5]\d):([0-5]\d(?:\.\d+)?)\s*\]$`)

// Clock wants nothing around the annotation.
func Clock(comment string) (left time.Duration, ok bool) {
	found := wholeComment.FindStringSubmatch(comment)
	if found == nil {
		return 0, false
	}
	left, err := time.ParseDuration(found[1] + "h" + found[2] + "m" + found[3] + "s")
	return left, err == nil
}
