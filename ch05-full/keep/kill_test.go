// kill_test.go kills a program while it writes, again and again.

package keep

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

var kills = flag.Int("kills", 40, "how often the kill test kills")

// growEnv names a file: then this test program lets the game in it grow.
const growEnv = "MATEINFIVE_KEEP_GROW"

func TestMain(m *testing.M) {
	if path := os.Getenv(growEnv); path != "" {
		fmt.Println(grow(path))
		return
	}
	os.Exit(m.Run())
}

// gameOf returns a game of n plies.
func gameOf(n int) string { return strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", n/4+1)[:4*n] + "*\n" }

// grow goes on with the game of a file as fast as it can, and prints after each Write how
// many plies are on disk.
func grow(path string) error {
	text, _ := os.ReadFile(path) // it need not be there
	b := NewBook("")
	for n := len(text)/4 + 1; ; n++ {
		if _, _, err := b.Write(1, path, string(text), gameOf(n)); err != nil {
			return err
		}
		fmt.Println(n)
	}
}

// A program may be killed at any moment: the file holds the game that it has written last,
// or the next one, whole. Nothing is left in the way of the next program.
func TestKill(t *testing.T) {
	random, path := rand.New(rand.NewPCG(5, 1)), filepath.Join(t.TempDir(), "game.pgn")
	plies := 0
	for range *kills {
		reported := max(plies, killWhileItGrows(t, path, random))
		text, _ := os.ReadFile(path)
		plies = len(text) / 4
		if plies < reported || plies > reported+1 || plies > 0 && string(text) != gameOf(plies) {
			t.Fatalf("%d plies were written, and the file holds %q", reported, text)
		}
	}
	NewBook("").write(t, path, gameOf(plies), gameOf(plies+1), "")
	lie(t, filepath.Dir(path), "game.pgn") // and nothing that a killed program has left
}

// killWhileItGrows kills a program after a few writes of it, or before its first, and
// returns the number of plies that it has reported last, or 0.
func killWhileItGrows(t *testing.T, path string, random *rand.Rand) (reported int) {
	other := exec.Command(os.Args[0])
	other.Env = append(os.Environ(), growEnv+"="+path)
	pipe, err := other.StdoutPipe()
	if err := errors.Join(err, other.Start()); err != nil {
		t.Fatal(err)
	}
	out := bufio.NewScanner(pipe)
	for range random.IntN(8) {
		out.Scan()
	}
	for range random.IntN(2000) {
		runtime.Gosched() // a moment more
	}
	last := out.Text()
	for other.Process.Kill(); out.Scan(); {
		last = out.Text() // what it has reported meanwhile
	}
	other.Wait()
	if _, err := fmt.Sscan(last, &reported); last != "" && err != nil {
		t.Errorf("the other program says %q", last)
	}
	return reported
}
