// kill_test.go kills a program while it writes, again and again.

package keep

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

var kills = flag.Int("kills", 40, "how often the kill test kills")

// shuffle is what both sides play for ever.
var shuffle = []string{"g1f3", "g8f6", "f3g1", "f6g8"}

// longestShuffle is how many plies a file grows to before the next one.
const longestShuffle = 300

// grow goes on with the game of a file as fast as it can, and prints after each Write how
// many plies are on disk.
func grow(path string) error {
	k, g, err := File(path)
	if err != nil {
		return err
	}
	if g == nil {
		g = pgn.New(chess.StartingPosition())
	}
	last := lastOf(g)
	for n := len(last.Path()); ; n++ {
		m, err := chess.ParseMove(shuffle[n%len(shuffle)])
		if err != nil {
			return err
		}
		last = last.Add(m)
		last.Clock = "0:04:58.3"
		if err := k.Write(g); err != nil {
			return err
		}
		fmt.Println(n + 1)
	}
}

// lastOf returns the last node of the line that was played.
func lastOf(g *pgn.Game) *pgn.Node {
	n := g.Root
	for len(n.Next) > 0 {
		n = n.Next[0]
	}
	return n
}

// A program may be killed at any moment: the file holds the game that it has written
// last, or the next one that it was just writing, whole. Nothing is left in the way of the
// next program.
func TestKill(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 1))
	path := filepath.Join(t.TempDir(), "game.pgn")
	for range *kills {
		reported := killWhileItGrows(t, path, random)
		k, g, err := File(path)
		if err != nil {
			t.Fatal(err)
		}
		k.Close()
		plies := 0
		if g != nil {
			plies = len(lastOf(g).Path())
			holds(t, path, textOf(t, g))
		}
		if plies < reported || reported > 0 && plies > reported+1 {
			t.Fatalf("%d plies are on disk, want the %d that were reported, or one more", plies, reported)
		}
		if plies > 0 {
			lie(t, filepath.Dir(path), "game.pgn")
		} else {
			lie(t, filepath.Dir(path))
		}
		if plies > longestShuffle {
			if err := os.Remove(path); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// killWhileItGrows kills a program after a few writes of it, or before its first, and
// returns the last number of plies that it has reported, or 0 if it has reported nothing.
func killWhileItGrows(t *testing.T, path string, random *rand.Rand) (reported int) {
	t.Helper()
	other, out := startHelper(t, path)
	for range random.IntN(8) {
		if _, err := fmt.Fscanln(out, &reported); err != nil {
			t.Fatal(err)
		}
	}
	for range random.IntN(2000) {
		runtime.Gosched() // a moment more
	}
	if err := other.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	for { // what it has reported meanwhile
		line, err := out.ReadString('\n')
		if err != nil {
			break // at the end of its words, half a line included
		}
		if reported, err = strconv.Atoi(strings.TrimSpace(line)); err != nil {
			t.Fatalf("the other program says %q", line)
		}
	}
	other.Wait()
	return reported
}
