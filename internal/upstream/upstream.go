// upstream.go tells a clone in which the course itself is written from a learner's.

// Package upstream knows what holds only where the course is written. There a file of the
// course that has changed is the truth, and what a page or an archive says otherwise is
// stale. Everywhere else a changed file is a learner's, and the course is what the archives say.
package upstream

import (
	"os"
	"path/filepath"
)

// Marker is the folder, named from the root, that tells an author's clone. Git ignores it.
const Marker = "exercises/.author"

// IsHere reports whether the clone is an author's.
func IsHere(root string) bool {
	info, err := os.Stat(filepath.Join(root, filepath.FromSlash(Marker)))
	return err == nil && info.IsDir()
}

// SetMarker makes the clone an author's.
func SetMarker(root string) error {
	return os.MkdirAll(filepath.Join(root, filepath.FromSlash(Marker)), 0o755)
}
