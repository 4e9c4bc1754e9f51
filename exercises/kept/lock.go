// lock.go lets one tool at a time work.

package kept

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"mateinfive/ch05-full/keep/filelock"
	"mateinfive/internal/safefile"
)

// ErrBusy says that another tool is at work in the same course.
var ErrBusy = errors.New("another `go run ./exercises` is at work here: wait until it is done, or end it, and try again")

// Lock waits until nobody else works on the same course, and keeps others away
// until release is called or this process ends, however it ends.
func (s *Store) Lock() (release func(), err error) {
	if err := os.MkdirAll(s.Dir(), 0o755); err != nil {
		return nil, err
	}
	file := filepath.Join(s.Dir(), "lock")
	for began := time.Now(); ; time.Sleep(20 * time.Millisecond) {
		release, err := filelock.Try(file)
		switch {
		case err == nil:
			s.sweep()
			return release, nil
		case !errors.Is(err, filelock.ErrTaken):
			return nil, fmt.Errorf("two at once cannot be kept apart here, so nothing was done: %w", err)
		case time.Since(began) > s.Patience:
			return nil, ErrBusy
		}
	}
}

// sweep removes the unfinished files of killed programs. Only who holds the lock may do
// so.
func (s *Store) sweep() {
	for _, pattern := range []string{"exercises/.kept", "ch[0-9][0-9]-*/*"} {
		files, _ := filepath.Glob(filepath.Join(s.root, filepath.FromSlash(pattern), safefile.Prefix+"*"))
		for _, file := range files {
			os.Remove(file)
		}
	}
}
