// share_test.go tests how long a move may take.

package clock

import (
	"testing"
	"time"
)

func TestShare(t *testing.T) {
	for _, left := range []time.Duration{-time.Second, 0, time.Millisecond, time.Second, time.Hour} {
		for _, toGo := range []int{0, 1, 40} {
			soft, hard := Share(left, 10*time.Millisecond, toGo)
			if soft > hard || soft <= 0 || hard > max(left*9/10, 1) {
				t.Errorf("Share(%v, 10ms, %d) = %v, %v", left, toGo, soft, hard)
			}
		}
	}
}
