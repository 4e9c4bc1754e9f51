// pair_test.go tests the time of both sides as it is typed, and as a file has it.

package clock

import (
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestPair(t *testing.T) {
	for _, tt := range []struct{ name, text, want, tags string }{
		{"one time is that of both", "5+3", "5+3", "TimeControl=300+3"},
		{"two are those of White and of Black", "5+3,1", "5+3,1", "TimeControl=300+3 Clock=5+3,1"},
		{"the same time twice is one", "5,5", "5", "TimeControl=300"},
		{"a time for each move", "30s a move", "30s a move", "TimeControl=1/30"},
		{"a clock that only this program knows", "5d3", "5d3", "TimeControl=? Clock=5d3"},
		{"a time for each move of one side, another for the other", "30s a move,1m0s a move", "30s a move,1m0s a move", "TimeControl=1/30 Clock=30s a move,1m0s a move"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			pair, err := ParsePair(tt.text)
			if err != nil || PairText(pair) != tt.want {
				t.Fatalf("%s is read as %s, %v", tt.text, PairText(pair), err)
			}
			found, tags := map[string]string{}, ""
			for _, tag := range Tags(pair) {
				found[tag.Name] = tag.Value
				tags += " " + tag.Name + "=" + tag.Value
			}
			if tags = tags[1:]; tags != tt.tags {
				t.Errorf("the tags are %s, want %s", tags, tt.tags)
			}
			back, err := ParseTags(func(name string) string { return found[name] })
			if err != nil || PairText(back) != tt.want {
				t.Errorf("from its tags it is read as %s, %v", PairText(back), err)
			}
		})
	}
	for _, text := range []string{"5+3,", ",5", "5,5d3", "x"} {
		if pair, err := ParsePair(text); err == nil {
			t.Errorf("%s is read as %s", text, PairText(pair))
		} else {
			isSentence(t, err)
		}
	}
	if _, err := ParseTags(func(string) string { return "" }); err == nil {
		t.Error("a game without tags has a time")
	}
}

func TestReplay(t *testing.T) {
	for _, tt := range []struct{ name, control, shown, want string }{
		{"each move has what its side's clock showed", "5", "0:04:00 0:03:00 0:02:00", "white 2:00 (2), black 3:00 (1)"},
		{"where nothing stands it shows what it did before", "5", "0:04:00 - -", "white 4:00 (2), black 5:00 (1)"},
		{"before the first move it is full", "5", "", "white 5:00 (0), black 5:00 (0)"},
		{"what runs out of an hourglass is with the other side", "5h", "0:04:00", "white 4:00 (1), black 6:00 (0)"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			at := clockAt(t, tt.control, tt.control)
			at.play(t, "white 10s")
			at.Replay(chess.White, strings.Fields(tt.shown))
			if got := shows(at.Clock); got != tt.want {
				t.Errorf("it shows %s, want %s", got, tt.want)
			}
		})
	}
}
