// program_test.go plays against another program, which is this test itself.

package terminal

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

// asProgram is set in the environment where this test runs itself as a player: to the last
// move of White that it plays.
const asProgram = "TEST_PLAYS_UNTIL"

// programMain plays as quickMate does, or as its environment says.
func programMain() {
	var begun int
	var p chess.Position
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		fen, isNew := strings.CutPrefix(in.Text(), "new ")
		if isNew {
			p = chess.MustParseFEN(fen)
			fmt.Println("ok")
			continue
		}
		m, _ := quickMate(&begun)(p)
		if m.String() == "g2g4" {
			fmt.Println(os.Getenv(asProgram))
			continue
		}
		fmt.Println(m)
	}
}

// withProgram returns an environment in which this test is a player, and its path and name.
func withProgram(t *testing.T, last string) (e environment, path, name string) {
	t.Helper()
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv(asProgram, last)
	var begun int
	return withPlayer(quickMate(&begun), "random"), path, filepath.Base(path)
}

func TestMatchOfAProgram(t *testing.T) {
	for last, want := range map[string]string{
		"g2g4": "-+\nNAME 1, random 1, drawn 0\n",
		"e1e2": `
NAME answers best with "e1e2": the king on e1 cannot go to e2: a piece of its own side stands there: the pawn on e2
The position: rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq e6 0 2
That ends the match in game 1: NAME 0, random 0, drawn 0 until then
`,
	} {
		e, path, name := withProgram(t, last)
		s := newSession(nil, quietIn(e))
		s.width = 1000
		got := reply(s, "match 2 "+path)
		compare(t, strings.ReplaceAll(got, name, "NAME"), "Games of NAME against random: 2. + is won, - is lost, = is drawn\n"+strings.TrimPrefix(want, "\n"))
	}
}

func TestAGameAgainstAProgram(t *testing.T) {
	e, path, name := withProgram(t, "e1e2")
	s := newSession(nil, quietIn(e))
	compare(t, strings.ReplaceAll(reply(s, "new "+path), name, "NAME"), "NAME plays Black. Type a move, such as e4, or help.\n")
	compare(t, reply(s, "f2f3"), "1. f3\n1... e5\n")
	if got := s.tree.Tag("BlackPlayer"); got != name {
		t.Errorf("the game is played by %s, want %s", got, name)
	}
	compare(t, reply(s, "new ./Nothing"), "there is no program at ./Nothing; or name your side, black, or a time, 5+3\n")
	s.choosing = true
	compare(t, reply(s, "./Nothing"), "there is no program at ./Nothing; or name your side, black, or a time, 5+3\n")
}

// Two programs of one name are told apart by their paths.
func TestTwoProgramsOfOneName(t *testing.T) {
	e, path, name := withProgram(t, "g2g4")
	e.makers[name] = e.makers["random"]
	if got, err := e.playerNamed(path); got != path || err != nil {
		t.Errorf("beside a player %s, it is called %s, error %v, want %s", name, got, err, path)
	}
}
