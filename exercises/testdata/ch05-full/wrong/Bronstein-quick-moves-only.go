// Tempting: a quick move costs nothing, and any other costs what it took. But every move
// gets its seconds back.

package exercises

import "time"

// Bronstein gives to the quick alone.
func Bronstein(left, spent, delay time.Duration) time.Duration {
	switch {
	case spent >= left:
		return 0
	case spent <= delay:
		return left
	default:
		return left - spent
	}
}
