// memory_test.go tests that a file may be longer than the memory.

package script

import (
	"io"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// A witness looks at the memory in use whenever something is written to it.
type witness struct {
	inUse []uint64 // in bytes
}

func (w *witness) Write(text []byte) (int, error) {
	runtime.GC()
	var now runtime.MemStats
	runtime.ReadMemStats(&now)
	w.inUse = append(w.inUse, now.HeapAlloc)
	return len(text), nil
}

// A game takes some thousand bytes of memory. If they stayed there, the second half of
// a file would need much more than the first.
func TestLongFilesNeedNoMemory(t *testing.T) {
	const games, spare = 1000, 50_000 // spare in bytes
	for _, args := range [][]string{{"pgn", "check", "-"}, {"pgn", "format", "-"}} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			file := strings.NewReader(strings.Repeat(foolsMate+"\n", games))
			var memory witness
			if status := Run(t.Context(), args, file, &memory, io.Discard); status != 0 {
				t.Fatalf("the status is %d", status)
			}
			half := len(memory.inUse) / 2
			first, second := slices.Max(memory.inUse[:half]), slices.Max(memory.inUse[half:])
			if second > first+spare {
				t.Errorf("at most %d bytes are in use in the first half of the file, %d in the second", first, second)
			}
		})
	}
}
