// program.go says how the program is called.

package console

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
)

// module is the first line of the course's go.mod.
const module = "module mateinfive"

// InCourse reports whether the program runs in the course, in its folder or one below. Elsewhere it is
// a program like others.
func InCourse() bool {
	folder, err := os.Getwd()
	for err == nil {
		text, unread := os.ReadFile(filepath.Join(folder, "go.mod"))
		if unread == nil {
			first, _, _ := bytes.Cut(text, []byte("\n"))
			return string(bytes.TrimSpace(first)) == module
		}
		above := filepath.Dir(folder)
		if above == folder {
			return false
		}
		folder = above
	}
	return false
}

// Name returns the name under which the program was built.
func Name() string {
	return strings.TrimSuffix(filepath.Base(os.Args[0]), ".exe")
}

// Call returns how the program of a chapter's folder is called: in the course as its pages have it,
// elsewhere by its name.
func Call(folder string) string {
	if InCourse() {
		return "go run ./" + folder
	}
	return Printable(Name())
}
