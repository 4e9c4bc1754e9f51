// control_test.go reads time controls, and writes them.

package clock

import (
	"reflect"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
)

func TestParse(t *testing.T) {
	const half, minute = 30 * time.Second, time.Minute
	tests := []struct {
		name string
		text string
		want Control
	}{
		{"minutes and seconds", "5+3", Control{Stages: []Stage{{0, 5 * minute, 3 * time.Second}}}},
		{"half a minute", "0.5+1", Control{Stages: []Stage{{0, half, time.Second}}}},
		{"three seconds, the smallest fraction of two digits", "0.05", Control{Stages: []Stage{{0, 3 * time.Second, 0}}}},
		{"nothing but an increment", "0+3", Control{Stages: []Stage{{0, 0, 3 * time.Second}}}},
		{"two stages", "40/90:30+30", Control{Stages: []Stage{{40, 90 * minute, 0}, {0, 30 * minute, half}}}},
		{"three stages, each with its own increment", "40/100+30:20/50+10:15+5", Control{Stages: []Stage{
			{40, 100 * minute, half}, {20, 50 * minute, 10 * time.Second}, {0, 15 * minute, 5 * time.Second},
		}}},
		{"the last stage may have moves", "40/90", Control{Stages: []Stage{{40, 90 * minute, 0}}}},
		{"Bronstein's clock", "5d3", Control{Bronstein, []Stage{{0, 5 * minute, 3 * time.Second}}, false}},
		{"Bronstein's clock with moves", "40/90d30", Control{Bronstein, []Stage{{40, 90 * minute, half}}, false}},
		{"an hourglass", "5h", Control{Hourglass, []Stage{{0, 5 * minute, 0}}, false}},
		{"seconds that are no part of a minute with an end", "100s+1", Control{Stages: []Stage{{0, 100 * time.Second, time.Second}}}},
		{"one move in two minutes, which is not half a minute", "1/120s", Control{Stages: []Stage{{1, 2 * minute, 0}}}},
		{"the most there is", "200/1440+3600", Control{Stages: []Stage{{200, 24 * time.Hour, time.Hour}}}},
		{"five stages", "1/1:2/1:3/1:4/1:1", Control{Stages: []Stage{{1, minute, 0}, {2, minute, 0}, {3, minute, 0}, {4, minute, 0}, {0, minute, 0}}}},
		{"a later stage without a time, but with increments", "40/90:0+30", Control{Stages: []Stage{{40, 90 * minute, 0}, {0, 0, half}}}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := Parse(tt.text)
			if err != nil || !reflect.DeepEqual(got, tt.want) {
				t.Fatalf("Parse(%q) = %v, %v\nwant %v", tt.text, got, err, tt.want)
			}
			if text := got.String(); text != tt.text {
				t.Errorf("written again it is %q", text)
			}
		})
	}
}

func TestParseOtherSpellings(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"spaces around it", " 5+3 ", "5+3"},
		{"spaces within", "5 + 3", "5+3"},
		{"four digits behind the point are written as few", "0.2500+1", "0.25+1"},
		{"a bar", "3|2", "3+2"},
		{"two numbers", "15 10", "15+10"},
		{"minutes", "5m", "5"},
		{"seconds", "30s", "0.5"},
		{"minutes and seconds", "1m30s+1", "1.5+1"},
		{"half a minute", "1/2", "0.5"},
		{"a quarter of a minute and an increment", "1/4+1", "0.25+1"},
		{"three quarters for an hourglass", "3/4h", "0.75h"},
		{"one move in five minutes", "1/5", "1/5"},
		{"stages", "1/2+1:5", "1/120s+1:5"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if c, err := Parse(tt.text); err != nil || c.String() != tt.want {
				t.Errorf("Parse(%q) = %v, %v, want %s", tt.text, c, err, tt.want)
			}
		})
	}
}

func TestParseRefuses(t *testing.T) {
	tests := []struct {
		name string
		text string
		want string // the error, without the quoted text that it begins with
	}{
		{"nothing", "", ": no time is given; try 5+3 (5 minutes, and 3 seconds more with each move)"},
		{"words", "fast", " is no number of minutes; try 5+3, or 0.5+1"},
		{"milliseconds", "500ms", " is no time in minutes and whole seconds; try 5m, 90s or 1m30s"},
		{"more seconds than a day has", "86401s", ": a stage has at most 1440 minutes, which are 24 hours; try 90"},
		{"hours", "1h30m", ": an hourglass has a time in minutes, and nothing else; try 5h, or 90 for an hour and a half"},
		{"nothing behind the point", "5.", " is no number of minutes; try 5+3, or 0.5+1"},
		{"five digits behind the point", "0.50000", " is no number of minutes; try 5+3, or 0.5+1"},
		{"part of a second", "0.01", ": 0.01 minutes are 600ms, and a clock begins with whole seconds; try 0.5 (30 seconds) or 0.25 (15)"},
		{"no minutes", "+3", ": the minutes are missing; try 5+3"},
		{"no seconds", "5+", ": the seconds after the + are missing; try 5+3"},
		{"no seconds for Bronstein's clock", "5d", ": the seconds after the d are missing; try 5d3"},
		{"part of a second as increment", "5+0.5", `: "0.5" is no whole number of seconds; try 5+3`},
		{"two kinds", "5d3h", `: "3h" is no whole number of seconds; try 5d3`},
		{"no time at all", "0", ": that is no time at all; try 5+3"},
		{"Bronstein's clock without a time", "0d3", ": a clock of the kind d or h begins with more than 0 minutes; try 5d3, or 5h"},
		{"an hourglass without sand", "0h", ": a clock of the kind d or h begins with more than 0 minutes; try 5d3, or 5h"},
		{"an hourglass with seconds", "5h3", ": an hourglass has a time in minutes, and nothing else; try 5h, or 90 for an hour and a half"},
		{"Bronstein's clock in stages", "40/90d3:30d3", ": a clock of the kind d or h has one stage; try 40/90:30+30"},
		{"more than a day", "1441", ": a stage has at most 1440 minutes, which are 24 hours; try 90"},
		{"a second more than a day", "1440.05", ": a stage has at most 1440 minutes, which are 24 hours; try 90"},
		{"a number that no computer holds", strings.Repeat("9", 30), ": a stage has at most 1440 minutes, which are 24 hours; try 90"},
		{"more than an hour with each move", "5+3601", ": after the + stand at most 3600 seconds, which are an hour; try 5+3"},
		{"no moves", "/90", ": before the / stands a number of moves, from 1 to 200; try 40/90"},
		{"zero moves", "0/90", ": before the / stands a number of moves, from 1 to 200; try 40/90"},
		{"too many moves", "201/90", ": before the / stands a number of moves, from 1 to 200; try 40/90"},
		{"a time with a colon", "0:03", ": a : stands between stages, as in 40/90:30; write 3s for that time, or 5+3 for 5 minutes and 3 seconds more with each move"},
		{"a stage without moves", "5:300", ": a time before a : says for how many moves it is; try 40/90:30, or 5 for 5 minutes"},
		{"an empty stage", "40/90:", ": the minutes are missing; try 5+3"},
		{"six stages", "1/1:1/1:1/1:1/1:1/1:1", ": there are 6 stages, and 5 at most; try 40/90:30+30"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c, err := Parse(tt.text)
			if err == nil {
				t.Fatalf("Parse(%q) = %v, want an error", tt.text, c)
			}
			if got, want := err.Error(), chess.Quote(tt.text)+tt.want; got != want {
				t.Errorf("the error is\n    %s\nwant\n    %s", got, want)
			}
			isSentence(t, err)
		})
	}
}

func TestEachMove(t *testing.T) {
	for _, d := range []time.Duration{time.Second, 90 * time.Second, 24 * time.Hour} {
		if c, err := EachMove(d); err != nil || !c.PerMove || c.begin() != d {
			t.Errorf("EachMove(%v) = %v, %v", d, c, err)
		}
	}
	for _, d := range []time.Duration{-time.Second, 0, time.Second / 2, 3 * time.Second / 2, 24*time.Hour + time.Second} {
		if c, err := EachMove(d); err == nil {
			t.Errorf("EachMove(%v) = %v, want an error", d, c)
		} else {
			isSentence(t, err)
		}
	}
}

func TestTag(t *testing.T) {
	tests := []struct {
		name string
		text string
		tag  string
	}{
		{"seconds for the game", "5", "300"},
		{"seconds for the game, and an increment", "5+3", "300+3"},
		{"nothing but an increment", "0+3", "0+3"},
		{"moves and stages", "40/90:30+30", "40/5400:1800+30"},
		{"an hourglass", "5h", "*300"},
		{"a time for each move", "30s a move", "1/30"},
		{"Bronstein's clock has no tag in the standard", "5d3", "?"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c := control(t, tt.text)
			if got := c.Tag(); got != tt.tag {
				t.Errorf("%s has the tag %q, want %q", tt.text, got, tt.tag)
			}
			if got := c.String(); got != tt.text {
				t.Errorf("%s is written %q", tt.text, got)
			}
		})
	}
}

// Whatever is read is written and read again as the same control, and it gives time
// to the first move.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"5+3", "40/90:30+30", "0.05d3", "5h", "0+1", "5:00", "1440.0001", "1/0.2500:0+1", "5+", "1/2+1", "1/2.0", "1m40s", "3 4", "99999999999999999999"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		c, err := Parse(text)
		if err != nil {
			isSentence(t, err)
			return
		}
		if again, err := Parse(c.String()); err != nil || !reflect.DeepEqual(again, c) {
			t.Errorf("%q is written %q and read again as %v, %v", text, c.String(), again, err)
		}
		if c.begin() <= 0 || c.begin() > maxTime {
			t.Errorf("%q begins with %v", text, c.begin())
		}
	})
}

// isSentence sees to it that an error can be shown: one line, no control characters,
// not too long.
func isSentence(t *testing.T, err error) {
	t.Helper()
	text := err.Error()
	if len(text) > 400 || strings.ContainsFunc(text, func(r rune) bool { return r < ' ' || r == 0x7f }) || strings.HasSuffix(text, ".") {
		t.Errorf("no sentence to show: %q", text)
	}
}
