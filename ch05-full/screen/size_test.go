// size_test.go asks for the size of what has none.

package screen

import (
	"errors"
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
	tests := []struct {
		name          string
		columns, rows int
		err           error
		want          bool
	}{
		{"a window", 80, 24, nil, true},
		{"the smallest", 1, 1, nil, true},
		{"no columns", 0, 24, nil, false},
		{"no rows", 80, 0, nil, false},
		{"no terminal", 80, 24, errors.New("not a terminal"), false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := isSize(tt.columns, tt.rows, tt.err); got != tt.want {
				t.Errorf("isSize(%d, %d, %v) = %v", tt.columns, tt.rows, tt.err, got)
			}
		})
	}
}
