// asking.go lets a failure say what a row of a test has asked, where the code that was asked does not
// come back.

package chesstest

import (
	"testing"

	"mateinfive/internal/guard"
)

// Asking is called by a row that asks many times, before it asks. If the code does not come back
// then, or calls itself again and again, the tests end with a sentence that names the place, and the
// call that was made last: "IsValid(board, d4, e5)".
func Asking(t testing.TB, call func() string) {
	guard.Watch(func() string { return "It was asked: " + call() })
	answered := guard.Deadline(2 * guard.Patience())
	t.Cleanup(func() {
		answered()
		guard.Watch(func() string { return "" })
	})
}
