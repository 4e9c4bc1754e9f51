// damaged.go puts a damaged file aside, so that nothing is written over it.

package progress

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"mateinfive/exercises/kept"
	"mateinfive/internal/safefile"
)

// putAside keeps the text of a damaged file in a new one beside it, begins the file anew, and
// says so. If that cannot be done, the damaged one stays where it is.
func (p *Progress) putAside(text []byte) error {
	var aside string
	for n := 1; ; n++ {
		aside = fmt.Sprintf("progress-damaged-%d.json", n)
		err := safefile.Create(filepath.Join(filepath.Dir(p.file), aside), text)
		if err == nil {
			break
		}
		if !errors.Is(err, fs.ErrExist) {
			return fmt.Errorf("it is damaged, and could not be put aside: %w", err)
		}
	}
	fmt.Fprintf(p.tell, "(%s was damaged, and is put aside as %s/%s. "+
		"Which tasks are yours is seen from your files; "+
		"what was judged, the hints that were open and where you are begin anew.)\n", File, kept.Dir, aside)
	p.fill()
	anew, err := p.json()
	if err == nil {
		err = safefile.Replace(p.file, text, anew)
	}
	if errors.Is(err, safefile.ErrChanged) {
		return nil // another command has begun it anew
	}
	return err
}
