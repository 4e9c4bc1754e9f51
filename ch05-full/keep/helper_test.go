// helper_test.go holds what the tests of this package share: games, files, and this
// program once more as another one.

package keep

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"mateinfive/ch05-full/pgn"
)

// growEnv names a file: then this test program lets the game in it grow.
const growEnv = "MATEINFIVE_KEEP_GROW"

func TestMain(m *testing.M) {
	path := os.Getenv(growEnv)
	if path == "" {
		os.Exit(m.Run())
	}
	fmt.Println(grow(path))
	os.Exit(1)
}

// startHelper starts this program once more, to let the game of a file grow, and returns
// what it prints.
func startHelper(t *testing.T, path string) (*exec.Cmd, *bufio.Reader) {
	t.Helper()
	c := exec.Command(os.Args[0])
	c.Env = append(os.Environ(), growEnv+"="+path)
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Process.Kill() })
	return c, bufio.NewReader(out)
}

// gameOf reads a text with one game.
func gameOf(t *testing.T, text string) *pgn.Game {
	t.Helper()
	g, err := pgn.NewReader(strings.NewReader(text), "").Next()
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// textOf returns a game as it is written, or "" for none.
func textOf(t *testing.T, g *pgn.Game) string {
	t.Helper()
	if g == nil {
		return ""
	}
	var text strings.Builder
	if err := pgn.Write(&text, g); err != nil {
		t.Fatal(err)
	}
	return text.String()
}

// put writes a text into a file.
func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// fileOf writes a text into a new file in a folder of its own.
func fileOf(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "game.pgn")
	put(t, path, text)
	return path
}

// link makes a link, where that is allowed to everybody.
func link(t *testing.T, to, path string) {
	t.Helper()
	if err := os.Symlink(to, path); err != nil {
		t.Skip(err)
	}
}

// holds fails the test unless a file holds exactly this text.
func holds(t *testing.T, path, want string) {
	t.Helper()
	got, err := os.ReadFile(path)
	if err != nil {
		t.Error(err)
		return
	}
	if diff := cmp.Diff(want, string(got)); diff != "" {
		t.Errorf("%s differs (-want +got):\n%s", filepath.Base(path), diff)
	}
}

// lie fails the test unless exactly these files lie in a folder, locks included.
func lie(t *testing.T, folder string, want ...string) {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Error(err)
	}
	var got []string
	for _, e := range entries {
		got = append(got, e.Name())
	}
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("in the folder lie %q, want %q", got, want)
	}
}

// open takes a file that must be free, until the test is over.
func open(t *testing.T, path string) (*Keeper, *pgn.Game) {
	t.Helper()
	k, g, err := File(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(k.Close)
	return k, g
}

// in is In at noon of a day, until the test is over.
func in(t *testing.T, folder string) *Keeper {
	k := In(folder)
	t.Cleanup(k.Close)
	k.now = func() time.Time { return time.Date(2026, 11, 22, 12, 0, 0, 0, time.Local) }
	return k
}

// isTaken fails the test unless somebody has a file.
func isTaken(t *testing.T, path string) {
	t.Helper()
	if k, _, err := File(path); !errors.Is(err, ErrTaken) {
		t.Errorf("File: %v, want %v", err, ErrTaken)
		if err == nil {
			k.Close()
		}
	}
}

// write writes a game, which must work.
func write(t *testing.T, k *Keeper, g *pgn.Game) {
	t.Helper()
	if err := k.Write(g); err != nil {
		t.Fatal(err)
	}
}

// fails fails the test unless an error says exactly what is wanted, and wraps the
// sentinel, which may be nil.
func fails(t *testing.T, err, sentinel error, want string) {
	t.Helper()
	switch {
	case err == nil:
		t.Errorf("got no error, want: %s", want)
	case err.Error() != want:
		t.Errorf("the error is\n\t%s\nwant\n\t%s", err, want)
	case sentinel != nil && !errors.Is(err, sentinel):
		t.Errorf("error %q does not wrap %q", err, sentinel)
	}
}

// failSaving lets every Write of a keeper fail as on a full disk, until the function that
// it returns is called.
func failSaving(k *Keeper) (stop func()) {
	k.save = func(path string, _ ...*pgn.Game) error {
		return fmt.Errorf("%s was not saved, and is as it was: no space left on device", path)
	}
	return func() { k.save = pgn.Save }
}
