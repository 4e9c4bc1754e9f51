// untimed_test.go counts moves that take no time.

package clock

import "testing"

func TestMoveUntimed(t *testing.T) {
	runClockTests(t, []clockTest{
		{name: "it counts, and gets no increment",
			white: "5+3", black: "5+3", steps: "untimed 5s",
			want: "white 5:00 (1), black 5:00 (0)"},
		{name: "the last of a stage brings the next one's time",
			white: "1/1:5", black: "9", steps: "untimed",
			want: "white 6:00 (1), black 9:00 (0)"},
		{name: "the first move of the next stage brings no time",
			white: "1/1:5", black: "9", steps: "untimed untimed",
			want: "white 6:00 (2), black 9:00 (0)"},
		{name: "with a time for each move there is no more than that",
			white: "30s a move", black: "9", steps: "untimed",
			want: "white 0:30 (1), black 9:00 (0)"},
		{name: "while a clock runs there is none",
			white: "5", black: "5", steps: "white untimed",
			want: "white 5:00 (0), black 5:00 (0), white runs"},
	})
}
