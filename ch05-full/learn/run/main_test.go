// main_test.go tests what the command says, whatever a learner has written.

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestTooLittle(t *testing.T) {
	folder := t.TempDir()
	empty := filepath.Join(folder, "empty.pgn")
	if err := os.WriteFile(empty, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ name, path, want string }{
		{name: "an empty file", path: empty, want: "empty.pgn has 0 games"},
		{name: "a folder", path: folder, want: "it is a folder"},
		{name: "no such file", path: filepath.Join(folder, "none.pgn"), want: "none.pgn cannot be read"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var out bytes.Buffer
			err := run(&out, tt.path)
			if err == nil || !strings.Contains(err.Error(), tt.want) || out.Len() > 0 {
				t.Errorf("it prints %q, and the error is %v, want %s", out.String(), err, tt.want)
			}
		})
	}
}
