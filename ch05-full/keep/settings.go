// settings.go keeps the settings of a player in a small file.

package keep

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

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
		if name, value, ok := parseSetting(strings.TrimSpace(line)); ok {
			settings[name] = value
		}
	}
	return settings, nil
}

// SaveSettings writes settings, in place of all that lie beside a folder of games.
func SaveSettings(folder string, settings map[string]string) error {
	text, file := "", settingsFile(folder)
	for _, name := range slices.Sorted(maps.Keys(settings)) {
		line := name + " = " + settings[name]
		if n, v, ok := parseSetting(line); !ok || n != name || v != settings[name] {
			return fmt.Errorf("%q cannot be a setting: one is written name = value, in one line", line)
		}
		text += line + "\n"
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return sentence(filepath.Dir(file), "cannot be made", err)
	}
	return safefile.Write(file, []byte(text))
}

// parseSetting reads a line, which must hold nothing that cannot be printed.
func parseSetting(line string) (name, value string, ok bool) {
	name, value, ok = strings.Cut(line, "=")
	name = strings.TrimSpace(name)
	hidden := strings.ContainsFunc(line, func(r rune) bool { return !unicode.IsPrint(r) })
	return name, strings.TrimSpace(value), ok && name != "" && !hidden
}
