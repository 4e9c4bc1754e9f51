// newgame_test.go begins games.

package terminal

import (
	"strings"
	"testing"

	"mateinfive/ch05-full/player"
)

func TestNew(t *testing.T) {
	const noPlayer = " is no player: there is random, greedy, careful, mine, champion, and friend for a person; or name your side, black, or a time, 5+3 "
	tests := []struct {
		name, line string
		players    [2]string
		faces      string
		want       string // the answer, if it is a refusal
	}{
		{"as before", "new", [2]string{"", "random"}, "1:00 1:00", ""},
		{"against somebody else", "new greedy", [2]string{"", "greedy"}, "1:00 1:00", ""},
		{"with other clocks", "new 5+3", [2]string{"", "random"}, "5:00 5:00", ""},
		{"with both", "NEW Computer 0.5+1", [2]string{"", "careful"}, "0:30 0:30", ""},
		{"as Black", "new black", [2]string{"random", ""}, "1:00 1:00", ""},
		{"as White, which one is", "new white greedy", [2]string{"", "greedy"}, "1:00 1:00", ""},
		{"as Black against somebody else", "new black greedy 2", [2]string{"greedy", ""}, "2:00 2:00", ""},
		{"two players of the program", "new greedy random", [2]string{"greedy", "random"}, "1:00 1:00", ""},
		{"two and their sides", "new black greedy white random", [2]string{"random", "greedy"}, "1:00 1:00", ""},
		{"a friend without clocks", "new friend untimed", [2]string{}, " ", ""},
		{"no player", "new nobody", [2]string{"", "random"}, "1:00 1:00", `"nobody"` + noPlayer},
		{"a word with control characters", "new \x07", [2]string{"", "random"}, "1:00 1:00", `"\a"` + noPlayer},
		{"no clock", "new 5+", [2]string{"", "random"}, "1:00 1:00", "CLOCK"},
		{"a task that is not written", "new 5d3", [2]string{"", "random"}, "1:00 1:00", "task Bronstein is not written yet: go run ./exercises next ch05 Bronstein "},
		{"another one", "new 5h", [2]string{"", "random"}, "1:00 1:00", "task Hourglass is not written yet: go run ./exercises next ch05 Hourglass "},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := sit(t, t.TempDir(), "-black", "random", "-clock", "1")
			d.types(0, "e4")
			if tt.want == "" {
				d.types(0, tt.line) // it asks once
			}
			got := strings.ReplaceAll(d.types(0, tt.line), "\n", " ") // wherever it breaks
			if tt.want == "CLOCK" && !strings.Contains(got, "5+") || tt.want != "" && tt.want != "CLOCK" && got != tt.want {
				t.Errorf("the answer is %s", got)
			}
			if d.s.players != tt.players || d.faces() != tt.faces {
				t.Errorf("%q play, and the clocks show %s", d.s.players, d.faces())
			}
			if begun := len(d.s.plies()) < 2 || d.s.players[0] != "" && d.s.players[1] != ""; begun != (tt.want == "") {
				t.Errorf("a game has begun: %v", begun)
			}
		})
	}
}

func TestRematch(t *testing.T) {
	d := sit(t, t.TempDir(), "-black", "random", "-whiteclock", "1", "-blackclock", "2", "-names", "Anna,")
	d.types(0, "e4")
	compare(t, d.types(0, "rematch"), "this game is not over: type the line again to begin another game\n")
	d.types(0, "resign")
	d.types(0, "resign")
	if got := d.types(0, "rematch"); !strings.Contains(got, "\nrandom plays White; the clocks: 2 and 1. ") || !strings.Contains(got, "\n1. ") {
		t.Errorf("the other side does not begin: %s", got)
	}
	if d.faces() != "2:00 1:00" || d.s.tree.Tag("White") != "random" || d.s.tree.Tag("Black") != "Anna" || d.s.tree.Tag("WhiteType") != "program" {
		t.Errorf("the clocks show %s, and the tags are %v", d.faces(), d.s.tree.Tags)
	}
}

// The learner's champion plays under its own name.
func TestTheChampionsName(t *testing.T) {
	tests := []struct{ given, want string }{
		{"Deep Red", "Deep Red"},
		{" \x1b[2J ", `\x1b[2J`},
		{"", "champion"},
	}
	for _, tt := range tests {
		e := withChampion(func() (string, player.Player) { return tt.given, greedy() })
		d := sitIn(t, e, "", "-black", "champion")
		if got := d.s.tree.Tag("Black"); got != tt.want {
			t.Errorf("%q is called %q, want %q", tt.given, got, tt.want)
		}
		if got := d.types(0, "e4"); !strings.HasPrefix(got, "1. e4\n1... ") {
			t.Errorf("it answers %s", got)
		}
	}
}

func TestTheChampionThatIsNot(t *testing.T) {
	tests := []struct {
		name     string
		champion func() (string, player.Player)
		want     string
	}{
		{"not written", unwritten().tasks.champion, "task Champion is not written yet: go run ./exercises next ch05 Champion\n"},
		{"no player", func() (string, player.Player) { return "x", nil }, "task Champion returns no player\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := sitIn(t, withChampion(tt.champion), "", "-black", "champion")
			compare(t, d.types(0, "e4"), "1. e4\n"+tt.want+yourself)
		})
	}
}
