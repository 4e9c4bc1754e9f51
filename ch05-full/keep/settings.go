// settings.go keeps the settings of a player in a small file.

package keep

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"mateinfive/internal/console"
	"mateinfive/internal/safefile"
)

// settingsFile returns the file of the settings, beside the folder of games.
func settingsFile(folder string) string { return filepath.Join(filepath.Dir(folder), "settings") }

// LoadSettings returns the settings that lie beside a folder of games, in a file of lines
// such as "name = Anna". Other lines are passed over, and without a file there are none.
func LoadSettings(folder string) (map[string]string, error) {
	settings, file := make(map[string]string), settingsFile(folder)
	text, err := readText(file, 1<<20)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return settings, sentence(file, "cannot be read", err)
	}
	for line := range strings.Lines(text) {
		if name, value, ok := strings.Cut(line, "="); ok {
			settings[strings.TrimSpace(name)] = strings.TrimSpace(value)
		}
	}
	return settings, nil
}

// SaveSettings writes settings, in place of all that lie beside a folder of games.
func SaveSettings(folder string, settings map[string]string) error {
	text, file := "", settingsFile(folder)
	for _, name := range slices.Sorted(maps.Keys(settings)) {
		text += name + " = " + console.Printable(settings[name]) + "\n" // in one line
	}
	if err := sentence(filepath.Dir(file), "cannot be made", os.MkdirAll(filepath.Dir(file), 0o755)); err != nil {
		return err
	}
	return safefile.Write(file, []byte(text))
}
