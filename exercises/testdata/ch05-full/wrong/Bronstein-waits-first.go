// Tempting: the first seconds of a move do not count. That is another clock, which waits
// before it runs down. On this one the flag falls first, and what it would get back comes
// too late.

package exercises

import "time"

// Bronstein waits, and then counts.
func Bronstein(left, spent, delay time.Duration) time.Duration {
	return max(0, left-max(0, spent-delay))
}
