// file.go has the schedule of puzzles read from disk and written there.

package puzzle

import (
	"errors"
	"fmt"
	"time"

	"mateinfive/ch05-full/keep"
	"mateinfive/internal/console"
	"mateinfive/internal/safefile"
)

// load reads the schedule beside a folder of games, and the text in which it stands. If lines of it
// cannot be read, news says so. The error says why there is none.
func load(folder string) (s Schedule, text, news string, err error) {
	text, err = keep.LoadPuzzles(folder)
	if err != nil {
		return s, "", "", err
	}
	file := console.Printable(keep.PuzzleFile(folder))
	s, err = ParseSchedule(text)
	switch {
	case errors.Is(err, ErrNoSchedule):
		return s, text, "", fmt.Errorf("%s is left as it is, and no puzzle comes again: %w; "+
			"rename it to begin anew", file, err)
	case err != nil:
		news = fmt.Sprintf("%s, %v; the line is left as it is, and the others hold", file, err)
	}
	return s, text, news, nil
}

// Note notes beside a folder of games that a puzzle was solved, or failed, and returns in how many
// days it comes again, or 0. If another program writes there at the same time, it notes it after
// that. See [Schedule.Note].
func Note(folder string, p Puzzle, isSolved bool, now time.Time) (days int, err error) {
	for range 10 {
		s, was, _, err := load(folder)
		if err != nil {
			return 0, err
		}
		days = s.Note(p, isSolved, now)
		text := s.String()
		if text == was {
			return days, nil
		}
		err = keep.SavePuzzles(folder, was, text)
		if !errors.Is(err, safefile.ErrChanged) {
			return days, err
		}
	}
	return 0, safefile.ErrChanged
}
