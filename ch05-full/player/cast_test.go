// cast_test.go names players.

package player

import (
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
		"Greedy": "greedy <nil>", "friend": " <nil>", "computer": "careful <nil>", "./none": " there is no program at ./none",
		"x": ` "x" is no player: there is random, greedy, careful, and friend for a person`,
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
