// Tempting: seconds with a fraction are a float64. But 4.35 is not exactly 4.35 in
// one, and what is cut off behind is a nanosecond.

package exercises

import (
	"regexp"
	"strconv"
	"time"
)

var floatForm = regexp.MustCompile(`\[%clk\s+(\d{1,3}):([0-5]\d):([0-5]\d(?:\.\d+)?)\s*\]`)

// Clock loses a nanosecond now and then.
func Clock(comment string) (left time.Duration, ok bool) {
	found := floatForm.FindStringSubmatch(comment)
	if found == nil {
		return 0, false
	}
	h, _ := strconv.Atoi(found[1])
	m, _ := strconv.Atoi(found[2])
	s, _ := strconv.ParseFloat(found[3], 64)
	return time.Duration(h)*time.Hour + time.Duration(m)*time.Minute + time.Duration(s*1e9), true
}
