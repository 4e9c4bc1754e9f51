// Tempting: too late is more than was left. But when exactly nothing is left, the flag
// has fallen.

package exercises

import "time"

// Bronstein lets the flag fall a moment late.
func Bronstein(left, spent, delay time.Duration) time.Duration {
	if spent > left {
		return 0
	}
	return left - spent + min(spent, delay)
}
