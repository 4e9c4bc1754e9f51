// picture.go writes what a command has drawn.

package desk

import (
	"errors"
	"fmt"
	"os"

	"mateinfive/internal/safefile"
)

// WritePicture writes a picture into a new file, or in the place of an earlier one of its kind,
// which isEarlier knows. Any other file is left as it is, and the error says so; what is the
// kind in words, "a tree".
func WritePicture(
	file string, svg []byte, what string, isEarlier func(file []byte) bool,
) error {
	was, err := os.ReadFile(file)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return safefile.Create(file, svg)
	case err != nil || !isEarlier(was):
		return fmt.Errorf("%s is there already, and is no picture of %s: it is left as it is. "+
			"Name another file", file, what)
	}
	return safefile.Replace(file, was, svg)
}
