// find_test.go looks for puzzles in files and folders.

package puzzle

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestRead(t *testing.T) {
	tests := []struct {
		words string
		want  Search
		err   string // how the error begins
	}{
		{words: "", want: Search{}},
		{words: "3", want: Search{Moves: 3}},
		{words: "my games.pgn", want: Search{File: "my games.pgn"}},
		{words: "solution", err: "there is no puzzle here"},
		{words: "5", err: "a puzzle is a mate in 1 to 4"},
		{words: "easy", err: "a puzzle is a mate in 1 to 4"},
	}
	for _, tt := range tests {
		t.Run(tt.words, func(t *testing.T) {
			var got Search
			err := got.Read(strings.Fields(tt.words))
			if (err == nil) != (tt.err == "") || err != nil && !strings.HasPrefix(err.Error(), tt.err) {
				t.Errorf("the error is %v, want %q", err, tt.err)
			}
			if err == nil && (got.Moves != tt.want.Moves || got.File != tt.want.File) {
				t.Errorf("it is %+v, want %+v", got, tt.want)
			}
		})
	}
}

func TestFind(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "1.pgn")
	text := "[White \"Anna\"]\n[BlackPlayer \"level3\"]\n\n" + missed
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	const mate = "White to move: one move is much better than all others, from move 4 of Anna - Black, *"
	tests := []struct {
		name   string
		search Search
		want   string
	}{
		{name: "in a file", search: Search{File: file}, want: mate},
		{name: "in a kept game", search: Search{Folder: folder}, want: mate},
		{
			name: "a mate of ours, if one is wanted", search: Search{Folder: folder, Moves: 3},
			want: "White mates in 3, from a game that the program has played",
		},
		{
			name: "what the program had to find is none", search: Search{File: file, Known: []string{scholar}},
			want: "there is no other puzzle in that file: ...",
		},
		{name: "no file", search: Search{File: file + "x"}, want: file + "x cannot be read: ..."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := tt.search.Find(context.Background(), func(string) {})
			got := p.String() + ", " + p.From
			if err != nil {
				got = err.Error()
			}
			begin, _, open := strings.Cut(tt.want, "...")
			if got != tt.want && !(open && strings.HasPrefix(got, begin)) {
				t.Errorf("%s, want %s", got, tt.want)
			}
		})
	}
}

// What turned out to be no puzzle is not looked at again, unless it is a mate.
func TestVain(t *testing.T) {
	s := Search{Vain: []string{scholar}}
	p := missedMate(t)
	if !s.knows(p) {
		t.Error("it is looked at again")
	}
	if p.Moves = 1; s.knows(p) {
		t.Error("a mate is passed over")
	}
}

// A search in a file goes on where it found the last puzzle, and begins anew if the file has changed.
func TestFindGoesOn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "1.pgn")
	if err := os.WriteFile(file, []byte("1. e4 *\n\n"+missed), 0o644); err != nil {
		t.Fatal(err)
	}
	s := Search{File: file}
	reviewsFirst := func() bool {
		reviews := false
		f, err := s.Find(t.Context(), func(text string) {
			reviews = reviews || strings.HasPrefix(text, "game 1: ")
		})
		if err == nil {
			s.Known = append(s.Known, f.Position.FEN())
		}
		return reviews
	}
	if !reviewsFirst() || len(s.Known) != 1 {
		t.Error("the first puzzle is found without a look at the first game")
	}
	if reviewsFirst() {
		t.Error("the next one is looked for in the first game again")
	}
	later := time.Now().Add(time.Hour)
	if err := os.Chtimes(file, later, later); err != nil {
		t.Fatal(err)
	}
	if !reviewsFirst() {
		t.Error("the file has changed, and the first game is not looked at")
	}
}

// A search for another puzzle in the same file begins anew: what was passed over may be one now.
func TestFindBeginsAnew(t *testing.T) {
	file := filepath.Join(t.TempDir(), "1.pgn")
	text := "[White \"Anna\"]\n[Black \"Bert\"]\n\n" + missed
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name          string
		first, second Search
	}{
		{name: "any puzzle after a mate in 3", first: Search{Moves: 3}},
		{name: "for another person", first: Search{Person: "Bert"}, second: Search{Person: "Anna"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.first.File, tt.second.File = file, file
			if f, err := tt.first.Find(t.Context(), func(string) {}); err == nil {
				t.Fatalf("the first search finds %v", f)
			}
			tt.second.Place = tt.first.Place
			if _, err := tt.second.Find(t.Context(), func(string) {}); err != nil {
				t.Errorf("the second search: %v", err)
			}
		})
	}
}
