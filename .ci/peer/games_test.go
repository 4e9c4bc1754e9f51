// games_test.go has the program play as an engine under a client that others have written, which
// judges each move by rules of its own:
//
//	cd .ci/peer && go test -v -run Games -engines "stockfish;gnuchess --uci" -games 50

package peer

import (
	"flag"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	peer "github.com/corentings/chess/v2"
	"github.com/corentings/chess/v2/uci"
)

var (
	engines = flag.String("engines", "", "play against these engines, with semicolons between")
	games   = flag.Int("games", 2, "how many games against each")
)

func TestGames(t *testing.T) {
	if *engines == "" {
		t.Skip("no engines are named by -engines")
	}
	program := filepath.Join(t.TempDir(), "program")
	build := exec.Command("go", "build", "-o", program, "./ch05-full")
	build.Dir = "../.."
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for command := range strings.SplitSeq(*engines, ";") {
		t.Run(command, func(t *testing.T) {
			var said strings.Builder
			sides, ends := [2]*uci.Engine{start(t, program+" uci", &said), start(t, command, new(strings.Builder))}, map[string]int{}
			for n := range *games {
				g := play(t, sides)
				ends[g.Outcome().String()+" "+g.Method().String()]++
				t.Logf("game %d, we are %s: %s", n+1, [...]string{"White", "Black"}[n%2], g)
				sides[0], sides[1] = sides[1], sides[0]
			}
			if t.Log(ends); strings.Contains(said.String(), "info string") {
				t.Errorf("the program complains: %s", said.String())
			}
		})
	}
}

// start starts an engine, and logs what is said.
func start(t *testing.T, command string, said *strings.Builder) *uci.Engine {
	t.Helper()
	file := filepath.Join(t.TempDir(), "engine") // the client takes no arguments
	if err := os.WriteFile(file, []byte("#!/bin/sh\nexec "+command), 0o777); err != nil {
		t.Fatal(err)
	}
	e, err := uci.New(file, uci.Debug, uci.Logger(log.New(said, "", 0)))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { e.Close() })
	if err := e.Run(uci.CmdUCI); err != nil {
		t.Fatal(err)
	}
	return e
}

// play plays a game in which both look five plies ahead, so that nothing depends on a clock. White
// is first.
func play(t *testing.T, sides [2]*uci.Engine) *peer.Game {
	t.Helper()
	g := peer.NewGame()
	for i := 0; g.Outcome() == peer.NoOutcome; i = 1 - i {
		e, err := sides[i], error(nil)
		if len(g.Moves()) < 2 {
			err = e.Run(uci.CmdUCINewGame, uci.CmdIsReady)
		}
		if err == nil {
			err = e.Run(uci.CmdPosition{Moves: g.Moves()}, uci.CmdGo{Depth: 5})
		}
		if err == nil {
			err = g.PushNotationMove(e.SearchResults().BestMove.String(), peer.UCINotation{}, nil)
		}
		if err != nil {
			t.Fatalf("%v\nafter %s", err, g)
		}
		if drawn := g.EligibleDraws(); len(drawn) > 1 {
			_ = g.Draw(drawn[1])
		}
	}
	return g
}
