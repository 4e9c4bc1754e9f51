// size_test.go asks for the size of what has none.

package screen

import (
	"os"
	"path/filepath"
	"testing"
)

func TestSizeOfAFile(t *testing.T) {
	file, err := os.Create(filepath.Join(t.TempDir(), "no terminal"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if columns, rows, ok := Size(file); ok {
		t.Errorf("a file is a terminal of %d columns and %d rows", columns, rows)
	}
}
