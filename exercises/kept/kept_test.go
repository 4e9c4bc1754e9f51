// kept_test.go keeps files, many at once, and finds them again.

package kept

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"sync"
	"testing"
	"time"

	"mateinfive/internal/safefile"
)

const rook = "ch02-moves/chess/rook.go"

var now = time.Date(2026, 11, 22, 15, 4, 0, 0, time.UTC)

func TestVersions(t *testing.T) {
	root := t.TempDir()
	add := func(file, mark, text string) string {
		t.Helper()
		e, err := Add(root, file, mark, []byte(text), now)
		if got, readErr := os.ReadFile(abs(root, e.Path)); err != nil || readErr != nil || string(got) != text {
			t.Fatalf("Add: %v; kept is %q, %v", err, got, readErr)
		}
		return e.Path
	}
	first := add(rook, "", "first")
	add("ch02-moves/chess/king.go", "", "another file")
	hunted := add(rook, "hunt", "hunted")
	if err := os.MkdirAll(abs(root, Dir+"/9998-2026-11-22-1504"), 0o755); err != nil { // of a kill, perhaps
		t.Fatal(err)
	}
	if err := os.MkdirAll(abs(root, Dir+"/99999 of somebody else's"), 0o755); err != nil {
		t.Fatal(err)
	}
	second, last := add(rook, "", "second"), add(rook, "", "last")
	if want := Dir + "/0001-2026-11-22-1504/" + rook; first != want {
		t.Errorf("the first is kept in %s, want %s", first, want)
	}
	if want := Dir + "/10000-2026-11-22-1504/" + rook; last != want { // by its name it is before 9999
		t.Errorf("the last is kept in %s, want %s", last, want)
	}
	const when = "2026-11-22 15:04"
	if got, want := Versions(root, rook, ""), []Entry{{first, when}, {second, when}, {last, when}}; !slices.Equal(got, want) {
		t.Errorf("Versions = %v, want %v", got, want)
	}
	if got, want := Versions(root, rook, "hunt"), []Entry{{hunted, when}}; !slices.Equal(got, want) {
		t.Errorf("Versions with the mark = %v, want %v", got, want)
	}
	if got := Versions(t.TempDir(), rook, ""); len(got) > 0 {
		t.Errorf("where nothing is kept there is %v", got)
	}
}

// Many keep the same file at once: each has an entry of its own.
func TestAddAtOnce(t *testing.T) {
	root := t.TempDir()
	var all sync.WaitGroup
	for i := range 50 {
		all.Add(1)
		go func() {
			defer all.Done()
			if _, err := Add(root, rook, "", []byte(fmt.Sprint(i)), now); err != nil {
				t.Error(err)
			}
		}()
	}
	all.Wait()
	texts := make(map[string]bool)
	for _, e := range Versions(root, rook, "") {
		text, _ := os.ReadFile(abs(root, e.Path))
		texts[string(text)] = true
	}
	if len(texts) != 50 {
		t.Errorf("%d of 50 texts are kept", len(texts))
	}
}

func TestReplace(t *testing.T) {
	root := t.TempDir()
	replace := func(old, text []byte) error {
		_, err := Replace(root, "rook.go", "", old, text, now)
		return err
	}
	if err := replace(nil, []byte("1")); err != nil {
		t.Fatalf("a new file: %v", err)
	}
	if err := replace(nil, []byte("2")); !errors.Is(err, fs.ErrExist) {
		t.Errorf("a new file where one is: %v", err)
	}
	if err := replace([]byte("1"), []byte("2")); err != nil {
		t.Errorf("a file: %v", err)
	}
	if err := replace([]byte("1"), []byte("3")); !errors.Is(err, safefile.ErrChanged) {
		t.Errorf("a file that was changed meanwhile: %v", err)
	}
	if text, err := os.ReadFile(abs(root, "rook.go")); err != nil || string(text) != "2" || len(Versions(root, "rook.go", "")) != 2 {
		t.Errorf("the file says %q, %v, and %v are kept", text, err, Versions(root, "rook.go", ""))
	}
}
