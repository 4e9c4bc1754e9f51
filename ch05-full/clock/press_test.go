// press_test.go presses the clock.

package clock

import "testing"

func TestPress(t *testing.T) {
	runClockTests(t, []clockTest{
		{"a move gets its increment, and the other clock runs", "5+3", "5+3", "white 10s press", "white 4:53 (1), black 5:00 (0), black runs"},
		{"and then the other way around", "5+3", "5+3", "white 10s press 20s press", "white 4:53 (1), black 4:43 (1), white runs"},
		{"Black may begin", "5+3", "5+3", "black 10s press", "white 5:00 (0), black 4:53 (1), white runs"},
		{"each side has its own increment", "5+3", "5+10", "white 10s press 20s press", "white 4:53 (1), black 4:50 (1), white runs"},
		{"a quick move gains time", "5+3", "5+3", "white 1s press", "white 5:02 (1), black 5:00 (0), black runs"},
		{"the next move takes from what was left", "5+3", "5+3", "white 10s press 20s press 7s press", "white 4:49 (2), black 4:43 (1), black runs"},
		{"the other clock runs from now on, and not earlier", "5", "5", "white 10s press 4s", "white 4:50 (1), black 4:56 (0), black runs"},
		{"without an increment nothing is added", "5", "5", "white 10s press", "white 4:50 (1), black 5:00 (0), black runs"},
		{"with a tenth of a second left it is not too late", "0.5+3", "5", "white 29.9s press", "white 3.1 (1), black 5:00 (0), black runs"},
		{"when the time is up it is too late, and nothing is added", "0.5+3", "5", "white 30s press", "white 0.0 (0), black 5:00 (0)"},
		{"later it is too late as well", "0.5+3", "5", "white 40s press 10s", "white 0.0 (0), black 5:00 (0)"},
		{"a pause does not help", "0.5+3", "5", "white 20s stop 60s white 40s press", "white 0.0 (0), black 5:00 (0)"},
		{"a pause in a move does not count", "5+3", "5+3", "white 10s stop 60s white 2s press", "white 4:51 (1), black 5:00 (0), black runs"},
		{"on a clock that stands still it does nothing", "5+3", "5+3", "white 10s stop press 10s", "white 4:50 (0), black 5:00 (0)"},
		{"nor before the game", "5+3", "5+3", "press 10s", "white 5:00 (0), black 5:00 (0)"},

		{"the last move of a stage brings the next one's time", "2/5:3", "9", "white 10s press press 10s press", "white 7:40 (2), black 9:00 (1), black runs"},
		{"the move before does not", "3/5:3", "9", "white 10s press press 10s press", "white 4:40 (2), black 9:00 (1), black runs"},
		{"nor does the move after", "2/5:3", "9", "white 10s press press 10s press press 10s press", "white 7:30 (3), black 9:00 (2), black runs"},
		{"it has the increment of its own stage", "1/5:3+30", "9", "white 10s press", "white 7:50 (1), black 9:00 (0), black runs"},
		{"and the move after that of the next", "1/5+7:3+30", "9", "white 10s press press 10s press", "white 8:17 (2), black 9:00 (1), black runs"},
		{"a side that is too late gets no next stage", "1/0.5:3", "9", "white 30s press", "white 0.0 (0), black 9:00 (0)"},
		{"the last stage is repeated if it has moves", "1/5:2/3", "9", "white press press press press press press", "white 11:00 (3), black 9:00 (3), white runs"},
		{"each side has its own stages", "9", "1/5:3", "white press 10s press", "white 9:00 (1), black 7:50 (1), white runs"},

		{"with a time for each move what is left is lost", "30s a move", "30s a move", "white 10s press", "white 0:30 (1), black 0:30 (0), black runs"},
		{"for each move, and for each side", "30s a move", "20s a move", "white 10s press 15s press 12s press 1s", "white 0:30 (2), black 0:19 (1), black runs"},
		{"and it must be enough", "30s a move", "30s a move", "white 30s press", "white 0.0 (0), black 0:30 (0)"},

		{"Bronstein's clock follows the rule", "5d3", "5d3", "white 2s press 10s press", "white 5:00 (1), black 4:53 (1), white runs"},
		{"and adds up what was spent around a pause", "5d3", "5d3", "white 2s stop 9s white 2s press", "white 4:59 (1), black 5:00 (0), black runs"},
		{"it has stages, too", "1/5d3", "9", "white 10s press", "white 9:53 (1), black 9:00 (0), black runs"},
		{"too late is too late for it", "0.5d3", "5d3", "white 30s press", "white 0.0 (0), black 5:00 (0)"},
		{"an hourglass follows the rule for both sides", "5h", "5h", "white 10s press 25s press", "white 5:15 (1), black 4:45 (1), white runs"},
	})
}
