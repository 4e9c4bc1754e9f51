// safefile_test.go writes files that are there or not, and some that cannot be written.

package safefile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// fileOf returns a file that holds "old", alone in its folder.
func fileOf(t *testing.T) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "game.pgn")
	if err := os.WriteFile(file, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// contents returns what a file holds, or in parentheses why it holds nothing.
func contents(file string) string {
	text, err := os.ReadFile(file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "(no file)"
	case err != nil:
		return "(no text)"
	}
	return string(text)
}

// lie fails the test unless these files lie in a folder, and no others.
func lie(t *testing.T, folder string, want ...string) {
	t.Helper()
	entries, err := os.ReadDir(folder)
	var got []string
	for _, e := range entries {
		got = append(got, e.Name())
	}
	slices.Sort(want)
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("in the folder lie %q, %v; want %q", got, err, want)
	}
}

// fails fails the test unless an error is a sentence about a file that ends with a reason.
func fails(t *testing.T, err error, file string, reason error) {
	t.Helper()
	want := file + " was not saved, and is as it was: "
	if err == nil || !strings.HasPrefix(err.Error(), want) || !errors.Is(err, reason) && !strings.HasSuffix(err.Error(), ": "+reason.Error()) {
		t.Errorf("the error is %v, want %s%v", err, want, reason)
	}
}

// The three ways to write "new" into a file that holds "old", or into none.
var ways = map[string]func(file string) error{
	"Write":   func(file string) error { return Write(file, []byte("new")) },
	"Create":  func(file string) error { return Create(file, []byte("new")) },
	"Replace": func(file string) error { return Replace(file, []byte("old"), []byte("new")) },
}

func TestWays(t *testing.T) {
	var (
		isThere     = func(string) error { return nil } // and holds "old"
		isGone      = os.Remove
		isFolder    = func(file string) error { return errors.Join(os.Remove(file), os.Mkdir(file, 0o755)) }
		isProtected = func(file string) error { return os.Chmod(file, 0o444) }
		hasChanged  = func(file string) error { return os.WriteFile(file, []byte("odd"), 0) }
		isEmpty     = func(file string) error { return os.Truncate(file, 0) }
		hasNoFolder = func(file string) error { return os.RemoveAll(filepath.Dir(file)) }
		noText      = errors.New("it is no file for text")
		protected   = errors.New("it is write-protected")
	)
	tests := []struct {
		name   string
		file   func(file string) error
		way    string
		want   string // what the file holds then
		reason error  // why the way has failed, if it has
	}{
		{"a text takes the place of another", isThere, "Write", "new", nil},
		{"a file is made", isGone, "Write", "new", nil},
		{"a folder is not", hasNoFolder, "Write", "(no file)", fs.ErrNotExist},
		{"a folder stays", isFolder, "Write", "(no text)", noText},
		{"a write-protected file stays", isProtected, "Write", "old", protected},
		{"a new file is made", isGone, "Create", "new", nil},
		{"it is no new file", isThere, "Create", "old", fs.ErrExist},
		{"it is a folder", isFolder, "Create", "(no text)", fs.ErrExist},
		{"the old text is replaced", isThere, "Replace", "new", nil},
		{"another text stays", hasChanged, "Replace", "odd", ErrChanged},
		{"no text stays", isEmpty, "Replace", "", ErrChanged},
		{"no file stays", isGone, "Replace", "(no file)", fs.ErrNotExist},
		{"an old text may be write-protected", isProtected, "Replace", "old", protected},
	}
	for _, tt := range tests {
		t.Run(tt.way+": "+tt.name, func(t *testing.T) {
			file := fileOf(t)
			if err := tt.file(file); err != nil {
				t.Fatal(err)
			}
			if err := ways[tt.way](file); tt.reason != nil {
				fails(t, err, file, tt.reason)
			} else if err != nil {
				t.Error(err)
			}
			if got := contents(file); got != tt.want {
				t.Errorf("it holds %q, want %q", got, tt.want)
			}
			if _, err := os.Stat(filepath.Dir(file)); err != nil {
				return
			}
			if tt.want == "(no file)" {
				lie(t, filepath.Dir(file))
			} else {
				lie(t, filepath.Dir(file), "game.pgn")
			}
		})
	}
}

// The name of a file may hold what a terminal would obey.
func TestErrorsAreFitForATerminal(t *testing.T) {
	err := Write(filepath.Join(t.TempDir(), "none", "\x1b[2J"), nil)
	if err == nil || strings.Contains(err.Error(), "\x1b") || !strings.Contains(err.Error(), `\x1b[2J" was not saved`) {
		t.Errorf("the error is %q", err)
	}
}

// A file that is there keeps its permissions, and a new one has what the system gives.
func TestPermissions(t *testing.T) {
	modeOf := func(file string) fs.FileMode {
		info, err := os.Stat(file)
		if err != nil {
			t.Fatal(err)
		}
		return info.Mode()
	}
	for _, mode := range []fs.FileMode{0o600, 0o644, 0o666, 0o755} {
		file := fileOf(t)
		if err := os.Chmod(file, mode); err != nil {
			t.Fatal(err)
		}
		want := modeOf(file)
		if err := Write(file, []byte("new")); err != nil {
			t.Error(err)
		}
		if got := modeOf(file); got != want {
			t.Errorf("the mode was %v and is %v", want, got)
		}
	}
	folder := t.TempDir()
	usual, err := os.Create(filepath.Join(folder, "usual"))
	if err := errors.Join(err, usual.Close(), Create(filepath.Join(folder, "new"), nil)); err != nil {
		t.Fatal(err)
	}
	if got, want := modeOf(filepath.Join(folder, "new")), modeOf(usual.Name()); got != want {
		t.Errorf("a new file has the mode %v, want %v", got, want)
	}
}

// What a link leads to is written, in its own folder, and the link stays.
func TestLinks(t *testing.T) {
	file, folder := fileOf(t), t.TempDir()
	link, chain, lost := filepath.Join(folder, "link"), filepath.Join(folder, "chain"), filepath.Join(folder, "lost")
	if err := errors.Join(os.Symlink(file, link), os.Symlink("link", chain), os.Symlink("nowhere", lost)); err != nil {
		t.Skip(err)
	}
	if err := Replace(chain, []byte("old"), []byte("newer")); err != nil {
		t.Error(err)
	}
	if got := contents(file); got != "newer" {
		t.Errorf("the file holds %q", got)
	}
	fails(t, Create(link, nil), link, fs.ErrExist)
	fails(t, Create(lost, nil), lost, fs.ErrExist)
	fails(t, Write(lost, nil), lost, errors.New("it is a link that leads nowhere"))
	for _, l := range []string{link, chain, lost} {
		if _, err := os.Readlink(l); err != nil {
			t.Error(err)
		}
	}
	lie(t, folder, "link", "chain", "lost")
	lie(t, filepath.Dir(file), "game.pgn")
}

// A name without a folder is one of the folder that we are in.
func TestNamesWithoutAFolder(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := errors.Join(Create("a", []byte("1")), Replace("a", []byte("1"), []byte("2")), Write("b", nil)); err != nil {
		t.Error(err)
	}
	if got := contents("a"); got != "2" {
		t.Errorf("it holds %q", got)
	}
	lie(t, ".", "a", "b")
}

// atDisk has a function called in the place of toDisk, until the test is over.
func atDisk(t *testing.T, f func(*os.File) error) {
	really := toDisk
	t.Cleanup(func() { toDisk = really })
	toDisk = f
}

// The text is on the disk before it takes a file's place, and then the folder with its name.
func TestToDisk(t *testing.T) {
	for name, way := range ways {
		t.Run(name, func(t *testing.T) {
			file, before := fileOf(t), "old"
			if name == "Create" {
				file, before = filepath.Join(t.TempDir(), "new.pgn"), "(no file)"
			}
			var got []string
			atDisk(t, func(f *os.File) error {
				text := contents(f.Name())
				if f.Name() == filepath.Dir(file) {
					text = "the folder"
				}
				got = append(got, text+" while the file holds "+contents(file))
				return nil
			})
			if err := way(file); err != nil {
				t.Error(err)
			}
			if want := []string{"new while the file holds " + before, "the folder while the file holds new"}; !slices.Equal(got, want) {
				t.Errorf("to the disk went %q, want %q", got, want)
			}
		})
	}
}

// A disk may be full, or broken, when the text is to get there.
func TestToDiskFails(t *testing.T) {
	reason := errors.New("no space left on device")
	atDisk(t, func(*os.File) error { return reason })
	for _, name := range []string{"Write", "Replace"} {
		file := fileOf(t)
		fails(t, ways[name](file), file, reason)
		if got := contents(file); got != "old" {
			t.Errorf("%s: it holds %q", name, got)
		}
		lie(t, filepath.Dir(file), "game.pgn")
	}
	folder := t.TempDir()
	fails(t, Create(filepath.Join(folder, "new"), nil), filepath.Join(folder, "new"), reason)
	lie(t, folder)
}

// A folder need not get there: not all systems can do that.
func TestAFolderNeedNotGoToDisk(t *testing.T) {
	file := fileOf(t)
	atDisk(t, func(f *os.File) error {
		if f.Name() == filepath.Dir(file) {
			return errors.ErrUnsupported
		}
		return nil
	})
	if err := Write(file, []byte("new")); err != nil || contents(file) != "new" {
		t.Errorf("it holds %q, %v", contents(file), err)
	}
}

// Of many that create a file at once one does, of many that write it one comes last, and
// of many that replace its text one does so at most.
func TestAtOnce(t *testing.T) {
	const many = 20
	texts := make(map[string]bool)
	for i := range many {
		texts[strings.Repeat(string(rune('a'+i)), 100_000)] = true
	}
	all := func(file string, write func(name string, text []byte) error) (done int) {
		errs := make(chan error)
		for text := range texts {
			go func() { errs <- write(file, []byte(text)) }()
		}
		for range many {
			switch err := <-errs; {
			case err == nil:
				done++
			case !errors.Is(err, fs.ErrExist) && !errors.Is(err, ErrChanged) && runtime.GOOS != "windows": // which may refuse a rename meanwhile
				t.Error(err)
			}
		}
		return done
	}
	file := filepath.Join(t.TempDir(), "game.pgn")
	if done := all(file, Create); done != 1 || !texts[contents(file)] {
		t.Errorf("%d have created it; it holds %.40q", done, contents(file))
	}
	if done := all(file, Write); done != many && runtime.GOOS != "windows" || !texts[contents(file)] {
		t.Errorf("%d have written it; it holds %.40q", done, contents(file))
	}
	old := []byte(contents(file))
	replace := func(name string, text []byte) error { return Replace(name, old, append(text, '.')) } // no text for itself
	if done := all(file, replace); done > 1 {
		t.Errorf("%d have replaced the same text", done)
	}
	lie(t, filepath.Dir(file), "game.pgn")
}

func TestSweep(t *testing.T) {
	t.Run("what is left of a file goes, and nothing else", func(t *testing.T) {
		file := fileOf(t)
		others := []string{"game.pgn", Prefix + "game.pgn-0123456", Prefix + "game.pgn-012345678", Prefix + "other.pgn-01234567", "game.pgn-01234567"}
		for _, name := range append(others[1:], Prefix+"game.pgn-0123abcd", Prefix+"game.pgn-76543210") {
			if err := os.WriteFile(filepath.Join(filepath.Dir(file), name), nil, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		Sweep(file)
		lie(t, filepath.Dir(file), others...)
	})
	t.Run("a file may be in our own folder, and its name a pattern", func(t *testing.T) {
		t.Chdir(t.TempDir())
		if err := os.WriteFile(Prefix+"[game-01234567", nil, 0o644); err != nil {
			t.Fatal(err)
		}
		Sweep("[game")
		lie(t, ".")
	})
}
