// Tempting: find [%clk, read what comes behind. If that is no time, give up. But a
// second annotation can be as it should be.

package exercises

import (
	"regexp"
	"strings"
	"time"
)

var behind = regexp.MustCompile(`^\s+(\d{1,3}):([0-5]\d):([0-5]\d(?:\.\d+)?)\s*\]`)

// Clock looks no further than the first annotation of that name.
func Clock(comment string) (left time.Duration, ok bool) {
	_, after, _ := strings.Cut(comment, "[%clk")
	found := behind.FindStringSubmatch(after)
	if found == nil {
		return 0, false
	}
	left, err := time.ParseDuration(found[1] + "h" + found[2] + "m" + found[3] + "s")
	return left, err == nil
}
