// cast_test.go names players.

package player

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
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
		"Greedy": "greedy <nil>", "friend": " <nil>", "computer": "level3 <nil>", "Level 8": "level8 <nil>", "./none": " there is no program at ./none",
		"x": ` "x" is no player: there is random, greedy, careful, level1 to level8, and friend for a person`,
	} {
		name, err := c.Named(word)
		if got := fmt.Sprint(name, " ", err); got != want {
			t.Errorf("%s is %s, want %s", word, got, want)
		}
	}
	if name := c.Usual(); name != Computer {
		t.Errorf("without a task %s plays", name)
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
	for word, want := range map[string]string{"champion": "a1a8", "champion-quiet": "a1a8", "champion-luck": "there is no luck", "champions": `"champions" is no player: there is random, greedy, careful, level1 to level8, champion, and friend for a person`} {
		name, err := c.Named(word)
		got := fmt.Sprint(err)
		if err == nil {
			got = chosen(t, c.Make(name, 1), r).Move.String()
		}
		if got != want {
			t.Errorf("%s: %s, want %s", word, got, want)
		}
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

// A speaker is opened once, and known by its word.
func TestEngine(t *testing.T) {
	c, opened := learner(), ""
	c.Open = func(command string) (Player, error) {
		opened += command + "|"
		return speaker{}, nil
	}
	for _, word := range []string{"uci:./old,uci", "UCI:./old,uci"} {
		name, err := c.Named(word)
		if err != nil || name != "uci:./old,uci" || !c.Builds(name) || c.FullName(name) != "Old 1.0" || opened != "./old,uci|" {
			t.Errorf("%s is called %s, %s, error %v; opened was %s", word, name, c.FullName(name), err, opened)
		}
	}
}

type speaker struct{ Player }

func (speaker) Name() string { return "Old 1.0" }
func (speaker) Build() error { return nil }
