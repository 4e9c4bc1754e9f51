// files.go completes the names of files.

package effect

import (
	"os"
	"path/filepath"
	"strings"

	"mateinfive/internal/outside"
)

// Files returns the names that a name which was begun may become: of game files, and of folders with a
// separator behind. Hidden ones are left out; ~ is the home folder.
func Files(begun string) (names []string) {
	folder, base := filepath.Split(begun)
	where, err := outside.Path(folder)
	if err != nil {
		return nil
	}
	entries, err := os.ReadDir(where)
	if err != nil {
		return nil
	}
	for _, e := range entries {
		name := e.Name()
		isHidden := strings.HasPrefix(name, ".")
		switch {
		case isHidden, !strings.HasPrefix(name, base):
		case e.IsDir():
			names = append(names, folder+name+string(filepath.Separator))
		case strings.EqualFold(filepath.Ext(name), ".pgn"):
			names = append(names, folder+name)
		}
	}
	return names
}
