// file_test.go notes on disk how puzzles went.

package puzzle

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mateinfive/ch05-full/keep"
)

// holds fails the test unless the file for puzzles beside a folder holds a text.
func holds(t *testing.T, folder, want string) {
	t.Helper()
	got, err := os.ReadFile(keep.PuzzleFile(folder))
	if err != nil || string(got) != want {
		t.Errorf("the file holds\n%s, %v\nwant\n%s", got, err, want)
	}
}

func TestNoteOnDisk(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "data", "games") // neither is there
	if days, err := Note(folder, missedMate(t), false, first); days != 1 || err != nil {
		t.Fatalf("it comes again in %d days, %v", days, err)
	}
	if days, err := Note(folder, waitingMate(t), true, first); days != 0 || err != nil {
		t.Fatalf("it comes again in %d days, %v", days, err)
	}
	holds(t, folder, written)
}

func TestNoteInAFileThatIsThere(t *testing.T) {
	const broken = "2026-11\n"
	tests := []struct {
		name, was string
		want      string
		err       string // a part of it
	}{
		{name: "an empty one", was: "", want: header + written[len(header):strings.Index(written, "learned")]},
		{name: "a line that cannot be read stays", was: header + "\n" + broken,
			want: written[:strings.Index(written, "learned")] + broken},
		{name: "of a newer program", was: "mate-in-five puzzles 2\n", want: "mate-in-five puzzles 2\n",
			err: "is left as it is, and no puzzle comes again: its first line is not "},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			folder := filepath.Join(t.TempDir(), "games")
			if err := os.WriteFile(keep.PuzzleFile(folder), []byte(tt.was), 0o644); err != nil {
				t.Fatal(err)
			}
			_, err := Note(folder, missedMate(t), false, first)
			if (err == nil) != (tt.err == "") || err != nil && !strings.Contains(err.Error(), tt.err) {
				t.Errorf("the error is %v, want %q", err, tt.err)
			}
			holds(t, folder, tt.want)
		})
	}
}

// What is due comes first, then what was never solved.
func TestFindWhatIsDue(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "games")
	due := strings.Replace(written, "learned | 3", "2026-11-28 | 1", 1) + "2026-11\n"
	if err := os.WriteFile(keep.PuzzleFile(folder), []byte(due), 0o644); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name   string
		search Search
		days   int // later
		want   string
		due    int
	}{
		{name: "one", want: "White mates in 1", due: 1},
		{name: "two, the oldest first", days: 1, want: "White mates in 1", due: 2},
		{name: "the other was shown", search: Search{Known: []string{waiting}}, days: 1, due: 1,
			want: "White to move: one move is much better than all others"},
		{name: "none is a mate in 3", search: Search{Moves: 3}, days: 1, want: "White mates in 3"},
		{name: "none is due yet", days: -9, want: "White mates in 2"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.search.Folder = folder
			tt.search.Now = first.AddDate(0, 0, tt.days)
			f, err := tt.search.Find(context.Background(), func(string) {})
			if err != nil || f.Puzzle.String() != tt.want || f.Due != tt.due {
				t.Errorf("%v, and %d are due, %v; want %s and %d", f.Puzzle, f.Due, err, tt.want, tt.due)
			}
			const news = "puzzles, line 4: it has not six parts, with | between them; " +
				"the line is left as it is, and the others hold"
			if !strings.HasSuffix(f.News, news) {
				t.Errorf("the news is %q, want %q", f.News, news)
			}
		})
	}
}
