// games_test.go is what there is to read: famous games, or the files of a folder.

package bench

import (
	_ "embed"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var corpus = flag.String("corpus", "", "read all .pgn files of this `folder` instead of a few famous games")

// famous are games that everybody knows, with their moves as they are in every book.
//
//go:embed testdata/famous.pgn
var famous string

// files returns what there is to read, by name.
func files(tb testing.TB) map[string]string {
	tb.Helper()
	if *corpus == "" {
		return map[string]string{"famous games": famous}
	}
	found := map[string]string{}
	err := filepath.WalkDir(*corpus, func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.EqualFold(filepath.Ext(path), ".pgn") {
			return err
		}
		text, err := os.ReadFile(path)
		found[path] = string(text)
		return err
	})
	if err != nil {
		tb.Fatal(err)
	}
	return found
}
