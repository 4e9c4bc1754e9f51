// write_test.go writes files that somebody else has touched.

package kept

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"mateinfive/internal/safefile"
)

func TestWrite(t *testing.T) {
	const text = "before\r\n"
	tests := []struct {
		name   string
		do     func(file string) error // with the file as it is at first
		before []byte                  // what Write is told
		want   string                  // what the file says then
		fails  error
	}{
		{"as it was", nil, []byte(text), "after", nil},
		{"changed meanwhile", func(f string) error { return os.WriteFile(f, []byte("saved"), 0o644) }, []byte(text), "saved", safefile.ErrChanged},
		{"lost meanwhile", os.Remove, []byte(text), "", fs.ErrNotExist},
		{"empty, and no longer", nil, []byte{}, text, safefile.ErrChanged},
		{"new", os.Remove, nil, "after", nil},
		{"new, and there already", nil, nil, text, fs.ErrExist},
		{"new, in a folder that is not there", func(f string) error { return os.RemoveAll(filepath.Dir(f)) }, nil, "after", nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "chess", "rook.go")
			if err := errors.Join(os.Mkdir(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(text), 0o644)); err != nil {
				t.Fatal(err)
			}
			if tt.do != nil {
				if err := tt.do(file); err != nil {
					t.Fatal(err)
				}
			}
			if err := Write(file, tt.before, []byte("after")); !errors.Is(err, tt.fails) {
				t.Errorf("Write: %v, want %v", err, tt.fails)
			}
			if got, _ := os.ReadFile(file); string(got) != tt.want {
				t.Errorf("the file says %q, want %q", got, tt.want)
			}
		})
	}
}
