// Tempting: Sscanf reads three numbers with colons between. It also reads 75
// minutes, a minus sign and a single digit, and forgets the fraction.

package exercises

import (
	"fmt"
	"strings"
	"time"
)

// Clock reads whatever three numbers it finds.
func Clock(comment string) (left time.Duration, ok bool) {
	_, after, found := strings.Cut(comment, "[%clk ")
	if !found {
		return 0, false
	}
	var h, m, s int
	if _, err := fmt.Sscanf(after, "%d:%d:%d", &h, &m, &s); err != nil {
		return 0, false
	}
	return time.Duration(h)*time.Hour + time.Duration(m)*time.Minute + time.Duration(s)*time.Second, true
}
