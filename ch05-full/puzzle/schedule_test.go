// schedule_test.go lets days pass, and reads schedules that are whole or broken.

package puzzle

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
)

// first is the day on which the tests begin, late in the evening.
var first = time.Date(2026, 11, 28, 23, 30, 0, 0, time.UTC)

// missedMate is a puzzle from a game, and waitingMate another.
func missedMate(t *testing.T) Puzzle {
	return Puzzle{
		Position: position(t, scholar),
		Best:     []chess.Move{{From: chess.H5, To: chess.F7}},
		Played:   chess.Move{From: chess.D2, To: chess.D3},
		From:     "from move 4 of Anna - Ben, *",
	}
}

func waitingMate(t *testing.T) Puzzle {
	return Puzzle{Position: position(t, waiting), Moves: 1, From: "from a test | of ours"}
}

func TestNote(t *testing.T) {
	tests := []struct {
		name  string
		deeds string // each a day, and + for solved or - for failed
		want  string // in how many days it comes again after each, 0 for never
	}{
		{name: "solved at first sight", deeds: "0+", want: "0"},
		{name: "failed", deeds: "0-", want: "1"},
		{name: "a day, three days, a week", deeds: "0- 1+ 4+ 11+", want: "1 3 7 0"},
		{name: "solved late", deeds: "0- 5+ 8+", want: "1 3 7"},
		{name: "failed again begins anew", deeds: "0- 1+ 4- 5+", want: "1 3 1 3"},
		{name: "failed twice on a day", deeds: "0- 0-", want: "1 1"},
		{name: "solved before it is due", deeds: "0- 0+ 1+", want: "1 1 3"},
		{name: "solved the day before it is due", deeds: "0- 1+ 3+ 4+", want: "1 3 1 7"},
		{name: "failed before it is due", deeds: "0- 1+ 2-", want: "1 3 1"},
		{name: "failed once it was learned", deeds: "0+ 9-", want: "0 1"},
		{name: "learned, and solved once more", deeds: "0+ 9+", want: "0 0"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var s Schedule
			p := waitingMate(t)
			var got []string
			for deed := range strings.FieldsSeq(tt.deeds) {
				var day int
				var how string
				fmt.Sscanf(deed, "%d%s", &day, &how)
				days := s.Note(p, how == "+", first.AddDate(0, 0, day))
				got = append(got, fmt.Sprint(days))
				due := s.Due(first.AddDate(0, 0, day+days))
				early := s.Due(first.AddDate(0, 0, day+days-1))
				if len(early) > 0 || (len(due) == 1) != (days > 0) {
					t.Errorf("after %s, in %d days: %d are due then, and %d on the day before",
						deed, days, len(due), len(early))
				}
			}
			if strings.Join(got, " ") != tt.want {
				t.Errorf("it comes again after %v, want %s", got, tt.want)
			}
		})
	}
}

func TestDue(t *testing.T) {
	var s Schedule
	s.Note(missedMate(t), false, first.AddDate(0, 0, 1))
	s.Note(waitingMate(t), false, first)
	due := s.Due(first.AddDate(0, 0, 9))
	if len(due) != 2 || due[0].Moves != 1 {
		t.Errorf("%v are due, want the mate in 1 first, which was due a day sooner", due)
	}
	if s.Knows(Puzzle{}) || !s.Knows(missedMate(t)) {
		t.Error("it knows others than those that were noted")
	}
}

// written is a schedule as it stands in a file.
const written = header + `
2026-11-29 | 0 | best h5f7 | d2d3 | ` + scholar + ` | from move 4 of Anna - Ben, *
learned | 3 | mate 1 | - | ` + waiting + ` | from a test | of ours
`

func TestWritten(t *testing.T) {
	var s Schedule
	s.Note(missedMate(t), false, first)
	s.Note(waitingMate(t), true, first)
	if got := s.String(); got != written {
		t.Errorf("it is written\n%s\nwant\n%s", got, written)
	}
}

func TestParseSchedule(t *testing.T) {
	const line = "2026-11-29 | 0 | mate 1 | - | " + waiting + " | from a test"
	tests := []struct {
		name, text string
		want       string // the error
		entries    int
	}{
		{name: "none", text: ""},
		{name: "no puzzle", text: header + "\n"},
		{name: "two", text: written, entries: 2},
		{name: "lines end as on Windows", text: strings.ReplaceAll(written, "\n", "\r\n"), entries: 2},
		{name: "no schedule", text: line, want: `its first line is not "mate-in-five puzzles 1"`},
		{name: "of a newer program", text: "mate-in-five puzzles 2\n" + line,
			want: `its first line is not "mate-in-five puzzles 1"`},
		{name: "cut off", text: written + "2026-11", entries: 2,
			want: "line 4: it has not six parts, with | between them"},
		{name: "no day", text: header + "\n" + strings.Replace(line, "29", "32", 1),
			want: `line 2: "2026-11-32" is no day such as 2026-11-29`},
		{name: "solved too often", text: header + "\n" + strings.Replace(line, "| 0", "| 3", 1),
			want: `line 2: solved "3" times does not go with 2026-11-29`},
		{name: "no task", text: header + "\n" + strings.Replace(line, "mate 1", "win", 1),
			want: `line 2: "win" is no task such as mate 2 or best h5f7`},
		{name: "too far", text: header + "\n" + strings.Replace(line, "mate 1", "mate 12", 1),
			want: `line 2: "mate 12" is no mate in 1 to 4`},
		{name: "no legal move", text: header + "\n" + strings.Replace(line, "mate 1", "best h1g2", 1),
			want: "line 2: the rook on h1 does not move like that..."},
		{name: "no position", text: header + "\n" + strings.Replace(line, "k7", "k9", 1), want: "line 2: ..."},
		{name: "no king", text: header + "\n" + strings.Replace(line, "k7", "8", 1), want: "line 2: ..."},
		{name: "the same twice", text: header + "\n" + line + "\n" + line, entries: 1,
			want: "line 3: the puzzle stands above as well"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s, err := ParseSchedule(tt.text)
			got := ""
			if err != nil {
				got = err.Error()
			}
			begin, _, open := strings.Cut(tt.want, "...")
			if got != tt.want && !(open && strings.HasPrefix(got, begin)) {
				t.Errorf("the error is %q, want %q", got, tt.want)
			}
			if len(s.entries) != tt.entries {
				t.Errorf("%d entries are read, want %d", len(s.entries), tt.entries)
			}
		})
	}
}

// A schedule that was read is written with the same lines, those that cannot be read last.
func FuzzSchedule(f *testing.F) {
	f.Add(written)
	f.Add(written + "2026-11\n\x1b[2J\n")
	f.Add(header)
	f.Fuzz(func(t *testing.T, text string) {
		s, err := ParseSchedule(text)
		if errors.Is(err, ErrNoSchedule) {
			return
		}
		again, _ := ParseSchedule(s.String())
		if again.String() != s.String() {
			t.Errorf("%q is written %q and then %q", text, s.String(), again.String())
		}
		if len(s.entries)+len(s.unread) > strings.Count(text, "\n")+1 {
			t.Errorf("%q has %d puzzles and %d other lines", text, len(s.entries), len(s.unread))
		}
	})
}
