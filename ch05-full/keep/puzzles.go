// puzzles.go keeps, beside the games, which puzzles come again.

package keep

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"mateinfive/internal/safefile"
)

// PuzzleFile returns the path of the file for puzzles beside a folder of games. What stands in it
// package puzzle knows.
func PuzzleFile(folder string) string { return beside(folder, "puzzles") }

// LoadPuzzles returns what the file for puzzles holds, or "" if it is not there.
func LoadPuzzles(folder string) (text string, err error) {
	file := PuzzleFile(folder)
	text, err = readText(file, 16<<20)
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	return text, sentence(file, "cannot be read", err)
}

// SavePuzzles writes the file for puzzles, which must hold was, or not be there if that is "".
// Otherwise the error wraps [safefile.ErrChanged]: load it again.
func SavePuzzles(folder, was, text string) error {
	file := PuzzleFile(folder)
	if was != "" {
		return safefile.Replace(file, []byte(was), []byte(text))
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return sentence(filepath.Dir(file), "cannot be made", err)
	}
	err := safefile.Create(file, []byte(text))
	if errors.Is(err, fs.ErrExist) { // an empty one, perhaps
		return safefile.Replace(file, nil, []byte(text))
	}
	return err
}
