// schedule.go says when a puzzle comes again, and how that is written down.

package puzzle

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/mates"
	"mateinfive/internal/console"
)

// waits is after how many days a puzzle comes again: once it was failed, and then each time that it was
// solved, until it is learned. Each time it is remembered for longer, so it need not come as soon.
var waits = [...]int{1, 3, 7}

// A Schedule says which puzzles were failed and come again, and which are learned. The zero value has
// none.
type Schedule struct {
	entries []entry
	unread  []string // lines that say nothing to us, to be written as they are
}

// An entry is a puzzle in a schedule.
type entry struct {
	puzzle Puzzle
	due    string // the day when it comes again, such as 2026-11-29, or learned
	solved int    // how often, since it was failed
}

// learned stands in the place of a day for a puzzle that does not come again.
const learned = "learned"

// Due returns the puzzles that come again on a day or before, the oldest first.
func (s *Schedule) Due(now time.Time) (due []Puzzle) {
	today := now.Format(time.DateOnly)
	var entries []entry
	for _, e := range s.entries {
		if e.due != learned && e.due <= today {
			entries = append(entries, e)
		}
	}
	slices.SortStableFunc(entries, func(a, b entry) int { return cmp.Compare(a.due, b.due) })
	for _, e := range entries {
		due = append(due, e.puzzle)
	}
	return due
}

// Knows reports whether a puzzle is in the schedule.
func (s *Schedule) Knows(p Puzzle) bool { return s.find(p) >= 0 }

func (s *Schedule) find(p Puzzle) int {
	return slices.IndexFunc(s.entries, func(e entry) bool { return e.puzzle.Position == p.Position })
}

// Note notes that a puzzle was solved, or failed, and returns in how many days it comes again, or 0 if
// it is learned. One that is solved at first sight is learned; one that is not due stays as it is.
func (s *Schedule) Note(p Puzzle, isSolved bool, now time.Time) (days int) {
	i := s.find(p)
	if i < 0 {
		s.entries = append(s.entries, entry{puzzle: p, due: learned, solved: len(waits)})
		i = len(s.entries) - 1
	}
	e := &s.entries[i]
	switch {
	case !isSolved:
		e.solved = 0
	case e.due == learned:
		return 0
	case e.due > now.Format(time.DateOnly):
		return e.daysFrom(now)
	default:
		e.solved++
	}
	if e.solved == len(waits) {
		e.due = learned
		return 0
	}
	e.due = now.AddDate(0, 0, waits[e.solved]).Format(time.DateOnly)
	return waits[e.solved]
}

// daysFrom returns in how many days an entry that has a day is due.
func (e entry) daysFrom(now time.Time) int {
	due, _ := time.Parse(time.DateOnly, e.due)
	today, _ := time.Parse(time.DateOnly, now.Format(time.DateOnly))
	return int(due.Sub(today) / (24 * time.Hour))
}

// header is the first line of a schedule. The number changes if an older program would
// misunderstand what stands in it.
const header = "mate-in-five puzzles 1"

// ParseSchedule reads a schedule that [Schedule.String] has written; an empty text has no puzzles. A
// line that cannot be read is an error with the number of the line, but the schedule has all
// others, and keeps that line. If the text is no schedule, it is ErrNoSchedule.
func ParseSchedule(text string) (s Schedule, err error) {
	if strings.TrimSpace(text) == "" {
		return s, nil
	}
	first, rest, _ := strings.Cut(text, "\n")
	if strings.TrimSpace(first) != header {
		return s, ErrNoSchedule
	}
	number := 1
	seen := make(map[chess.Position]bool)
	for line := range strings.Lines(rest) {
		number++
		line = strings.TrimRight(line, "\r\n")
		if line == "" {
			continue
		}
		e, wrong := parseEntry(line)
		if wrong == nil && seen[e.puzzle.Position] {
			wrong = errors.New("the puzzle stands above as well")
		}
		if wrong != nil {
			s.unread = append(s.unread, line)
			err = cmp.Or(err, fmt.Errorf("line %d: %w", number, wrong))
			continue
		}
		seen[e.puzzle.Position] = true
		s.entries = append(s.entries, e)
	}
	return s, err
}

// ErrNoSchedule says that a text is no schedule, or one of a newer program.
var ErrNoSchedule = fmt.Errorf("its first line is not %q", header)

// String writes a schedule, a puzzle a line: when it comes again, how often it was solved, what is to
// be found, what was played in the game, the position, and where it is from.
func (s *Schedule) String() string {
	var text strings.Builder
	text.WriteString(header + "\n")
	for _, e := range s.entries {
		text.WriteString(e.String() + "\n")
	}
	for _, line := range s.unread {
		text.WriteString(line + "\n")
	}
	return text.String()
}

const between = " | " // the parts of a line

func (e entry) String() string {
	p := e.puzzle
	task := fmt.Sprint("mate ", p.Moves)
	if p.Best != nil {
		task = "best"
		for _, m := range p.Best {
			task += " " + m.String()
		}
	}
	played := "-"
	if p.Played != (chess.Move{}) {
		played = p.Played.String()
	}
	parts := []string{
		e.due, fmt.Sprint(e.solved), task, played, p.Position.FEN(), console.Printable(p.From),
	}
	return strings.Join(parts, between)
}

// parseEntry reads a line. What is wrong with it is a sentence.
func parseEntry(line string) (e entry, err error) {
	parts := strings.SplitN(line, between, 6)
	if len(parts) < 6 || parts[5] == "" {
		return e, errors.New("it has not six parts, with | between them")
	}
	if e.due = parts[0]; e.due != learned {
		if _, err := time.Parse(time.DateOnly, e.due); err != nil {
			return e, fmt.Errorf("%s is no day such as 2026-11-29", chess.Quote(e.due))
		}
	}
	solved := strings.Index("0123", parts[1])
	if len(parts[1]) != 1 || solved < 0 || (solved == len(waits)) != (e.due == learned) {
		return e, fmt.Errorf("solved %s times does not go with %s", chess.Quote(parts[1]), e.due)
	}
	e.solved = solved
	p := Puzzle{From: parts[5]}
	if p.Position, err = chess.ParseFEN(parts[4]); err != nil {
		return e, err
	}
	if _, err := mates.New(p.Position, 0); err != nil {
		return e, err
	}
	if err := p.parseTask(parts[2]); err != nil {
		return e, err
	}
	if parts[3] != "-" {
		played, err := parseLine(p.Position, parts[3:4])
		if err != nil {
			return e, err
		}
		p.Played = played[0]
	}
	e.puzzle = p
	return e, nil
}

// parseTask reads what is to be found: "mate 2", or "best h5f7 e8e7".
func (p *Puzzle) parseTask(task string) (err error) {
	words := strings.Fields(task)
	isBest := len(words) >= 2 && len(words) <= 4 && words[0] == "best"
	isMate := len(words) == 2 && words[0] == "mate"
	if !isBest && !isMate {
		return fmt.Errorf("%s is no task such as mate 2 or best h5f7", chess.Quote(task))
	}
	if isBest {
		p.Best, err = parseLine(p.Position, words[1:])
		return err
	}
	p.Moves = strings.Index("01234", words[1])
	if len(words[1]) != 1 || p.Moves < 1 {
		return fmt.Errorf("%s is no mate in 1 to 4", chess.Quote(task))
	}
	return nil
}

// parseLine reads moves that can be played one after the other.
func parseLine(p chess.Position, words []string) (line []chess.Move, err error) {
	for _, word := range words {
		m, err := chess.ParseMove(word)
		if err != nil {
			return nil, err
		}
		if err := p.Refusal(m); err != nil {
			return nil, err
		}
		p.Make(m)
		line = append(line, m)
	}
	return line, nil
}
