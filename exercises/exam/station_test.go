// station_test.go looks what each station asks.

package exam

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// A station asks only words that are known by then, and each of its own.
func TestStationsAskWhatIsKnown(t *testing.T) {
	for _, s := range Stations {
		var asked []string
		cases := s.Questions(7)
		for _, line := range Lines(cases) {
			asked = append(asked, first(line))
		}
		for _, word := range asked {
			if s.isLater(word) {
				t.Errorf("station %s asks %q, which is not known yet", s.Name, word)
			}
		}
		for _, word := range s.Words {
			if !slices.Contains(asked, word) {
				t.Errorf("station %s does not ask its own word %q", s.Name, word)
			}
		}
		for _, c := range cases {
			if c.Rule == Sessions && c.level == 0 { // it could not be shortened then
				t.Errorf("station %s: a session has lost its level", s.Name)
			}
		}
		if len(cases) < 20 {
			t.Errorf("station %s has %d cases, want 20 at least", s.Name, len(cases))
		}
		if f := Judge(cases, answersOf(s.Level, cases)).Answer; f != nil {
			t.Errorf("station %s:\n%s", s.Name, f)
		}
	}
}

// All that an exam asks of its own level some station of it asks, too.
func TestStationsAskAll(t *testing.T) {
	for level := 1; level <= 4; level++ {
		asked := make(map[string]bool)
		for _, s := range Stations {
			if s.Level != level {
				continue
			}
			for _, c := range s.Questions(7) {
				asked[strings.Join(Lines([]Case{c}), "\n")] = true
			}
		}
		for _, c := range append(inFile("cases", level), fresh(level, 7)...) {
			if text := strings.Join(Lines([]Case{c}), "\n"); c.Rule != More && !asked[text] {
				t.Errorf("level %d: no station asks\n%s", level, text)
			}
		}
	}
}

func TestStationOf(t *testing.T) {
	tests := []struct {
		level      int
		name, want string
	}{
		{level: 1, name: "draw", want: "{draw 1 [draw at]} <nil>"},
		{level: 2, name: "draw", want: `{ 0 []} exam 2 has no station "draw"; it has moves and play`},
		{level: 5, name: "draw", want: "{ 0 []} exam 5 has no stations; chapters 1 to 4 have"},
	}
	for _, tt := range tests {
		s, err := StationOf(tt.level, tt.name)
		if got := fmt.Sprint(s, " ", err); got != tt.want {
			t.Errorf("StationOf(%d, %q) is %s, want %s", tt.level, tt.name, got, tt.want)
		}
	}
}
