// Tempting: each move adds the seconds. That is Fischer's clock, and a quick move gains
// time on it.

package exercises

import "time"

// Bronstein adds the delay, whatever the move has taken.
func Bronstein(left, spent, delay time.Duration) time.Duration {
	if spent >= left {
		return 0
	}
	return left - spent + delay
}
