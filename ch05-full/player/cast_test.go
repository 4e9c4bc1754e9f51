// cast_test.go names players.

package player

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

// learner returns a cast of which the tasks are not written.
func learner() Cast {
	return Cast{
		Opponent: func(*chess.Position, []chess.Move, func(int) int) chess.Move { panic("task Opponent: not written yet") },
		Champion: func() (string, Player) { panic("task Champion: not written yet") },
	}
}

func TestNamed(t *testing.T) {
	c := learner()
	for word, want := range map[string]string{
		"Greedy": "greedy <nil>", "friend": " <nil>", "computer": "level1 <nil>", "Level 8": "level8 <nil>", "./none": " there is no program at ./none",
		"x": ` "x" is no player: there is random, greedy, careful, level1 to level8, friend for a person, and uci:stockfish for an engine`,
	} {
		name, err := c.Named(word)
		if got := fmt.Sprint(name, " ", err); got != want {
			t.Errorf("%s is %s, want %s", word, got, want)
		}
	}
	if name := c.Usual(); name != unnamed {
		t.Errorf("without a task %s plays", name)
	}
	if _, err := c.Named("before"); err == nil {
		t.Error("there is an earlier version where none is laid beside")
	}
	c.Before = func(seed uint64) Player { return greedy{seed} }
	if name, err := c.Named("before"); err != nil || c.Make(name, 7) != (greedy{7}) {
		t.Errorf("the earlier version is %s, %v, and plays as %v", name, err, c.Make(name, 7))
	}
}

// The learner's engine plays as champion as long as the task is not written, and without a step by
// a longer name.
func TestTheEngineOfTheLearner(t *testing.T) {
	c := learner()
	c.Grown = func(name string, seed uint64) (Player, error) {
		if strings.HasSuffix(name, "-luck") {
			return nil, errors.New("there is no luck")
		}
		return greedy{seed}, nil
	}
	r := Request{Start: positionOf(t, mateInOne)}
	for word, want := range map[string]string{"champion": "a1a8", "champion-quiet": "a1a8", "champion-luck": "there is no luck", "champions": `"champions" is no player: there is random, greedy, careful, level1 to level8, champion, friend for a person, and uci:stockfish for an engine`} {
		name, err := c.Named(word)
		got := fmt.Sprint(err)
		if err == nil {
			got = chosen(t, c.Make(name, 1), r).Move.String()
		}
		if got != want {
			t.Errorf("%s: %s, want %s", word, got, want)
		}
	}
	c.Grown = func(string, uint64) (Player, error) {
		return decider(func(Request, []chess.Move) (Decision, error) { panic("task Eval: not written yet") }), nil
	}
	if _, err := c.Named("champion"); err == nil || !strings.HasPrefix(err.Error(), "task Eval is not written yet") {
		t.Errorf("with neither written the error is %v, want one that names Eval", err)
	}
	c.Champion = func() (string, Player) { return "Dull", random{1} }
	if d := chosen(t, c.Make("champion", 1), r); !strings.HasPrefix(d.Why, "any of") {
		t.Errorf("with the task written champion says %s", d.Why)
	}
}

// Programs of one name are told apart by their paths.
func TestProgramsOfOneName(t *testing.T) {
	t.Chdir(t.TempDir())
	c := learner()
	for i, path := range []string{"a/bot", "b/bot", "a/bot"} {
		_ = os.Mkdir(path[:1], 0o755)
		if err := os.WriteFile(path, nil, 0o755); err != nil {
			t.Fatal(err)
		}
		name, err := c.Named("./" + path)
		if own := name == "bot"; err != nil || own == (i == 1) || !c.Builds(name) || !strings.HasSuffix(c.program(name).Path, filepath.FromSlash(path)) {
			t.Errorf("the program at %s is called %s, %v", path, name, err)
		}
	}
}

// A speaker is opened once, and known by the name of its program.
func TestEngine(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	tests := []struct{ word, name, command string }{
		{"uci:./Old,uci", "old", "./Old,uci"},
		{"UCI:./Old uci", "old", "./Old,uci"},
		{"old", "old", "./Old,uci"},
		{"uci:./Old", "uci:./Old", "./Old"},
		{"uci:~/bot.exe", "bot", filepath.Join(home, "bot.exe")},
		{"uci:greedy", "uci:greedy", "greedy"},
		{"known", "known", "known,-x"},
	}
	c, opened := learner(), ""
	c.Open = func(command string) (Player, error) {
		opened = command
		return speaker{}, nil
	}
	c.Recall(map[string]string{"engine known": "known,-x", "name": "Anna"})
	for _, tt := range tests {
		t.Run(tt.word, func(t *testing.T) {
			opens := c.Others[tt.name] == nil
			opened = ""
			name, err := c.Named(tt.word)
			if err != nil || name != tt.name || !c.Builds(name) || c.FullName(name) != "Old 1.0" || (opened != "") != opens || opens && opened != tt.command {
				t.Errorf("it is called %s, %s, error %v; opened was %q", name, c.FullName(name), err, opened)
			}
			if setting, command, ok := c.Setting(name); setting != "engine "+tt.name || command != tt.command || !ok {
				t.Errorf("its setting is %s = %s, %t", setting, command, ok)
			}
		})
	}
}

// A well-known engine that is installed needs its name alone. Any other program has to be called an
// engine, and what is not installed is no player.
func TestAnInstalledEngine(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("PATH", folder)
	for _, name := range []string{"stockfish", "lc0-0.31", "date", "fruitcake"} {
		if runtime.GOOS == "windows" {
			name += ".exe"
		}
		if err := os.WriteFile(filepath.Join(folder, name), nil, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	c := learner()
	if _, err := c.Named("stockfish"); err == nil {
		t.Error("an engine plays where none can be opened")
	}
	opened := ""
	c.Open = func(command string) (Player, error) {
		opened = command
		return speaker{}, nil
	}
	for _, tt := range []struct{ word, opens, err string }{
		{word: "stockfish", opens: "stockfish"},
		{word: "lc0-0.31 -x", opens: "lc0-0.31,-x"},
		{word: "date", err: `"date" is no player; if it is an engine, say uci:date`},
		{word: "fruitcake -x", err: `"fruitcake-x" is no player; if it is an engine, say uci:fruitcake,-x`},
		{word: "gnuchess", err: `"gnuchess" is an engine, but it is not installed in a folder of PATH: say`},
		{word: "no-such-engine", err: `"no-such-engine" is no player: there is `},
	} {
		opened = ""
		name, err := c.Named(tt.word)
		if tt.err == "" && (err != nil || !c.Has(name)) || opened != tt.opens ||
			tt.err != "" && !strings.HasPrefix(fmt.Sprint(err), tt.err) {
			t.Errorf("%s is called %q, error %v; opened was %q", tt.word, name, err, opened)
		}
	}
}

// An engine comes back by its name if it is known; nothing else is run.
func TestReturn(t *testing.T) {
	c := learner()
	c.Open = func(command string) (Player, error) {
		if command != "known,-x" {
			return nil, errors.New(command + " is gone")
		}
		return speaker{}, nil
	}
	c.Recall(map[string]string{"engine known": "known,-x", "engine lost": "lost"})
	for name, want := range map[string]string{"level3": "<nil>", "known": "<nil>", "lost": "lost is gone", "mine": "<nil>",
		"uci:rm,-r": `"uci:rm,-r" is not known here: new seats a program by its path, and an engine by its command`} {
		if err := c.Return(name); fmt.Sprint(err) != want || err == nil != c.Has(name) {
			t.Errorf("%s returns with %v, want %s", name, err, want)
		}
	}
}

func TestWords(t *testing.T) {
	for line, want := range map[string]string{
		"Level 3 black 5+3":                     "level3 black 5+3",
		"uci:stockfish black 5+3":               "uci:stockfish black 5+3",
		"black 5+3 uci:gnuchess --uci":          "black 5+3 uci:gnuchess,--uci",
		"2 uci:a uci:./old uci -player level 5": "2 uci:a uci:./old,uci,-player,level5",
		"uci:a uci:b -x":                        "uci:a uci:b,-x",
	} {
		if got := strings.Join(Words(strings.Fields(line)), " "); got != want {
			t.Errorf("%s is read as %s, want %s", line, got, want)
		}
	}
}

type speaker struct{ Player }

func (speaker) Name() string { return "Old 1.0" }
func (speaker) Build() error { return nil }

func TestLot(t *testing.T) {
	drawn := make(map[[2]string]bool)
	for range 100 {
		seats, _ := new(Cast).ReadSeats([]string{"lot", "careful"}, Seats{})
		drawn[seats.Players] = true
	}
	if len(drawn) != 2 || !drawn[[2]string{"careful", ""}] || !drawn[[2]string{"", "careful"}] {
		t.Errorf("in 100 games these play: %v", drawn)
	}
}
