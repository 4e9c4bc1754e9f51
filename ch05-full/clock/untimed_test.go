// untimed_test.go counts moves that take no time.

package clock

import "testing"

func TestMoveUntimed(t *testing.T) {
	runClockTests(t, []clockTest{
		{"it counts, and gets no increment", "5+3", "5+3", "untimed 5s", "white 5:00 (1), black 5:00 (0)"},
		{"the last of a stage brings the next one's time", "1/1:5", "9", "untimed", "white 6:00 (1), black 9:00 (0)"},
		{"and the one after it nothing", "1/1:5", "9", "untimed untimed", "white 6:00 (2), black 9:00 (0)"},
		{"with a time for each move there is no more than that", "30s a move", "9", "untimed", "white 0:30 (1), black 9:00 (0)"},
		{"while a clock runs there is none", "5", "5", "white untimed", "white 5:00 (0), black 5:00 (0), white runs"},
	})
}
