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

func TestIsSize(t *testing.T) {
	if !isSize(80, 24, nil) || !isSize(1, 1, nil) || isSize(0, 24, nil) || isSize(80, 0, nil) || isSize(80, 24, os.ErrInvalid) {
		t.Error("a terminal has columns and rows, and no error")
	}
}
