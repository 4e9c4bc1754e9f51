// kept_test.go keeps files, many at once, and finds them again.

package kept

import (
	"os"
	"slices"
	"sync"
	"testing"
	"time"
)

const rook = "ch02-moves/chess/rook.go"

var now = time.Date(2026, 11, 22, 15, 4, 0, 0, time.UTC)

func TestVersions(t *testing.T) {
	root := t.TempDir()
	add := func(file, mark, text string) Entry {
		t.Helper()
		e, err := Add(root, file, mark, []byte(text), now)
		if got, readErr := os.ReadFile(abs(root, e.Path)); err != nil || readErr != nil || string(got) != text {
			t.Fatalf("Add: %v; kept is %q, %v", err, got, readErr)
		}
		return e
	}
	first := add(rook, "", "first")
	add("ch02-moves/chess/king.go", "", "another file")
	hunted := add(rook, "hunt", "hunted")
	for _, other := range []string{"00098-2026-11-22-1504", "99999 of somebody else's"} { // the first of a kill, perhaps
		if err := os.MkdirAll(abs(root, Dir+"/"+other), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	second, last := add(rook, "", "second"), add(rook, "", "last")
	if want := (Entry{Dir + "/00001-2026-11-22-1504/" + rook, "2026-11-22 15:04"}); first != want {
		t.Errorf("the first is %v, want %v", first, want)
	}
	if got, want := Versions(root, rook, ""), []Entry{first, second, last}; !slices.Equal(got, want) {
		t.Errorf("Versions = %v, want %v", got, want)
	}
	if got, want := Versions(root, rook, "hunt"), []Entry{hunted}; !slices.Equal(got, want) {
		t.Errorf("Versions with the mark = %v, want %v", got, want)
	}
}

// Many keep the same file at once: each has an entry of its own.
func TestAddAtOnce(t *testing.T) {
	root := t.TempDir()
	var all sync.WaitGroup
	for range 50 {
		all.Add(1)
		go func() {
			defer all.Done()
			if _, err := Add(root, rook, "", nil, now); err != nil {
				t.Error(err)
			}
		}()
	}
	all.Wait()
	if n := len(Versions(root, rook, "")); n != 50 {
		t.Errorf("%d of 50 are kept", n)
	}
}
