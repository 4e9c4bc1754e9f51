// write.go writes over a file only what its reader has seen.

package kept

import (
	"os"
	"path/filepath"

	"mateinfive/internal/safefile"
)

// Write puts a new text into a file that still holds the text before; nil means that there
// must be no such file yet, and its folder is made if need be. If anything goes wrong, the
// file is as it was.
func Write(file string, before, after []byte) error {
	if before != nil {
		return safefile.Replace(file, before, after)
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return safefile.Create(file, after)
}
