// flags_test.go reads command lines.

package prompt

import (
	"strings"
	"testing"
)

// What is wrong with one flag, or contradicts another, is a sentence.
func TestFlagsThatAreRefused(t *testing.T) {
	for _, tt := range []struct{ flags, want string }{
		{"-white mine", "task Opponent is not written yet: go run ./exercises next ch05 Opponent"},
		{"-black nobody", `"nobody" is no player: there is random, greedy, careful, and friend for a person`},
		{"-black ./nothing", "there is no program at ./nothing"},
		{"-clock \x1b", `invalid value "\x1b" for flag -clock: `},
		{"-clock 5d3", "task Bronstein is not written yet"},
		{"-clock 5h", "task Hourglass is not written yet"},
		{"-whiteclock 5", "one side has a clock and the other has none: -clock gives both the same"},
		{"-clock 5 -blackclock 5d3", "clocks of one kind belong together, not 5 and 5d3"},
		{"-clock 5+3 -movetime 30s", "-clock has said the time already: use one of the two"},
		{"-movetime 30s -blackclock 5", "-movetime has said the time already: use one of the two"},
		{"-tick 0s", "it is a time such as 10s"},
		{"-names Anna", "it is two names with a comma between them, such as Anna,Ben"},
		{"-load a.pgn -file b.pgn", "use one of them, and save for the other"},
		{"-load a.pgn -fen 8/8/8/8/8/8/8/8", "and -fen with a position: use one of them"},
		{"-flip auto", `"auto" is one word too many`},
	} {
		t.Run(tt.flags, func(t *testing.T) {
			o, err := parse(strings.Fields(tt.flags)...)
			if err == nil {
				err = o.Check()
			}
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("the error is %v, want one with %q", err, tt.want)
			}
		})
	}
}

func TestFlagsThatGoTogether(t *testing.T) {
	for flags, want := range map[string]string{
		"-clock 5 -blackclock 1":          "white 5:00, black 1:00",
		"-blackclock 1 -clock 5":          "white 5:00, black 1:00",
		"-whiteclock 3|2 -blackclock 30s": "white 3:00, black 0:30",
		"-movetime 30s":                   "white 0:30, black 0:30",
	} {
		t.Run(flags, func(t *testing.T) {
			if got := plays(t, options(t, "-quiet "+flags), "clock\n"); !strings.Contains(got, want) {
				t.Errorf("the screen is\n%s\nwant %s", got, want)
			}
		})
	}
}
