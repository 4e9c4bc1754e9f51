// receiver_test.go reads methods with and without a star.

package tasks

import (
	"os"
	"path/filepath"
	"testing"
)

func TestChangesCopy(t *testing.T) {
	const said = "(b Board) at set.go:3 has no star: Set works on a copy of the Board, " +
		"and what it changes is gone when it returns. With a star: (b *Board)"
	tests := []struct{ name, text, ours, want string }{
		{
			name: "an array in it is written to",
			text: "func (b Board) Set(s int, p Piece) {\n\tb.squares[s] = p\n}", want: said,
		},
		{
			name: "a field is counted up",
			text: "func (b Board) Set() {\n\tb.n++\n}", want: said,
		},
		{
			name: "it calls what changes it, and the course has a star there",
			text: "func (b Board) Set() {\n\tb.clear()\n}", ours: "func (b *Board) Set() {}", want: said,
		},
		{name: "it has its star", text: "func (b *Board) Set() {\n\tb.n++\n}", ours: "func (b *Board) Set() {}"},
		{name: "it returns the copy", text: "func (b Board) With() Board {\n\tb.n++\n\treturn b\n}"},
		{name: "it only reads", text: "func (b Board) At(s int) Piece {\n\tp := b.squares[s]\n\treturn p\n}"},
		{name: "it does not compile", text: "func (b Board Set("},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := ChangesCopy("set.go", "package chess\n\n"+tt.text+"\n", "package chess\n\n"+tt.ours+"\n")
			if got != tt.want {
				t.Errorf("it says %q, want %q", got, tt.want)
			}
		})
	}
}

// The course's own methods change what they are meant to change.
func TestTheCourseChangesNoCopy(t *testing.T) {
	files, _ := filepath.Glob("../../ch*/*/*.go")
	if len(files) < 100 {
		t.Fatalf("there are %d files", len(files))
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if said := ChangesCopy(file, string(text), ""); said != "" || err != nil {
			t.Error(said, err)
		}
	}
}
