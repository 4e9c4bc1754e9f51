// pair_test.go tests the time of both sides as it is typed, and as a file has it.

package clock

import (
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestPair(t *testing.T) {
	for _, tt := range []struct{ name, text, want, tags string }{
		{name: "one time is that of both", text: "5+3", want: "5+3", tags: "TimeControl=300+3"},
		{name: "two are those of White and of Black",
			text: "5+3,1", want: "5+3,1", tags: "TimeControl=300+3 Clock=5+3,1"},
		{name: "the same time twice is one", text: "5,5", want: "5", tags: "TimeControl=300"},
		{name: "a time for each move",
			text: "30s a move", want: "30s a move", tags: "TimeControl=1/30"},
		{name: "a clock that only this program knows",
			text: "5d3", want: "5d3", tags: "TimeControl=? Clock=5d3"},
		{name: "a time for each move of one side, another for the other",
			text: "30s a move,1m0s a move", want: "30s a move,1m0s a move",
			tags: "TimeControl=1/30 Clock=30s a move,1m0s a move"},
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
		{name: "each move has what its side's clock showed",
			control: "5", shown: "0:04:00 0:03:00 0:02:00",
			want: "white 2:00 (2), black 3:00 (1)"},
		{name: "where nothing stands it shows what it did before",
			control: "5", shown: "0:04:00 - -", want: "white 4:00 (2), black 5:00 (1)"},
		{name: "before the first move it is full",
			control: "5", want: "white 5:00 (0), black 5:00 (0)"},
		{name: "what runs out of an hourglass is with the other side",
			control: "5h", shown: "0:04:00", want: "white 4:00 (1), black 6:00 (0)"},
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
