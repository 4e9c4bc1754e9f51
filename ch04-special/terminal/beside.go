// beside.go draws several boards on one screen.

package terminal

import (
	"fmt"
	"slices"
	"strings"
)

// A titledBoard is a diagram with what it shows.
type titledBoard struct{ title, diagram string }

// boardColumn is how wide a board is with its title and a gap.
const boardColumn = 26

// sayBoards draws boards beside each other, as many as the screen is wide.
func (s *session) sayBoards(boards ...titledBoard) {
	for row := range slices.Chunk(boards, max(1, s.width/boardColumn)) {
		lines := make([]string, 1+9)
		for _, b := range row {
			for i, line := range strings.Split(b.title+"\n"+strings.TrimSuffix(b.diagram, "\n"), "\n") {
				lines[i] += fmt.Sprintf("%-*s", boardColumn, line)
			}
		}
		for _, line := range lines {
			s.say("%s", strings.TrimRight(line, " "))
		}
	}
}
