// write_test.go writes files that somebody else has touched, and full disks.

package kept

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

func TestWrite(t *testing.T) {
	const before, after = "before\r\n", "after\n"
	tests := []struct {
		name  string
		do    func(file string) error // with the file as it is at first
		isNew bool                    // Write is told that there is no file
		want  string                  // what the file says then
		fails string                  // a word of the error
	}{
		{"as it was", nil, false, after, ""},
		{"changed meanwhile", func(f string) error { return os.WriteFile(f, []byte("saved"), 0o644) }, false, "saved", "changed by somebody else"},
		{"emptied by an editor that is about to write", func(f string) error { return os.Truncate(f, 0) }, false, "", "changed by somebody else"},
		{"lost meanwhile", os.Remove, false, "", "no such file"},
		{"write-protected", func(f string) error { return os.Chmod(f, 0o444) }, false, before, "write-protected"},
		{"for programs, too", func(f string) error { return os.Chmod(f, 0o755) }, false, after, ""},
		{"new", os.Remove, true, after, ""},
		{"new, and there already", nil, true, before, "there already"},
		{"new, in a folder that is not there", func(f string) error { return os.RemoveAll(filepath.Dir(f)) }, true, after, ""},
		{"a folder", func(f string) error { return errors.Join(os.Remove(f), os.Mkdir(f, 0o755)) }, false, "", "not a file"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "chess")
			file := filepath.Join(dir, "rook.go")
			if err := errors.Join(os.Mkdir(dir, 0o755), os.WriteFile(file, []byte(before), 0o644)); err != nil {
				t.Fatal(err)
			}
			if tt.do != nil {
				if err := tt.do(file); err != nil {
					t.Fatal(err)
				}
			}
			was, _ := os.Stat(file)
			old := []byte(before)
			if tt.isNew {
				old = nil
			}
			err := Write(file, old, []byte(after))
			if tt.fails == "" && err != nil || tt.fails != "" && (err == nil || !strings.Contains(err.Error(), tt.fails)) {
				t.Errorf("Write: %v, want %q", err, tt.fails)
			}
			if got, _ := os.ReadFile(file); string(got) != tt.want {
				t.Errorf("the file says %q, want %q", got, tt.want)
			}
			if is, err := os.Stat(file); err == nil && was != nil && is.Mode() != was.Mode() {
				t.Errorf("the file's mode was %v and is %v", was.Mode(), is.Mode())
			}
			if left, _ := os.ReadDir(dir); len(left) > 1 {
				t.Errorf("%v lie beside each other", left)
			}
		})
	}
}

// Of many that write a new file at once, one does.
func TestWriteNewAtOnce(t *testing.T) {
	file := filepath.Join(t.TempDir(), "rook.go")
	errs := make(chan error)
	for i := range 20 {
		go func() { errs <- Write(file, nil, bytes.Repeat([]byte{byte('a' + i)}, 100)) }()
	}
	done := 0
	for range 20 {
		if err := <-errs; err == nil {
			done++
		} else if !strings.Contains(err.Error(), "there already") && !strings.Contains(err.Error(), "exists") {
			t.Error(err)
		}
	}
	if text, err := os.ReadFile(file); done != 1 || err != nil || !bytes.Equal(text, bytes.Repeat(text[:1], 100)) {
		t.Errorf("%d have written it; it says %q, %v", done, text, err)
	}
}

// What a link leads to is written, and the link stays.
func TestWriteThroughLinks(t *testing.T) {
	dir := t.TempDir()
	file, link, chain := filepath.Join(dir, "far", "real.go"), filepath.Join(dir, "near", "rook.go"), filepath.Join(dir, "near", "chain.go")
	err := errors.Join(os.Mkdir(filepath.Dir(file), 0o755), os.Mkdir(filepath.Dir(link), 0o755), os.WriteFile(file, []byte("before"), 0o600))
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(os.Symlink("../far/real.go", link), os.Symlink("rook.go", chain)); err != nil {
		t.Skip(err)
	}
	if err := Write(chain, []byte("before"), []byte("after")); err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(file); err != nil || string(got) != "after" {
		t.Errorf("the file says %q, %v", got, err)
	}
	for _, l := range []string{link, chain} {
		if info, err := os.Lstat(l); err != nil || info.Mode()&os.ModeSymlink == 0 {
			t.Errorf("%s is no link any more: %v", l, err)
		}
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	if err := Write(link, nil, []byte("after")); err == nil || !strings.Contains(err.Error(), "is a link to ../far/real.go, which is not there") {
		t.Errorf("a link that leads nowhere: %v", err)
	}
	if _, err := os.Lstat(link); err != nil {
		t.Error(err)
	}
}

// A disk may become full in the middle: here a process of which no file may grow
// beyond some blocks.
func TestWriteOnAFullDisk(t *testing.T) {
	if runtime.GOOS != "linux" && runtime.GOOS != "darwin" {
		t.Skip("no limit for files here")
	}
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip(err)
	}
	file := filepath.Join(t.TempDir(), "rook.go")
	before := []byte("before")
	if err := os.WriteFile(file, before, 0o644); err != nil {
		t.Fatal(err)
	}
	child := helper(t, "fill", file)
	child.Args = append([]string{"sh", "-c", `ulimit -f 8 && trap '' XFSZ && exec "$0" "$@"`, child.Path}, child.Args[1:]...)
	child.Path, _ = exec.LookPath("sh")
	out, _ := child.CombinedOutput()
	if !bytes.Contains(out, []byte("file too large")) {
		t.Skipf("the limit does not hold here: %s", out[:min(len(out), 300)])
	}
	if got, err := os.ReadFile(file); err != nil || !bytes.Equal(got, before) {
		t.Errorf("the file has %d bytes now, %v", len(got), err)
	}
	if left, _ := os.ReadDir(filepath.Dir(file)); len(left) != 1 {
		t.Errorf("left behind: %v", left)
	}
}
