// beside_test.go draws boards on screens of several widths.

package terminal

import (
	"strings"
	"testing"
)

func TestSayBoards(t *testing.T) {
	board := titledBoard{"a board", startDiagram}
	tests := []struct {
		name          string
		width, boards int
		wantLines     int
		wantFirst     string
	}{
		{"three beside each other", 80, 3, 10, "a board                   a board                   a board"},
		{"the fourth below", 80, 4, 20, "a board                   a board                   a board"},
		{"a narrow screen", 40, 2, 20, "a board"},
		{"a screen that is narrower than a board", 20, 1, 10, "a board"},
		{"no board", 80, 0, 0, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var screen strings.Builder
			s := newSession(&screen, Options{width: tt.width})
			var boards []titledBoard
			for range tt.boards {
				boards = append(boards, board)
			}
			s.sayBoards(boards...)
			first, _, _ := strings.Cut(screen.String(), "\n")
			compare(t, first, tt.wantFirst)
			if lines := strings.Count(screen.String(), "\n"); lines != tt.wantLines {
				t.Errorf("they take %d lines, want %d:\n%s", lines, tt.wantLines, screen.String())
			}
		})
	}
}
